; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "thin", codegen-units = 1, debug = "line-tables-only"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- smallest_below, level scalar: 96 instructions, inner loops: 30
    test         rsi,rsi
    je           .L6
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    shl          rsi,0x3
    xor          r11d,r11d
    movabs       r10,0x3333333333333333
    movabs       rbx,0xf0f0f0f0f0f0f0f
    movabs       r14,0x101010101010101
    movabs       r15,0x3fc0000000000000
    xor          eax,eax
    mov          QWORD PTR [rsp-0x18],rdx
    jmp          .L2
.L1:
    mov          r11,QWORD PTR [rsp-0x10]
    mov          rax,QWORD PTR [rsp-0x8]
    cmp          rax,0x40
    mov          rdx,QWORD PTR [rsp-0x18]
    je           .L5
.L2:
    mov          r13,QWORD PTR [rdx+rax*1]
    test         r13,r13
    je           .L5
    add          rax,0x8
    mov          QWORD PTR [rsp-0x8],rax
    lea          rax,[r11+0x1]
    mov          QWORD PTR [rsp-0x10],rax
    movabs       rdx,0x7fffffffffffffff
    mov          QWORD PTR [r8+r11*8],rdx
    xor          eax,eax
    jmp          .L4
.L3:
  | add          rax,0x8
  | cmp          rsi,rax
  | je           .L1
.L4:
  | mov          r9,QWORD PTR [rdi+rax*1]
  | test         r9,r13
  | jne          .L3
  | and          r9,QWORD PTR [rcx+r11*8]
  | mov          rbp,r9
  | shr          rbp,1
  | movabs       r12,0x5555555555555555
  | and          rbp,r12
  | mov          r12,r9
  | sub          r12,rbp
  | mov          rbp,r12
  | and          rbp,r10
  | shr          r12,0x2
  | and          r12,r10
  | add          r12,rbp
  | mov          rbp,r12
  | shr          rbp,0x4
  | add          rbp,r12
  | and          rbp,rbx
  | imul         rbp,r14
  | shr          rbp,0x2
  | and          rbp,r15
  | or           rbp,r9
  | cmp          rbp,rdx
  | cmovb        rdx,rbp
  | mov          QWORD PTR [r8+r11*8],rdx
  | jmp          .L3
.L5:
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    ret
.L6:
    cmp          QWORD PTR [rdx],0x0
    je           .L7
    movabs       rax,0x7fffffffffffffff
    mov          QWORD PTR [r8],rax
    cmp          QWORD PTR [rdx+0x8],0x0
    je           .L7
    mov          QWORD PTR [r8+0x8],rax
    cmp          QWORD PTR [rdx+0x10],0x0
    je           .L7
    mov          QWORD PTR [r8+0x10],rax
    cmp          QWORD PTR [rdx+0x18],0x0
    je           .L7
    mov          QWORD PTR [r8+0x18],rax
    cmp          QWORD PTR [rdx+0x20],0x0
    je           .L7
    mov          QWORD PTR [r8+0x20],rax
    cmp          QWORD PTR [rdx+0x28],0x0
    je           .L7
    mov          QWORD PTR [r8+0x28],rax
    cmp          QWORD PTR [rdx+0x30],0x0
    je           .L7
    mov          QWORD PTR [r8+0x30],rax
    cmp          QWORD PTR [rdx+0x38],0x0
    je           .L7
    mov          QWORD PTR [r8+0x38],rax
.L7:
    ret

; ---- smallest_below, level sse2: 264 instructions, inner loops: 39, 39, 39, 39
    test         rsi,rsi
    je           .L5
    movdqu       xmm3,XMMWORD PTR [rdx]
    pxor         xmm4,xmm4
    movdqa       xmm0,xmm3
    pcmpeqd      xmm0,xmm4
    pshufd       xmm1,xmm0,0xa0
    pslld        xmm1,0x1f
    pand         xmm1,xmm0
    movmskpd     eax,xmm1
    test         al,0x1
    jne          .L6
    shl          rsi,0x3
    movdqu       xmm6,XMMWORD PTR [rcx]
    movdqa       xmm5,XMMWORD PTR [rip+.D1]
    xor          eax,eax
    movdqa       xmm0,XMMWORD PTR [rip+.D2]
    movdqa       xmm1,XMMWORD PTR [rip+.D3]
    movdqa       xmm2,XMMWORD PTR [rip+.D4]
.L1:
  | movq         xmm7,QWORD PTR [rdi+rax*1]
  | pshufd       xmm8,xmm7,0x44
  | movdqa       xmm9,xmm8
  | pand         xmm9,xmm6
  | movdqa       xmm7,xmm9
  | psrlq        xmm7,0x1
  | pand         xmm7,xmm0
  | movdqa       xmm10,xmm9
  | psubb        xmm10,xmm7
  | movdqa       xmm11,xmm10
  | psrlq        xmm11,0x2
  | pand         xmm10,xmm1
  | pand         xmm11,xmm1
  | paddb        xmm11,xmm10
  | movdqa       xmm7,xmm11
  | psrlq        xmm7,0x4
  | paddb        xmm7,xmm11
  | pand         xmm7,xmm2
  | psadbw       xmm7,xmm4
  | psllq        xmm7,0x36
  | por          xmm7,xmm9
  | pand         xmm8,xmm3
  | pcmpeqd      xmm8,xmm4
  | pshufd       xmm9,xmm8,0xb1
  | pand         xmm9,xmm8
  | movdqa       xmm8,xmm7
  | psubq        xmm8,xmm5
  | pshufd       xmm8,xmm8,0xf5
  | psrld        xmm8,0x1f
  | pand         xmm8,xmm9
  | pslld        xmm8,0x1f
  | psrad        xmm8,0x1f
  | pand         xmm7,xmm8
  | pandn        xmm8,xmm5
  | movdqa       xmm5,xmm8
  | por          xmm5,xmm7
  | add          rax,0x8
  | cmp          rsi,rax
  | jne          .L1
    movdqu       XMMWORD PTR [r8],xmm5
    movdqu       xmm3,XMMWORD PTR [rdx+0x10]
    pxor         xmm4,xmm4
    movdqa       xmm5,xmm3
    pcmpeqd      xmm5,xmm4
    pshufd       xmm6,xmm5,0xf5
    pand         xmm6,xmm5
    pxor         xmm5,xmm5
    pcmpgtd      xmm5,xmm6
    movd         eax,xmm5
    test         al,0x1
    jne          .L6
    movdqu       xmm6,XMMWORD PTR [rcx+0x10]
    movdqa       xmm5,XMMWORD PTR [rip+.D1]
    xor          eax,eax
.L2:
  | movq         xmm7,QWORD PTR [rdi+rax*1]
  | pshufd       xmm8,xmm7,0x44
  | movdqa       xmm9,xmm8
  | pand         xmm9,xmm6
  | movdqa       xmm7,xmm9
  | psrlq        xmm7,0x1
  | pand         xmm7,xmm0
  | movdqa       xmm10,xmm9
  | psubb        xmm10,xmm7
  | movdqa       xmm11,xmm10
  | psrlq        xmm11,0x2
  | pand         xmm10,xmm1
  | pand         xmm11,xmm1
  | paddb        xmm11,xmm10
  | movdqa       xmm7,xmm11
  | psrlq        xmm7,0x4
  | paddb        xmm7,xmm11
  | pand         xmm7,xmm2
  | psadbw       xmm7,xmm4
  | psllq        xmm7,0x36
  | por          xmm7,xmm9
  | pand         xmm8,xmm3
  | pcmpeqd      xmm8,xmm4
  | pshufd       xmm9,xmm8,0xb1
  | pand         xmm9,xmm8
  | movdqa       xmm8,xmm7
  | psubq        xmm8,xmm5
  | pshufd       xmm8,xmm8,0xf5
  | psrld        xmm8,0x1f
  | pand         xmm8,xmm9
  | pslld        xmm8,0x1f
  | psrad        xmm8,0x1f
  | pand         xmm7,xmm8
  | pandn        xmm8,xmm5
  | movdqa       xmm5,xmm8
  | por          xmm5,xmm7
  | add          rax,0x8
  | cmp          rsi,rax
  | jne          .L2
    movdqu       XMMWORD PTR [r8+0x10],xmm5
    movdqu       xmm3,XMMWORD PTR [rdx+0x20]
    pxor         xmm4,xmm4
    movdqa       xmm5,xmm3
    pcmpeqd      xmm5,xmm4
    pshufd       xmm6,xmm5,0xf5
    pand         xmm6,xmm5
    pxor         xmm5,xmm5
    pcmpgtd      xmm5,xmm6
    movd         eax,xmm5
    test         al,0x1
    jne          .L6
    movdqu       xmm6,XMMWORD PTR [rcx+0x20]
    movdqa       xmm5,XMMWORD PTR [rip+.D1]
    xor          eax,eax
.L3:
  | movq         xmm7,QWORD PTR [rdi+rax*1]
  | pshufd       xmm8,xmm7,0x44
  | movdqa       xmm9,xmm8
  | pand         xmm9,xmm6
  | movdqa       xmm7,xmm9
  | psrlq        xmm7,0x1
  | pand         xmm7,xmm0
  | movdqa       xmm10,xmm9
  | psubb        xmm10,xmm7
  | movdqa       xmm11,xmm10
  | psrlq        xmm11,0x2
  | pand         xmm10,xmm1
  | pand         xmm11,xmm1
  | paddb        xmm11,xmm10
  | movdqa       xmm7,xmm11
  | psrlq        xmm7,0x4
  | paddb        xmm7,xmm11
  | pand         xmm7,xmm2
  | psadbw       xmm7,xmm4
  | psllq        xmm7,0x36
  | por          xmm7,xmm9
  | pand         xmm8,xmm3
  | pcmpeqd      xmm8,xmm4
  | pshufd       xmm9,xmm8,0xb1
  | pand         xmm9,xmm8
  | movdqa       xmm8,xmm7
  | psubq        xmm8,xmm5
  | pshufd       xmm8,xmm8,0xf5
  | psrld        xmm8,0x1f
  | pand         xmm8,xmm9
  | pslld        xmm8,0x1f
  | psrad        xmm8,0x1f
  | pand         xmm7,xmm8
  | pandn        xmm8,xmm5
  | movdqa       xmm5,xmm8
  | por          xmm5,xmm7
  | add          rax,0x8
  | cmp          rsi,rax
  | jne          .L3
    movdqu       XMMWORD PTR [r8+0x20],xmm5
    movdqu       xmm3,XMMWORD PTR [rdx+0x30]
    pxor         xmm4,xmm4
    movdqa       xmm5,xmm3
    pcmpeqd      xmm5,xmm4
    pshufd       xmm6,xmm5,0xf5
    pand         xmm6,xmm5
    pxor         xmm5,xmm5
    pcmpgtd      xmm5,xmm6
    movd         eax,xmm5
    test         al,0x1
    jne          .L6
    movdqu       xmm6,XMMWORD PTR [rcx+0x30]
    movdqa       xmm5,XMMWORD PTR [rip+.D1]
    xor          eax,eax
.L4:
  | movq         xmm7,QWORD PTR [rdi+rax*1]
  | pshufd       xmm8,xmm7,0x44
  | movdqa       xmm9,xmm8
  | pand         xmm9,xmm6
  | movdqa       xmm7,xmm9
  | psrlq        xmm7,0x1
  | pand         xmm7,xmm0
  | movdqa       xmm10,xmm9
  | psubb        xmm10,xmm7
  | movdqa       xmm11,xmm10
  | psrlq        xmm11,0x2
  | pand         xmm10,xmm1
  | pand         xmm11,xmm1
  | paddb        xmm11,xmm10
  | movdqa       xmm7,xmm11
  | psrlq        xmm7,0x4
  | paddb        xmm7,xmm11
  | pand         xmm7,xmm2
  | psadbw       xmm7,xmm4
  | psllq        xmm7,0x36
  | por          xmm7,xmm9
  | pand         xmm8,xmm3
  | pcmpeqd      xmm8,xmm4
  | pshufd       xmm9,xmm8,0xb1
  | pand         xmm9,xmm8
  | movdqa       xmm8,xmm7
  | psubq        xmm8,xmm5
  | pshufd       xmm8,xmm8,0xf5
  | psrld        xmm8,0x1f
  | pand         xmm8,xmm9
  | pslld        xmm8,0x1f
  | psrad        xmm8,0x1f
  | pand         xmm7,xmm8
  | pandn        xmm8,xmm5
  | movdqa       xmm5,xmm8
  | por          xmm5,xmm7
  | add          rax,0x8
  | cmp          rsi,rax
  | jne          .L4
    movdqu       XMMWORD PTR [r8+0x30],xmm5
    ret
.L5:
    movdqu       xmm0,XMMWORD PTR [rdx]
    pxor         xmm1,xmm1
    pcmpeqd      xmm0,xmm1
    pshufd       xmm2,xmm0,0xf5
    pand         xmm2,xmm0
    pxor         xmm0,xmm0
    pcmpgtd      xmm0,xmm2
    movd         eax,xmm0
    test         al,0x1
    jne          .L6
    movdqa       xmm0,XMMWORD PTR [rip+.D1]
    movdqu       XMMWORD PTR [r8],xmm0
    movdqu       xmm2,XMMWORD PTR [rdx+0x10]
    pcmpeqd      xmm2,xmm1
    pshufd       xmm3,xmm2,0xf5
    pand         xmm3,xmm2
    pcmpgtd      xmm1,xmm3
    movd         eax,xmm1
    test         al,0x1
    jne          .L6
    movdqu       XMMWORD PTR [r8+0x10],xmm0
    movdqu       xmm2,XMMWORD PTR [rdx+0x20]
    pxor         xmm1,xmm1
    pcmpeqd      xmm2,xmm1
    pshufd       xmm3,xmm2,0xf5
    pand         xmm3,xmm2
    pxor         xmm2,xmm2
    pcmpgtd      xmm2,xmm3
    movd         eax,xmm2
    test         al,0x1
    jne          .L6
    movdqu       XMMWORD PTR [r8+0x20],xmm0
    movdqu       xmm2,XMMWORD PTR [rdx+0x30]
    pcmpeqd      xmm2,xmm1
    pshufd       xmm3,xmm2,0xf5
    pand         xmm3,xmm2
    pcmpgtd      xmm1,xmm3
    movd         eax,xmm1
    test         al,0x1
    jne          .L6
    movdqu       XMMWORD PTR [r8+0x30],xmm0
.L6:
    ret

; ---- smallest_below, level avx2: 79 instructions, inner loops: 19, 19
    vmovdqu      ymm2,YMMWORD PTR [rdx]
    vpxor        xmm0,xmm0,xmm0
    vpcmpeqq     ymm0,ymm2,ymm0
    vmovmskpd    eax,ymm0
    test         rsi,rsi
    je           .L3
    test         al,0x1
    jne          .L4
    shl          rsi,0x3
    vmovdqu      ymm4,YMMWORD PTR [rcx]
    vpbroadcastq ymm3,QWORD PTR [rip+.D1]
    xor          eax,eax
    vpbroadcastb ymm0,BYTE PTR [rip+.D2]
    vmovdqa      ymm1,YMMWORD PTR [rip+.D3]
    vpxor        xmm5,xmm5,xmm5
.L1:
  | vpbroadcastq ymm6,QWORD PTR [rdi+rax*1]
  | vpand        ymm7,ymm6,ymm4
  | vpand        ymm8,ymm7,ymm0
  | vpshufb      ymm8,ymm1,ymm8
  | vpsrlq       ymm9,ymm7,0x4
  | vpand        ymm9,ymm9,ymm0
  | vpshufb      ymm9,ymm1,ymm9
  | vpaddb       ymm8,ymm9,ymm8
  | vpsadbw      ymm8,ymm8,ymm5
  | vpsllq       ymm8,ymm8,0x36
  | vpor         ymm7,ymm8,ymm7
  | vpand        ymm6,ymm6,ymm2
  | vpcmpeqq     ymm6,ymm6,ymm5
  | vpcmpgtq     ymm8,ymm3,ymm7
  | vpand        ymm6,ymm8,ymm6
  | vpblendvb    ymm3,ymm3,ymm7,ymm6
  | add          rax,0x8
  | cmp          rsi,rax
  | jne          .L1
    vmovdqu      YMMWORD PTR [r8],ymm3
    vmovdqu      ymm2,YMMWORD PTR [rdx+0x20]
    vpxor        xmm3,xmm3,xmm3
    vpcmpeqq     xmm3,xmm2,xmm3
    vpextrb      eax,xmm3,0x0
    test         al,0x1
    jne          .L4
    vmovdqu      ymm4,YMMWORD PTR [rcx+0x20]
    vpbroadcastq ymm3,QWORD PTR [rip+.D1]
    xor          eax,eax
    vpxor        xmm5,xmm5,xmm5
.L2:
  | vpbroadcastq ymm6,QWORD PTR [rdi+rax*1]
  | vpand        ymm7,ymm6,ymm4
  | vpand        ymm8,ymm7,ymm0
  | vpshufb      ymm8,ymm1,ymm8
  | vpsrlq       ymm9,ymm7,0x4
  | vpand        ymm9,ymm9,ymm0
  | vpshufb      ymm9,ymm1,ymm9
  | vpaddb       ymm8,ymm9,ymm8
  | vpsadbw      ymm8,ymm8,ymm5
  | vpsllq       ymm8,ymm8,0x36
  | vpor         ymm7,ymm8,ymm7
  | vpand        ymm6,ymm6,ymm2
  | vpcmpeqq     ymm6,ymm6,ymm5
  | vpcmpgtq     ymm8,ymm3,ymm7
  | vpand        ymm6,ymm8,ymm6
  | vpblendvb    ymm3,ymm3,ymm7,ymm6
  | add          rax,0x8
  | cmp          rsi,rax
  | jne          .L2
    vmovdqu      YMMWORD PTR [r8+0x20],ymm3
    vzeroupper
    ret
.L3:
    test         al,0x1
    jne          .L4
    vbroadcastsd ymm0,QWORD PTR [rip+.D1]
    vpxor        xmm1,xmm1,xmm1
    vpcmpeqq     xmm1,xmm1,XMMWORD PTR [rdx+0x20]
    vmovupd      YMMWORD PTR [r8],ymm0
    vpextrb      eax,xmm1,0x0
    test         al,0x1
    jne          .L4
    vmovupd      YMMWORD PTR [r8+0x20],ymm0
.L4:
    vzeroupper
    ret

; ---- smallest_below, level avx512: 53 instructions, inner loops: 17
    vmovdqu64    zmm0,ZMMWORD PTR [rdx]
    vptestnmq    k0,zmm0,zmm0
    kmovd        eax,k0
    test         rsi,rsi
    je           .L1
    test         al,0x1
    jne          .L6
    lea          rdx,[rsi*8+0x0]
    vmovdqu64    zmm1,ZMMWORD PTR [rcx]
    add          rdx,0xfffffffffffffff8
    test         dl,0x8
    jne          .L2
    lea          rax,[rdi+0x8]
    vpbroadcastq zmm2,QWORD PTR [rdi]
    vpandq       zmm3,zmm2,zmm1
    vpopcntq     zmm4,zmm3
    vpsllq       zmm4,zmm4,0x36
    vporq        zmm3,zmm4,zmm3
    vptestnmq    k1,zmm2,zmm0
    vpbroadcastq zmm2,QWORD PTR [rip+.D1]
    vpminuq      zmm2{k1},zmm3,zmm2
    test         rdx,rdx
    jne          .L3
    jmp          .L5
.L1:
    test         al,0x1
    jne          .L6
    vpbroadcastq zmm2,QWORD PTR [rip+.D1]
    jmp          .L5
.L2:
    vpbroadcastq zmm2,QWORD PTR [rip+.D1]
    mov          rax,rdi
    test         rdx,rdx
    je           .L5
.L3:
    lea          rcx,[rdi+rsi*8]
.L4:
  | vpbroadcastq zmm3,QWORD PTR [rax]
  | vpandq       zmm4,zmm3,zmm1
  | vpopcntq     zmm5,zmm4
  | vpsllq       zmm5,zmm5,0x36
  | vporq        zmm4,zmm5,zmm4
  | vptestnmq    k1,zmm3,zmm0
  | vpminuq      zmm2{k1},zmm2,zmm4
  | vpbroadcastq zmm3,QWORD PTR [rax+0x8]
  | vpandq       zmm4,zmm3,zmm1
  | vpopcntq     zmm5,zmm4
  | vpsllq       zmm5,zmm5,0x36
  | vporq        zmm4,zmm5,zmm4
  | vptestnmq    k1,zmm3,zmm0
  | vpminuq      zmm2{k1},zmm2,zmm4
  | add          rax,0x10
  | cmp          rax,rcx
  | jne          .L4
.L5:
    vmovdqu64    ZMMWORD PTR [r8],zmm2
.L6:
    vzeroupper
    ret
