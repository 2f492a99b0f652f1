; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- open_patterns, level scalar: 53 instructions, inner loops: 11
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x8],rsi
    mov          QWORD PTR [rsp+0x10],rcx
    cmp          rsi,rcx
    jne          .L4
    test         rsi,rsi
    je           .L1
    cmp          rsi,0x4
    jae          .L2
    mov          rax,0xffffffffffffffff
    xor          ecx,ecx
    jmp          .L5
.L1:
    xor          eax,eax
    add          rsp,0x18
    ret
.L2:
    movabs       rcx,0xffffffffffffffc
    and          rcx,rsi
    lea          rax,[rsi*8+0x0]
    and          rax,0xffffffffffffffe0
    pcmpeqd      xmm0,xmm0
    xor          r8d,r8d
    pcmpeqd      xmm1,xmm1
.L3:
  | movdqu       xmm2,XMMWORD PTR [rdi+r8*1]
  | movdqu       xmm3,XMMWORD PTR [rdi+r8*1+0x10]
  | movdqu       xmm4,XMMWORD PTR [rdx+r8*1]
  | por          xmm4,xmm2
  | pand         xmm1,xmm4
  | movdqu       xmm2,XMMWORD PTR [rdx+r8*1+0x10]
  | por          xmm2,xmm3
  | pand         xmm0,xmm2
  | add          r8,0x20
  | cmp          rax,r8
  | jne          .L3
    pand         xmm0,xmm1
    pshufd       xmm1,xmm0,0xee
    pand         xmm1,xmm0
    movq         rax,xmm1
    jmp          .L6
.L4:
  ! lea          r9,[rip+.D1]
  ! lea          rsi,[rsp+0x8]
  ! lea          rdx,[rsp+0x10]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L5:
    mov          r8,QWORD PTR [rdx+rcx*8]
    or           r8,QWORD PTR [rdi+rcx*8]
    inc          rcx
    and          rax,r8
.L6:
    cmp          rsi,rcx
    jne          .L5
    not          rax
    add          rsp,0x18
    ret

; ---- open_patterns, level sse2: 53 instructions, inner loops: 11
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x8],rsi
    mov          QWORD PTR [rsp+0x10],rcx
    cmp          rsi,rcx
    jne          .L4
    test         rsi,rsi
    je           .L1
    cmp          rsi,0x4
    jae          .L2
    mov          rax,0xffffffffffffffff
    xor          ecx,ecx
    jmp          .L5
.L1:
    xor          eax,eax
    add          rsp,0x18
    ret
.L2:
    movabs       rcx,0xffffffffffffffc
    and          rcx,rsi
    lea          rax,[rsi*8+0x0]
    and          rax,0xffffffffffffffe0
    pcmpeqd      xmm0,xmm0
    xor          r8d,r8d
    pcmpeqd      xmm1,xmm1
.L3:
  | movdqu       xmm2,XMMWORD PTR [rdi+r8*1]
  | movdqu       xmm3,XMMWORD PTR [rdi+r8*1+0x10]
  | movdqu       xmm4,XMMWORD PTR [rdx+r8*1]
  | por          xmm4,xmm2
  | pand         xmm1,xmm4
  | movdqu       xmm2,XMMWORD PTR [rdx+r8*1+0x10]
  | por          xmm2,xmm3
  | pand         xmm0,xmm2
  | add          r8,0x20
  | cmp          rax,r8
  | jne          .L3
    pand         xmm0,xmm1
    pshufd       xmm1,xmm0,0xee
    pand         xmm1,xmm0
    movq         rax,xmm1
    jmp          .L6
.L4:
  ! lea          r9,[rip+.D1]
  ! lea          rsi,[rsp+0x8]
  ! lea          rdx,[rsp+0x10]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L5:
    mov          r8,QWORD PTR [rdx+rcx*8]
    or           r8,QWORD PTR [rdi+rcx*8]
    inc          rcx
    and          rax,r8
.L6:
    cmp          rsi,rcx
    jne          .L5
    not          rax
    add          rsp,0x18
    ret

; ---- open_patterns, level avx2: 91 instructions, inner loops: 15, 6
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x8],rsi
    mov          QWORD PTR [rsp+0x10],rcx
    cmp          rsi,rcx
    jne          .L7
    test         rsi,rsi
    je           .L1
    cmp          rsi,0x4
    jae          .L2
    mov          rax,0xffffffffffffffff
    xor          ecx,ecx
    jmp          .L8
.L1:
    xor          eax,eax
    add          rsp,0x18
    ret
.L2:
    movabs       r8,0xffffffffffffff0
    cmp          rsi,0x10
    jae          .L3
    mov          rax,0xffffffffffffffff
    xor          ecx,ecx
    jmp          .L5
.L3:
    mov          rcx,rsi
    and          rcx,r8
    lea          rax,[rsi*8+0x0]
    and          rax,0xffffffffffffff80
    vpcmpeqd     ymm0,ymm0,ymm0
    xor          r9d,r9d
    vpcmpeqd     ymm1,ymm1,ymm1
    vpcmpeqd     ymm2,ymm2,ymm2
    vpcmpeqd     ymm3,ymm3,ymm3
.L4:
  | vmovdqu      ymm4,YMMWORD PTR [rdx+r9*1]
  | vmovdqu      ymm5,YMMWORD PTR [rdx+r9*1+0x20]
  | vmovdqu      ymm6,YMMWORD PTR [rdx+r9*1+0x40]
  | vmovdqu      ymm7,YMMWORD PTR [rdx+r9*1+0x60]
  | vpor         ymm4,ymm4,YMMWORD PTR [rdi+r9*1]
  | vpand        ymm0,ymm4,ymm0
  | vpor         ymm4,ymm5,YMMWORD PTR [rdi+r9*1+0x20]
  | vpand        ymm1,ymm4,ymm1
  | vpor         ymm4,ymm6,YMMWORD PTR [rdi+r9*1+0x40]
  | vpor         ymm5,ymm7,YMMWORD PTR [rdi+r9*1+0x60]
  | vpand        ymm2,ymm4,ymm2
  | vpand        ymm3,ymm5,ymm3
  | sub          r9,0xffffffffffffff80
  | cmp          rax,r9
  | jne          .L4
    vpand        ymm0,ymm1,ymm0
    vpand        ymm0,ymm2,ymm0
    vpand        ymm0,ymm3,ymm0
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm0,xmm1
    vmovq        rax,xmm0
    cmp          rsi,rcx
    je           .L10
    test         sil,0xc
    je           .L8
.L5:
    mov          r9,rcx
    add          r8,0xc
    mov          rcx,r8
    and          rcx,rsi
    vmovq        xmm0,rax
    vpblendd     ymm0,ymm0,YMMWORD PTR [rip+.D1],0xfc
.L6:
  | vmovdqu      ymm1,YMMWORD PTR [rdx+r9*8]
  | vpor         ymm1,ymm1,YMMWORD PTR [rdi+r9*8]
  | vpand        ymm0,ymm1,ymm0
  | add          r9,0x4
  | cmp          rcx,r9
  | jne          .L6
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm0,xmm1
    vmovq        rax,xmm0
    jmp          .L9
.L7:
  ! lea          r9,[rip+.D2]
  ! lea          rsi,[rsp+0x8]
  ! lea          rdx,[rsp+0x10]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L8:
    mov          r8,QWORD PTR [rdx+rcx*8]
    or           r8,QWORD PTR [rdi+rcx*8]
    inc          rcx
    and          rax,r8
.L9:
    cmp          rsi,rcx
    jne          .L8
.L10:
    not          rax
    add          rsp,0x18
    vzeroupper
    ret

; ---- open_patterns, level avx512: 88 instructions, inner loops: 11, 5
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x8],rsi
    mov          QWORD PTR [rsp+0x10],rcx
    cmp          rsi,rcx
    jne          .L7
    test         rsi,rsi
    je           .L1
    cmp          rsi,0x4
    jae          .L2
    mov          rax,0xffffffffffffffff
    xor          ecx,ecx
    jmp          .L8
.L1:
    xor          eax,eax
    add          rsp,0x18
    ret
.L2:
    movabs       r8,0xfffffffffffffe0
    cmp          rsi,0x20
    jae          .L3
    mov          rax,0xffffffffffffffff
    xor          ecx,ecx
    jmp          .L5
.L3:
    mov          rcx,rsi
    and          rcx,r8
    mov          rax,rsi
    and          rax,0xffffffffffffffe0
    shl          rax,0x3
    vpternlogd   zmm0,zmm0,zmm0,0xff
    xor          r9d,r9d
    vpternlogd   zmm1,zmm1,zmm1,0xff
    vpternlogd   zmm3,zmm3,zmm3,0xff
    vpternlogd   zmm2,zmm2,zmm2,0xff
.L4:
  | vmovdqu64    zmm4,ZMMWORD PTR [rdx+r9*1]
  | vmovdqu64    zmm5,ZMMWORD PTR [rdx+r9*1+0x40]
  | vmovdqu64    zmm6,ZMMWORD PTR [rdx+r9*1+0x80]
  | vmovdqu64    zmm7,ZMMWORD PTR [rdx+r9*1+0xc0]
  | vpternlogq   zmm1,zmm4,ZMMWORD PTR [rdi+r9*1],0xe0
  | vpternlogq   zmm3,zmm5,ZMMWORD PTR [rdi+r9*1+0x40],0xe0
  | vpternlogq   zmm2,zmm6,ZMMWORD PTR [rdi+r9*1+0x80],0xe0
  | vpternlogq   zmm0,zmm7,ZMMWORD PTR [rdi+r9*1+0xc0],0xe0
  | add          r9,0x100
  | cmp          rax,r9
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
    cmp          rsi,rcx
    je           .L10
    test         sil,0x1c
    je           .L8
.L5:
    mov          r9,rcx
    add          r8,0x1c
    mov          rcx,r8
    and          rcx,rsi
    vmovq        xmm0,rax
    vpblendd     ymm0,ymm0,YMMWORD PTR [rip+.D1],0xfc
.L6:
  | vmovdqu      ymm1,YMMWORD PTR [rdx+r9*8]
  | vpternlogq   ymm0,ymm1,YMMWORD PTR [rdi+r9*8],0xe0
  | add          r9,0x4
  | cmp          rcx,r9
  | jne          .L6
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm0,xmm1
    vmovq        rax,xmm0
    jmp          .L9
.L7:
  ! lea          r9,[rip+.D2]
  ! lea          rsi,[rsp+0x8]
  ! lea          rdx,[rsp+0x10]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L8:
    mov          r8,QWORD PTR [rdx+rcx*8]
    or           r8,QWORD PTR [rdi+rcx*8]
    inc          rcx
    and          rax,r8
.L9:
    cmp          rsi,rcx
    jne          .L8
.L10:
    not          rax
    add          rsp,0x18
    vzeroupper
    ret
