; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- remove_dead, level scalar: 32 instructions, inner loops: 9, 4
    test         rsi,rsi
    je           .L4
    lea          rcx,[rsi*8+0x0]
    add          rcx,0xfffffffffffffff8
    mov          rax,rdi
    cmp          rcx,0x18
    jb           .L2
    shr          rcx,0x3
    inc          rcx
    mov          r8,rcx
    and          r8,0xfffffffffffffffc
    lea          rax,[rdi+r8*8]
    movq         xmm0,rdx
    pshufd       xmm0,xmm0,0x44
    xor          r9d,r9d
.L1:
  | movdqu       xmm1,XMMWORD PTR [rdi+r9*8]
  | movdqu       xmm2,XMMWORD PTR [rdi+r9*8+0x10]
  | pand         xmm1,xmm0
  | pand         xmm2,xmm0
  | movdqu       XMMWORD PTR [rdi+r9*8],xmm1
  | movdqu       XMMWORD PTR [rdi+r9*8+0x10],xmm2
  | add          r9,0x4
  | cmp          r8,r9
  | jne          .L1
    cmp          rcx,r8
    je           .L4
.L2:
    lea          rcx,[rdi+rsi*8]
.L3:
  | and          QWORD PTR [rax],rdx
  | add          rax,0x8
  | cmp          rax,rcx
  | jne          .L3
.L4:
    ret

; ---- remove_dead, level sse2: 119 instructions, inner loops: 6, 27, 4, 6, 27, 4
    movabs       rax,0xffffffffffffffe
    and          rax,rsi
    lea          rcx,[rdi+rax*8]
    shl          rsi,0x3
    mov          rax,rsi
    and          rax,0xfffffffffffffff0
    mov          r8d,esi
    and          r8d,0x8
    test         rax,rax
    je           .L4
    movq         xmm0,rdx
    pshufd       xmm0,xmm0,0x44
    add          rax,rdi
    add          rsi,0xfffffffffffffff0
    test         r8,r8
    jne          .L6
    mov          ecx,esi
    not          ecx
    test         cl,0x70
    je           .L2
    mov          ecx,esi
    shr          ecx,0x4
    inc          ecx
    and          ecx,0x7
    neg          rcx
.L1:
  | movdqu       xmm1,XMMWORD PTR [rdi]
  | pand         xmm1,xmm0
  | movdqu       XMMWORD PTR [rdi],xmm1
  | add          rdi,0x10
  | inc          rcx
  | jne          .L1
.L2:
    cmp          rsi,0x70
    jb           .L12
.L3:
  | movdqu       xmm1,XMMWORD PTR [rdi]
  | movdqu       xmm2,XMMWORD PTR [rdi+0x10]
  | movdqu       xmm3,XMMWORD PTR [rdi+0x20]
  | movdqu       xmm4,XMMWORD PTR [rdi+0x30]
  | pand         xmm1,xmm0
  | movdqu       XMMWORD PTR [rdi],xmm1
  | pand         xmm2,xmm0
  | movdqu       XMMWORD PTR [rdi+0x10],xmm2
  | pand         xmm3,xmm0
  | movdqu       XMMWORD PTR [rdi+0x20],xmm3
  | pand         xmm4,xmm0
  | movdqu       XMMWORD PTR [rdi+0x30],xmm4
  | movdqu       xmm1,XMMWORD PTR [rdi+0x40]
  | pand         xmm1,xmm0
  | movdqu       XMMWORD PTR [rdi+0x40],xmm1
  | movdqu       xmm1,XMMWORD PTR [rdi+0x50]
  | pand         xmm1,xmm0
  | movdqu       XMMWORD PTR [rdi+0x50],xmm1
  | movdqu       xmm1,XMMWORD PTR [rdi+0x60]
  | pand         xmm1,xmm0
  | movdqu       XMMWORD PTR [rdi+0x60],xmm1
  | movdqu       xmm1,XMMWORD PTR [rdi+0x70]
  | pand         xmm1,xmm0
  | movdqu       XMMWORD PTR [rdi+0x70],xmm1
  | add          rdi,0x80
  | cmp          rdi,rax
  | jne          .L3
    jmp          .L12
.L4:
    test         r8,r8
    je           .L12
    xor          eax,eax
.L5:
  | and          QWORD PTR [rcx+rax*1],rdx
  | add          rax,0x8
  | cmp          r8,rax
  | jne          .L5
    jmp          .L12
.L6:
    mov          r9d,esi
    not          r9d
    test         r9b,0x70
    je           .L8
    mov          r9d,esi
    shr          r9d,0x4
    inc          r9d
    and          r9d,0x7
    neg          r9
.L7:
  | movdqu       xmm1,XMMWORD PTR [rdi]
  | pand         xmm1,xmm0
  | movdqu       XMMWORD PTR [rdi],xmm1
  | add          rdi,0x10
  | inc          r9
  | jne          .L7
.L8:
    cmp          rsi,0x70
    jb           .L10
.L9:
  | movdqu       xmm1,XMMWORD PTR [rdi]
  | movdqu       xmm2,XMMWORD PTR [rdi+0x10]
  | movdqu       xmm3,XMMWORD PTR [rdi+0x20]
  | movdqu       xmm4,XMMWORD PTR [rdi+0x30]
  | pand         xmm1,xmm0
  | movdqu       XMMWORD PTR [rdi],xmm1
  | pand         xmm2,xmm0
  | movdqu       XMMWORD PTR [rdi+0x10],xmm2
  | pand         xmm3,xmm0
  | movdqu       XMMWORD PTR [rdi+0x20],xmm3
  | pand         xmm4,xmm0
  | movdqu       XMMWORD PTR [rdi+0x30],xmm4
  | movdqu       xmm1,XMMWORD PTR [rdi+0x40]
  | pand         xmm1,xmm0
  | movdqu       XMMWORD PTR [rdi+0x40],xmm1
  | movdqu       xmm1,XMMWORD PTR [rdi+0x50]
  | pand         xmm1,xmm0
  | movdqu       XMMWORD PTR [rdi+0x50],xmm1
  | movdqu       xmm1,XMMWORD PTR [rdi+0x60]
  | pand         xmm1,xmm0
  | movdqu       XMMWORD PTR [rdi+0x60],xmm1
  | movdqu       xmm1,XMMWORD PTR [rdi+0x70]
  | pand         xmm1,xmm0
  | movdqu       XMMWORD PTR [rdi+0x70],xmm1
  | add          rdi,0x80
  | cmp          rdi,rax
  | jne          .L9
.L10:
    xor          eax,eax
.L11:
  | and          QWORD PTR [rcx+rax*1],rdx
  | add          rax,0x8
  | cmp          r8,rax
  | jne          .L11
.L12:
    ret

; ---- remove_dead, level avx2: 195 instructions, inner loops: 5, 19, 5, 19, 11, 5, 4, 11, 5, 4
    push         rbx
    vmovq        xmm0,rdx
    vpbroadcastq ymm0,xmm0
    movabs       rax,0xffffffffffffffc
    and          rax,rsi
    lea          rcx,[rdi+rax*8]
    shl          rsi,0x3
    mov          r9,rsi
    and          r9,0xffffffffffffffe0
    mov          r10d,esi
    and          r10d,0x18
    lea          rax,[rcx+r10*1]
    test         r9,r9
    je           .L5
    lea          r8,[rdi+r9*1]
    add          rsi,0xffffffffffffffe0
    test         r10,r10
    je           .L6
    mov          ebx,esi
    not          ebx
    mov          r11,rdi
    test         bl,0xe0
    je           .L2
    mov          ebx,esi
    shr          ebx,0x5
    inc          ebx
    and          ebx,0x7
    neg          rbx
    mov          r11,rdi
.L1:
  | vpand        ymm1,ymm0,YMMWORD PTR [r11]
  | vmovdqu      YMMWORD PTR [r11],ymm1
  | add          r11,0x20
  | inc          rbx
  | jne          .L1
.L2:
    cmp          rsi,0xe0
    jb           .L4
.L3:
  | vpand        ymm1,ymm0,YMMWORD PTR [r11]
  | vmovdqu      YMMWORD PTR [r11],ymm1
  | vpand        ymm1,ymm0,YMMWORD PTR [r11+0x20]
  | vmovdqu      YMMWORD PTR [r11+0x20],ymm1
  | vpand        ymm1,ymm0,YMMWORD PTR [r11+0x40]
  | vmovdqu      YMMWORD PTR [r11+0x40],ymm1
  | vpand        ymm1,ymm0,YMMWORD PTR [r11+0x60]
  | vmovdqu      YMMWORD PTR [r11+0x60],ymm1
  | vpand        ymm1,ymm0,YMMWORD PTR [r11+0x80]
  | vmovdqu      YMMWORD PTR [r11+0x80],ymm1
  | vpand        ymm1,ymm0,YMMWORD PTR [r11+0xa0]
  | vmovdqu      YMMWORD PTR [r11+0xa0],ymm1
  | vpand        ymm1,ymm0,YMMWORD PTR [r11+0xc0]
  | vmovdqu      YMMWORD PTR [r11+0xc0],ymm1
  | vpand        ymm1,ymm0,YMMWORD PTR [r11+0xe0]
  | vmovdqu      YMMWORD PTR [r11+0xe0],ymm1
  | add          r11,0x100
  | cmp          r11,r8
  | jne          .L3
.L4:
    add          r10,0xfffffffffffffff8
    cmp          r10,0x18
    jae          .L10
    mov          rdi,rcx
    jmp          .L16
.L5:
    test         r10,r10
    je           .L22
    add          rsi,0xfffffffffffffff8
    cmp          rsi,0x18
    jae          .L11
    mov          rdi,rcx
    jmp          .L21
.L6:
    mov          eax,esi
    not          eax
    test         al,0xe0
    je           .L8
    mov          eax,esi
    shr          eax,0x5
    inc          eax
    and          eax,0x7
    neg          rax
.L7:
  | vpand        ymm1,ymm0,YMMWORD PTR [rdi]
  | vmovdqu      YMMWORD PTR [rdi],ymm1
  | add          rdi,0x20
  | inc          rax
  | jne          .L7
.L8:
    cmp          rsi,0xe0
    jb           .L22
.L9:
  | vpand        ymm1,ymm0,YMMWORD PTR [rdi]
  | vmovdqu      YMMWORD PTR [rdi],ymm1
  | vpand        ymm1,ymm0,YMMWORD PTR [rdi+0x20]
  | vmovdqu      YMMWORD PTR [rdi+0x20],ymm1
  | vpand        ymm1,ymm0,YMMWORD PTR [rdi+0x40]
  | vmovdqu      YMMWORD PTR [rdi+0x40],ymm1
  | vpand        ymm1,ymm0,YMMWORD PTR [rdi+0x60]
  | vmovdqu      YMMWORD PTR [rdi+0x60],ymm1
  | vpand        ymm1,ymm0,YMMWORD PTR [rdi+0x80]
  | vmovdqu      YMMWORD PTR [rdi+0x80],ymm1
  | vpand        ymm1,ymm0,YMMWORD PTR [rdi+0xa0]
  | vmovdqu      YMMWORD PTR [rdi+0xa0],ymm1
  | vpand        ymm1,ymm0,YMMWORD PTR [rdi+0xc0]
  | vmovdqu      YMMWORD PTR [rdi+0xc0],ymm1
  | vpand        ymm1,ymm0,YMMWORD PTR [rdi+0xe0]
  | vmovdqu      YMMWORD PTR [rdi+0xe0],ymm1
  | add          rdi,0x100
  | cmp          rdi,r8
  | jne          .L9
    jmp          .L22
.L10:
    mov          rsi,r10
    shr          rsi,0x3
    inc          rsi
    movabs       r8,0x3ffffffffffffff0
    cmp          r10d,0x78
    jae          .L12
    xor          r10d,r10d
    jmp          .L14
.L11:
    mov          r8,rsi
    shr          r8,0x3
    inc          r8
    movabs       r10,0x3ffffffffffffff0
    cmp          rsi,0x78
    jae          .L17
    xor          esi,esi
    jmp          .L19
.L12:
    mov          r10,rsi
    and          r10,r8
    add          rdi,r9
    add          rdi,0x60
    xor          r9d,r9d
.L13:
  | vpand        ymm1,ymm0,YMMWORD PTR [rdi+r9*8-0x60]
  | vpand        ymm2,ymm0,YMMWORD PTR [rdi+r9*8-0x40]
  | vpand        ymm3,ymm0,YMMWORD PTR [rdi+r9*8-0x20]
  | vpand        ymm4,ymm0,YMMWORD PTR [rdi+r9*8]
  | vmovdqu      YMMWORD PTR [rdi+r9*8-0x60],ymm1
  | vmovdqu      YMMWORD PTR [rdi+r9*8-0x40],ymm2
  | vmovdqu      YMMWORD PTR [rdi+r9*8-0x20],ymm3
  | vmovdqu      YMMWORD PTR [rdi+r9*8],ymm4
  | add          r9,0x10
  | cmp          r10,r9
  | jne          .L13
    cmp          rsi,r10
    je           .L22
    test         sil,0xc
    je           .L23
.L14:
    add          r8,0xc
    and          r8,rsi
    lea          rdi,[rcx+r8*8]
.L15:
  | vpand        ymm1,ymm0,YMMWORD PTR [rcx+r10*8]
  | vmovdqu      YMMWORD PTR [rcx+r10*8],ymm1
  | add          r10,0x4
  | cmp          r8,r10
  | jne          .L15
    cmp          rsi,r8
    je           .L22
.L16:
  | and          QWORD PTR [rdi],rdx
  | add          rdi,0x8
  | cmp          rdi,rax
  | jne          .L16
    jmp          .L22
.L17:
    mov          rsi,r8
    and          rsi,r10
    add          rdi,r9
    add          rdi,0x60
    xor          r9d,r9d
.L18:
  | vpand        ymm1,ymm0,YMMWORD PTR [rdi+r9*8-0x60]
  | vpand        ymm2,ymm0,YMMWORD PTR [rdi+r9*8-0x40]
  | vpand        ymm3,ymm0,YMMWORD PTR [rdi+r9*8-0x20]
  | vpand        ymm4,ymm0,YMMWORD PTR [rdi+r9*8]
  | vmovdqu      YMMWORD PTR [rdi+r9*8-0x60],ymm1
  | vmovdqu      YMMWORD PTR [rdi+r9*8-0x40],ymm2
  | vmovdqu      YMMWORD PTR [rdi+r9*8-0x20],ymm3
  | vmovdqu      YMMWORD PTR [rdi+r9*8],ymm4
  | add          r9,0x10
  | cmp          rsi,r9
  | jne          .L18
    cmp          r8,rsi
    je           .L22
    test         r8b,0xc
    je           .L24
.L19:
    add          r10,0xc
    and          r10,r8
    lea          rdi,[rcx+r10*8]
.L20:
  | vpand        ymm1,ymm0,YMMWORD PTR [rcx+rsi*8]
  | vmovdqu      YMMWORD PTR [rcx+rsi*8],ymm1
  | add          rsi,0x4
  | cmp          r10,rsi
  | jne          .L20
    cmp          r8,r10
    je           .L22
.L21:
  | and          QWORD PTR [rdi],rdx
  | add          rdi,0x8
  | cmp          rdi,rax
  | jne          .L21
.L22:
    pop          rbx
    vzeroupper
    ret
.L23:
    lea          rdi,[rcx+r10*8]
    jmp          .L16
.L24:
    lea          rdi,[rcx+rsi*8]
    jmp          .L21

; ---- remove_dead, level avx512: 196 instructions, inner loops: 5, 19, 5, 19, 11, 5, 4, 11, 5, 4
    push         rbx
    vpbroadcastq zmm0,rdx
    movabs       rax,0xffffffffffffff8
    and          rax,rsi
    lea          rcx,[rdi+rax*8]
    shl          rsi,0x3
    mov          r9,rsi
    and          r9,0xffffffffffffffc0
    mov          r10d,esi
    and          r10d,0x38
    lea          rax,[rcx+r10*1]
    test         r9,r9
    je           .L5
    lea          r8,[rdi+r9*1]
    add          rsi,0xffffffffffffffc0
    test         r10,r10
    je           .L6
    mov          ebx,esi
    not          ebx
    mov          r11,rdi
    test         ebx,0x1c0
    je           .L2
    mov          ebx,esi
    shr          ebx,0x6
    inc          ebx
    and          ebx,0x7
    neg          rbx
    mov          r11,rdi
.L1:
  | vpandq       zmm1,zmm0,ZMMWORD PTR [r11]
  | vmovdqu64    ZMMWORD PTR [r11],zmm1
  | add          r11,0x40
  | inc          rbx
  | jne          .L1
.L2:
    cmp          rsi,0x1c0
    jb           .L4
.L3:
  | vpandq       zmm1,zmm0,ZMMWORD PTR [r11]
  | vmovdqu64    ZMMWORD PTR [r11],zmm1
  | vpandq       zmm1,zmm0,ZMMWORD PTR [r11+0x40]
  | vmovdqu64    ZMMWORD PTR [r11+0x40],zmm1
  | vpandq       zmm1,zmm0,ZMMWORD PTR [r11+0x80]
  | vmovdqu64    ZMMWORD PTR [r11+0x80],zmm1
  | vpandq       zmm1,zmm0,ZMMWORD PTR [r11+0xc0]
  | vmovdqu64    ZMMWORD PTR [r11+0xc0],zmm1
  | vpandq       zmm1,zmm0,ZMMWORD PTR [r11+0x100]
  | vmovdqu64    ZMMWORD PTR [r11+0x100],zmm1
  | vpandq       zmm1,zmm0,ZMMWORD PTR [r11+0x140]
  | vmovdqu64    ZMMWORD PTR [r11+0x140],zmm1
  | vpandq       zmm1,zmm0,ZMMWORD PTR [r11+0x180]
  | vmovdqu64    ZMMWORD PTR [r11+0x180],zmm1
  | vpandq       zmm1,zmm0,ZMMWORD PTR [r11+0x1c0]
  | vmovdqu64    ZMMWORD PTR [r11+0x1c0],zmm1
  | add          r11,0x200
  | cmp          r11,r8
  | jne          .L3
.L4:
    add          r10,0xfffffffffffffff8
    cmp          r10,0x18
    jae          .L10
    mov          rdi,rcx
    jmp          .L16
.L5:
    test         r10,r10
    je           .L22
    add          rsi,0xfffffffffffffff8
    cmp          rsi,0x18
    jae          .L11
    mov          rdi,rcx
    jmp          .L21
.L6:
    mov          eax,esi
    not          eax
    test         eax,0x1c0
    je           .L8
    mov          eax,esi
    shr          eax,0x6
    inc          eax
    and          eax,0x7
    neg          rax
.L7:
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rdi]
  | vmovdqu64    ZMMWORD PTR [rdi],zmm1
  | add          rdi,0x40
  | inc          rax
  | jne          .L7
.L8:
    cmp          rsi,0x1c0
    jb           .L22
.L9:
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rdi]
  | vmovdqu64    ZMMWORD PTR [rdi],zmm1
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rdi+0x40]
  | vmovdqu64    ZMMWORD PTR [rdi+0x40],zmm1
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rdi+0x80]
  | vmovdqu64    ZMMWORD PTR [rdi+0x80],zmm1
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rdi+0xc0]
  | vmovdqu64    ZMMWORD PTR [rdi+0xc0],zmm1
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rdi+0x100]
  | vmovdqu64    ZMMWORD PTR [rdi+0x100],zmm1
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rdi+0x140]
  | vmovdqu64    ZMMWORD PTR [rdi+0x140],zmm1
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rdi+0x180]
  | vmovdqu64    ZMMWORD PTR [rdi+0x180],zmm1
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rdi+0x1c0]
  | vmovdqu64    ZMMWORD PTR [rdi+0x1c0],zmm1
  | add          rdi,0x200
  | cmp          rdi,r8
  | jne          .L9
    jmp          .L22
.L10:
    mov          rsi,r10
    shr          rsi,0x3
    inc          rsi
    movabs       r8,0x3fffffffffffffe0
    cmp          r10d,0xf8
    jae          .L12
    xor          r10d,r10d
    jmp          .L14
.L11:
    mov          r8,rsi
    shr          r8,0x3
    inc          r8
    movabs       r10,0x3fffffffffffffe0
    cmp          rsi,0xf8
    jae          .L17
    xor          esi,esi
    jmp          .L19
.L12:
    mov          r10,rsi
    and          r10,r8
    add          rdi,r9
    add          rdi,0xc0
    xor          r9d,r9d
.L13:
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rdi+r9*8-0xc0]
  | vpandq       zmm2,zmm0,ZMMWORD PTR [rdi+r9*8-0x80]
  | vpandq       zmm3,zmm0,ZMMWORD PTR [rdi+r9*8-0x40]
  | vpandq       zmm4,zmm0,ZMMWORD PTR [rdi+r9*8]
  | vmovdqu64    ZMMWORD PTR [rdi+r9*8-0xc0],zmm1
  | vmovdqu64    ZMMWORD PTR [rdi+r9*8-0x80],zmm2
  | vmovdqu64    ZMMWORD PTR [rdi+r9*8-0x40],zmm3
  | vmovdqu64    ZMMWORD PTR [rdi+r9*8],zmm4
  | add          r9,0x20
  | cmp          r10,r9
  | jne          .L13
    cmp          rsi,r10
    je           .L22
    test         sil,0x1c
    je           .L23
.L14:
    add          r8,0x1c
    and          r8,rsi
    lea          rdi,[rcx+r8*8]
    vpbroadcastq ymm0,rdx
.L15:
  | vpand        ymm1,ymm0,YMMWORD PTR [rcx+r10*8]
  | vmovdqu      YMMWORD PTR [rcx+r10*8],ymm1
  | add          r10,0x4
  | cmp          r8,r10
  | jne          .L15
    cmp          rsi,r8
    je           .L22
.L16:
  | and          QWORD PTR [rdi],rdx
  | add          rdi,0x8
  | cmp          rdi,rax
  | jne          .L16
    jmp          .L22
.L17:
    mov          rsi,r8
    and          rsi,r10
    add          rdi,r9
    add          rdi,0xc0
    xor          r9d,r9d
.L18:
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rdi+r9*8-0xc0]
  | vpandq       zmm2,zmm0,ZMMWORD PTR [rdi+r9*8-0x80]
  | vpandq       zmm3,zmm0,ZMMWORD PTR [rdi+r9*8-0x40]
  | vpandq       zmm4,zmm0,ZMMWORD PTR [rdi+r9*8]
  | vmovdqu64    ZMMWORD PTR [rdi+r9*8-0xc0],zmm1
  | vmovdqu64    ZMMWORD PTR [rdi+r9*8-0x80],zmm2
  | vmovdqu64    ZMMWORD PTR [rdi+r9*8-0x40],zmm3
  | vmovdqu64    ZMMWORD PTR [rdi+r9*8],zmm4
  | add          r9,0x20
  | cmp          rsi,r9
  | jne          .L18
    cmp          r8,rsi
    je           .L22
    test         r8b,0x1c
    je           .L24
.L19:
    add          r10,0x1c
    and          r10,r8
    lea          rdi,[rcx+r10*8]
    vpbroadcastq ymm0,rdx
.L20:
  | vpand        ymm1,ymm0,YMMWORD PTR [rcx+rsi*8]
  | vmovdqu      YMMWORD PTR [rcx+rsi*8],ymm1
  | add          rsi,0x4
  | cmp          r10,rsi
  | jne          .L20
    cmp          r8,r10
    je           .L22
.L21:
  | and          QWORD PTR [rdi],rdx
  | add          rdi,0x8
  | cmp          rdi,rax
  | jne          .L21
.L22:
    pop          rbx
    vzeroupper
    ret
.L23:
    lea          rdi,[rcx+r10*8]
    jmp          .L16
.L24:
    lea          rdi,[rcx+rsi*8]
    jmp          .L21
