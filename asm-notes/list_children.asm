; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- list_children, level scalar: 101 instructions, inner loops: 28
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x10],rdi
    cmp          rcx,rsi
    jne          .L1
    cmp          QWORD PTR [r8+0x8],rcx
    jne          .L1
    cmp          QWORD PTR [r8+0x18],rcx
    je           .L2
.L1:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x55
  ! call         core::panicking::panic
.L2:
    test         cl,0x7
    jne          .L9
    mov          rsi,QWORD PTR [rsp+0x68]
    mov          r10,QWORD PTR [rsp+0x58]
    cmp          rsi,r10
    mov          rax,r10
    cmovb        rax,rsi
    mov          QWORD PTR [rsp+0x8],rax
    test         rcx,rcx
    je           .L6
    mov          r15,QWORD PTR [rsp+0x60]
    mov          r12,QWORD PTR [rsp+0x50]
    xor          eax,eax
    xor          r11d,r11d
    jmp          .L4
.L3:
    inc          r11
    cmp          r11,rcx
    je           .L7
.L4:
    lea          rdi,[rax+0x208]
    cmp          rdi,QWORD PTR [rsp+0x8]
    ja           .L8
    mov          rdi,QWORD PTR [rsp+0x10]
    mov          r14,QWORD PTR [rdi+r11*8]
    test         r14,r14
    je           .L3
    xor          ebp,ebp
.L5:
  | mov          r13,r14
  | neg          r13
  | and          r13,r14
  | xor          edi,edi
  | test         r13,r9
  | setne        dil
  | shl          edi,0x4
  | mov          rbx,QWORD PTR [r8+rdi*1+0x8]
  | cmp          r11,rbx
  | jae          .L10
  | cmp          rax,r10
  | jae          .L12
  | or           rbp,r13
  | add          rdi,r8
  | mov          rbx,QWORD PTR [rdi]
  | mov          rdi,rbp
  | not          rdi
  | and          rdi,QWORD PTR [rbx+r11*8]
  | or           r13,QWORD PTR [rdx+r11*8]
  | mov          QWORD PTR [r12+rax*8],r13
  | cmp          rax,rsi
  | jae          .L11
  | lea          rbx,[r14-0x1]
  | and          r14,rbx
  | mov          QWORD PTR [r15+rax*8],rdi
  | inc          rax
  | test         r14,r14
  | jne          .L5
    jmp          .L3
.L6:
    xor          eax,eax
.L7:
    add          rsp,0x18
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    ret
.L8:
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x2f
  ! call         core::panicking::panic
.L9:
  ! lea          rdi,[rip+.D5]
  ! lea          rdx,[rip+.D6]
  ! mov          esi,0x30
  ! call         core::panicking::panic
.L10:
  ! lea          rdx,[rip+.D7]
  ! mov          rdi,r11
  ! mov          rsi,rbx
  ! call         core::panicking::panic_bounds_check
.L11:
  ! lea          rdx,[rip+.D8]
  ! mov          rdi,rax
  ! call         core::panicking::panic_bounds_check
.L12:
  ! lea          rdx,[rip+.D9]
  ! mov          rdi,rax
  ! mov          rsi,r10
  ! call         core::panicking::panic_bounds_check

; ---- list_children, level sse2: 193 instructions, inner loops: 119
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    push         rax
    cmp          rcx,rsi
    jne          .L6
    cmp          QWORD PTR [r8+0x8],rcx
    jne          .L6
    cmp          QWORD PTR [r8+0x18],rcx
    jne          .L6
    test         cl,0x7
    jne          .L7
    mov          rax,QWORD PTR [rsp+0x58]
    mov          rsi,QWORD PTR [rsp+0x48]
    cmp          rax,rsi
    cmovb        rsi,rax
    test         rcx,rcx
    je           .L3
    mov          r10,QWORD PTR [rsp+0x50]
    mov          r11,QWORD PTR [rsp+0x40]
    mov          rbx,QWORD PTR [r8]
    mov          r8,QWORD PTR [r8+0x10]
    shr          rcx,1
    movq         xmm0,r9
    pshufd       xmm0,xmm0,0x44
    xor          eax,eax
    pcmpeqd      xmm1,xmm1
    pxor         xmm2,xmm2
    xor          r14d,r14d
.L1:
    lea          r9,[rax+0x208]
    cmp          r9,rsi
    ja           .L5
    cmp          r14,rcx
    je           .L8
    lea          r9,[r14+0x1]
    shl          r14,0x4
    movdqu       xmm7,XMMWORD PTR [rdi+r14*1]
    movdqu       xmm3,XMMWORD PTR [rdx+r14*1]
    movdqu       xmm4,XMMWORD PTR [rbx+r14*1]
    movdqu       xmm5,XMMWORD PTR [r8+r14*1]
    movdqa       xmm6,xmm7
    pxor         xmm6,xmm1
.L2:
  | movdqa       xmm8,xmm7
  | pcmpeqd      xmm8,xmm2
  | pshufd       xmm9,xmm8,0xb1
  | pand         xmm9,xmm8
  | pcmpgtd      xmm9,xmm1
  | movmskpd     r14d,xmm9
  | movdqa       xmm8,xmm7
  | paddq        xmm8,xmm1
  | pand         xmm8,xmm7
  | pxor         xmm7,xmm8
  | movdqa       xmm9,xmm7
  | pand         xmm9,xmm0
  | pcmpeqd      xmm9,xmm2
  | pshufd       xmm10,xmm9,0xb1
  | pand         xmm10,xmm9
  | movdqa       xmm9,xmm4
  | pand         xmm9,xmm10
  | pandn        xmm10,xmm5
  | por          xmm10,xmm9
  | movdqa       xmm9,xmm8
  | pxor         xmm9,xmm6
  | pand         xmm9,xmm10
  | por          xmm7,xmm3
  | lea          r15,[r11+rax*8]
  | pshufd       xmm10,xmm7,0xee
  | mov          r12d,r14d
  | and          r12d,0x1
  | movq         QWORD PTR [r11+rax*8],xmm7
  | lea          r13d,[r12*8+0x0]
  | movq         QWORD PTR [r13+r15*1+0x0],xmm10
  | shr          r14d,1
  | add          r14d,r12d
  | lea          r15,[r10+rax*8]
  | pshufd       xmm7,xmm9,0xee
  | movq         QWORD PTR [r10+rax*8],xmm9
  | movq         QWORD PTR [r13+r15*1+0x0],xmm7
  | add          r14,rax
  | movdqa       xmm7,xmm8
  | pcmpeqd      xmm7,xmm2
  | pshufd       xmm9,xmm7,0xb1
  | pand         xmm9,xmm7
  | pcmpgtd      xmm9,xmm1
  | movmskpd     r15d,xmm9
  | movdqa       xmm9,xmm8
  | paddq        xmm9,xmm1
  | pand         xmm9,xmm8
  | pxor         xmm8,xmm9
  | movdqa       xmm7,xmm8
  | pand         xmm7,xmm0
  | pcmpeqd      xmm7,xmm2
  | pshufd       xmm10,xmm7,0xb1
  | pand         xmm10,xmm7
  | movdqa       xmm7,xmm4
  | pand         xmm7,xmm10
  | pandn        xmm10,xmm5
  | por          xmm10,xmm7
  | movdqa       xmm7,xmm9
  | pxor         xmm7,xmm6
  | pand         xmm7,xmm10
  | por          xmm8,xmm3
  | lea          rax,[r11+r14*8]
  | pshufd       xmm10,xmm8,0xee
  | mov          r12d,r15d
  | and          r12d,0x1
  | movq         QWORD PTR [r11+r14*8],xmm8
  | lea          r13d,[r12*8+0x0]
  | movq         QWORD PTR [r13+rax*1+0x0],xmm10
  | shr          r15d,1
  | add          r15d,r12d
  | lea          rax,[r10+r14*8]
  | pshufd       xmm8,xmm7,0xee
  | movq         QWORD PTR [r10+r14*8],xmm7
  | movq         QWORD PTR [r13+rax*1+0x0],xmm8
  | add          r15,r14
  | movdqa       xmm7,xmm9
  | pcmpeqd      xmm7,xmm2
  | pshufd       xmm8,xmm7,0xb1
  | pand         xmm8,xmm7
  | pcmpgtd      xmm8,xmm1
  | movmskpd     eax,xmm8
  | movdqa       xmm7,xmm9
  | paddq        xmm7,xmm1
  | pand         xmm7,xmm9
  | pxor         xmm9,xmm7
  | movdqa       xmm8,xmm9
  | pand         xmm8,xmm0
  | pcmpeqd      xmm8,xmm2
  | pshufd       xmm10,xmm8,0xb1
  | pand         xmm10,xmm8
  | movdqa       xmm8,xmm4
  | pand         xmm8,xmm10
  | pandn        xmm10,xmm5
  | por          xmm10,xmm8
  | movdqa       xmm8,xmm7
  | pxor         xmm8,xmm6
  | pand         xmm8,xmm10
  | por          xmm9,xmm3
  | lea          r14,[r11+r15*8]
  | pshufd       xmm10,xmm9,0xee
  | mov          r12d,eax
  | and          r12d,0x1
  | movq         QWORD PTR [r11+r15*8],xmm9
  | lea          r13d,[r12*8+0x0]
  | movq         QWORD PTR [r13+r14*1+0x0],xmm10
  | shr          eax,1
  | add          eax,r12d
  | lea          r14,[r10+r15*8]
  | pshufd       xmm9,xmm8,0xee
  | movq         QWORD PTR [r10+r15*8],xmm8
  | movq         QWORD PTR [r13+r14*1+0x0],xmm9
  | add          rax,r15
  | movdqa       xmm8,xmm7
  | pcmpeqd      xmm8,xmm2
  | pshufd       xmm9,xmm8,0xb1
  | pand         xmm9,xmm8
  | pcmpgtd      xmm9,xmm1
  | movmskpd     ebp,xmm9
  | test         ebp,ebp
  | jne          .L2
    mov          r14,r9
    cmp          r9,rcx
    jne          .L1
    jmp          .L4
.L3:
    xor          eax,eax
.L4:
    add          rsp,0x8
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    ret
.L5:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x2f
  ! call         core::panicking::panic
.L6:
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x5a
  ! call         core::panicking::panic
.L7:
  ! lea          rdi,[rip+.D5]
  ! lea          rdx,[rip+.D6]
  ! mov          esi,0x30
  ! call         core::panicking::panic
.L8:
  ! lea          rdx,[rip+.D7]
  ! mov          rdi,rcx
  ! mov          rsi,rcx
  ! call         core::panicking::panic_bounds_check

; ---- list_children, level avx2: 135 instructions, inner loops: 62
    push         r15
    push         r14
    push         r12
    push         rbx
    push         rax
    cmp          rcx,rsi
    jne          .L6
    cmp          QWORD PTR [r8+0x8],rcx
    jne          .L6
    cmp          QWORD PTR [r8+0x18],rcx
    jne          .L6
    test         cl,0x7
    jne          .L7
    mov          rax,QWORD PTR [rsp+0x48]
    mov          rsi,QWORD PTR [rsp+0x38]
    cmp          rax,rsi
    cmovb        rsi,rax
    test         rcx,rcx
    je           .L3
    mov          r10,QWORD PTR [rsp+0x40]
    mov          r11,QWORD PTR [rsp+0x30]
    mov          rbx,QWORD PTR [r8]
    mov          r8,QWORD PTR [r8+0x10]
    shr          rcx,0x2
    vmovq        xmm0,r9
    vpbroadcastq ymm0,xmm0
    xor          eax,eax
    vpcmpeqd     ymm1,ymm1,ymm1
    vpxor        xmm2,xmm2,xmm2
    mov          r9,QWORD PTR [rip+.D1]
    xor          r15d,r15d
.L1:
    lea          r14,[rax+0x208]
    cmp          r14,rsi
    ja           .L5
    cmp          r15,rcx
    je           .L8
    lea          r14,[r15+0x1]
    shl          r15,0x5
    vmovdqu      ymm8,YMMWORD PTR [rdi+r15*1]
    vmovdqu      ymm3,YMMWORD PTR [rdx+r15*1]
    vmovdqu      ymm4,YMMWORD PTR [rbx+r15*1]
    vmovdqu      ymm5,YMMWORD PTR [r8+r15*1]
    vpxor        ymm6,ymm8,ymm1
.L2:
  | vpcmpeqq     ymm7,ymm8,ymm2
  | vmovmskpd    r12d,ymm7
  | vpaddq       ymm7,ymm8,ymm1
  | vpand        ymm9,ymm8,ymm7
  | vpxor        ymm7,ymm9,ymm8
  | vpand        ymm8,ymm7,ymm0
  | vpcmpeqq     ymm8,ymm8,ymm2
  | vpblendvb    ymm8,ymm5,ymm4,ymm8
  | xor          r12d,0xf
  | vpxor        ymm10,ymm9,ymm6
  | vpand        ymm8,ymm8,ymm10
  | vpor         ymm7,ymm3,ymm7
  | popcnt       r15d,r12d
  | shl          r12d,0x5
  | vmovdqu      ymm10,YMMWORD PTR [r9+r12*1]
  | vpermd       ymm7,ymm10,ymm7
  | vmovdqu      YMMWORD PTR [r11+rax*8],ymm7
  | vpermd       ymm7,ymm10,ymm8
  | vmovdqu      YMMWORD PTR [r10+rax*8],ymm7
  | add          r15,rax
  | vpcmpeqq     ymm7,ymm9,ymm2
  | vmovmskpd    eax,ymm7
  | xor          eax,0xf
  | vpaddq       ymm7,ymm9,ymm1
  | vpand        ymm7,ymm9,ymm7
  | vpxor        ymm8,ymm9,ymm7
  | vpand        ymm9,ymm8,ymm0
  | vpcmpeqq     ymm9,ymm9,ymm2
  | vpblendvb    ymm9,ymm5,ymm4,ymm9
  | vpxor        ymm10,ymm7,ymm6
  | vpand        ymm9,ymm9,ymm10
  | vpor         ymm8,ymm8,ymm3
  | popcnt       r12d,eax
  | shl          eax,0x5
  | vmovdqu      ymm10,YMMWORD PTR [r9+rax*1]
  | vpermd       ymm8,ymm10,ymm8
  | vmovdqu      YMMWORD PTR [r11+r15*8],ymm8
  | vpermd       ymm8,ymm10,ymm9
  | vmovdqu      YMMWORD PTR [r10+r15*8],ymm8
  | add          r12,r15
  | vpcmpeqq     ymm8,ymm7,ymm2
  | vmovmskpd    r15d,ymm8
  | xor          r15d,0xf
  | vpaddq       ymm9,ymm7,ymm1
  | vpand        ymm8,ymm9,ymm7
  | vpxor        ymm10,ymm8,ymm7
  | vpand        ymm11,ymm10,ymm0
  | vpcmpeqq     ymm11,ymm11,ymm2
  | vpblendvb    ymm11,ymm5,ymm4,ymm11
  | vpxor        ymm12,ymm8,ymm6
  | vpand        ymm11,ymm11,ymm12
  | vpor         ymm10,ymm10,ymm3
  | popcnt       eax,r15d
  | shl          r15d,0x5
  | vmovdqu      ymm12,YMMWORD PTR [r9+r15*1]
  | vpermd       ymm10,ymm12,ymm10
  | vmovdqu      YMMWORD PTR [r11+r12*8],ymm10
  | vpermd       ymm10,ymm12,ymm11
  | vmovdqu      YMMWORD PTR [r10+r12*8],ymm10
  | add          rax,r12
  | vptest       ymm9,ymm7
  | jne          .L2
    mov          r15,r14
    cmp          r14,rcx
    jne          .L1
    jmp          .L4
.L3:
    xor          eax,eax
.L4:
    add          rsp,0x8
    pop          rbx
    pop          r12
    pop          r14
    pop          r15
    vzeroupper
    ret
.L5:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x2f
  ! vzeroupper
  ! call         core::panicking::panic
.L6:
  ! lea          rdi,[rip+.D4]
  ! lea          rdx,[rip+.D5]
  ! mov          esi,0x5a
  ! call         core::panicking::panic
.L7:
  ! lea          rdi,[rip+.D6]
  ! lea          rdx,[rip+.D7]
  ! mov          esi,0x30
  ! call         core::panicking::panic
.L8:
  ! lea          rdx,[rip+.D8]
  ! mov          rdi,rcx
  ! mov          rsi,rcx
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check

; ---- list_children, level avx512: 119 instructions, inner loops: 48
    push         rbp
    push         r15
    push         r14
    push         rbx
    push         rax
    cmp          rcx,rsi
    jne          .L6
    cmp          QWORD PTR [r8+0x8],rcx
    jne          .L6
    cmp          QWORD PTR [r8+0x18],rcx
    jne          .L6
    test         cl,0x7
    jne          .L7
    mov          rax,QWORD PTR [rsp+0x48]
    mov          rsi,QWORD PTR [rsp+0x38]
    cmp          rax,rsi
    cmovb        rsi,rax
    test         rcx,rcx
    je           .L3
    mov          r10,QWORD PTR [rsp+0x40]
    mov          r11,QWORD PTR [rsp+0x30]
    mov          rbx,QWORD PTR [r8]
    mov          r8,QWORD PTR [r8+0x10]
    shr          rcx,0x3
    vpbroadcastq zmm0,r9
    xor          eax,eax
    vpternlogd   zmm1,zmm1,zmm1,0xff
    xor          r14d,r14d
.L1:
    lea          r9,[rax+0x208]
    cmp          r9,rsi
    ja           .L5
    cmp          r14,rcx
    je           .L8
    lea          r9,[r14+0x1]
    shl          r14,0x6
    vmovdqu64    zmm6,ZMMWORD PTR [rdi+r14*1]
    vmovdqu64    zmm2,ZMMWORD PTR [rdx+r14*1]
    vmovdqu64    zmm3,ZMMWORD PTR [rbx+r14*1]
    vmovdqu64    zmm4,ZMMWORD PTR [r8+r14*1]
    vmovdqa64    zmm5,zmm6
    vpternlogq   zmm5,zmm6,zmm6,0xf
.L2:
  | vpaddq       zmm7,zmm6,zmm1
  | vpandq       zmm7,zmm7,zmm6
  | vpxorq       zmm8,zmm7,zmm6
  | vptestnmq    k1,zmm8,zmm0
  | vpblendmq    zmm9{k1},zmm4,zmm3
  | vptestmq     k1,zmm6,zmm6
  | vpternlogq   zmm9,zmm7,zmm5,0x60
  | vporq        zmm6,zmm8,zmm2
  | vpcompressq  zmm6{k1}{z},zmm6
  | vmovdqu64    ZMMWORD PTR [r11+rax*8],zmm6
  | vpcompressq  zmm6{k1}{z},zmm9
  | vmovdqu64    ZMMWORD PTR [r10+rax*8],zmm6
  | kmovb        ebp,k1
  | popcnt       r14d,ebp
  | vptestmq     k1,zmm7,zmm7
  | vpaddq       zmm6,zmm7,zmm1
  | vpandq       zmm8,zmm6,zmm7
  | vpxorq       zmm6,zmm8,zmm7
  | vptestnmq    k2,zmm6,zmm0
  | vpblendmq    zmm7{k2},zmm4,zmm3
  | add          r14,rax
  | vpternlogq   zmm7,zmm8,zmm5,0x60
  | vporq        zmm6,zmm6,zmm2
  | vpcompressq  zmm6{k1}{z},zmm6
  | vmovdqu64    ZMMWORD PTR [r11+r14*8],zmm6
  | vpcompressq  zmm6{k1}{z},zmm7
  | vmovdqu64    ZMMWORD PTR [r10+r14*8],zmm6
  | kmovb        eax,k1
  | popcnt       r15d,eax
  | vptestmq     k1,zmm8,zmm8
  | vpaddq       zmm6,zmm8,zmm1
  | vpandq       zmm6,zmm6,zmm8
  | vpxorq       zmm7,zmm6,zmm8
  | vptestnmq    k2,zmm7,zmm0
  | vpblendmq    zmm8{k2},zmm4,zmm3
  | add          r15,r14
  | vpternlogq   zmm8,zmm6,zmm5,0x60
  | vporq        zmm7,zmm7,zmm2
  | vpcompressq  zmm7{k1}{z},zmm7
  | vmovdqu64    ZMMWORD PTR [r11+r15*8],zmm7
  | vpcompressq  zmm7{k1}{z},zmm8
  | vmovdqu64    ZMMWORD PTR [r10+r15*8],zmm7
  | kmovb        eax,k1
  | popcnt       eax,eax
  | add          rax,r15
  | vptestmd     k0,zmm6,zmm6
  | kortestw     k0,k0
  | jne          .L2
    mov          r14,r9
    cmp          r9,rcx
    jne          .L1
    jmp          .L4
.L3:
    xor          eax,eax
.L4:
    add          rsp,0x8
    pop          rbx
    pop          r14
    pop          r15
    pop          rbp
    vzeroupper
    ret
.L5:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x2f
  ! vzeroupper
  ! call         core::panicking::panic
.L6:
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x5a
  ! call         core::panicking::panic
.L7:
  ! lea          rdi,[rip+.D5]
  ! lea          rdx,[rip+.D6]
  ! mov          esi,0x30
  ! call         core::panicking::panic
.L8:
  ! lea          rdx,[rip+.D7]
  ! mov          rdi,rcx
  ! mov          rsi,rcx
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
