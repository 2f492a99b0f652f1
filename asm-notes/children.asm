; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "thin", codegen-units = 1, debug = "line-tables-only"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- children, level scalar: 117 instructions, inner loops: 95
    push         rbx
    test         rdx,rdx
    je           .L7
    mov          rax,rdi
    mov          rdi,QWORD PTR [rsp+0x10]
    movdqu       xmm0,XMMWORD PTR [rax]
    movdqu       xmm1,XMMWORD PTR [rax+0x10]
    movdqu       xmm2,XMMWORD PTR [rax+0x20]
    movdqu       xmm3,XMMWORD PTR [rax+0x30]
    movdqu       xmm4,XMMWORD PTR [rax+0x40]
    movdqu       xmm5,XMMWORD PTR [rax+0x50]
    xor          eax,eax
.L1:
  | cmp          r8,rax
  | je           .L8
  | tzcnt        r10,rdx
  | lea          r10,[r10+r10*2]
  | shl          r10d,0x5
  | movdqu       xmm11,XMMWORD PTR [rsi+r10*1]
  | pandn        xmm11,xmm0
  | movdqu       XMMWORD PTR [rcx],xmm11
  | movdqu       xmm10,XMMWORD PTR [rsi+r10*1+0x10]
  | pandn        xmm10,xmm1
  | movdqu       XMMWORD PTR [rcx+0x10],xmm10
  | movdqu       xmm9,XMMWORD PTR [rsi+r10*1+0x20]
  | pandn        xmm9,xmm2
  | movdqu       XMMWORD PTR [rcx+0x20],xmm9
  | movdqu       xmm8,XMMWORD PTR [rsi+r10*1+0x30]
  | pandn        xmm8,xmm3
  | movdqu       XMMWORD PTR [rcx+0x30],xmm8
  | movdqu       xmm7,XMMWORD PTR [rsi+r10*1+0x40]
  | pandn        xmm7,xmm4
  | movdqu       XMMWORD PTR [rcx+0x40],xmm7
  | movdqu       xmm6,XMMWORD PTR [rsi+r10*1+0x50]
  | pandn        xmm6,xmm5
  | movdqu       XMMWORD PTR [rcx+0x50],xmm6
  | movq         r10,xmm11
  | test         r10,r10
  | je           .L2
  | xor          r10d,r10d
  | jmp          .L3
.L2:
  | pshufd       xmm11,xmm11,0xee
  | movq         r11,xmm11
  | mov          r10d,0x1
  | test         r11,r11
  | jne          .L3
  | movq         r11,xmm10
  | mov          r10d,0x2
  | test         r11,r11
  | jne          .L3
  | pshufd       xmm10,xmm10,0xee
  | movq         r11,xmm10
  | mov          r10d,0x3
  | test         r11,r11
  | jne          .L3
  | movq         r11,xmm9
  | mov          r10d,0x4
  | test         r11,r11
  | jne          .L3
  | pshufd       xmm9,xmm9,0xee
  | movq         r11,xmm9
  | mov          r10d,0x5
  | test         r11,r11
  | jne          .L3
  | movq         r11,xmm8
  | mov          r10d,0x6
  | test         r11,r11
  | jne          .L3
  | pshufd       xmm8,xmm8,0xee
  | movq         r11,xmm8
  | mov          r10d,0x7
  | test         r11,r11
  | jne          .L3
  | movq         r11,xmm7
  | mov          r10d,0x8
  | test         r11,r11
  | jne          .L3
  | pshufd       xmm7,xmm7,0xee
  | movq         r11,xmm7
  | mov          r10d,0x9
  | test         r11,r11
  | jne          .L3
  | movq         r11,xmm6
  | mov          r10d,0xa
  | test         r11,r11
  | jne          .L3
  | pshufd       xmm6,xmm6,0xee
  | movq         r11,xmm6
  | mov          r10d,0xb
  | test         r11,r11
  | je           .L5
.L3:
  | mov          ebx,r10d
  | shl          ebx,0x6
  | mov          r11d,0x40
  | tzcnt        r11,QWORD PTR [rcx+r10*8]
  | add          r11d,ebx
  | cmp          rdi,rax
  | je           .L6
.L4:
  | lea          r10,[rdx-0x1]
  | and          rdx,r10
  | mov          WORD PTR [r9+rax*2],r11w
  | add          rcx,0x60
  | inc          rax
  | test         rdx,rdx
  | jne          .L1
    jmp          .L7
.L5:
  | mov          r11w,0x300
  | cmp          rdi,rax
  | jne          .L4
.L6:
  ! lea          rdx,[rip+.D1]
  ! mov          rsi,rdi
  ! call         core::panicking::panic_bounds_check
.L7:
    pop          rbx
    ret
.L8:
  ! lea          rdx,[rip+.D2]
  ! mov          rdi,r8
  ! mov          rsi,r8
  ! call         core::panicking::panic_bounds_check

; ---- children, level sse2: 104 instructions, inner loops: 80
    push         rbx
    mov          rax,QWORD PTR [rsp+0x10]
    cmp          rax,r8
    cmovb        r8,rax
    test         r8,r8
    je           .L5
    movdqu       xmm0,XMMWORD PTR [rdi]
    movdqu       xmm1,XMMWORD PTR [rdi+0x10]
    movdqu       xmm2,XMMWORD PTR [rdi+0x20]
    movdqu       xmm3,XMMWORD PTR [rdi+0x30]
    movdqu       xmm4,XMMWORD PTR [rdi+0x40]
    movdqu       xmm5,XMMWORD PTR [rdi+0x50]
    xor          eax,eax
    pxor         xmm6,xmm6
    pcmpeqd      xmm7,xmm7
    jmp          .L3
.L1:
  | tzcnt        rdi,rdi
.L2:
  | lea          r10,[rdx-0x1]
  | and          rdx,r10
  | mov          WORD PTR [r9+rax*2],di
  | inc          rax
  | add          rcx,0x60
  | cmp          r8,rax
  | je           .L5
.L3:
  | test         rdx,rdx
  | je           .L6
  | tzcnt        rdi,rdx
  | lea          r10,[rdi+rdi*2]
  | shl          r10d,0x5
  | movdqu       xmm8,XMMWORD PTR [rsi+r10*1]
  | pandn        xmm8,xmm0
  | movdqu       XMMWORD PTR [rcx],xmm8
  | movdqu       xmm9,XMMWORD PTR [rsi+r10*1+0x10]
  | pandn        xmm9,xmm1
  | movdqu       XMMWORD PTR [rcx+0x10],xmm9
  | movdqu       xmm11,XMMWORD PTR [rsi+r10*1+0x20]
  | pandn        xmm11,xmm2
  | movdqu       XMMWORD PTR [rcx+0x20],xmm11
  | movdqu       xmm12,XMMWORD PTR [rsi+r10*1+0x30]
  | pandn        xmm12,xmm3
  | movdqu       XMMWORD PTR [rcx+0x30],xmm12
  | movdqu       xmm13,XMMWORD PTR [rsi+r10*1+0x40]
  | pandn        xmm13,xmm4
  | movdqu       XMMWORD PTR [rcx+0x40],xmm13
  | movq         rdi,xmm8
  | movdqu       xmm10,XMMWORD PTR [rsi+r10*1+0x50]
  | pandn        xmm10,xmm5
  | movdqu       XMMWORD PTR [rcx+0x50],xmm10
  | test         rdi,rdi
  | jne          .L1
  | pcmpeqd      xmm13,xmm6
  | pshufd       xmm14,xmm13,0xb1
  | pand         xmm14,xmm13
  | pcmpgtd      xmm14,xmm7
  | movmskpd     edi,xmm14
  | shl          edi,0x8
  | pcmpeqd      xmm12,xmm6
  | pshufd       xmm13,xmm12,0xb1
  | pand         xmm13,xmm12
  | pcmpgtd      xmm13,xmm7
  | movmskpd     r10d,xmm13
  | shl          r10d,0x6
  | pcmpeqd      xmm11,xmm6
  | pshufd       xmm12,xmm11,0xb1
  | pand         xmm12,xmm11
  | pcmpgtd      xmm12,xmm7
  | movmskpd     r11d,xmm12
  | shl          r11d,0x4
  | pcmpeqd      xmm9,xmm6
  | pcmpeqd      xmm8,xmm6
  | movdqa       xmm11,xmm8
  | shufps       xmm11,xmm9,0x88
  | shufps       xmm8,xmm9,0xdd
  | andps        xmm8,xmm11
  | movmskps     ebx,xmm8
  | xor          ebx,0xf
  | or           ebx,r11d
  | or           ebx,r10d
  | or           ebx,edi
  | pcmpeqd      xmm10,xmm6
  | pshufd       xmm8,xmm10,0xb1
  | pand         xmm8,xmm10
  | pcmpgtd      xmm8,xmm7
  | movmskpd     edi,xmm8
  | shl          edi,0xa
  | or           edi,ebx
  | test         edi,edi
  | je           .L4
  | tzcnt        r10d,edi
  | mov          edi,0x40
  | tzcnt        rdi,QWORD PTR [rcx+r10*8]
  | shl          r10d,0x6
  | add          rdi,r10
  | jmp          .L2
.L4:
  | mov          edi,0x300
  | jmp          .L2
.L5:
    test         rdx,rdx
    jne          .L7
.L6:
    pop          rbx
    ret
.L7:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x1b
  ! call         core::panicking::panic

; ---- children, level avx2: 66 instructions, inner loops: 44
    push         rax
    mov          rax,QWORD PTR [rsp+0x10]
    cmp          rax,r8
    cmovb        r8,rax
    test         r8,r8
    je           .L5
    vmovdqu      ymm0,YMMWORD PTR [rdi]
    vmovdqu      ymm1,YMMWORD PTR [rdi+0x20]
    vmovdqu      ymm2,YMMWORD PTR [rdi+0x40]
    xor          eax,eax
    vpxor        xmm3,xmm3,xmm3
    jmp          .L3
.L1:
  | tzcnt        rdi,rdi
.L2:
  | blsr         rdx,rdx
  | mov          WORD PTR [r9+rax*2],di
  | inc          rax
  | add          rcx,0x60
  | cmp          r8,rax
  | je           .L5
.L3:
  | test         rdx,rdx
  | je           .L6
  | tzcnt        rdi,rdx
  | lea          r10,[rdi+rdi*2]
  | shl          r10d,0x5
  | vmovdqu      ymm4,YMMWORD PTR [rsi+r10*1]
  | vpandn       ymm4,ymm4,ymm0
  | vmovdqu      YMMWORD PTR [rcx],ymm4
  | vmovdqu      ymm5,YMMWORD PTR [rsi+r10*1+0x20]
  | vpandn       ymm6,ymm5,ymm1
  | vmovdqu      YMMWORD PTR [rcx+0x20],ymm6
  | vmovq        rdi,xmm4
  | vmovdqu      ymm5,YMMWORD PTR [rsi+r10*1+0x40]
  | vpandn       ymm5,ymm5,ymm2
  | vmovdqu      YMMWORD PTR [rcx+0x40],ymm5
  | test         rdi,rdi
  | jne          .L1
  | vpcmpeqq     ymm4,ymm4,ymm3
  | vpcmpeqq     ymm6,ymm6,ymm3
  | vpackssdw    ymm4,ymm4,ymm6
  | vpermq       ymm4,ymm4,0xd8
  | vmovmskps    r10d,ymm4
  | xor          r10d,0xff
  | vpcmpeqq     ymm4,ymm5,ymm3
  | vmovmskpd    edi,ymm4
  | xor          edi,0xf
  | shl          edi,0x8
  | or           edi,r10d
  | test         edi,edi
  | je           .L4
  | tzcnt        r10d,edi
  | tzcnt        rdi,QWORD PTR [rcx+r10*8]
  | shl          r10d,0x6
  | add          rdi,r10
  | jmp          .L2
.L4:
  | mov          edi,0x300
  | jmp          .L2
.L5:
    test         rdx,rdx
    jne          .L7
.L6:
    pop          rax
    vzeroupper
    ret
.L7:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x1b
  ! vzeroupper
  ! call         core::panicking::panic

; ---- children, level avx512: 57 instructions, inner loops: 37
    push         rax
    mov          rax,QWORD PTR [rsp+0x10]
    cmp          rax,r8
    cmovb        r8,rax
    test         r8,r8
    je           .L4
    vmovdqu      ymm0,YMMWORD PTR [rdi+0x40]
    vmovdqu64    zmm1,ZMMWORD PTR [rdi]
    xor          eax,eax
    jmp          .L3
.L1:
  | tzcnt        rdi,rdi
.L2:
  | blsr         rdx,rdx
  | mov          WORD PTR [r9+rax*2],di
  | inc          rax
  | add          rcx,0x60
  | cmp          r8,rax
  | je           .L4
.L3:
  | test         rdx,rdx
  | je           .L5
  | tzcnt        rdi,rdx
  | lea          rdi,[rdi+rdi*2]
  | shl          edi,0x5
  | vmovdqu64    zmm2,ZMMWORD PTR [rsi+rdi*1]
  | vpandnq      zmm2,zmm2,zmm1
  | vmovdqu64    ZMMWORD PTR [rcx],zmm2
  | vmovdqu      ymm3,YMMWORD PTR [rsi+rdi*1+0x40]
  | vpandnq      zmm3,zmm3,zmm0
  | vmovdqu      YMMWORD PTR [rcx+0x40],ymm3
  | vmovq        rdi,xmm2
  | test         rdi,rdi
  | jne          .L1
  | vptestmq     k0,zmm2,zmm2
  | kmovb        edi,k0
  | vptestnmq    k0,zmm3,zmm3
  | kmovd        r10d,k0
  | and          r10d,0xf
  | shl          r10d,0x8
  | or           r10d,edi
  | mov          edi,0x300
  | cmp          r10d,0xf00
  | je           .L2
  | xor          r10d,0xf00
  | tzcnt        r10d,r10d
  | tzcnt        rdi,QWORD PTR [rcx+r10*8]
  | shl          r10d,0x6
  | add          rdi,r10
  | jmp          .L2
.L4:
    test         rdx,rdx
    jne          .L6
.L5:
    pop          rax
    vzeroupper
    ret
.L6:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x1b
  ! vzeroupper
  ! call         core::panicking::panic
