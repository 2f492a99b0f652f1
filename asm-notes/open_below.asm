; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- open_below, level scalar: 74 instructions, inner loops: 23
    push         rax
    cmp          QWORD PTR [rdx+0x8],rsi
    jne          .L4
    cmp          QWORD PTR [rdx+0x18],rsi
    jne          .L4
    cmp          QWORD PTR [rdx+0x28],rsi
    jne          .L4
    cmp          QWORD PTR [rdx+0x38],rsi
    jne          .L4
    test         rsi,rsi
    je           .L1
    mov          rcx,QWORD PTR [rdx]
    mov          r8,QWORD PTR [rdx+0x10]
    mov          r9,QWORD PTR [rdx+0x20]
    mov          rdx,QWORD PTR [rdx+0x30]
    cmp          rsi,0x4
    jae          .L2
    mov          rax,0xffffffffffffffff
    xor          r10d,r10d
    jmp          .L5
.L1:
    xor          eax,eax
    pop          rcx
    ret
.L2:
    movabs       r10,0xffffffffffffffc
    and          r10,rsi
    lea          rax,[rsi*8+0x0]
    and          rax,0xffffffffffffffe0
    pcmpeqd      xmm0,xmm0
    xor          r11d,r11d
    pcmpeqd      xmm1,xmm1
.L3:
  | movdqu       xmm2,XMMWORD PTR [rdi+r11*1]
  | movdqu       xmm3,XMMWORD PTR [rdi+r11*1+0x10]
  | movdqu       xmm4,XMMWORD PTR [rcx+r11*1]
  | por          xmm4,xmm2
  | movdqu       xmm2,XMMWORD PTR [rcx+r11*1+0x10]
  | por          xmm2,xmm3
  | movdqu       xmm3,XMMWORD PTR [r8+r11*1]
  | movdqu       xmm5,XMMWORD PTR [r8+r11*1+0x10]
  | movdqu       xmm6,XMMWORD PTR [r9+r11*1]
  | por          xmm6,xmm3
  | por          xmm6,xmm4
  | movdqu       xmm3,XMMWORD PTR [r9+r11*1+0x10]
  | por          xmm3,xmm5
  | por          xmm3,xmm2
  | movdqu       xmm2,XMMWORD PTR [rdx+r11*1]
  | por          xmm2,xmm6
  | pand         xmm1,xmm2
  | movdqu       xmm2,XMMWORD PTR [rdx+r11*1+0x10]
  | por          xmm2,xmm3
  | pand         xmm0,xmm2
  | add          r11,0x20
  | cmp          rax,r11
  | jne          .L3
    pand         xmm0,xmm1
    pshufd       xmm1,xmm0,0xee
    pand         xmm1,xmm0
    movq         rax,xmm1
    jmp          .L6
.L4:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x56
  ! call         core::panicking::panic
.L5:
    mov          r11,QWORD PTR [rcx+r10*8]
    or           r11,QWORD PTR [rdi+r10*8]
    or           r11,QWORD PTR [r8+r10*8]
    or           r11,QWORD PTR [r9+r10*8]
    or           r11,QWORD PTR [rdx+r10*8]
    inc          r10
    and          rax,r11
.L6:
    cmp          rsi,r10
    jne          .L5
    not          rax
    pop          rcx
    ret

; ---- open_below, level sse2: 58 instructions, inner loops: 13
    push         rax
    cmp          QWORD PTR [rdx+0x8],rsi
    jne          .L5
    cmp          QWORD PTR [rdx+0x18],rsi
    jne          .L5
    cmp          QWORD PTR [rdx+0x28],rsi
    jne          .L5
    cmp          QWORD PTR [rdx+0x38],rsi
    jne          .L5
    mov          r9,QWORD PTR [rdx]
    mov          r8,QWORD PTR [rdx+0x10]
    mov          rcx,QWORD PTR [rdx+0x20]
    mov          rax,QWORD PTR [rdx+0x30]
    mov          rdx,rsi
    shr          rdx,1
    je           .L4
    shl          rdx,0x4
    pcmpeqd      xmm0,xmm0
    xor          r10d,r10d
.L1:
  | movdqu       xmm1,XMMWORD PTR [rdi+r10*1]
  | movdqu       xmm2,XMMWORD PTR [r9+r10*1]
  | por          xmm2,xmm1
  | movdqu       xmm1,XMMWORD PTR [r8+r10*1]
  | movdqu       xmm3,XMMWORD PTR [rcx+r10*1]
  | por          xmm3,xmm1
  | por          xmm3,xmm2
  | movdqu       xmm1,XMMWORD PTR [rax+r10*1]
  | por          xmm1,xmm3
  | pand         xmm0,xmm1
  | add          r10,0x10
  | cmp          rdx,r10
  | jne          .L1
    mov          rdx,0xffffffffffffffff
    test         sil,0x1
    je           .L3
.L2:
    movabs       rdx,0xffffffffffffffe
    and          rsi,rdx
    mov          rdx,QWORD PTR [r9+rsi*8]
    or           rdx,QWORD PTR [rdi+rsi*8]
    or           rdx,QWORD PTR [r8+rsi*8]
    or           rdx,QWORD PTR [rcx+rsi*8]
    or           rdx,QWORD PTR [rax+rsi*8]
.L3:
    pshufd       xmm1,xmm0,0xee
    pand         xmm1,xmm0
    movq         rax,xmm1
    and          rax,rdx
    not          rax
    pop          rcx
    ret
.L4:
    pcmpeqd      xmm0,xmm0
    mov          rdx,0xffffffffffffffff
    test         sil,0x1
    jne          .L2
    jmp          .L3
.L5:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x3f
  ! call         core::panicking::panic

; ---- open_below, level avx2: 83 instructions, inner loops: 9
    push         rax
    cmp          QWORD PTR [rdx+0x8],rsi
    jne          .L6
    cmp          QWORD PTR [rdx+0x18],rsi
    jne          .L6
    cmp          QWORD PTR [rdx+0x28],rsi
    jne          .L6
    cmp          QWORD PTR [rdx+0x38],rsi
    jne          .L6
    mov          r9,QWORD PTR [rdx]
    mov          r8,QWORD PTR [rdx+0x10]
    mov          rcx,QWORD PTR [rdx+0x20]
    mov          rax,QWORD PTR [rdx+0x30]
    mov          edx,esi
    and          edx,0x3
    mov          r10,rsi
    shr          r10,0x2
    je           .L3
    shl          r10,0x5
    vpcmpeqd     ymm0,ymm0,ymm0
    xor          r11d,r11d
.L1:
  | vmovdqu      ymm1,YMMWORD PTR [r9+r11*1]
  | vpor         ymm1,ymm1,YMMWORD PTR [rdi+r11*1]
  | vpor         ymm1,ymm1,YMMWORD PTR [r8+r11*1]
  | vpor         ymm1,ymm1,YMMWORD PTR [rcx+r11*1]
  | vpor         ymm1,ymm1,YMMWORD PTR [rax+r11*1]
  | vpand        ymm0,ymm0,ymm1
  | add          r11,0x20
  | cmp          r10,r11
  | jne          .L1
    test         rdx,rdx
    je           .L4
.L2:
    shl          rsi,0x3
    movabs       r10,0x7fffffffffffffe0
    and          r10,rsi
    add          r9,r10
    add          r8,r10
    add          rcx,r10
    dec          rdx
    vmovq        xmm1,rdx
    vpbroadcastq ymm1,xmm1
    vpbroadcastq ymm2,QWORD PTR [rip+.D1]
    vpxor        ymm1,ymm1,ymm2
    vmovdqa      ymm2,YMMWORD PTR [rip+.D2]
    vpcmpgtq     ymm1,ymm2,ymm1
    vpcmpeqd     ymm2,ymm2,ymm2
    vpxor        ymm2,ymm1,ymm2
    vpmaskmovq   ymm3,ymm2,YMMWORD PTR [r9]
    add          rdi,r10
    vpmaskmovq   ymm4,ymm2,YMMWORD PTR [rdi]
    add          rax,r10
    vpmaskmovq   ymm5,ymm2,YMMWORD PTR [r8]
    vpor         ymm3,ymm3,ymm4
    vpmaskmovq   ymm4,ymm2,YMMWORD PTR [rcx]
    vpor         ymm4,ymm5,ymm4
    vpmaskmovq   ymm2,ymm2,YMMWORD PTR [rax]
    vpor         ymm3,ymm3,ymm4
    vpor         ymm2,ymm3,ymm2
    vpor         ymm1,ymm1,ymm2
    vextracti128 xmm2,ymm1,0x1
    vpand        xmm1,xmm1,xmm2
    vpshufd      xmm2,xmm1,0xee
    vpand        xmm1,xmm1,xmm2
    vmovq        rcx,xmm1
    jmp          .L5
.L3:
    vpcmpeqd     ymm0,ymm0,ymm0
    test         rdx,rdx
    jne          .L2
.L4:
    mov          rcx,0xffffffffffffffff
.L5:
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm1,xmm0
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm1,xmm0
    vmovq        rax,xmm0
    and          rax,rcx
    not          rax
    pop          rcx
    vzeroupper
    ret
.L6:
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x3f
  ! call         core::panicking::panic

; ---- open_below, level avx512: 77 instructions, inner loops: 8
    push         rax
    cmp          QWORD PTR [rdx+0x8],rsi
    jne          .L5
    cmp          QWORD PTR [rdx+0x18],rsi
    jne          .L5
    cmp          QWORD PTR [rdx+0x28],rsi
    jne          .L5
    cmp          QWORD PTR [rdx+0x38],rsi
    jne          .L5
    mov          r10,QWORD PTR [rdx]
    mov          r8,QWORD PTR [rdx+0x10]
    mov          r9,QWORD PTR [rdx+0x20]
    mov          rcx,QWORD PTR [rdx+0x30]
    mov          edx,esi
    and          edx,0x7
    mov          rax,rsi
    shr          rax,0x3
    je           .L4
    shl          rax,0x6
    vpternlogd   zmm0,zmm0,zmm0,0xff
    xor          r11d,r11d
.L1:
  | vmovdqu64    zmm1,ZMMWORD PTR [r10+r11*1]
  | vmovdqu64    zmm2,ZMMWORD PTR [r9+r11*1]
  | vpord        zmm1,zmm1,ZMMWORD PTR [rdi+r11*1]
  | vpternlogd   zmm1,zmm2,ZMMWORD PTR [r8+r11*1],0xfe
  | vpternlogq   zmm0,zmm1,ZMMWORD PTR [rcx+r11*1],0xe0
  | add          r11,0x40
  | cmp          rax,r11
  | jne          .L1
    vextracti64x4 ymm1,zmm0,0x1
    vpandq       zmm0,zmm0,zmm1
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm0,xmm1
    vmovq        rax,xmm0
    test         rdx,rdx
    je           .L3
.L2:
    shl          rsi,0x3
    movabs       r11,0x7fffffffffffffc0
    and          r11,rsi
    add          r10,r11
    add          r8,r11
    add          r9,r11
    add          rcx,r11
    add          rdi,r11
    dec          rdx
    vpbroadcastq zmm0,rdx
    vpcmpnltuq   k1,zmm0,ZMMWORD PTR [rip+.D1]
    vmovdqu64    zmm0{k1}{z},ZMMWORD PTR [r10]
    vmovdqu64    zmm1{k1}{z},ZMMWORD PTR [rdi]
    vporq        zmm0,zmm0,zmm1
    vmovdqu64    zmm1{k1}{z},ZMMWORD PTR [r8]
    vmovdqu64    zmm2{k1}{z},ZMMWORD PTR [r9]
    vpternlogq   zmm2,zmm0,zmm1,0xfe
    vpternlogd   zmm0,zmm0,zmm0,0xff
    vporq        zmm0{k1},zmm2,ZMMWORD PTR [rcx]
    vextracti64x4 ymm1,zmm0,0x1
    vpandq       zmm0,zmm0,zmm1
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm0,xmm1
    vmovq        rcx,xmm0
    and          rax,rcx
.L3:
    not          rax
    pop          rcx
    vzeroupper
    ret
.L4:
    mov          rax,0xffffffffffffffff
    test         rdx,rdx
    jne          .L2
    jmp          .L3
.L5:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x3f
  ! call         core::panicking::panic
