; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- hit_by, level scalar: 50 instructions, inner loops: 22
    mov          rax,rdi
    xorps        xmm0,xmm0
    movups       XMMWORD PTR [rdi+0x70],xmm0
    movups       XMMWORD PTR [rdi+0x60],xmm0
    movups       XMMWORD PTR [rdi+0x50],xmm0
    movups       XMMWORD PTR [rdi+0x40],xmm0
    movups       XMMWORD PTR [rdi+0x30],xmm0
    movups       XMMWORD PTR [rdi+0x20],xmm0
    movups       XMMWORD PTR [rdi+0x10],xmm0
    movups       XMMWORD PTR [rdi],xmm0
    test         rdx,rdx
    je           .L2
    xorps        xmm1,xmm1
    xorps        xmm2,xmm2
    xorps        xmm3,xmm3
    xorps        xmm4,xmm4
    xorps        xmm5,xmm5
    xorps        xmm6,xmm6
    xorps        xmm7,xmm7
.L1:
  | mov          rcx,rdx
  | tzcnt        rdx,rdx
  | shl          edx,0x7
  | movups       xmm8,XMMWORD PTR [rsi+rdx*1]
  | orps         xmm0,xmm8
  | movups       xmm8,XMMWORD PTR [rsi+rdx*1+0x10]
  | orps         xmm1,xmm8
  | movups       xmm8,XMMWORD PTR [rsi+rdx*1+0x20]
  | orps         xmm2,xmm8
  | movups       xmm8,XMMWORD PTR [rsi+rdx*1+0x30]
  | orps         xmm3,xmm8
  | movups       xmm8,XMMWORD PTR [rsi+rdx*1+0x40]
  | orps         xmm4,xmm8
  | movups       xmm8,XMMWORD PTR [rsi+rdx*1+0x50]
  | orps         xmm5,xmm8
  | movups       xmm8,XMMWORD PTR [rsi+rdx*1+0x60]
  | orps         xmm6,xmm8
  | movups       xmm8,XMMWORD PTR [rsi+rdx*1+0x70]
  | orps         xmm7,xmm8
  | lea          rdx,[rcx-0x1]
  | and          rdx,rcx
  | jne          .L1
    movups       XMMWORD PTR [rax],xmm0
    movups       XMMWORD PTR [rax+0x10],xmm1
    movups       XMMWORD PTR [rax+0x20],xmm2
    movups       XMMWORD PTR [rax+0x30],xmm3
    movups       XMMWORD PTR [rax+0x40],xmm4
    movups       XMMWORD PTR [rax+0x50],xmm5
    movups       XMMWORD PTR [rax+0x60],xmm6
    movups       XMMWORD PTR [rax+0x70],xmm7
.L2:
    ret

; ---- hit_by, level sse2: 50 instructions, inner loops: 22
    mov          rax,rdi
    xorps        xmm0,xmm0
    movups       XMMWORD PTR [rdi+0x70],xmm0
    movups       XMMWORD PTR [rdi+0x60],xmm0
    movups       XMMWORD PTR [rdi+0x50],xmm0
    movups       XMMWORD PTR [rdi+0x40],xmm0
    movups       XMMWORD PTR [rdi+0x30],xmm0
    movups       XMMWORD PTR [rdi+0x20],xmm0
    movups       XMMWORD PTR [rdi+0x10],xmm0
    movups       XMMWORD PTR [rdi],xmm0
    test         rdx,rdx
    je           .L2
    xorps        xmm1,xmm1
    xorps        xmm2,xmm2
    xorps        xmm3,xmm3
    xorps        xmm4,xmm4
    xorps        xmm5,xmm5
    xorps        xmm6,xmm6
    xorps        xmm7,xmm7
.L1:
  | mov          rcx,rdx
  | tzcnt        rdx,rdx
  | shl          edx,0x7
  | movups       xmm8,XMMWORD PTR [rsi+rdx*1]
  | orps         xmm0,xmm8
  | movups       xmm8,XMMWORD PTR [rsi+rdx*1+0x10]
  | orps         xmm1,xmm8
  | movups       xmm8,XMMWORD PTR [rsi+rdx*1+0x20]
  | orps         xmm2,xmm8
  | movups       xmm8,XMMWORD PTR [rsi+rdx*1+0x30]
  | orps         xmm3,xmm8
  | movups       xmm8,XMMWORD PTR [rsi+rdx*1+0x40]
  | orps         xmm4,xmm8
  | movups       xmm8,XMMWORD PTR [rsi+rdx*1+0x50]
  | orps         xmm5,xmm8
  | movups       xmm8,XMMWORD PTR [rsi+rdx*1+0x60]
  | orps         xmm6,xmm8
  | movups       xmm8,XMMWORD PTR [rsi+rdx*1+0x70]
  | orps         xmm7,xmm8
  | lea          rdx,[rcx-0x1]
  | and          rdx,rcx
  | jne          .L1
    movups       XMMWORD PTR [rax],xmm0
    movups       XMMWORD PTR [rax+0x10],xmm1
    movups       XMMWORD PTR [rax+0x20],xmm2
    movups       XMMWORD PTR [rax+0x30],xmm3
    movups       XMMWORD PTR [rax+0x40],xmm4
    movups       XMMWORD PTR [rax+0x50],xmm5
    movups       XMMWORD PTR [rax+0x60],xmm6
    movups       XMMWORD PTR [rax+0x70],xmm7
.L2:
    ret

; ---- hit_by, level avx2: 25 instructions, inner loops: 8
    mov          rax,rdi
    vxorps       xmm0,xmm0,xmm0
    vmovups      YMMWORD PTR [rdi+0x60],ymm0
    vmovups      YMMWORD PTR [rdi+0x40],ymm0
    vmovups      YMMWORD PTR [rdi+0x20],ymm0
    vmovups      YMMWORD PTR [rdi],ymm0
    test         rdx,rdx
    je           .L2
    vxorps       xmm1,xmm1,xmm1
    vxorps       xmm2,xmm2,xmm2
    vxorps       xmm3,xmm3,xmm3
.L1:
  | tzcnt        rcx,rdx
  | shl          ecx,0x7
  | vorps        ymm0,ymm0,YMMWORD PTR [rsi+rcx*1]
  | vorps        ymm1,ymm1,YMMWORD PTR [rsi+rcx*1+0x20]
  | vorps        ymm2,ymm2,YMMWORD PTR [rsi+rcx*1+0x40]
  | vorps        ymm3,ymm3,YMMWORD PTR [rsi+rcx*1+0x60]
  | blsr         rdx,rdx
  | jne          .L1
    vmovups      YMMWORD PTR [rax],ymm0
    vmovups      YMMWORD PTR [rax+0x20],ymm1
    vmovups      YMMWORD PTR [rax+0x40],ymm2
    vmovups      YMMWORD PTR [rax+0x60],ymm3
.L2:
    vzeroupper
    ret

; ---- hit_by, level avx512: 17 instructions, inner loops: 6
    mov          rax,rdi
    vxorps       xmm0,xmm0,xmm0
    vmovups      ZMMWORD PTR [rdi+0x40],zmm0
    vmovups      ZMMWORD PTR [rdi],zmm0
    test         rdx,rdx
    je           .L2
    vxorps       xmm1,xmm1,xmm1
.L1:
  | tzcnt        rcx,rdx
  | shl          ecx,0x7
  | vorps        zmm0,zmm0,ZMMWORD PTR [rsi+rcx*1]
  | vorps        zmm1,zmm1,ZMMWORD PTR [rsi+rcx*1+0x40]
  | blsr         rdx,rdx
  | jne          .L1
    vmovups      ZMMWORD PTR [rax],zmm0
    vmovups      ZMMWORD PTR [rax+0x40],zmm1
.L2:
    vzeroupper
    ret
