; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- child, level scalar: 87 instructions, inner loops: none
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
    jmp          .L2
.L1:
    pshufd       xmm5,xmm5,0xee
    movq         rax,xmm5
    mov          ecx,0x1
    test         rax,rax
    jne          .L2
    movq         rax,xmm4
    mov          ecx,0x2
    test         rax,rax
    jne          .L2
    pshufd       xmm4,xmm4,0xee
    movq         rax,xmm4
    mov          ecx,0x3
    test         rax,rax
    jne          .L2
    movq         rax,xmm3
    mov          ecx,0x4
    test         rax,rax
    jne          .L2
    pshufd       xmm3,xmm3,0xee
    movq         rax,xmm3
    mov          ecx,0x5
    test         rax,rax
    jne          .L2
    movq         rax,xmm2
    mov          ecx,0x6
    test         rax,rax
    jne          .L2
    pshufd       xmm2,xmm2,0xee
    movq         rax,xmm2
    mov          ecx,0x7
    test         rax,rax
    jne          .L2
    movq         rax,xmm1
    mov          ecx,0x8
    test         rax,rax
    jne          .L2
    pshufd       xmm1,xmm1,0xee
    movq         rax,xmm1
    mov          ecx,0x9
    test         rax,rax
    jne          .L2
    movq         rax,xmm0
    mov          ecx,0xa
    test         rax,rax
    jne          .L2
    pshufd       xmm0,xmm0,0xee
    movq         rax,xmm0
    mov          ecx,0xb
    test         rax,rax
    je           .L3
.L2:
    mov          esi,ecx
    shl          esi,0x6
    mov          eax,0x40
    tzcnt        rax,QWORD PTR [rdx+rcx*8]
    add          rax,rsi
    ret
.L3:
    mov          eax,0x300
    ret

; ---- child, level sse2: 77 instructions, inner loops: none
    movdqu       xmm1,XMMWORD PTR [rdi]
    movdqu       xmm0,XMMWORD PTR [rsi]
    pandn        xmm0,xmm1
    movdqu       XMMWORD PTR [rdx],xmm0
    movdqu       xmm2,XMMWORD PTR [rdi+0x10]
    movdqu       xmm1,XMMWORD PTR [rsi+0x10]
    pandn        xmm1,xmm2
    movdqu       XMMWORD PTR [rdx+0x10],xmm1
    movdqu       xmm2,XMMWORD PTR [rdi+0x20]
    movdqu       xmm3,XMMWORD PTR [rsi+0x20]
    pandn        xmm3,xmm2
    movdqu       XMMWORD PTR [rdx+0x20],xmm3
    movdqu       xmm2,XMMWORD PTR [rdi+0x30]
    movdqu       xmm6,XMMWORD PTR [rsi+0x30]
    pandn        xmm6,xmm2
    movdqu       XMMWORD PTR [rdx+0x30],xmm6
    movdqu       xmm2,XMMWORD PTR [rdi+0x40]
    movdqu       xmm5,XMMWORD PTR [rsi+0x40]
    pandn        xmm5,xmm2
    movdqu       XMMWORD PTR [rdx+0x40],xmm5
    movq         rax,xmm0
    movdqu       xmm4,XMMWORD PTR [rdi+0x50]
    movdqu       xmm2,XMMWORD PTR [rsi+0x50]
    pandn        xmm2,xmm4
    movdqu       XMMWORD PTR [rdx+0x50],xmm2
    test         rax,rax
    je           .L1
    tzcnt        rax,rax
    ret
.L1:
    pxor         xmm4,xmm4
    pcmpeqd      xmm5,xmm4
    pshufd       xmm7,xmm5,0xb1
    pand         xmm7,xmm5
    pcmpeqd      xmm5,xmm5
    pcmpgtd      xmm7,xmm5
    movmskpd     eax,xmm7
    shl          eax,0x8
    pcmpeqd      xmm6,xmm4
    pshufd       xmm7,xmm6,0xb1
    pand         xmm7,xmm6
    pcmpgtd      xmm7,xmm5
    movmskpd     ecx,xmm7
    shl          ecx,0x6
    pcmpeqd      xmm3,xmm4
    pshufd       xmm6,xmm3,0xb1
    pand         xmm6,xmm3
    pcmpgtd      xmm6,xmm5
    movmskpd     esi,xmm6
    shl          esi,0x4
    pcmpeqd      xmm1,xmm4
    pcmpeqd      xmm0,xmm4
    movdqa       xmm3,xmm0
    shufps       xmm3,xmm1,0x88
    shufps       xmm0,xmm1,0xdd
    andps        xmm0,xmm3
    movmskps     edi,xmm0
    xor          edi,0xf
    or           edi,esi
    or           edi,ecx
    or           edi,eax
    pcmpeqd      xmm2,xmm4
    pshufd       xmm0,xmm2,0xb1
    pand         xmm0,xmm2
    pcmpgtd      xmm0,xmm5
    movmskpd     eax,xmm0
    shl          eax,0xa
    or           eax,edi
    test         eax,eax
    je           .L2
    tzcnt        ecx,eax
    mov          eax,0x40
    tzcnt        rax,QWORD PTR [rdx+rcx*8]
    shl          ecx,0x6
    add          rax,rcx
    ret
.L2:
    mov          eax,0x300
    ret

; ---- child, level avx2: 38 instructions, inner loops: none
    vmovdqu      ymm0,YMMWORD PTR [rsi]
    vpandn       ymm0,ymm0,YMMWORD PTR [rdi]
    vmovdqu      ymm1,YMMWORD PTR [rsi+0x20]
    vpandn       ymm1,ymm1,YMMWORD PTR [rdi+0x20]
    vmovdqu      YMMWORD PTR [rdx],ymm0
    vmovdqu      YMMWORD PTR [rdx+0x20],ymm1
    vmovq        rax,xmm0
    vmovdqu      ymm2,YMMWORD PTR [rsi+0x40]
    vpandn       ymm2,ymm2,YMMWORD PTR [rdi+0x40]
    vmovdqu      YMMWORD PTR [rdx+0x40],ymm2
    test         rax,rax
    je           .L1
    tzcnt        rax,rax
    vzeroupper
    ret
.L1:
    vpxor        xmm3,xmm3,xmm3
    vpcmpeqq     ymm0,ymm0,ymm3
    vpcmpeqq     ymm1,ymm1,ymm3
    vpackssdw    ymm0,ymm0,ymm1
    vpermq       ymm0,ymm0,0xd8
    vmovmskps    ecx,ymm0
    xor          ecx,0xff
    vpcmpeqq     ymm0,ymm2,ymm3
    vmovmskpd    eax,ymm0
    xor          eax,0xf
    shl          eax,0x8
    or           eax,ecx
    test         eax,eax
    je           .L2
    tzcnt        ecx,eax
    tzcnt        rax,QWORD PTR [rdx+rcx*8]
    shl          ecx,0x6
    add          rax,rcx
    vzeroupper
    ret
.L2:
    mov          eax,0x300
    vzeroupper
    ret

; ---- child, level avx512: 30 instructions, inner loops: none
    vmovdqu64    zmm0,ZMMWORD PTR [rsi]
    vpandnq      zmm0,zmm0,ZMMWORD PTR [rdi]
    vmovdqu64    ZMMWORD PTR [rdx],zmm0
    vmovdqu      ymm1,YMMWORD PTR [rdi+0x40]
    vmovdqu      ymm2,YMMWORD PTR [rsi+0x40]
    vpandnq      zmm1,zmm2,zmm1
    vmovdqu      YMMWORD PTR [rdx+0x40],ymm1
    vmovq        rax,xmm0
    test         rax,rax
    je           .L1
    tzcnt        rax,rax
    vzeroupper
    ret
.L1:
    vptestmq     k0,zmm0,zmm0
    kmovb        eax,k0
    vptestnmq    k0,zmm1,zmm1
    kmovd        ecx,k0
    and          ecx,0xf
    shl          ecx,0x8
    or           ecx,eax
    mov          eax,0x300
    cmp          ecx,0xf00
    je           .L2
    xor          ecx,0xf00
    tzcnt        ecx,ecx
    tzcnt        rax,QWORD PTR [rdx+rcx*8]
    shl          ecx,0x6
    add          rax,rcx
.L2:
    vzeroupper
    ret
