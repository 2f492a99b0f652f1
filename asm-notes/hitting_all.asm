; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "thin", codegen-units = 1, debug = "line-tables-only"
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

; ---- hitting_all, level avx2: 140 instructions, inner loops: none
    vpbroadcastq ymm0,QWORD PTR [rsi]
    vpbroadcastq ymm1,QWORD PTR [rsi+0x8]
    vmovdqu      ymm2,YMMWORD PTR [rdi+0x3c0]
    vpandn       ymm2,ymm2,ymm1
    vmovdqu      ymm3,YMMWORD PTR [rdi+0x1c0]
    vpandn       ymm3,ymm3,ymm0
    vpor         ymm3,ymm3,ymm2
    vmovdqu      ymm2,YMMWORD PTR [rdi+0x1e0]
    vpandn       ymm2,ymm2,ymm0
    vmovdqu      ymm4,YMMWORD PTR [rdi+0x3e0]
    vpandn       ymm4,ymm4,ymm1
    vpor         ymm4,ymm4,ymm2
    vmovdqu      ymm2,YMMWORD PTR [rdi+0x380]
    vpandn       ymm2,ymm2,ymm1
    vmovdqu      ymm5,YMMWORD PTR [rdi+0x180]
    vpandn       ymm5,ymm5,ymm0
    vpor         ymm5,ymm5,ymm2
    vmovdqu      ymm2,YMMWORD PTR [rdi+0x1a0]
    vpandn       ymm2,ymm2,ymm0
    vmovdqu      ymm6,YMMWORD PTR [rdi+0x3a0]
    vpandn       ymm6,ymm6,ymm1
    vpor         ymm6,ymm6,ymm2
    vpxor        xmm2,xmm2,xmm2
    vpcmpeqq     ymm4,ymm4,ymm2
    vpcmpeqq     ymm3,ymm3,ymm2
    vpackssdw    ymm3,ymm3,ymm4
    vpermq       ymm3,ymm3,0xd8
    vpcmpeqq     ymm4,ymm6,ymm2
    vpcmpeqq     ymm5,ymm5,ymm2
    vpackssdw    ymm4,ymm5,ymm4
    vpermq       ymm4,ymm4,0xd8
    vpackssdw    ymm3,ymm4,ymm3
    vextracti128 xmm4,ymm3,0x1
    vpacksswb    xmm3,xmm3,xmm4
    vpshufd      xmm3,xmm3,0xd8
    vpmovmskb    eax,xmm3
    vmovdqu      ymm3,YMMWORD PTR [rdi+0x340]
    vpandn       ymm3,ymm3,ymm1
    vmovdqu      ymm4,YMMWORD PTR [rdi+0x140]
    vpandn       ymm4,ymm4,ymm0
    vpor         ymm3,ymm4,ymm3
    vmovdqu      ymm4,YMMWORD PTR [rdi+0x160]
    vpandn       ymm4,ymm4,ymm0
    vmovdqu      ymm5,YMMWORD PTR [rdi+0x360]
    vpandn       ymm5,ymm5,ymm1
    vpor         ymm4,ymm5,ymm4
    vmovdqu      ymm5,YMMWORD PTR [rdi+0x300]
    vpandn       ymm5,ymm5,ymm1
    vmovdqu      ymm6,YMMWORD PTR [rdi+0x100]
    vpandn       ymm6,ymm6,ymm0
    vpor         ymm5,ymm6,ymm5
    vmovdqu      ymm6,YMMWORD PTR [rdi+0x120]
    vpandn       ymm6,ymm6,ymm0
    vmovdqu      ymm7,YMMWORD PTR [rdi+0x320]
    vpandn       ymm7,ymm7,ymm1
    vpor         ymm6,ymm7,ymm6
    shl          eax,0x10
    vpcmpeqq     ymm4,ymm4,ymm2
    vpcmpeqq     ymm3,ymm3,ymm2
    vpackssdw    ymm3,ymm3,ymm4
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    ecx,ymm3
    shl          ecx,0x8
    or           ecx,eax
    vpcmpeqq     ymm3,ymm6,ymm2
    vpcmpeqq     ymm4,ymm5,ymm2
    vpackssdw    ymm3,ymm4,ymm3
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    eax,ymm3
    or           eax,ecx
    vmovdqu      ymm3,YMMWORD PTR [rdi+0x2c0]
    vpandn       ymm3,ymm3,ymm1
    vmovdqu      ymm4,YMMWORD PTR [rdi+0xc0]
    vpandn       ymm4,ymm4,ymm0
    vpor         ymm3,ymm4,ymm3
    vmovdqu      ymm4,YMMWORD PTR [rdi+0xe0]
    vpandn       ymm4,ymm4,ymm0
    vmovdqu      ymm5,YMMWORD PTR [rdi+0x2e0]
    vpandn       ymm5,ymm5,ymm1
    vpor         ymm4,ymm5,ymm4
    vmovdqu      ymm5,YMMWORD PTR [rdi+0x280]
    vpandn       ymm5,ymm5,ymm1
    vmovdqu      ymm6,YMMWORD PTR [rdi+0x80]
    vpandn       ymm6,ymm6,ymm0
    vpor         ymm5,ymm6,ymm5
    vmovdqu      ymm6,YMMWORD PTR [rdi+0xa0]
    vpandn       ymm6,ymm6,ymm0
    vmovdqu      ymm7,YMMWORD PTR [rdi+0x2a0]
    vpandn       ymm7,ymm7,ymm1
    vpor         ymm6,ymm7,ymm6
    shl          rax,0x10
    vpcmpeqq     ymm4,ymm4,ymm2
    vpcmpeqq     ymm3,ymm3,ymm2
    vpackssdw    ymm3,ymm3,ymm4
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    ecx,ymm3
    shl          ecx,0x8
    or           rcx,rax
    vpcmpeqq     ymm3,ymm6,ymm2
    vpcmpeqq     ymm4,ymm5,ymm2
    vpackssdw    ymm3,ymm4,ymm3
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    eax,ymm3
    or           rax,rcx
    vmovdqu      ymm3,YMMWORD PTR [rdi+0x240]
    vpandn       ymm3,ymm3,ymm1
    vmovdqu      ymm4,YMMWORD PTR [rdi]
    vmovdqu      ymm5,YMMWORD PTR [rdi+0x20]
    vmovdqu      ymm6,YMMWORD PTR [rdi+0x40]
    vmovdqu      ymm7,YMMWORD PTR [rdi+0x60]
    vpandn       ymm6,ymm6,ymm0
    vpor         ymm3,ymm6,ymm3
    vpandn       ymm6,ymm7,ymm0
    vmovdqu      ymm7,YMMWORD PTR [rdi+0x260]
    vpandn       ymm7,ymm7,ymm1
    vpor         ymm6,ymm7,ymm6
    vmovdqu      ymm7,YMMWORD PTR [rdi+0x200]
    vpandn       ymm7,ymm7,ymm1
    vpandn       ymm4,ymm4,ymm0
    vpor         ymm4,ymm4,ymm7
    vpandn       ymm0,ymm5,ymm0
    vmovdqu      ymm5,YMMWORD PTR [rdi+0x220]
    vpandn       ymm1,ymm5,ymm1
    vpor         ymm0,ymm1,ymm0
    shl          rax,0x10
    vpcmpeqq     ymm1,ymm6,ymm2
    vpcmpeqq     ymm3,ymm3,ymm2
    vpackssdw    ymm1,ymm3,ymm1
    vpermq       ymm1,ymm1,0xd8
    vmovmskps    ecx,ymm1
    shl          ecx,0x8
    or           rcx,rax
    vpcmpeqq     ymm0,ymm0,ymm2
    vpcmpeqq     ymm1,ymm4,ymm2
    vpackssdw    ymm0,ymm1,ymm0
    vpermq       ymm0,ymm0,0xd8
    vmovmskps    eax,ymm0
    or           rax,rcx
    vzeroupper
    ret

; ---- hitting_all, level avx512: 48 instructions, inner loops: none
    vmovdqu64    zmm0,ZMMWORD PTR [rdi]
    vpbroadcastq zmm1,QWORD PTR [rsi+0x8]
    vpbroadcastq zmm2,QWORD PTR [rsi]
    vmovdqu64    zmm3,ZMMWORD PTR [rdi+0x80]
    vpandnq      zmm0,zmm0,zmm2
    vpternlogq   zmm0,zmm1,ZMMWORD PTR [rdi+0x200],0xf4
    vmovdqu64    zmm4,ZMMWORD PTR [rdi+0x2c0]
    vpandnq      zmm4,zmm4,zmm1
    vpternlogq   zmm4,zmm2,ZMMWORD PTR [rdi+0xc0],0xf4
    vmovdqu64    zmm5,ZMMWORD PTR [rdi+0x100]
    vpandnq      zmm3,zmm3,zmm2
    vpternlogq   zmm3,zmm1,ZMMWORD PTR [rdi+0x280],0xf4
    vmovdqu64    zmm6,ZMMWORD PTR [rdi+0x340]
    vpandnq      zmm6,zmm6,zmm1
    vpternlogq   zmm6,zmm2,ZMMWORD PTR [rdi+0x140],0xf4
    vmovdqu64    zmm7,ZMMWORD PTR [rdi+0x180]
    vpandnq      zmm5,zmm5,zmm2
    vpternlogq   zmm5,zmm1,ZMMWORD PTR [rdi+0x300],0xf4
    vmovdqu64    zmm8,ZMMWORD PTR [rdi+0x3c0]
    vpandnq      zmm8,zmm8,zmm1
    vpternlogq   zmm8,zmm2,ZMMWORD PTR [rdi+0x1c0],0xf4
    vpandnq      zmm7,zmm7,zmm2
    vpternlogq   zmm7,zmm1,ZMMWORD PTR [rdi+0x380],0xf4
    vptestnmq    k0,zmm5,zmm5
    vptestnmq    k1,zmm6,zmm6
    kunpckbw     k0,k1,k0
    vptestnmq    k1,zmm7,zmm7
    vptestnmq    k2,zmm8,zmm8
    kunpckbw     k1,k2,k1
    kunpckwd     k0,k1,k0
    kmovd        eax,k0
    vmovdqu64    zmm5,ZMMWORD PTR [rdi+0x240]
    vpandnq      zmm1,zmm5,zmm1
    vpternlogq   zmm1,zmm2,ZMMWORD PTR [rdi+0x40],0xf4
    shl          rax,0x20
    vptestnmq    k0,zmm3,zmm3
    vptestnmq    k1,zmm4,zmm4
    kunpckbw     k0,k1,k0
    kmovd        ecx,k0
    shl          ecx,0x10
    or           rcx,rax
    vptestnmq    k0,zmm0,zmm0
    vptestnmq    k1,zmm1,zmm1
    kunpckbw     k0,k1,k0
    kmovw        eax,k0
    or           rax,rcx
    vzeroupper
    ret
