; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- smallest, level scalar: 181 instructions, inner loops: 74, 25
    mov          rax,rdi
    test         rdx,rdx
    je           .L1
    cmp          rdx,0x4
    jae          .L2
    movabs       r8,0x7fffffffffffffff
    xor          edi,edi
    jmp          .L4
.L1:
    xor          ecx,ecx
    mov          QWORD PTR [rax],rcx
    ret
.L2:
    movabs       rdi,0xffffffffffffffc
    and          rdi,rdx
    movq         xmm0,rcx
    pshufd       xmm3,xmm0,0x44
    lea          r8,[rdx*8+0x0]
    and          r8,0xffffffffffffffe0
    movdqa       xmm1,XMMWORD PTR [rip+.D1]
    movdqa       xmm4,XMMWORD PTR [rip+.D2]
    xor          r9d,r9d
    movdqa       xmm5,XMMWORD PTR [rip+.D3]
    movdqa       xmm6,XMMWORD PTR [rip+.D4]
    movdqa       xmm7,XMMWORD PTR [rip+.D5]
    movdqa       xmm8,XMMWORD PTR [rip+.D6]
    pxor         xmm9,xmm9
    movdqa       xmm0,XMMWORD PTR [rip+.D7]
    movdqa       xmm10,XMMWORD PTR [rip+.D8]
    movdqa       xmm2,xmm1
.L3:
  | movdqa       xmm13,xmm4
  | paddq        xmm13,xmm5
  | movdqu       xmm12,XMMWORD PTR [rsi+r9*1]
  | movdqu       xmm14,XMMWORD PTR [rsi+r9*1+0x10]
  | pand         xmm12,xmm3
  | pand         xmm14,xmm3
  | movdqa       xmm11,xmm12
  | psrlw        xmm11,0x1
  | pand         xmm11,xmm6
  | psubb        xmm12,xmm11
  | movdqa       xmm11,xmm12
  | pand         xmm11,xmm7
  | psrlw        xmm12,0x2
  | pand         xmm12,xmm7
  | paddb        xmm12,xmm11
  | movdqa       xmm11,xmm12
  | psrlw        xmm11,0x4
  | paddb        xmm11,xmm12
  | pand         xmm11,xmm8
  | psadbw       xmm11,xmm9
  | movdqa       xmm12,xmm14
  | psrlw        xmm12,0x1
  | pand         xmm12,xmm6
  | psubb        xmm14,xmm12
  | movdqa       xmm12,xmm14
  | pand         xmm12,xmm7
  | psrlw        xmm14,0x2
  | pand         xmm14,xmm7
  | paddb        xmm14,xmm12
  | movdqa       xmm12,xmm14
  | psrlw        xmm12,0x4
  | paddb        xmm12,xmm14
  | pand         xmm12,xmm8
  | psadbw       xmm12,xmm9
  | psllq        xmm11,0x20
  | psllq        xmm12,0x20
  | por          xmm12,xmm13
  | por          xmm11,xmm4
  | movdqa       xmm13,xmm11
  | pxor         xmm13,xmm0
  | movdqa       xmm14,xmm1
  | pxor         xmm14,xmm0
  | movdqa       xmm15,xmm14
  | pcmpgtd      xmm15,xmm13
  | pcmpeqd      xmm14,xmm13
  | pshufd       xmm13,xmm15,0xa0
  | pshufd       xmm14,xmm14,0xf5
  | pand         xmm14,xmm13
  | pshufd       xmm13,xmm15,0xf5
  | por          xmm13,xmm14
  | pand         xmm11,xmm13
  | pandn        xmm13,xmm1
  | movdqa       xmm1,xmm13
  | por          xmm1,xmm11
  | movdqa       xmm11,xmm12
  | pxor         xmm11,xmm0
  | movdqa       xmm13,xmm2
  | pxor         xmm13,xmm0
  | movdqa       xmm14,xmm13
  | pcmpgtd      xmm14,xmm11
  | pcmpeqd      xmm13,xmm11
  | pshufd       xmm11,xmm14,0xa0
  | pshufd       xmm13,xmm13,0xf5
  | pand         xmm13,xmm11
  | pshufd       xmm11,xmm14,0xf5
  | por          xmm11,xmm13
  | pand         xmm12,xmm11
  | pandn        xmm11,xmm2
  | movdqa       xmm2,xmm11
  | por          xmm2,xmm12
  | paddq        xmm4,xmm10
  | add          r9,0x20
  | cmp          r8,r9
  | jne          .L3
    movdqa       xmm3,xmm1
    pxor         xmm3,xmm0
    movdqa       xmm4,xmm2
    pxor         xmm4,xmm0
    movdqa       xmm5,xmm4
    pcmpgtd      xmm5,xmm3
    pshufd       xmm6,xmm5,0xa0
    pcmpeqd      xmm4,xmm3
    pshufd       xmm3,xmm4,0xf5
    pand         xmm3,xmm6
    pshufd       xmm4,xmm5,0xf5
    por          xmm4,xmm3
    pand         xmm1,xmm4
    pandn        xmm4,xmm2
    por          xmm4,xmm1
    pshufd       xmm1,xmm4,0xee
    movdqa       xmm2,xmm4
    pxor         xmm2,xmm0
    pxor         xmm0,xmm1
    movdqa       xmm3,xmm0
    pcmpgtd      xmm3,xmm2
    pshufd       xmm5,xmm3,0xa0
    pcmpeqd      xmm0,xmm2
    pshufd       xmm0,xmm0,0xf5
    pand         xmm0,xmm5
    pshufd       xmm2,xmm3,0xf5
    por          xmm2,xmm0
    pand         xmm4,xmm2
    pandn        xmm2,xmm1
    por          xmm2,xmm4
    movq         r8,xmm2
    cmp          rdx,rdi
    je           .L6
.L4:
    push         r15
    push         r14
    push         r12
    push         rbx
    movabs       r9,0x5555555555555555
    movabs       r10,0x3333333333333333
    movabs       r11,0xf0f0f0f0f0f0f0f
    movabs       rbx,0x101010101010101
    movabs       r14,0xff00000000
.L5:
  | mov          r15,r8
  | mov          r12,QWORD PTR [rsi+rdi*8]
  | and          r12,rcx
  | mov          r8,r12
  | shr          r8,1
  | and          r8,r9
  | sub          r12,r8
  | mov          r8,r12
  | and          r8,r10
  | shr          r12,0x2
  | and          r12,r10
  | add          r12,r8
  | mov          r8,r12
  | shr          r8,0x4
  | add          r8,r12
  | and          r8,r11
  | imul         r8,rbx
  | shr          r8,0x18
  | and          r8,r14
  | or           r8,rdi
  | inc          rdi
  | cmp          r8,r15
  | cmovae       r8,r15
  | cmp          rdx,rdi
  | jne          .L5
    pop          rbx
    pop          r12
    pop          r14
    pop          r15
.L6:
    mov          rcx,r8
    shr          rcx,0x20
    mov          edx,r8d
    mov          QWORD PTR [rax+0x8],rdx
    mov          DWORD PTR [rax+0x10],ecx
    mov          ecx,0x1
    mov          QWORD PTR [rax],rcx
    ret

; ---- smallest, level sse2: 181 instructions, inner loops: 74, 25
    mov          rax,rdi
    test         rdx,rdx
    je           .L1
    cmp          rdx,0x4
    jae          .L2
    movabs       r8,0x7fffffffffffffff
    xor          edi,edi
    jmp          .L4
.L1:
    xor          ecx,ecx
    mov          QWORD PTR [rax],rcx
    ret
.L2:
    movabs       rdi,0xffffffffffffffc
    and          rdi,rdx
    movq         xmm0,rcx
    pshufd       xmm3,xmm0,0x44
    lea          r8,[rdx*8+0x0]
    and          r8,0xffffffffffffffe0
    movdqa       xmm1,XMMWORD PTR [rip+.D1]
    movdqa       xmm4,XMMWORD PTR [rip+.D2]
    xor          r9d,r9d
    movdqa       xmm5,XMMWORD PTR [rip+.D3]
    movdqa       xmm6,XMMWORD PTR [rip+.D4]
    movdqa       xmm7,XMMWORD PTR [rip+.D5]
    movdqa       xmm8,XMMWORD PTR [rip+.D6]
    pxor         xmm9,xmm9
    movdqa       xmm0,XMMWORD PTR [rip+.D7]
    movdqa       xmm10,XMMWORD PTR [rip+.D8]
    movdqa       xmm2,xmm1
.L3:
  | movdqa       xmm13,xmm4
  | paddq        xmm13,xmm5
  | movdqu       xmm12,XMMWORD PTR [rsi+r9*1]
  | movdqu       xmm14,XMMWORD PTR [rsi+r9*1+0x10]
  | pand         xmm12,xmm3
  | pand         xmm14,xmm3
  | movdqa       xmm11,xmm12
  | psrlw        xmm11,0x1
  | pand         xmm11,xmm6
  | psubb        xmm12,xmm11
  | movdqa       xmm11,xmm12
  | pand         xmm11,xmm7
  | psrlw        xmm12,0x2
  | pand         xmm12,xmm7
  | paddb        xmm12,xmm11
  | movdqa       xmm11,xmm12
  | psrlw        xmm11,0x4
  | paddb        xmm11,xmm12
  | pand         xmm11,xmm8
  | psadbw       xmm11,xmm9
  | movdqa       xmm12,xmm14
  | psrlw        xmm12,0x1
  | pand         xmm12,xmm6
  | psubb        xmm14,xmm12
  | movdqa       xmm12,xmm14
  | pand         xmm12,xmm7
  | psrlw        xmm14,0x2
  | pand         xmm14,xmm7
  | paddb        xmm14,xmm12
  | movdqa       xmm12,xmm14
  | psrlw        xmm12,0x4
  | paddb        xmm12,xmm14
  | pand         xmm12,xmm8
  | psadbw       xmm12,xmm9
  | psllq        xmm11,0x20
  | psllq        xmm12,0x20
  | por          xmm12,xmm13
  | por          xmm11,xmm4
  | movdqa       xmm13,xmm11
  | pxor         xmm13,xmm0
  | movdqa       xmm14,xmm1
  | pxor         xmm14,xmm0
  | movdqa       xmm15,xmm14
  | pcmpgtd      xmm15,xmm13
  | pcmpeqd      xmm14,xmm13
  | pshufd       xmm13,xmm15,0xa0
  | pshufd       xmm14,xmm14,0xf5
  | pand         xmm14,xmm13
  | pshufd       xmm13,xmm15,0xf5
  | por          xmm13,xmm14
  | pand         xmm11,xmm13
  | pandn        xmm13,xmm1
  | movdqa       xmm1,xmm13
  | por          xmm1,xmm11
  | movdqa       xmm11,xmm12
  | pxor         xmm11,xmm0
  | movdqa       xmm13,xmm2
  | pxor         xmm13,xmm0
  | movdqa       xmm14,xmm13
  | pcmpgtd      xmm14,xmm11
  | pcmpeqd      xmm13,xmm11
  | pshufd       xmm11,xmm14,0xa0
  | pshufd       xmm13,xmm13,0xf5
  | pand         xmm13,xmm11
  | pshufd       xmm11,xmm14,0xf5
  | por          xmm11,xmm13
  | pand         xmm12,xmm11
  | pandn        xmm11,xmm2
  | movdqa       xmm2,xmm11
  | por          xmm2,xmm12
  | paddq        xmm4,xmm10
  | add          r9,0x20
  | cmp          r8,r9
  | jne          .L3
    movdqa       xmm3,xmm1
    pxor         xmm3,xmm0
    movdqa       xmm4,xmm2
    pxor         xmm4,xmm0
    movdqa       xmm5,xmm4
    pcmpgtd      xmm5,xmm3
    pshufd       xmm6,xmm5,0xa0
    pcmpeqd      xmm4,xmm3
    pshufd       xmm3,xmm4,0xf5
    pand         xmm3,xmm6
    pshufd       xmm4,xmm5,0xf5
    por          xmm4,xmm3
    pand         xmm1,xmm4
    pandn        xmm4,xmm2
    por          xmm4,xmm1
    pshufd       xmm1,xmm4,0xee
    movdqa       xmm2,xmm4
    pxor         xmm2,xmm0
    pxor         xmm0,xmm1
    movdqa       xmm3,xmm0
    pcmpgtd      xmm3,xmm2
    pshufd       xmm5,xmm3,0xa0
    pcmpeqd      xmm0,xmm2
    pshufd       xmm0,xmm0,0xf5
    pand         xmm0,xmm5
    pshufd       xmm2,xmm3,0xf5
    por          xmm2,xmm0
    pand         xmm4,xmm2
    pandn        xmm2,xmm1
    por          xmm2,xmm4
    movq         r8,xmm2
    cmp          rdx,rdi
    je           .L6
.L4:
    push         r15
    push         r14
    push         r12
    push         rbx
    movabs       r9,0x5555555555555555
    movabs       r10,0x3333333333333333
    movabs       r11,0xf0f0f0f0f0f0f0f
    movabs       rbx,0x101010101010101
    movabs       r14,0xff00000000
.L5:
  | mov          r15,r8
  | mov          r12,QWORD PTR [rsi+rdi*8]
  | and          r12,rcx
  | mov          r8,r12
  | shr          r8,1
  | and          r8,r9
  | sub          r12,r8
  | mov          r8,r12
  | and          r8,r10
  | shr          r12,0x2
  | and          r12,r10
  | add          r12,r8
  | mov          r8,r12
  | shr          r8,0x4
  | add          r8,r12
  | and          r8,r11
  | imul         r8,rbx
  | shr          r8,0x18
  | and          r8,r14
  | or           r8,rdi
  | inc          rdi
  | cmp          r8,r15
  | cmovae       r8,r15
  | cmp          rdx,rdi
  | jne          .L5
    pop          rbx
    pop          r12
    pop          r14
    pop          r15
.L6:
    mov          rcx,r8
    shr          rcx,0x20
    mov          edx,r8d
    mov          QWORD PTR [rax+0x8],rdx
    mov          DWORD PTR [rax+0x10],ecx
    mov          ecx,0x1
    mov          QWORD PTR [rax],rcx
    ret

; ---- smallest, level avx2: 197 instructions, inner loops: 63, 18
    mov          rax,rdi
    test         rdx,rdx
    je           .L1
    movabs       r9,0x7fffffffffffffff
    cmp          rdx,0x4
    jae          .L2
    xor          edi,edi
    jmp          .L7
.L1:
    xor          ecx,ecx
    mov          QWORD PTR [rax],rcx
    ret
.L2:
    movabs       r8,0xffffffffffffff0
    vmovq        xmm0,rcx
    cmp          rdx,0x10
    jae          .L3
    xor          edi,edi
    jmp          .L5
.L3:
    mov          rdi,rdx
    and          rdi,r8
    vmovdqa      XMMWORD PTR [rsp-0x78],xmm0
    vpbroadcastq ymm3,xmm0
    lea          r9,[rdx*8+0x0]
    and          r9,0xffffffffffffff80
    vpbroadcastq ymm2,QWORD PTR [rip+.D1]
    vmovdqa      ymm4,YMMWORD PTR [rip+.D2]
    xor          r10d,r10d
    vbroadcastsd ymm0,QWORD PTR [rip+.D3]
    vmovups      YMMWORD PTR [rsp-0x28],ymm0
    vbroadcastsd ymm0,QWORD PTR [rip+.D4]
    vmovups      YMMWORD PTR [rsp-0x48],ymm0
    vbroadcastsd ymm0,QWORD PTR [rip+.D5]
    vmovupd      YMMWORD PTR [rsp-0x68],ymm0
    vpbroadcastb ymm9,BYTE PTR [rip+.D6]
    vmovdqa      ymm10,YMMWORD PTR [rip+.D7]
    vpbroadcastq ymm1,QWORD PTR [rip+.D8]
    vpbroadcastq ymm12,QWORD PTR [rip+.D9]
    vpxor        xmm14,xmm14,xmm14
    vmovdqa      ymm13,ymm2
    vmovdqa      ymm11,ymm2
    vmovdqa      ymm7,ymm2
.L4:
  | vpaddq       ymm15,ymm4,YMMWORD PTR [rsp-0x28]
  | vpand        ymm5,ymm3,YMMWORD PTR [rsi+r10*1]
  | vpand        ymm0,ymm3,YMMWORD PTR [rsi+r10*1+0x20]
  | vpand        ymm6,ymm9,ymm5
  | vpshufb      ymm6,ymm10,ymm6
  | vpsrlw       ymm5,ymm5,0x4
  | vpand        ymm5,ymm9,ymm5
  | vpshufb      ymm5,ymm10,ymm5
  | vpaddb       ymm5,ymm5,ymm6
  | vpsadbw      ymm5,ymm14,ymm5
  | vpsllq       ymm5,ymm5,0x20
  | vpor         ymm5,ymm5,ymm4
  | vpxor        ymm6,ymm5,ymm1
  | vpxor        ymm8,ymm2,ymm1
  | vpcmpgtq     ymm6,ymm8,ymm6
  | vpand        ymm8,ymm3,YMMWORD PTR [rsi+r10*1+0x40]
  | vblendvpd    ymm2,ymm2,ymm5,ymm6
  | vpand        ymm5,ymm3,YMMWORD PTR [rsi+r10*1+0x60]
  | vpand        ymm6,ymm9,ymm0
  | vpshufb      ymm6,ymm10,ymm6
  | vpsrlw       ymm0,ymm0,0x4
  | vpand        ymm0,ymm9,ymm0
  | vpshufb      ymm0,ymm10,ymm0
  | vpaddb       ymm0,ymm0,ymm6
  | vpand        ymm6,ymm8,ymm9
  | vpshufb      ymm6,ymm10,ymm6
  | vpsrlw       ymm8,ymm8,0x4
  | vpand        ymm8,ymm8,ymm9
  | vpshufb      ymm8,ymm10,ymm8
  | vpaddb       ymm6,ymm8,ymm6
  | vpand        ymm8,ymm9,ymm5
  | vpshufb      ymm8,ymm10,ymm8
  | vpsrlw       ymm5,ymm5,0x4
  | vpand        ymm5,ymm9,ymm5
  | vpshufb      ymm5,ymm10,ymm5
  | vpaddb       ymm5,ymm8,ymm5
  | vpaddq       ymm8,ymm4,YMMWORD PTR [rsp-0x48]
  | vpsadbw      ymm0,ymm14,ymm0
  | vpsllq       ymm0,ymm0,0x20
  | vpor         ymm0,ymm15,ymm0
  | vpaddq       ymm15,ymm4,YMMWORD PTR [rsp-0x68]
  | vpsadbw      ymm6,ymm14,ymm6
  | vpsadbw      ymm5,ymm14,ymm5
  | vpsllq       ymm6,ymm6,0x20
  | vpor         ymm6,ymm8,ymm6
  | vpsllq       ymm5,ymm5,0x20
  | vpor         ymm5,ymm15,ymm5
  | vpxor        ymm8,ymm0,ymm1
  | vpxor        ymm15,ymm13,ymm1
  | vpcmpgtq     ymm8,ymm15,ymm8
  | vblendvpd    ymm13,ymm13,ymm0,ymm8
  | vpxor        ymm0,ymm6,ymm1
  | vpxor        ymm8,ymm11,ymm1
  | vpcmpgtq     ymm0,ymm8,ymm0
  | vblendvpd    ymm11,ymm11,ymm6,ymm0
  | vpxor        ymm0,ymm5,ymm1
  | vpxor        ymm6,ymm7,ymm1
  | vpcmpgtq     ymm0,ymm6,ymm0
  | vblendvpd    ymm7,ymm7,ymm5,ymm0
  | vpaddq       ymm4,ymm12,ymm4
  | sub          r10,0xffffffffffffff80
  | cmp          r9,r10
  | jne          .L4
    vpxor        ymm0,ymm2,ymm1
    vpxor        ymm3,ymm13,ymm1
    vpcmpgtq     ymm0,ymm3,ymm0
    vblendvpd    ymm0,ymm13,ymm2,ymm0
    vxorpd       ymm2,ymm0,ymm1
    vpxor        ymm3,ymm11,ymm1
    vpcmpgtq     ymm2,ymm3,ymm2
    vblendvpd    ymm0,ymm11,ymm0,ymm2
    vxorpd       ymm2,ymm0,ymm1
    vpxor        ymm3,ymm7,ymm1
    vpcmpgtq     ymm2,ymm3,ymm2
    vblendvpd    ymm0,ymm7,ymm0,ymm2
    vextractf128 xmm2,ymm0,0x1
    vxorpd       xmm3,xmm0,xmm1
    vxorpd       xmm4,xmm2,xmm1
    vpcmpgtq     xmm3,xmm4,xmm3
    vblendvpd    xmm0,xmm2,xmm0,xmm3
    vshufps      xmm2,xmm0,xmm0,0xee
    vxorpd       xmm3,xmm0,xmm1
    vxorpd       xmm1,xmm2,xmm1
    vpcmpgtq     xmm1,xmm1,xmm3
    vblendvpd    xmm0,xmm2,xmm0,xmm1
    vmovq        r9,xmm0
    cmp          rdx,rdi
    je           .L9
    test         dl,0xc
    vmovdqa      xmm0,XMMWORD PTR [rsp-0x78]
    je           .L7
.L5:
    mov          r10,rdi
    add          r8,0xc
    mov          rdi,r8
    and          rdi,rdx
    vpbroadcastq ymm1,xmm0
    vmovq        xmm0,r9
    vmovq        xmm2,r10
    vpbroadcastq ymm2,xmm2
    vpor         ymm2,ymm2,YMMWORD PTR [rip+.D2]
    vpbroadcastq ymm0,xmm0
    vpbroadcastb ymm3,BYTE PTR [rip+.D6]
    vmovdqa      ymm4,YMMWORD PTR [rip+.D7]
    vpxor        xmm5,xmm5,xmm5
    vpbroadcastq ymm6,QWORD PTR [rip+.D8]
    vpbroadcastq ymm7,QWORD PTR [rip+.D3]
.L6:
  | vpand        ymm8,ymm1,YMMWORD PTR [rsi+r10*8]
  | vpand        ymm9,ymm8,ymm3
  | vpshufb      ymm9,ymm4,ymm9
  | vpsrlw       ymm8,ymm8,0x4
  | vpand        ymm8,ymm8,ymm3
  | vpshufb      ymm8,ymm4,ymm8
  | vpaddb       ymm8,ymm8,ymm9
  | vpsadbw      ymm8,ymm8,ymm5
  | vpsllq       ymm8,ymm8,0x20
  | vpor         ymm8,ymm8,ymm2
  | vpxor        ymm9,ymm8,ymm6
  | vpxor        ymm10,ymm0,ymm6
  | vpcmpgtq     ymm9,ymm10,ymm9
  | vblendvpd    ymm0,ymm0,ymm8,ymm9
  | add          r10,0x4
  | vpaddq       ymm2,ymm2,ymm7
  | cmp          rdi,r10
  | jne          .L6
    vextracti128 xmm1,ymm0,0x1
    vpbroadcastq xmm2,QWORD PTR [rip+.D8]
    vpxor        xmm3,xmm0,xmm2
    vpxor        xmm4,xmm1,xmm2
    vpcmpgtq     xmm3,xmm4,xmm3
    vblendvpd    xmm0,xmm1,xmm0,xmm3
    vshufps      xmm1,xmm0,xmm0,0xee
    vxorpd       xmm3,xmm0,xmm2
    vxorpd       xmm2,xmm1,xmm2
    vpcmpgtq     xmm2,xmm2,xmm3
    vblendvpd    xmm0,xmm1,xmm0,xmm2
    vmovq        r9,xmm0
    jmp          .L8
.L7:
    mov          r8,r9
    mov          r9,QWORD PTR [rsi+rdi*8]
    and          r9,rcx
    popcnt       r9,r9
    shl          r9,0x20
    or           r9,rdi
    inc          rdi
    cmp          r9,r8
    cmovae       r9,r8
.L8:
    cmp          rdx,rdi
    jne          .L7
.L9:
    mov          rcx,r9
    shr          rcx,0x20
    mov          edx,r9d
    mov          QWORD PTR [rax+0x8],rdx
    mov          DWORD PTR [rax+0x10],ecx
    mov          ecx,0x1
    mov          QWORD PTR [rax],rcx
    vzeroupper
    ret

; ---- smallest, level avx512: 117 instructions, inner loops: 27, 9
    mov          rax,rdi
    test         rdx,rdx
    je           .L1
    movabs       r9,0x7fffffffffffffff
    cmp          rdx,0x4
    jae          .L2
    xor          edi,edi
    jmp          .L7
.L1:
    xor          ecx,ecx
    mov          QWORD PTR [rax],rcx
    ret
.L2:
    movabs       r8,0xfffffffffffffe0
    cmp          rdx,0x20
    jae          .L3
    xor          edi,edi
    jmp          .L5
.L3:
    mov          rdi,rdx
    and          rdi,r8
    vpbroadcastq zmm0,rcx
    mov          r9,rdx
    and          r9,0xffffffffffffffe0
    shl          r9,0x3
    vpbroadcastq zmm1,QWORD PTR [rip+.D1]
    vmovdqa64    zmm2,ZMMWORD PTR [rip+.D2]
    vpbroadcastq zmm3,QWORD PTR [rip+.D3]
    vpbroadcastq zmm4,QWORD PTR [rip+.D4]
    vpbroadcastq zmm5,QWORD PTR [rip+.D5]
    vpbroadcastq zmm6,QWORD PTR [rip+.D6]
    xor          r10d,r10d
    vmovdqa64    zmm7,zmm1
    vmovdqa64    zmm8,zmm1
    vmovdqa64    zmm9,zmm1
.L4:
  | vpaddq       zmm10,zmm2,zmm3
  | vpaddq       zmm11,zmm2,zmm4
  | vpandq       zmm12,zmm0,ZMMWORD PTR [rsi+r10*1]
  | vpandq       zmm13,zmm0,ZMMWORD PTR [rsi+r10*1+0x40]
  | vpandq       zmm14,zmm0,ZMMWORD PTR [rsi+r10*1+0x80]
  | vpandq       zmm15,zmm0,ZMMWORD PTR [rsi+r10*1+0xc0]
  | vpaddq       zmm16,zmm2,zmm5
  | vpopcntq     zmm12,zmm12
  | vpopcntq     zmm13,zmm13
  | vpopcntq     zmm14,zmm14
  | vpopcntq     zmm15,zmm15
  | vpsllq       zmm12,zmm12,0x20
  | vpsllq       zmm13,zmm13,0x20
  | vporq        zmm10,zmm13,zmm10
  | vpminuq      zmm7,zmm10,zmm7
  | vpsllq       zmm10,zmm14,0x20
  | vporq        zmm10,zmm10,zmm11
  | vpminuq      zmm8,zmm10,zmm8
  | vpsllq       zmm10,zmm15,0x20
  | vporq        zmm10,zmm10,zmm16
  | vpminuq      zmm9,zmm10,zmm9
  | vporq        zmm10,zmm12,zmm2
  | vpminuq      zmm1,zmm10,zmm1
  | vpaddq       zmm2,zmm2,zmm6
  | add          r10,0x100
  | cmp          r9,r10
  | jne          .L4
    vpminuq      zmm0,zmm1,zmm7
    vpminuq      zmm1,zmm8,zmm9
    vpminuq      zmm0,zmm0,zmm1
    vextracti64x4 ymm1,zmm0,0x1
    vpminuq      zmm0,zmm0,zmm1
    vextracti128 xmm1,ymm0,0x1
    vpminuq      xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpminuq      xmm0,xmm0,xmm1
    vmovq        r9,xmm0
    cmp          rdx,rdi
    je           .L9
    test         dl,0x1c
    je           .L7
.L5:
    mov          r10,rdi
    add          r8,0x1c
    mov          rdi,r8
    and          rdi,rdx
    vpbroadcastq ymm1,rcx
    vpbroadcastq ymm0,r9
    vpbroadcastq ymm2,r10
    vpor         ymm2,ymm2,YMMWORD PTR [rip+.D7]
    vpbroadcastq ymm3,QWORD PTR [rip+.D8]
.L6:
  | vpand        ymm4,ymm1,YMMWORD PTR [rsi+r10*8]
  | vpopcntq     ymm4,ymm4
  | vpsllq       ymm4,ymm4,0x20
  | vpor         ymm4,ymm4,ymm2
  | vpminuq      ymm0,ymm4,ymm0
  | add          r10,0x4
  | vpaddq       ymm2,ymm2,ymm3
  | cmp          rdi,r10
  | jne          .L6
    vextracti128 xmm1,ymm0,0x1
    vpminuq      xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpminuq      xmm0,xmm0,xmm1
    vmovq        r9,xmm0
    jmp          .L8
.L7:
    mov          r8,r9
    mov          r9,QWORD PTR [rsi+rdi*8]
    and          r9,rcx
    popcnt       r9,r9
    shl          r9,0x20
    or           r9,rdi
    inc          rdi
    cmp          r9,r8
    cmovae       r9,r8
.L8:
    cmp          rdx,rdi
    jne          .L7
.L9:
    mov          rcx,r9
    shr          rcx,0x20
    mov          edx,r9d
    mov          QWORD PTR [rax+0x8],rdx
    mov          DWORD PTR [rax+0x10],ecx
    mov          ecx,0x1
    mov          QWORD PTR [rax],rcx
    vzeroupper
    ret
