; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- hitting_any, level scalar: 51 instructions, inner loops: 35
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
  | movdqu       xmm10,XMMWORD PTR [rdi+rax*1+0x200]
  | movdqu       xmm11,XMMWORD PTR [rdi+rax*1+0x210]
  | movdqu       xmm12,XMMWORD PTR [rdi+rax*1+0x400]
  | pand         xmm10,xmm0
  | pand         xmm11,xmm0
  | movdqu       xmm13,XMMWORD PTR [rdi+rax*1+0x410]
  | pand         xmm12,xmm1
  | por          xmm12,xmm10
  | pand         xmm13,xmm1
  | por          xmm13,xmm11
  | pcmpeqd      xmm12,xmm3
  | pshufd       xmm10,xmm12,0xb1
  | pand         xmm10,xmm12
  | pandn        xmm10,xmm6
  | pcmpeqd      xmm13,xmm3
  | pshufd       xmm11,xmm13,0xb1
  | pand         xmm11,xmm13
  | movdqa       xmm12,xmm10
  | psllq        xmm12,xmm2
  | pandn        xmm11,xmm6
  | pshufd       xmm13,xmm2,0xee
  | psllq        xmm10,xmm13
  | movsd        xmm10,xmm12
  | movdqa       xmm12,xmm11
  | psllq        xmm12,xmm9
  | orpd         xmm7,xmm10
  | pshufd       xmm9,xmm9,0xee
  | psllq        xmm11,xmm9
  | movsd        xmm11,xmm12
  | orpd         xmm4,xmm11
  | paddq        xmm2,xmm8
  | add          rax,0x20
  | jne          .L1
    orpd         xmm4,xmm7
    pshufd       xmm0,xmm4,0xee
    por          xmm0,xmm4
    movq         rax,xmm0
    ret

; ---- hitting_any, level sse2: 29 instructions, inner loops: 21
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
  | pand         xmm5,xmm1
  | pand         xmm3,xmm0
  | por          xmm3,xmm5
  | pand         xmm4,xmm0
  | movdqu       xmm5,XMMWORD PTR [rdi+rcx*1+0x1f0]
  | pand         xmm5,xmm1
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
    not          rax
    ret

; ---- hitting_any, level avx2: 108 instructions, inner loops: none
    vpbroadcastq ymm0,QWORD PTR [rsi]
    vpand        ymm2,ymm0,YMMWORD PTR [rdi+0x1e0]
    vpand        ymm3,ymm0,YMMWORD PTR [rdi+0x1c0]
    vpbroadcastq ymm1,QWORD PTR [rsi+0x8]
    vpand        ymm4,ymm1,YMMWORD PTR [rdi+0x3e0]
    vpor         ymm4,ymm2,ymm4
    vpand        ymm2,ymm1,YMMWORD PTR [rdi+0x3c0]
    vpor         ymm3,ymm3,ymm2
    vpxor        xmm2,xmm2,xmm2
    vpcmpeqq     ymm4,ymm4,ymm2
    vpcmpeqq     ymm3,ymm3,ymm2
    vpackssdw    ymm3,ymm3,ymm4
    vpermq       ymm3,ymm3,0xd8
    vpand        ymm4,ymm0,YMMWORD PTR [rdi+0x1a0]
    vpand        ymm5,ymm0,YMMWORD PTR [rdi+0x180]
    vpand        ymm6,ymm1,YMMWORD PTR [rdi+0x3a0]
    vmovmskps    eax,ymm3
    vpor         ymm3,ymm4,ymm6
    vpand        ymm4,ymm1,YMMWORD PTR [rdi+0x380]
    vpor         ymm4,ymm5,ymm4
    vpcmpeqq     ymm3,ymm3,ymm2
    vpcmpeqq     ymm4,ymm4,ymm2
    vpackssdw    ymm3,ymm4,ymm3
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    ecx,ymm3
    shl          eax,0x10
    shl          ecx,0x8
    vpand        ymm3,ymm0,YMMWORD PTR [rdi+0x160]
    vpand        ymm4,ymm0,YMMWORD PTR [rdi+0x140]
    or           ecx,eax
    vpand        ymm5,ymm1,YMMWORD PTR [rdi+0x360]
    vpor         ymm3,ymm3,ymm5
    vpand        ymm5,ymm1,YMMWORD PTR [rdi+0x340]
    vpor         ymm4,ymm4,ymm5
    vpcmpeqq     ymm3,ymm3,ymm2
    vpcmpeqq     ymm4,ymm4,ymm2
    vpackssdw    ymm3,ymm4,ymm3
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    eax,ymm3
    vpand        ymm3,ymm0,YMMWORD PTR [rdi+0x120]
    vpand        ymm4,ymm0,YMMWORD PTR [rdi+0x100]
    or           eax,ecx
    vpand        ymm5,ymm1,YMMWORD PTR [rdi+0x320]
    vpor         ymm3,ymm3,ymm5
    vpand        ymm5,ymm1,YMMWORD PTR [rdi+0x300]
    vpor         ymm4,ymm4,ymm5
    vpcmpeqq     ymm3,ymm3,ymm2
    vpcmpeqq     ymm4,ymm4,ymm2
    vpackssdw    ymm3,ymm4,ymm3
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    ecx,ymm3
    shl          rax,0x10
    shl          ecx,0x8
    vpand        ymm3,ymm0,YMMWORD PTR [rdi+0xe0]
    vpand        ymm4,ymm0,YMMWORD PTR [rdi+0xc0]
    vpand        ymm5,ymm1,YMMWORD PTR [rdi+0x2e0]
    or           rcx,rax
    vpor         ymm3,ymm3,ymm5
    vpand        ymm5,ymm1,YMMWORD PTR [rdi+0x2c0]
    vpor         ymm4,ymm4,ymm5
    vpcmpeqq     ymm3,ymm3,ymm2
    vpcmpeqq     ymm4,ymm4,ymm2
    vpackssdw    ymm3,ymm4,ymm3
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    eax,ymm3
    vpand        ymm3,ymm0,YMMWORD PTR [rdi+0xa0]
    vpand        ymm4,ymm0,YMMWORD PTR [rdi+0x80]
    vpand        ymm5,ymm1,YMMWORD PTR [rdi+0x2a0]
    or           rax,rcx
    vpor         ymm3,ymm3,ymm5
    vpand        ymm5,ymm1,YMMWORD PTR [rdi+0x280]
    vpor         ymm4,ymm4,ymm5
    vpcmpeqq     ymm3,ymm3,ymm2
    vpcmpeqq     ymm4,ymm4,ymm2
    vpackssdw    ymm3,ymm4,ymm3
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    ecx,ymm3
    shl          rax,0x10
    shl          ecx,0x8
    vpand        ymm3,ymm0,YMMWORD PTR [rdi+0x60]
    vpand        ymm4,ymm0,YMMWORD PTR [rdi+0x40]
    or           rcx,rax
    vpand        ymm5,ymm1,YMMWORD PTR [rdi+0x260]
    vpor         ymm3,ymm3,ymm5
    vpand        ymm5,ymm1,YMMWORD PTR [rdi+0x240]
    vpor         ymm4,ymm4,ymm5
    vpcmpeqq     ymm3,ymm3,ymm2
    vpcmpeqq     ymm4,ymm4,ymm2
    vpackssdw    ymm3,ymm4,ymm3
    vpermq       ymm3,ymm3,0xd8
    vmovmskps    edx,ymm3
    or           rdx,rcx
    shl          rdx,0x8
    vpand        ymm3,ymm0,YMMWORD PTR [rdi+0x20]
    vpand        ymm0,ymm0,YMMWORD PTR [rdi]
    vpand        ymm4,ymm1,YMMWORD PTR [rdi+0x220]
    vpor         ymm3,ymm3,ymm4
    vpand        ymm1,ymm1,YMMWORD PTR [rdi+0x200]
    vpor         ymm0,ymm0,ymm1
    vpcmpeqq     ymm1,ymm3,ymm2
    vpcmpeqq     ymm0,ymm0,ymm2
    vpackssdw    ymm0,ymm0,ymm1
    vpermq       ymm0,ymm0,0xd8
    vmovmskps    eax,ymm0
    or           rax,rdx
    not          rax
    vzeroupper
    ret

; ---- hitting_any, level avx512: 41 instructions, inner loops: none
    vpbroadcastq zmm0,QWORD PTR [rsi+0x8]
    vpandd       zmm1,zmm0,ZMMWORD PTR [rdi+0x200]
    vpbroadcastq zmm2,QWORD PTR [rsi]
    vpternlogd   zmm1,zmm2,ZMMWORD PTR [rdi],0xf8
    vpandd       zmm3,zmm0,ZMMWORD PTR [rdi+0x2c0]
    vpternlogd   zmm3,zmm2,ZMMWORD PTR [rdi+0xc0],0xf8
    vpandd       zmm4,zmm0,ZMMWORD PTR [rdi+0x280]
    vpternlogd   zmm4,zmm2,ZMMWORD PTR [rdi+0x80],0xf8
    vpandd       zmm5,zmm0,ZMMWORD PTR [rdi+0x340]
    vpternlogd   zmm5,zmm2,ZMMWORD PTR [rdi+0x140],0xf8
    vpandd       zmm6,zmm0,ZMMWORD PTR [rdi+0x300]
    vpternlogd   zmm6,zmm2,ZMMWORD PTR [rdi+0x100],0xf8
    vpandd       zmm7,zmm0,ZMMWORD PTR [rdi+0x3c0]
    vpternlogd   zmm7,zmm2,ZMMWORD PTR [rdi+0x1c0],0xf8
    vpandd       zmm8,zmm0,ZMMWORD PTR [rdi+0x380]
    vpternlogd   zmm8,zmm2,ZMMWORD PTR [rdi+0x180],0xf8
    vptestnmq    k0,zmm6,zmm6
    vptestnmq    k1,zmm5,zmm5
    kunpckbw     k0,k1,k0
    vptestnmq    k1,zmm8,zmm8
    vptestnmq    k2,zmm7,zmm7
    kunpckbw     k1,k2,k1
    kunpckwd     k0,k1,k0
    kmovd        eax,k0
    vpandd       zmm0,zmm0,ZMMWORD PTR [rdi+0x240]
    vpternlogd   zmm0,zmm2,ZMMWORD PTR [rdi+0x40],0xf8
    shl          rax,0x20
    vptestnmq    k0,zmm4,zmm4
    vptestnmq    k1,zmm3,zmm3
    kunpckbw     k0,k1,k0
    kmovd        ecx,k0
    shl          ecx,0x10
    or           rcx,rax
    vptestnmq    k0,zmm1,zmm1
    vptestnmq    k1,zmm0,zmm0
    kunpckbw     k0,k1,k0
    kmovw        eax,k0
    or           rax,rcx
    not          rax
    vzeroupper
    ret
