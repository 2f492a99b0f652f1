; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- hit_parts, level scalar: 39 instructions, inner loops: 11
    cmp          rsi,rcx
    jne          .L3
    cmp          r9,rcx
    jne          .L3
    test         rsi,rsi
    je           .L6
    cmp          rsi,0x4
    jae          .L1
    xor          eax,eax
    jmp          .L4
.L1:
    movabs       rax,0xffffffffffffffc
    and          rax,rsi
    lea          rcx,[rsi*8+0x0]
    and          rcx,0xffffffffffffffe0
    xor          r9d,r9d
.L2:
  | movups       xmm0,XMMWORD PTR [rdi+r9*1]
  | movups       xmm1,XMMWORD PTR [rdi+r9*1+0x10]
  | movups       xmm2,XMMWORD PTR [rdx+r9*1]
  | orps         xmm2,xmm0
  | movups       xmm0,XMMWORD PTR [rdx+r9*1+0x10]
  | orps         xmm0,xmm1
  | movups       XMMWORD PTR [r8+r9*1],xmm2
  | movups       XMMWORD PTR [r8+r9*1+0x10],xmm0
  | add          r9,0x20
  | cmp          rcx,r9
  | jne          .L2
    jmp          .L5
.L3:
  ! push         rax
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x42
  ! call         core::panicking::panic
.L4:
    mov          rcx,QWORD PTR [rdx+rax*8]
    or           rcx,QWORD PTR [rdi+rax*8]
    mov          QWORD PTR [r8+rax*8],rcx
    inc          rax
.L5:
    cmp          rsi,rax
    jne          .L4
.L6:
    ret

; ---- hit_parts, level sse2: 47 instructions, inner loops: 12
    cmp          rsi,rcx
    jne          .L6
    cmp          r9,rcx
    jne          .L6
    mov          rcx,rsi
    shr          rcx,1
    je           .L4
    cmp          rcx,0x1
    jne          .L1
    xor          eax,eax
    jmp          .L3
.L1:
    movabs       r9,0x7fffffffffffffe
    and          r9,rcx
    mov          r10d,0x10
    xor          eax,eax
.L2:
  | movups       xmm0,XMMWORD PTR [rdi+r10*1-0x10]
  | movups       xmm1,XMMWORD PTR [rdx+r10*1-0x10]
  | orps         xmm1,xmm0
  | movups       XMMWORD PTR [r8+r10*1-0x10],xmm1
  | add          rax,0x2
  | movups       xmm0,XMMWORD PTR [rdi+r10*1]
  | movups       xmm1,XMMWORD PTR [rdx+r10*1]
  | orps         xmm1,xmm0
  | movups       XMMWORD PTR [r8+r10*1],xmm1
  | add          r10,0x20
  | cmp          r9,rax
  | jne          .L2
    test         cl,0x1
    je           .L4
.L3:
    shl          rax,0x4
    movups       xmm0,XMMWORD PTR [rdi+rax*1]
    movups       xmm1,XMMWORD PTR [rdx+rax*1]
    orps         xmm1,xmm0
    movups       XMMWORD PTR [r8+rax*1],xmm1
.L4:
    test         sil,0x1
    je           .L5
    movabs       rax,0xffffffffffffffe
    and          rsi,rax
    mov          rax,QWORD PTR [rdx+rsi*8]
    or           rax,QWORD PTR [rdi+rsi*8]
    mov          QWORD PTR [r8+rsi*8],rax
.L5:
    ret
.L6:
  ! push         rax
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x42
  ! call         core::panicking::panic

; ---- hit_parts, level avx2: 61 instructions, inner loops: 10
    cmp          rsi,rcx
    jne          .L6
    cmp          r9,rcx
    jne          .L6
    mov          eax,esi
    and          eax,0x3
    mov          r9,rsi
    shr          r9,0x2
    je           .L4
    cmp          r9,0x1
    jne          .L1
    xor          ecx,ecx
    jmp          .L3
.L1:
    movabs       r10,0x3fffffffffffffe
    and          r10,r9
    mov          r11d,0x20
    xor          ecx,ecx
.L2:
  | vmovups      ymm0,YMMWORD PTR [rdx+r11*1-0x20]
  | vorps        ymm0,ymm0,YMMWORD PTR [rdi+r11*1-0x20]
  | vmovups      YMMWORD PTR [r8+r11*1-0x20],ymm0
  | vmovdqu      ymm0,YMMWORD PTR [rdx+r11*1]
  | vpor         ymm0,ymm0,YMMWORD PTR [rdi+r11*1]
  | add          rcx,0x2
  | vmovdqu      YMMWORD PTR [r8+r11*1],ymm0
  | add          r11,0x40
  | cmp          r10,rcx
  | jne          .L2
    test         r9b,0x1
    je           .L4
.L3:
    shl          rcx,0x5
    vmovdqu      ymm0,YMMWORD PTR [rdx+rcx*1]
    vpor         ymm0,ymm0,YMMWORD PTR [rdi+rcx*1]
    vmovdqu      YMMWORD PTR [r8+rcx*1],ymm0
.L4:
    test         rax,rax
    je           .L5
    shl          rsi,0x3
    movabs       rcx,0x7fffffffffffffe0
    and          rcx,rsi
    add          rdi,rcx
    add          rdx,rcx
    add          r8,rcx
    dec          rax
    vmovq        xmm0,rax
    vpbroadcastq ymm0,xmm0
    vpbroadcastq ymm1,QWORD PTR [rip+.D1]
    vpxor        ymm0,ymm0,ymm1
    vmovdqa      ymm1,YMMWORD PTR [rip+.D2]
    vpcmpgtq     ymm0,ymm1,ymm0
    vpcmpeqd     ymm1,ymm1,ymm1
    vpxor        ymm0,ymm0,ymm1
    vpmaskmovq   ymm1,ymm0,YMMWORD PTR [rdi]
    vpmaskmovq   ymm2,ymm0,YMMWORD PTR [rdx]
    vpor         ymm1,ymm2,ymm1
    vpmaskmovq   YMMWORD PTR [r8],ymm0,ymm1
.L5:
    vzeroupper
    ret
.L6:
  ! push         rax
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x42
  ! call         core::panicking::panic

; ---- hit_parts, level avx512: 55 instructions, inner loops: 10
    cmp          rsi,rcx
    jne          .L6
    cmp          r9,rcx
    jne          .L6
    mov          eax,esi
    and          eax,0x7
    mov          r9,rsi
    shr          r9,0x3
    je           .L4
    cmp          r9,0x1
    jne          .L1
    xor          ecx,ecx
    jmp          .L3
.L1:
    movabs       r10,0x1fffffffffffffe
    and          r10,r9
    mov          r11d,0x40
    xor          ecx,ecx
.L2:
  | vmovups      zmm0,ZMMWORD PTR [rdx+r11*1-0x40]
  | vorps        zmm0,zmm0,ZMMWORD PTR [rdi+r11*1-0x40]
  | vmovups      ZMMWORD PTR [r8+r11*1-0x40],zmm0
  | vmovdqu64    zmm0,ZMMWORD PTR [rdx+r11*1]
  | vpord        zmm0,zmm0,ZMMWORD PTR [rdi+r11*1]
  | add          rcx,0x2
  | vmovdqu64    ZMMWORD PTR [r8+r11*1],zmm0
  | sub          r11,0xffffffffffffff80
  | cmp          r10,rcx
  | jne          .L2
    test         r9b,0x1
    je           .L4
.L3:
    shl          rcx,0x6
    vmovdqu64    zmm0,ZMMWORD PTR [rdx+rcx*1]
    vpord        zmm0,zmm0,ZMMWORD PTR [rdi+rcx*1]
    vmovdqu64    ZMMWORD PTR [r8+rcx*1],zmm0
.L4:
    test         rax,rax
    je           .L5
    shl          rsi,0x3
    movabs       rcx,0x7fffffffffffffc0
    and          rcx,rsi
    add          rdi,rcx
    add          rdx,rcx
    add          r8,rcx
    dec          rax
    vpbroadcastq zmm0,rax
    vpcmpnltuq   k1,zmm0,ZMMWORD PTR [rip+.D1]
    vmovdqu64    zmm0{k1}{z},ZMMWORD PTR [rdi]
    vmovdqu64    zmm1{k1}{z},ZMMWORD PTR [rdx]
    vporq        zmm0,zmm1,zmm0
    vmovdqu64    ZMMWORD PTR [r8]{k1},zmm0
.L5:
    vzeroupper
    ret
.L6:
  ! push         rax
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x42
  ! call         core::panicking::panic
