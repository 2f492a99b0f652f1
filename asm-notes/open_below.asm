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

; ---- open_below, level sse2: 74 instructions, inner loops: 23
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

; ---- open_below, level avx2: 115 instructions, inner loops: 27, 9
    push         rbx
    cmp          QWORD PTR [rdx+0x8],rsi
    jne          .L7
    cmp          QWORD PTR [rdx+0x18],rsi
    jne          .L7
    cmp          QWORD PTR [rdx+0x28],rsi
    jne          .L7
    cmp          QWORD PTR [rdx+0x38],rsi
    jne          .L7
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
    jmp          .L8
.L1:
    xor          eax,eax
    pop          rbx
    ret
.L2:
    movabs       r11,0xffffffffffffff0
    cmp          rsi,0x10
    jae          .L3
    mov          rax,0xffffffffffffffff
    xor          r10d,r10d
    jmp          .L5
.L3:
    mov          r10,rsi
    and          r10,r11
    lea          rax,[rsi*8+0x0]
    and          rax,0xffffffffffffff80
    vpcmpeqd     ymm0,ymm0,ymm0
    xor          ebx,ebx
    vpcmpeqd     ymm1,ymm1,ymm1
    vpcmpeqd     ymm2,ymm2,ymm2
    vpcmpeqd     ymm3,ymm3,ymm3
.L4:
  | vmovdqu      ymm4,YMMWORD PTR [rcx+rbx*1]
  | vmovdqu      ymm5,YMMWORD PTR [rcx+rbx*1+0x20]
  | vmovdqu      ymm6,YMMWORD PTR [rcx+rbx*1+0x40]
  | vmovdqu      ymm7,YMMWORD PTR [rcx+rbx*1+0x60]
  | vpor         ymm4,ymm4,YMMWORD PTR [rdi+rbx*1]
  | vpor         ymm5,ymm5,YMMWORD PTR [rdi+rbx*1+0x20]
  | vpor         ymm6,ymm6,YMMWORD PTR [rdi+rbx*1+0x40]
  | vpor         ymm7,ymm7,YMMWORD PTR [rdi+rbx*1+0x60]
  | vpor         ymm4,ymm4,YMMWORD PTR [r8+rbx*1]
  | vpor         ymm5,ymm5,YMMWORD PTR [r8+rbx*1+0x20]
  | vpor         ymm6,ymm6,YMMWORD PTR [r8+rbx*1+0x40]
  | vpor         ymm7,ymm7,YMMWORD PTR [r8+rbx*1+0x60]
  | vpor         ymm4,ymm4,YMMWORD PTR [r9+rbx*1]
  | vpor         ymm5,ymm5,YMMWORD PTR [r9+rbx*1+0x20]
  | vpor         ymm6,ymm6,YMMWORD PTR [r9+rbx*1+0x40]
  | vpor         ymm7,ymm7,YMMWORD PTR [r9+rbx*1+0x60]
  | vpor         ymm4,ymm4,YMMWORD PTR [rdx+rbx*1]
  | vpand        ymm0,ymm4,ymm0
  | vpor         ymm4,ymm5,YMMWORD PTR [rdx+rbx*1+0x20]
  | vpand        ymm1,ymm4,ymm1
  | vpor         ymm4,ymm6,YMMWORD PTR [rdx+rbx*1+0x40]
  | vpor         ymm5,ymm7,YMMWORD PTR [rdx+rbx*1+0x60]
  | vpand        ymm2,ymm4,ymm2
  | vpand        ymm3,ymm5,ymm3
  | sub          rbx,0xffffffffffffff80
  | cmp          rax,rbx
  | jne          .L4
    vpand        ymm0,ymm1,ymm0
    vpand        ymm0,ymm2,ymm0
    vpand        ymm0,ymm3,ymm0
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm0,xmm1
    vmovq        rax,xmm0
    cmp          rsi,r10
    je           .L10
    test         sil,0xc
    je           .L8
.L5:
    mov          rbx,r10
    add          r11,0xc
    mov          r10,r11
    and          r10,rsi
    vmovq        xmm0,rax
    vpblendd     ymm0,ymm0,YMMWORD PTR [rip+.D1],0xfc
.L6:
  | vmovdqu      ymm1,YMMWORD PTR [rcx+rbx*8]
  | vpor         ymm1,ymm1,YMMWORD PTR [rdi+rbx*8]
  | vpor         ymm1,ymm1,YMMWORD PTR [r8+rbx*8]
  | vpor         ymm1,ymm1,YMMWORD PTR [r9+rbx*8]
  | vpor         ymm1,ymm1,YMMWORD PTR [rdx+rbx*8]
  | vpand        ymm0,ymm1,ymm0
  | add          rbx,0x4
  | cmp          r10,rbx
  | jne          .L6
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm0,xmm1
    vmovq        rax,xmm0
    jmp          .L9
.L7:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x56
  ! call         core::panicking::panic
.L8:
    mov          r11,QWORD PTR [rcx+r10*8]
    or           r11,QWORD PTR [rdi+r10*8]
    or           r11,QWORD PTR [r8+r10*8]
    or           r11,QWORD PTR [r9+r10*8]
    or           r11,QWORD PTR [rdx+r10*8]
    inc          r10
    and          rax,r11
.L9:
    cmp          rsi,r10
    jne          .L8
.L10:
    not          rax
    pop          rbx
    vzeroupper
    ret

; ---- open_below, level avx512: 112 instructions, inner loops: 23, 8
    push         rbx
    cmp          QWORD PTR [rdx+0x8],rsi
    jne          .L7
    cmp          QWORD PTR [rdx+0x18],rsi
    jne          .L7
    cmp          QWORD PTR [rdx+0x28],rsi
    jne          .L7
    cmp          QWORD PTR [rdx+0x38],rsi
    jne          .L7
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
    jmp          .L8
.L1:
    xor          eax,eax
    pop          rbx
    ret
.L2:
    movabs       r11,0xfffffffffffffe0
    cmp          rsi,0x20
    jae          .L3
    mov          rax,0xffffffffffffffff
    xor          r10d,r10d
    jmp          .L5
.L3:
    mov          r10,rsi
    and          r10,r11
    mov          rax,rsi
    and          rax,0xffffffffffffffe0
    shl          rax,0x3
    vpternlogd   zmm0,zmm0,zmm0,0xff
    xor          ebx,ebx
    vpternlogd   zmm1,zmm1,zmm1,0xff
    vpternlogd   zmm3,zmm3,zmm3,0xff
    vpternlogd   zmm2,zmm2,zmm2,0xff
.L4:
  | vmovdqu64    zmm4,ZMMWORD PTR [rcx+rbx*1]
  | vmovdqu64    zmm5,ZMMWORD PTR [rcx+rbx*1+0x40]
  | vmovdqu64    zmm6,ZMMWORD PTR [rcx+rbx*1+0x80]
  | vmovdqu64    zmm7,ZMMWORD PTR [rcx+rbx*1+0xc0]
  | vporq        zmm4,zmm4,ZMMWORD PTR [rdi+rbx*1]
  | vporq        zmm5,zmm5,ZMMWORD PTR [rdi+rbx*1+0x40]
  | vporq        zmm6,zmm6,ZMMWORD PTR [rdi+rbx*1+0x80]
  | vporq        zmm7,zmm7,ZMMWORD PTR [rdi+rbx*1+0xc0]
  | vmovdqu64    zmm8,ZMMWORD PTR [r9+rbx*1]
  | vmovdqu64    zmm9,ZMMWORD PTR [r9+rbx*1+0x40]
  | vmovdqu64    zmm10,ZMMWORD PTR [r9+rbx*1+0x80]
  | vmovdqu64    zmm11,ZMMWORD PTR [r9+rbx*1+0xc0]
  | vpternlogq   zmm8,zmm4,ZMMWORD PTR [r8+rbx*1],0xfe
  | vpternlogq   zmm9,zmm5,ZMMWORD PTR [r8+rbx*1+0x40],0xfe
  | vpternlogq   zmm10,zmm6,ZMMWORD PTR [r8+rbx*1+0x80],0xfe
  | vpternlogq   zmm11,zmm7,ZMMWORD PTR [r8+rbx*1+0xc0],0xfe
  | vpternlogq   zmm1,zmm8,ZMMWORD PTR [rdx+rbx*1],0xe0
  | vpternlogq   zmm3,zmm9,ZMMWORD PTR [rdx+rbx*1+0x40],0xe0
  | vpternlogq   zmm2,zmm10,ZMMWORD PTR [rdx+rbx*1+0x80],0xe0
  | vpternlogq   zmm0,zmm11,ZMMWORD PTR [rdx+rbx*1+0xc0],0xe0
  | add          rbx,0x100
  | cmp          rax,rbx
  | jne          .L4
    vpandq       zmm1,zmm3,zmm1
    vpternlogq   zmm0,zmm2,zmm1,0x80
    vextracti64x4 ymm1,zmm0,0x1
    vpandq       zmm0,zmm0,zmm1
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm0,xmm1
    vmovq        rax,xmm0
    cmp          rsi,r10
    je           .L10
    test         sil,0x1c
    je           .L8
.L5:
    mov          rbx,r10
    add          r11,0x1c
    mov          r10,r11
    and          r10,rsi
    vmovq        xmm0,rax
    vpblendd     ymm0,ymm0,YMMWORD PTR [rip+.D1],0xfc
.L6:
  | vmovdqu      ymm1,YMMWORD PTR [rcx+rbx*8]
  | vpor         ymm1,ymm1,YMMWORD PTR [rdi+rbx*8]
  | vmovdqu      ymm2,YMMWORD PTR [r9+rbx*8]
  | vpternlogq   ymm2,ymm1,YMMWORD PTR [r8+rbx*8],0xfe
  | vpternlogq   ymm0,ymm2,YMMWORD PTR [rdx+rbx*8],0xe0
  | add          rbx,0x4
  | cmp          r10,rbx
  | jne          .L6
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm0,xmm1
    vmovq        rax,xmm0
    jmp          .L9
.L7:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x56
  ! call         core::panicking::panic
.L8:
    mov          r11,QWORD PTR [rcx+r10*8]
    or           r11,QWORD PTR [rdi+r10*8]
    or           r11,QWORD PTR [r8+r10*8]
    or           r11,QWORD PTR [r9+r10*8]
    or           r11,QWORD PTR [rdx+r10*8]
    inc          r10
    and          rax,r11
.L9:
    cmp          rsi,r10
    jne          .L8
.L10:
    not          rax
    pop          rbx
    vzeroupper
    ret
