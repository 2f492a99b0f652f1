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

; ---- hit_parts, level sse2: 39 instructions, inner loops: 11
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

; ---- hit_parts, level avx2: 63 instructions, inner loops: 15, 6
    cmp          rsi,rcx
    jne          .L6
    cmp          r9,rcx
    jne          .L6
    test         rsi,rsi
    je           .L9
    cmp          rsi,0x4
    jae          .L1
    xor          eax,eax
    jmp          .L7
.L1:
    movabs       rcx,0xffffffffffffff0
    cmp          rsi,0x10
    jae          .L2
    xor          eax,eax
    jmp          .L4
.L2:
    mov          rax,rsi
    and          rax,rcx
    lea          r9,[rsi*8+0x0]
    and          r9,0xffffffffffffff80
    xor          r10d,r10d
.L3:
  | vmovups      ymm0,YMMWORD PTR [rdx+r10*1]
  | vmovups      ymm1,YMMWORD PTR [rdx+r10*1+0x20]
  | vmovups      ymm2,YMMWORD PTR [rdx+r10*1+0x40]
  | vmovups      ymm3,YMMWORD PTR [rdx+r10*1+0x60]
  | vorps        ymm0,ymm0,YMMWORD PTR [rdi+r10*1]
  | vorps        ymm1,ymm1,YMMWORD PTR [rdi+r10*1+0x20]
  | vorps        ymm2,ymm2,YMMWORD PTR [rdi+r10*1+0x40]
  | vorps        ymm3,ymm3,YMMWORD PTR [rdi+r10*1+0x60]
  | vmovups      YMMWORD PTR [r8+r10*1],ymm0
  | vmovups      YMMWORD PTR [r8+r10*1+0x20],ymm1
  | vmovups      YMMWORD PTR [r8+r10*1+0x40],ymm2
  | vmovups      YMMWORD PTR [r8+r10*1+0x60],ymm3
  | sub          r10,0xffffffffffffff80
  | cmp          r9,r10
  | jne          .L3
    cmp          rsi,rax
    je           .L9
    test         sil,0xc
    je           .L7
.L4:
    mov          r9,rax
    add          rcx,0xc
    mov          rax,rcx
    and          rax,rsi
.L5:
  | vmovups      ymm0,YMMWORD PTR [rdx+r9*8]
  | vorps        ymm0,ymm0,YMMWORD PTR [rdi+r9*8]
  | vmovups      YMMWORD PTR [r8+r9*8],ymm0
  | add          r9,0x4
  | cmp          rax,r9
  | jne          .L5
    jmp          .L8
.L6:
  ! push         rax
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x42
  ! call         core::panicking::panic
.L7:
    mov          rcx,QWORD PTR [rdx+rax*8]
    or           rcx,QWORD PTR [rdi+rax*8]
    mov          QWORD PTR [r8+rax*8],rcx
    inc          rax
.L8:
    cmp          rsi,rax
    jne          .L7
.L9:
    vzeroupper
    ret

; ---- hit_parts, level avx512: 64 instructions, inner loops: 15, 6
    cmp          rsi,rcx
    jne          .L6
    cmp          r9,rcx
    jne          .L6
    test         rsi,rsi
    je           .L9
    cmp          rsi,0x4
    jae          .L1
    xor          eax,eax
    jmp          .L7
.L1:
    movabs       rcx,0xfffffffffffffe0
    cmp          rsi,0x20
    jae          .L2
    xor          eax,eax
    jmp          .L4
.L2:
    mov          rax,rsi
    and          rax,rcx
    mov          r9,rsi
    and          r9,0xffffffffffffffe0
    shl          r9,0x3
    xor          r10d,r10d
.L3:
  | vmovups      zmm0,ZMMWORD PTR [rdx+r10*1]
  | vmovups      zmm1,ZMMWORD PTR [rdx+r10*1+0x40]
  | vmovups      zmm2,ZMMWORD PTR [rdx+r10*1+0x80]
  | vmovups      zmm3,ZMMWORD PTR [rdx+r10*1+0xc0]
  | vorps        zmm0,zmm0,ZMMWORD PTR [rdi+r10*1]
  | vorps        zmm1,zmm1,ZMMWORD PTR [rdi+r10*1+0x40]
  | vorps        zmm2,zmm2,ZMMWORD PTR [rdi+r10*1+0x80]
  | vorps        zmm3,zmm3,ZMMWORD PTR [rdi+r10*1+0xc0]
  | vmovups      ZMMWORD PTR [r8+r10*1],zmm0
  | vmovups      ZMMWORD PTR [r8+r10*1+0x40],zmm1
  | vmovups      ZMMWORD PTR [r8+r10*1+0x80],zmm2
  | vmovups      ZMMWORD PTR [r8+r10*1+0xc0],zmm3
  | add          r10,0x100
  | cmp          r9,r10
  | jne          .L3
    cmp          rsi,rax
    je           .L9
    test         sil,0x1c
    je           .L7
.L4:
    mov          r9,rax
    add          rcx,0x1c
    mov          rax,rcx
    and          rax,rsi
.L5:
  | vmovups      ymm0,YMMWORD PTR [rdx+r9*8]
  | vorps        ymm0,ymm0,YMMWORD PTR [rdi+r9*8]
  | vmovups      YMMWORD PTR [r8+r9*8],ymm0
  | add          r9,0x4
  | cmp          rax,r9
  | jne          .L5
    jmp          .L8
.L6:
  ! push         rax
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x42
  ! call         core::panicking::panic
.L7:
    mov          rcx,QWORD PTR [rdx+rax*8]
    or           rcx,QWORD PTR [rdi+rax*8]
    mov          QWORD PTR [r8+rax*8],rcx
    inc          rax
.L8:
    cmp          rsi,rax
    jne          .L7
.L9:
    vzeroupper
    ret
