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

; ---- with_room, level sse2: 296 instructions, inner loops: 208
    push         rbx
    movabs       rax,0x7fffffffffffffff
    xor          rax,QWORD PTR [rcx+0x28]
    movq         xmm0,rax
    pshufd       xmm0,xmm0,0x44
    movdqa       XMMWORD PTR [rsp-0x80],xmm0
    movzx        r8d,BYTE PTR [rcx]
    mov          rax,QWORD PTR [rcx+0x20]
    inc          rax
    movq         xmm0,rax
    pshufd       xmm0,xmm0,0x44
    movdqa       XMMWORD PTR [rsp-0x10],xmm0
    movq         xmm0,QWORD PTR [rdx]
    pshufd       xmm5,xmm0,0x44
    movdqa       xmm2,XMMWORD PTR [rip+.D1]
    movdqa       xmm6,xmm5
    pand         xmm6,xmm2
    movdqu       xmm0,XMMWORD PTR [rdx+0x8]
    pshufd       xmm7,xmm0,0x44
    movdqa       xmm1,xmm7
    pand         xmm1,xmm2
    movdqa       XMMWORD PTR [rsp-0x50],xmm1
    pshufd       xmm0,xmm0,0xee
    movdqa       XMMWORD PTR [rsp-0x60],xmm0
    pand         xmm0,xmm2
    movdqa       XMMWORD PTR [rsp-0x70],xmm0
    movq         xmm0,QWORD PTR [rcx+0x8]
    pshufd       xmm0,xmm0,0x44
    movdqa       XMMWORD PTR [rsp-0x20],xmm0
    movq         xmm0,QWORD PTR [rcx+0x10]
    pshufd       xmm0,xmm0,0x44
    movdqa       XMMWORD PTR [rsp-0x30],xmm0
    movq         xmm0,QWORD PTR [rcx+0x18]
    pshufd       xmm0,xmm0,0x44
    movdqa       XMMWORD PTR [rsp-0x40],xmm0
    xor          r10d,r10d
    pcmpeqd      xmm11,xmm11
    xor          eax,eax
    movdqa       xmm8,XMMWORD PTR [rip+.D2]
    movdqa       xmm12,XMMWORD PTR [rip+.D3]
    jmp          .L2
.L1:
    mov          r10,r9
.L2:
    cmp          r10,0x3
    ja           .L10
    lea          rdx,[r10+0x1]
    lea          ecx,[r10*8+0x0]
    mov          r9d,edi
    shr          r9d,cl
    test         r9b,r9b
    je           .L3
    mov          r9,rdx
    mov          rdx,r10
    jmp          .L6
.L3:
    cmp          r10,0x3
    je           .L10
    lea          r11,[r10+0x2]
    lea          ecx,[rdx*8+0x0]
    mov          r9d,edi
    shr          r9d,cl
    test         r9b,r9b
    je           .L4
    mov          r9,r11
    jmp          .L6
.L4:
    cmp          r10,0x1
    ja           .L10
    lea          rdx,[r10+0x3]
    lea          ecx,[r11*8+0x0]
    mov          r9d,edi
    shr          r9d,cl
    test         r9b,r9b
    je           .L5
    mov          r9,rdx
    mov          rdx,r11
    jmp          .L6
.L5:
    test         r10,r10
    jne          .L10
    mov          r9d,0x4
    cmp          edi,0x1000000
    jb           .L10
.L6:
    lea          r10,[r9*4+0x0]
    lea          r11,[rdx*4+0x0]
    lea          ecx,[rdx*8+0x0]
    shl          rdx,0x6
    add          rdx,rsi
    jmp          .L9
.L7:
  | movdqa       xmm9,XMMWORD PTR [rdx+0x300]
  | paddq        xmm9,XMMWORD PTR [rsp-0x10]
  | movdqa       xmm2,XMMWORD PTR [rdx]
  | movdqa       xmm0,XMMWORD PTR [rdx+0x100]
  | movdqa       xmm1,XMMWORD PTR [rdx+0x200]
  | movdqa       xmm10,xmm5
  | pand         xmm10,xmm2
  | pand         xmm2,xmm6
  | psrlq        xmm10,0x1
  | movdqa       xmm13,XMMWORD PTR [rip+.D1]
  | pand         xmm10,xmm13
  | paddq        xmm10,xmm2
  | movdqa       xmm2,xmm10
  | movdqa       xmm4,XMMWORD PTR [rip+.D4]
  | pand         xmm2,xmm4
  | psrlq        xmm10,0x2
  | pand         xmm10,xmm4
  | paddq        xmm10,xmm2
  | movdqa       xmm2,xmm10
  | psrlq        xmm2,0x4
  | paddq        xmm2,xmm10
  | movdqa       xmm14,XMMWORD PTR [rip+.D5]
  | pand         xmm2,xmm14
  | movdqa       xmm10,xmm2
  | psrlq        xmm10,0x8
  | paddq        xmm10,xmm2
  | movdqa       xmm2,xmm10
  | psrlq        xmm2,0x10
  | paddq        xmm2,xmm10
  | movdqa       xmm10,xmm2
  | psrlq        xmm10,0x20
  | paddq        xmm10,xmm2
  | movdqa       xmm3,XMMWORD PTR [rip+.D6]
  | pand         xmm10,xmm3
  | movdqa       xmm2,XMMWORD PTR [rsp-0x20]
  | paddq        xmm2,xmm10
  | pxor         xmm2,xmm11
  | paddq        xmm2,xmm9
  | movdqa       xmm15,xmm8
  | movdqa       xmm8,xmm7
  | movdqa       xmm11,xmm7
  | pand         xmm11,xmm0
  | pand         xmm0,XMMWORD PTR [rsp-0x50]
  | psrlq        xmm11,0x1
  | pand         xmm11,xmm13
  | paddq        xmm11,xmm0
  | movdqa       xmm0,xmm11
  | pand         xmm0,xmm4
  | psrlq        xmm11,0x2
  | pand         xmm11,xmm4
  | paddq        xmm11,xmm0
  | movdqa       xmm0,xmm11
  | psrlq        xmm0,0x4
  | paddq        xmm0,xmm11
  | pand         xmm0,xmm14
  | movdqa       xmm11,xmm0
  | psrlq        xmm11,0x8
  | paddq        xmm11,xmm0
  | movdqa       xmm0,xmm11
  | psrlq        xmm0,0x10
  | paddq        xmm0,xmm11
  | movdqa       xmm11,xmm0
  | psrlq        xmm11,0x20
  | paddq        xmm11,xmm0
  | pand         xmm11,xmm3
  | movdqa       xmm0,XMMWORD PTR [rsp-0x30]
  | paddq        xmm0,xmm11
  | pcmpeqd      xmm7,xmm7
  | pxor         xmm0,xmm7
  | paddq        xmm0,xmm9
  | por          xmm0,xmm2
  | movdqa       xmm2,XMMWORD PTR [rsp-0x60]
  | pand         xmm2,xmm1
  | pand         xmm1,XMMWORD PTR [rsp-0x70]
  | psrlq        xmm2,0x1
  | pand         xmm2,xmm13
  | paddq        xmm2,xmm1
  | movdqa       xmm1,xmm2
  | pand         xmm1,xmm4
  | psrlq        xmm2,0x2
  | pand         xmm2,xmm4
  | paddq        xmm2,xmm1
  | movdqa       xmm1,xmm2
  | psrlq        xmm1,0x4
  | paddq        xmm1,xmm2
  | pand         xmm1,xmm14
  | movdqa       xmm2,xmm1
  | psrlq        xmm2,0x8
  | paddq        xmm2,xmm1
  | movdqa       xmm4,xmm2
  | psrlq        xmm4,0x10
  | paddq        xmm4,xmm2
  | movdqa       xmm1,xmm4
  | psrlq        xmm1,0x20
  | paddq        xmm1,xmm4
  | movdqa       xmm2,XMMWORD PTR [rsp-0x80]
  | paddq        xmm10,xmm2
  | pand         xmm1,xmm3
  | paddq        xmm11,xmm1
  | paddq        xmm11,xmm10
  | paddq        xmm1,XMMWORD PTR [rsp-0x40]
  | pcmpeqd      xmm2,xmm2
  | pxor         xmm1,xmm2
  | paddq        xmm1,xmm9
  | por          xmm1,xmm11
  | pcmpeqd      xmm11,xmm11
  | movdqa       xmm7,xmm8
  | movdqa       xmm8,xmm15
  | por          xmm1,xmm0
.L8:
  | pxor         xmm1,xmm8
  | pcmpgtd      xmm1,xmm12
  | inc          r11
  | pxor         xmm1,xmm11
  | movmskpd     ebx,xmm1
  | shl          ebx,cl
  | or           eax,ebx
  | add          ecx,0x2
  | add          rdx,0x10
  | cmp          r11,r10
  | jae          .L1
.L9:
  | test         r8b,r8b
  | jne          .L7
  | movdqa       xmm2,XMMWORD PTR [rdx]
  | movdqa       xmm0,XMMWORD PTR [rdx+0x100]
  | movdqa       xmm1,XMMWORD PTR [rdx+0x200]
  | movdqa       xmm9,xmm5
  | pand         xmm9,xmm2
  | pand         xmm2,xmm6
  | psrlq        xmm9,0x1
  | movdqa       xmm3,XMMWORD PTR [rip+.D1]
  | pand         xmm9,xmm3
  | paddq        xmm9,xmm2
  | movdqa       xmm2,xmm9
  | movdqa       xmm4,XMMWORD PTR [rip+.D4]
  | pand         xmm2,xmm4
  | psrlq        xmm9,0x2
  | pand         xmm9,xmm4
  | paddq        xmm9,xmm2
  | movdqa       xmm2,xmm9
  | psrlq        xmm2,0x4
  | paddq        xmm2,xmm9
  | movdqa       xmm13,XMMWORD PTR [rip+.D5]
  | pand         xmm2,xmm13
  | movdqa       xmm9,xmm2
  | psrlq        xmm9,0x8
  | paddq        xmm9,xmm2
  | movdqa       xmm2,xmm9
  | psrlq        xmm2,0x10
  | paddq        xmm2,xmm9
  | movdqa       xmm9,xmm2
  | psrlq        xmm9,0x20
  | paddq        xmm9,xmm2
  | movdqa       xmm14,XMMWORD PTR [rip+.D6]
  | pand         xmm9,xmm14
  | paddq        xmm9,XMMWORD PTR [rsp-0x80]
  | movdqa       xmm2,xmm7
  | pand         xmm2,xmm0
  | pand         xmm0,XMMWORD PTR [rsp-0x50]
  | psrlq        xmm2,0x1
  | pand         xmm2,xmm3
  | paddq        xmm2,xmm0
  | movdqa       xmm0,xmm2
  | pand         xmm0,xmm4
  | psrlq        xmm2,0x2
  | pand         xmm2,xmm4
  | paddq        xmm2,xmm0
  | movdqa       xmm0,xmm2
  | psrlq        xmm0,0x4
  | paddq        xmm0,xmm2
  | pand         xmm0,xmm13
  | movdqa       xmm2,xmm0
  | psrlq        xmm2,0x8
  | paddq        xmm2,xmm0
  | movdqa       xmm10,xmm2
  | psrlq        xmm10,0x10
  | paddq        xmm10,xmm2
  | movdqa       xmm0,xmm10
  | psrlq        xmm0,0x20
  | paddq        xmm0,xmm10
  | pand         xmm0,xmm14
  | movdqa       xmm2,XMMWORD PTR [rsp-0x60]
  | pand         xmm2,xmm1
  | pand         xmm1,XMMWORD PTR [rsp-0x70]
  | psrlq        xmm2,0x1
  | pand         xmm2,xmm3
  | paddq        xmm2,xmm1
  | movdqa       xmm1,xmm2
  | pand         xmm1,xmm4
  | psrlq        xmm2,0x2
  | pand         xmm2,xmm4
  | paddq        xmm2,xmm1
  | movdqa       xmm1,xmm2
  | psrlq        xmm1,0x4
  | paddq        xmm1,xmm2
  | pand         xmm1,xmm13
  | movdqa       xmm2,xmm1
  | psrlq        xmm2,0x8
  | paddq        xmm2,xmm1
  | movdqa       xmm10,xmm2
  | psrlq        xmm10,0x10
  | paddq        xmm10,xmm2
  | movdqa       xmm1,xmm10
  | psrlq        xmm1,0x20
  | paddq        xmm1,xmm10
  | pand         xmm1,xmm14
  | paddq        xmm1,xmm0
  | paddq        xmm1,xmm9
  | jmp          .L8
.L10:
    and          eax,edi
    pop          rbx
    ret

; ---- with_room, level avx2: 100 instructions, inner loops: none
    mov          r8,QWORD PTR [rdx]
    mov          rax,QWORD PTR [rdx+0x8]
    mov          r9d,r8d
    shr          r8,0x20
    vmovd        xmm0,r9d
    vpbroadcastd ymm0,xmm0
    vmovdqa      ymm2,YMMWORD PTR [rip+.D1]
    vpbroadcastq ymm1,QWORD PTR [rip+.D2]
    vpshufb      ymm0,ymm0,ymm2
    vpand        ymm0,ymm0,ymm1
    vpcmpeqb     ymm0,ymm0,ymm1
    vmovd        xmm3,r8d
    vpbroadcastd ymm3,xmm3
    vpshufb      ymm3,ymm3,ymm2
    vpand        ymm3,ymm3,ymm1
    vpcmpeqb     ymm3,ymm3,ymm1
    vpaddb       ymm0,ymm3,ymm0
    vpermq       ymm3,ymm0,0x44
    vpshufb      ymm3,ymm3,YMMWORD PTR [rsi+0x400]
    vpermq       ymm4,ymm0,0x66
    vpshufb      ymm4,ymm4,YMMWORD PTR [rsi+0x460]
    vpaddb       ymm3,ymm4,ymm3
    vpermq       ymm0,ymm0,0xee
    vpshufb      ymm0,ymm0,YMMWORD PTR [rsi+0x4c0]
    vpaddb       ymm0,ymm3,ymm0
    mov          r8d,eax
    shr          rax,0x20
    vmovd        xmm3,r8d
    vpbroadcastd ymm3,xmm3
    vpshufb      ymm3,ymm3,ymm2
    vpand        ymm3,ymm3,ymm1
    vpcmpeqb     ymm3,ymm3,ymm1
    vmovd        xmm4,eax
    vpbroadcastd ymm4,xmm4
    vpshufb      ymm4,ymm4,ymm2
    vpand        ymm4,ymm4,ymm1
    vpcmpeqb     ymm4,ymm4,ymm1
    vpaddb       ymm3,ymm4,ymm3
    vpermq       ymm4,ymm3,0x44
    vpshufb      ymm4,ymm4,YMMWORD PTR [rsi+0x420]
    vpermq       ymm5,ymm3,0x66
    vpshufb      ymm5,ymm5,YMMWORD PTR [rsi+0x480]
    vpaddb       ymm4,ymm5,ymm4
    mov          rax,QWORD PTR [rdx+0x10]
    mov          edx,eax
    shr          rax,0x20
    vmovd        xmm5,edx
    vpbroadcastd ymm5,xmm5
    vpshufb      ymm5,ymm5,ymm2
    vmovd        xmm6,eax
    vpbroadcastd ymm6,xmm6
    vpshufb      ymm2,ymm6,ymm2
    vpermq       ymm3,ymm3,0xee
    vpshufb      ymm3,ymm3,YMMWORD PTR [rsi+0x4e0]
    vpand        ymm5,ymm5,ymm1
    vpcmpeqb     ymm5,ymm5,ymm1
    vpand        ymm2,ymm2,ymm1
    vpcmpeqb     ymm1,ymm2,ymm1
    vpaddb       ymm1,ymm1,ymm5
    vpermq       ymm2,ymm1,0x44
    vpshufb      ymm2,ymm2,YMMWORD PTR [rsi+0x440]
    vpaddb       ymm3,ymm4,ymm3
    vpermq       ymm4,ymm1,0x66
    vpshufb      ymm4,ymm4,YMMWORD PTR [rsi+0x4a0]
    vpaddb       ymm2,ymm4,ymm2
    vpermq       ymm1,ymm1,0xee
    vpshufb      ymm1,ymm1,YMMWORD PTR [rsi+0x500]
    vpaddb       ymm2,ymm2,ymm1
    vpbroadcastb ymm1,BYTE PTR [rcx+0x28]
    vpaddb       ymm1,ymm0,ymm1
    vpaddb       ymm1,ymm3,ymm1
    vpaddb       ymm1,ymm2,ymm1
    cmp          DWORD PTR [rcx],0x1
    jne          .L1
    movzx        eax,BYTE PTR [rcx+0x20]
    vmovdqa      ymm4,YMMWORD PTR [rsi+0x520]
    mov          edx,eax
    sub          dl,BYTE PTR [rcx+0x8]
    vmovd        xmm5,edx
    vpbroadcastb ymm5,xmm5
    vpaddsb      ymm5,ymm5,ymm4
    vpaddb       ymm0,ymm5,ymm0
    mov          edx,eax
    sub          dl,BYTE PTR [rcx+0x10]
    vmovd        xmm5,edx
    vpbroadcastb ymm5,xmm5
    vpaddsb      ymm5,ymm5,ymm4
    vpaddb       ymm3,ymm5,ymm3
    vpor         ymm0,ymm0,ymm3
    sub          al,BYTE PTR [rcx+0x18]
    vmovd        xmm3,eax
    vpbroadcastb ymm3,xmm3
    vpaddsb      ymm3,ymm3,ymm4
    vpaddb       ymm2,ymm3,ymm2
    vpor         ymm0,ymm0,ymm2
    vpor         ymm1,ymm0,ymm1
.L1:
    vpmovmskb    eax,ymm1
    andn         eax,eax,edi
    vzeroupper
    ret

; ---- with_room, level avx512: 70 instructions, inner loops: none
    mov          eax,edi
    mov          rdi,QWORD PTR [rdx]
    mov          r8,QWORD PTR [rdx+0x8]
    mov          r9d,edi
    movabs       r10,0x7ffffff00000000
    and          r10,r8
    shl          r8,0x20
    or           r8,r9
    shr          rdi,0x20
    or           r10,rdi
    kmovq        k0,r8
    vpmovm2b     zmm0,k0
    kmovq        k0,r10
    vpmovm2b     zmm1,k0
    vpaddb       zmm0,zmm1,zmm0
    vmovdqa64    zmm1,ZMMWORD PTR [rip+.D1]
    vpandq       zmm0,zmm0,zmm1
    kmovd        k0,DWORD PTR [rdx+0x10]
    vpmovm2b     ymm2,k0
    kmovd        k0,DWORD PTR [rdx+0x14]
    vpmovm2b     ymm3,k0
    vpaddb       ymm2,ymm3,ymm2
    vpand        ymm1,ymm2,ymm1
    vmovdqa      ymm2,YMMWORD PTR [rsi+0x440]
    vmovdqa      ymm3,YMMWORD PTR [rsi+0x4a0]
    vmovdqa      ymm4,YMMWORD PTR [rsi+0x500]
    vmovdqa64    zmm5,ZMMWORD PTR [rsi+0x400]
    vpermb       zmm5,zmm5,zmm0
    vpermb       ymm2,ymm2,ymm1
    vmovdqu64    zmm6,ZMMWORD PTR [rsi+0x460]
    vpermb       zmm6,zmm6,zmm0
    vpaddb       zmm5,zmm6,zmm5
    vpermb       ymm3,ymm3,ymm1
    vpaddb       ymm2,ymm3,ymm2
    vmovdqa64    zmm3,ZMMWORD PTR [rsi+0x4c0]
    vpermb       zmm0,zmm3,zmm0
    vpaddb       zmm3,zmm0,zmm5
    vpermb       ymm0,ymm4,ymm1
    vpaddb       ymm1,ymm0,ymm2
    vpbroadcastb ymm0,BYTE PTR [rcx+0x28]
    vpaddb       ymm0,ymm0,ymm3
    vextracti64x4 ymm2,zmm3,0x1
    vpaddb       ymm0,ymm0,ymm2
    vpaddb       ymm0,ymm1,ymm0
    cmp          DWORD PTR [rcx],0x1
    jne          .L1
    movzx        edx,BYTE PTR [rcx+0x20]
    vmovdqa      ymm4,YMMWORD PTR [rsi+0x520]
    mov          esi,edx
    sub          sil,BYTE PTR [rcx+0x8]
    vpbroadcastb ymm5,esi
    vpaddsb      ymm5,ymm5,ymm4
    vpaddb       ymm3,ymm5,ymm3
    mov          esi,edx
    sub          sil,BYTE PTR [rcx+0x10]
    vpbroadcastb ymm5,esi
    vpaddsb      ymm5,ymm5,ymm4
    vpaddb       ymm2,ymm5,ymm2
    vpor         ymm2,ymm3,ymm2
    sub          dl,BYTE PTR [rcx+0x18]
    vpbroadcastb ymm3,edx
    vpaddsb      ymm3,ymm3,ymm4
    vpaddb       ymm1,ymm3,ymm1
    vpternlogq   ymm0,ymm2,ymm1,0xfe
.L1:
    vpcmpeqd     ymm1,ymm1,ymm1
    vpcmpgtb     k0,ymm0,ymm1
    kmovd        ecx,k0
    and          eax,ecx
    vzeroupper
    ret
