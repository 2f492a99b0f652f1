; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "thin", codegen-units = 1, debug = "line-tables-only"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- packing_step, level scalar: 122 instructions, inner loops: 19
    test         rdx,rdx
    je           .L2
    pxor         xmm2,xmm2
    pxor         xmm5,xmm5
    pxor         xmm4,xmm4
    pxor         xmm3,xmm3
    pxor         xmm1,xmm1
    pxor         xmm0,xmm0
.L1:
  | mov          rax,rdx
  | tzcnt        rcx,rdx
  | lea          rcx,[rcx+rcx*2]
  | shl          ecx,0x5
  | movdqu       xmm6,XMMWORD PTR [rsi+rcx*1]
  | por          xmm2,xmm6
  | movdqu       xmm6,XMMWORD PTR [rsi+rcx*1+0x10]
  | por          xmm5,xmm6
  | movdqu       xmm6,XMMWORD PTR [rsi+rcx*1+0x20]
  | por          xmm4,xmm6
  | movdqu       xmm6,XMMWORD PTR [rsi+rcx*1+0x30]
  | por          xmm3,xmm6
  | movdqu       xmm6,XMMWORD PTR [rsi+rcx*1+0x40]
  | por          xmm1,xmm6
  | movdqu       xmm6,XMMWORD PTR [rsi+rcx*1+0x50]
  | por          xmm0,xmm6
  | dec          rdx
  | and          rdx,rax
  | jne          .L1
    pcmpeqd      xmm6,xmm6
    pxor         xmm2,xmm6
    pxor         xmm5,xmm6
    pxor         xmm4,xmm6
    pxor         xmm3,xmm6
    pxor         xmm1,xmm6
    pxor         xmm0,xmm6
    jmp          .L3
.L2:
    pcmpeqd      xmm2,xmm2
    pcmpeqd      xmm5,xmm5
    pcmpeqd      xmm4,xmm4
    pcmpeqd      xmm3,xmm3
    pcmpeqd      xmm1,xmm1
    pcmpeqd      xmm0,xmm0
.L3:
    movdqu       xmm7,XMMWORD PTR [rdi]
    pand         xmm7,xmm2
    movdqu       xmm6,XMMWORD PTR [rdi+0x10]
    pand         xmm6,xmm5
    movdqu       xmm5,XMMWORD PTR [rdi+0x20]
    pand         xmm5,xmm4
    movdqu       xmm4,XMMWORD PTR [rdi+0x30]
    pand         xmm4,xmm3
    movdqu       XMMWORD PTR [rdi],xmm7
    movdqu       XMMWORD PTR [rdi+0x10],xmm6
    movdqu       XMMWORD PTR [rdi+0x20],xmm5
    movdqu       XMMWORD PTR [rdi+0x30],xmm4
    movdqu       xmm2,XMMWORD PTR [rdi+0x40]
    pand         xmm2,xmm1
    movdqu       XMMWORD PTR [rdi+0x40],xmm2
    movdqu       xmm1,XMMWORD PTR [rdi+0x50]
    pand         xmm1,xmm0
    movdqu       XMMWORD PTR [rdi+0x50],xmm1
    movq         rax,xmm7
    test         rax,rax
    je           .L4
    xor          ecx,ecx
    jmp          .L5
.L4:
    pshufd       xmm0,xmm7,0xee
    movq         rax,xmm0
    mov          ecx,0x1
    test         rax,rax
    jne          .L5
    movq         rax,xmm6
    mov          ecx,0x2
    test         rax,rax
    jne          .L5
    pshufd       xmm0,xmm6,0xee
    movq         rax,xmm0
    mov          ecx,0x3
    test         rax,rax
    jne          .L5
    movq         rax,xmm5
    mov          ecx,0x4
    test         rax,rax
    jne          .L5
    pshufd       xmm0,xmm5,0xee
    movq         rax,xmm0
    mov          ecx,0x5
    test         rax,rax
    jne          .L5
    movq         rax,xmm4
    mov          ecx,0x6
    test         rax,rax
    jne          .L5
    pshufd       xmm0,xmm4,0xee
    movq         rax,xmm0
    mov          ecx,0x7
    test         rax,rax
    jne          .L5
    movq         rax,xmm2
    mov          ecx,0x8
    test         rax,rax
    jne          .L5
    pshufd       xmm0,xmm2,0xee
    movq         rax,xmm0
    mov          ecx,0x9
    test         rax,rax
    jne          .L5
    movq         rax,xmm1
    mov          ecx,0xa
    test         rax,rax
    jne          .L5
    pshufd       xmm0,xmm1,0xee
    movq         rax,xmm0
    mov          ecx,0xb
    test         rax,rax
    je           .L6
.L5:
    mov          edx,ecx
    shl          edx,0x6
    mov          eax,0x40
    tzcnt        rax,QWORD PTR [rdi+rcx*8]
    add          rax,rdx
    ret
.L6:
    mov          eax,0x300
    ret

; ---- packing_step, level sse2: 111 instructions, inner loops: 19
    pcmpeqd      xmm0,xmm0
    pcmpeqd      xmm5,xmm5
    pcmpeqd      xmm6,xmm6
    pcmpeqd      xmm4,xmm4
    pcmpeqd      xmm3,xmm3
    pcmpeqd      xmm2,xmm2
    pcmpeqd      xmm1,xmm1
    test         rdx,rdx
    je           .L2
    pxor         xmm5,xmm5
    pxor         xmm6,xmm6
    pxor         xmm4,xmm4
    pxor         xmm3,xmm3
    pxor         xmm2,xmm2
    pxor         xmm1,xmm1
.L1:
  | mov          rax,rdx
  | tzcnt        rcx,rdx
  | lea          rcx,[rcx+rcx*2]
  | shl          ecx,0x5
  | movdqu       xmm7,XMMWORD PTR [rsi+rcx*1]
  | por          xmm5,xmm7
  | movdqu       xmm7,XMMWORD PTR [rsi+rcx*1+0x10]
  | por          xmm6,xmm7
  | movdqu       xmm7,XMMWORD PTR [rsi+rcx*1+0x20]
  | por          xmm4,xmm7
  | movdqu       xmm7,XMMWORD PTR [rsi+rcx*1+0x30]
  | por          xmm3,xmm7
  | movdqu       xmm7,XMMWORD PTR [rsi+rcx*1+0x40]
  | por          xmm2,xmm7
  | movdqu       xmm7,XMMWORD PTR [rsi+rcx*1+0x50]
  | por          xmm1,xmm7
  | dec          rdx
  | and          rdx,rax
  | jne          .L1
    pcmpeqd      xmm7,xmm7
    pxor         xmm5,xmm7
    pxor         xmm6,xmm7
    pxor         xmm4,xmm7
    pxor         xmm3,xmm7
    pxor         xmm2,xmm7
    pxor         xmm1,xmm7
.L2:
    movdqu       xmm7,XMMWORD PTR [rdi]
    pand         xmm7,xmm5
    movdqu       xmm5,XMMWORD PTR [rdi+0x10]
    pand         xmm5,xmm6
    movdqu       xmm6,XMMWORD PTR [rdi+0x20]
    pand         xmm6,xmm4
    movdqu       xmm4,XMMWORD PTR [rdi+0x30]
    pand         xmm4,xmm3
    movdqu       xmm3,XMMWORD PTR [rdi+0x40]
    pand         xmm3,xmm2
    movdqu       xmm2,XMMWORD PTR [rdi+0x50]
    pand         xmm2,xmm1
    movdqu       XMMWORD PTR [rdi],xmm7
    movdqu       XMMWORD PTR [rdi+0x10],xmm5
    movdqu       XMMWORD PTR [rdi+0x20],xmm6
    movdqu       XMMWORD PTR [rdi+0x30],xmm4
    movdqu       XMMWORD PTR [rdi+0x40],xmm3
    movq         rax,xmm7
    movdqu       XMMWORD PTR [rdi+0x50],xmm2
    test         rax,rax
    je           .L3
    tzcnt        rax,rax
    ret
.L3:
    pxor         xmm1,xmm1
    pcmpeqd      xmm3,xmm1
    pshufd       xmm8,xmm3,0xb1
    pand         xmm8,xmm3
    pcmpgtd      xmm8,xmm0
    movmskpd     eax,xmm8
    shl          eax,0x8
    pcmpeqd      xmm4,xmm1
    pshufd       xmm3,xmm4,0xb1
    pand         xmm3,xmm4
    pcmpgtd      xmm3,xmm0
    movmskpd     ecx,xmm3
    shl          ecx,0x6
    pcmpeqd      xmm6,xmm1
    pshufd       xmm3,xmm6,0xb1
    pand         xmm3,xmm6
    pcmpgtd      xmm3,xmm0
    movmskpd     edx,xmm3
    shl          edx,0x4
    pcmpeqd      xmm5,xmm1
    pcmpeqd      xmm7,xmm1
    movdqa       xmm3,xmm7
    shufps       xmm3,xmm5,0x88
    shufps       xmm7,xmm5,0xdd
    andps        xmm7,xmm3
    movmskps     esi,xmm7
    xor          esi,0xf
    or           esi,edx
    or           esi,ecx
    or           esi,eax
    pcmpeqd      xmm2,xmm1
    pshufd       xmm1,xmm2,0xb1
    pand         xmm1,xmm2
    pcmpgtd      xmm1,xmm0
    movmskpd     eax,xmm1
    shl          eax,0xa
    or           eax,esi
    test         eax,eax
    je           .L4
    tzcnt        ecx,eax
    mov          eax,0x40
    tzcnt        rax,QWORD PTR [rdi+rcx*8]
    shl          ecx,0x6
    add          rax,rcx
    ret
.L4:
    mov          eax,0x300
    ret

; ---- packing_step, level avx2: 56 instructions, inner loops: 8
    test         rdx,rdx
    je           .L2
    vpxor        xmm0,xmm0,xmm0
    vpxor        xmm1,xmm1,xmm1
    vpxor        xmm2,xmm2,xmm2
.L1:
  | tzcnt        rax,rdx
  | lea          rax,[rax+rax*2]
  | shl          eax,0x5
  | vpor         ymm0,ymm0,YMMWORD PTR [rsi+rax*1]
  | vpor         ymm1,ymm1,YMMWORD PTR [rsi+rax*1+0x20]
  | vpor         ymm2,ymm2,YMMWORD PTR [rsi+rax*1+0x40]
  | blsr         rdx,rdx
  | jne          .L1
    vpcmpeqd     ymm4,ymm4,ymm4
    vpxor        ymm3,ymm0,ymm4
    vpxor        ymm1,ymm1,ymm4
    vpxor        ymm0,ymm2,ymm4
    jmp          .L3
.L2:
    vpcmpeqd     ymm3,ymm3,ymm3
    vpcmpeqd     ymm1,ymm1,ymm1
    vpcmpeqd     ymm0,ymm0,ymm0
.L3:
    vpand        ymm2,ymm3,YMMWORD PTR [rdi]
    vmovdqu      YMMWORD PTR [rdi],ymm2
    vpand        ymm1,ymm1,YMMWORD PTR [rdi+0x20]
    vmovdqu      YMMWORD PTR [rdi+0x20],ymm1
    vmovq        rax,xmm2
    vpand        ymm0,ymm0,YMMWORD PTR [rdi+0x40]
    vmovdqu      YMMWORD PTR [rdi+0x40],ymm0
    test         rax,rax
    je           .L4
    tzcnt        rax,rax
    vzeroupper
    ret
.L4:
    vpxor        xmm3,xmm3,xmm3
    vpcmpeqq     ymm1,ymm1,ymm3
    vpcmpeqq     ymm2,ymm2,ymm3
    vpackssdw    ymm1,ymm2,ymm1
    vpermq       ymm1,ymm1,0xd8
    vmovmskps    ecx,ymm1
    xor          ecx,0xff
    vpcmpeqq     ymm0,ymm0,ymm3
    vmovmskpd    eax,ymm0
    xor          eax,0xf
    shl          eax,0x8
    or           eax,ecx
    test         eax,eax
    je           .L5
    tzcnt        ecx,eax
    tzcnt        rax,QWORD PTR [rdi+rcx*8]
    shl          ecx,0x6
    add          rax,rcx
    vzeroupper
    ret
.L5:
    mov          eax,0x300
    vzeroupper
    ret

; ---- packing_step, level avx512: 47 instructions, inner loops: 7
    test         rdx,rdx
    je           .L2
    vpxor        xmm1,xmm1,xmm1
    vpxor        xmm0,xmm0,xmm0
.L1:
  | tzcnt        rax,rdx
  | lea          rax,[rax+rax*2]
  | shl          eax,0x5
  | blsr         rdx,rdx
  | vpord        zmm0,zmm0,ZMMWORD PTR [rsi+rax*1]
  | vpor         ymm1,ymm1,YMMWORD PTR [rsi+rax*1+0x40]
  | jne          .L1
    vpternlogq   zmm0,zmm0,zmm0,0xf
    vmovdqa      ymm1,ymm1
    vpternlogq   zmm1,zmm1,zmm1,0xf
    jmp          .L3
.L2:
    vpternlogd   zmm0,zmm0,zmm0,0xff
    vpternlogd   zmm1,zmm1,zmm1,0xff
.L3:
    vmovdqu      ymm2,YMMWORD PTR [rdi+0x40]
    vpandq       zmm0,zmm0,ZMMWORD PTR [rdi]
    vmovdqu64    ZMMWORD PTR [rdi],zmm0
    vpandq       zmm1,zmm2,zmm1
    vmovdqu      YMMWORD PTR [rdi+0x40],ymm1
    vmovq        rax,xmm0
    test         rax,rax
    je           .L4
    tzcnt        rax,rax
    vzeroupper
    ret
.L4:
    vptestmq     k0,zmm0,zmm0
    kmovb        eax,k0
    vptestnmq    k0,zmm1,zmm1
    kmovd        ecx,k0
    and          ecx,0xf
    shl          ecx,0x8
    or           ecx,eax
    mov          eax,0x300
    cmp          ecx,0xf00
    jne          .L5
    vzeroupper
    ret
.L5:
    xor          ecx,0xf00
    tzcnt        ecx,ecx
    tzcnt        rax,QWORD PTR [rdi+rcx*8]
    shl          ecx,0x6
    add          rax,rcx
    vzeroupper
    ret
