; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- all_hit, level scalar: 111 instructions, inner loops: none
    mov          rcx,QWORD PTR [rsi]
    mov          r8,QWORD PTR [rsi+0x8]
    mov          rdx,QWORD PTR [rsi+0x10]
    mov          rax,QWORD PTR [rsi+0x18]
    mov          rsi,QWORD PTR [r8]
    or           rsi,QWORD PTR [rcx]
    or           rsi,QWORD PTR [rdx]
    or           rsi,QWORD PTR [rax]
    not          rsi
    test         QWORD PTR [rdi],rsi
    je           .L1
    xor          eax,eax
    ret
.L1:
    mov          rsi,QWORD PTR [r8+0x8]
    or           rsi,QWORD PTR [rcx+0x8]
    or           rsi,QWORD PTR [rdx+0x8]
    or           rsi,QWORD PTR [rax+0x8]
    not          rsi
    test         QWORD PTR [rdi+0x8],rsi
    je           .L2
    xor          eax,eax
    ret
.L2:
    mov          rsi,QWORD PTR [r8+0x10]
    or           rsi,QWORD PTR [rcx+0x10]
    or           rsi,QWORD PTR [rdx+0x10]
    or           rsi,QWORD PTR [rax+0x10]
    not          rsi
    test         QWORD PTR [rdi+0x10],rsi
    je           .L3
    xor          eax,eax
    ret
.L3:
    mov          rsi,QWORD PTR [r8+0x18]
    or           rsi,QWORD PTR [rcx+0x18]
    or           rsi,QWORD PTR [rdx+0x18]
    or           rsi,QWORD PTR [rax+0x18]
    not          rsi
    test         QWORD PTR [rdi+0x18],rsi
    je           .L4
    xor          eax,eax
    ret
.L4:
    mov          rsi,QWORD PTR [r8+0x20]
    or           rsi,QWORD PTR [rcx+0x20]
    or           rsi,QWORD PTR [rdx+0x20]
    or           rsi,QWORD PTR [rax+0x20]
    not          rsi
    test         QWORD PTR [rdi+0x20],rsi
    je           .L5
    xor          eax,eax
    ret
.L5:
    mov          rsi,QWORD PTR [r8+0x28]
    or           rsi,QWORD PTR [rcx+0x28]
    or           rsi,QWORD PTR [rdx+0x28]
    or           rsi,QWORD PTR [rax+0x28]
    not          rsi
    test         QWORD PTR [rdi+0x28],rsi
    je           .L6
    xor          eax,eax
    ret
.L6:
    mov          rsi,QWORD PTR [r8+0x30]
    or           rsi,QWORD PTR [rcx+0x30]
    or           rsi,QWORD PTR [rdx+0x30]
    or           rsi,QWORD PTR [rax+0x30]
    not          rsi
    test         QWORD PTR [rdi+0x30],rsi
    je           .L7
    xor          eax,eax
    ret
.L7:
    mov          rsi,QWORD PTR [r8+0x38]
    or           rsi,QWORD PTR [rcx+0x38]
    or           rsi,QWORD PTR [rdx+0x38]
    or           rsi,QWORD PTR [rax+0x38]
    not          rsi
    test         QWORD PTR [rdi+0x38],rsi
    je           .L8
    xor          eax,eax
    ret
.L8:
    mov          rsi,QWORD PTR [r8+0x40]
    or           rsi,QWORD PTR [rcx+0x40]
    or           rsi,QWORD PTR [rdx+0x40]
    or           rsi,QWORD PTR [rax+0x40]
    not          rsi
    test         QWORD PTR [rdi+0x40],rsi
    je           .L9
    xor          eax,eax
    ret
.L9:
    mov          rsi,QWORD PTR [r8+0x48]
    or           rsi,QWORD PTR [rcx+0x48]
    or           rsi,QWORD PTR [rdx+0x48]
    or           rsi,QWORD PTR [rax+0x48]
    not          rsi
    test         QWORD PTR [rdi+0x48],rsi
    je           .L10
    xor          eax,eax
    ret
.L10:
    mov          rsi,QWORD PTR [r8+0x50]
    or           rsi,QWORD PTR [rcx+0x50]
    or           rsi,QWORD PTR [rdx+0x50]
    or           rsi,QWORD PTR [rax+0x50]
    not          rsi
    test         QWORD PTR [rdi+0x50],rsi
    je           .L11
    xor          eax,eax
    ret
.L11:
    mov          rsi,QWORD PTR [r8+0x58]
    or           rsi,QWORD PTR [rcx+0x58]
    or           rsi,QWORD PTR [rdx+0x58]
    or           rsi,QWORD PTR [rax+0x58]
    not          rsi
    test         QWORD PTR [rdi+0x58],rsi
    sete         al
    ret

; ---- all_hit, level sse2: 69 instructions, inner loops: none
    mov          rdx,QWORD PTR [rsi]
    mov          r8,QWORD PTR [rsi+0x8]
    mov          rcx,QWORD PTR [rsi+0x10]
    mov          rax,QWORD PTR [rsi+0x18]
    movdqu       xmm0,XMMWORD PTR [rdx+0x40]
    movdqu       xmm1,XMMWORD PTR [rdx+0x50]
    movdqu       xmm2,XMMWORD PTR [rdx]
    movdqu       xmm5,XMMWORD PTR [rdx+0x10]
    movdqu       xmm6,XMMWORD PTR [rdx+0x20]
    movdqu       xmm7,XMMWORD PTR [rdx+0x30]
    movdqu       xmm8,XMMWORD PTR [r8+0x40]
    por          xmm8,xmm0
    movdqu       xmm4,XMMWORD PTR [r8+0x50]
    por          xmm4,xmm1
    movdqu       xmm3,XMMWORD PTR [r8]
    por          xmm3,xmm2
    movdqu       xmm2,XMMWORD PTR [r8+0x10]
    por          xmm2,xmm5
    movdqu       xmm1,XMMWORD PTR [r8+0x20]
    por          xmm1,xmm6
    movdqu       xmm0,XMMWORD PTR [r8+0x30]
    por          xmm0,xmm7
    movdqu       xmm5,XMMWORD PTR [rcx+0x40]
    movdqu       xmm6,XMMWORD PTR [rax+0x40]
    por          xmm6,xmm5
    movdqu       xmm5,XMMWORD PTR [rdi+0x40]
    por          xmm6,xmm8
    movdqu       xmm7,XMMWORD PTR [rcx+0x50]
    pandn        xmm6,xmm5
    movdqu       xmm5,XMMWORD PTR [rax+0x50]
    por          xmm5,xmm7
    movdqu       xmm7,XMMWORD PTR [rdi+0x50]
    por          xmm5,xmm4
    movdqu       xmm4,XMMWORD PTR [rcx]
    pandn        xmm5,xmm7
    movdqu       xmm7,XMMWORD PTR [rax]
    por          xmm7,xmm4
    por          xmm7,xmm3
    movdqu       xmm3,XMMWORD PTR [rdi]
    pandn        xmm7,xmm3
    movdqu       xmm3,XMMWORD PTR [rcx+0x10]
    por          xmm7,xmm6
    movdqu       xmm4,XMMWORD PTR [rax+0x10]
    por          xmm4,xmm3
    por          xmm4,xmm2
    movdqu       xmm2,XMMWORD PTR [rdi+0x10]
    pandn        xmm4,xmm2
    movdqu       xmm2,XMMWORD PTR [rcx+0x20]
    por          xmm4,xmm5
    movdqu       xmm3,XMMWORD PTR [rax+0x20]
    por          xmm3,xmm2
    por          xmm3,xmm1
    movdqu       xmm1,XMMWORD PTR [rdi+0x20]
    pandn        xmm3,xmm1
    movdqu       xmm1,XMMWORD PTR [rcx+0x30]
    por          xmm3,xmm7
    movdqu       xmm2,XMMWORD PTR [rax+0x30]
    por          xmm2,xmm1
    por          xmm2,xmm0
    movdqu       xmm0,XMMWORD PTR [rdi+0x30]
    pandn        xmm2,xmm0
    por          xmm2,xmm4
    por          xmm2,xmm3
    pxor         xmm0,xmm0
    pcmpeqd      xmm0,xmm2
    movmskps     eax,xmm0
    xor          eax,0xf
    sete         al
    ret

; ---- all_hit, level avx2: 25 instructions, inner loops: none
    mov          rax,QWORD PTR [rsi]
    mov          rcx,QWORD PTR [rsi+0x8]
    mov          rdx,QWORD PTR [rsi+0x10]
    mov          rsi,QWORD PTR [rsi+0x18]
    vmovdqu      ymm0,YMMWORD PTR [rcx]
    vmovdqu      ymm1,YMMWORD PTR [rcx+0x20]
    vmovdqu      ymm2,YMMWORD PTR [rcx+0x40]
    vpor         ymm0,ymm0,YMMWORD PTR [rax]
    vpor         ymm2,ymm2,YMMWORD PTR [rax+0x40]
    vpor         ymm1,ymm1,YMMWORD PTR [rax+0x20]
    vpor         ymm1,ymm1,YMMWORD PTR [rdx+0x20]
    vpor         ymm2,ymm2,YMMWORD PTR [rdx+0x40]
    vpor         ymm0,ymm0,YMMWORD PTR [rdx]
    vpor         ymm0,ymm0,YMMWORD PTR [rsi]
    vpor         ymm2,ymm2,YMMWORD PTR [rsi+0x40]
    vpor         ymm1,ymm1,YMMWORD PTR [rsi+0x20]
    vpandn       ymm1,ymm1,YMMWORD PTR [rdi+0x20]
    vpandn       ymm2,ymm2,YMMWORD PTR [rdi+0x40]
    vpandn       ymm0,ymm0,YMMWORD PTR [rdi]
    vpor         ymm0,ymm0,ymm2
    vpor         ymm0,ymm0,ymm1
    vptest       ymm0,ymm0
    sete         al
    vzeroupper
    ret

; ---- all_hit, level avx512: 25 instructions, inner loops: none
    mov          rax,QWORD PTR [rsi]
    mov          rcx,QWORD PTR [rsi+0x8]
    mov          rdx,QWORD PTR [rsi+0x10]
    mov          rsi,QWORD PTR [rsi+0x18]
    vmovdqu64    zmm0,ZMMWORD PTR [rcx]
    vmovdqu64    zmm1,ZMMWORD PTR [rdx]
    vpternlogq   zmm1,zmm0,ZMMWORD PTR [rax],0xfe
    vmovdqu64    zmm0,ZMMWORD PTR [rdi]
    vpternlogq   zmm1,zmm0,ZMMWORD PTR [rsi],0x4
    vmovdqu      ymm0,YMMWORD PTR [rdi+0x40]
    vmovdqu      ymm2,YMMWORD PTR [rcx+0x40]
    vmovdqu      ymm3,YMMWORD PTR [rdx+0x40]
    vpternlogq   ymm3,ymm2,YMMWORD PTR [rax+0x40],0xfe
    vpternlogq   ymm3,ymm0,YMMWORD PTR [rsi+0x40],0x4
    vextracti64x4 ymm0,zmm1,0x1
    vpternlogq   zmm0,zmm1,zmm3,0xfe
    vextracti128 xmm1,ymm0,0x1
    vpor         xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpor         xmm0,xmm0,xmm1
    vmovq        rax,xmm0
    test         rax,rax
    sete         al
    vzeroupper
    ret
