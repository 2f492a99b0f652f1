; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "thin", codegen-units = 1, debug = "line-tables-only"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- any_subset_grid, level scalar: 36 instructions, inner loops: 10
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
    mov          r9,rax
    neg          r9
    mov          r8,0xffffffffffffffff
.L1:
  | lea          r10,[r9+r8*1]
  | cmp          r10,0xffffffffffffffff
  | je           .L2
  | mov          r10,QWORD PTR [rcx+r8*8+0x8]
  | and          r10,rdi
  | mov          r11,QWORD PTR [rdx+r8*8+0x8]
  | and          r11,rsi
  | inc          r8
  | or           r11,r10
  | jne          .L1
    cmp          r8,rax
    setb         al
    pop          rcx
    ret
.L2:
    mov          r8,rax
    cmp          r8,rax
    setb         al
    pop          rcx
    ret
.L3:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x3d
  ! call         core::panicking::panic

; ---- any_subset_grid, level sse2: 131 instructions, inner loops: 41
    push         rbp
    push         r14
    push         rbx
    mov          rdx,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rdi+0x18],rdx
    jne          .L7
    mov          eax,edx
    shr          eax,1
    mov          r8,QWORD PTR [rdi]
    mov          rcx,QWORD PTR [rdi+0x10]
    movabs       rdi,0xffffffffffffffe
    and          rdi,rdx
    movdqu       xmm0,XMMWORD PTR [rsi]
    mov          rbx,rdx
    shr          rbx,0x3
    and          eax,0x3
    lea          r9,[rdx*8+0x0]
    movabs       r10,0x7fffffffffffffc0
    and          r10,r9
    lea          r11,[r8+r10*1]
    mov          r9,QWORD PTR [rsi]
    mov          rsi,QWORD PTR [rsi+0x8]
    add          r10,rcx
    pcmpeqd      xmm2,xmm2
    pxor         xmm2,xmm0
    pshufd       xmm1,xmm2,0x44
    pshufd       xmm0,xmm2,0xee
    inc          rbx
    mov          r14d,0x30
    pxor         xmm2,xmm2
.L1:
  | dec          rbx
  | je           .L2
  | movdqu       xmm7,XMMWORD PTR [r8+r14*1-0x30]
  | movdqu       xmm8,XMMWORD PTR [r8+r14*1-0x20]
  | movdqu       xmm5,XMMWORD PTR [r8+r14*1-0x10]
  | movdqu       xmm3,XMMWORD PTR [r8+r14*1]
  | movdqu       xmm9,XMMWORD PTR [rcx+r14*1-0x30]
  | movdqu       xmm10,XMMWORD PTR [rcx+r14*1-0x20]
  | movdqu       xmm6,XMMWORD PTR [rcx+r14*1-0x10]
  | movdqu       xmm4,XMMWORD PTR [rcx+r14*1]
  | add          r14,0x40
  | pand         xmm7,xmm1
  | pand         xmm9,xmm0
  | por          xmm9,xmm7
  | pcmpeqd      xmm9,xmm2
  | pshufd       xmm7,xmm9,0xb1
  | pand         xmm7,xmm9
  | pand         xmm8,xmm1
  | pand         xmm10,xmm0
  | por          xmm10,xmm8
  | pcmpeqd      xmm10,xmm2
  | pshufd       xmm8,xmm10,0xb1
  | pand         xmm8,xmm10
  | por          xmm8,xmm7
  | pand         xmm5,xmm1
  | pand         xmm6,xmm0
  | por          xmm6,xmm5
  | pcmpeqd      xmm6,xmm2
  | pshufd       xmm5,xmm6,0xa0
  | pand         xmm5,xmm6
  | pand         xmm3,xmm1
  | pand         xmm4,xmm0
  | por          xmm4,xmm3
  | pcmpeqd      xmm4,xmm2
  | pshufd       xmm3,xmm4,0xa0
  | pand         xmm3,xmm4
  | por          xmm3,xmm5
  | por          xmm3,xmm8
  | movmskpd     ebp,xmm3
  | test         ebp,ebp
  | je           .L1
    mov          al,0x1
    jmp          .L6
.L2:
    test         rax,rax
    je           .L4
    movdqu       xmm2,XMMWORD PTR [r11]
    movdqu       xmm4,XMMWORD PTR [r10]
    pand         xmm2,xmm1
    pand         xmm4,xmm0
    por          xmm4,xmm2
    pxor         xmm3,xmm3
    pcmpeqd      xmm4,xmm3
    pshufd       xmm2,xmm4,0xb1
    pand         xmm2,xmm4
    cmp          eax,0x1
    je           .L3
    movdqu       xmm4,XMMWORD PTR [r11+0x10]
    movdqu       xmm5,XMMWORD PTR [r10+0x10]
    pand         xmm4,xmm1
    pand         xmm5,xmm0
    por          xmm5,xmm4
    pcmpeqd      xmm5,xmm3
    pshufd       xmm3,xmm5,0xb1
    pand         xmm3,xmm5
    por          xmm2,xmm3
    cmp          eax,0x2
    je           .L3
    movdqu       xmm3,XMMWORD PTR [r11+0x20]
    movdqu       xmm4,XMMWORD PTR [r10+0x20]
    pand         xmm3,xmm1
    pand         xmm4,xmm0
    por          xmm4,xmm3
    pxor         xmm0,xmm0
    pcmpeqd      xmm0,xmm4
    pshufd       xmm1,xmm0,0xa0
    pand         xmm1,xmm0
    por          xmm2,xmm1
.L3:
    movmskpd     r10d,xmm2
    mov          al,0x1
    test         r10d,r10d
    jne          .L6
.L4:
    test         dl,0x1
    jne          .L5
    xor          eax,eax
    jmp          .L6
.L5:
    not          r9
    not          rsi
    and          r9,QWORD PTR [r8+rdi*8]
    and          rsi,QWORD PTR [rcx+rdi*8]
    or           rsi,r9
    sete         al
    neg          al
.L6:
    and          al,0x1
    pop          rbx
    pop          r14
    pop          rbp
    ret
.L7:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x3d
  ! call         core::panicking::panic

; ---- any_subset_grid, level avx2: 149 instructions, inner loops: 24
    push         r14
    push         rbx
    push         rax
    mov          r11,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rdi+0x18],r11
    jne          .L11
    mov          eax,r11d
    shr          eax,0x2
    mov          ecx,r11d
    and          ecx,0x3
    mov          r8,QWORD PTR [rdi]
    mov          rdx,QWORD PTR [rdi+0x10]
    movabs       rdi,0xffffffffffffffc
    and          rdi,r11
    mov          r9,QWORD PTR [rsi]
    mov          r10,QWORD PTR [rsi+0x8]
    vmovdqu      xmm0,XMMWORD PTR [rsi]
    mov          rbx,r11
    shr          rbx,0x4
    and          eax,0x3
    shl          r11,0x3
    movabs       rsi,0x7fffffffffffff80
    and          rsi,r11
    lea          r11,[r8+rsi*1]
    add          rsi,rdx
    vpcmpeqd     ymm1,ymm1,ymm1
    vpxor        ymm1,ymm0,ymm1
    vpbroadcastq ymm0,xmm1
    vpermq       ymm1,ymm1,0x55
    inc          rbx
    mov          r14d,0x60
    vpxor        xmm2,xmm2,xmm2
.L1:
  | dec          rbx
  | je           .L2
  | vpand        ymm3,ymm0,YMMWORD PTR [r8+r14*1-0x60]
  | vpand        ymm4,ymm1,YMMWORD PTR [rdx+r14*1-0x60]
  | vpand        ymm5,ymm0,YMMWORD PTR [r8+r14*1-0x40]
  | vpor         ymm3,ymm4,ymm3
  | vpand        ymm4,ymm1,YMMWORD PTR [rdx+r14*1-0x40]
  | vpor         ymm4,ymm4,ymm5
  | vpand        ymm5,ymm0,YMMWORD PTR [r8+r14*1-0x20]
  | vpand        ymm6,ymm1,YMMWORD PTR [rdx+r14*1-0x20]
  | vpand        ymm7,ymm0,YMMWORD PTR [r8+r14*1]
  | vpand        ymm8,ymm1,YMMWORD PTR [rdx+r14*1]
  | vpor         ymm5,ymm6,ymm5
  | add          r14,0x80
  | vpor         ymm6,ymm8,ymm7
  | vpcmpeqq     ymm4,ymm4,ymm2
  | vpcmpeqq     ymm3,ymm3,ymm2
  | vpor         ymm3,ymm3,ymm4
  | vpcmpeqq     ymm4,ymm5,ymm2
  | vpcmpeqq     ymm5,ymm6,ymm2
  | vpor         ymm4,ymm4,ymm5
  | vpor         ymm3,ymm3,ymm4
  | vtestpd      ymm3,ymm3
  | je           .L1
    mov          al,0x1
    add          rsp,0x8
    pop          rbx
    pop          r14
    vzeroupper
    ret
.L2:
    test         rax,rax
    je           .L6
    vpand        ymm2,ymm0,YMMWORD PTR [r11]
    vpand        ymm3,ymm1,YMMWORD PTR [rsi]
    vpor         ymm2,ymm3,ymm2
    vpxor        xmm3,xmm3,xmm3
    vpcmpeqq     ymm2,ymm2,ymm3
    cmp          eax,0x1
    je           .L3
    vpand        ymm4,ymm0,YMMWORD PTR [r11+0x20]
    vpand        ymm5,ymm1,YMMWORD PTR [rsi+0x20]
    vpor         ymm4,ymm5,ymm4
    vpcmpeqq     ymm3,ymm4,ymm3
    vpor         ymm2,ymm2,ymm3
    cmp          eax,0x2
    jne          .L5
.L3:
    vmovmskpd    esi,ymm2
    mov          al,0x1
    test         esi,esi
    je           .L6
.L4:
    add          rsp,0x8
    pop          rbx
    pop          r14
    vzeroupper
    ret
.L5:
    vextracti128 xmm3,ymm2,0x1
    vpackssdw    xmm2,xmm2,xmm3
    vpand        ymm0,ymm0,YMMWORD PTR [r11+0x40]
    vpand        ymm1,ymm1,YMMWORD PTR [rsi+0x40]
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
    jne          .L4
.L6:
    mov          rax,rcx
    test         rcx,rcx
    je           .L10
    not          r9
    not          r10
    mov          rax,QWORD PTR [r8+rdi*8]
    and          rax,r9
    mov          rsi,QWORD PTR [rdx+rdi*8]
    and          rsi,r10
    or           rsi,rax
    je           .L7
    mov          rax,rcx
    cmp          ecx,0x1
    je           .L10
    mov          rax,QWORD PTR [r8+rdi*8+0x8]
    and          rax,r9
    mov          rsi,QWORD PTR [rdx+rdi*8+0x8]
    and          rsi,r10
    or           rsi,rax
    je           .L8
    mov          rax,rcx
    cmp          ecx,0x2
    je           .L10
    and          r9,QWORD PTR [r8+rdi*8+0x10]
    and          r10,QWORD PTR [rdx+rdi*8+0x10]
    or           r10,r9
    je           .L9
    cmp          rcx,0x3
    mov          eax,0x3
    cmove        rax,rcx
    jmp          .L10
.L7:
    xor          eax,eax
    jmp          .L10
.L8:
    mov          eax,0x1
    jmp          .L10
.L9:
    mov          eax,0x2
.L10:
    cmp          eax,ecx
    setb         al
    add          rsp,0x8
    pop          rbx
    pop          r14
    vzeroupper
    ret
.L11:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x3d
  ! call         core::panicking::panic

; ---- any_subset_grid, level avx512: 169 instructions, inner loops: 19
    push         r14
    push         rbx
    push         rax
    mov          rbx,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rdi+0x18],rbx
    jne          .L15
    mov          eax,ebx
    shr          eax,0x3
    mov          ecx,ebx
    and          ecx,0x7
    mov          r8,QWORD PTR [rdi]
    mov          rdx,QWORD PTR [rdi+0x10]
    movabs       rdi,0xffffffffffffff8
    and          rdi,rbx
    mov          r9,QWORD PTR [rsi]
    mov          r10,QWORD PTR [rsi+0x8]
    mov          r14,rbx
    shr          r14,0x5
    and          eax,0x3
    shl          rbx,0x3
    movabs       r11,0x7fffffffffffff00
    and          r11,rbx
    lea          rbx,[r8+r11*1]
    add          r11,rdx
    vpcmpeqd     xmm0,xmm0,xmm0
    vpxor        xmm1,xmm0,XMMWORD PTR [rsi]
    vpbroadcastq zmm0,xmm1
    vpshufd      xmm1,xmm1,0xee
    vpbroadcastq zmm1,xmm1
    inc          r14
    mov          esi,0xc0
.L1:
  | dec          r14
  | je           .L3
  | vpandq       zmm2,zmm1,ZMMWORD PTR [rdx+rsi*1-0xc0]
  | vpternlogq   zmm2,zmm0,ZMMWORD PTR [r8+rsi*1-0xc0],0xf8
  | vptestnmq    k0,zmm2,zmm2
  | vpandq       zmm2,zmm1,ZMMWORD PTR [rdx+rsi*1-0x80]
  | vpternlogq   zmm2,zmm0,ZMMWORD PTR [r8+rsi*1-0x80],0xf8
  | vptestnmq    k1,zmm2,zmm2
  | korb         k0,k0,k1
  | vpandq       zmm2,zmm1,ZMMWORD PTR [rdx+rsi*1-0x40]
  | vpternlogq   zmm2,zmm0,ZMMWORD PTR [r8+rsi*1-0x40],0xf8
  | vpandq       zmm3,zmm1,ZMMWORD PTR [rdx+rsi*1]
  | vptestnmq    k1,zmm2,zmm2
  | vpternlogq   zmm3,zmm0,ZMMWORD PTR [r8+rsi*1],0xf8
  | add          rsi,0x100
  | korb         k0,k0,k1
  | vptestnmq    k1,zmm3,zmm3
  | kortestb     k0,k1
  | je           .L1
    mov          al,0x1
.L2:
    add          rsp,0x8
    pop          rbx
    pop          r14
    vzeroupper
    ret
.L3:
    test         rax,rax
    je           .L6
    vpandq       zmm2,zmm1,ZMMWORD PTR [r11]
    vpternlogq   zmm2,zmm0,ZMMWORD PTR [rbx],0xf8
    cmp          eax,0x1
    jne          .L4
    vptestnmq    k0,zmm2,zmm2
    jmp          .L5
.L4:
    vpandq       zmm3,zmm1,ZMMWORD PTR [r11+0x40]
    vpternlogq   zmm3,zmm0,ZMMWORD PTR [rbx+0x40],0xf8
    vptestnmq    k0,zmm2,zmm2
    vptestnmq    k1,zmm3,zmm3
    korb         k0,k0,k1
    cmp          eax,0x2
    je           .L5
    vpandq       zmm1,zmm1,ZMMWORD PTR [r11+0x80]
    vpternlogq   zmm1,zmm0,ZMMWORD PTR [rbx+0x80],0xf8
    vptestnmq    k1,zmm1,zmm1
    korb         k0,k0,k1
.L5:
    mov          al,0x1
    kortestb     k0,k0
    jne          .L2
.L6:
    mov          rax,rcx
    test         rcx,rcx
    je           .L14
    not          r9
    not          r10
    mov          rax,QWORD PTR [r8+rdi*8]
    and          rax,r9
    mov          rsi,QWORD PTR [rdx+rdi*8]
    and          rsi,r10
    or           rsi,rax
    je           .L7
    mov          rax,rcx
    cmp          ecx,0x1
    je           .L14
    mov          rax,QWORD PTR [r8+rdi*8+0x8]
    and          rax,r9
    mov          rsi,QWORD PTR [rdx+rdi*8+0x8]
    and          rsi,r10
    or           rsi,rax
    je           .L8
    mov          rax,rcx
    cmp          ecx,0x2
    je           .L14
    mov          rax,QWORD PTR [r8+rdi*8+0x10]
    and          rax,r9
    mov          rsi,QWORD PTR [rdx+rdi*8+0x10]
    and          rsi,r10
    or           rsi,rax
    je           .L9
    mov          rax,rcx
    cmp          ecx,0x3
    je           .L14
    mov          rax,QWORD PTR [r8+rdi*8+0x18]
    and          rax,r9
    mov          rsi,QWORD PTR [rdx+rdi*8+0x18]
    and          rsi,r10
    or           rsi,rax
    je           .L10
    mov          rax,rcx
    cmp          ecx,0x4
    je           .L14
    mov          rax,QWORD PTR [r8+rdi*8+0x20]
    and          rax,r9
    mov          rsi,QWORD PTR [rdx+rdi*8+0x20]
    and          rsi,r10
    or           rsi,rax
    je           .L11
    mov          rax,rcx
    cmp          ecx,0x5
    je           .L14
    mov          rax,QWORD PTR [r8+rdi*8+0x28]
    and          rax,r9
    mov          rsi,QWORD PTR [rdx+rdi*8+0x28]
    and          rsi,r10
    or           rsi,rax
    je           .L12
    mov          rax,rcx
    cmp          ecx,0x6
    je           .L14
    and          r9,QWORD PTR [r8+rdi*8+0x30]
    and          r10,QWORD PTR [rdx+rdi*8+0x30]
    or           r10,r9
    je           .L13
    cmp          rcx,0x7
    mov          eax,0x7
    cmove        rax,rcx
    jmp          .L14
.L7:
    xor          eax,eax
    jmp          .L14
.L8:
    mov          eax,0x1
    jmp          .L14
.L9:
    mov          eax,0x2
    jmp          .L14
.L10:
    mov          eax,0x3
    jmp          .L14
.L11:
    mov          eax,0x4
    jmp          .L14
.L12:
    mov          eax,0x5
    jmp          .L14
.L13:
    mov          eax,0x6
.L14:
    cmp          eax,ecx
    setb         al
    add          rsp,0x8
    pop          rbx
    pop          r14
    vzeroupper
    ret
.L15:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x3d
  ! call         core::panicking::panic
