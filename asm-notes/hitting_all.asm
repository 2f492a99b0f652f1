; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- hitting_all, level scalar: 51 instructions, inner loops: 35
    movdqu       xmm1,XMMWORD PTR [rsi]
    pshufd       xmm0,xmm1,0x44
    pshufd       xmm1,xmm1,0xee
    movdqa       xmm2,XMMWORD PTR [rip+.D1]
    pxor         xmm3,xmm3
    mov          rax,0xfffffffffffffe00
    movdqa       xmm5,XMMWORD PTR [rip+.D2]
    movdqa       xmm6,XMMWORD PTR [rip+.D3]
    movdqa       xmm8,XMMWORD PTR [rip+.D4]
    xorpd        xmm7,xmm7
    xorpd        xmm4,xmm4
.L1:
  | movdqa       xmm9,xmm2
  | paddq        xmm9,xmm5
  | movdqu       xmm12,XMMWORD PTR [rdi+rax*1+0x200]
  | movdqu       xmm13,XMMWORD PTR [rdi+rax*1+0x210]
  | movdqu       xmm11,XMMWORD PTR [rdi+rax*1+0x400]
  | pandn        xmm12,xmm0
  | pandn        xmm13,xmm0
  | movdqu       xmm10,XMMWORD PTR [rdi+rax*1+0x410]
  | pandn        xmm11,xmm1
  | por          xmm11,xmm12
  | pandn        xmm10,xmm1
  | por          xmm10,xmm13
  | pcmpeqd      xmm11,xmm3
  | pshufd       xmm12,xmm11,0xb1
  | pand         xmm11,xmm6
  | pand         xmm11,xmm12
  | pcmpeqd      xmm10,xmm3
  | pshufd       xmm12,xmm10,0xb1
  | pand         xmm10,xmm6
  | movdqa       xmm13,xmm11
  | psllq        xmm13,xmm2
  | pand         xmm10,xmm12
  | pshufd       xmm12,xmm2,0xee
  | psllq        xmm11,xmm12
  | movsd        xmm11,xmm13
  | movdqa       xmm12,xmm10
  | psllq        xmm12,xmm9
  | orpd         xmm7,xmm11
  | pshufd       xmm9,xmm9,0xee
  | psllq        xmm10,xmm9
  | movsd        xmm10,xmm12
  | orpd         xmm4,xmm10
  | paddq        xmm2,xmm8
  | add          rax,0x20
  | jne          .L1
    orpd         xmm4,xmm7
    pshufd       xmm0,xmm4,0xee
    por          xmm0,xmm4
    movq         rax,xmm0
    ret

; ---- hitting_all, level sse2: 28 instructions, inner loops: 21
    movdqu       xmm1,XMMWORD PTR [rsi]
    pshufd       xmm0,xmm1,0x44
    pshufd       xmm1,xmm1,0xee
    mov          ecx,0x200
    xor          eax,eax
    pxor         xmm2,xmm2
.L1:
  | movdqu       xmm3,XMMWORD PTR [rdi+rcx*1-0x20]
  | movdqu       xmm4,XMMWORD PTR [rdi+rcx*1-0x10]
  | movdqu       xmm5,XMMWORD PTR [rdi+rcx*1+0x1e0]
  | pandn        xmm5,xmm1
  | pandn        xmm3,xmm0
  | por          xmm3,xmm5
  | pandn        xmm4,xmm0
  | movdqu       xmm5,XMMWORD PTR [rdi+rcx*1+0x1f0]
  | pandn        xmm5,xmm1
  | por          xmm5,xmm4
  | mov          rdx,rax
  | shl          rdx,0x4
  | movdqa       xmm4,xmm3
  | shufps       xmm4,xmm5,0x88
  | shufps       xmm3,xmm5,0xdd
  | orps         xmm3,xmm4
  | pcmpeqd      xmm3,xmm2
  | movmskps     eax,xmm3
  | or           rax,rdx
  | add          rcx,0xffffffffffffffe0
  | jne          .L1
    ret

; ---- hitting_all, level avx2: 139 instructions, inner loops: none
    vmovdqu      ymm1,YMMWORD PTR [rdi+0x1c0]
    vmovdqu      ymm2,YMMWORD PTR [rdi+0x3c0]
    vmovdqu      ymm3,YMMWORD PTR [rdi+0x1e0]
    vmovdqu      ymm4,YMMWORD PTR [rdi+0x3e0]
    vpbroadcastq ymm0,QWORD PTR [rsi]
    vpandn       ymm3,ymm3,ymm0
    vpandn       ymm5,ymm1,ymm0
    vpbroadcastq ymm1,QWORD PTR [rsi+0x8]
    vpandn       ymm4,ymm4,ymm1
    vpor         ymm3,ymm3,ymm4
    vpandn       ymm2,ymm2,ymm1
    vpor         ymm4,ymm5,ymm2
    vpxor        xmm2,xmm2,xmm2
    vpcmpeqq     ymm3,ymm3,ymm2
    vpcmpeqq     ymm4,ymm4,ymm2
    vpackssdw    ymm3,ymm4,ymm3
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    eax,ymm3
    vmovdqu      ymm3,YMMWORD PTR [rdi+0x180]
    vmovdqu      ymm4,YMMWORD PTR [rdi+0x380]
    vmovdqu      ymm5,YMMWORD PTR [rdi+0x1a0]
    vmovdqu      ymm6,YMMWORD PTR [rdi+0x3a0]
    vpandn       ymm5,ymm5,ymm0
    vpandn       ymm3,ymm3,ymm0
    vpandn       ymm6,ymm6,ymm1
    vpor         ymm5,ymm5,ymm6
    vpandn       ymm4,ymm4,ymm1
    vpor         ymm3,ymm3,ymm4
    vpcmpeqq     ymm4,ymm5,ymm2
    vpcmpeqq     ymm3,ymm3,ymm2
    vpackssdw    ymm3,ymm3,ymm4
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    ecx,ymm3
    vmovdqu      ymm3,YMMWORD PTR [rdi+0x140]
    vmovdqu      ymm4,YMMWORD PTR [rdi+0x340]
    vmovdqu      ymm5,YMMWORD PTR [rdi+0x160]
    vmovdqu      ymm6,YMMWORD PTR [rdi+0x360]
    shl          eax,0x10
    shl          ecx,0x8
    or           ecx,eax
    vpandn       ymm5,ymm5,ymm0
    vpandn       ymm3,ymm3,ymm0
    vpandn       ymm6,ymm6,ymm1
    vpor         ymm5,ymm5,ymm6
    vpandn       ymm4,ymm4,ymm1
    vpor         ymm3,ymm3,ymm4
    vpcmpeqq     ymm4,ymm5,ymm2
    vpcmpeqq     ymm3,ymm3,ymm2
    vpackssdw    ymm3,ymm3,ymm4
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    eax,ymm3
    or           eax,ecx
    vmovdqu      ymm3,YMMWORD PTR [rdi+0x100]
    vmovdqu      ymm4,YMMWORD PTR [rdi+0x300]
    vmovdqu      ymm5,YMMWORD PTR [rdi+0x120]
    vmovdqu      ymm6,YMMWORD PTR [rdi+0x320]
    vpandn       ymm5,ymm5,ymm0
    vpandn       ymm3,ymm3,ymm0
    vpandn       ymm6,ymm6,ymm1
    vpor         ymm5,ymm5,ymm6
    vpandn       ymm4,ymm4,ymm1
    vpor         ymm3,ymm3,ymm4
    vpcmpeqq     ymm4,ymm5,ymm2
    vpcmpeqq     ymm3,ymm3,ymm2
    vpackssdw    ymm3,ymm3,ymm4
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    ecx,ymm3
    vmovdqu      ymm3,YMMWORD PTR [rdi+0xc0]
    vmovdqu      ymm4,YMMWORD PTR [rdi+0x2c0]
    vmovdqu      ymm5,YMMWORD PTR [rdi+0xe0]
    vmovdqu      ymm6,YMMWORD PTR [rdi+0x2e0]
    shl          rax,0x10
    shl          ecx,0x8
    or           rcx,rax
    vpandn       ymm5,ymm5,ymm0
    vpandn       ymm3,ymm3,ymm0
    vpandn       ymm6,ymm6,ymm1
    vpor         ymm5,ymm5,ymm6
    vpandn       ymm4,ymm4,ymm1
    vpor         ymm3,ymm3,ymm4
    vpcmpeqq     ymm4,ymm5,ymm2
    vpcmpeqq     ymm3,ymm3,ymm2
    vpackssdw    ymm3,ymm3,ymm4
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    eax,ymm3
    or           rax,rcx
    vmovdqu      ymm3,YMMWORD PTR [rdi+0x80]
    vmovdqu      ymm4,YMMWORD PTR [rdi+0x280]
    vmovdqu      ymm5,YMMWORD PTR [rdi+0xa0]
    vmovdqu      ymm6,YMMWORD PTR [rdi+0x2a0]
    vpandn       ymm5,ymm5,ymm0
    vpandn       ymm3,ymm3,ymm0
    vpandn       ymm6,ymm6,ymm1
    vpor         ymm5,ymm5,ymm6
    vpandn       ymm4,ymm4,ymm1
    vpor         ymm3,ymm3,ymm4
    vpcmpeqq     ymm4,ymm5,ymm2
    vpcmpeqq     ymm3,ymm3,ymm2
    vpackssdw    ymm3,ymm3,ymm4
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    ecx,ymm3
    vmovdqu      ymm3,YMMWORD PTR [rdi+0x240]
    vmovdqu      ymm4,YMMWORD PTR [rdi]
    vmovdqu      ymm5,YMMWORD PTR [rdi+0x20]
    vmovdqu      ymm6,YMMWORD PTR [rdi+0x40]
    vmovdqu      ymm7,YMMWORD PTR [rdi+0x60]
    vmovdqu      ymm8,YMMWORD PTR [rdi+0x260]
    shl          rax,0x10
    shl          ecx,0x8
    or           rcx,rax
    vpandn       ymm7,ymm7,ymm0
    vpandn       ymm6,ymm6,ymm0
    vpandn       ymm8,ymm8,ymm1
    vpor         ymm7,ymm8,ymm7
    vpandn       ymm3,ymm3,ymm1
    vpor         ymm3,ymm6,ymm3
    vpcmpeqq     ymm6,ymm7,ymm2
    vpcmpeqq     ymm3,ymm3,ymm2
    vpackssdw    ymm3,ymm3,ymm6
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    edx,ymm3
    or           rdx,rcx
    vmovdqu      ymm3,YMMWORD PTR [rdi+0x200]
    vmovdqu      ymm6,YMMWORD PTR [rdi+0x220]
    shl          rdx,0x8
    vpandn       ymm5,ymm5,ymm0
    vpandn       ymm0,ymm4,ymm0
    vpandn       ymm4,ymm6,ymm1
    vpor         ymm4,ymm5,ymm4
    vpandn       ymm1,ymm3,ymm1
    vpor         ymm0,ymm0,ymm1
    vpcmpeqq     ymm1,ymm4,ymm2
    vpcmpeqq     ymm0,ymm0,ymm2
    vpackssdw    ymm0,ymm0,ymm1
    vpermq       ymm0,ymm0,0xd8
    vmovmskps    eax,ymm0
    or           rax,rdx
    vzeroupper
    ret

; ---- hitting_all, level avx512: 48 instructions, inner loops: none
    vmovdqu64    zmm0,ZMMWORD PTR [rdi+0x180]
    vmovdqu64    zmm1,ZMMWORD PTR [rdi+0x1c0]
    vmovdqu64    zmm2,ZMMWORD PTR [rdi+0x100]
    vmovdqu64    zmm3,ZMMWORD PTR [rdi+0x140]
    vmovdqu64    zmm4,ZMMWORD PTR [rdi]
    vmovdqu64    zmm5,ZMMWORD PTR [rdi+0x40]
    vmovdqu64    zmm6,ZMMWORD PTR [rdi+0x80]
    vpbroadcastq zmm7,QWORD PTR [rsi]
    vmovdqu64    zmm8,ZMMWORD PTR [rdi+0xc0]
    vpandnq      zmm3,zmm3,zmm7
    vpandnq      zmm0,zmm0,zmm7
    vpandnq      zmm1,zmm1,zmm7
    vpbroadcastq zmm9,QWORD PTR [rsi+0x8]
    vpternlogq   zmm1,zmm9,ZMMWORD PTR [rdi+0x3c0],0xf4
    vpternlogq   zmm0,zmm9,ZMMWORD PTR [rdi+0x380],0xf4
    vpternlogq   zmm3,zmm9,ZMMWORD PTR [rdi+0x340],0xf4
    vpandnq      zmm2,zmm2,zmm7
    vpternlogq   zmm2,zmm9,ZMMWORD PTR [rdi+0x300],0xf4
    vptestnmq    k0,zmm2,zmm2
    vptestnmq    k1,zmm3,zmm3
    kunpckbw     k0,k1,k0
    vptestnmq    k1,zmm0,zmm0
    vptestnmq    k2,zmm1,zmm1
    kunpckbw     k1,k2,k1
    kunpckwd     k0,k1,k0
    kmovd        eax,k0
    shl          rax,0x20
    vpandnq      zmm0,zmm6,zmm7
    vpandnq      zmm1,zmm8,zmm7
    vpternlogq   zmm1,zmm9,ZMMWORD PTR [rdi+0x2c0],0xf4
    vpternlogq   zmm0,zmm9,ZMMWORD PTR [rdi+0x280],0xf4
    vptestnmq    k0,zmm0,zmm0
    vptestnmq    k1,zmm1,zmm1
    kunpckbw     k0,k1,k0
    kmovd        ecx,k0
    shl          ecx,0x10
    or           rcx,rax
    vpandnq      zmm0,zmm4,zmm7
    vpandnq      zmm1,zmm5,zmm7
    vpternlogq   zmm1,zmm9,ZMMWORD PTR [rdi+0x240],0xf4
    vpternlogq   zmm0,zmm9,ZMMWORD PTR [rdi+0x200],0xf4
    vptestnmq    k0,zmm0,zmm0
    vptestnmq    k1,zmm1,zmm1
    kunpckbw     k0,k1,k0
    kmovw        eax,k0
    or           rax,rcx
    vzeroupper
    ret
