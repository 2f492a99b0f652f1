; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- child, level scalar: 86 instructions, inner loops: none
    movdqu       xmm0,XMMWORD PTR [rdi]
    movdqu       xmm5,XMMWORD PTR [rsi]
    pandn        xmm5,xmm0
    movdqu       XMMWORD PTR [rdx],xmm5
    movdqu       xmm0,XMMWORD PTR [rdi+0x10]
    movdqu       xmm4,XMMWORD PTR [rsi+0x10]
    pandn        xmm4,xmm0
    movdqu       XMMWORD PTR [rdx+0x10],xmm4
    movdqu       xmm0,XMMWORD PTR [rdi+0x20]
    movdqu       xmm3,XMMWORD PTR [rsi+0x20]
    pandn        xmm3,xmm0
    movdqu       XMMWORD PTR [rdx+0x20],xmm3
    movdqu       xmm0,XMMWORD PTR [rdi+0x30]
    movdqu       xmm2,XMMWORD PTR [rsi+0x30]
    pandn        xmm2,xmm0
    movdqu       XMMWORD PTR [rdx+0x30],xmm2
    movdqu       xmm0,XMMWORD PTR [rdi+0x40]
    movdqu       xmm1,XMMWORD PTR [rsi+0x40]
    pandn        xmm1,xmm0
    movdqu       XMMWORD PTR [rdx+0x40],xmm1
    movdqu       xmm6,XMMWORD PTR [rdi+0x50]
    movdqu       xmm0,XMMWORD PTR [rsi+0x50]
    pandn        xmm0,xmm6
    movdqu       XMMWORD PTR [rdx+0x50],xmm0
    movq         rax,xmm5
    test         rax,rax
    je           .L1
    xor          ecx,ecx
    tzcnt        rax,rax
    or           rax,rcx
    ret
.L1:
    pshufd       xmm5,xmm5,0xee
    movq         rax,xmm5
    mov          ecx,0x40
    test         rax,rax
    je           .L3
.L2:
    tzcnt        rax,rax
    or           rax,rcx
    ret
.L3:
    movq         rax,xmm4
    mov          ecx,0x80
    test         rax,rax
    jne          .L2
    pshufd       xmm4,xmm4,0xee
    movq         rax,xmm4
    mov          ecx,0xc0
    test         rax,rax
    jne          .L2
    movq         rax,xmm3
    mov          ecx,0x100
    test         rax,rax
    jne          .L2
    pshufd       xmm3,xmm3,0xee
    movq         rax,xmm3
    mov          ecx,0x140
    test         rax,rax
    jne          .L2
    movq         rax,xmm2
    mov          ecx,0x180
    test         rax,rax
    jne          .L2
    pshufd       xmm2,xmm2,0xee
    movq         rax,xmm2
    mov          ecx,0x1c0
    test         rax,rax
    jne          .L2
    movq         rax,xmm1
    mov          ecx,0x200
    test         rax,rax
    jne          .L2
    pshufd       xmm1,xmm1,0xee
    movq         rax,xmm1
    mov          ecx,0x240
    test         rax,rax
    jne          .L2
    movq         rax,xmm0
    mov          ecx,0x280
    test         rax,rax
    jne          .L2
    pshufd       xmm0,xmm0,0xee
    movq         rax,xmm0
    mov          ecx,0x2c0
    test         rax,rax
    jne          .L2
    mov          eax,0x300
    ret

; ---- child, level sse2: 86 instructions, inner loops: none
    movdqu       xmm0,XMMWORD PTR [rdi]
    movdqu       xmm5,XMMWORD PTR [rsi]
    pandn        xmm5,xmm0
    movdqu       XMMWORD PTR [rdx],xmm5
    movdqu       xmm0,XMMWORD PTR [rdi+0x10]
    movdqu       xmm4,XMMWORD PTR [rsi+0x10]
    pandn        xmm4,xmm0
    movdqu       XMMWORD PTR [rdx+0x10],xmm4
    movdqu       xmm0,XMMWORD PTR [rdi+0x20]
    movdqu       xmm3,XMMWORD PTR [rsi+0x20]
    pandn        xmm3,xmm0
    movdqu       XMMWORD PTR [rdx+0x20],xmm3
    movdqu       xmm0,XMMWORD PTR [rdi+0x30]
    movdqu       xmm2,XMMWORD PTR [rsi+0x30]
    pandn        xmm2,xmm0
    movdqu       XMMWORD PTR [rdx+0x30],xmm2
    movdqu       xmm0,XMMWORD PTR [rdi+0x40]
    movdqu       xmm1,XMMWORD PTR [rsi+0x40]
    pandn        xmm1,xmm0
    movdqu       XMMWORD PTR [rdx+0x40],xmm1
    movdqu       xmm6,XMMWORD PTR [rdi+0x50]
    movdqu       xmm0,XMMWORD PTR [rsi+0x50]
    pandn        xmm0,xmm6
    movdqu       XMMWORD PTR [rdx+0x50],xmm0
    movq         rax,xmm5
    test         rax,rax
    je           .L1
    xor          ecx,ecx
    tzcnt        rax,rax
    or           rax,rcx
    ret
.L1:
    pshufd       xmm5,xmm5,0xee
    movq         rax,xmm5
    mov          ecx,0x40
    test         rax,rax
    je           .L3
.L2:
    tzcnt        rax,rax
    or           rax,rcx
    ret
.L3:
    movq         rax,xmm4
    mov          ecx,0x80
    test         rax,rax
    jne          .L2
    pshufd       xmm4,xmm4,0xee
    movq         rax,xmm4
    mov          ecx,0xc0
    test         rax,rax
    jne          .L2
    movq         rax,xmm3
    mov          ecx,0x100
    test         rax,rax
    jne          .L2
    pshufd       xmm3,xmm3,0xee
    movq         rax,xmm3
    mov          ecx,0x140
    test         rax,rax
    jne          .L2
    movq         rax,xmm2
    mov          ecx,0x180
    test         rax,rax
    jne          .L2
    pshufd       xmm2,xmm2,0xee
    movq         rax,xmm2
    mov          ecx,0x1c0
    test         rax,rax
    jne          .L2
    movq         rax,xmm1
    mov          ecx,0x200
    test         rax,rax
    jne          .L2
    pshufd       xmm1,xmm1,0xee
    movq         rax,xmm1
    mov          ecx,0x240
    test         rax,rax
    jne          .L2
    movq         rax,xmm0
    mov          ecx,0x280
    test         rax,rax
    jne          .L2
    pshufd       xmm0,xmm0,0xee
    movq         rax,xmm0
    mov          ecx,0x2c0
    test         rax,rax
    jne          .L2
    mov          eax,0x300
    ret

; ---- child, level avx2: 71 instructions, inner loops: none
    vmovdqu      ymm0,YMMWORD PTR [rsi]
    vpandn       ymm2,ymm0,YMMWORD PTR [rdi]
    vmovdqu      ymm0,YMMWORD PTR [rsi+0x20]
    vpandn       ymm1,ymm0,YMMWORD PTR [rdi+0x20]
    vmovdqu      YMMWORD PTR [rdx],ymm2
    vmovdqu      ymm0,YMMWORD PTR [rsi+0x40]
    vpandn       ymm0,ymm0,YMMWORD PTR [rdi+0x40]
    vmovdqu      YMMWORD PTR [rdx+0x20],ymm1
    vmovdqu      YMMWORD PTR [rdx+0x40],ymm0
    vmovq        rax,xmm2
    test         rax,rax
    je           .L1
    xor          ecx,ecx
    tzcnt        rax,rax
    or           rax,rcx
    vzeroupper
    ret
.L1:
    vpextrq      rax,xmm2,0x1
    mov          ecx,0x40
    test         rax,rax
    je           .L3
.L2:
    tzcnt        rax,rax
    or           rax,rcx
    vzeroupper
    ret
.L3:
    vextracti128 xmm2,ymm2,0x1
    vmovq        rax,xmm2
    mov          ecx,0x80
    test         rax,rax
    jne          .L2
    vpextrq      rax,xmm2,0x1
    mov          ecx,0xc0
    test         rax,rax
    jne          .L2
    vmovq        rax,xmm1
    mov          ecx,0x100
    test         rax,rax
    jne          .L2
    vpextrq      rax,xmm1,0x1
    mov          ecx,0x140
    test         rax,rax
    jne          .L2
    vextracti128 xmm1,ymm1,0x1
    vmovq        rax,xmm1
    mov          ecx,0x180
    test         rax,rax
    jne          .L2
    vpextrq      rax,xmm1,0x1
    mov          ecx,0x1c0
    test         rax,rax
    jne          .L2
    vmovq        rax,xmm0
    mov          ecx,0x200
    test         rax,rax
    jne          .L2
    vpextrq      rax,xmm0,0x1
    mov          ecx,0x240
    test         rax,rax
    jne          .L2
    vextracti128 xmm0,ymm0,0x1
    vmovq        rax,xmm0
    mov          ecx,0x280
    test         rax,rax
    jne          .L2
    vpextrq      rax,xmm0,0x1
    mov          ecx,0x2c0
    test         rax,rax
    jne          .L2
    mov          eax,0x300
    vzeroupper
    ret

; ---- child, level avx512: 70 instructions, inner loops: none
    vmovdqu64    zmm0,ZMMWORD PTR [rsi]
    vpandnq      zmm1,zmm0,ZMMWORD PTR [rdi]
    vmovdqu      ymm0,YMMWORD PTR [rsi+0x40]
    vpandn       ymm0,ymm0,YMMWORD PTR [rdi+0x40]
    vmovdqu64    ZMMWORD PTR [rdx],zmm1
    vmovdqu      YMMWORD PTR [rdx+0x40],ymm0
    vmovq        rax,xmm1
    test         rax,rax
    je           .L1
    xor          ecx,ecx
    tzcnt        rax,rax
    or           rax,rcx
    vzeroupper
    ret
.L1:
    vpextrq      rax,xmm1,0x1
    mov          ecx,0x40
    test         rax,rax
    je           .L3
.L2:
    tzcnt        rax,rax
    or           rax,rcx
    vzeroupper
    ret
.L3:
    vextracti128 xmm2,ymm1,0x1
    vmovq        rax,xmm2
    mov          ecx,0x80
    test         rax,rax
    jne          .L2
    vextracti128 xmm2,ymm1,0x1
    vpextrq      rax,xmm2,0x1
    mov          ecx,0xc0
    test         rax,rax
    jne          .L2
    vextracti32x4 xmm2,zmm1,0x2
    vmovq        rax,xmm2
    mov          ecx,0x100
    test         rax,rax
    jne          .L2
    vpextrq      rax,xmm2,0x1
    mov          ecx,0x140
    test         rax,rax
    jne          .L2
    vextracti32x4 xmm1,zmm1,0x3
    vmovq        rax,xmm1
    mov          ecx,0x180
    test         rax,rax
    jne          .L2
    vpextrq      rax,xmm1,0x1
    mov          ecx,0x1c0
    test         rax,rax
    jne          .L2
    vmovq        rax,xmm0
    mov          ecx,0x200
    test         rax,rax
    jne          .L2
    vpextrq      rax,xmm0,0x1
    mov          ecx,0x240
    test         rax,rax
    jne          .L2
    vextracti128 xmm0,ymm0,0x1
    vmovq        rax,xmm0
    mov          ecx,0x280
    test         rax,rax
    jne          .L2
    vpextrq      rax,xmm0,0x1
    mov          ecx,0x2c0
    test         rax,rax
    jne          .L2
    mov          eax,0x300
    vzeroupper
    ret
