; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "thin", codegen-units = 1, debug = "line-tables-only"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- common_below, level scalar: 319 instructions, inner loops: 18, 18, 18, 18, 18, 18, 18, 18
    mov          r10,QWORD PTR [rdx]
    test         rsi,rsi
    je           .L1
    test         r10,r10
    je           .L2
    push         rbx
    lea          r9,[rsi*8+0x0]
    mov          r11,QWORD PTR [rcx]
    mov          QWORD PTR [r8],r11
    add          r9,0xfffffffffffffff8
    test         r9b,0x8
    jne          .L3
    lea          rbx,[rdi+0x8]
    mov          rax,QWORD PTR [rdi]
    test         rax,r10
    jne          .L4
    and          r11,rax
    mov          QWORD PTR [r8],r11
    jmp          .L4
.L1:
    test         r10,r10
    je           .L2
    mov          rax,QWORD PTR [rcx]
    mov          QWORD PTR [r8],rax
    cmp          QWORD PTR [rdx+0x8],0x0
    je           .L2
    mov          rax,QWORD PTR [rcx+0x8]
    mov          QWORD PTR [r8+0x8],rax
    cmp          QWORD PTR [rdx+0x10],0x0
    je           .L2
    mov          rax,QWORD PTR [rcx+0x10]
    mov          QWORD PTR [r8+0x10],rax
    cmp          QWORD PTR [rdx+0x18],0x0
    je           .L2
    mov          rax,QWORD PTR [rcx+0x18]
    mov          QWORD PTR [r8+0x18],rax
    cmp          QWORD PTR [rdx+0x20],0x0
    je           .L2
    mov          rax,QWORD PTR [rcx+0x20]
    mov          QWORD PTR [r8+0x20],rax
    cmp          QWORD PTR [rdx+0x28],0x0
    je           .L2
    mov          rax,QWORD PTR [rcx+0x28]
    mov          QWORD PTR [r8+0x28],rax
    cmp          QWORD PTR [rdx+0x30],0x0
    je           .L2
    mov          rax,QWORD PTR [rcx+0x30]
    mov          QWORD PTR [r8+0x30],rax
    cmp          QWORD PTR [rdx+0x38],0x0
    je           .L2
    mov          rax,QWORD PTR [rcx+0x38]
    mov          QWORD PTR [r8+0x38],rax
.L2:
    ret
.L3:
    mov          rbx,rdi
.L4:
    lea          rax,[rdi+rsi*8]
    test         r9,r9
    jne          .L7
.L5:
    mov          rsi,QWORD PTR [rdx+0x8]
    test         rsi,rsi
    je           .L49
    mov          r10,QWORD PTR [rcx+0x8]
    mov          QWORD PTR [r8+0x8],r10
    test         r9b,0x8
    jne          .L10
    lea          r11,[rdi+0x8]
    mov          rbx,QWORD PTR [rdi]
    test         rbx,rsi
    jne          .L11
    and          r10,rbx
    mov          QWORD PTR [r8+0x8],r10
    jmp          .L11
.L6:
  | add          rbx,0x10
  | cmp          rbx,rax
  | je           .L5
.L7:
  | mov          rsi,QWORD PTR [rbx]
  | test         rsi,r10
  | je           .L8
  | mov          rsi,QWORD PTR [rbx+0x8]
  | test         rsi,r10
  | jne          .L6
  | jmp          .L9
.L8:
  | and          r11,rsi
  | mov          QWORD PTR [r8],r11
  | mov          rsi,QWORD PTR [rbx+0x8]
  | test         rsi,r10
  | jne          .L6
.L9:
  | and          r11,rsi
  | mov          QWORD PTR [r8],r11
  | jmp          .L6
.L10:
    mov          r11,rdi
.L11:
    test         r9,r9
    jne          .L14
.L12:
    mov          rsi,QWORD PTR [rdx+0x10]
    test         rsi,rsi
    je           .L49
    mov          r10,QWORD PTR [rcx+0x10]
    mov          QWORD PTR [r8+0x10],r10
    test         r9b,0x8
    jne          .L17
    lea          r11,[rdi+0x8]
    mov          rbx,QWORD PTR [rdi]
    test         rbx,rsi
    jne          .L18
    and          r10,rbx
    mov          QWORD PTR [r8+0x10],r10
    jmp          .L18
.L13:
  | add          r11,0x10
  | cmp          r11,rax
  | je           .L12
.L14:
  | mov          rbx,QWORD PTR [r11]
  | test         rbx,rsi
  | je           .L15
  | mov          rbx,QWORD PTR [r11+0x8]
  | test         rbx,rsi
  | jne          .L13
  | jmp          .L16
.L15:
  | and          r10,rbx
  | mov          QWORD PTR [r8+0x8],r10
  | mov          rbx,QWORD PTR [r11+0x8]
  | test         rbx,rsi
  | jne          .L13
.L16:
  | and          r10,rbx
  | mov          QWORD PTR [r8+0x8],r10
  | jmp          .L13
.L17:
    mov          r11,rdi
.L18:
    test         r9,r9
    jne          .L21
.L19:
    mov          rsi,QWORD PTR [rdx+0x18]
    test         rsi,rsi
    je           .L49
    mov          r10,QWORD PTR [rcx+0x18]
    mov          QWORD PTR [r8+0x18],r10
    test         r9b,0x8
    jne          .L24
    lea          r11,[rdi+0x8]
    mov          rbx,QWORD PTR [rdi]
    test         rbx,rsi
    jne          .L25
    and          r10,rbx
    mov          QWORD PTR [r8+0x18],r10
    jmp          .L25
.L20:
  | add          r11,0x10
  | cmp          r11,rax
  | je           .L19
.L21:
  | mov          rbx,QWORD PTR [r11]
  | test         rbx,rsi
  | je           .L22
  | mov          rbx,QWORD PTR [r11+0x8]
  | test         rbx,rsi
  | jne          .L20
  | jmp          .L23
.L22:
  | and          r10,rbx
  | mov          QWORD PTR [r8+0x10],r10
  | mov          rbx,QWORD PTR [r11+0x8]
  | test         rbx,rsi
  | jne          .L20
.L23:
  | and          r10,rbx
  | mov          QWORD PTR [r8+0x10],r10
  | jmp          .L20
.L24:
    mov          r11,rdi
.L25:
    test         r9,r9
    jne          .L28
.L26:
    mov          rsi,QWORD PTR [rdx+0x20]
    test         rsi,rsi
    je           .L49
    mov          r10,QWORD PTR [rcx+0x20]
    mov          QWORD PTR [r8+0x20],r10
    test         r9b,0x8
    jne          .L31
    lea          r11,[rdi+0x8]
    mov          rbx,QWORD PTR [rdi]
    test         rbx,rsi
    jne          .L32
    and          r10,rbx
    mov          QWORD PTR [r8+0x20],r10
    jmp          .L32
.L27:
  | add          r11,0x10
  | cmp          r11,rax
  | je           .L26
.L28:
  | mov          rbx,QWORD PTR [r11]
  | test         rbx,rsi
  | je           .L29
  | mov          rbx,QWORD PTR [r11+0x8]
  | test         rbx,rsi
  | jne          .L27
  | jmp          .L30
.L29:
  | and          r10,rbx
  | mov          QWORD PTR [r8+0x18],r10
  | mov          rbx,QWORD PTR [r11+0x8]
  | test         rbx,rsi
  | jne          .L27
.L30:
  | and          r10,rbx
  | mov          QWORD PTR [r8+0x18],r10
  | jmp          .L27
.L31:
    mov          r11,rdi
.L32:
    test         r9,r9
    jne          .L35
.L33:
    mov          rsi,QWORD PTR [rdx+0x28]
    test         rsi,rsi
    je           .L49
    mov          r10,QWORD PTR [rcx+0x28]
    mov          QWORD PTR [r8+0x28],r10
    test         r9b,0x8
    jne          .L38
    lea          r11,[rdi+0x8]
    mov          rbx,QWORD PTR [rdi]
    test         rbx,rsi
    jne          .L39
    and          r10,rbx
    mov          QWORD PTR [r8+0x28],r10
    jmp          .L39
.L34:
  | add          r11,0x10
  | cmp          r11,rax
  | je           .L33
.L35:
  | mov          rbx,QWORD PTR [r11]
  | test         rbx,rsi
  | je           .L36
  | mov          rbx,QWORD PTR [r11+0x8]
  | test         rbx,rsi
  | jne          .L34
  | jmp          .L37
.L36:
  | and          r10,rbx
  | mov          QWORD PTR [r8+0x20],r10
  | mov          rbx,QWORD PTR [r11+0x8]
  | test         rbx,rsi
  | jne          .L34
.L37:
  | and          r10,rbx
  | mov          QWORD PTR [r8+0x20],r10
  | jmp          .L34
.L38:
    mov          r11,rdi
.L39:
    test         r9,r9
    jne          .L42
.L40:
    mov          rsi,QWORD PTR [rdx+0x30]
    test         rsi,rsi
    je           .L49
    mov          r10,QWORD PTR [rcx+0x30]
    mov          QWORD PTR [r8+0x30],r10
    test         r9b,0x8
    jne          .L45
    lea          r11,[rdi+0x8]
    mov          rbx,QWORD PTR [rdi]
    test         rbx,rsi
    jne          .L46
    and          r10,rbx
    mov          QWORD PTR [r8+0x30],r10
    jmp          .L46
.L41:
  | add          r11,0x10
  | cmp          r11,rax
  | je           .L40
.L42:
  | mov          rbx,QWORD PTR [r11]
  | test         rbx,rsi
  | je           .L43
  | mov          rbx,QWORD PTR [r11+0x8]
  | test         rbx,rsi
  | jne          .L41
  | jmp          .L44
.L43:
  | and          r10,rbx
  | mov          QWORD PTR [r8+0x28],r10
  | mov          rbx,QWORD PTR [r11+0x8]
  | test         rbx,rsi
  | jne          .L41
.L44:
  | and          r10,rbx
  | mov          QWORD PTR [r8+0x28],r10
  | jmp          .L41
.L45:
    mov          r11,rdi
.L46:
    test         r9,r9
    jne          .L51
.L47:
    mov          rdx,QWORD PTR [rdx+0x38]
    test         rdx,rdx
    je           .L49
    mov          rcx,QWORD PTR [rcx+0x38]
    mov          QWORD PTR [r8+0x38],rcx
    test         r9b,0x8
    jne          .L48
    mov          rsi,QWORD PTR [rdi]
    add          rdi,0x8
    test         rsi,rdx
    jne          .L48
    and          rcx,rsi
    mov          QWORD PTR [r8+0x38],rcx
.L48:
    test         r9,r9
    jne          .L55
.L49:
    pop          rbx
    ret
.L50:
  | add          r11,0x10
  | cmp          r11,rax
  | je           .L47
.L51:
  | mov          rbx,QWORD PTR [r11]
  | test         rbx,rsi
  | je           .L52
  | mov          rbx,QWORD PTR [r11+0x8]
  | test         rbx,rsi
  | jne          .L50
  | jmp          .L53
.L52:
  | and          r10,rbx
  | mov          QWORD PTR [r8+0x30],r10
  | mov          rbx,QWORD PTR [r11+0x8]
  | test         rbx,rsi
  | jne          .L50
.L53:
  | and          r10,rbx
  | mov          QWORD PTR [r8+0x30],r10
  | jmp          .L50
.L54:
  | add          rdi,0x10
  | cmp          rdi,rax
  | je           .L49
.L55:
  | mov          rsi,QWORD PTR [rdi]
  | test         rsi,rdx
  | je           .L56
  | mov          rsi,QWORD PTR [rdi+0x8]
  | test         rsi,rdx
  | jne          .L54
  | jmp          .L57
.L56:
  | and          rcx,rsi
  | mov          QWORD PTR [r8+0x38],rcx
  | mov          rsi,QWORD PTR [rdi+0x8]
  | test         rsi,rdx
  | jne          .L54
.L57:
  | and          rcx,rsi
  | mov          QWORD PTR [r8+0x38],rcx
  | jmp          .L54

; ---- common_below, level sse2: 323 instructions, inner loops: 63, 63, 63, 63
    movdqu       xmm0,XMMWORD PTR [rdx]
    pxor         xmm1,xmm1
    movdqa       xmm2,xmm0
    pcmpeqd      xmm2,xmm1
    pshufd       xmm3,xmm2,0xf5
    pand         xmm3,xmm2
    pxor         xmm2,xmm2
    pcmpgtd      xmm2,xmm3
    movd         eax,xmm2
    test         al,0x1
    jne          .L17
    movdqu       xmm4,XMMWORD PTR [rcx]
    pcmpeqd      xmm2,xmm2
    mov          rax,rdi
    mov          r9,rsi
    jmp          .L2
.L1:
  | lea          rax,[rax+r10*8]
  | sub          r9,r10
  | movdqa       xmm4,xmm3
  | pcmpeqd      xmm4,xmm1
  | pshufd       xmm5,xmm4,0xb1
  | pand         xmm5,xmm4
  | pcmpgtd      xmm5,xmm2
  | movmskpd     r10d,xmm5
  | movdqa       xmm4,xmm3
  | test         r10d,r10d
  | je           .L4
.L2:
  | test         r9,r9
  | je           .L3
  | cmp          r9,0x4
  | mov          r10d,0x4
  | cmovb        r10,r9
  | movq         xmm3,QWORD PTR [rax]
  | pshufd       xmm5,xmm3,0x44
  | movdqa       xmm6,xmm5
  | pand         xmm6,xmm0
  | pcmpeqd      xmm6,xmm1
  | pshufd       xmm3,xmm6,0xb1
  | pand         xmm3,xmm6
  | pxor         xmm3,xmm2
  | por          xmm3,xmm5
  | pand         xmm3,xmm4
  | cmp          r9,0x1
  | je           .L1
  | movq         xmm4,QWORD PTR [rax+0x8]
  | pshufd       xmm4,xmm4,0x44
  | movdqa       xmm5,xmm4
  | pand         xmm5,xmm0
  | pcmpeqd      xmm5,xmm1
  | pshufd       xmm6,xmm5,0xb1
  | pand         xmm6,xmm5
  | pxor         xmm6,xmm2
  | por          xmm6,xmm4
  | pand         xmm3,xmm6
  | cmp          r9,0x2
  | je           .L1
  | movq         xmm4,QWORD PTR [rax+0x10]
  | pshufd       xmm4,xmm4,0x44
  | movdqa       xmm5,xmm4
  | pand         xmm5,xmm0
  | pcmpeqd      xmm5,xmm1
  | pshufd       xmm6,xmm5,0xb1
  | pand         xmm6,xmm5
  | pxor         xmm6,xmm2
  | por          xmm6,xmm4
  | pand         xmm3,xmm6
  | cmp          r9,0x3
  | je           .L1
  | movq         xmm4,QWORD PTR [rax+0x18]
  | pshufd       xmm4,xmm4,0x44
  | movdqa       xmm5,xmm4
  | pand         xmm5,xmm0
  | pcmpeqd      xmm5,xmm1
  | pshufd       xmm6,xmm5,0xb1
  | pand         xmm6,xmm5
  | pxor         xmm6,xmm2
  | por          xmm6,xmm4
  | pand         xmm3,xmm6
  | jmp          .L1
.L3:
    movdqa       xmm3,xmm4
.L4:
    movdqu       XMMWORD PTR [r8],xmm3
    movdqu       xmm0,XMMWORD PTR [rdx+0x10]
    pxor         xmm1,xmm1
    movdqa       xmm2,xmm0
    pcmpeqd      xmm2,xmm1
    pshufd       xmm3,xmm2,0xf5
    pand         xmm3,xmm2
    pxor         xmm2,xmm2
    pcmpgtd      xmm2,xmm3
    movd         eax,xmm2
    test         al,0x1
    jne          .L17
    movdqu       xmm4,XMMWORD PTR [rcx+0x10]
    pcmpeqd      xmm2,xmm2
    mov          rax,rdi
    mov          r9,rsi
    jmp          .L6
.L5:
  | lea          rax,[rax+r10*8]
  | sub          r9,r10
  | movdqa       xmm4,xmm3
  | pcmpeqd      xmm4,xmm1
  | pshufd       xmm5,xmm4,0xb1
  | pand         xmm5,xmm4
  | pcmpgtd      xmm5,xmm2
  | movmskpd     r10d,xmm5
  | movdqa       xmm4,xmm3
  | test         r10d,r10d
  | je           .L8
.L6:
  | test         r9,r9
  | je           .L7
  | cmp          r9,0x4
  | mov          r10d,0x4
  | cmovb        r10,r9
  | movq         xmm3,QWORD PTR [rax]
  | pshufd       xmm5,xmm3,0x44
  | movdqa       xmm6,xmm5
  | pand         xmm6,xmm0
  | pcmpeqd      xmm6,xmm1
  | pshufd       xmm3,xmm6,0xb1
  | pand         xmm3,xmm6
  | pxor         xmm3,xmm2
  | por          xmm3,xmm5
  | pand         xmm3,xmm4
  | cmp          r9,0x1
  | je           .L5
  | movq         xmm4,QWORD PTR [rax+0x8]
  | pshufd       xmm4,xmm4,0x44
  | movdqa       xmm5,xmm4
  | pand         xmm5,xmm0
  | pcmpeqd      xmm5,xmm1
  | pshufd       xmm6,xmm5,0xb1
  | pand         xmm6,xmm5
  | pxor         xmm6,xmm2
  | por          xmm6,xmm4
  | pand         xmm3,xmm6
  | cmp          r9,0x2
  | je           .L5
  | movq         xmm4,QWORD PTR [rax+0x10]
  | pshufd       xmm4,xmm4,0x44
  | movdqa       xmm5,xmm4
  | pand         xmm5,xmm0
  | pcmpeqd      xmm5,xmm1
  | pshufd       xmm6,xmm5,0xb1
  | pand         xmm6,xmm5
  | pxor         xmm6,xmm2
  | por          xmm6,xmm4
  | pand         xmm3,xmm6
  | cmp          r9,0x3
  | je           .L5
  | movq         xmm4,QWORD PTR [rax+0x18]
  | pshufd       xmm4,xmm4,0x44
  | movdqa       xmm5,xmm4
  | pand         xmm5,xmm0
  | pcmpeqd      xmm5,xmm1
  | pshufd       xmm6,xmm5,0xb1
  | pand         xmm6,xmm5
  | pxor         xmm6,xmm2
  | por          xmm6,xmm4
  | pand         xmm3,xmm6
  | jmp          .L5
.L7:
    movdqa       xmm3,xmm4
.L8:
    movdqu       XMMWORD PTR [r8+0x10],xmm3
    movdqu       xmm0,XMMWORD PTR [rdx+0x20]
    pxor         xmm1,xmm1
    movdqa       xmm2,xmm0
    pcmpeqd      xmm2,xmm1
    pshufd       xmm3,xmm2,0xf5
    pand         xmm3,xmm2
    pxor         xmm2,xmm2
    pcmpgtd      xmm2,xmm3
    movd         eax,xmm2
    test         al,0x1
    jne          .L17
    movdqu       xmm4,XMMWORD PTR [rcx+0x20]
    pcmpeqd      xmm2,xmm2
    mov          rax,rdi
    mov          r9,rsi
    jmp          .L10
.L9:
  | lea          rax,[rax+r10*8]
  | sub          r9,r10
  | movdqa       xmm4,xmm3
  | pcmpeqd      xmm4,xmm1
  | pshufd       xmm5,xmm4,0xb1
  | pand         xmm5,xmm4
  | pcmpgtd      xmm5,xmm2
  | movmskpd     r10d,xmm5
  | movdqa       xmm4,xmm3
  | test         r10d,r10d
  | je           .L12
.L10:
  | test         r9,r9
  | je           .L11
  | cmp          r9,0x4
  | mov          r10d,0x4
  | cmovb        r10,r9
  | movq         xmm3,QWORD PTR [rax]
  | pshufd       xmm5,xmm3,0x44
  | movdqa       xmm6,xmm5
  | pand         xmm6,xmm0
  | pcmpeqd      xmm6,xmm1
  | pshufd       xmm3,xmm6,0xb1
  | pand         xmm3,xmm6
  | pxor         xmm3,xmm2
  | por          xmm3,xmm5
  | pand         xmm3,xmm4
  | cmp          r9,0x1
  | je           .L9
  | movq         xmm4,QWORD PTR [rax+0x8]
  | pshufd       xmm4,xmm4,0x44
  | movdqa       xmm5,xmm4
  | pand         xmm5,xmm0
  | pcmpeqd      xmm5,xmm1
  | pshufd       xmm6,xmm5,0xb1
  | pand         xmm6,xmm5
  | pxor         xmm6,xmm2
  | por          xmm6,xmm4
  | pand         xmm3,xmm6
  | cmp          r9,0x2
  | je           .L9
  | movq         xmm4,QWORD PTR [rax+0x10]
  | pshufd       xmm4,xmm4,0x44
  | movdqa       xmm5,xmm4
  | pand         xmm5,xmm0
  | pcmpeqd      xmm5,xmm1
  | pshufd       xmm6,xmm5,0xb1
  | pand         xmm6,xmm5
  | pxor         xmm6,xmm2
  | por          xmm6,xmm4
  | pand         xmm3,xmm6
  | cmp          r9,0x3
  | je           .L9
  | movq         xmm4,QWORD PTR [rax+0x18]
  | pshufd       xmm4,xmm4,0x44
  | movdqa       xmm5,xmm4
  | pand         xmm5,xmm0
  | pcmpeqd      xmm5,xmm1
  | pshufd       xmm6,xmm5,0xb1
  | pand         xmm6,xmm5
  | pxor         xmm6,xmm2
  | por          xmm6,xmm4
  | pand         xmm3,xmm6
  | jmp          .L9
.L11:
    movdqa       xmm3,xmm4
.L12:
    movdqu       XMMWORD PTR [r8+0x20],xmm3
    movdqu       xmm0,XMMWORD PTR [rdx+0x30]
    pxor         xmm1,xmm1
    movdqa       xmm2,xmm0
    pcmpeqd      xmm2,xmm1
    pshufd       xmm3,xmm2,0xf5
    pand         xmm3,xmm2
    pxor         xmm2,xmm2
    pcmpgtd      xmm2,xmm3
    movd         eax,xmm2
    test         al,0x1
    jne          .L17
    movdqu       xmm4,XMMWORD PTR [rcx+0x30]
    pcmpeqd      xmm2,xmm2
    jmp          .L14
.L13:
  | lea          rdi,[rdi+rax*8]
  | sub          rsi,rax
  | movdqa       xmm4,xmm3
  | pcmpeqd      xmm4,xmm1
  | pshufd       xmm5,xmm4,0xb1
  | pand         xmm5,xmm4
  | pcmpgtd      xmm5,xmm2
  | movmskpd     eax,xmm5
  | movdqa       xmm4,xmm3
  | test         eax,eax
  | je           .L16
.L14:
  | test         rsi,rsi
  | je           .L15
  | cmp          rsi,0x4
  | mov          eax,0x4
  | cmovb        rax,rsi
  | movq         xmm3,QWORD PTR [rdi]
  | pshufd       xmm5,xmm3,0x44
  | movdqa       xmm6,xmm5
  | pand         xmm6,xmm0
  | pcmpeqd      xmm6,xmm1
  | pshufd       xmm3,xmm6,0xb1
  | pand         xmm3,xmm6
  | pxor         xmm3,xmm2
  | por          xmm3,xmm5
  | pand         xmm3,xmm4
  | cmp          rsi,0x1
  | je           .L13
  | movq         xmm4,QWORD PTR [rdi+0x8]
  | pshufd       xmm4,xmm4,0x44
  | movdqa       xmm5,xmm4
  | pand         xmm5,xmm0
  | pcmpeqd      xmm5,xmm1
  | pshufd       xmm6,xmm5,0xb1
  | pand         xmm6,xmm5
  | pxor         xmm6,xmm2
  | por          xmm6,xmm4
  | pand         xmm3,xmm6
  | cmp          rsi,0x2
  | je           .L13
  | movq         xmm4,QWORD PTR [rdi+0x10]
  | pshufd       xmm4,xmm4,0x44
  | movdqa       xmm5,xmm4
  | pand         xmm5,xmm0
  | pcmpeqd      xmm5,xmm1
  | pshufd       xmm6,xmm5,0xb1
  | pand         xmm6,xmm5
  | pxor         xmm6,xmm2
  | por          xmm6,xmm4
  | pand         xmm3,xmm6
  | cmp          rsi,0x3
  | je           .L13
  | movq         xmm4,QWORD PTR [rdi+0x18]
  | pshufd       xmm4,xmm4,0x44
  | movdqa       xmm5,xmm4
  | pand         xmm5,xmm0
  | pcmpeqd      xmm5,xmm1
  | pshufd       xmm6,xmm5,0xb1
  | pand         xmm6,xmm5
  | pxor         xmm6,xmm2
  | por          xmm6,xmm4
  | pand         xmm3,xmm6
  | jmp          .L13
.L15:
    movdqa       xmm3,xmm4
.L16:
    movdqu       XMMWORD PTR [r8+0x30],xmm3
.L17:
    ret

; ---- common_below, level avx2: 104 instructions, inner loops: 40, 40
    vmovdqu      ymm0,YMMWORD PTR [rdx]
    vpxor        xmm1,xmm1,xmm1
    vpcmpeqq     xmm1,xmm0,xmm1
    vpextrb      eax,xmm1,0x0
    test         al,0x1
    jne          .L7
    vmovdqu      ymm1,YMMWORD PTR [rcx]
    vpxor        xmm2,xmm2,xmm2
    mov          rax,rdi
    mov          r9,rsi
    jmp          .L2
.L1:
  | lea          rax,[rax+r10*8]
  | sub          r9,r10
  | vptest       ymm1,ymm1
  | je           .L3
.L2:
  | test         r9,r9
  | je           .L3
  | cmp          r9,0x4
  | mov          r10d,0x4
  | cmovb        r10,r9
  | vmovq        xmm3,QWORD PTR [rax]
  | vpbroadcastq ymm3,xmm3
  | vpand        ymm4,ymm3,ymm0
  | vpcmpeqq     ymm4,ymm4,ymm2
  | vpandn       ymm3,ymm3,ymm4
  | vpandn       ymm1,ymm3,ymm1
  | cmp          r9,0x1
  | je           .L1
  | vmovq        xmm3,QWORD PTR [rax+0x8]
  | vpbroadcastq ymm3,xmm3
  | vpand        ymm4,ymm3,ymm0
  | vpcmpeqq     ymm4,ymm4,ymm2
  | vpandn       ymm3,ymm3,ymm4
  | vpandn       ymm1,ymm3,ymm1
  | cmp          r9,0x2
  | je           .L1
  | vmovq        xmm3,QWORD PTR [rax+0x10]
  | vpbroadcastq ymm3,xmm3
  | vpand        ymm4,ymm3,ymm0
  | vpcmpeqq     ymm4,ymm4,ymm2
  | vpandn       ymm3,ymm3,ymm4
  | vpandn       ymm1,ymm3,ymm1
  | cmp          r9,0x3
  | je           .L1
  | vmovq        xmm3,QWORD PTR [rax+0x18]
  | vpbroadcastq ymm3,xmm3
  | vpand        ymm4,ymm3,ymm0
  | vpcmpeqq     ymm4,ymm4,ymm2
  | vpandn       ymm3,ymm3,ymm4
  | vpandn       ymm1,ymm3,ymm1
  | jmp          .L1
.L3:
    vmovdqu      YMMWORD PTR [r8],ymm1
    vmovdqu      ymm0,YMMWORD PTR [rdx+0x20]
    vpxor        xmm1,xmm1,xmm1
    vpcmpeqq     xmm1,xmm0,xmm1
    vpextrb      eax,xmm1,0x0
    test         al,0x1
    jne          .L7
    vmovdqu      ymm1,YMMWORD PTR [rcx+0x20]
    vpxor        xmm2,xmm2,xmm2
    jmp          .L5
.L4:
  | lea          rdi,[rdi+rax*8]
  | sub          rsi,rax
  | vptest       ymm1,ymm1
  | je           .L6
.L5:
  | test         rsi,rsi
  | je           .L6
  | cmp          rsi,0x4
  | mov          eax,0x4
  | cmovb        rax,rsi
  | vmovq        xmm3,QWORD PTR [rdi]
  | vpbroadcastq ymm3,xmm3
  | vpand        ymm4,ymm3,ymm0
  | vpcmpeqq     ymm4,ymm4,ymm2
  | vpandn       ymm3,ymm3,ymm4
  | vpandn       ymm1,ymm3,ymm1
  | cmp          rsi,0x1
  | je           .L4
  | vmovq        xmm3,QWORD PTR [rdi+0x8]
  | vpbroadcastq ymm3,xmm3
  | vpand        ymm4,ymm3,ymm0
  | vpcmpeqq     ymm4,ymm4,ymm2
  | vpandn       ymm3,ymm3,ymm4
  | vpandn       ymm1,ymm3,ymm1
  | cmp          rsi,0x2
  | je           .L4
  | vmovq        xmm3,QWORD PTR [rdi+0x10]
  | vpbroadcastq ymm3,xmm3
  | vpand        ymm4,ymm3,ymm0
  | vpcmpeqq     ymm4,ymm4,ymm2
  | vpandn       ymm3,ymm3,ymm4
  | vpandn       ymm1,ymm3,ymm1
  | cmp          rsi,0x3
  | je           .L4
  | vmovq        xmm3,QWORD PTR [rdi+0x18]
  | vpbroadcastq ymm3,xmm3
  | vpand        ymm4,ymm3,ymm0
  | vpcmpeqq     ymm4,ymm4,ymm2
  | vpandn       ymm3,ymm3,ymm4
  | vpandn       ymm1,ymm3,ymm1
  | jmp          .L4
.L6:
    vmovdqu      YMMWORD PTR [r8+0x20],ymm1
.L7:
    vzeroupper
    ret

; ---- common_below, level avx512: 39 instructions, inner loops: 29
    vmovdqu64    zmm0,ZMMWORD PTR [rdx]
    vptestnmq    k0,zmm0,zmm0
    kmovd        eax,k0
    test         al,0x1
    jne          .L4
    vmovdqu64    zmm1,ZMMWORD PTR [rcx]
    jmp          .L2
.L1:
  | lea          rdi,[rdi+rax*8]
  | sub          rsi,rax
  | vptestmd     k0,zmm1,zmm1
  | kortestw     k0,k0
  | je           .L3
.L2:
  | test         rsi,rsi
  | je           .L3
  | cmp          rsi,0x4
  | mov          eax,0x4
  | cmovb        rax,rsi
  | vpbroadcastq zmm2,QWORD PTR [rdi]
  | vptestnmq    k1,zmm2,zmm0
  | vpandq       zmm1{k1},zmm1,zmm2
  | cmp          rsi,0x1
  | je           .L1
  | vpbroadcastq zmm2,QWORD PTR [rdi+0x8]
  | vptestnmq    k1,zmm2,zmm0
  | vpandq       zmm1{k1},zmm1,zmm2
  | cmp          rsi,0x2
  | je           .L1
  | vpbroadcastq zmm2,QWORD PTR [rdi+0x10]
  | vptestnmq    k1,zmm2,zmm0
  | vpandq       zmm1{k1},zmm1,zmm2
  | cmp          rsi,0x3
  | je           .L1
  | vpbroadcastq zmm2,QWORD PTR [rdi+0x18]
  | vptestnmq    k1,zmm2,zmm0
  | vpandq       zmm1{k1},zmm1,zmm2
  | jmp          .L1
.L3:
    vmovdqu64    ZMMWORD PTR [r8],zmm1
.L4:
    vzeroupper
    ret
