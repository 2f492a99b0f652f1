; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- drop_hit, level scalar: 27 instructions, inner loops: 10
    push         rax
    cmp          r8,rsi
    jb           .L4
    xor          eax,eax
    test         rsi,rsi
    je           .L2
    xor          r9d,r9d
.L1:
  | cmp          rax,r8
  | jae          .L3
  | mov          r10,QWORD PTR [rdi+r9*8]
  | inc          r9
  | mov          QWORD PTR [rcx+rax*8],r10
  | and          r10,rdx
  | cmp          r10,0x1
  | adc          rax,0x0
  | cmp          rsi,r9
  | jne          .L1
.L2:
    pop          rcx
    ret
.L3:
  ! lea          rdx,[rip+.D1]
  ! mov          rdi,rax
  ! mov          rsi,r8
  ! call         core::panicking::panic_bounds_check
.L4:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x3e
  ! call         core::panicking::panic

; ---- drop_hit, level sse2: 67 instructions, inner loops: 21, 10
    push         r14
    push         rbx
    push         rax
    cmp          r8,rsi
    jb           .L6
    mov          r9,rsi
    shr          r9,1
    je           .L4
    movq         xmm0,rdx
    pshufd       xmm0,xmm0,0x44
    shl          r9,0x4
    xor          eax,eax
    pxor         xmm1,xmm1
    xor          r10d,r10d
.L1:
  | mov          r11,rax
  | movdqu       xmm2,XMMWORD PTR [rdi+r10*1]
  | movdqa       xmm3,xmm2
  | pshufd       xmm4,xmm2,0xee
  | pand         xmm2,xmm0
  | pcmpeqd      xmm2,xmm1
  | pshufd       xmm5,xmm2,0xa0
  | pand         xmm5,xmm2
  | movmskpd     eax,xmm5
  | lea          rbx,[rcx+r11*8]
  | mov          r14d,eax
  | and          r14d,0x1
  | movq         QWORD PTR [rcx+r11*8],xmm3
  | movq         QWORD PTR [rbx+r14*8],xmm4
  | mov          ebx,eax
  | shr          ebx,1
  | sub          eax,ebx
  | add          rax,r11
  | add          r10,0x10
  | cmp          r9,r10
  | jne          .L1
    movabs       r9,0xffffffffffffffe
    and          r9,rsi
    cmp          r9,rsi
    je           .L3
.L2:
  | cmp          rax,r8
  | jae          .L5
  | mov          r10,QWORD PTR [rdi+r9*8]
  | inc          r9
  | mov          QWORD PTR [rcx+rax*8],r10
  | and          r10,rdx
  | cmp          r10,0x1
  | adc          rax,0x0
  | cmp          r9,rsi
  | jb           .L2
.L3:
    add          rsp,0x8
    pop          rbx
    pop          r14
    ret
.L4:
    xor          eax,eax
    movabs       r9,0xffffffffffffffe
    and          r9,rsi
    cmp          r9,rsi
    jne          .L2
    jmp          .L3
.L5:
  ! lea          rdx,[rip+.D1]
  ! mov          rdi,rax
  ! mov          rsi,r8
  ! call         core::panicking::panic_bounds_check
.L6:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x3e
  ! call         core::panicking::panic

; ---- drop_hit, level avx2: 63 instructions, inner loops: 14, 10
    push         r14
    push         rbx
    push         rax
    cmp          r8,rsi
    jb           .L6
    mov          r9,rsi
    shr          r9,0x2
    je           .L4
    vmovq        xmm0,rdx
    vpbroadcastq ymm0,xmm0
    shl          r9,0x5
    xor          eax,eax
    vpxor        xmm1,xmm1,xmm1
    mov          r10,QWORD PTR [rip+.D1]
    xor          r11d,r11d
.L1:
  | mov          rbx,rax
  | vmovdqu      ymm2,YMMWORD PTR [rdi+r11*1]
  | vpand        ymm3,ymm2,ymm0
  | vpcmpeqq     ymm3,ymm3,ymm1
  | vmovmskpd    r14d,ymm3
  | popcnt       eax,r14d
  | shl          r14d,0x5
  | vmovdqu      ymm3,YMMWORD PTR [r10+r14*1]
  | vpermd       ymm2,ymm3,ymm2
  | vmovdqu      YMMWORD PTR [rcx+rbx*8],ymm2
  | add          rax,rbx
  | add          r11,0x20
  | cmp          r9,r11
  | jne          .L1
    movabs       r9,0xffffffffffffffc
    and          r9,rsi
    cmp          r9,rsi
    je           .L3
.L2:
  | cmp          rax,r8
  | jae          .L5
  | mov          r10,QWORD PTR [rdi+r9*8]
  | inc          r9
  | mov          QWORD PTR [rcx+rax*8],r10
  | and          r10,rdx
  | cmp          r10,0x1
  | adc          rax,0x0
  | cmp          r9,rsi
  | jb           .L2
.L3:
    add          rsp,0x8
    pop          rbx
    pop          r14
    vzeroupper
    ret
.L4:
    xor          eax,eax
    movabs       r9,0xffffffffffffffc
    and          r9,rsi
    cmp          r9,rsi
    jne          .L2
    jmp          .L3
.L5:
  ! lea          rdx,[rip+.D2]
  ! mov          rdi,rax
  ! mov          rsi,r8
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L6:
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x3e
  ! call         core::panicking::panic

; ---- drop_hit, level avx512: 78 instructions, inner loops: 18, 10
    push         rbp
    push         r14
    push         rbx
    cmp          r8,rsi
    jb           .L9
    mov          r9,rsi
    shr          r9,0x3
    je           .L1
    vpbroadcastq zmm0,rdx
    cmp          r9,0x1
    jne          .L2
    xor          eax,eax
    xor          r10d,r10d
    jmp          .L4
.L1:
    xor          eax,eax
    jmp          .L5
.L2:
    movabs       r11,0x1fffffffffffffe
    and          r11,r9
    lea          rbx,[rdi+0x40]
    xor          eax,eax
    xor          r10d,r10d
.L3:
  | vmovdqu64    zmm1,ZMMWORD PTR [rbx-0x40]
  | vptestnmq    k1,zmm1,zmm0
  | vpcompressq  zmm1{k1}{z},zmm1
  | vmovdqu64    ZMMWORD PTR [rcx+rax*8],zmm1
  | kmovb        ebp,k1
  | popcnt       r14d,ebp
  | add          r14,rax
  | add          r10,0x2
  | vmovdqu64    zmm1,ZMMWORD PTR [rbx]
  | vptestnmq    k1,zmm1,zmm0
  | vpcompressq  zmm1{k1}{z},zmm1
  | vmovdqu64    ZMMWORD PTR [rcx+r14*8],zmm1
  | kmovb        eax,k1
  | popcnt       eax,eax
  | add          rax,r14
  | sub          rbx,0xffffffffffffff80
  | cmp          r11,r10
  | jne          .L3
    test         r9b,0x1
    je           .L5
.L4:
    mov          r9,rax
    shl          r10,0x6
    vmovdqu64    zmm1,ZMMWORD PTR [rdi+r10*1]
    vptestnmq    k1,zmm1,zmm0
    vpcompressq  zmm0{k1}{z},zmm1
    vmovdqu64    ZMMWORD PTR [rcx+rax*8],zmm0
    kmovb        eax,k1
    popcnt       eax,eax
    add          rax,r9
.L5:
    movabs       r9,0xffffffffffffff8
    and          r9,rsi
    cmp          r9,rsi
    je           .L7
.L6:
  | cmp          rax,r8
  | jae          .L8
  | mov          r10,QWORD PTR [rdi+r9*8]
  | inc          r9
  | mov          QWORD PTR [rcx+rax*8],r10
  | and          r10,rdx
  | cmp          r10,0x1
  | adc          rax,0x0
  | cmp          r9,rsi
  | jb           .L6
.L7:
    pop          rbx
    pop          r14
    pop          rbp
    vzeroupper
    ret
.L8:
  ! lea          rdx,[rip+.D1]
  ! mov          rdi,rax
  ! mov          rsi,r8
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L9:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x3e
  ! call         core::panicking::panic
