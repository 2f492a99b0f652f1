; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- all_hit, level scalar: 39 instructions, inner loops: none
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
    sete         al
    ret

; ---- all_hit, level sse2: 29 instructions, inner loops: none
    mov          rax,QWORD PTR [rsi]
    mov          rcx,QWORD PTR [rsi+0x8]
    mov          rdx,QWORD PTR [rsi+0x10]
    mov          rsi,QWORD PTR [rsi+0x18]
    movdqu       xmm0,XMMWORD PTR [rdi]
    movdqu       xmm1,XMMWORD PTR [rdi+0x10]
    movdqu       xmm2,XMMWORD PTR [rax]
    movdqu       xmm3,XMMWORD PTR [rax+0x10]
    movdqu       xmm4,XMMWORD PTR [rcx]
    por          xmm4,xmm2
    movdqu       xmm2,XMMWORD PTR [rcx+0x10]
    por          xmm2,xmm3
    movdqu       xmm3,XMMWORD PTR [rdx]
    movdqu       xmm5,XMMWORD PTR [rdx+0x10]
    movdqu       xmm6,XMMWORD PTR [rsi]
    por          xmm6,xmm3
    por          xmm6,xmm4
    pandn        xmm6,xmm0
    movdqu       xmm0,XMMWORD PTR [rsi+0x10]
    por          xmm0,xmm5
    por          xmm0,xmm2
    pandn        xmm0,xmm1
    por          xmm0,xmm6
    pxor         xmm1,xmm1
    pcmpeqd      xmm1,xmm0
    movmskps     eax,xmm1
    xor          eax,0xf
    sete         al
    ret

; ---- all_hit, level avx2: 12 instructions, inner loops: none
    mov          rax,QWORD PTR [rsi]
    mov          rcx,QWORD PTR [rsi+0x8]
    mov          rdx,QWORD PTR [rsi+0x10]
    mov          rsi,QWORD PTR [rsi+0x18]
    vmovdqu      ymm0,YMMWORD PTR [rcx]
    vpor         ymm0,ymm0,YMMWORD PTR [rax]
    vpor         ymm0,ymm0,YMMWORD PTR [rdx]
    vpor         ymm0,ymm0,YMMWORD PTR [rsi]
    vptest       ymm0,YMMWORD PTR [rdi]
    setb         al
    vzeroupper
    ret

; ---- all_hit, level avx512: 12 instructions, inner loops: none
    mov          rax,QWORD PTR [rsi]
    mov          rcx,QWORD PTR [rsi+0x8]
    mov          rdx,QWORD PTR [rsi+0x10]
    vmovdqu      ymm0,YMMWORD PTR [rcx]
    vpor         ymm0,ymm0,YMMWORD PTR [rax]
    mov          rax,QWORD PTR [rsi+0x18]
    vmovdqu      ymm1,YMMWORD PTR [rax]
    vpternlogq   ymm1,ymm0,YMMWORD PTR [rdx],0xfe
    vptest       ymm1,YMMWORD PTR [rdi]
    setb         al
    vzeroupper
    ret
