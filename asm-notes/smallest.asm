; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- smallest, level scalar: 58 instructions, inner loops: 27
    mov          rax,rdi
    test         rdx,rdx
    je           .L2
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    mov          r12d,DWORD PTR [rax+0x10]
    mov          rdi,QWORD PTR [rax+0x8]
    xor          r15d,r15d
    movabs       r9,0x5555555555555555
    movabs       r10,0x3333333333333333
    movabs       r11,0xf0f0f0f0f0f0f0f
    movabs       rbx,0x101010101010101
    mov          r14d,0x1
    xor          r8d,r8d
.L1:
  | mov          ebp,r12d
  | mov          r13,QWORD PTR [rsi+r15*8]
  | and          r13,rcx
  | mov          r12,r13
  | shr          r12,1
  | and          r12,r9
  | sub          r13,r12
  | mov          r12,r13
  | and          r12,r10
  | shr          r13,0x2
  | and          r13,r10
  | add          r13,r12
  | mov          r12,r13
  | shr          r12,0x4
  | add          r12,r13
  | and          r12,r11
  | imul         r12,rbx
  | shr          r12,0x38
  | cmp          ebp,r12d
  | setbe        r13b
  | test         r8b,r13b
  | cmove        rdi,r15
  | lea          r15,[r15+0x1]
  | cmovne       r12d,ebp
  | cmove        r8,r14
  | cmp          rdx,r15
  | jne          .L1
    mov          DWORD PTR [rax+0x10],r12d
    mov          QWORD PTR [rax+0x8],rdi
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    mov          QWORD PTR [rax],r8
    ret
.L2:
    xor          r8d,r8d
    mov          QWORD PTR [rax],r8
    ret

; ---- smallest, level sse2: 95 instructions, inner loops: 30
    mov          rax,rdi
    mov          rdi,rdx
    shr          rdi,1
    je           .L2
    movq         xmm0,rcx
    pshufd       xmm0,xmm0,0x44
    shl          rdi,0x4
    movdqa       xmm7,XMMWORD PTR [rip+.D1]
    movdqa       xmm1,XMMWORD PTR [rip+.D2]
    xor          r8d,r8d
    movdqa       xmm2,XMMWORD PTR [rip+.D3]
    movdqa       xmm3,XMMWORD PTR [rip+.D4]
    movdqa       xmm4,XMMWORD PTR [rip+.D5]
    pxor         xmm5,xmm5
    movdqa       xmm6,XMMWORD PTR [rip+.D6]
.L1:
  | movdqu       xmm8,XMMWORD PTR [rsi+r8*1]
  | pand         xmm8,xmm0
  | movdqa       xmm9,xmm8
  | psrlq        xmm9,0x1
  | pand         xmm9,xmm2
  | psubb        xmm8,xmm9
  | movdqa       xmm9,xmm8
  | psrlq        xmm9,0x2
  | pand         xmm8,xmm3
  | pand         xmm9,xmm3
  | paddb        xmm9,xmm8
  | movdqa       xmm10,xmm9
  | psrlq        xmm10,0x4
  | paddb        xmm10,xmm9
  | pand         xmm10,xmm4
  | psadbw       xmm10,xmm5
  | psllq        xmm10,0x20
  | por          xmm10,xmm1
  | movdqa       xmm8,xmm7
  | psubq        xmm8,xmm10
  | pshufd       xmm8,xmm8,0xf5
  | psrad        xmm8,0x1f
  | pand         xmm7,xmm8
  | pandn        xmm8,xmm10
  | por          xmm8,xmm7
  | paddq        xmm1,xmm6
  | add          r8,0x10
  | movdqa       xmm7,xmm8
  | cmp          rdi,r8
  | jne          .L1
    jmp          .L3
.L2:
    movdqa       xmm8,XMMWORD PTR [rip+.D1]
.L3:
    movq         rdi,xmm8
    pshufd       xmm0,xmm8,0xee
    movq         r8,xmm0
    cmp          r8,rdi
    cmovb        rdi,r8
    test         dl,0x1
    jne          .L4
    movabs       rcx,0x7fffffffffffffff
    cmp          rdi,rcx
    jne          .L5
    xor          ecx,ecx
    mov          QWORD PTR [rax],rcx
    ret
.L4:
    movabs       r8,0xffffffffffffffe
    and          rdx,r8
    and          rcx,QWORD PTR [rsi+rdx*8]
    mov          rsi,rcx
    shr          rsi,1
    movabs       r8,0x5555555555555555
    and          r8,rsi
    sub          rcx,r8
    movabs       rsi,0x3333333333333333
    mov          r8,rcx
    and          r8,rsi
    shr          rcx,0x2
    and          rcx,rsi
    add          rcx,r8
    mov          rsi,rcx
    shr          rsi,0x4
    add          rsi,rcx
    movabs       rcx,0xf0f0f0f0f0f0f0f
    and          rcx,rsi
    movabs       rsi,0x101010101010101
    imul         rsi,rcx
    shr          rsi,0x18
    movabs       rcx,0xff00000000
    and          rcx,rsi
    or           rcx,rdx
    cmp          rcx,rdi
    cmovb        rdi,rcx
.L5:
    mov          rcx,rdi
    shr          rcx,0x20
    mov          edx,edi
    mov          QWORD PTR [rax+0x8],rdx
    mov          DWORD PTR [rax+0x10],ecx
    mov          ecx,0x1
    mov          QWORD PTR [rax],rcx
    ret

; ---- smallest, level avx2: 131 instructions, inner loops: 16, 18
    mov          rax,rdi
    movabs       rdi,0x7fffffffffffffff
    mov          r10,rdx
    shr          r10,0x2
    mov          r9d,edx
    and          r9d,0x3
    mov          r8,rdi
    test         r10,r10
    je           .L2
    vmovq        xmm0,rcx
    vpbroadcastq ymm1,xmm0
    mov          r8,r10
    vpbroadcastq ymm0,QWORD PTR [rip+.D1]
    shl          r8,0x5
    vmovdqa      ymm2,YMMWORD PTR [rip+.D2]
    xor          r11d,r11d
    vpbroadcastb ymm3,BYTE PTR [rip+.D3]
    vmovdqa      ymm4,YMMWORD PTR [rip+.D4]
    vpbroadcastq ymm5,QWORD PTR [rip+.D5]
    vpxor        xmm6,xmm6,xmm6
.L1:
  | vpand        ymm7,ymm1,YMMWORD PTR [rsi+r11*1]
  | vpand        ymm8,ymm7,ymm3
  | vpshufb      ymm8,ymm4,ymm8
  | vpsrlq       ymm7,ymm7,0x4
  | vpand        ymm7,ymm7,ymm3
  | vpshufb      ymm7,ymm4,ymm7
  | vpaddb       ymm7,ymm8,ymm7
  | vpsadbw      ymm7,ymm7,ymm6
  | vpsllq       ymm7,ymm7,0x20
  | vpor         ymm7,ymm7,ymm2
  | vpcmpgtq     ymm8,ymm0,ymm7
  | vpblendvb    ymm0,ymm0,ymm7,ymm8
  | vpaddq       ymm2,ymm2,ymm5
  | add          r11,0x20
  | cmp          r8,r11
  | jne          .L1
    vextracti128 xmm1,ymm0,0x1
    vpbroadcastq xmm2,QWORD PTR [rip+.D6]
    vpxor        xmm3,xmm0,xmm2
    vpxor        xmm4,xmm1,xmm2
    vpcmpgtq     xmm3,xmm4,xmm3
    vblendvpd    xmm0,xmm1,xmm0,xmm3
    vshufps      xmm1,xmm0,xmm0,0xee
    vxorpd       xmm3,xmm0,xmm2
    vxorpd       xmm2,xmm1,xmm2
    vpcmpgtq     xmm2,xmm2,xmm3
    vblendvpd    xmm0,xmm1,xmm0,xmm2
    vmovq        r8,xmm0
.L2:
    test         r9,r9
    je           .L8
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    movabs       r11,0xffffffffffffffc
    and          rdx,r11
    lea          rbx,[rsi+rdx*8]
    mov          r11,QWORD PTR [rbx]
    and          r11,rcx
    popcnt       r11,r11
    cmp          r9d,0x1
    jne          .L3
    xor          esi,esi
    jmp          .L7
.L3:
    cmp          r9,0x2
    jne          .L4
    mov          r10d,0x1
    xor          esi,esi
    jmp          .L6
.L4:
    dec          r9
    mov          r14,r9
    and          r14,0xfffffffffffffffe
    shl          r10,0x5
    lea          r15,[r10+rsi*1]
    add          r15,0x8
    mov          r10d,0x1
    xor          esi,esi
.L5:
  | mov          r12,r10
  | mov          r10,QWORD PTR [r15+r10*8-0x8]
  | and          r10,rcx
  | popcnt       r13,r10
  | cmp          r11d,r13d
  | cmovb        r13d,r11d
  | cmova        rsi,r12
  | lea          r10,[r12+0x2]
  | mov          r11,QWORD PTR [r15+r12*8]
  | and          r11,rcx
  | popcnt       rbp,r11
  | inc          r12
  | cmp          r13d,ebp
  | mov          r11d,r13d
  | cmovae       r11d,ebp
  | cmova        rsi,r12
  | cmp          r12,r14
  | jne          .L5
    test         r9b,0x1
    je           .L7
.L6:
    mov          r9d,r11d
    and          rcx,QWORD PTR [rbx+r10*8]
    popcnt       r11,rcx
    cmp          r9d,r11d
    cmovb        r11d,r9d
    cmova        rsi,r10
.L7:
    shl          r11,0x20
    add          rsi,rdx
    or           rsi,r11
    cmp          rsi,r8
    cmovb        r8,rsi
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
.L8:
    cmp          r8,rdi
    jne          .L9
    xor          ecx,ecx
    mov          QWORD PTR [rax],rcx
    vzeroupper
    ret
.L9:
    mov          rcx,r8
    shr          rcx,0x20
    mov          edx,r8d
    mov          QWORD PTR [rax+0x8],rdx
    mov          DWORD PTR [rax+0x10],ecx
    mov          ecx,0x1
    mov          QWORD PTR [rax],rcx
    vzeroupper
    ret

; ---- smallest, level avx512: 135 instructions, inner loops: 16, 18
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    mov          rax,rdi
    movabs       rdi,0x7fffffffffffffff
    mov          r10,rdx
    shr          r10,0x3
    mov          r8d,edx
    and          r8d,0x7
    mov          r9,rdi
    test         r10,r10
    je           .L5
    vpbroadcastq zmm1,rcx
    vmovdqa64    zmm0,ZMMWORD PTR [rip+.D1]
    cmp          r10,0x1
    jne          .L1
    vpbroadcastq zmm2,QWORD PTR [rip+.D2]
    xor          r9d,r9d
    jmp          .L3
.L1:
    movabs       r11,0x1fffffffffffffe
    and          r11,r10
    lea          rbx,[rsi+0x40]
    vpbroadcastq zmm2,QWORD PTR [rip+.D2]
    xor          r9d,r9d
    vpbroadcastq zmm3,QWORD PTR [rip+.D3]
    vpbroadcastq zmm4,QWORD PTR [rip+.D4]
.L2:
  | vpandq       zmm5,zmm1,ZMMWORD PTR [rbx-0x40]
  | vpopcntq     zmm5,zmm5
  | vpsllq       zmm5,zmm5,0x20
  | vporq        zmm5,zmm5,zmm0
  | vpminuq      zmm2,zmm2,zmm5
  | vpaddq       zmm5,zmm0,zmm3
  | vpandq       zmm6,zmm1,ZMMWORD PTR [rbx]
  | add          r9,0x2
  | vpopcntq     zmm6,zmm6
  | vpsllq       zmm6,zmm6,0x20
  | vporq        zmm5,zmm6,zmm5
  | vpminuq      zmm2,zmm2,zmm5
  | vpaddq       zmm0,zmm0,zmm4
  | sub          rbx,0xffffffffffffff80
  | cmp          r11,r9
  | jne          .L2
    test         r10b,0x1
    je           .L4
.L3:
    shl          r9,0x6
    vpandq       zmm1,zmm1,ZMMWORD PTR [rsi+r9*1]
    vpopcntq     zmm1,zmm1
    vpsllq       zmm1,zmm1,0x20
    vporq        zmm0,zmm1,zmm0
    vpminuq      zmm2,zmm2,zmm0
.L4:
    vextracti64x4 ymm0,zmm2,0x1
    vpminuq      zmm0,zmm2,zmm0
    vextracti128 xmm1,ymm0,0x1
    vpminuq      xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpminuq      xmm0,xmm0,xmm1
    vmovq        r9,xmm0
.L5:
    test         r8,r8
    je           .L11
    movabs       r11,0xffffffffffffff8
    and          rdx,r11
    lea          rbx,[rsi+rdx*8]
    mov          r11,QWORD PTR [rbx]
    and          r11,rcx
    popcnt       r11,r11
    cmp          r8d,0x1
    jne          .L6
    xor          esi,esi
    jmp          .L10
.L6:
    cmp          r8,0x2
    jne          .L7
    mov          r10d,0x1
    xor          esi,esi
    jmp          .L9
.L7:
    dec          r8
    mov          r14,r8
    and          r14,0xfffffffffffffffe
    shl          r10,0x6
    lea          r15,[r10+rsi*1]
    add          r15,0x8
    mov          r10d,0x1
    xor          esi,esi
.L8:
  | mov          r12,r10
  | mov          r10,QWORD PTR [r15+r10*8-0x8]
  | and          r10,rcx
  | popcnt       r13,r10
  | cmp          r11d,r13d
  | cmovb        r13d,r11d
  | cmova        rsi,r12
  | lea          r10,[r12+0x2]
  | mov          r11,QWORD PTR [r15+r12*8]
  | and          r11,rcx
  | popcnt       rbp,r11
  | inc          r12
  | cmp          r13d,ebp
  | mov          r11d,r13d
  | cmovae       r11d,ebp
  | cmova        rsi,r12
  | cmp          r12,r14
  | jne          .L8
    test         r8b,0x1
    je           .L10
.L9:
    mov          r8d,r11d
    and          rcx,QWORD PTR [rbx+r10*8]
    popcnt       r11,rcx
    cmp          r8d,r11d
    cmovb        r11d,r8d
    cmova        rsi,r10
.L10:
    shl          r11,0x20
    add          rsi,rdx
    or           rsi,r11
    cmp          rsi,r9
    cmovb        r9,rsi
.L11:
    cmp          r9,rdi
    jne          .L12
    xor          ecx,ecx
    jmp          .L13
.L12:
    mov          rcx,r9
    shr          rcx,0x20
    mov          edx,r9d
    mov          QWORD PTR [rax+0x8],rdx
    mov          DWORD PTR [rax+0x10],ecx
    mov          ecx,0x1
.L13:
    mov          QWORD PTR [rax],rcx
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    vzeroupper
    ret
