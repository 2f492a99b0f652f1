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

; ---- open_below, level sse2: 75 instructions, inner loops: 20
    push         r15
    push         r14
    push         r12
    push         rbx
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
    mov          r9,QWORD PTR [rdx+0x10]
    mov          r8,QWORD PTR [rdx+0x20]
    mov          rdx,QWORD PTR [rdx+0x30]
    mov          rax,rsi
    pcmpeqd      xmm0,xmm0
    shr          rax,1
    je           .L2
    xor          ecx,ecx
    mov          r11,rdi
    mov          rbx,rdx
    mov          r14,r8
    mov          r15,r9
    mov          r12,r10
.L1:
  | cmp          rcx,rax
  | jae          .L4
  | inc          rcx
  | movdqu       xmm1,XMMWORD PTR [r14]
  | movdqu       xmm2,XMMWORD PTR [r15]
  | por          xmm2,xmm1
  | movdqu       xmm1,XMMWORD PTR [r12]
  | movdqu       xmm3,XMMWORD PTR [r11]
  | por          xmm3,xmm1
  | por          xmm3,xmm2
  | movdqu       xmm1,XMMWORD PTR [rbx]
  | por          xmm1,xmm3
  | pand         xmm0,xmm1
  | add          r12,0x10
  | add          r15,0x10
  | add          r14,0x10
  | add          rbx,0x10
  | add          r11,0x10
  | cmp          rax,rcx
  | jne          .L1
.L2:
    pshufd       xmm1,xmm0,0xee
    pand         xmm1,xmm0
    movq         rax,xmm1
    test         sil,0x1
    je           .L3
    movabs       rcx,0xffffffffffffffe
    and          rsi,rcx
    mov          rcx,QWORD PTR [r10+rsi*8]
    or           rcx,QWORD PTR [rdi+rsi*8]
    or           rcx,QWORD PTR [r9+rsi*8]
    or           rcx,QWORD PTR [r8+rsi*8]
    or           rcx,QWORD PTR [rdx+rsi*8]
    and          rax,rcx
.L3:
    not          rax
    add          rsp,0x8
    pop          rbx
    pop          r12
    pop          r14
    pop          r15
    ret
.L4:
  ! lea          rdx,[rip+.D1]
  ! mov          rdi,rcx
  ! mov          rsi,rax
  ! call         core::panicking::panic_bounds_check
.L5:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x3f
  ! call         core::panicking::panic

; ---- open_below, level avx2: 92 instructions, inner loops: 16
    push         r15
    push         r14
    push         r12
    push         rbx
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
    mov          r9,QWORD PTR [rdx+0x10]
    mov          r8,QWORD PTR [rdx+0x20]
    mov          rdx,QWORD PTR [rdx+0x30]
    mov          rax,rsi
    vpcmpeqd     ymm0,ymm0,ymm0
    shr          rax,0x2
    je           .L2
    xor          ecx,ecx
    mov          r11,rdi
    mov          rbx,rdx
    mov          r14,r8
    mov          r15,r9
    mov          r12,r10
.L1:
  | cmp          rcx,rax
  | jae          .L4
  | vmovdqu      ymm1,YMMWORD PTR [r12]
  | vpor         ymm1,ymm1,YMMWORD PTR [r11]
  | vpor         ymm1,ymm1,YMMWORD PTR [r15]
  | vpor         ymm1,ymm1,YMMWORD PTR [r14]
  | vpor         ymm1,ymm1,YMMWORD PTR [rbx]
  | inc          rcx
  | vpand        ymm0,ymm1,ymm0
  | add          r12,0x20
  | add          r15,0x20
  | add          r14,0x20
  | add          rbx,0x20
  | add          r11,0x20
  | cmp          rax,rcx
  | jne          .L1
.L2:
    mov          ecx,esi
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm1,xmm0
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm1,xmm0
    vmovq        rax,xmm0
    and          ecx,0x3
    je           .L3
    movabs       r11,0xffffffffffffffc
    and          rsi,r11
    mov          r11,QWORD PTR [r10+rsi*8]
    or           r11,QWORD PTR [rdi+rsi*8]
    or           r11,QWORD PTR [r9+rsi*8]
    or           r11,QWORD PTR [r8+rsi*8]
    or           r11,QWORD PTR [rdx+rsi*8]
    and          rax,r11
    cmp          ecx,0x1
    je           .L3
    mov          r11,QWORD PTR [r10+rsi*8+0x8]
    or           r11,QWORD PTR [rdi+rsi*8+0x8]
    or           r11,QWORD PTR [r9+rsi*8+0x8]
    or           r11,QWORD PTR [r8+rsi*8+0x8]
    or           r11,QWORD PTR [rdx+rsi*8+0x8]
    and          rax,r11
    cmp          ecx,0x2
    je           .L3
    mov          rcx,QWORD PTR [r10+rsi*8+0x10]
    or           rcx,QWORD PTR [rdi+rsi*8+0x10]
    or           rcx,QWORD PTR [r9+rsi*8+0x10]
    or           rcx,QWORD PTR [r8+rsi*8+0x10]
    or           rcx,QWORD PTR [rdx+rsi*8+0x10]
    and          rax,rcx
.L3:
    not          rax
    add          rsp,0x8
    pop          rbx
    pop          r12
    pop          r14
    pop          r15
    vzeroupper
    ret
.L4:
  ! lea          rdx,[rip+.D1]
  ! mov          rdi,rcx
  ! mov          rsi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L5:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x3f
  ! call         core::panicking::panic

; ---- open_below, level avx512: 130 instructions, inner loops: 15
    push         r15
    push         r14
    push         r12
    push         rbx
    push         rax
    cmp          QWORD PTR [rdx+0x8],rsi
    jne          .L6
    cmp          QWORD PTR [rdx+0x18],rsi
    jne          .L6
    cmp          QWORD PTR [rdx+0x28],rsi
    jne          .L6
    cmp          QWORD PTR [rdx+0x38],rsi
    jne          .L6
    mov          r10,QWORD PTR [rdx]
    mov          r9,QWORD PTR [rdx+0x10]
    mov          r8,QWORD PTR [rdx+0x20]
    mov          rdx,QWORD PTR [rdx+0x30]
    mov          rax,rsi
    shr          rax,0x3
    je           .L2
    vpternlogd   zmm0,zmm0,zmm0,0xff
    xor          ecx,ecx
    mov          r11,rdi
    mov          rbx,rdx
    mov          r14,r8
    mov          r15,r9
    mov          r12,r10
.L1:
  | cmp          rcx,rax
  | jae          .L5
  | inc          rcx
  | vmovdqu64    zmm1,ZMMWORD PTR [r15]
  | vmovdqu64    zmm2,ZMMWORD PTR [r12]
  | vpord        zmm2,zmm2,ZMMWORD PTR [r11]
  | vpternlogd   zmm2,zmm1,ZMMWORD PTR [r14],0xfe
  | vpternlogq   zmm0,zmm2,ZMMWORD PTR [rbx],0xe0
  | add          r12,0x40
  | add          r15,0x40
  | add          r14,0x40
  | add          rbx,0x40
  | add          r11,0x40
  | cmp          rax,rcx
  | jne          .L1
    vextracti64x4 ymm1,zmm0,0x1
    vpandq       zmm0,zmm0,zmm1
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm0,xmm1
    vmovq        rax,xmm0
    mov          ecx,esi
    and          ecx,0x7
    jne          .L3
    jmp          .L4
.L2:
    mov          rax,0xffffffffffffffff
    mov          ecx,esi
    and          ecx,0x7
    je           .L4
.L3:
    movabs       r11,0xffffffffffffff8
    and          rsi,r11
    mov          r11,QWORD PTR [r10+rsi*8]
    or           r11,QWORD PTR [rdi+rsi*8]
    or           r11,QWORD PTR [r9+rsi*8]
    or           r11,QWORD PTR [r8+rsi*8]
    or           r11,QWORD PTR [rdx+rsi*8]
    and          rax,r11
    cmp          ecx,0x1
    je           .L4
    mov          r11,QWORD PTR [r10+rsi*8+0x8]
    or           r11,QWORD PTR [rdi+rsi*8+0x8]
    or           r11,QWORD PTR [r9+rsi*8+0x8]
    or           r11,QWORD PTR [r8+rsi*8+0x8]
    or           r11,QWORD PTR [rdx+rsi*8+0x8]
    and          rax,r11
    cmp          ecx,0x2
    je           .L4
    mov          r11,QWORD PTR [r10+rsi*8+0x10]
    or           r11,QWORD PTR [rdi+rsi*8+0x10]
    or           r11,QWORD PTR [r9+rsi*8+0x10]
    or           r11,QWORD PTR [r8+rsi*8+0x10]
    or           r11,QWORD PTR [rdx+rsi*8+0x10]
    and          rax,r11
    cmp          ecx,0x3
    je           .L4
    mov          r11,QWORD PTR [r10+rsi*8+0x18]
    or           r11,QWORD PTR [rdi+rsi*8+0x18]
    or           r11,QWORD PTR [r9+rsi*8+0x18]
    or           r11,QWORD PTR [r8+rsi*8+0x18]
    or           r11,QWORD PTR [rdx+rsi*8+0x18]
    and          rax,r11
    cmp          ecx,0x4
    je           .L4
    mov          r11,QWORD PTR [r10+rsi*8+0x20]
    or           r11,QWORD PTR [rdi+rsi*8+0x20]
    or           r11,QWORD PTR [r9+rsi*8+0x20]
    or           r11,QWORD PTR [r8+rsi*8+0x20]
    or           r11,QWORD PTR [rdx+rsi*8+0x20]
    and          rax,r11
    cmp          ecx,0x5
    je           .L4
    mov          r11,QWORD PTR [r10+rsi*8+0x28]
    or           r11,QWORD PTR [rdi+rsi*8+0x28]
    or           r11,QWORD PTR [r9+rsi*8+0x28]
    or           r11,QWORD PTR [r8+rsi*8+0x28]
    or           r11,QWORD PTR [rdx+rsi*8+0x28]
    and          rax,r11
    cmp          ecx,0x6
    je           .L4
    mov          rcx,QWORD PTR [r10+rsi*8+0x30]
    or           rcx,QWORD PTR [rdi+rsi*8+0x30]
    or           rcx,QWORD PTR [r9+rsi*8+0x30]
    or           rcx,QWORD PTR [r8+rsi*8+0x30]
    or           rcx,QWORD PTR [rdx+rsi*8+0x30]
    and          rax,rcx
.L4:
    not          rax
    add          rsp,0x8
    pop          rbx
    pop          r12
    pop          r14
    pop          r15
    vzeroupper
    ret
.L5:
  ! lea          rdx,[rip+.D1]
  ! mov          rdi,rcx
  ! mov          rsi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L6:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x3f
  ! call         core::panicking::panic
