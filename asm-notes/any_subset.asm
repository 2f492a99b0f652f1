; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- any_subset, level scalar: 12 instructions, inner loops: 6
    not          rdx
    shl          rsi,0x3
    xor          ecx,ecx
.L1:
  | mov          rax,rcx
  | cmp          rsi,rcx
  | je           .L2
  | lea          rcx,[rax+0x8]
  | test         QWORD PTR [rdi+rax*1],rdx
  | jne          .L1
.L2:
    cmp          rsi,rax
    setne        al
    ret

; ---- any_subset, level sse2: 87 instructions, inner loops: 30
    movabs       rcx,0xffffffffffffffe
    and          rcx,rsi
    mov          r8d,esi
    shr          r8d,1
    lea          r9,[rsi*8+0x0]
    movabs       rax,0x7fffffffffffffc0
    and          rax,r9
    add          rax,rdi
    and          r8d,0x3
    not          rdx
    movq         xmm0,rdx
    pshufd       xmm0,xmm0,0x44
    and          r9,0xffffffffffffffc0
    pxor         xmm1,xmm1
    mov          r10,rdi
.L1:
  | test         r9,r9
  | je           .L2
  | movdqu       xmm2,XMMWORD PTR [r10]
  | movdqu       xmm3,XMMWORD PTR [r10+0x10]
  | movdqu       xmm4,XMMWORD PTR [r10+0x20]
  | movdqu       xmm5,XMMWORD PTR [r10+0x30]
  | pand         xmm2,xmm0
  | pcmpeqd      xmm2,xmm1
  | pshufd       xmm6,xmm2,0xb1
  | pand         xmm6,xmm2
  | pand         xmm3,xmm0
  | pcmpeqd      xmm3,xmm1
  | pshufd       xmm2,xmm3,0xb1
  | pand         xmm2,xmm3
  | por          xmm2,xmm6
  | pand         xmm4,xmm0
  | pcmpeqd      xmm4,xmm1
  | pshufd       xmm3,xmm4,0xa0
  | pand         xmm3,xmm4
  | pand         xmm5,xmm0
  | pcmpeqd      xmm5,xmm1
  | pshufd       xmm4,xmm5,0xa0
  | pand         xmm4,xmm5
  | por          xmm4,xmm3
  | por          xmm4,xmm2
  | movmskpd     r11d,xmm4
  | add          r10,0x40
  | add          r9,0xffffffffffffffc0
  | test         r11d,r11d
  | je           .L1
    mov          al,0x1
    and          al,0x1
    ret
.L2:
    test         r8,r8
    je           .L5
    movdqu       xmm3,XMMWORD PTR [rax]
    pand         xmm3,xmm0
    pxor         xmm2,xmm2
    pcmpeqd      xmm3,xmm2
    pshufd       xmm1,xmm3,0xb1
    pand         xmm1,xmm3
    cmp          r8d,0x1
    je           .L3
    movdqu       xmm3,XMMWORD PTR [rax+0x10]
    pand         xmm3,xmm0
    pcmpeqd      xmm3,xmm2
    pshufd       xmm2,xmm3,0xb1
    pand         xmm2,xmm3
    por          xmm1,xmm2
    cmp          r8d,0x2
    je           .L3
    movdqu       xmm2,XMMWORD PTR [rax+0x20]
    pand         xmm2,xmm0
    pxor         xmm0,xmm0
    pcmpeqd      xmm0,xmm2
    pshufd       xmm2,xmm0,0xa0
    pand         xmm2,xmm0
    por          xmm1,xmm2
.L3:
    movmskpd     r8d,xmm1
    mov          al,0x1
    test         r8d,r8d
    je           .L5
.L4:
    and          al,0x1
    ret
.L5:
    xor          eax,eax
    test         sil,0x1
    je           .L4
    and          rdx,QWORD PTR [rdi+rcx*8]
    cmp          rdx,0x1
    sbb          eax,eax
    and          al,0x1
    ret

; ---- any_subset, level avx2: 93 instructions, inner loops: 17
    movabs       rcx,0xffffffffffffffc
    and          rcx,rsi
    mov          r8d,esi
    shr          r8d,0x2
    lea          r9,[rsi*8+0x0]
    movabs       rax,0x7fffffffffffff80
    and          rax,r9
    add          rax,rdi
    and          r8d,0x3
    not          rdx
    vmovq        xmm0,rdx
    vpbroadcastq ymm0,xmm0
    and          r9,0xffffffffffffff80
    vpxor        xmm1,xmm1,xmm1
    mov          r10,rdi
.L1:
  | test         r9,r9
  | je           .L2
  | vpand        ymm2,ymm0,YMMWORD PTR [r10]
  | vpand        ymm3,ymm0,YMMWORD PTR [r10+0x20]
  | vpand        ymm4,ymm0,YMMWORD PTR [r10+0x40]
  | vpand        ymm5,ymm0,YMMWORD PTR [r10+0x60]
  | vpcmpeqq     ymm3,ymm3,ymm1
  | vpcmpeqq     ymm2,ymm2,ymm1
  | vpor         ymm2,ymm2,ymm3
  | vpcmpeqq     ymm3,ymm4,ymm1
  | vpcmpeqq     ymm4,ymm5,ymm1
  | vpor         ymm3,ymm3,ymm4
  | vpor         ymm2,ymm2,ymm3
  | sub          r10,0xffffffffffffff80
  | add          r9,0xffffffffffffff80
  | vtestpd      ymm2,ymm2
  | je           .L1
    mov          al,0x1
    and          al,0x1
    vzeroupper
    ret
.L2:
    test         r8,r8
    je           .L5
    vpand        ymm1,ymm0,YMMWORD PTR [rax]
    vpxor        xmm2,xmm2,xmm2
    vpcmpeqq     ymm1,ymm1,ymm2
    cmp          r8d,0x1
    je           .L3
    vpand        ymm3,ymm0,YMMWORD PTR [rax+0x20]
    vpcmpeqq     ymm2,ymm3,ymm2
    vpor         ymm1,ymm1,ymm2
    cmp          r8d,0x2
    jne          .L4
.L3:
    vmovmskpd    r8d,ymm1
    mov          al,0x1
    test         r8d,r8d
    jne          .L8
    jmp          .L5
.L4:
    vextracti128 xmm2,ymm1,0x1
    vpand        ymm0,ymm0,YMMWORD PTR [rax+0x40]
    vpackssdw    xmm1,xmm1,xmm2
    vpxor        xmm2,xmm2,xmm2
    vpcmpeqq     ymm0,ymm0,ymm2
    vextracti128 xmm2,ymm0,0x1
    vpackssdw    xmm0,xmm0,xmm2
    vpor         xmm0,xmm1,xmm0
    vpslld       xmm0,xmm0,0x1f
    vmovmskps    r8d,xmm0
    mov          al,0x1
    test         r8d,r8d
    jne          .L8
.L5:
    shl          esi,0x3
    and          esi,0x18
    je           .L6
    mov          al,0x1
    test         QWORD PTR [rdi+rcx*8],rdx
    je           .L8
    cmp          esi,0x8
    je           .L6
    test         QWORD PTR [rdi+rcx*8+0x8],rdx
    je           .L8
    cmp          esi,0x10
    jne          .L7
.L6:
    xor          eax,eax
    and          al,0x1
    vzeroupper
    ret
.L7:
    test         QWORD PTR [rdi+rcx*8+0x10],rdx
    je           .L8
    cmp          esi,0x18
    setne        al
    neg          al
    and          al,0x1
    vzeroupper
    ret
.L8:
    and          al,0x1
    vzeroupper
    ret

; ---- any_subset, level avx512: 87 instructions, inner loops: 12
    movabs       rcx,0xffffffffffffff8
    and          rcx,rsi
    mov          r8d,esi
    shr          r8d,0x3
    lea          r9,[rsi*8+0x0]
    movabs       rax,0x7fffffffffffff00
    and          rax,r9
    add          rax,rdi
    and          r8d,0x3
    not          rdx
    vpbroadcastq zmm0,rdx
    and          r9,0xffffffffffffff00
    mov          r10,rdi
.L1:
  | test         r9,r9
  | je           .L2
  | vptestnmq    k0,zmm0,ZMMWORD PTR [r10]
  | vptestnmq    k1,zmm0,ZMMWORD PTR [r10+0x40]
  | korb         k0,k0,k1
  | vptestnmq    k1,zmm0,ZMMWORD PTR [r10+0x80]
  | vptestnmq    k2,zmm0,ZMMWORD PTR [r10+0xc0]
  | korb         k0,k0,k1
  | add          r10,0x100
  | add          r9,0xffffffffffffff00
  | kortestb     k0,k2
  | je           .L1
    mov          al,0x1
    and          al,0x1
    vzeroupper
    ret
.L2:
    test         r8,r8
    je           .L4
    vpandq       zmm1,zmm0,ZMMWORD PTR [rax]
    vptestnmq    k0,zmm1,zmm1
    cmp          r8d,0x1
    je           .L3
    vptestnmq    k1,zmm0,ZMMWORD PTR [rax+0x40]
    korb         k0,k0,k1
    cmp          r8d,0x2
    je           .L3
    vptestnmq    k1,zmm0,ZMMWORD PTR [rax+0x80]
    korb         k0,k0,k1
.L3:
    mov          al,0x1
    kortestb     k0,k0
    jne          .L7
.L4:
    shl          esi,0x3
    and          esi,0x38
    je           .L5
    mov          al,0x1
    test         QWORD PTR [rdi+rcx*8],rdx
    je           .L7
    cmp          esi,0x8
    je           .L5
    test         QWORD PTR [rdi+rcx*8+0x8],rdx
    je           .L7
    cmp          esi,0x10
    je           .L5
    test         QWORD PTR [rdi+rcx*8+0x10],rdx
    je           .L7
    cmp          esi,0x18
    je           .L5
    test         QWORD PTR [rdi+rcx*8+0x18],rdx
    je           .L7
    cmp          esi,0x20
    je           .L5
    test         QWORD PTR [rdi+rcx*8+0x20],rdx
    je           .L7
    cmp          esi,0x28
    je           .L5
    test         QWORD PTR [rdi+rcx*8+0x28],rdx
    je           .L7
    cmp          esi,0x30
    jne          .L6
.L5:
    xor          eax,eax
    and          al,0x1
    vzeroupper
    ret
.L6:
    test         QWORD PTR [rdi+rcx*8+0x30],rdx
    je           .L7
    cmp          esi,0x38
    setne        al
    neg          al
    and          al,0x1
    vzeroupper
    ret
.L7:
    and          al,0x1
    vzeroupper
    ret
