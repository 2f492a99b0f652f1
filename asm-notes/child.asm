; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- child, level scalar: 34 instructions, inner loops: none
    movdqu       xmm0,XMMWORD PTR [rdi]
    movdqu       xmm1,XMMWORD PTR [rsi]
    pandn        xmm1,xmm0
    movdqu       XMMWORD PTR [rdx],xmm1
    movdqu       xmm2,XMMWORD PTR [rdi+0x10]
    movdqu       xmm0,XMMWORD PTR [rsi+0x10]
    pandn        xmm0,xmm2
    movdqu       XMMWORD PTR [rdx+0x10],xmm0
    movq         rax,xmm1
    test         rax,rax
    je           .L1
    xor          ecx,ecx
    tzcnt        rax,rax
    or           rax,rcx
    ret
.L1:
    pshufd       xmm1,xmm1,0xee
    movq         rax,xmm1
    mov          ecx,0x40
    test         rax,rax
    je           .L3
.L2:
    tzcnt        rax,rax
    or           rax,rcx
    ret
.L3:
    movq         rax,xmm0
    mov          ecx,0x80
    test         rax,rax
    jne          .L2
    pshufd       xmm0,xmm0,0xee
    movq         rax,xmm0
    mov          ecx,0xc0
    test         rax,rax
    jne          .L2
    mov          eax,0x100
    ret

; ---- child, level sse2: 34 instructions, inner loops: none
    movdqu       xmm0,XMMWORD PTR [rdi]
    movdqu       xmm1,XMMWORD PTR [rsi]
    pandn        xmm1,xmm0
    movdqu       XMMWORD PTR [rdx],xmm1
    movdqu       xmm2,XMMWORD PTR [rdi+0x10]
    movdqu       xmm0,XMMWORD PTR [rsi+0x10]
    pandn        xmm0,xmm2
    movdqu       XMMWORD PTR [rdx+0x10],xmm0
    movq         rax,xmm1
    test         rax,rax
    je           .L1
    xor          ecx,ecx
    tzcnt        rax,rax
    or           rax,rcx
    ret
.L1:
    pshufd       xmm1,xmm1,0xee
    movq         rax,xmm1
    mov          ecx,0x40
    test         rax,rax
    je           .L3
.L2:
    tzcnt        rax,rax
    or           rax,rcx
    ret
.L3:
    movq         rax,xmm0
    mov          ecx,0x80
    test         rax,rax
    jne          .L2
    pshufd       xmm0,xmm0,0xee
    movq         rax,xmm0
    mov          ecx,0xc0
    test         rax,rax
    jne          .L2
    mov          eax,0x100
    ret

; ---- child, level avx2: 31 instructions, inner loops: none
    vmovdqu      ymm0,YMMWORD PTR [rsi]
    vpandn       ymm0,ymm0,YMMWORD PTR [rdi]
    vmovdqu      YMMWORD PTR [rdx],ymm0
    vmovq        rax,xmm0
    test         rax,rax
    je           .L1
    xor          ecx,ecx
    tzcnt        rax,rax
    or           rax,rcx
    vzeroupper
    ret
.L1:
    vpextrq      rax,xmm0,0x1
    mov          ecx,0x40
    test         rax,rax
    je           .L3
.L2:
    tzcnt        rax,rax
    or           rax,rcx
    vzeroupper
    ret
.L3:
    vextracti128 xmm0,ymm0,0x1
    vmovq        rax,xmm0
    mov          ecx,0x80
    test         rax,rax
    jne          .L2
    vpextrq      rax,xmm0,0x1
    mov          ecx,0xc0
    test         rax,rax
    jne          .L2
    mov          eax,0x100
    vzeroupper
    ret

; ---- child, level avx512: 31 instructions, inner loops: none
    vmovdqu      ymm0,YMMWORD PTR [rsi]
    vpandn       ymm0,ymm0,YMMWORD PTR [rdi]
    vmovdqu      YMMWORD PTR [rdx],ymm0
    vmovq        rax,xmm0
    test         rax,rax
    je           .L1
    xor          ecx,ecx
    tzcnt        rax,rax
    or           rax,rcx
    vzeroupper
    ret
.L1:
    vpextrq      rax,xmm0,0x1
    mov          ecx,0x40
    test         rax,rax
    je           .L3
.L2:
    tzcnt        rax,rax
    or           rax,rcx
    vzeroupper
    ret
.L3:
    vextracti128 xmm0,ymm0,0x1
    vmovq        rax,xmm0
    mov          ecx,0x80
    test         rax,rax
    jne          .L2
    vpextrq      rax,xmm0,0x1
    mov          ecx,0xc0
    test         rax,rax
    jne          .L2
    mov          eax,0x100
    vzeroupper
    ret
