; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "thin", codegen-units = 1, debug = "line-tables-only"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- common, level scalar: 12 instructions, inner loops: 5
    mov          rax,rdx
    test         rsi,rsi
    je           .L2
    xor          ecx,ecx
.L1:
  | and          rax,QWORD PTR [rdi+rcx*8]
  | je           .L3
  | inc          rcx
  | cmp          rsi,rcx
  | jne          .L1
.L2:
    ret
.L3:
    xor          eax,eax
    ret

; ---- common, level sse2: 59 instructions, inner loops: 17
    push         rbx
    mov          r8d,esi
    shr          r8d,1
    movabs       rcx,0xffffffffffffffe
    and          rcx,rsi
    lea          r10,[rsi*8+0x0]
    movabs       r9,0x7fffffffffffffc0
    and          r9,r10
    add          r9,rdi
    and          r8d,0x3
    movq         xmm0,rdx
    pshufd       xmm0,xmm0,0x44
    and          r10,0xffffffffffffffc0
    mov          r11,0xffffffffffffffc0
    xor          eax,eax
.L1:
  | lea          rdx,[r11+0x40]
  | cmp          r10,rdx
  | je           .L3
  | movdqu       xmm1,XMMWORD PTR [rdi+r11*1+0x40]
  | movdqu       xmm2,XMMWORD PTR [rdi+r11*1+0x50]
  | pand         xmm2,xmm1
  | movdqu       xmm1,XMMWORD PTR [rdi+r11*1+0x60]
  | movdqu       xmm3,XMMWORD PTR [rdi+r11*1+0x70]
  | pand         xmm3,xmm1
  | pand         xmm3,xmm2
  | pand         xmm0,xmm3
  | pshufd       xmm1,xmm0,0xee
  | pand         xmm1,xmm0
  | movq         rbx,xmm1
  | mov          r11,rdx
  | test         rbx,rbx
  | jne          .L1
.L2:
    pop          rbx
    ret
.L3:
    test         r8,r8
    je           .L4
    movdqu       xmm1,XMMWORD PTR [r9]
    pand         xmm0,xmm1
    cmp          r8d,0x1
    je           .L4
    movdqu       xmm1,XMMWORD PTR [r9+0x10]
    pand         xmm0,xmm1
    cmp          r8d,0x2
    je           .L4
    movdqu       xmm1,XMMWORD PTR [r9+0x20]
    pand         xmm0,xmm1
.L4:
    pshufd       xmm1,xmm0,0xee
    pand         xmm1,xmm0
    movq         rax,xmm1
    test         rax,rax
    je           .L5
    test         sil,0x1
    je           .L2
    and          rax,QWORD PTR [rdi+rcx*8]
    pop          rbx
    ret
.L5:
    xor          eax,eax
    pop          rbx
    ret

; ---- common, level avx2: 70 instructions, inner loops: 16
    push         rbx
    mov          r9d,esi
    shr          r9d,0x2
    movabs       rcx,0xffffffffffffffc
    and          rcx,rsi
    mov          r8d,esi
    and          r8d,0x3
    shl          rsi,0x3
    movabs       r10,0x7fffffffffffff80
    and          r10,rsi
    add          r10,rdi
    and          r9d,0x3
    vmovq        xmm0,rdx
    vpbroadcastq ymm0,xmm0
    and          rsi,0xffffffffffffff80
    mov          rdx,0xffffffffffffff80
    xor          eax,eax
.L1:
  | lea          r11,[rdx+0x80]
  | cmp          rsi,r11
  | je           .L3
  | vmovdqu      ymm1,YMMWORD PTR [rdi+rdx*1+0x80]
  | vpand        ymm1,ymm1,YMMWORD PTR [rdi+rdx*1+0xa0]
  | vpand        ymm1,ymm1,YMMWORD PTR [rdi+rdx*1+0xc0]
  | vpand        ymm1,ymm1,YMMWORD PTR [rdi+rdx*1+0xe0]
  | vpand        ymm0,ymm1,ymm0
  | vextracti128 xmm1,ymm0,0x1
  | vpand        xmm1,xmm1,xmm0
  | vpshufd      xmm2,xmm1,0xee
  | vpand        xmm1,xmm1,xmm2
  | vmovq        rbx,xmm1
  | mov          rdx,r11
  | test         rbx,rbx
  | jne          .L1
.L2:
    pop          rbx
    vzeroupper
    ret
.L3:
    test         r9,r9
    je           .L4
    vpand        ymm0,ymm0,YMMWORD PTR [r10]
    cmp          r9d,0x1
    je           .L4
    vpand        ymm0,ymm0,YMMWORD PTR [r10+0x20]
    cmp          r9d,0x2
    je           .L4
    vpand        ymm0,ymm0,YMMWORD PTR [r10+0x40]
.L4:
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm1,xmm0
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm0,xmm1
    vmovq        rax,xmm0
    test         rax,rax
    je           .L5
    test         r8,r8
    je           .L2
    and          rax,QWORD PTR [rdi+rcx*8]
    je           .L5
    cmp          r8d,0x1
    je           .L2
    and          rax,QWORD PTR [rdi+rcx*8+0x8]
    je           .L5
    cmp          r8d,0x2
    je           .L2
    and          rax,QWORD PTR [rdi+rcx*8+0x10]
    pop          rbx
    vzeroupper
    ret
.L5:
    xor          eax,eax
    pop          rbx
    vzeroupper
    ret

; ---- common, level avx512: 88 instructions, inner loops: 17
    push         rbx
    mov          r9d,esi
    shr          r9d,0x3
    movabs       rcx,0xffffffffffffff8
    and          rcx,rsi
    mov          r8d,esi
    and          r8d,0x7
    shl          rsi,0x3
    movabs       r10,0x7fffffffffffff00
    and          r10,rsi
    add          r10,rdi
    and          r9d,0x3
    vpbroadcastq zmm0,rdx
    and          rsi,0xffffffffffffff00
    mov          r11,0xffffffffffffff00
    xor          eax,eax
.L1:
  | lea          rdx,[r11+0x100]
  | cmp          rsi,rdx
  | je           .L3
  | vmovdqu64    zmm1,ZMMWORD PTR [rdi+r11*1+0x100]
  | vmovdqu64    zmm2,ZMMWORD PTR [rdi+r11*1+0x180]
  | vpternlogq   zmm2,zmm1,ZMMWORD PTR [rdi+r11*1+0x140],0x80
  | vpternlogq   zmm0,zmm2,ZMMWORD PTR [rdi+r11*1+0x1c0],0x80
  | vextracti64x4 ymm1,zmm0,0x1
  | vpandq       zmm1,zmm0,zmm1
  | vextracti128 xmm2,ymm1,0x1
  | vpand        xmm1,xmm1,xmm2
  | vpshufd      xmm2,xmm1,0xee
  | vpand        xmm1,xmm1,xmm2
  | vmovq        rbx,xmm1
  | mov          r11,rdx
  | test         rbx,rbx
  | jne          .L1
.L2:
    pop          rbx
    vzeroupper
    ret
.L3:
    test         r9,r9
    je           .L4
    vpandq       zmm0,zmm0,ZMMWORD PTR [r10]
    cmp          r9d,0x1
    je           .L4
    vpandq       zmm0,zmm0,ZMMWORD PTR [r10+0x40]
    cmp          r9d,0x2
    je           .L4
    vpandq       zmm0,zmm0,ZMMWORD PTR [r10+0x80]
.L4:
    vextracti64x4 ymm1,zmm0,0x1
    vpandq       zmm0,zmm0,zmm1
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm0,xmm1
    vmovq        rax,xmm0
    test         rax,rax
    je           .L5
    test         r8,r8
    je           .L2
    and          rax,QWORD PTR [rdi+rcx*8]
    je           .L5
    cmp          r8d,0x1
    je           .L2
    and          rax,QWORD PTR [rdi+rcx*8+0x8]
    je           .L5
    cmp          r8d,0x2
    je           .L2
    and          rax,QWORD PTR [rdi+rcx*8+0x10]
    je           .L5
    cmp          r8d,0x3
    je           .L2
    and          rax,QWORD PTR [rdi+rcx*8+0x18]
    je           .L5
    cmp          r8d,0x4
    je           .L2
    and          rax,QWORD PTR [rdi+rcx*8+0x20]
    je           .L5
    cmp          r8d,0x5
    je           .L2
    and          rax,QWORD PTR [rdi+rcx*8+0x28]
    je           .L5
    cmp          r8d,0x6
    je           .L2
    and          rax,QWORD PTR [rdi+rcx*8+0x30]
    pop          rbx
    vzeroupper
    ret
.L5:
    xor          eax,eax
    pop          rbx
    vzeroupper
    ret
