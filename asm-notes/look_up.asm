; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- look_up, level scalar: 100 instructions, inner loops: 79
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    cmp          rdx,r8
    cmovb        r8,rdx
    mov          QWORD PTR [rsp-0x8],r8
    test         r8,r8
    je           .L2
    mov          r14,rcx
    shl          QWORD PTR [rsp-0x8],0x4
    xor          eax,eax
.L1:
  | movzx        edx,BYTE PTR [rsi+rax*1]
  | movzx        r9d,BYTE PTR [rsi+rax*1+0x1]
  | movzx        r10d,BYTE PTR [rsi+rax*1+0x2]
  | movzx        r11d,BYTE PTR [rsi+rax*1+0x3]
  | movzx        ebx,BYTE PTR [rsi+rax*1+0x4]
  | movzx        r12d,BYTE PTR [rsi+rax*1+0x5]
  | movzx        r15d,BYTE PTR [rsi+rax*1+0x6]
  | movzx        ecx,BYTE PTR [rsi+rax*1+0x7]
  | and          edx,0xf
  | movzx        edx,BYTE PTR [rdi+rdx*1]
  | mov          BYTE PTR [rsp-0x9],dl
  | movzx        r13d,BYTE PTR [rsi+rax*1+0x8]
  | and          r9d,0xf
  | movzx        edx,BYTE PTR [rdi+r9*1]
  | mov          BYTE PTR [rsp-0xa],dl
  | and          r10d,0xf
  | movzx        edx,BYTE PTR [rdi+r10*1]
  | mov          BYTE PTR [rsp-0xb],dl
  | movzx        r9d,BYTE PTR [rsi+rax*1+0x9]
  | and          r11d,0xf
  | movzx        edx,BYTE PTR [rdi+r11*1]
  | mov          BYTE PTR [rsp-0xc],dl
  | and          ebx,0xf
  | movzx        edx,BYTE PTR [rdi+rbx*1]
  | mov          BYTE PTR [rsp-0xd],dl
  | movzx        r8d,BYTE PTR [rsi+rax*1+0xa]
  | and          r12d,0xf
  | movzx        edx,BYTE PTR [rdi+r12*1]
  | mov          BYTE PTR [rsp-0xe],dl
  | and          r15d,0xf
  | movzx        r15d,BYTE PTR [rdi+r15*1]
  | movzx        edx,BYTE PTR [rsi+rax*1+0xb]
  | and          ecx,0xf
  | movzx        r10d,BYTE PTR [rdi+rcx*1]
  | and          r13d,0xf
  | movzx        r12d,BYTE PTR [rdi+r13*1]
  | movzx        r13d,BYTE PTR [rsi+rax*1+0xc]
  | and          r9d,0xf
  | movzx        r9d,BYTE PTR [rdi+r9*1]
  | and          r8d,0xf
  | movzx        r8d,BYTE PTR [rdi+r8*1]
  | movzx        ecx,BYTE PTR [rsi+rax*1+0xd]
  | and          edx,0xf
  | movzx        edx,BYTE PTR [rdi+rdx*1]
  | and          r13d,0xf
  | movzx        r13d,BYTE PTR [rdi+r13*1]
  | movzx        ebp,BYTE PTR [rsi+rax*1+0xe]
  | and          ecx,0xf
  | movzx        ecx,BYTE PTR [rdi+rcx*1]
  | and          ebp,0xf
  | movzx        ebp,BYTE PTR [rdi+rbp*1]
  | movzx        ebx,BYTE PTR [rsi+rax*1+0xf]
  | and          ebx,0xf
  | movzx        ebx,BYTE PTR [rdi+rbx*1]
  | movzx        r11d,BYTE PTR [rsp-0x9]
  | mov          BYTE PTR [r14+rax*1],r11b
  | movzx        r11d,BYTE PTR [rsp-0xa]
  | mov          BYTE PTR [r14+rax*1+0x1],r11b
  | movzx        r11d,BYTE PTR [rsp-0xb]
  | mov          BYTE PTR [r14+rax*1+0x2],r11b
  | movzx        r11d,BYTE PTR [rsp-0xc]
  | mov          BYTE PTR [r14+rax*1+0x3],r11b
  | movzx        r11d,BYTE PTR [rsp-0xd]
  | mov          BYTE PTR [r14+rax*1+0x4],r11b
  | movzx        r11d,BYTE PTR [rsp-0xe]
  | mov          BYTE PTR [r14+rax*1+0x5],r11b
  | mov          BYTE PTR [r14+rax*1+0x6],r15b
  | mov          BYTE PTR [r14+rax*1+0x7],r10b
  | mov          BYTE PTR [r14+rax*1+0x8],r12b
  | mov          BYTE PTR [r14+rax*1+0x9],r9b
  | mov          BYTE PTR [r14+rax*1+0xa],r8b
  | mov          BYTE PTR [r14+rax*1+0xb],dl
  | mov          BYTE PTR [r14+rax*1+0xc],r13b
  | mov          BYTE PTR [r14+rax*1+0xd],cl
  | mov          BYTE PTR [r14+rax*1+0xe],bpl
  | mov          BYTE PTR [r14+rax*1+0xf],bl
  | add          rax,0x10
  | cmp          QWORD PTR [rsp-0x8],rax
  | jne          .L1
.L2:
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    ret

; ---- look_up, level sse2: 100 instructions, inner loops: 79
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    cmp          rdx,r8
    cmovb        r8,rdx
    mov          QWORD PTR [rsp-0x8],r8
    test         r8,r8
    je           .L2
    mov          r14,rcx
    shl          QWORD PTR [rsp-0x8],0x4
    xor          eax,eax
.L1:
  | movzx        edx,BYTE PTR [rsi+rax*1]
  | movzx        r9d,BYTE PTR [rsi+rax*1+0x1]
  | movzx        r10d,BYTE PTR [rsi+rax*1+0x2]
  | movzx        r11d,BYTE PTR [rsi+rax*1+0x3]
  | movzx        ebx,BYTE PTR [rsi+rax*1+0x4]
  | movzx        r12d,BYTE PTR [rsi+rax*1+0x5]
  | movzx        r15d,BYTE PTR [rsi+rax*1+0x6]
  | movzx        ecx,BYTE PTR [rsi+rax*1+0x7]
  | and          edx,0xf
  | movzx        edx,BYTE PTR [rdi+rdx*1]
  | mov          BYTE PTR [rsp-0x9],dl
  | movzx        r13d,BYTE PTR [rsi+rax*1+0x8]
  | and          r9d,0xf
  | movzx        edx,BYTE PTR [rdi+r9*1]
  | mov          BYTE PTR [rsp-0xa],dl
  | and          r10d,0xf
  | movzx        edx,BYTE PTR [rdi+r10*1]
  | mov          BYTE PTR [rsp-0xb],dl
  | movzx        r9d,BYTE PTR [rsi+rax*1+0x9]
  | and          r11d,0xf
  | movzx        edx,BYTE PTR [rdi+r11*1]
  | mov          BYTE PTR [rsp-0xc],dl
  | and          ebx,0xf
  | movzx        edx,BYTE PTR [rdi+rbx*1]
  | mov          BYTE PTR [rsp-0xd],dl
  | movzx        r8d,BYTE PTR [rsi+rax*1+0xa]
  | and          r12d,0xf
  | movzx        edx,BYTE PTR [rdi+r12*1]
  | mov          BYTE PTR [rsp-0xe],dl
  | and          r15d,0xf
  | movzx        r15d,BYTE PTR [rdi+r15*1]
  | movzx        edx,BYTE PTR [rsi+rax*1+0xb]
  | and          ecx,0xf
  | movzx        r10d,BYTE PTR [rdi+rcx*1]
  | and          r13d,0xf
  | movzx        r12d,BYTE PTR [rdi+r13*1]
  | movzx        r13d,BYTE PTR [rsi+rax*1+0xc]
  | and          r9d,0xf
  | movzx        r9d,BYTE PTR [rdi+r9*1]
  | and          r8d,0xf
  | movzx        r8d,BYTE PTR [rdi+r8*1]
  | movzx        ecx,BYTE PTR [rsi+rax*1+0xd]
  | and          edx,0xf
  | movzx        edx,BYTE PTR [rdi+rdx*1]
  | and          r13d,0xf
  | movzx        r13d,BYTE PTR [rdi+r13*1]
  | movzx        ebp,BYTE PTR [rsi+rax*1+0xe]
  | and          ecx,0xf
  | movzx        ecx,BYTE PTR [rdi+rcx*1]
  | and          ebp,0xf
  | movzx        ebp,BYTE PTR [rdi+rbp*1]
  | movzx        ebx,BYTE PTR [rsi+rax*1+0xf]
  | and          ebx,0xf
  | movzx        ebx,BYTE PTR [rdi+rbx*1]
  | movzx        r11d,BYTE PTR [rsp-0x9]
  | mov          BYTE PTR [r14+rax*1],r11b
  | movzx        r11d,BYTE PTR [rsp-0xa]
  | mov          BYTE PTR [r14+rax*1+0x1],r11b
  | movzx        r11d,BYTE PTR [rsp-0xb]
  | mov          BYTE PTR [r14+rax*1+0x2],r11b
  | movzx        r11d,BYTE PTR [rsp-0xc]
  | mov          BYTE PTR [r14+rax*1+0x3],r11b
  | movzx        r11d,BYTE PTR [rsp-0xd]
  | mov          BYTE PTR [r14+rax*1+0x4],r11b
  | movzx        r11d,BYTE PTR [rsp-0xe]
  | mov          BYTE PTR [r14+rax*1+0x5],r11b
  | mov          BYTE PTR [r14+rax*1+0x6],r15b
  | mov          BYTE PTR [r14+rax*1+0x7],r10b
  | mov          BYTE PTR [r14+rax*1+0x8],r12b
  | mov          BYTE PTR [r14+rax*1+0x9],r9b
  | mov          BYTE PTR [r14+rax*1+0xa],r8b
  | mov          BYTE PTR [r14+rax*1+0xb],dl
  | mov          BYTE PTR [r14+rax*1+0xc],r13b
  | mov          BYTE PTR [r14+rax*1+0xd],cl
  | mov          BYTE PTR [r14+rax*1+0xe],bpl
  | mov          BYTE PTR [r14+rax*1+0xf],bl
  | add          rax,0x10
  | cmp          QWORD PTR [rsp-0x8],rax
  | jne          .L1
.L2:
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    ret

; ---- look_up, level avx2: 27 instructions, inner loops: 8
    cmp          rdx,r8
    cmovb        r8,rdx
    test         r8,r8
    je           .L4
    vmovdqu      xmm0,XMMWORD PTR [rdi]
    cmp          r8,0x1
    jne          .L1
    xor          eax,eax
    jmp          .L3
.L1:
    movabs       rdx,0x7fffffffffffffe
    and          rdx,r8
    mov          edi,0x10
    xor          eax,eax
.L2:
  | vpshufb      xmm1,xmm0,XMMWORD PTR [rsi+rdi*1-0x10]
  | vmovdqu      XMMWORD PTR [rcx+rdi*1-0x10],xmm1
  | vpshufb      xmm1,xmm0,XMMWORD PTR [rsi+rdi*1]
  | add          rax,0x2
  | vmovdqu      XMMWORD PTR [rcx+rdi*1],xmm1
  | add          rdi,0x20
  | cmp          rdx,rax
  | jne          .L2
    test         r8b,0x1
    je           .L4
.L3:
    shl          rax,0x4
    vpshufb      xmm0,xmm0,XMMWORD PTR [rsi+rax*1]
    vmovdqu      XMMWORD PTR [rcx+rax*1],xmm0
.L4:
    ret

; ---- look_up, level avx512: 27 instructions, inner loops: 8
    cmp          rdx,r8
    cmovb        r8,rdx
    test         r8,r8
    je           .L4
    vmovdqu      xmm0,XMMWORD PTR [rdi]
    cmp          r8,0x1
    jne          .L1
    xor          eax,eax
    jmp          .L3
.L1:
    movabs       rdx,0x7fffffffffffffe
    and          rdx,r8
    mov          edi,0x10
    xor          eax,eax
.L2:
  | vpshufb      xmm1,xmm0,XMMWORD PTR [rsi+rdi*1-0x10]
  | vmovdqu      XMMWORD PTR [rcx+rdi*1-0x10],xmm1
  | vpshufb      xmm1,xmm0,XMMWORD PTR [rsi+rdi*1]
  | add          rax,0x2
  | vmovdqu      XMMWORD PTR [rcx+rdi*1],xmm1
  | add          rdi,0x20
  | cmp          rdx,rax
  | jne          .L2
    test         r8b,0x1
    je           .L4
.L3:
    shl          rax,0x4
    vpshufb      xmm0,xmm0,XMMWORD PTR [rsi+rax*1]
    vmovdqu      XMMWORD PTR [rcx+rax*1],xmm0
.L4:
    ret
