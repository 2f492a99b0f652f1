; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "thin", codegen-units = 1, debug = "line-tables-only"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- smallest_grid, level scalar: 66 instructions, inner loops: 32
    push         rbp
    push         rbx
    push         rax
    mov          rax,QWORD PTR [rsi+0x8]
    cmp          QWORD PTR [rsi+0x18],rax
    jne          .L4
    test         rax,rax
    je           .L2
    mov          rcx,QWORD PTR [rsi]
    mov          rsi,QWORD PTR [rsi+0x10]
    movdqu       xmm0,XMMWORD PTR [rdx]
    mov          ebx,DWORD PTR [rdi+0x10]
    mov          rdx,QWORD PTR [rdi+0x8]
    xor          r10d,r10d
    movdqa       xmm1,XMMWORD PTR [rip+.D1]
    movdqa       xmm2,XMMWORD PTR [rip+.D2]
    movdqa       xmm3,XMMWORD PTR [rip+.D3]
    pxor         xmm4,xmm4
    mov          r9d,0x1
    xor          r8d,r8d
.L1:
  | mov          r11d,ebx
  | movq         xmm5,QWORD PTR [rsi+r10*8]
  | movq         xmm6,QWORD PTR [rcx+r10*8]
  | punpcklqdq   xmm6,xmm5
  | pand         xmm6,xmm0
  | movdqa       xmm5,xmm6
  | psrlw        xmm5,0x1
  | pand         xmm5,xmm1
  | psubb        xmm6,xmm5
  | movdqa       xmm5,xmm6
  | pand         xmm5,xmm2
  | psrlw        xmm6,0x2
  | pand         xmm6,xmm2
  | paddb        xmm6,xmm5
  | movdqa       xmm5,xmm6
  | psrlw        xmm5,0x4
  | paddb        xmm5,xmm6
  | pand         xmm5,xmm3
  | psadbw       xmm5,xmm4
  | pshufd       xmm6,xmm5,0xe8
  | pshufd       xmm5,xmm5,0xee
  | paddd        xmm5,xmm6
  | movd         ebx,xmm5
  | cmp          ebx,r11d
  | setae        bpl
  | test         r8b,bpl
  | cmove        rdx,r10
  | lea          r10,[r10+0x1]
  | cmovne       ebx,r11d
  | cmove        r8,r9
  | cmp          rax,r10
  | jne          .L1
    mov          DWORD PTR [rdi+0x10],ebx
    mov          QWORD PTR [rdi+0x8],rdx
    jmp          .L3
.L2:
    xor          r8d,r8d
.L3:
    mov          QWORD PTR [rdi],r8
    mov          rax,rdi
    add          rsp,0x8
    pop          rbx
    pop          rbp
    ret
.L4:
  ! lea          rdi,[rip+.D4]
  ! lea          rdx,[rip+.D5]
  ! mov          esi,0x3d
  ! call         core::panicking::panic

; ---- smallest_grid, level sse2: 127 instructions, inner loops: 46
    push         rax
    mov          rax,QWORD PTR [rsi+0x8]
    cmp          QWORD PTR [rsi+0x18],rax
    jne          .L6
    mov          r8,rax
    shr          r8,1
    mov          rcx,QWORD PTR [rsi]
    mov          rsi,QWORD PTR [rsi+0x10]
    movdqu       xmm0,XMMWORD PTR [rdx]
    je           .L2
    pshufd       xmm1,xmm0,0x44
    pshufd       xmm2,xmm0,0xee
    movdqa       xmm9,XMMWORD PTR [rip+.D1]
    movdqa       xmm3,XMMWORD PTR [rip+.D2]
    xor          edx,edx
    movdqa       xmm4,XMMWORD PTR [rip+.D3]
    movdqa       xmm5,XMMWORD PTR [rip+.D4]
    movdqa       xmm6,XMMWORD PTR [rip+.D5]
    pxor         xmm7,xmm7
    movdqa       xmm8,XMMWORD PTR [rip+.D6]
.L1:
  | movdqu       xmm11,XMMWORD PTR [rcx+rdx*1]
  | pand         xmm11,xmm1
  | movdqu       xmm10,XMMWORD PTR [rsi+rdx*1]
  | pand         xmm10,xmm2
  | movdqa       xmm12,xmm11
  | psrlq        xmm12,0x1
  | pand         xmm12,xmm4
  | psubb        xmm11,xmm12
  | movdqa       xmm12,xmm11
  | psrlq        xmm12,0x2
  | pand         xmm11,xmm5
  | pand         xmm12,xmm5
  | paddb        xmm12,xmm11
  | movdqa       xmm11,xmm12
  | psrlq        xmm11,0x4
  | paddb        xmm11,xmm12
  | pand         xmm11,xmm6
  | movdqa       xmm12,xmm10
  | psrlq        xmm12,0x1
  | pand         xmm12,xmm4
  | psubb        xmm10,xmm12
  | movdqa       xmm12,xmm10
  | psrlq        xmm12,0x2
  | pand         xmm10,xmm5
  | pand         xmm12,xmm5
  | paddb        xmm12,xmm10
  | movdqa       xmm13,xmm12
  | psrlq        xmm13,0x4
  | paddb        xmm13,xmm12
  | pand         xmm13,xmm6
  | paddb        xmm13,xmm11
  | psadbw       xmm13,xmm7
  | psllq        xmm13,0x20
  | por          xmm13,xmm3
  | movdqa       xmm10,xmm9
  | psubq        xmm10,xmm13
  | pshufd       xmm10,xmm10,0xf5
  | psrad        xmm10,0x1f
  | pand         xmm9,xmm10
  | pandn        xmm10,xmm13
  | por          xmm10,xmm9
  | paddq        xmm3,xmm8
  | add          rdx,0x10
  | movdqa       xmm9,xmm10
  | dec          r8
  | jne          .L1
    jmp          .L3
.L2:
    movdqa       xmm10,XMMWORD PTR [rip+.D1]
.L3:
    movq         rdx,xmm10
    pshufd       xmm1,xmm10,0xee
    movq         r8,xmm1
    cmp          r8,rdx
    cmovb        rdx,r8
    test         al,0x1
    je           .L4
    movabs       r8,0xffffffffffffffe
    and          r8,rax
    movq         xmm1,QWORD PTR [rsi+r8*8]
    movq         xmm2,QWORD PTR [rcx+r8*8]
    punpcklqdq   xmm2,xmm1
    pand         xmm2,xmm0
    movdqa       xmm0,xmm2
    psrlw        xmm0,0x1
    pand         xmm0,XMMWORD PTR [rip+.D3]
    psubb        xmm2,xmm0
    movdqa       xmm0,XMMWORD PTR [rip+.D4]
    movdqa       xmm1,xmm2
    pand         xmm1,xmm0
    psrlw        xmm2,0x2
    pand         xmm2,xmm0
    paddb        xmm2,xmm1
    movdqa       xmm0,xmm2
    psrlw        xmm0,0x4
    paddb        xmm0,xmm2
    pand         xmm0,XMMWORD PTR [rip+.D5]
    pxor         xmm1,xmm1
    psadbw       xmm1,xmm0
    pshufd       xmm0,xmm1,0xee
    paddq        xmm0,xmm1
    movq         rcx,xmm0
    shl          rcx,0x20
    and          rax,0xfffffffffffffffe
    or           rax,rcx
    cmp          rax,rdx
    cmovb        rdx,rax
.L4:
    movabs       rax,0x7fffffffffffffff
    cmp          rdx,rax
    jne          .L5
    xor          eax,eax
    mov          QWORD PTR [rdi],rax
    mov          rax,rdi
    pop          rcx
    ret
.L5:
    mov          rax,rdx
    shr          rax,0x20
    mov          ecx,edx
    mov          QWORD PTR [rdi+0x8],rcx
    mov          DWORD PTR [rdi+0x10],eax
    mov          eax,0x1
    mov          QWORD PTR [rdi],rax
    mov          rax,rdi
    pop          rcx
    ret
.L6:
  ! lea          rdi,[rip+.D7]
  ! lea          rdx,[rip+.D8]
  ! mov          esi,0x3d
  ! call         core::panicking::panic

; ---- smallest_grid, level avx2: 177 instructions, inner loops: 24, 25
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    sub          rsp,0x18
    mov          rcx,QWORD PTR [rsi+0x8]
    cmp          QWORD PTR [rsi+0x18],rcx
    jne          .L11
    movabs       r14,0x7fffffffffffffff
    mov          r9,rcx
    shr          r9,0x2
    mov          r8d,ecx
    and          r8d,0x3
    mov          r10,QWORD PTR [rsi]
    mov          rbx,QWORD PTR [rsi+0x10]
    mov          r13,r14
    test         r9,r9
    je           .L2
    vpbroadcastq ymm1,QWORD PTR [rdx]
    vpbroadcastq ymm2,QWORD PTR [rdx+0x8]
    vpbroadcastq ymm0,QWORD PTR [rip+.D1]
    vmovdqa      ymm3,YMMWORD PTR [rip+.D2]
    xor          esi,esi
    vpbroadcastb ymm4,BYTE PTR [rip+.D3]
    vmovdqa      ymm5,YMMWORD PTR [rip+.D4]
    vpbroadcastq ymm6,QWORD PTR [rip+.D5]
    vpxor        xmm7,xmm7,xmm7
    mov          r11,r9
.L1:
  | vpand        ymm8,ymm1,YMMWORD PTR [r10+rsi*1]
  | vpand        ymm9,ymm2,YMMWORD PTR [rbx+rsi*1]
  | vpand        ymm10,ymm8,ymm4
  | vpshufb      ymm10,ymm5,ymm10
  | vpsrlq       ymm8,ymm8,0x4
  | vpand        ymm8,ymm8,ymm4
  | vpshufb      ymm8,ymm5,ymm8
  | vpaddb       ymm8,ymm8,ymm10
  | vpand        ymm10,ymm9,ymm4
  | vpshufb      ymm10,ymm5,ymm10
  | vpsrlq       ymm9,ymm9,0x4
  | vpand        ymm9,ymm9,ymm4
  | vpshufb      ymm9,ymm5,ymm9
  | vpaddb       ymm9,ymm9,ymm10
  | vpaddb       ymm8,ymm9,ymm8
  | vpsadbw      ymm8,ymm8,ymm7
  | vpsllq       ymm8,ymm8,0x20
  | vpor         ymm8,ymm8,ymm3
  | vpcmpgtq     ymm9,ymm0,ymm8
  | vpblendvb    ymm0,ymm0,ymm8,ymm9
  | vpaddq       ymm3,ymm3,ymm6
  | add          rsi,0x20
  | dec          r11
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
    vmovq        r13,xmm0
.L2:
    test         r8,r8
    je           .L8
    lea          rax,[rcx*8+0x0]
    movabs       r11,0x7fffffffffffffe0
    and          r11,rax
    lea          rbp,[r10+r11*1]
    add          r11,rbx
    mov          r15,QWORD PTR [rdx]
    mov          rdx,QWORD PTR [rdx+0x8]
    mov          rax,QWORD PTR [rbp+0x0]
    and          rax,r15
    mov          r12,QWORD PTR [r11]
    and          r12,rdx
    popcnt       rax,rax
    popcnt       r12,r12
    add          r12d,eax
    cmp          r8d,0x1
    jne          .L3
    xor          r9d,r9d
    jmp          .L7
.L3:
    cmp          r8,0x2
    jne          .L4
    mov          eax,0x1
    xor          r9d,r9d
    jmp          .L6
.L4:
    mov          QWORD PTR [rsp],rbp
    mov          QWORD PTR [rsp+0x8],r13
    mov          QWORD PTR [rsp+0x10],rdi
    dec          r8
    mov          r13,r8
    and          r13,0xfffffffffffffffe
    mov          al,0x3a
    bzhi         rax,r9,rax
    shl          rax,0x5
    add          rbx,rax
    add          rbx,0x8
    lea          rbp,[r10+rax*1]
    add          rbp,0x8
    mov          eax,0x1
    xor          r9d,r9d
.L5:
  | mov          r10,rax
  | mov          rax,QWORD PTR [rbp+rax*8-0x8]
  | and          rax,r15
  | mov          r14,QWORD PTR [rbx+r10*8-0x8]
  | and          r14,rdx
  | popcnt       rax,rax
  | popcnt       r14,r14
  | add          r14d,eax
  | cmp          r14d,r12d
  | cmovae       r14d,r12d
  | cmovb        r9,r10
  | lea          rax,[r10+0x2]
  | mov          r12,QWORD PTR [rbp+r10*8+0x0]
  | and          r12,r15
  | mov          rsi,QWORD PTR [rbx+r10*8]
  | and          rsi,rdx
  | popcnt       rdi,r12
  | popcnt       r12,rsi
  | add          r12d,edi
  | inc          r10
  | cmp          r12d,r14d
  | cmovae       r12d,r14d
  | cmovb        r9,r10
  | cmp          r10,r13
  | jne          .L5
    test         r8b,0x1
    mov          rdi,QWORD PTR [rsp+0x10]
    movabs       r14,0x7fffffffffffffff
    mov          r13,QWORD PTR [rsp+0x8]
    mov          rbp,QWORD PTR [rsp]
    je           .L7
.L6:
    mov          esi,r12d
    and          r15,QWORD PTR [rbp+rax*8+0x0]
    and          rdx,QWORD PTR [r11+rax*8]
    popcnt       r8,r15
    popcnt       r12,rdx
    add          r12d,r8d
    cmp          r12d,esi
    cmovae       r12d,esi
    cmovb        r9,rax
.L7:
    shl          r12,0x20
    and          rcx,0xfffffffffffffffc
    add          rcx,r9
    or           rcx,r12
    cmp          rcx,r13
    cmovb        r13,rcx
.L8:
    cmp          r13,r14
    jne          .L9
    xor          eax,eax
    jmp          .L10
.L9:
    mov          rax,r13
    shr          rax,0x20
    mov          ecx,r13d
    mov          QWORD PTR [rdi+0x8],rcx
    mov          DWORD PTR [rdi+0x10],eax
    mov          eax,0x1
.L10:
    mov          QWORD PTR [rdi],rax
    mov          rax,rdi
    add          rsp,0x18
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    vzeroupper
    ret
.L11:
  ! lea          rdi,[rip+.D7]
  ! lea          rdx,[rip+.D8]
  ! mov          esi,0x3d
  ! call         core::panicking::panic

; ---- smallest_grid, level avx512: 157 instructions, inner loops: 12, 25
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    sub          rsp,0x18
    mov          rcx,QWORD PTR [rsi+0x8]
    cmp          QWORD PTR [rsi+0x18],rcx
    jne          .L11
    movabs       r10,0x7fffffffffffffff
    mov          r14,rcx
    shr          r14,0x3
    mov          r8d,ecx
    and          r8d,0x7
    mov          r15,QWORD PTR [rsi]
    mov          r12,QWORD PTR [rsi+0x10]
    mov          r13,r10
    test         r14,r14
    je           .L2
    vpbroadcastq zmm1,QWORD PTR [rdx]
    vpbroadcastq zmm2,QWORD PTR [rdx+0x8]
    vpbroadcastq zmm0,QWORD PTR [rip+.D1]
    vmovdqa64    zmm3,ZMMWORD PTR [rip+.D2]
    xor          eax,eax
    vpbroadcastq zmm4,QWORD PTR [rip+.D3]
    mov          rsi,r14
.L1:
  | vpandq       zmm5,zmm1,ZMMWORD PTR [r15+rax*1]
  | vpandq       zmm6,zmm2,ZMMWORD PTR [r12+rax*1]
  | vpopcntq     zmm5,zmm5
  | vpopcntq     zmm6,zmm6
  | vpaddq       zmm5,zmm6,zmm5
  | vpsllq       zmm5,zmm5,0x20
  | vporq        zmm5,zmm5,zmm3
  | vpminuq      zmm0,zmm0,zmm5
  | vpaddq       zmm3,zmm3,zmm4
  | add          rax,0x40
  | dec          rsi
  | jne          .L1
    vextracti64x4 ymm1,zmm0,0x1
    vpminuq      zmm0,zmm0,zmm1
    vextracti128 xmm1,ymm0,0x1
    vpminuq      xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpminuq      xmm0,xmm0,xmm1
    vmovq        r13,xmm0
.L2:
    test         r8,r8
    je           .L8
    lea          rax,[rcx*8+0x0]
    movabs       r9,0x7fffffffffffffc0
    and          r9,rax
    lea          rbp,[r15+r9*1]
    add          r9,r12
    mov          r11,QWORD PTR [rdx]
    mov          rdx,QWORD PTR [rdx+0x8]
    mov          rax,QWORD PTR [rbp+0x0]
    and          rax,r11
    mov          rbx,QWORD PTR [r9]
    and          rbx,rdx
    popcnt       rax,rax
    popcnt       rbx,rbx
    add          ebx,eax
    cmp          r8d,0x1
    jne          .L3
    xor          r14d,r14d
    jmp          .L7
.L3:
    cmp          r8,0x2
    jne          .L4
    mov          eax,0x1
    xor          r14d,r14d
    jmp          .L6
.L4:
    mov          QWORD PTR [rsp],rbp
    mov          QWORD PTR [rsp+0x8],r13
    mov          QWORD PTR [rsp+0x10],rdi
    dec          r8
    mov          r13,r8
    and          r13,0xfffffffffffffffe
    mov          al,0x39
    bzhi         rax,r14,rax
    shl          rax,0x6
    add          r12,rax
    add          r12,0x8
    lea          rbp,[r15+rax*1]
    add          rbp,0x8
    mov          eax,0x1
    xor          r14d,r14d
.L5:
  | mov          r15,rax
  | mov          rax,QWORD PTR [rbp+rax*8-0x8]
  | and          rax,r11
  | mov          r10,QWORD PTR [r12+r15*8-0x8]
  | and          r10,rdx
  | popcnt       rax,rax
  | popcnt       r10,r10
  | add          r10d,eax
  | cmp          r10d,ebx
  | cmovae       r10d,ebx
  | cmovb        r14,r15
  | lea          rax,[r15+0x2]
  | mov          rbx,QWORD PTR [rbp+r15*8+0x0]
  | and          rbx,r11
  | mov          rsi,QWORD PTR [r12+r15*8]
  | and          rsi,rdx
  | popcnt       rdi,rbx
  | popcnt       rbx,rsi
  | add          ebx,edi
  | inc          r15
  | cmp          ebx,r10d
  | cmovae       ebx,r10d
  | cmovb        r14,r15
  | cmp          r15,r13
  | jne          .L5
    test         r8b,0x1
    mov          rdi,QWORD PTR [rsp+0x10]
    movabs       r10,0x7fffffffffffffff
    mov          r13,QWORD PTR [rsp+0x8]
    mov          rbp,QWORD PTR [rsp]
    je           .L7
.L6:
    mov          esi,ebx
    and          r11,QWORD PTR [rbp+rax*8+0x0]
    and          rdx,QWORD PTR [r9+rax*8]
    popcnt       r8,r11
    popcnt       rbx,rdx
    add          ebx,r8d
    cmp          ebx,esi
    cmovae       ebx,esi
    cmovb        r14,rax
.L7:
    shl          rbx,0x20
    and          rcx,0xfffffffffffffff8
    add          rcx,r14
    or           rcx,rbx
    cmp          rcx,r13
    cmovb        r13,rcx
.L8:
    cmp          r13,r10
    jne          .L9
    xor          eax,eax
    jmp          .L10
.L9:
    mov          rax,r13
    shr          rax,0x20
    mov          ecx,r13d
    mov          QWORD PTR [rdi+0x8],rcx
    mov          DWORD PTR [rdi+0x10],eax
    mov          eax,0x1
.L10:
    mov          QWORD PTR [rdi],rax
    mov          rax,rdi
    add          rsp,0x18
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    vzeroupper
    ret
.L11:
  ! lea          rdi,[rip+.D4]
  ! lea          rdx,[rip+.D5]
  ! mov          esi,0x3d
  ! call         core::panicking::panic
