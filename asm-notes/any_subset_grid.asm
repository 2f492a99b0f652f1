; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- any_subset_grid, level scalar: 29 instructions, inner loops: 10
    push         rax
    mov          rax,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rdi+0x18],rax
    jne          .L3
    mov          rcx,QWORD PTR [rdi]
    mov          rdx,QWORD PTR [rdi+0x10]
    mov          rdi,QWORD PTR [rsi]
    mov          rsi,QWORD PTR [rsi+0x8]
    not          rdi
    not          rsi
    xor          r9d,r9d
.L1:
  | mov          r8,r9
  | cmp          rax,r9
  | je           .L2
  | lea          r9,[r8+0x1]
  | mov          r10,QWORD PTR [rcx+r8*8]
  | and          r10,rdi
  | mov          r11,QWORD PTR [rdx+r8*8]
  | and          r11,rsi
  | or           r11,r10
  | jne          .L1
.L2:
    cmp          r8,rax
    setb         al
    pop          rcx
    ret
.L3:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x3d
  ! call         core::panicking::panic

; ---- any_subset_grid, level sse2: 153 instructions, inner loops: 43
    push         rbp
    push         r15
    push         r14
    push         rbx
    push         rax
    mov          r8,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rdi+0x18],r8
    jne          .L8
    mov          rcx,rsi
    mov          esi,r8d
    shr          esi,1
    mov          r9,QWORD PTR [rdi]
    mov          rdx,QWORD PTR [rdi+0x10]
    movabs       r10,0xffffffffffffffe
    and          r10,r8
    movdqu       xmm0,XMMWORD PTR [rcx]
    pshufd       xmm1,xmm0,0x44
    pshufd       xmm0,xmm0,0xee
    mov          rax,r8
    shr          rax,0x3
    and          esi,0x3
    lea          rdi,[r8*8+0x0]
    movabs       rbx,0x7fffffffffffffc0
    and          rbx,rdi
    lea          r14,[r9+rbx*1]
    mov          r11,QWORD PTR [rcx]
    mov          rcx,QWORD PTR [rcx+0x8]
    add          rbx,rdx
    pcmpeqd      xmm2,xmm2
    movdqa       xmm3,xmm1
    pxor         xmm3,xmm2
    pxor         xmm2,xmm0
    mov          r15d,0x30
    xor          edi,edi
    pxor         xmm4,xmm4
.L1:
  | cmp          rax,rdi
  | je           .L2
  | jbe          .L7
  | inc          rdi
  | movdqu       xmm9,XMMWORD PTR [r9+r15*1-0x30]
  | movdqu       xmm10,XMMWORD PTR [r9+r15*1-0x20]
  | movdqu       xmm7,XMMWORD PTR [r9+r15*1-0x10]
  | movdqu       xmm5,XMMWORD PTR [r9+r15*1]
  | pand         xmm9,xmm3
  | movdqu       xmm11,XMMWORD PTR [rdx+r15*1-0x30]
  | movdqu       xmm12,XMMWORD PTR [rdx+r15*1-0x20]
  | movdqu       xmm8,XMMWORD PTR [rdx+r15*1-0x10]
  | movdqu       xmm6,XMMWORD PTR [rdx+r15*1]
  | pand         xmm11,xmm2
  | por          xmm11,xmm9
  | pcmpeqd      xmm11,xmm4
  | pshufd       xmm9,xmm11,0xb1
  | pand         xmm9,xmm11
  | pand         xmm10,xmm3
  | pand         xmm12,xmm2
  | por          xmm12,xmm10
  | pcmpeqd      xmm12,xmm4
  | pshufd       xmm10,xmm12,0xb1
  | pand         xmm10,xmm12
  | por          xmm10,xmm9
  | pand         xmm7,xmm3
  | pand         xmm8,xmm2
  | por          xmm8,xmm7
  | pcmpeqd      xmm8,xmm4
  | pshufd       xmm7,xmm8,0xa0
  | pand         xmm7,xmm8
  | pand         xmm5,xmm3
  | pand         xmm6,xmm2
  | por          xmm6,xmm5
  | pcmpeqd      xmm6,xmm4
  | pshufd       xmm5,xmm6,0xa0
  | pand         xmm5,xmm6
  | por          xmm5,xmm7
  | por          xmm5,xmm10
  | movmskpd     ebp,xmm5
  | add          r15,0x40
  | test         ebp,ebp
  | je           .L1
    mov          al,0x1
    jmp          .L6
.L2:
    test         rsi,rsi
    je           .L4
    movdqu       xmm2,XMMWORD PTR [r14]
    movdqu       xmm3,XMMWORD PTR [rbx]
    movdqa       xmm4,xmm1
    pandn        xmm4,xmm2
    movdqa       xmm5,xmm0
    pandn        xmm5,xmm3
    por          xmm5,xmm4
    pxor         xmm3,xmm3
    pcmpeqd      xmm5,xmm3
    pshufd       xmm2,xmm5,0xb1
    pand         xmm2,xmm5
    cmp          esi,0x1
    je           .L3
    pcmpeqd      xmm4,xmm4
    pxor         xmm1,xmm4
    pxor         xmm0,xmm4
    movdqu       xmm4,XMMWORD PTR [r14+0x10]
    movdqu       xmm5,XMMWORD PTR [rbx+0x10]
    pand         xmm4,xmm1
    pand         xmm5,xmm0
    por          xmm5,xmm4
    pcmpeqd      xmm5,xmm3
    pshufd       xmm3,xmm5,0xb1
    pand         xmm3,xmm5
    por          xmm2,xmm3
    cmp          esi,0x2
    je           .L3
    cmp          esi,0x3
    jne          .L9
    movdqu       xmm3,XMMWORD PTR [r14+0x20]
    movdqu       xmm4,XMMWORD PTR [rbx+0x20]
    pand         xmm3,xmm1
    pand         xmm4,xmm0
    por          xmm4,xmm3
    pxor         xmm0,xmm0
    pcmpeqd      xmm0,xmm4
    pshufd       xmm1,xmm0,0xa0
    pand         xmm1,xmm0
    por          xmm2,xmm1
.L3:
    movmskpd     esi,xmm2
    mov          al,0x1
    test         esi,esi
    jne          .L6
.L4:
    test         r8b,0x1
    jne          .L5
    xor          eax,eax
    jmp          .L6
.L5:
    not          r11
    not          rcx
    and          r11,QWORD PTR [r9+r10*8]
    and          rcx,QWORD PTR [rdx+r10*8]
    or           rcx,r11
    sete         al
    neg          al
.L6:
    and          al,0x1
    add          rsp,0x8
    pop          rbx
    pop          r14
    pop          r15
    pop          rbp
    ret
.L7:
  ! lea          rdx,[rip+.D1]
  ! mov          rsi,rax
  ! call         core::panicking::panic_bounds_check
.L8:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x3d
  ! call         core::panicking::panic
.L9:
  ! lea          rdx,[rip+.D4]
  ! mov          edi,0x2
  ! call         core::panicking::panic_bounds_check

; ---- any_subset_grid, level avx2: 159 instructions, inner loops: 26
    push         r15
    push         r14
    push         rbx
    mov          r11,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rdi+0x18],r11
    jne          .L9
    mov          rcx,rsi
    mov          esi,r11d
    shr          esi,0x2
    mov          edx,r11d
    and          edx,0x3
    mov          r9,QWORD PTR [rdi]
    mov          r8,QWORD PTR [rdi+0x10]
    movabs       r10,0xffffffffffffffc
    and          r10,r11
    vpbroadcastq ymm0,QWORD PTR [rcx]
    vpbroadcastq ymm1,QWORD PTR [rcx+0x8]
    mov          rax,r11
    shr          rax,0x4
    and          esi,0x3
    shl          r11,0x3
    movabs       rbx,0x7fffffffffffff80
    and          rbx,r11
    lea          r14,[r9+rbx*1]
    mov          r11,QWORD PTR [rcx]
    mov          rcx,QWORD PTR [rcx+0x8]
    add          rbx,r8
    vpcmpeqd     ymm3,ymm3,ymm3
    vpxor        ymm2,ymm0,ymm3
    vpxor        ymm3,ymm1,ymm3
    mov          r15d,0x60
    xor          edi,edi
    vpxor        xmm4,xmm4,xmm4
.L1:
  | cmp          rax,rdi
  | je           .L2
  | jbe          .L8
  | vpand        ymm5,ymm2,YMMWORD PTR [r9+r15*1-0x60]
  | inc          rdi
  | vpand        ymm6,ymm3,YMMWORD PTR [r8+r15*1-0x60]
  | vpor         ymm5,ymm6,ymm5
  | vpand        ymm6,ymm2,YMMWORD PTR [r9+r15*1-0x40]
  | vpand        ymm7,ymm3,YMMWORD PTR [r8+r15*1-0x40]
  | vpand        ymm8,ymm2,YMMWORD PTR [r9+r15*1-0x20]
  | vpand        ymm9,ymm3,YMMWORD PTR [r8+r15*1-0x20]
  | vpor         ymm6,ymm7,ymm6
  | vpor         ymm7,ymm9,ymm8
  | vpand        ymm8,ymm2,YMMWORD PTR [r9+r15*1]
  | vpand        ymm9,ymm3,YMMWORD PTR [r8+r15*1]
  | vpor         ymm8,ymm9,ymm8
  | vpcmpeqq     ymm6,ymm6,ymm4
  | vpcmpeqq     ymm5,ymm5,ymm4
  | vpor         ymm5,ymm5,ymm6
  | vpcmpeqq     ymm6,ymm7,ymm4
  | vpcmpeqq     ymm7,ymm8,ymm4
  | vpor         ymm6,ymm6,ymm7
  | vpor         ymm5,ymm5,ymm6
  | sub          r15,0xffffffffffffff80
  | vtestpd      ymm5,ymm5
  | je           .L1
    mov          al,0x1
    pop          rbx
    pop          r14
    pop          r15
    vzeroupper
    ret
.L2:
    test         rsi,rsi
    je           .L3
    vpandn       ymm2,ymm0,YMMWORD PTR [r14]
    vpandn       ymm3,ymm1,YMMWORD PTR [rbx]
    vpor         ymm2,ymm3,ymm2
    vpxor        xmm3,xmm3,xmm3
    vpcmpeqq     ymm2,ymm2,ymm3
    cmp          esi,0x1
    je           .L4
    vpcmpeqd     ymm4,ymm4,ymm4
    vpxor        ymm0,ymm0,ymm4
    vpxor        ymm1,ymm1,ymm4
    vpand        ymm4,ymm0,YMMWORD PTR [r14+0x20]
    vpand        ymm5,ymm1,YMMWORD PTR [rbx+0x20]
    vpor         ymm4,ymm5,ymm4
    vpcmpeqq     ymm3,ymm4,ymm3
    vpor         ymm2,ymm2,ymm3
    cmp          esi,0x2
    je           .L4
    cmp          esi,0x3
    jne          .L10
    vextracti128 xmm3,ymm2,0x1
    vpackssdw    xmm2,xmm2,xmm3
    vpand        ymm0,ymm0,YMMWORD PTR [r14+0x40]
    vpand        ymm1,ymm1,YMMWORD PTR [rbx+0x40]
    vpor         ymm0,ymm1,ymm0
    vpxor        xmm1,xmm1,xmm1
    vpcmpeqq     ymm0,ymm0,ymm1
    vextracti128 xmm1,ymm0,0x1
    vpackssdw    xmm0,xmm0,xmm1
    vpor         xmm0,xmm2,xmm0
    vpslld       xmm0,xmm0,0x1f
    vmovmskps    esi,xmm0
    mov          al,0x1
    test         esi,esi
    jne          .L5
.L3:
    test         rdx,rdx
    je           .L6
    not          r11
    not          rcx
    mov          rax,QWORD PTR [r9+r10*8]
    and          rax,r11
    mov          rsi,QWORD PTR [r8+r10*8]
    and          rsi,rcx
    or           rsi,rax
    je           .L6
    mov          eax,0x1
    cmp          edx,0x1
    je           .L7
    mov          rsi,QWORD PTR [r9+r10*8+0x8]
    and          rsi,r11
    mov          rdi,QWORD PTR [r8+r10*8+0x8]
    and          rdi,rcx
    or           rdi,rsi
    je           .L7
    mov          eax,0x2
    cmp          edx,0x2
    je           .L7
    and          r11,QWORD PTR [r9+r10*8+0x10]
    and          rcx,QWORD PTR [r8+r10*8+0x10]
    xor          eax,eax
    or           rcx,r11
    sete         al
    xor          rax,0x3
    jmp          .L7
.L4:
    vmovmskpd    esi,ymm2
    mov          al,0x1
    test         esi,esi
    je           .L3
.L5:
    pop          rbx
    pop          r14
    pop          r15
    vzeroupper
    ret
.L6:
    xor          eax,eax
.L7:
    cmp          eax,edx
    setb         al
    pop          rbx
    pop          r14
    pop          r15
    vzeroupper
    ret
.L8:
  ! lea          rdx,[rip+.D1]
  ! mov          rsi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L9:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x3d
  ! call         core::panicking::panic
.L10:
  ! lea          rdx,[rip+.D4]
  ! mov          edi,0x2
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check

; ---- any_subset_grid, level avx512: 174 instructions, inner loops: 21
    push         r15
    push         r14
    push         rbx
    mov          r11,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rdi+0x18],r11
    jne          .L9
    mov          rcx,rsi
    mov          esi,r11d
    shr          esi,0x3
    mov          edx,r11d
    and          edx,0x7
    mov          r9,QWORD PTR [rdi]
    mov          r8,QWORD PTR [rdi+0x10]
    movabs       r10,0xffffffffffffff8
    and          r10,r11
    vpbroadcastq zmm2,QWORD PTR [rcx]
    vpbroadcastq zmm3,QWORD PTR [rcx+0x8]
    mov          rax,r11
    shr          rax,0x5
    and          esi,0x3
    shl          r11,0x3
    movabs       rbx,0x7fffffffffffff00
    and          rbx,r11
    lea          r14,[r9+rbx*1]
    mov          r11,QWORD PTR [rcx]
    mov          rcx,QWORD PTR [rcx+0x8]
    add          rbx,r8
    vmovdqa64    zmm0,zmm2
    vpternlogq   zmm0,zmm2,zmm2,0xf
    vmovdqa64    zmm1,zmm3
    vpternlogq   zmm1,zmm3,zmm3,0xf
    mov          r15d,0xc0
    xor          edi,edi
.L1:
  | cmp          rax,rdi
  | je           .L2
  | jbe          .L8
  | vpandq       zmm4,zmm1,ZMMWORD PTR [r8+r15*1-0xc0]
  | vpternlogq   zmm4,zmm0,ZMMWORD PTR [r9+r15*1-0xc0],0xf8
  | vptestnmq    k0,zmm4,zmm4
  | vpandq       zmm4,zmm1,ZMMWORD PTR [r8+r15*1-0x80]
  | vpternlogq   zmm4,zmm0,ZMMWORD PTR [r9+r15*1-0x80],0xf8
  | inc          rdi
  | vptestnmq    k1,zmm4,zmm4
  | vpandq       zmm4,zmm1,ZMMWORD PTR [r8+r15*1-0x40]
  | korb         k0,k0,k1
  | vpternlogq   zmm4,zmm0,ZMMWORD PTR [r9+r15*1-0x40],0xf8
  | vptestnmq    k1,zmm4,zmm4
  | vpandq       zmm4,zmm1,ZMMWORD PTR [r8+r15*1]
  | vpternlogq   zmm4,zmm0,ZMMWORD PTR [r9+r15*1],0xf8
  | korb         k0,k0,k1
  | vptestnmq    k1,zmm4,zmm4
  | add          r15,0x100
  | kortestb     k0,k1
  | je           .L1
    mov          al,0x1
    pop          rbx
    pop          r14
    pop          r15
    vzeroupper
    ret
.L2:
    test         rsi,rsi
    je           .L5
    vpandnq      zmm3,zmm3,ZMMWORD PTR [rbx]
    vpternlogq   zmm3,zmm2,ZMMWORD PTR [r14],0xf2
    cmp          esi,0x1
    jne          .L3
    vptestnmq    k0,zmm3,zmm3
    jmp          .L4
.L3:
    vpandq       zmm2,zmm1,ZMMWORD PTR [rbx+0x40]
    vpternlogq   zmm2,zmm0,ZMMWORD PTR [r14+0x40],0xf8
    vptestnmq    k0,zmm3,zmm3
    vptestnmq    k1,zmm2,zmm2
    korb         k0,k0,k1
    cmp          esi,0x2
    je           .L4
    cmp          esi,0x3
    jne          .L10
    vpandq       zmm1,zmm1,ZMMWORD PTR [rbx+0x80]
    vpternlogq   zmm1,zmm0,ZMMWORD PTR [r14+0x80],0xf8
    vptestnmq    k1,zmm1,zmm1
    korb         k0,k0,k1
.L4:
    mov          al,0x1
    kortestb     k0,k0
    je           .L5
    pop          rbx
    pop          r14
    pop          r15
    vzeroupper
    ret
.L5:
    test         rdx,rdx
    je           .L6
    not          r11
    not          rcx
    mov          rax,QWORD PTR [r9+r10*8]
    and          rax,r11
    mov          rsi,QWORD PTR [r8+r10*8]
    and          rsi,rcx
    or           rsi,rax
    je           .L6
    mov          eax,0x1
    cmp          edx,0x1
    je           .L7
    mov          rsi,QWORD PTR [r9+r10*8+0x8]
    and          rsi,r11
    mov          rdi,QWORD PTR [r8+r10*8+0x8]
    and          rdi,rcx
    or           rdi,rsi
    je           .L7
    mov          eax,0x2
    cmp          edx,0x2
    je           .L7
    mov          rsi,QWORD PTR [r9+r10*8+0x10]
    and          rsi,r11
    mov          rdi,QWORD PTR [r8+r10*8+0x10]
    and          rdi,rcx
    or           rdi,rsi
    je           .L7
    mov          eax,0x3
    cmp          edx,0x3
    je           .L7
    mov          rsi,QWORD PTR [r9+r10*8+0x18]
    and          rsi,r11
    mov          rdi,QWORD PTR [r8+r10*8+0x18]
    and          rdi,rcx
    or           rdi,rsi
    je           .L7
    mov          eax,0x4
    cmp          edx,0x4
    je           .L7
    mov          rsi,QWORD PTR [r9+r10*8+0x20]
    and          rsi,r11
    mov          rdi,QWORD PTR [r8+r10*8+0x20]
    and          rdi,rcx
    or           rdi,rsi
    je           .L7
    mov          eax,0x5
    cmp          edx,0x5
    je           .L7
    mov          rsi,QWORD PTR [r9+r10*8+0x28]
    and          rsi,r11
    mov          rdi,QWORD PTR [r8+r10*8+0x28]
    and          rdi,rcx
    or           rdi,rsi
    je           .L7
    mov          eax,0x6
    cmp          edx,0x6
    je           .L7
    and          r11,QWORD PTR [r9+r10*8+0x30]
    and          rcx,QWORD PTR [r8+r10*8+0x30]
    xor          eax,eax
    or           rcx,r11
    sete         al
    xor          rax,0x7
    jmp          .L7
.L6:
    xor          eax,eax
.L7:
    cmp          eax,edx
    setb         al
    pop          rbx
    pop          r14
    pop          r15
    vzeroupper
    ret
.L8:
  ! lea          rdx,[rip+.D1]
  ! mov          rsi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L9:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x3d
  ! call         core::panicking::panic
.L10:
  ! lea          rdx,[rip+.D4]
  ! mov          edi,0x2
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
