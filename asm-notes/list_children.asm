; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "thin", codegen-units = 1, debug = "line-tables-only"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- list_children, level scalar: 101 instructions, inner loops: 29
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x10],rdi
    cmp          rcx,rsi
    jne          .L1
    mov          r10,rcx
    cmp          QWORD PTR [r8+0x8],rcx
    jne          .L1
    cmp          QWORD PTR [r8+0x18],r10
    je           .L2
.L1:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x55
  ! call         core::panicking::panic
.L2:
    mov          rax,QWORD PTR [rsp+0x68]
    mov          rcx,QWORD PTR [rsp+0x58]
    cmp          rax,rcx
    mov          rdi,rcx
    cmovb        rdi,rax
    mov          QWORD PTR [rsp+0x8],rdi
    test         r10,r10
    je           .L6
    mov          rsi,rax
    mov          r15,QWORD PTR [rsp+0x60]
    mov          r12,QWORD PTR [rsp+0x50]
    xor          eax,eax
    xor          r11d,r11d
    mov          QWORD PTR [rsp],r10
    jmp          .L4
.L3:
    inc          r11
    mov          r10,QWORD PTR [rsp]
    cmp          r11,r10
    je           .L7
.L4:
    lea          rdi,[rax+0x208]
    cmp          rdi,QWORD PTR [rsp+0x8]
    ja           .L8
    mov          rdi,QWORD PTR [rsp+0x10]
    mov          rbp,QWORD PTR [rdi+r11*8]
    test         rbp,rbp
    je           .L3
    mov          r14,rbp
    not          r14
.L5:
  | mov          r13,rbp
  | neg          r13
  | and          r13,rbp
  | xor          edi,edi
  | test         r13,r9
  | setne        dil
  | shl          edi,0x4
  | mov          rbx,QWORD PTR [r8+rdi*1+0x8]
  | cmp          r11,rbx
  | jae          .L9
  | cmp          rax,rcx
  | jae          .L11
  | mov          rbx,r13
  | xor          rbx,rbp
  | add          rdi,r8
  | mov          r10,QWORD PTR [rdi]
  | mov          rdi,rbx
  | xor          rdi,r14
  | and          rdi,QWORD PTR [r10+r11*8]
  | mov          r10,QWORD PTR [rdx+r11*8]
  | or           r10,r13
  | mov          QWORD PTR [r12+rax*8],r10
  | cmp          rax,rsi
  | jae          .L10
  | mov          QWORD PTR [r15+rax*8],rdi
  | inc          rax
  | cmp          r13,rbp
  | mov          rbp,rbx
  | jne          .L5
    jmp          .L3
.L6:
    xor          eax,eax
.L7:
    add          rsp,0x18
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    ret
.L8:
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x2f
  ! call         core::panicking::panic
.L9:
  ! lea          rdx,[rip+.D5]
  ! mov          rdi,r11
  ! mov          rsi,rbx
  ! call         core::panicking::panic_bounds_check
.L10:
  ! lea          rdx,[rip+.D6]
  ! mov          rdi,rax
  ! call         core::panicking::panic_bounds_check
.L11:
  ! lea          rdx,[rip+.D7]
  ! mov          rdi,rax
  ! mov          rsi,rcx
  ! call         core::panicking::panic_bounds_check

; ---- list_children, level sse2: 265 instructions, inner loops: 119, 24
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x10],r9
    cmp          rcx,rsi
    jne          .L15
    cmp          QWORD PTR [r8+0x8],rcx
    jne          .L15
    cmp          QWORD PTR [r8+0x18],rcx
    jne          .L15
    mov          rsi,QWORD PTR [rsp+0x68]
    mov          r15,QWORD PTR [rsp+0x60]
    mov          r10,QWORD PTR [rsp+0x58]
    mov          r12,QWORD PTR [rsp+0x50]
    mov          r9,QWORD PTR [r8]
    mov          rax,QWORD PTR [r8+0x10]
    mov          QWORD PTR [rsp+0x8],rax
    mov          r11,rcx
    mov          r8,rcx
    shr          r8,1
    cmp          rsi,r10
    cmovb        r10,rsi
    test         r8,r8
    je           .L3
    movq         xmm0,QWORD PTR [rsp+0x10]
    pshufd       xmm0,xmm0,0x44
    xor          eax,eax
    pcmpeqd      xmm1,xmm1
    pxor         xmm2,xmm2
    xor          esi,esi
    mov          rcx,QWORD PTR [rsp+0x8]
.L1:
    lea          rbx,[rax+0x208]
    cmp          rbx,r10
    ja           .L9
    lea          r13,[rsi+0x1]
    shl          rsi,0x4
    movdqu       xmm7,XMMWORD PTR [rdi+rsi*1]
    movdqu       xmm3,XMMWORD PTR [rdx+rsi*1]
    movdqu       xmm4,XMMWORD PTR [r9+rsi*1]
    movdqu       xmm5,XMMWORD PTR [rcx+rsi*1]
    movdqa       xmm6,xmm7
    pxor         xmm6,xmm1
.L2:
  | movdqa       xmm8,xmm7
  | pcmpeqd      xmm8,xmm2
  | pshufd       xmm9,xmm8,0xb1
  | pand         xmm9,xmm8
  | pcmpgtd      xmm9,xmm1
  | movmskpd     ebp,xmm9
  | movdqa       xmm8,xmm7
  | paddq        xmm8,xmm1
  | pand         xmm8,xmm7
  | pxor         xmm7,xmm8
  | movdqa       xmm9,xmm7
  | pand         xmm9,xmm0
  | pcmpeqd      xmm9,xmm2
  | pshufd       xmm10,xmm9,0xb1
  | pand         xmm10,xmm9
  | movdqa       xmm9,xmm4
  | pand         xmm9,xmm10
  | pandn        xmm10,xmm5
  | por          xmm10,xmm9
  | movdqa       xmm9,xmm8
  | pxor         xmm9,xmm6
  | pand         xmm9,xmm10
  | por          xmm7,xmm3
  | lea          rsi,[r12+rax*8]
  | pshufd       xmm10,xmm7,0xee
  | mov          ebx,ebp
  | and          ebx,0x1
  | movq         QWORD PTR [r12+rax*8],xmm7
  | lea          r14d,[rbx*8+0x0]
  | movq         QWORD PTR [r14+rsi*1],xmm10
  | shr          ebp,1
  | add          ebp,ebx
  | lea          rsi,[r15+rax*8]
  | pshufd       xmm7,xmm9,0xee
  | movq         QWORD PTR [r15+rax*8],xmm9
  | movq         QWORD PTR [r14+rsi*1],xmm7
  | add          rbp,rax
  | movdqa       xmm7,xmm8
  | pcmpeqd      xmm7,xmm2
  | pshufd       xmm9,xmm7,0xb1
  | pand         xmm9,xmm7
  | pcmpgtd      xmm9,xmm1
  | movmskpd     esi,xmm9
  | movdqa       xmm9,xmm8
  | paddq        xmm9,xmm1
  | pand         xmm9,xmm8
  | pxor         xmm8,xmm9
  | movdqa       xmm7,xmm8
  | pand         xmm7,xmm0
  | pcmpeqd      xmm7,xmm2
  | pshufd       xmm10,xmm7,0xb1
  | pand         xmm10,xmm7
  | movdqa       xmm7,xmm4
  | pand         xmm7,xmm10
  | pandn        xmm10,xmm5
  | por          xmm10,xmm7
  | movdqa       xmm7,xmm9
  | pxor         xmm7,xmm6
  | pand         xmm7,xmm10
  | por          xmm8,xmm3
  | lea          rax,[r12+rbp*8]
  | pshufd       xmm10,xmm8,0xee
  | mov          ebx,esi
  | and          ebx,0x1
  | movq         QWORD PTR [r12+rbp*8],xmm8
  | lea          r14d,[rbx*8+0x0]
  | movq         QWORD PTR [r14+rax*1],xmm10
  | shr          esi,1
  | add          esi,ebx
  | lea          rax,[r15+rbp*8]
  | pshufd       xmm8,xmm7,0xee
  | movq         QWORD PTR [r15+rbp*8],xmm7
  | movq         QWORD PTR [r14+rax*1],xmm8
  | add          rsi,rbp
  | movdqa       xmm7,xmm9
  | pcmpeqd      xmm7,xmm2
  | pshufd       xmm8,xmm7,0xb1
  | pand         xmm8,xmm7
  | pcmpgtd      xmm8,xmm1
  | movmskpd     eax,xmm8
  | movdqa       xmm7,xmm9
  | paddq        xmm7,xmm1
  | pand         xmm7,xmm9
  | pxor         xmm9,xmm7
  | movdqa       xmm8,xmm9
  | pand         xmm8,xmm0
  | pcmpeqd      xmm8,xmm2
  | pshufd       xmm10,xmm8,0xb1
  | pand         xmm10,xmm8
  | movdqa       xmm8,xmm4
  | pand         xmm8,xmm10
  | pandn        xmm10,xmm5
  | por          xmm10,xmm8
  | movdqa       xmm8,xmm7
  | pxor         xmm8,xmm6
  | pand         xmm8,xmm10
  | por          xmm9,xmm3
  | lea          rbx,[r12+rsi*8]
  | pshufd       xmm10,xmm9,0xee
  | mov          r14d,eax
  | and          r14d,0x1
  | movq         QWORD PTR [r12+rsi*8],xmm9
  | lea          ebp,[r14*8+0x0]
  | movq         QWORD PTR [rbp+rbx*1+0x0],xmm10
  | shr          eax,1
  | add          eax,r14d
  | lea          rbx,[r15+rsi*8]
  | pshufd       xmm9,xmm8,0xee
  | movq         QWORD PTR [r15+rsi*8],xmm8
  | movq         QWORD PTR [rbp+rbx*1+0x0],xmm9
  | add          rax,rsi
  | movdqa       xmm8,xmm7
  | pcmpeqd      xmm8,xmm2
  | pshufd       xmm9,xmm8,0xb1
  | pand         xmm9,xmm8
  | pcmpgtd      xmm9,xmm1
  | movmskpd     esi,xmm9
  | test         esi,esi
  | jne          .L2
    mov          rsi,r13
    cmp          r13,r8
    jne          .L1
    test         r11b,0x1
    jne          .L4
    jmp          .L8
.L3:
    xor          eax,eax
    mov          rcx,QWORD PTR [rsp+0x8]
    test         r11b,0x1
    je           .L8
.L4:
    mov          rsi,QWORD PTR [rsp+0x58]
    mov          r8,rsi
    sub          r8,rax
    mov          QWORD PTR [rsp],r8
    jb           .L10
    mov          rsi,QWORD PTR [rsp+0x68]
    mov          r8,rsi
    sub          r8,rax
    jb           .L11
    mov          rsi,QWORD PTR [rsp]
    cmp          r8,rsi
    cmovb        rsi,r8
    cmp          rsi,0x207
    jbe          .L12
    movabs       rsi,0xffffffffffffffe
    and          r11,rsi
    mov          rbx,QWORD PTR [rdi+r11*8]
    test         rbx,rbx
    je           .L6
    mov          r10,r9
    mov          r9,rdx
    mov          rdx,r11
    lea          r11,[r12+rax*8]
    lea          r15,[r15+rax*8]
    mov          r12,rbx
    not          r12
    xor          esi,esi
.L5:
  | mov          r13,rbx
  | neg          r13
  | and          r13,rbx
  | test         QWORD PTR [rsp+0x10],r13
  | mov          r14,rcx
  | cmove        r14,r10
  | cmp          QWORD PTR [rsp],rsi
  | je           .L13
  | mov          rdi,r13
  | xor          rdi,rbx
  | mov          rbp,rdi
  | xor          rbp,r12
  | and          rbp,QWORD PTR [r14+rdx*8]
  | mov          r14,QWORD PTR [r9+rdx*8]
  | or           r14,r13
  | mov          QWORD PTR [r11+rsi*8],r14
  | cmp          r8,rsi
  | je           .L14
  | mov          QWORD PTR [r15+rsi*8],rbp
  | inc          rsi
  | cmp          r13,rbx
  | mov          rbx,rdi
  | mov          rcx,QWORD PTR [rsp+0x8]
  | jne          .L5
    jmp          .L7
.L6:
    xor          esi,esi
.L7:
    add          rax,rsi
.L8:
    add          rsp,0x18
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    ret
.L9:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x2f
  ! call         core::panicking::panic
.L10:
  ! lea          rcx,[rip+.D3]
  ! mov          rdi,rax
  ! mov          rdx,rsi
  ! call         core::slice::index::slice_index_fail
.L11:
  ! lea          rcx,[rip+.D4]
  ! mov          rdi,rax
  ! mov          rdx,rsi
  ! call         core::slice::index::slice_index_fail
.L12:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D5]
  ! mov          esi,0x2f
  ! call         core::panicking::panic
.L13:
  ! lea          rdx,[rip+.D6]
  ! mov          rdi,QWORD PTR [rsp]
  ! mov          rsi,rdi
  ! call         core::panicking::panic_bounds_check
.L14:
  ! lea          rdx,[rip+.D7]
  ! mov          rdi,r8
  ! mov          rsi,r8
  ! call         core::panicking::panic_bounds_check
.L15:
  ! lea          rdi,[rip+.D8]
  ! lea          rdx,[rip+.D9]
  ! mov          esi,0x3d
  ! call         core::panicking::panic

; ---- list_children, level avx2: 277 instructions, inner loops: 62, 21, 21, 21
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    sub          rsp,0x28
    mov          QWORD PTR [rsp+0x8],r9
    cmp          rcx,rsi
    jne          .L19
    cmp          QWORD PTR [r8+0x8],rcx
    jne          .L19
    cmp          QWORD PTR [r8+0x18],rcx
    jne          .L19
    mov          r14,QWORD PTR [rsp+0x78]
    mov          r15,QWORD PTR [rsp+0x70]
    mov          rax,QWORD PTR [rsp+0x68]
    mov          r12,QWORD PTR [rsp+0x60]
    mov          rbx,QWORD PTR [r8]
    mov          r9,QWORD PTR [r8+0x10]
    mov          rsi,rcx
    shr          rsi,0x2
    cmp          r14,rax
    mov          r8,rax
    cmovb        r8,r14
    test         rsi,rsi
    je           .L3
    vmovq        xmm0,QWORD PTR [rsp+0x8]
    vpbroadcastq ymm0,xmm0
    xor          eax,eax
    vpcmpeqd     ymm1,ymm1,ymm1
    vpxor        xmm2,xmm2,xmm2
    mov          r13,QWORD PTR [rip+.D1]
    xor          r10d,r10d
.L1:
    lea          r11,[rax+0x208]
    cmp          r11,r8
    ja           .L13
    lea          rbp,[r10+0x1]
    shl          r10,0x5
    vmovdqu      ymm8,YMMWORD PTR [rdi+r10*1]
    vmovdqu      ymm3,YMMWORD PTR [rdx+r10*1]
    vmovdqu      ymm4,YMMWORD PTR [rbx+r10*1]
    vmovdqu      ymm5,YMMWORD PTR [r9+r10*1]
    vpxor        ymm6,ymm8,ymm1
.L2:
  | vpcmpeqq     ymm7,ymm8,ymm2
  | vmovmskpd    r10d,ymm7
  | vpaddq       ymm7,ymm8,ymm1
  | vpand        ymm9,ymm8,ymm7
  | vpxor        ymm7,ymm9,ymm8
  | vpand        ymm8,ymm7,ymm0
  | vpcmpeqq     ymm8,ymm8,ymm2
  | vpblendvb    ymm8,ymm5,ymm4,ymm8
  | xor          r10d,0xf
  | vpxor        ymm10,ymm9,ymm6
  | vpand        ymm8,ymm8,ymm10
  | vpor         ymm7,ymm3,ymm7
  | popcnt       r11d,r10d
  | shl          r10d,0x5
  | vmovdqu      ymm10,YMMWORD PTR [r13+r10*1+0x0]
  | vpermd       ymm7,ymm10,ymm7
  | vmovdqu      YMMWORD PTR [r12+rax*8],ymm7
  | vpermd       ymm7,ymm10,ymm8
  | vmovdqu      YMMWORD PTR [r15+rax*8],ymm7
  | add          r11,rax
  | vpcmpeqq     ymm7,ymm9,ymm2
  | vmovmskpd    eax,ymm7
  | xor          eax,0xf
  | vpaddq       ymm7,ymm9,ymm1
  | vpand        ymm7,ymm9,ymm7
  | vpxor        ymm8,ymm9,ymm7
  | vpand        ymm9,ymm8,ymm0
  | vpcmpeqq     ymm9,ymm9,ymm2
  | vpblendvb    ymm9,ymm5,ymm4,ymm9
  | vpxor        ymm10,ymm7,ymm6
  | vpand        ymm9,ymm9,ymm10
  | vpor         ymm8,ymm8,ymm3
  | popcnt       r10d,eax
  | shl          eax,0x5
  | vmovdqu      ymm10,YMMWORD PTR [r13+rax*1+0x0]
  | vpermd       ymm8,ymm10,ymm8
  | vmovdqu      YMMWORD PTR [r12+r11*8],ymm8
  | vpermd       ymm8,ymm10,ymm9
  | vmovdqu      YMMWORD PTR [r15+r11*8],ymm8
  | add          r10,r11
  | vpcmpeqq     ymm8,ymm7,ymm2
  | vmovmskpd    r11d,ymm8
  | xor          r11d,0xf
  | vpaddq       ymm9,ymm7,ymm1
  | vpand        ymm8,ymm9,ymm7
  | vpxor        ymm10,ymm8,ymm7
  | vpand        ymm11,ymm10,ymm0
  | vpcmpeqq     ymm11,ymm11,ymm2
  | vpblendvb    ymm11,ymm5,ymm4,ymm11
  | vpxor        ymm12,ymm8,ymm6
  | vpand        ymm11,ymm11,ymm12
  | vpor         ymm10,ymm10,ymm3
  | popcnt       eax,r11d
  | shl          r11d,0x5
  | vmovdqu      ymm12,YMMWORD PTR [r13+r11*1+0x0]
  | vpermd       ymm10,ymm12,ymm10
  | vmovdqu      YMMWORD PTR [r12+r10*8],ymm10
  | vpermd       ymm10,ymm12,ymm11
  | vmovdqu      YMMWORD PTR [r15+r10*8],ymm10
  | add          rax,r10
  | vptest       ymm9,ymm7
  | jne          .L2
    mov          r10,rbp
    cmp          rbp,rsi
    jne          .L1
    mov          r10d,ecx
    and          r10d,0x3
    jne          .L4
    jmp          .L12
.L3:
    xor          eax,eax
    mov          r10d,ecx
    and          r10d,0x3
    je           .L12
.L4:
    mov          r8,QWORD PTR [rsp+0x68]
    mov          rsi,r8
    sub          rsi,rax
    mov          QWORD PTR [rsp],rsi
    jb           .L15
    mov          rsi,r14
    sub          rsi,rax
    jb           .L16
    mov          r8,QWORD PTR [rsp]
    cmp          rsi,r8
    cmovb        r8,rsi
    mov          QWORD PTR [rsp+0x18],r8
    cmp          r8,0x208
    jb           .L14
    mov          QWORD PTR [rsp+0x20],r10
    movabs       r8,0xffffffffffffffc
    and          rcx,r8
    lea          r11,[r12+rax*8]
    lea          r15,[r15+rax*8]
    mov          QWORD PTR [rsp+0x10],rdi
    mov          r12,QWORD PTR [rdi+rcx*8]
    test         r12,r12
    je           .L6
    mov          rbp,r12
    not          rbp
    xor          r8d,r8d
.L5:
  | blsi         r10,r12
  | test         QWORD PTR [rsp+0x8],r10
  | mov          r14,r9
  | cmove        r14,rbx
  | cmp          r8,QWORD PTR [rsp]
  | jae          .L17
  | mov          r13,r10
  | xor          r13,r12
  | mov          rdi,r13
  | xor          rdi,rbp
  | and          rdi,QWORD PTR [r14+rcx*8]
  | mov          r14,QWORD PTR [rdx+rcx*8]
  | or           r14,r10
  | mov          QWORD PTR [r11+r8*8],r14
  | cmp          r8,rsi
  | jae          .L18
  | mov          QWORD PTR [r15+r8*8],rdi
  | inc          r8
  | cmp          r10,r12
  | mov          r12,r13
  | jne          .L5
    cmp          DWORD PTR [rsp+0x20],0x1
    jne          .L7
    jmp          .L11
.L6:
    xor          r8d,r8d
    cmp          DWORD PTR [rsp+0x20],0x1
    je           .L11
.L7:
    lea          rdi,[r8+0x208]
    cmp          rdi,QWORD PTR [rsp+0x18]
    mov          rdi,QWORD PTR [rsp+0x10]
    ja           .L14
    mov          r12,QWORD PTR [rdi+rcx*8+0x8]
    test         r12,r12
    je           .L9
    mov          rdi,r12
    not          rdi
.L8:
  | blsi         rbp,r12
  | test         QWORD PTR [rsp+0x8],rbp
  | mov          r14,r9
  | cmove        r14,rbx
  | cmp          r8,QWORD PTR [rsp]
  | jae          .L17
  | mov          r13,rbp
  | xor          r13,r12
  | mov          r10,r13
  | xor          r10,rdi
  | and          r10,QWORD PTR [r14+rcx*8+0x8]
  | mov          r14,QWORD PTR [rdx+rcx*8+0x8]
  | or           r14,rbp
  | mov          QWORD PTR [r11+r8*8],r14
  | cmp          r8,rsi
  | jae          .L18
  | mov          QWORD PTR [r15+r8*8],r10
  | inc          r8
  | cmp          rbp,r12
  | mov          r12,r13
  | jne          .L8
.L9:
    cmp          DWORD PTR [rsp+0x20],0x2
    je           .L11
    lea          rdi,[r8+0x208]
    cmp          rdi,QWORD PTR [rsp+0x18]
    mov          rdi,QWORD PTR [rsp+0x10]
    ja           .L14
    mov          rdi,QWORD PTR [rdi+rcx*8+0x10]
    test         rdi,rdi
    je           .L11
    mov          r12,rdi
    not          r12
.L10:
  | blsi         r13,rdi
  | test         QWORD PTR [rsp+0x8],r13
  | mov          r14,r9
  | cmove        r14,rbx
  | cmp          r8,QWORD PTR [rsp]
  | jae          .L17
  | mov          r10,r13
  | xor          r10,rdi
  | mov          rbp,r10
  | xor          rbp,r12
  | and          rbp,QWORD PTR [r14+rcx*8+0x10]
  | mov          r14,QWORD PTR [rdx+rcx*8+0x10]
  | or           r14,r13
  | mov          QWORD PTR [r11+r8*8],r14
  | cmp          r8,rsi
  | jae          .L18
  | mov          QWORD PTR [r15+r8*8],rbp
  | inc          r8
  | cmp          r13,rdi
  | mov          rdi,r10
  | jne          .L10
.L11:
    add          rax,r8
.L12:
    add          rsp,0x28
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    vzeroupper
    ret
.L13:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x2f
  ! vzeroupper
  ! call         core::panicking::panic
.L14:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x2f
  ! vzeroupper
  ! call         core::panicking::panic
.L15:
  ! lea          rcx,[rip+.D5]
  ! mov          rdi,rax
  ! mov          rsi,r8
  ! mov          rdx,r8
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L16:
  ! lea          rcx,[rip+.D6]
  ! mov          rdi,rax
  ! mov          rsi,r14
  ! mov          rdx,r14
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L17:
  ! lea          rdx,[rip+.D7]
  ! mov          rdi,r8
  ! mov          rsi,QWORD PTR [rsp]
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L18:
  ! lea          rdx,[rip+.D8]
  ! mov          rdi,r8
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L19:
  ! lea          rdi,[rip+.D9]
  ! lea          rdx,[rip+.D10]
  ! mov          esi,0x3d
  ! call         core::panicking::panic

; ---- list_children, level avx512: 446 instructions, inner loops: 48, 22, 23, 23, 23, 23, 23, 23
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    sub          rsp,0x48
    mov          QWORD PTR [rsp+0x10],rdi
    cmp          rcx,rsi
    jne          .L29
    cmp          QWORD PTR [r8+0x8],rcx
    jne          .L29
    cmp          QWORD PTR [r8+0x18],rcx
    jne          .L29
    mov          r10,QWORD PTR [rsp+0x98]
    mov          r15,QWORD PTR [rsp+0x90]
    mov          r11,QWORD PTR [rsp+0x88]
    mov          r12,QWORD PTR [rsp+0x80]
    mov          rbp,QWORD PTR [r8]
    mov          rbx,QWORD PTR [r8+0x10]
    mov          rsi,rcx
    shr          rsi,0x3
    cmp          r10,r11
    mov          r8,r11
    cmovb        r8,r10
    test         rsi,rsi
    je           .L3
    vpbroadcastq zmm0,r9
    xor          eax,eax
    vpternlogd   zmm1,zmm1,zmm1,0xff
    xor          edi,edi
.L1:
    lea          r14,[rax+0x208]
    cmp          r14,r8
    ja           .L21
    lea          r13,[rdi+0x1]
    shl          rdi,0x6
    mov          r14,QWORD PTR [rsp+0x10]
    vmovdqu64    zmm6,ZMMWORD PTR [r14+rdi*1]
    vmovdqu64    zmm2,ZMMWORD PTR [rdx+rdi*1]
    vmovdqu64    zmm3,ZMMWORD PTR [rbp+rdi*1+0x0]
    vmovdqu64    zmm4,ZMMWORD PTR [rbx+rdi*1]
    vmovdqa64    zmm5,zmm6
    vpternlogq   zmm5,zmm6,zmm6,0xf
.L2:
  | vpaddq       zmm7,zmm6,zmm1
  | vpandq       zmm7,zmm7,zmm6
  | vpxorq       zmm8,zmm7,zmm6
  | vptestnmq    k1,zmm8,zmm0
  | vpblendmq    zmm9{k1},zmm4,zmm3
  | vptestmq     k1,zmm6,zmm6
  | vpternlogq   zmm9,zmm7,zmm5,0x60
  | vporq        zmm6,zmm8,zmm2
  | vpcompressq  zmm6{k1}{z},zmm6
  | vmovdqu64    ZMMWORD PTR [r12+rax*8],zmm6
  | vpcompressq  zmm6{k1}{z},zmm9
  | vmovdqu64    ZMMWORD PTR [r15+rax*8],zmm6
  | kmovb        edi,k1
  | popcnt       edi,edi
  | vptestmq     k1,zmm7,zmm7
  | vpaddq       zmm6,zmm7,zmm1
  | vpandq       zmm8,zmm6,zmm7
  | vpxorq       zmm6,zmm8,zmm7
  | vptestnmq    k2,zmm6,zmm0
  | vpblendmq    zmm7{k2},zmm4,zmm3
  | add          rdi,rax
  | vpternlogq   zmm7,zmm8,zmm5,0x60
  | vporq        zmm6,zmm6,zmm2
  | vpcompressq  zmm6{k1}{z},zmm6
  | vmovdqu64    ZMMWORD PTR [r12+rdi*8],zmm6
  | vpcompressq  zmm6{k1}{z},zmm7
  | vmovdqu64    ZMMWORD PTR [r15+rdi*8],zmm6
  | kmovb        eax,k1
  | popcnt       r14d,eax
  | vptestmq     k1,zmm8,zmm8
  | vpaddq       zmm6,zmm8,zmm1
  | vpandq       zmm6,zmm6,zmm8
  | vpxorq       zmm7,zmm6,zmm8
  | vptestnmq    k2,zmm7,zmm0
  | vpblendmq    zmm8{k2},zmm4,zmm3
  | add          r14,rdi
  | vpternlogq   zmm8,zmm6,zmm5,0x60
  | vporq        zmm7,zmm7,zmm2
  | vpcompressq  zmm7{k1}{z},zmm7
  | vmovdqu64    ZMMWORD PTR [r12+r14*8],zmm7
  | vpcompressq  zmm7{k1}{z},zmm8
  | vmovdqu64    ZMMWORD PTR [r15+r14*8],zmm7
  | kmovb        eax,k1
  | popcnt       eax,eax
  | add          rax,r14
  | vptestmd     k0,zmm6,zmm6
  | kortestw     k0,k0
  | jne          .L2
    mov          rdi,r13
    cmp          r13,rsi
    jne          .L1
    mov          esi,ecx
    and          esi,0x7
    mov          QWORD PTR [rsp+0x28],rsi
    jne          .L4
    jmp          .L20
.L3:
    xor          eax,eax
    mov          esi,ecx
    and          esi,0x7
    mov          QWORD PTR [rsp+0x28],rsi
    je           .L20
.L4:
    mov          rsi,r11
    sub          rsi,rax
    mov          QWORD PTR [rsp+0x8],rsi
    jb           .L23
    mov          r14,r10
    sub          r14,rax
    jb           .L24
    mov          rsi,QWORD PTR [rsp+0x8]
    cmp          r14,rsi
    cmovb        rsi,r14
    mov          QWORD PTR [rsp+0x20],rsi
    cmp          rsi,0x208
    jb           .L22
    movabs       rsi,0xffffffffffffff8
    and          rcx,rsi
    lea          r12,[r12+rax*8]
    lea          r13,[r15+rax*8]
    mov          rsi,QWORD PTR [rsp+0x10]
    mov          r10,QWORD PTR [rsi+rcx*8]
    test         r10,r10
    mov          QWORD PTR [rsp+0x18],r14
    je           .L6
    mov          r11,r10
    not          r11
    xor          r15d,r15d
.L5:
  | blsi         rdi,r10
  | test         rdi,r9
  | mov          r14,rbx
  | cmove        r14,rbp
  | cmp          QWORD PTR [rsp+0x8],r15
  | je           .L25
  | mov          r8,rdi
  | xor          r8,r10
  | mov          rsi,r8
  | xor          rsi,r11
  | and          rsi,QWORD PTR [r14+rcx*8]
  | mov          r14,QWORD PTR [rdx+rcx*8]
  | or           r14,rdi
  | mov          QWORD PTR [r12+r15*8],r14
  | mov          r14,QWORD PTR [rsp+0x18]
  | cmp          r14,r15
  | je           .L27
  | mov          QWORD PTR [r13+r15*8+0x0],rsi
  | inc          r15
  | cmp          rdi,r10
  | mov          r10,r8
  | jne          .L5
    cmp          DWORD PTR [rsp+0x28],0x1
    jne          .L7
    jmp          .L19
.L6:
    xor          r15d,r15d
    cmp          DWORD PTR [rsp+0x28],0x1
    je           .L19
.L7:
    lea          rsi,[r15+0x208]
    cmp          rsi,QWORD PTR [rsp+0x20]
    ja           .L22
    mov          QWORD PTR [rsp+0x40],rbp
    mov          QWORD PTR [rsp+0x38],rdx
    mov          rsi,QWORD PTR [rsp+0x10]
    mov          rbp,QWORD PTR [rsi+rcx*8+0x8]
    test         rbp,rbp
    mov          QWORD PTR [rsp+0x30],r9
    je           .L9
    mov          rdx,QWORD PTR [rsp+0x8]
    cmp          r15,rdx
    cmova        rdx,r15
    cmp          r15,r14
    mov          rdi,r14
    cmova        rdi,r15
    mov          r8,rbp
    not          r8
.L8:
  | blsi         rsi,rbp
  | test         rsi,r9
  | mov          r14,rbx
  | cmove        r14,QWORD PTR [rsp+0x40]
  | cmp          rdx,r15
  | je           .L26
  | mov          r11,rsi
  | xor          r11,rbp
  | mov          r10,r11
  | xor          r10,r8
  | and          r10,QWORD PTR [r14+rcx*8+0x8]
  | mov          r9,QWORD PTR [rsp+0x38]
  | mov          r14,QWORD PTR [r9+rcx*8+0x8]
  | or           r14,rsi
  | mov          QWORD PTR [r12+r15*8],r14
  | cmp          rdi,r15
  | je           .L28
  | mov          QWORD PTR [r13+r15*8+0x0],r10
  | inc          r15
  | cmp          rsi,rbp
  | mov          rbp,r11
  | mov          r9,QWORD PTR [rsp+0x30]
  | jne          .L8
.L9:
    cmp          DWORD PTR [rsp+0x28],0x2
    je           .L19
    lea          rsi,[r15+0x208]
    cmp          rsi,QWORD PTR [rsp+0x20]
    mov          rdi,QWORD PTR [rsp+0x18]
    ja           .L22
    mov          rsi,QWORD PTR [rsp+0x10]
    mov          rbp,QWORD PTR [rsi+rcx*8+0x10]
    test         rbp,rbp
    je           .L11
    mov          rdx,QWORD PTR [rsp+0x8]
    cmp          r15,rdx
    cmova        rdx,r15
    cmp          r15,rdi
    cmova        rdi,r15
    mov          r8,rbp
    not          r8
.L10:
  | blsi         r10,rbp
  | test         r10,r9
  | mov          r14,rbx
  | cmove        r14,QWORD PTR [rsp+0x40]
  | cmp          rdx,r15
  | je           .L26
  | mov          r11,r10
  | xor          r11,rbp
  | mov          rsi,r11
  | xor          rsi,r8
  | and          rsi,QWORD PTR [r14+rcx*8+0x10]
  | mov          r9,QWORD PTR [rsp+0x38]
  | mov          r14,QWORD PTR [r9+rcx*8+0x10]
  | or           r14,r10
  | mov          QWORD PTR [r12+r15*8],r14
  | cmp          rdi,r15
  | je           .L28
  | mov          QWORD PTR [r13+r15*8+0x0],rsi
  | inc          r15
  | cmp          r10,rbp
  | mov          rbp,r11
  | mov          r9,QWORD PTR [rsp+0x30]
  | jne          .L10
.L11:
    cmp          DWORD PTR [rsp+0x28],0x3
    je           .L19
    lea          rsi,[r15+0x208]
    cmp          rsi,QWORD PTR [rsp+0x20]
    mov          rdi,QWORD PTR [rsp+0x18]
    ja           .L22
    mov          rsi,QWORD PTR [rsp+0x10]
    mov          rbp,QWORD PTR [rsi+rcx*8+0x18]
    test         rbp,rbp
    je           .L13
    mov          rdx,QWORD PTR [rsp+0x8]
    cmp          r15,rdx
    cmova        rdx,r15
    cmp          r15,rdi
    cmova        rdi,r15
    mov          r8,rbp
    not          r8
.L12:
  | blsi         r10,rbp
  | test         r10,r9
  | mov          r14,rbx
  | cmove        r14,QWORD PTR [rsp+0x40]
  | cmp          rdx,r15
  | je           .L26
  | mov          r11,r10
  | xor          r11,rbp
  | mov          rsi,r11
  | xor          rsi,r8
  | and          rsi,QWORD PTR [r14+rcx*8+0x18]
  | mov          r9,QWORD PTR [rsp+0x38]
  | mov          r14,QWORD PTR [r9+rcx*8+0x18]
  | or           r14,r10
  | mov          QWORD PTR [r12+r15*8],r14
  | cmp          rdi,r15
  | je           .L28
  | mov          QWORD PTR [r13+r15*8+0x0],rsi
  | inc          r15
  | cmp          r10,rbp
  | mov          rbp,r11
  | mov          r9,QWORD PTR [rsp+0x30]
  | jne          .L12
.L13:
    cmp          DWORD PTR [rsp+0x28],0x4
    je           .L19
    lea          rsi,[r15+0x208]
    cmp          rsi,QWORD PTR [rsp+0x20]
    mov          rdi,QWORD PTR [rsp+0x18]
    ja           .L22
    mov          rsi,QWORD PTR [rsp+0x10]
    mov          rbp,QWORD PTR [rsi+rcx*8+0x20]
    test         rbp,rbp
    je           .L15
    mov          rdx,QWORD PTR [rsp+0x8]
    cmp          r15,rdx
    cmova        rdx,r15
    cmp          r15,rdi
    cmova        rdi,r15
    mov          r8,rbp
    not          r8
.L14:
  | blsi         r10,rbp
  | test         r10,r9
  | mov          r14,rbx
  | cmove        r14,QWORD PTR [rsp+0x40]
  | cmp          rdx,r15
  | je           .L26
  | mov          r11,r10
  | xor          r11,rbp
  | mov          rsi,r11
  | xor          rsi,r8
  | and          rsi,QWORD PTR [r14+rcx*8+0x20]
  | mov          r9,QWORD PTR [rsp+0x38]
  | mov          r14,QWORD PTR [r9+rcx*8+0x20]
  | or           r14,r10
  | mov          QWORD PTR [r12+r15*8],r14
  | cmp          rdi,r15
  | je           .L28
  | mov          QWORD PTR [r13+r15*8+0x0],rsi
  | inc          r15
  | cmp          r10,rbp
  | mov          rbp,r11
  | mov          r9,QWORD PTR [rsp+0x30]
  | jne          .L14
.L15:
    cmp          DWORD PTR [rsp+0x28],0x5
    je           .L19
    lea          rsi,[r15+0x208]
    cmp          rsi,QWORD PTR [rsp+0x20]
    mov          rdi,QWORD PTR [rsp+0x18]
    ja           .L22
    mov          rsi,QWORD PTR [rsp+0x10]
    mov          rbp,QWORD PTR [rsi+rcx*8+0x28]
    test         rbp,rbp
    je           .L17
    mov          rdx,QWORD PTR [rsp+0x8]
    cmp          r15,rdx
    cmova        rdx,r15
    cmp          r15,rdi
    cmova        rdi,r15
    mov          r8,rbp
    not          r8
.L16:
  | blsi         r10,rbp
  | test         r10,r9
  | mov          r14,rbx
  | cmove        r14,QWORD PTR [rsp+0x40]
  | cmp          rdx,r15
  | je           .L26
  | mov          r11,r10
  | xor          r11,rbp
  | mov          rsi,r11
  | xor          rsi,r8
  | and          rsi,QWORD PTR [r14+rcx*8+0x28]
  | mov          r9,QWORD PTR [rsp+0x38]
  | mov          r14,QWORD PTR [r9+rcx*8+0x28]
  | or           r14,r10
  | mov          QWORD PTR [r12+r15*8],r14
  | cmp          rdi,r15
  | je           .L28
  | mov          QWORD PTR [r13+r15*8+0x0],rsi
  | inc          r15
  | cmp          r10,rbp
  | mov          rbp,r11
  | mov          r9,QWORD PTR [rsp+0x30]
  | jne          .L16
.L17:
    cmp          DWORD PTR [rsp+0x28],0x6
    je           .L19
    lea          rsi,[r15+0x208]
    cmp          rsi,QWORD PTR [rsp+0x20]
    mov          rdi,QWORD PTR [rsp+0x18]
    ja           .L22
    mov          rsi,QWORD PTR [rsp+0x10]
    mov          r10,QWORD PTR [rsi+rcx*8+0x30]
    test         r10,r10
    je           .L19
    mov          rdx,QWORD PTR [rsp+0x8]
    cmp          r15,rdx
    cmova        rdx,r15
    cmp          r15,rdi
    cmova        rdi,r15
    mov          r8,r10
    not          r8
.L18:
  | blsi         rbp,r10
  | test         rbp,r9
  | mov          r14,rbx
  | cmove        r14,QWORD PTR [rsp+0x40]
  | cmp          rdx,r15
  | je           .L26
  | mov          r11,rbp
  | xor          r11,r10
  | mov          rsi,r11
  | xor          rsi,r8
  | and          rsi,QWORD PTR [r14+rcx*8+0x30]
  | mov          r9,QWORD PTR [rsp+0x38]
  | mov          r14,QWORD PTR [r9+rcx*8+0x30]
  | or           r14,rbp
  | mov          QWORD PTR [r12+r15*8],r14
  | cmp          rdi,r15
  | je           .L28
  | mov          QWORD PTR [r13+r15*8+0x0],rsi
  | inc          r15
  | cmp          rbp,r10
  | mov          r10,r11
  | mov          r9,QWORD PTR [rsp+0x30]
  | jne          .L18
.L19:
    add          rax,r15
.L20:
    add          rsp,0x48
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    vzeroupper
    ret
.L21:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x2f
  ! vzeroupper
  ! call         core::panicking::panic
.L22:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x2f
  ! vzeroupper
  ! call         core::panicking::panic
.L23:
  ! lea          rcx,[rip+.D4]
  ! mov          rdi,rax
  ! mov          rsi,r11
  ! mov          rdx,r11
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L24:
  ! lea          rcx,[rip+.D5]
  ! mov          rdi,rax
  ! mov          rsi,r10
  ! mov          rdx,r10
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L25:
  ! mov          rdx,QWORD PTR [rsp+0x8]
.L26:
  ! lea          rax,[rip+.D6]
  ! mov          rdi,rdx
  ! mov          rsi,QWORD PTR [rsp+0x8]
  ! mov          rdx,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L27:
  ! mov          rdi,r14
.L28:
  ! lea          rdx,[rip+.D7]
  ! mov          rsi,QWORD PTR [rsp+0x18]
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L29:
  ! lea          rdi,[rip+.D8]
  ! lea          rdx,[rip+.D9]
  ! mov          esi,0x3d
  ! call         core::panicking::panic
