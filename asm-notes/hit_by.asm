; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- hit_by, level scalar: 30 instructions, inner loops: 14
    mov          rax,rdi
    xorps        xmm0,xmm0
    movups       XMMWORD PTR [rdi+0x30],xmm0
    movups       XMMWORD PTR [rdi+0x20],xmm0
    movups       XMMWORD PTR [rdi+0x10],xmm0
    movups       XMMWORD PTR [rdi],xmm0
    test         rdx,rdx
    je           .L2
    xorps        xmm1,xmm1
    xorps        xmm2,xmm2
    xorps        xmm3,xmm3
.L1:
  | mov          rcx,rdx
  | tzcnt        rdx,rdx
  | shl          edx,0x6
  | movups       xmm4,XMMWORD PTR [rsi+rdx*1]
  | orps         xmm0,xmm4
  | movups       xmm4,XMMWORD PTR [rsi+rdx*1+0x10]
  | orps         xmm1,xmm4
  | movups       xmm4,XMMWORD PTR [rsi+rdx*1+0x20]
  | orps         xmm2,xmm4
  | movups       xmm4,XMMWORD PTR [rsi+rdx*1+0x30]
  | orps         xmm3,xmm4
  | lea          rdx,[rcx-0x1]
  | and          rdx,rcx
  | jne          .L1
    movups       XMMWORD PTR [rax],xmm0
    movups       XMMWORD PTR [rax+0x10],xmm1
    movups       XMMWORD PTR [rax+0x20],xmm2
    movups       XMMWORD PTR [rax+0x30],xmm3
.L2:
    ret

; ---- hit_by, level sse2: 30 instructions, inner loops: 14
    mov          rax,rdi
    xorps        xmm0,xmm0
    movups       XMMWORD PTR [rdi+0x30],xmm0
    movups       XMMWORD PTR [rdi+0x20],xmm0
    movups       XMMWORD PTR [rdi+0x10],xmm0
    movups       XMMWORD PTR [rdi],xmm0
    test         rdx,rdx
    je           .L2
    xorps        xmm1,xmm1
    xorps        xmm2,xmm2
    xorps        xmm3,xmm3
.L1:
  | mov          rcx,rdx
  | tzcnt        rdx,rdx
  | shl          edx,0x6
  | movups       xmm4,XMMWORD PTR [rsi+rdx*1]
  | orps         xmm0,xmm4
  | movups       xmm4,XMMWORD PTR [rsi+rdx*1+0x10]
  | orps         xmm1,xmm4
  | movups       xmm4,XMMWORD PTR [rsi+rdx*1+0x20]
  | orps         xmm2,xmm4
  | movups       xmm4,XMMWORD PTR [rsi+rdx*1+0x30]
  | orps         xmm3,xmm4
  | lea          rdx,[rcx-0x1]
  | and          rdx,rcx
  | jne          .L1
    movups       XMMWORD PTR [rax],xmm0
    movups       XMMWORD PTR [rax+0x10],xmm1
    movups       XMMWORD PTR [rax+0x20],xmm2
    movups       XMMWORD PTR [rax+0x30],xmm3
.L2:
    ret

; ---- hit_by, level avx2: 17 instructions, inner loops: 6
    mov          rax,rdi
    vxorps       xmm0,xmm0,xmm0
    vmovups      YMMWORD PTR [rdi+0x20],ymm0
    vmovups      YMMWORD PTR [rdi],ymm0
    test         rdx,rdx
    je           .L2
    vxorps       xmm1,xmm1,xmm1
.L1:
  | tzcnt        rcx,rdx
  | shl          ecx,0x6
  | vorps        ymm0,ymm0,YMMWORD PTR [rsi+rcx*1]
  | vorps        ymm1,ymm1,YMMWORD PTR [rsi+rcx*1+0x20]
  | blsr         rdx,rdx
  | jne          .L1
    vmovups      YMMWORD PTR [rax],ymm0
    vmovups      YMMWORD PTR [rax+0x20],ymm1
.L2:
    vzeroupper
    ret

; ---- hit_by, level avx512: 13 instructions, inner loops: 5
    mov          rax,rdi
    vxorps       xmm0,xmm0,xmm0
    vmovups      ZMMWORD PTR [rdi],zmm0
    test         rdx,rdx
    je           .L2
.L1:
  | tzcnt        rcx,rdx
  | shl          ecx,0x6
  | vorps        zmm0,zmm0,ZMMWORD PTR [rsi+rcx*1]
  | blsr         rdx,rdx
  | jne          .L1
    vmovups      ZMMWORD PTR [rax],zmm0
.L2:
    vzeroupper
    ret
