; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- any_subset, level scalar: 11 instructions, inner loops: 6
    not          rdx
    xor          ecx,ecx
.L1:
  | mov          rax,rcx
  | cmp          rsi,rcx
  | je           .L2
  | lea          rcx,[rax+0x1]
  | test         QWORD PTR [rdi+rax*8],rdx
  | jne          .L1
.L2:
    cmp          rax,rsi
    setb         al
    ret

; ---- any_subset, level sse2: 88 instructions, inner loops: 30
    push         rbx
    movabs       rcx,0xffffffffffffffe
    and          rcx,rsi
    mov          eax,esi
    shr          eax,1
    and          eax,0x3
    lea          r9,[rsi*8+0x0]
    movabs       r8,0x7fffffffffffffc0
    and          r8,r9
    add          r8,rdi
    not          rdx
    movq         xmm0,rdx
    pshufd       xmm0,xmm0,0x44
    and          r9,0xffffffffffffffc0
    mov          r11,0xffffffffffffffc0
    pxor         xmm1,xmm1
.L1:
  | lea          r10,[r11+0x40]
  | cmp          r9,r10
  | je           .L3
  | movdqu       xmm2,XMMWORD PTR [rdi+r11*1+0x40]
  | movdqu       xmm3,XMMWORD PTR [rdi+r11*1+0x50]
  | movdqu       xmm4,XMMWORD PTR [rdi+r11*1+0x60]
  | movdqu       xmm5,XMMWORD PTR [rdi+r11*1+0x70]
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
  | movmskpd     ebx,xmm4
  | mov          r11,r10
  | test         ebx,ebx
  | je           .L1
    mov          al,0x1
.L2:
    and          al,0x1
    pop          rbx
    ret
.L3:
    test         rax,rax
    je           .L5
    movdqu       xmm3,XMMWORD PTR [r8]
    pand         xmm3,xmm0
    pxor         xmm2,xmm2
    pcmpeqd      xmm3,xmm2
    pshufd       xmm1,xmm3,0xb1
    pand         xmm1,xmm3
    cmp          eax,0x1
    je           .L4
    movdqu       xmm3,XMMWORD PTR [r8+0x10]
    pand         xmm3,xmm0
    pcmpeqd      xmm3,xmm2
    pshufd       xmm2,xmm3,0xb1
    pand         xmm2,xmm3
    por          xmm1,xmm2
    cmp          eax,0x2
    je           .L4
    movdqu       xmm2,XMMWORD PTR [r8+0x20]
    pand         xmm2,xmm0
    pxor         xmm0,xmm0
    pcmpeqd      xmm0,xmm2
    pshufd       xmm2,xmm0,0xa0
    pand         xmm2,xmm0
    por          xmm1,xmm2
.L4:
    movmskpd     r8d,xmm1
    mov          al,0x1
    test         r8d,r8d
    jne          .L2
.L5:
    xor          eax,eax
    test         sil,0x1
    je           .L2
    and          rdx,QWORD PTR [rdi+rcx*8]
    cmp          rdx,0x1
    sbb          eax,eax
    and          al,0x1
    pop          rbx
    ret

; ---- any_subset, level avx2: 98 instructions, inner loops: 17
    movabs       r8,0xffffffffffffffc
    and          r8,rsi
    mov          ecx,esi
    and          ecx,0x3
    mov          eax,esi
    shr          eax,0x2
    and          eax,0x3
    shl          rsi,0x3
    movabs       r9,0x7fffffffffffff80
    and          r9,rsi
    add          r9,rdi
    not          rdx
    vmovq        xmm0,rdx
    vpbroadcastq ymm0,xmm0
    and          rsi,0xffffffffffffff80
    mov          r11,0xffffffffffffff80
    vpxor        xmm1,xmm1,xmm1
.L1:
  | lea          r10,[r11+0x80]
  | cmp          rsi,r10
  | je           .L2
  | vpand        ymm2,ymm0,YMMWORD PTR [rdi+r11*1+0x80]
  | vpand        ymm3,ymm0,YMMWORD PTR [rdi+r11*1+0xa0]
  | vpand        ymm4,ymm0,YMMWORD PTR [rdi+r11*1+0xc0]
  | vpand        ymm5,ymm0,YMMWORD PTR [rdi+r11*1+0xe0]
  | vpcmpeqq     ymm3,ymm3,ymm1
  | vpcmpeqq     ymm2,ymm2,ymm1
  | vpor         ymm2,ymm2,ymm3
  | vpcmpeqq     ymm3,ymm4,ymm1
  | vpcmpeqq     ymm4,ymm5,ymm1
  | vpor         ymm3,ymm3,ymm4
  | vpor         ymm2,ymm2,ymm3
  | vtestpd      ymm2,ymm2
  | mov          r11,r10
  | je           .L1
    mov          al,0x1
    vzeroupper
    ret
.L2:
    test         rax,rax
    je           .L6
    vpand        ymm1,ymm0,YMMWORD PTR [r9]
    vpxor        xmm2,xmm2,xmm2
    vpcmpeqq     ymm1,ymm1,ymm2
    cmp          eax,0x1
    je           .L3
    vpand        ymm3,ymm0,YMMWORD PTR [r9+0x20]
    vpcmpeqq     ymm2,ymm3,ymm2
    vpor         ymm1,ymm1,ymm2
    cmp          eax,0x2
    jne          .L5
.L3:
    vmovmskpd    esi,ymm1
    mov          al,0x1
    test         esi,esi
    je           .L6
.L4:
    vzeroupper
    ret
.L5:
    vextracti128 xmm2,ymm1,0x1
    vpand        ymm0,ymm0,YMMWORD PTR [r9+0x40]
    vpackssdw    xmm1,xmm1,xmm2
    vpxor        xmm2,xmm2,xmm2
    vpcmpeqq     ymm0,ymm0,ymm2
    vextracti128 xmm2,ymm0,0x1
    vpackssdw    xmm0,xmm0,xmm2
    vpor         xmm0,xmm1,xmm0
    vpslld       xmm0,xmm0,0x1f
    vmovmskps    esi,xmm0
    mov          al,0x1
    test         esi,esi
    jne          .L4
.L6:
    test         rcx,rcx
    je           .L7
    test         QWORD PTR [rdi+r8*8],rdx
    je           .L9
    mov          eax,0x1
    cmp          ecx,0x1
    je           .L8
    test         QWORD PTR [rdi+r8*8+0x8],rdx
    je           .L8
    mov          eax,0x2
    cmp          ecx,0x2
    je           .L8
    and          rdx,QWORD PTR [rdi+r8*8+0x10]
    cmp          rdx,0x1
    mov          eax,0x3
    sbb          rax,0x0
    cmp          rax,rcx
    setb         al
    vzeroupper
    ret
.L7:
    xor          eax,eax
.L8:
    cmp          rax,rcx
    setb         al
    vzeroupper
    ret
.L9:
    xor          eax,eax
    cmp          rax,rcx
    setb         al
    vzeroupper
    ret

; ---- any_subset, level avx512: 97 instructions, inner loops: 12
    movabs       r8,0xffffffffffffff8
    and          r8,rsi
    mov          ecx,esi
    and          ecx,0x7
    mov          eax,esi
    shr          eax,0x3
    and          eax,0x3
    shl          rsi,0x3
    movabs       r9,0x7fffffffffffff00
    and          r9,rsi
    add          r9,rdi
    not          rdx
    vpbroadcastq zmm0,rdx
    and          rsi,0xffffffffffffff00
    mov          r10,0xffffffffffffff00
.L1:
  | lea          r11,[r10+0x100]
  | cmp          rsi,r11
  | je           .L2
  | vptestnmq    k0,zmm0,ZMMWORD PTR [rdi+r10*1+0x100]
  | vptestnmq    k1,zmm0,ZMMWORD PTR [rdi+r10*1+0x140]
  | korb         k0,k0,k1
  | vptestnmq    k1,zmm0,ZMMWORD PTR [rdi+r10*1+0x180]
  | korb         k0,k0,k1
  | vptestnmq    k1,zmm0,ZMMWORD PTR [rdi+r10*1+0x1c0]
  | kortestb     k0,k1
  | mov          r10,r11
  | je           .L1
    mov          al,0x1
    vzeroupper
    ret
.L2:
    test         rax,rax
    je           .L4
    vpandq       zmm1,zmm0,ZMMWORD PTR [r9]
    vptestnmq    k0,zmm1,zmm1
    cmp          eax,0x1
    je           .L3
    vptestnmq    k1,zmm0,ZMMWORD PTR [r9+0x40]
    korb         k0,k0,k1
    cmp          eax,0x2
    je           .L3
    vptestnmq    k1,zmm0,ZMMWORD PTR [r9+0x80]
    korb         k0,k0,k1
.L3:
    mov          al,0x1
    kortestb     k0,k0
    je           .L4
    vzeroupper
    ret
.L4:
    test         rcx,rcx
    je           .L5
    test         QWORD PTR [rdi+r8*8],rdx
    je           .L7
    mov          eax,0x1
    cmp          ecx,0x1
    je           .L6
    test         QWORD PTR [rdi+r8*8+0x8],rdx
    je           .L6
    mov          eax,0x2
    cmp          ecx,0x2
    je           .L6
    test         QWORD PTR [rdi+r8*8+0x10],rdx
    je           .L6
    mov          eax,0x3
    cmp          ecx,0x3
    je           .L6
    test         QWORD PTR [rdi+r8*8+0x18],rdx
    je           .L6
    mov          eax,0x4
    cmp          ecx,0x4
    je           .L6
    test         QWORD PTR [rdi+r8*8+0x20],rdx
    je           .L6
    mov          eax,0x5
    cmp          ecx,0x5
    je           .L6
    test         QWORD PTR [rdi+r8*8+0x28],rdx
    je           .L6
    mov          eax,0x6
    cmp          ecx,0x6
    je           .L6
    and          rdx,QWORD PTR [rdi+r8*8+0x30]
    cmp          rdx,0x1
    mov          eax,0x7
    sbb          rax,0x0
    cmp          rax,rcx
    setb         al
    vzeroupper
    ret
.L5:
    xor          eax,eax
.L6:
    cmp          rax,rcx
    setb         al
    vzeroupper
    ret
.L7:
    xor          eax,eax
    cmp          rax,rcx
    setb         al
    vzeroupper
    ret
