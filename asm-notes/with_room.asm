; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- with_room, level scalar: 157 instructions, inner loops: 122
    movzx        eax,BYTE PTR [rcx]
    movdqu       xmm1,XMMWORD PTR [rdx]
    movdqu       xmm2,XMMWORD PTR [rdx+0x8]
    movdqu       xmm3,XMMWORD PTR [rcx+0x20]
    movdqu       xmm4,XMMWORD PTR [rcx+0x18]
    movdqu       xmm5,XMMWORD PTR [rcx+0x10]
    movdqu       xmm6,XMMWORD PTR [rcx+0x8]
    movq         xmm0,QWORD PTR [rcx+0x28]
    pshufd       xmm0,xmm0,0x44
    pshufd       xmm6,xmm6,0x44
    movdqa       XMMWORD PTR [rsp-0x28],xmm6
    pshufd       xmm5,xmm5,0x44
    movdqa       XMMWORD PTR [rsp-0x38],xmm5
    pshufd       xmm4,xmm4,0x44
    movdqa       XMMWORD PTR [rsp-0x48],xmm4
    pshufd       xmm3,xmm3,0x44
    movdqa       XMMWORD PTR [rsp-0x58],xmm3
    pshufd       xmm5,xmm1,0x44
    pshufd       xmm9,xmm2,0x44
    movq         xmm1,QWORD PTR [rdx+0x10]
    pshufd       xmm1,xmm1,0x44
    movdqa       XMMWORD PTR [rsp-0x18],xmm1
    movdqa       xmm8,XMMWORD PTR [rip+.D1]
    pxor         xmm11,xmm11
    xor          ecx,ecx
    movdqa       xmm12,XMMWORD PTR [rip+.D2]
    movdqa       xmm13,XMMWORD PTR [rip+.D3]
    movdqa       xmm10,XMMWORD PTR [rip+.D4]
    pxor         xmm0,xmm10
    xorpd        xmm14,xmm14
    jmp          .L2
.L1:
  | paddb        xmm6,xmm7
  | paddb        xmm4,xmm6
  | psadbw       xmm4,xmm11
  | por          xmm4,xmm10
  | movdqa       xmm1,xmm4
  | pcmpgtd      xmm1,xmm0
  | pcmpeqd      xmm4,xmm0
  | pshufd       xmm2,xmm4,0xf5
  | pand         xmm2,xmm1
  | pandn        xmm2,xmm15
  | pand         xmm2,XMMWORD PTR [rip+.D5]
  | movdqa       xmm1,xmm2
  | psllq        xmm1,xmm8
  | pshufd       xmm3,xmm8,0xee
  | psllq        xmm2,xmm3
  | movsd        xmm2,xmm1
  | orpd         xmm14,xmm2
  | add          rcx,0x2
  | paddq        xmm8,XMMWORD PTR [rip+.D6]
  | cmp          rcx,0x8
  | je           .L3
.L2:
  | movdqu       xmm4,XMMWORD PTR [rdi+rcx*8]
  | pand         xmm4,xmm5
  | movdqu       xmm1,XMMWORD PTR [rdi+rcx*8+0x40]
  | pand         xmm1,xmm9
  | movdqu       xmm15,XMMWORD PTR [rdi+rcx*8+0x80]
  | pand         xmm15,XMMWORD PTR [rsp-0x18]
  | movdqa       xmm2,xmm1
  | psrlw        xmm2,0x1
  | pand         xmm2,xmm12
  | psubb        xmm1,xmm2
  | movdqa       xmm2,xmm1
  | pand         xmm2,xmm13
  | psrlw        xmm1,0x2
  | pand         xmm1,xmm13
  | paddb        xmm1,xmm2
  | movdqa       xmm6,xmm1
  | psrlw        xmm6,0x4
  | paddb        xmm6,xmm1
  | movdqa       xmm2,XMMWORD PTR [rip+.D7]
  | pand         xmm6,xmm2
  | movdqa       xmm1,xmm4
  | psrlw        xmm1,0x1
  | pand         xmm1,xmm12
  | psubb        xmm4,xmm1
  | movdqa       xmm1,xmm4
  | pand         xmm1,xmm13
  | psrlw        xmm4,0x2
  | pand         xmm4,xmm13
  | paddb        xmm4,xmm1
  | movdqa       xmm7,xmm4
  | psrlw        xmm7,0x4
  | paddb        xmm7,xmm4
  | pand         xmm7,xmm2
  | movdqa       xmm1,xmm15
  | psrlw        xmm1,0x1
  | pand         xmm1,xmm12
  | psubb        xmm15,xmm1
  | movdqa       xmm1,xmm15
  | pand         xmm1,xmm13
  | psrlw        xmm15,0x2
  | pand         xmm15,xmm13
  | paddb        xmm15,xmm1
  | movdqa       xmm4,xmm15
  | psrlw        xmm4,0x4
  | paddb        xmm4,xmm15
  | pand         xmm4,xmm2
  | pcmpeqd      xmm15,xmm15
  | test         al,0x1
  | je           .L1
  | movdqa       xmm2,xmm6
  | psadbw       xmm2,xmm11
  | paddq        xmm2,XMMWORD PTR [rsp-0x38]
  | movdqa       xmm3,xmm7
  | psadbw       xmm3,xmm11
  | paddq        xmm3,XMMWORD PTR [rsp-0x28]
  | movdqa       xmm1,xmm4
  | psadbw       xmm1,xmm11
  | paddq        xmm1,XMMWORD PTR [rsp-0x48]
  | movdqa       xmm12,xmm5
  | movdqu       xmm5,XMMWORD PTR [rsi+rcx*8]
  | paddq        xmm5,XMMWORD PTR [rsp-0x58]
  | pxor         xmm3,xmm10
  | pxor         xmm5,xmm10
  | movdqa       xmm13,xmm9
  | movdqa       xmm9,xmm3
  | pcmpgtd      xmm9,xmm5
  | movdqa       xmm11,xmm0
  | pshufd       xmm0,xmm9,0xa0
  | pcmpeqd      xmm3,xmm5
  | pshufd       xmm3,xmm3,0xf5
  | pand         xmm3,xmm0
  | pshufd       xmm9,xmm9,0xf5
  | por          xmm9,xmm3
  | pxor         xmm2,xmm10
  | movdqa       xmm3,xmm2
  | pcmpgtd      xmm3,xmm5
  | pshufd       xmm0,xmm3,0xa0
  | pcmpeqd      xmm2,xmm5
  | pshufd       xmm2,xmm2,0xf5
  | pand         xmm2,xmm0
  | movdqa       xmm0,xmm11
  | pxor         xmm11,xmm11
  | pshufd       xmm3,xmm3,0xf5
  | por          xmm3,xmm2
  | por          xmm3,xmm9
  | pxor         xmm1,xmm10
  | movdqa       xmm2,xmm1
  | pcmpgtd      xmm2,xmm5
  | pshufd       xmm9,xmm2,0xa0
  | pcmpeqd      xmm1,xmm5
  | movdqa       xmm5,xmm12
  | movdqa       xmm12,XMMWORD PTR [rip+.D2]
  | pshufd       xmm1,xmm1,0xf5
  | pand         xmm1,xmm9
  | movdqa       xmm9,xmm13
  | movdqa       xmm13,XMMWORD PTR [rip+.D3]
  | pshufd       xmm2,xmm2,0xf5
  | por          xmm2,xmm1
  | por          xmm2,xmm3
  | pxor         xmm15,xmm2
  | jmp          .L1
.L3:
    pshufd       xmm0,xmm14,0xee
    por          xmm0,xmm14
    movq         rax,xmm0
    ret

; ---- with_room, level sse2: 254 instructions, inner loops: 106, 90
    movabs       rax,0x7fffffffffffffff
    xor          rax,QWORD PTR [rcx+0x28]
    movq         xmm0,rax
    pshufd       xmm0,xmm0,0x44
    cmp          BYTE PTR [rcx],0x0
    je           .L2
    mov          rax,QWORD PTR [rcx+0x20]
    inc          rax
    movq         xmm1,rax
    pshufd       xmm1,xmm1,0x44
    movdqa       XMMWORD PTR [rsp-0x18],xmm1
    movdqu       xmm1,XMMWORD PTR [rdx+0x8]
    movq         xmm2,QWORD PTR [rdx]
    pshufd       xmm4,xmm2,0x44
    movdqa       xmm3,XMMWORD PTR [rip+.D1]
    movdqa       XMMWORD PTR [rsp-0x28],xmm4
    pand         xmm4,xmm3
    movq         xmm2,QWORD PTR [rcx+0x8]
    pshufd       xmm2,xmm2,0x44
    movdqa       XMMWORD PTR [rsp-0x38],xmm2
    pshufd       xmm7,xmm1,0x44
    movdqa       XMMWORD PTR [rsp-0x48],xmm7
    pand         xmm7,xmm3
    movq         xmm2,QWORD PTR [rcx+0x10]
    pshufd       xmm2,xmm2,0x44
    movdqa       XMMWORD PTR [rsp-0x58],xmm2
    pshufd       xmm9,xmm1,0xee
    movdqa       xmm10,xmm9
    pand         xmm10,xmm3
    movq         xmm1,QWORD PTR [rcx+0x18]
    pshufd       xmm1,xmm1,0x44
    movdqa       XMMWORD PTR [rsp-0x68],xmm1
    xor          ecx,ecx
    movdqa       xmm12,XMMWORD PTR [rip+.D2]
    movdqa       xmm13,XMMWORD PTR [rip+.D3]
    movdqa       xmm14,XMMWORD PTR [rip+.D4]
    pcmpeqd      xmm15,xmm15
    xor          eax,eax
.L1:
  | movdqu       xmm1,XMMWORD PTR [rsi+rcx*8]
  | paddq        xmm1,XMMWORD PTR [rsp-0x18]
  | movdqu       xmm5,XMMWORD PTR [rdi+rcx*8]
  | movdqu       xmm6,XMMWORD PTR [rdi+rcx*8+0x40]
  | movdqu       xmm2,XMMWORD PTR [rdi+rcx*8+0x80]
  | movdqa       xmm8,XMMWORD PTR [rsp-0x28]
  | pand         xmm8,xmm5
  | pand         xmm5,xmm4
  | psrlq        xmm8,0x1
  | pand         xmm8,xmm3
  | paddq        xmm8,xmm5
  | movdqa       xmm5,xmm8
  | pand         xmm5,xmm12
  | psrlq        xmm8,0x2
  | pand         xmm8,xmm12
  | paddq        xmm8,xmm5
  | movdqa       xmm5,xmm8
  | psrlq        xmm5,0x4
  | paddq        xmm5,xmm8
  | pand         xmm5,xmm13
  | movdqa       xmm8,xmm5
  | psrlq        xmm8,0x8
  | paddq        xmm8,xmm5
  | movdqa       xmm11,xmm8
  | psrlq        xmm11,0x10
  | paddq        xmm11,xmm8
  | movdqa       xmm5,xmm11
  | psrlq        xmm5,0x20
  | paddq        xmm5,xmm11
  | pand         xmm5,xmm14
  | movdqa       xmm11,XMMWORD PTR [rsp-0x38]
  | paddq        xmm11,xmm5
  | pxor         xmm11,xmm15
  | paddq        xmm11,xmm1
  | movdqa       xmm8,XMMWORD PTR [rsp-0x48]
  | pand         xmm8,xmm6
  | pand         xmm6,xmm7
  | psrlq        xmm8,0x1
  | pand         xmm8,xmm3
  | paddq        xmm8,xmm6
  | movdqa       xmm6,xmm8
  | pand         xmm6,xmm12
  | psrlq        xmm8,0x2
  | pand         xmm8,xmm12
  | paddq        xmm8,xmm6
  | movdqa       xmm6,xmm8
  | psrlq        xmm6,0x4
  | paddq        xmm6,xmm8
  | pand         xmm6,xmm13
  | movdqa       xmm8,xmm6
  | psrlq        xmm8,0x8
  | paddq        xmm8,xmm6
  | movdqa       xmm6,xmm8
  | psrlq        xmm6,0x10
  | paddq        xmm6,xmm8
  | movdqa       xmm8,xmm6
  | psrlq        xmm8,0x20
  | paddq        xmm8,xmm6
  | pand         xmm8,xmm14
  | movdqa       xmm6,XMMWORD PTR [rsp-0x58]
  | paddq        xmm6,xmm8
  | pxor         xmm6,xmm15
  | paddq        xmm6,xmm1
  | por          xmm6,xmm11
  | movdqa       xmm11,xmm9
  | pand         xmm11,xmm2
  | pand         xmm2,xmm10
  | psrlq        xmm11,0x1
  | pand         xmm11,xmm3
  | paddq        xmm11,xmm2
  | movdqa       xmm2,xmm11
  | pand         xmm2,xmm12
  | psrlq        xmm11,0x2
  | pand         xmm11,xmm12
  | paddq        xmm11,xmm2
  | movdqa       xmm2,xmm11
  | psrlq        xmm2,0x4
  | paddq        xmm2,xmm11
  | pand         xmm2,xmm13
  | movdqa       xmm11,xmm2
  | psrlq        xmm11,0x8
  | paddq        xmm11,xmm2
  | movdqa       xmm2,xmm11
  | psrlq        xmm2,0x10
  | paddq        xmm2,xmm11
  | movdqa       xmm11,xmm2
  | psrlq        xmm11,0x20
  | paddq        xmm11,xmm2
  | paddq        xmm5,xmm0
  | pand         xmm11,xmm14
  | paddq        xmm8,xmm11
  | paddq        xmm8,xmm5
  | paddq        xmm11,XMMWORD PTR [rsp-0x68]
  | pxor         xmm11,xmm15
  | paddq        xmm11,xmm1
  | por          xmm11,xmm8
  | por          xmm11,xmm6
  | pxor         xmm11,XMMWORD PTR [rip+.D5]
  | pcmpgtd      xmm11,XMMWORD PTR [rip+.D6]
  | pxor         xmm11,xmm15
  | movmskpd     edx,xmm11
  | shl          rdx,cl
  | or           rax,rdx
  | add          rcx,0x2
  | cmp          rcx,0x8
  | jne          .L1
    jmp          .L4
.L2:
    movdqu       xmm6,XMMWORD PTR [rdx+0x8]
    movq         xmm1,QWORD PTR [rdx]
    pshufd       xmm12,xmm1,0x44
    movdqa       xmm2,XMMWORD PTR [rip+.D1]
    movdqa       xmm3,xmm12
    pand         xmm3,xmm2
    pshufd       xmm4,xmm6,0x44
    movdqa       xmm5,xmm4
    pand         xmm5,xmm2
    pshufd       xmm6,xmm6,0xee
    movdqa       xmm7,xmm6
    pand         xmm7,xmm2
    xor          ecx,ecx
    movdqa       xmm8,XMMWORD PTR [rip+.D2]
    movdqa       xmm9,XMMWORD PTR [rip+.D3]
    movdqa       xmm10,XMMWORD PTR [rip+.D4]
    pcmpeqd      xmm13,xmm13
    xor          eax,eax
.L3:
  | movdqu       xmm14,XMMWORD PTR [rdi+rcx*8]
  | movdqu       xmm11,XMMWORD PTR [rdi+rcx*8+0x40]
  | movdqu       xmm15,XMMWORD PTR [rdi+rcx*8+0x80]
  | movdqa       xmm1,xmm12
  | pand         xmm1,xmm14
  | pand         xmm14,xmm3
  | psrlq        xmm1,0x1
  | pand         xmm1,xmm2
  | paddq        xmm1,xmm14
  | movdqa       xmm14,xmm1
  | pand         xmm14,xmm8
  | psrlq        xmm1,0x2
  | pand         xmm1,xmm8
  | paddq        xmm1,xmm14
  | movdqa       xmm14,xmm1
  | psrlq        xmm14,0x4
  | paddq        xmm14,xmm1
  | pand         xmm14,xmm9
  | movdqa       xmm1,xmm14
  | psrlq        xmm1,0x8
  | paddq        xmm1,xmm14
  | movdqa       xmm14,xmm1
  | psrlq        xmm14,0x10
  | paddq        xmm14,xmm1
  | movdqa       xmm1,xmm14
  | psrlq        xmm1,0x20
  | paddq        xmm1,xmm14
  | movdqa       xmm14,xmm4
  | pand         xmm14,xmm11
  | pand         xmm11,xmm5
  | psrlq        xmm14,0x1
  | pand         xmm14,xmm2
  | paddq        xmm14,xmm11
  | movdqa       xmm11,xmm14
  | pand         xmm11,xmm8
  | psrlq        xmm14,0x2
  | pand         xmm14,xmm8
  | paddq        xmm14,xmm11
  | movdqa       xmm11,xmm14
  | psrlq        xmm11,0x4
  | paddq        xmm11,xmm14
  | pand         xmm11,xmm9
  | movdqa       xmm14,xmm11
  | psrlq        xmm14,0x8
  | paddq        xmm14,xmm11
  | movdqa       xmm11,xmm14
  | psrlq        xmm11,0x10
  | paddq        xmm11,xmm14
  | movdqa       xmm14,xmm11
  | psrlq        xmm14,0x20
  | paddq        xmm14,xmm11
  | movdqa       xmm11,xmm6
  | pand         xmm11,xmm15
  | pand         xmm15,xmm7
  | psrlq        xmm11,0x1
  | pand         xmm11,xmm2
  | paddq        xmm11,xmm15
  | movdqa       xmm15,xmm11
  | pand         xmm15,xmm8
  | psrlq        xmm11,0x2
  | pand         xmm11,xmm8
  | paddq        xmm11,xmm15
  | movdqa       xmm15,xmm11
  | psrlq        xmm15,0x4
  | paddq        xmm15,xmm11
  | pand         xmm15,xmm9
  | movdqa       xmm11,xmm15
  | psrlq        xmm11,0x8
  | paddq        xmm11,xmm15
  | movdqa       xmm15,xmm11
  | psrlq        xmm15,0x10
  | paddq        xmm15,xmm11
  | movdqa       xmm11,xmm15
  | psrlq        xmm11,0x20
  | paddq        xmm11,xmm15
  | pand         xmm14,xmm10
  | pand         xmm11,xmm10
  | paddq        xmm11,xmm14
  | pand         xmm1,xmm10
  | paddq        xmm1,xmm0
  | paddq        xmm11,xmm1
  | pxor         xmm11,XMMWORD PTR [rip+.D5]
  | pcmpgtd      xmm11,XMMWORD PTR [rip+.D6]
  | pxor         xmm11,xmm13
  | movmskpd     edx,xmm11
  | shl          rdx,cl
  | or           rax,rdx
  | add          rcx,0x2
  | cmp          rcx,0x8
  | jne          .L3
.L4:
    ret

; ---- with_room, level avx2: 174 instructions, inner loops: none
    movabs       rax,0x7fffffffffffffff
    xor          rax,QWORD PTR [rcx+0x28]
    vmovq        xmm0,rax
    vpbroadcastq ymm0,xmm0
    cmp          BYTE PTR [rcx],0x0
    je           .L1
    mov          rax,QWORD PTR [rcx+0x20]
    inc          rax
    vmovq        xmm1,rax
    vpbroadcastq ymm1,xmm1
    vmovdqu      YMMWORD PTR [rsp-0x28],ymm1
    vpaddq       ymm12,ymm1,YMMWORD PTR [rsi]
    vpbroadcastq ymm6,QWORD PTR [rdx]
    vpand        ymm3,ymm6,YMMWORD PTR [rdi]
    vpbroadcastb ymm1,BYTE PTR [rip+.D1]
    vpand        ymm4,ymm3,ymm1
    vmovdqa      ymm2,YMMWORD PTR [rip+.D2]
    vpshufb      ymm4,ymm2,ymm4
    vpsrlq       ymm3,ymm3,0x4
    vpand        ymm3,ymm3,ymm1
    vpshufb      ymm3,ymm2,ymm3
    vpaddb       ymm4,ymm3,ymm4
    vpxor        xmm3,xmm3,xmm3
    vpsadbw      ymm11,ymm4,ymm3
    vpbroadcastq ymm7,QWORD PTR [rcx+0x8]
    vpaddq       ymm8,ymm11,ymm7
    vpcmpeqd     ymm4,ymm4,ymm4
    vpxor        ymm8,ymm8,ymm4
    vpbroadcastq ymm9,QWORD PTR [rdx+0x8]
    vpaddq       ymm10,ymm12,ymm8
    vpand        ymm8,ymm9,YMMWORD PTR [rdi+0x40]
    vpand        ymm13,ymm8,ymm1
    vpshufb      ymm13,ymm2,ymm13
    vpsrlq       ymm8,ymm8,0x4
    vpand        ymm8,ymm8,ymm1
    vpshufb      ymm8,ymm2,ymm8
    vpaddb       ymm8,ymm8,ymm13
    vpsadbw      ymm13,ymm8,ymm3
    vpbroadcastq ymm8,QWORD PTR [rcx+0x10]
    vpaddq       ymm14,ymm8,ymm13
    vpxor        ymm14,ymm14,ymm4
    vpaddq       ymm14,ymm12,ymm14
    vpor         ymm14,ymm10,ymm14
    vpbroadcastq ymm10,QWORD PTR [rdx+0x10]
    vpand        ymm15,ymm10,YMMWORD PTR [rdi+0x80]
    vpand        ymm5,ymm15,ymm1
    vpshufb      ymm5,ymm2,ymm5
    vpsrlq       ymm15,ymm15,0x4
    vpand        ymm15,ymm15,ymm1
    vpshufb      ymm15,ymm2,ymm15
    vpaddb       ymm5,ymm15,ymm5
    vpaddq       ymm11,ymm11,ymm0
    vpsadbw      ymm5,ymm5,ymm3
    vpaddq       ymm13,ymm13,ymm5
    vpaddq       ymm13,ymm13,ymm11
    vpbroadcastq xmm11,QWORD PTR [rcx+0x18]
    vpbroadcastq ymm11,xmm11
    vpaddq       ymm5,ymm11,ymm5
    vpxor        ymm5,ymm5,ymm4
    vpaddq       ymm5,ymm12,ymm5
    vpor         ymm5,ymm13,ymm5
    vpor         ymm5,ymm14,ymm5
    vpand        ymm6,ymm6,YMMWORD PTR [rdi+0x20]
    vmovmskpd    ecx,ymm5
    vpand        ymm5,ymm6,ymm1
    vpshufb      ymm5,ymm2,ymm5
    vpsrlq       ymm6,ymm6,0x4
    vpand        ymm6,ymm6,ymm1
    vpshufb      ymm6,ymm2,ymm6
    vpaddb       ymm5,ymm6,ymm5
    vpsadbw      ymm5,ymm5,ymm3
    vpaddq       ymm0,ymm5,ymm0
    vpaddq       ymm5,ymm7,ymm5
    vpand        ymm6,ymm9,YMMWORD PTR [rdi+0x60]
    vpand        ymm7,ymm6,ymm1
    vpshufb      ymm7,ymm2,ymm7
    vpsrlq       ymm6,ymm6,0x4
    vpand        ymm6,ymm6,ymm1
    vpshufb      ymm6,ymm2,ymm6
    vpaddb       ymm6,ymm6,ymm7
    vmovdqu      ymm7,YMMWORD PTR [rsp-0x28]
    vpaddq       ymm7,ymm7,YMMWORD PTR [rsi+0x20]
    vpxor        ymm5,ymm5,ymm4
    vpaddq       ymm5,ymm7,ymm5
    vpsadbw      ymm6,ymm6,ymm3
    vpaddq       ymm8,ymm8,ymm6
    vpxor        ymm8,ymm8,ymm4
    vpaddq       ymm8,ymm8,ymm7
    vpand        ymm9,ymm10,YMMWORD PTR [rdi+0xa0]
    vpor         ymm5,ymm8,ymm5
    vpand        ymm8,ymm9,ymm1
    vpsrlq       ymm9,ymm9,0x4
    vpand        ymm1,ymm9,ymm1
    vpshufb      ymm8,ymm2,ymm8
    vpshufb      ymm1,ymm2,ymm1
    vpaddb       ymm1,ymm8,ymm1
    vpsadbw      ymm1,ymm1,ymm3
    vpaddq       ymm2,ymm1,ymm6
    vpaddq       ymm0,ymm2,ymm0
    vpaddq       ymm1,ymm11,ymm1
    vpxor        ymm1,ymm1,ymm4
    vpaddq       ymm1,ymm7,ymm1
    vpor         ymm0,ymm0,ymm1
    vpor         ymm0,ymm0,ymm5
    xor          ecx,0xf
    jmp          .L2
.L1:
    vpbroadcastq ymm4,QWORD PTR [rdx]
    vpand        ymm3,ymm4,YMMWORD PTR [rdi]
    vpbroadcastb ymm1,BYTE PTR [rip+.D1]
    vpand        ymm5,ymm3,ymm1
    vmovdqa      ymm2,YMMWORD PTR [rip+.D2]
    vpshufb      ymm5,ymm2,ymm5
    vpsrlq       ymm3,ymm3,0x4
    vpand        ymm3,ymm3,ymm1
    vpshufb      ymm3,ymm2,ymm3
    vpaddb       ymm5,ymm3,ymm5
    vpxor        xmm3,xmm3,xmm3
    vpsadbw      ymm5,ymm5,ymm3
    vpaddq       ymm7,ymm5,ymm0
    vpbroadcastq ymm5,QWORD PTR [rdx+0x8]
    vpand        ymm6,ymm5,YMMWORD PTR [rdi+0x40]
    vpand        ymm8,ymm6,ymm1
    vpshufb      ymm8,ymm2,ymm8
    vpsrlq       ymm6,ymm6,0x4
    vpand        ymm6,ymm6,ymm1
    vpshufb      ymm6,ymm2,ymm6
    vpaddb       ymm8,ymm8,ymm6
    vpbroadcastq ymm6,QWORD PTR [rdx+0x10]
    vpsadbw      ymm8,ymm8,ymm3
    vpand        ymm9,ymm6,YMMWORD PTR [rdi+0x80]
    vpand        ymm10,ymm9,ymm1
    vpshufb      ymm10,ymm2,ymm10
    vpsrlq       ymm9,ymm9,0x4
    vpand        ymm9,ymm9,ymm1
    vpshufb      ymm9,ymm2,ymm9
    vpaddb       ymm9,ymm9,ymm10
    vpsadbw      ymm9,ymm9,ymm3
    vpaddq       ymm8,ymm9,ymm8
    vpaddq       ymm7,ymm8,ymm7
    vmovmskpd    ecx,ymm7
    xor          ecx,0xf
    vpand        ymm4,ymm4,YMMWORD PTR [rdi+0x20]
    vpand        ymm7,ymm4,ymm1
    vpshufb      ymm7,ymm2,ymm7
    vpsrlq       ymm4,ymm4,0x4
    vpand        ymm4,ymm4,ymm1
    vpshufb      ymm4,ymm2,ymm4
    vpaddb       ymm4,ymm4,ymm7
    vpsadbw      ymm4,ymm4,ymm3
    vpaddq       ymm0,ymm4,ymm0
    vpand        ymm4,ymm5,YMMWORD PTR [rdi+0x60]
    vpand        ymm5,ymm4,ymm1
    vpshufb      ymm5,ymm2,ymm5
    vpsrlq       ymm4,ymm4,0x4
    vpand        ymm4,ymm4,ymm1
    vpshufb      ymm4,ymm2,ymm4
    vpaddb       ymm4,ymm4,ymm5
    vpsadbw      ymm4,ymm4,ymm3
    vpand        ymm5,ymm6,YMMWORD PTR [rdi+0xa0]
    vpand        ymm6,ymm5,ymm1
    vpshufb      ymm6,ymm2,ymm6
    vpsrlq       ymm5,ymm5,0x4
    vpand        ymm1,ymm5,ymm1
    vpshufb      ymm1,ymm2,ymm1
    vpaddb       ymm1,ymm1,ymm6
    vpsadbw      ymm1,ymm1,ymm3
    vpaddq       ymm1,ymm1,ymm4
    vpaddq       ymm0,ymm1,ymm0
.L2:
    vmovmskpd    eax,ymm0
    xor          eax,0xf
    shl          eax,0x4
    or           rax,rcx
    vzeroupper
    ret

; ---- with_room, level avx512: 54 instructions, inner loops: none
    movabs       rax,0x7fffffffffffffff
    xor          rax,QWORD PTR [rcx+0x28]
    vpbroadcastq zmm0,rax
    cmp          DWORD PTR [rcx],0x1
    jne          .L1
    mov          rax,QWORD PTR [rcx+0x20]
    inc          rax
    vpbroadcastq zmm1,rax
    vpaddq       zmm1,zmm1,ZMMWORD PTR [rsi]
    vpbroadcastq zmm2,QWORD PTR [rdx]
    vpandq       zmm2,zmm2,ZMMWORD PTR [rdi]
    vpopcntq     zmm2,zmm2
    vpaddq       zmm0,zmm2,zmm0
    vpaddq       zmm2,zmm2,QWORD BCST [rcx+0x8]
    vpbroadcastq zmm3,QWORD PTR [rdx+0x8]
    vpandq       zmm3,zmm3,ZMMWORD PTR [rdi+0x40]
    vpternlogq   zmm2,zmm2,zmm2,0xf
    vpopcntq     zmm3,zmm3
    vpaddq       zmm4,zmm3,QWORD BCST [rcx+0x10]
    vpaddq       zmm2,zmm1,zmm2
    vpternlogq   zmm4,zmm4,zmm4,0xf
    vpaddq       zmm4,zmm1,zmm4
    vporq        zmm2,zmm2,zmm4
    vpbroadcastq zmm4,QWORD PTR [rdx+0x10]
    vpandq       zmm4,zmm4,ZMMWORD PTR [rdi+0x80]
    vpopcntq     zmm4,zmm4
    vpaddq       zmm3,zmm4,zmm3
    vpaddq       zmm4,zmm4,QWORD BCST [rcx+0x18]
    vpaddq       zmm3,zmm3,zmm0
    vpternlogq   zmm4,zmm4,zmm4,0xf
    vpaddq       zmm0,zmm1,zmm4
    vpternlogq   zmm0,zmm2,zmm3,0xfe
    vpternlogd   zmm1,zmm1,zmm1,0xff
    vpcmpgtq     k0,zmm0,zmm1
    kmovb        eax,k0
    vzeroupper
    ret
.L1:
    vpbroadcastq zmm1,QWORD PTR [rdx]
    vpandq       zmm1,zmm1,ZMMWORD PTR [rdi]
    vpopcntq     zmm1,zmm1
    vpaddq       zmm0,zmm1,zmm0
    vpbroadcastq zmm1,QWORD PTR [rdx+0x8]
    vpandq       zmm1,zmm1,ZMMWORD PTR [rdi+0x40]
    vpbroadcastq zmm2,QWORD PTR [rdx+0x10]
    vpandq       zmm2,zmm2,ZMMWORD PTR [rdi+0x80]
    vpopcntq     zmm1,zmm1
    vpopcntq     zmm2,zmm2
    vpaddq       zmm1,zmm2,zmm1
    vpaddq       zmm0,zmm1,zmm0
    vpternlogd   zmm1,zmm1,zmm1,0xff
    vpcmpgtq     k0,zmm0,zmm1
    kmovb        eax,k0
    vzeroupper
    ret
