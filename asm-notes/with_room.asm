; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- with_room, level scalar: 138 instructions, inner loops: 98
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    mov          QWORD PTR [rsp-0x38],rsi
    test         edi,edi
    je           .L3
    mov          r15,QWORD PTR [rcx+0x28]
    mov          rax,QWORD PTR [rcx+0x8]
    mov          QWORD PTR [rsp-0x18],rax
    mov          rax,QWORD PTR [rcx+0x10]
    mov          QWORD PTR [rsp-0x20],rax
    mov          rax,QWORD PTR [rcx+0x18]
    mov          QWORD PTR [rsp-0x28],rax
    mov          rax,QWORD PTR [rcx+0x20]
    mov          QWORD PTR [rsp-0x30],rax
    movzx        eax,BYTE PTR [rcx]
    mov          BYTE PTR [rsp-0x39],al
    mov          edi,edi
    mov          rax,QWORD PTR [rdx]
    mov          QWORD PTR [rsp-0x8],rax
    mov          rax,QWORD PTR [rdx+0x8]
    mov          QWORD PTR [rsp-0x10],rax
    mov          rdx,QWORD PTR [rdx+0x10]
    xor          eax,eax
    movabs       r12,0x5555555555555555
    movabs       r13,0x3333333333333333
    movabs       r9,0xf0f0f0f0f0f0f0f
    movabs       r10,0x101010101010101
    jmp          .L2
.L1:
  | lea          r14,[rdi-0x1]
  | and          rdi,r14
  | add          r11,rbx
  | add          r8,r11
  | cmp          r8,r15
  | setbe        r8b
  | and          r8b,bpl
  | movzx        r8d,r8b
  | shl          r8d,cl
  | or           eax,r8d
  | test         rdi,rdi
  | je           .L4
.L2:
  | tzcnt        rcx,rdi
  | mov          rsi,QWORD PTR [rsp-0x38]
  | mov          r8,QWORD PTR [rsi+rcx*8+0x100]
  | and          r8,QWORD PTR [rsp-0x10]
  | mov          r11,r8
  | shr          r11,1
  | and          r11,r12
  | sub          r8,r11
  | mov          r11,r8
  | and          r11,r13
  | shr          r8,0x2
  | and          r8,r13
  | add          r8,r11
  | mov          r11,r8
  | shr          r11,0x4
  | add          r11,r8
  | and          r11,r9
  | imul         r11,r10
  | shr          r11,0x38
  | mov          r8,QWORD PTR [rsi+rcx*8]
  | and          r8,QWORD PTR [rsp-0x8]
  | mov          rbx,r8
  | shr          rbx,1
  | and          rbx,r12
  | sub          r8,rbx
  | mov          rbx,r8
  | and          rbx,r13
  | shr          r8,0x2
  | and          r8,r13
  | add          r8,rbx
  | mov          rbx,r8
  | shr          rbx,0x4
  | add          rbx,r8
  | and          rbx,r9
  | imul         rbx,r10
  | shr          rbx,0x38
  | mov          rbp,QWORD PTR [rsi+rcx*8+0x200]
  | and          rbp,rdx
  | mov          r8,rbp
  | shr          r8,1
  | and          r8,r12
  | sub          rbp,r8
  | mov          r8,rbp
  | and          r8,r13
  | shr          rbp,0x2
  | and          rbp,r13
  | add          rbp,r8
  | mov          r8,rbp
  | shr          r8,0x4
  | add          r8,rbp
  | and          r8,r9
  | imul         r8,r10
  | shr          r8,0x38
  | mov          bpl,0x1
  | test         BYTE PTR [rsp-0x39],0x1
  | je           .L1
  | mov          rsi,r13
  | mov          r13,r10
  | mov          r10,r9
  | mov          r9,r12
  | mov          r12,rdx
  | mov          rdx,QWORD PTR [rsp-0x18]
  | lea          rbp,[rdx+rbx*1]
  | mov          rdx,QWORD PTR [rsp-0x38]
  | mov          r14,QWORD PTR [rdx+rcx*8+0x300]
  | add          r14,QWORD PTR [rsp-0x30]
  | cmp          rbp,r14
  | setbe        bpl
  | mov          rdx,r15
  | mov          r15,QWORD PTR [rsp-0x20]
  | add          r15,r11
  | cmp          r15,r14
  | setbe        r15b
  | and          r15b,bpl
  | mov          rbp,QWORD PTR [rsp-0x28]
  | add          rbp,r8
  | cmp          rbp,r14
  | setbe        bpl
  | and          bpl,r15b
  | mov          r15,rdx
  | mov          rdx,r12
  | mov          r12,r9
  | mov          r9,r10
  | mov          r10,r13
  | mov          r13,rsi
  | jmp          .L1
.L3:
    xor          eax,eax
.L4:
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    ret

; ---- with_room, level sse2: 256 instructions, inner loops: 192
    sub          rsp,0x88
    movabs       rax,0x7fffffffffffffff
    xor          rax,QWORD PTR [rcx+0x28]
    movq         xmm0,rax
    pshufd       xmm0,xmm0,0x44
    movdqa       XMMWORD PTR [rsp+0x30],xmm0
    movzx        r9d,BYTE PTR [rcx]
    mov          rax,QWORD PTR [rcx+0x20]
    inc          rax
    movq         xmm0,rax
    pshufd       xmm0,xmm0,0x44
    movdqa       XMMWORD PTR [rsp+0x70],xmm0
    movq         xmm0,QWORD PTR [rdx]
    pshufd       xmm4,xmm0,0x44
    movdqa       xmm3,XMMWORD PTR [rip+.D1]
    movdqa       XMMWORD PTR [rsp+0x20],xmm4
    pand         xmm4,xmm3
    movdqu       xmm0,XMMWORD PTR [rdx+0x8]
    pshufd       xmm6,xmm0,0x44
    movdqa       XMMWORD PTR [rsp+0x10],xmm6
    pand         xmm6,xmm3
    pshufd       xmm8,xmm0,0xee
    movdqa       XMMWORD PTR [rsp],xmm8
    pand         xmm8,xmm3
    movq         xmm0,QWORD PTR [rcx+0x8]
    pshufd       xmm0,xmm0,0x44
    movdqa       XMMWORD PTR [rsp+0x60],xmm0
    movq         xmm0,QWORD PTR [rcx+0x10]
    pshufd       xmm0,xmm0,0x44
    movdqa       XMMWORD PTR [rsp+0x50],xmm0
    movq         xmm0,QWORD PTR [rcx+0x18]
    pshufd       xmm0,xmm0,0x44
    movdqa       XMMWORD PTR [rsp+0x40],xmm0
    xor          r8d,r8d
    mov          edx,0x4
    movdqa       xmm12,XMMWORD PTR [rip+.D2]
    movdqa       xmm13,XMMWORD PTR [rip+.D3]
    movdqa       xmm14,XMMWORD PTR [rip+.D4]
    pcmpeqd      xmm15,xmm15
    xor          eax,eax
    movdqa       xmm11,XMMWORD PTR [rip+.D5]
    movdqa       xmm7,XMMWORD PTR [rip+.D6]
.L1:
    test         rdx,rdx
    je           .L5
    mov          rcx,r8
    add          r8,0x8
    dec          rdx
    mov          r10d,edi
    shr          r10d,cl
    test         r10b,r10b
    je           .L1
    cmp          rcx,0x19
    jae          .L6
    mov          r10d,0x4
    jmp          .L4
.L2:
  | movdqa       xmm5,xmm11
  | movdqu       xmm11,XMMWORD PTR [rsi+rcx*8+0x300]
  | paddq        xmm11,XMMWORD PTR [rsp+0x70]
  | movdqu       xmm1,XMMWORD PTR [rsi+rcx*8]
  | movdqu       xmm0,XMMWORD PTR [rsi+rcx*8+0x100]
  | movdqu       xmm10,XMMWORD PTR [rsi+rcx*8+0x200]
  | movdqa       xmm2,XMMWORD PTR [rsp+0x20]
  | pand         xmm2,xmm1
  | pand         xmm1,xmm4
  | psrlq        xmm2,0x1
  | pand         xmm2,xmm3
  | paddq        xmm2,xmm1
  | movdqa       xmm1,xmm2
  | pand         xmm1,xmm12
  | psrlq        xmm2,0x2
  | pand         xmm2,xmm12
  | paddq        xmm2,xmm1
  | movdqa       xmm1,xmm2
  | psrlq        xmm1,0x4
  | paddq        xmm1,xmm2
  | pand         xmm1,xmm13
  | movdqa       xmm2,xmm1
  | psrlq        xmm2,0x8
  | paddq        xmm2,xmm1
  | movdqa       xmm9,xmm2
  | psrlq        xmm9,0x10
  | paddq        xmm9,xmm2
  | movdqa       xmm1,xmm9
  | psrlq        xmm1,0x20
  | paddq        xmm1,xmm9
  | pand         xmm1,xmm14
  | movdqa       xmm2,XMMWORD PTR [rsp+0x60]
  | paddq        xmm2,xmm1
  | pxor         xmm2,xmm15
  | paddq        xmm2,xmm11
  | movdqa       xmm9,XMMWORD PTR [rsp+0x10]
  | pand         xmm9,xmm0
  | pand         xmm0,xmm6
  | psrlq        xmm9,0x1
  | pand         xmm9,xmm3
  | paddq        xmm9,xmm0
  | movdqa       xmm0,xmm9
  | pand         xmm0,xmm12
  | psrlq        xmm9,0x2
  | pand         xmm9,xmm12
  | paddq        xmm9,xmm0
  | movdqa       xmm0,xmm9
  | psrlq        xmm0,0x4
  | paddq        xmm0,xmm9
  | pand         xmm0,xmm13
  | movdqa       xmm9,xmm0
  | psrlq        xmm9,0x8
  | paddq        xmm9,xmm0
  | movdqa       xmm0,xmm9
  | psrlq        xmm0,0x10
  | paddq        xmm0,xmm9
  | movdqa       xmm9,xmm0
  | psrlq        xmm9,0x20
  | paddq        xmm9,xmm0
  | pand         xmm9,xmm14
  | movdqa       xmm0,XMMWORD PTR [rsp+0x50]
  | paddq        xmm0,xmm9
  | pxor         xmm0,xmm15
  | paddq        xmm0,xmm11
  | por          xmm0,xmm2
  | movdqa       xmm2,XMMWORD PTR [rsp]
  | pand         xmm2,xmm10
  | pand         xmm10,xmm8
  | psrlq        xmm2,0x1
  | pand         xmm2,xmm3
  | paddq        xmm2,xmm10
  | movdqa       xmm10,xmm2
  | pand         xmm10,xmm12
  | psrlq        xmm2,0x2
  | pand         xmm2,xmm12
  | paddq        xmm2,xmm10
  | movdqa       xmm10,xmm2
  | psrlq        xmm10,0x4
  | paddq        xmm10,xmm2
  | pand         xmm10,xmm13
  | movdqa       xmm2,xmm10
  | psrlq        xmm2,0x8
  | paddq        xmm2,xmm10
  | movdqa       xmm10,xmm2
  | psrlq        xmm10,0x10
  | paddq        xmm10,xmm2
  | movdqa       xmm2,xmm10
  | psrlq        xmm2,0x20
  | paddq        xmm2,xmm10
  | paddq        xmm1,XMMWORD PTR [rsp+0x30]
  | pand         xmm2,xmm14
  | paddq        xmm9,xmm2
  | paddq        xmm9,xmm1
  | paddq        xmm2,XMMWORD PTR [rsp+0x40]
  | pxor         xmm2,xmm15
  | paddq        xmm2,xmm11
  | movdqa       xmm11,xmm5
  | por          xmm2,xmm9
  | por          xmm2,xmm0
.L3:
  | pxor         xmm2,xmm11
  | pcmpgtd      xmm2,xmm7
  | pxor         xmm2,xmm15
  | movmskpd     r11d,xmm2
  | shl          r11d,cl
  | or           eax,r11d
  | add          rcx,0x2
  | dec          r10
  | je           .L1
.L4:
  | test         r9b,r9b
  | jne          .L2
  | movdqu       xmm2,XMMWORD PTR [rsi+rcx*8]
  | movdqu       xmm0,XMMWORD PTR [rsi+rcx*8+0x100]
  | movdqu       xmm1,XMMWORD PTR [rsi+rcx*8+0x200]
  | movdqa       xmm9,XMMWORD PTR [rsp+0x20]
  | pand         xmm9,xmm2
  | pand         xmm2,xmm4
  | psrlq        xmm9,0x1
  | pand         xmm9,xmm3
  | paddq        xmm9,xmm2
  | movdqa       xmm2,xmm9
  | pand         xmm2,xmm12
  | psrlq        xmm9,0x2
  | pand         xmm9,xmm12
  | paddq        xmm9,xmm2
  | movdqa       xmm2,xmm9
  | psrlq        xmm2,0x4
  | paddq        xmm2,xmm9
  | pand         xmm2,xmm13
  | movdqa       xmm9,xmm2
  | psrlq        xmm9,0x8
  | paddq        xmm9,xmm2
  | movdqa       xmm2,xmm9
  | psrlq        xmm2,0x10
  | paddq        xmm2,xmm9
  | movdqa       xmm10,xmm2
  | psrlq        xmm10,0x20
  | paddq        xmm10,xmm2
  | pand         xmm10,xmm14
  | paddq        xmm10,XMMWORD PTR [rsp+0x30]
  | movdqa       xmm2,XMMWORD PTR [rsp+0x10]
  | pand         xmm2,xmm0
  | pand         xmm0,xmm6
  | psrlq        xmm2,0x1
  | pand         xmm2,xmm3
  | paddq        xmm2,xmm0
  | movdqa       xmm0,xmm2
  | pand         xmm0,xmm12
  | psrlq        xmm2,0x2
  | pand         xmm2,xmm12
  | paddq        xmm2,xmm0
  | movdqa       xmm0,xmm2
  | psrlq        xmm0,0x4
  | paddq        xmm0,xmm2
  | pand         xmm0,xmm13
  | movdqa       xmm2,xmm0
  | psrlq        xmm2,0x8
  | paddq        xmm2,xmm0
  | movdqa       xmm9,xmm2
  | psrlq        xmm9,0x10
  | paddq        xmm9,xmm2
  | movdqa       xmm0,xmm9
  | psrlq        xmm0,0x20
  | paddq        xmm0,xmm9
  | pand         xmm0,xmm14
  | movdqa       xmm2,XMMWORD PTR [rsp]
  | pand         xmm2,xmm1
  | pand         xmm1,xmm8
  | psrlq        xmm2,0x1
  | pand         xmm2,xmm3
  | paddq        xmm2,xmm1
  | movdqa       xmm1,xmm2
  | pand         xmm1,xmm12
  | psrlq        xmm2,0x2
  | pand         xmm2,xmm12
  | paddq        xmm2,xmm1
  | movdqa       xmm1,xmm2
  | psrlq        xmm1,0x4
  | paddq        xmm1,xmm2
  | pand         xmm1,xmm13
  | movdqa       xmm2,xmm1
  | psrlq        xmm2,0x8
  | paddq        xmm2,xmm1
  | movdqa       xmm1,xmm2
  | psrlq        xmm1,0x10
  | paddq        xmm1,xmm2
  | movdqa       xmm2,xmm1
  | psrlq        xmm2,0x20
  | paddq        xmm2,xmm1
  | pand         xmm2,xmm14
  | paddq        xmm2,xmm0
  | paddq        xmm2,xmm10
  | jmp          .L3
.L5:
    and          eax,edi
    add          rsp,0x88
    ret
.L6:
  ! lea          rax,[rip+.D7]
  ! mov          edx,0x20
  ! mov          rdi,rcx
  ! mov          rsi,r8
  ! mov          rcx,rax
  ! call         core::slice::index::slice_index_fail

; ---- with_room, level avx2: 111 instructions, inner loops: none
    vmovdqu      ymm0,YMMWORD PTR [rsi+0x520]
    mov          r8,QWORD PTR [rcx]
    movzx        eax,BYTE PTR [rcx+0x20]
    mov          r9,QWORD PTR [rdx]
    mov          r10d,r9d
    shr          r9,0x20
    vmovd        xmm1,r10d
    vpbroadcastd ymm1,xmm1
    vmovdqa      ymm3,YMMWORD PTR [rip+.D1]
    vpshufb      ymm1,ymm1,ymm3
    vpbroadcastq ymm4,QWORD PTR [rip+.D2]
    vpand        ymm1,ymm1,ymm4
    vpcmpeqb     ymm1,ymm1,ymm4
    vmovd        xmm2,r9d
    vpbroadcastd ymm2,xmm2
    vpshufb      ymm2,ymm2,ymm3
    vpand        ymm2,ymm2,ymm4
    vpcmpeqb     ymm2,ymm2,ymm4
    vpaddb       ymm1,ymm2,ymm1
    vpermq       ymm2,ymm1,0xee
    vpermq       ymm1,ymm1,0x44
    vpalignr     ymm5,ymm2,ymm1,0x9
    vpsrldq      ymm2,ymm2,0x2
    vpshufb      ymm1,ymm1,YMMWORD PTR [rsi+0x400]
    vpshufb      ymm5,ymm5,YMMWORD PTR [rsi+0x420]
    vpshufb      ymm2,ymm2,YMMWORD PTR [rsi+0x440]
    vpaddb       ymm1,ymm5,ymm1
    vpaddb       ymm1,ymm1,ymm2
    vpxor        xmm2,xmm2,xmm2
    cmp          r8,0x1
    jne          .L1
    mov          r9d,eax
    sub          r9b,BYTE PTR [rcx+0x8]
    vmovd        xmm2,r9d
    vpbroadcastb ymm2,xmm2
    vpaddsb      ymm2,ymm2,ymm0
    vpaddb       ymm2,ymm2,ymm1
.L1:
    mov          r9,QWORD PTR [rdx+0x8]
    mov          r10d,r9d
    shr          r9,0x20
    vmovd        xmm5,r10d
    vpbroadcastd ymm5,xmm5
    vpshufb      ymm5,ymm5,ymm3
    vpand        ymm5,ymm5,ymm4
    vpcmpeqb     ymm5,ymm5,ymm4
    vmovd        xmm6,r9d
    vpbroadcastd ymm6,xmm6
    vpshufb      ymm6,ymm6,ymm3
    vpand        ymm6,ymm6,ymm4
    vpcmpeqb     ymm6,ymm6,ymm4
    vpaddb       ymm5,ymm6,ymm5
    vpermq       ymm6,ymm5,0xee
    vpermq       ymm5,ymm5,0x44
    vpalignr     ymm7,ymm6,ymm5,0x9
    vpshufb      ymm5,ymm5,YMMWORD PTR [rsi+0x460]
    vpsrldq      ymm6,ymm6,0x2
    vpshufb      ymm7,ymm7,YMMWORD PTR [rsi+0x480]
    vpaddb       ymm5,ymm7,ymm5
    vpshufb      ymm6,ymm6,YMMWORD PTR [rsi+0x4a0]
    vpaddb       ymm5,ymm5,ymm6
    test         r8b,r8b
    je           .L2
    mov          r9d,eax
    sub          r9b,BYTE PTR [rcx+0x10]
    vmovd        xmm6,r9d
    vpbroadcastb ymm6,xmm6
    vpaddsb      ymm6,ymm6,ymm0
    vpaddb       ymm6,ymm6,ymm5
    vpor         ymm2,ymm2,ymm6
.L2:
    mov          r9,QWORD PTR [rcx+0x28]
    mov          rdx,QWORD PTR [rdx+0x10]
    mov          r10d,edx
    shr          rdx,0x20
    vmovd        xmm6,r10d
    vpbroadcastd ymm6,xmm6
    vpshufb      ymm6,ymm6,ymm3
    vpand        ymm6,ymm6,ymm4
    vpcmpeqb     ymm6,ymm6,ymm4
    vmovd        xmm7,edx
    vpbroadcastd ymm7,xmm7
    vpshufb      ymm3,ymm7,ymm3
    vpand        ymm3,ymm3,ymm4
    vpcmpeqb     ymm3,ymm3,ymm4
    vpaddb       ymm3,ymm3,ymm6
    vpermq       ymm4,ymm3,0xee
    vpermq       ymm3,ymm3,0x44
    vpalignr     ymm6,ymm4,ymm3,0x9
    vpshufb      ymm3,ymm3,YMMWORD PTR [rsi+0x4c0]
    vpsrldq      ymm4,ymm4,0x2
    vpshufb      ymm6,ymm6,YMMWORD PTR [rsi+0x4e0]
    vpaddb       ymm3,ymm6,ymm3
    vpshufb      ymm4,ymm4,YMMWORD PTR [rsi+0x500]
    vpaddb       ymm3,ymm3,ymm4
    test         r8b,r8b
    je           .L3
    sub          al,BYTE PTR [rcx+0x18]
    vmovd        xmm4,eax
    vpbroadcastb ymm4,xmm4
    vpaddsb      ymm0,ymm4,ymm0
    vpaddb       ymm0,ymm0,ymm3
    vpor         ymm2,ymm2,ymm0
.L3:
    vmovd        xmm0,r9d
    vpbroadcastb ymm0,xmm0
    vpaddb       ymm0,ymm1,ymm0
    vpaddb       ymm0,ymm5,ymm0
    vpaddb       ymm0,ymm3,ymm0
    vpor         ymm0,ymm0,ymm2
    vpmovmskb    eax,ymm0
    andn         eax,eax,edi
    vzeroupper
    ret

; ---- with_room, level avx512: 108 instructions, inner loops: 42, 10
    movabs       rax,0x7fffffffffffffff
    xor          rax,QWORD PTR [rcx+0x28]
    vpbroadcastq zmm0,rax
    mov          rax,QWORD PTR [rcx]
    vpbroadcastq zmm1,QWORD PTR [rdx]
    test         al,0x1
    je           .L2
    mov          rax,QWORD PTR [rcx+0x20]
    inc          rax
    vpbroadcastq zmm2,QWORD PTR [rcx+0x8]
    vpbroadcastq zmm3,QWORD PTR [rdx+0x8]
    vpbroadcastq zmm4,QWORD PTR [rcx+0x10]
    vpbroadcastq zmm5,QWORD PTR [rdx+0x10]
    vpbroadcastq zmm6,rax
    vpbroadcastq zmm7,QWORD PTR [rcx+0x18]
    xor          eax,eax
    mov          ecx,0x4
    neg          rcx
    vpternlogd   zmm8,zmm8,zmm8,0xff
    xor          r8d,r8d
.L1:
  | inc          rcx
  | cmp          rcx,0x1
  | je           .L5
  | lea          r9,[r8+0x8]
  | mov          edx,r8d
  | and          edx,0x1f
  | shrx         r10d,edi,edx
  | mov          r8,r9
  | test         r10b,r10b
  | je           .L1
  | lea          r8,[r9-0x8]
  | cmp          r8,0x18
  | ja           .L6
  | vpaddq       zmm9,zmm6,ZMMWORD PTR [rsi+r9*8+0x2c0]
  | vpandq       zmm10,zmm1,ZMMWORD PTR [rsi+r9*8-0x40]
  | neg          rcx
  | vpopcntq     zmm10,zmm10
  | vpaddq       zmm11,zmm10,zmm0
  | vpaddq       zmm10,zmm2,zmm10
  | vpternlogq   zmm10,zmm10,zmm10,0xf
  | vpaddq       zmm10,zmm9,zmm10
  | vpandq       zmm12,zmm3,ZMMWORD PTR [rsi+r9*8+0xc0]
  | vpopcntq     zmm12,zmm12
  | vpaddq       zmm13,zmm4,zmm12
  | vpternlogq   zmm13,zmm13,zmm13,0xf
  | vpaddq       zmm13,zmm9,zmm13
  | vporq        zmm10,zmm10,zmm13
  | vpandq       zmm13,zmm5,ZMMWORD PTR [rsi+r9*8+0x1c0]
  | vpopcntq     zmm13,zmm13
  | vpaddq       zmm12,zmm13,zmm12
  | vpaddq       zmm11,zmm12,zmm11
  | vpaddq       zmm12,zmm7,zmm13
  | vpternlogq   zmm12,zmm12,zmm12,0xf
  | vpaddq       zmm9,zmm9,zmm12
  | vpternlogq   zmm9,zmm10,zmm11,0xfe
  | vpcmpgtq     k0,zmm9,zmm8
  | kmovb        r8d,k0
  | shlx         edx,r8d,edx
  | or           eax,edx
  | neg          rcx
  | mov          r8,r9
  | jmp          .L1
.L2:
    vpbroadcastq zmm2,QWORD PTR [rdx+0x8]
    vpbroadcastq zmm3,QWORD PTR [rdx+0x10]
    xor          r9d,r9d
    mov          ecx,0x4
    vpternlogd   zmm4,zmm4,zmm4,0xff
    xor          eax,eax
.L3:
    neg          rcx
    mov          r8,r9
.L4:
  | inc          rcx
  | cmp          rcx,0x1
  | je           .L5
  | lea          r9,[r8+0x8]
  | mov          edx,r8d
  | and          edx,0x1f
  | shrx         r10d,edi,edx
  | mov          r8,r9
  | test         r10b,r10b
  | je           .L4
    lea          r8,[r9-0x8]
    cmp          r8,0x19
    jae          .L6
    neg          rcx
    vpandq       zmm5,zmm1,ZMMWORD PTR [rsi+r9*8-0x40]
    vpopcntq     zmm5,zmm5
    vpaddq       zmm5,zmm5,zmm0
    vpandq       zmm6,zmm2,ZMMWORD PTR [rsi+r9*8+0xc0]
    vpandq       zmm7,zmm3,ZMMWORD PTR [rsi+r9*8+0x1c0]
    vpopcntq     zmm6,zmm6
    vpopcntq     zmm7,zmm7
    vpaddq       zmm6,zmm7,zmm6
    vpaddq       zmm5,zmm6,zmm5
    vpcmpgtq     k0,zmm5,zmm4
    kmovb        r8d,k0
    shlx         edx,r8d,edx
    or           eax,edx
    jmp          .L3
.L5:
    and          eax,edi
    vzeroupper
    ret
.L6:
  ! push         rax
  ! lea          rcx,[rip+.D1]
  ! mov          edx,0x20
  ! mov          rdi,r8
  ! mov          rsi,r9
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
