; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
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

; ---- common_below, level sse2: 56 instructions, inner loops: 37
    movdqu       xmm3,XMMWORD PTR [rcx]
    movdqu       xmm2,XMMWORD PTR [rcx+0x10]
    movdqu       xmm1,XMMWORD PTR [rcx+0x20]
    movdqu       xmm0,XMMWORD PTR [rcx+0x30]
    test         rsi,rsi
    je           .L2
    movdqu       xmm4,XMMWORD PTR [rdx]
    movdqu       xmm5,XMMWORD PTR [rdx+0x10]
    movdqu       xmm6,XMMWORD PTR [rdx+0x20]
    movdqu       xmm7,XMMWORD PTR [rdx+0x30]
    shl          rsi,0x3
    xor          eax,eax
    pxor         xmm8,xmm8
    pcmpeqd      xmm9,xmm9
.L1:
  | movq         xmm10,QWORD PTR [rdi+rax*1]
  | pshufd       xmm10,xmm10,0x44
  | movdqa       xmm11,xmm4
  | pand         xmm11,xmm10
  | pcmpeqd      xmm11,xmm8
  | pshufd       xmm12,xmm11,0xb1
  | pand         xmm12,xmm11
  | pxor         xmm12,xmm9
  | por          xmm12,xmm10
  | pand         xmm3,xmm12
  | movdqa       xmm11,xmm5
  | pand         xmm11,xmm10
  | pcmpeqd      xmm11,xmm8
  | pshufd       xmm12,xmm11,0xb1
  | pand         xmm12,xmm11
  | pxor         xmm12,xmm9
  | por          xmm12,xmm10
  | pand         xmm2,xmm12
  | movdqa       xmm11,xmm6
  | pand         xmm11,xmm10
  | pcmpeqd      xmm11,xmm8
  | pshufd       xmm12,xmm11,0xb1
  | pand         xmm12,xmm11
  | pxor         xmm12,xmm9
  | por          xmm12,xmm10
  | pand         xmm1,xmm12
  | movdqa       xmm11,xmm7
  | pand         xmm11,xmm10
  | pcmpeqd      xmm11,xmm8
  | pshufd       xmm12,xmm11,0xb1
  | pand         xmm12,xmm11
  | pxor         xmm12,xmm9
  | por          xmm12,xmm10
  | pand         xmm0,xmm12
  | add          rax,0x8
  | cmp          rsi,rax
  | jne          .L1
.L2:
    movdqu       XMMWORD PTR [r8],xmm3
    movdqu       XMMWORD PTR [r8+0x10],xmm2
    movdqu       XMMWORD PTR [r8+0x20],xmm1
    movdqu       XMMWORD PTR [r8+0x30],xmm0
    ret

; ---- common_below, level avx2: 57 instructions, inner loops: 23
    vmovdqu      ymm1,YMMWORD PTR [rcx]
    vmovdqu      ymm0,YMMWORD PTR [rcx+0x20]
    test         rsi,rsi
    je           .L4
    vmovdqu      ymm2,YMMWORD PTR [rdx]
    vmovdqu      ymm3,YMMWORD PTR [rdx+0x20]
    lea          rcx,[rsi*8+0x0]
    add          rcx,0xfffffffffffffff8
    test         cl,0x8
    jne          .L1
    vmovq        xmm4,QWORD PTR [rdi]
    vpbroadcastq ymm4,xmm4
    vpand        ymm5,ymm2,ymm4
    vpxor        xmm6,xmm6,xmm6
    vpcmpeqq     ymm5,ymm5,ymm6
    vpandn       ymm5,ymm4,ymm5
    vpandn       ymm1,ymm5,ymm1
    vpand        ymm5,ymm3,ymm4
    vpcmpeqq     ymm5,ymm5,ymm6
    vpandn       ymm4,ymm4,ymm5
    vpandn       ymm0,ymm4,ymm0
    lea          rax,[rdi+0x8]
    test         rcx,rcx
    jne          .L2
    jmp          .L4
.L1:
    mov          rax,rdi
    test         rcx,rcx
    je           .L4
.L2:
    lea          rcx,[rdi+rsi*8]
    vpxor        xmm4,xmm4,xmm4
.L3:
  | vmovq        xmm5,QWORD PTR [rax]
  | vpbroadcastq ymm5,xmm5
  | vpand        ymm6,ymm2,ymm5
  | vpcmpeqq     ymm6,ymm6,ymm4
  | vpandn       ymm6,ymm5,ymm6
  | vpandn       ymm1,ymm6,ymm1
  | vpand        ymm6,ymm3,ymm5
  | vpcmpeqq     ymm6,ymm6,ymm4
  | vpandn       ymm5,ymm5,ymm6
  | vpandn       ymm0,ymm5,ymm0
  | vmovq        xmm5,QWORD PTR [rax+0x8]
  | vpbroadcastq ymm5,xmm5
  | vpand        ymm6,ymm2,ymm5
  | vpcmpeqq     ymm6,ymm6,ymm4
  | vpandn       ymm6,ymm5,ymm6
  | vpandn       ymm1,ymm6,ymm1
  | vpand        ymm6,ymm3,ymm5
  | vpcmpeqq     ymm6,ymm6,ymm4
  | vpandn       ymm5,ymm5,ymm6
  | vpandn       ymm0,ymm5,ymm0
  | add          rax,0x10
  | cmp          rax,rcx
  | jne          .L3
.L4:
    vmovdqu      YMMWORD PTR [r8],ymm1
    vmovdqu      YMMWORD PTR [r8+0x20],ymm0
    vzeroupper
    ret

; ---- common_below, level avx512: 47 instructions, inner loops: 6, 16
    vmovdqu64    zmm0,ZMMWORD PTR [rcx]
    test         rsi,rsi
    je           .L5
    vmovdqu64    zmm1,ZMMWORD PTR [rdx]
    lea          rcx,[rsi*8+0x0]
    add          rcx,0xfffffffffffffff8
    mov          eax,ecx
    not          eax
    test         al,0x18
    jne          .L1
    mov          rax,rdi
    jmp          .L3
.L1:
    mov          edx,ecx
    shr          edx,0x3
    inc          edx
    and          edx,0x3
    neg          rdx
    mov          rax,rdi
.L2:
  | vpbroadcastq zmm2,QWORD PTR [rax]
  | add          rax,0x8
  | vptestnmq    k1,zmm2,zmm1
  | vpandq       zmm0{k1},zmm0,zmm2
  | inc          rdx
  | jne          .L2
.L3:
    cmp          rcx,0x18
    jb           .L5
    lea          rcx,[rdi+rsi*8]
    vpternlogd   zmm2,zmm2,zmm2,0xff
.L4:
  | vpbroadcastq zmm3,QWORD PTR [rax]
  | vptestnmq    k1,zmm3,zmm1
  | vpblendmq    zmm3{k1},zmm2,zmm3
  | vpandq       zmm0,zmm0,zmm3
  | vpbroadcastq zmm3,QWORD PTR [rax+0x8]
  | vptestnmq    k1,zmm3,zmm1
  | vpandq       zmm0{k1},zmm0,zmm3
  | vpbroadcastq zmm3,QWORD PTR [rax+0x10]
  | vptestnmq    k1,zmm3,zmm1
  | vpandq       zmm0{k1},zmm0,zmm3
  | vpbroadcastq zmm3,QWORD PTR [rax+0x18]
  | vptestnmq    k1,zmm3,zmm1
  | vpandq       zmm0{k1},zmm0,zmm3
  | add          rax,0x20
  | cmp          rax,rcx
  | jne          .L4
.L5:
    vmovdqu64    ZMMWORD PTR [r8],zmm0
    vzeroupper
    ret
