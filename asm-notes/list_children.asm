; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- list_children, level scalar: 95 instructions, inner loops: 28
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x10],rdi
    cmp          rcx,rsi
    jne          .L1
    cmp          QWORD PTR [r8+0x8],rcx
    jne          .L1
    cmp          QWORD PTR [r8+0x18],rcx
    je           .L2
.L1:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x55
  ! call         core::panicking::panic
.L2:
    mov          rsi,QWORD PTR [rsp+0x68]
    mov          r10,QWORD PTR [rsp+0x58]
    cmp          rsi,r10
    mov          rax,r10
    cmovb        rax,rsi
    mov          QWORD PTR [rsp+0x8],rax
    test         rcx,rcx
    je           .L6
    mov          r15,QWORD PTR [rsp+0x60]
    mov          r12,QWORD PTR [rsp+0x50]
    xor          eax,eax
    xor          r11d,r11d
    jmp          .L4
.L3:
    inc          r11
    cmp          r11,rcx
    je           .L7
.L4:
    lea          rdi,[rax+0x208]
    cmp          rdi,QWORD PTR [rsp+0x8]
    ja           .L8
    mov          rdi,QWORD PTR [rsp+0x10]
    mov          r14,QWORD PTR [rdi+r11*8]
    test         r14,r14
    je           .L3
    xor          ebp,ebp
.L5:
  | mov          r13,r14
  | neg          r13
  | and          r13,r14
  | xor          edi,edi
  | test         r13,r9
  | setne        dil
  | shl          edi,0x4
  | mov          rbx,QWORD PTR [r8+rdi*1+0x8]
  | cmp          r11,rbx
  | jae          .L9
  | cmp          rax,r10
  | jae          .L11
  | or           rbp,r13
  | add          rdi,r8
  | mov          rbx,QWORD PTR [rdi]
  | mov          rdi,rbp
  | not          rdi
  | and          rdi,QWORD PTR [rbx+r11*8]
  | or           r13,QWORD PTR [rdx+r11*8]
  | mov          QWORD PTR [r12+rax*8],r13
  | cmp          rax,rsi
  | jae          .L10
  | lea          rbx,[r14-0x1]
  | and          r14,rbx
  | mov          QWORD PTR [r15+rax*8],rdi
  | inc          rax
  | test         r14,r14
  | jne          .L5
    jmp          .L3
.L6:
    xor          eax,eax
.L7:
    add          rsp,0x18
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    ret
.L8:
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x2f
  ! call         core::panicking::panic
.L9:
  ! lea          rdx,[rip+.D5]
  ! mov          rdi,r11
  ! mov          rsi,rbx
  ! call         core::panicking::panic_bounds_check
.L10:
  ! lea          rdx,[rip+.D6]
  ! mov          rdi,rax
  ! call         core::panicking::panic_bounds_check
.L11:
  ! lea          rdx,[rip+.D7]
  ! mov          rdi,rax
  ! mov          rsi,r10
  ! call         core::panicking::panic_bounds_check

; ---- list_children, level sse2: 263 instructions, inner loops: 122, 22
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    push         rax
    mov          QWORD PTR [rsp],r9
    cmp          rcx,rsi
    jne          .L16
    cmp          QWORD PTR [r8+0x8],rcx
    jne          .L16
    cmp          QWORD PTR [r8+0x18],rcx
    jne          .L16
    mov          rax,QWORD PTR [rsp+0x58]
    mov          r12,QWORD PTR [rsp+0x50]
    mov          r10,QWORD PTR [rsp+0x48]
    mov          r13,QWORD PTR [rsp+0x40]
    mov          r9,QWORD PTR [r8]
    mov          r14,QWORD PTR [r8+0x10]
    mov          rsi,rcx
    shr          rsi,1
    cmp          rax,r10
    mov          r8,r10
    cmovb        r8,rax
    test         rsi,rsi
    je           .L3
    movq         xmm0,QWORD PTR [rsp]
    pshufd       xmm0,xmm0,0x44
    xor          eax,eax
    pcmpeqd      xmm1,xmm1
    pxor         xmm2,xmm2
    xor          r11d,r11d
.L1:
    lea          r10,[rax+0x208]
    cmp          r10,r8
    ja           .L9
    cmp          r11,rsi
    jae          .L13
    lea          rbp,[r11+0x1]
    shl          r11,0x4
    movdqu       xmm7,XMMWORD PTR [rdi+r11*1]
    movdqu       xmm3,XMMWORD PTR [rdx+r11*1]
    movdqu       xmm4,XMMWORD PTR [r9+r11*1]
    movdqu       xmm5,XMMWORD PTR [r14+r11*1]
    movdqa       xmm6,xmm7
    pxor         xmm6,xmm1
.L2:
  | movdqa       xmm8,xmm7
  | pcmpeqd      xmm8,xmm2
  | pshufd       xmm9,xmm8,0xb1
  | pand         xmm9,xmm8
  | pcmpgtd      xmm9,xmm1
  | movmskpd     r11d,xmm9
  | movdqa       xmm8,xmm7
  | paddq        xmm8,xmm1
  | pand         xmm8,xmm7
  | pxor         xmm7,xmm8
  | movdqa       xmm9,xmm7
  | pand         xmm9,xmm0
  | pcmpeqd      xmm9,xmm2
  | pshufd       xmm10,xmm9,0xb1
  | pand         xmm10,xmm9
  | movdqa       xmm9,xmm4
  | pand         xmm9,xmm10
  | pandn        xmm10,xmm5
  | por          xmm10,xmm9
  | movdqa       xmm9,xmm8
  | pxor         xmm9,xmm6
  | pand         xmm9,xmm10
  | por          xmm7,xmm3
  | lea          r10,[rax*8+0x0]
  | add          r10,r13
  | pshufd       xmm10,xmm7,0xee
  | mov          r15d,r11d
  | and          r15d,0x1
  | movq         QWORD PTR [r13+rax*8+0x0],xmm7
  | lea          ebx,[r15*8+0x0]
  | movq         QWORD PTR [rbx+r10*1],xmm10
  | shr          r11d,1
  | add          r11d,r15d
  | lea          r10,[r12+rax*8]
  | pshufd       xmm7,xmm9,0xee
  | movq         QWORD PTR [r12+rax*8],xmm9
  | movq         QWORD PTR [rbx+r10*1],xmm7
  | add          r11,rax
  | movdqa       xmm7,xmm8
  | pcmpeqd      xmm7,xmm2
  | pshufd       xmm9,xmm7,0xb1
  | pand         xmm9,xmm7
  | pcmpgtd      xmm9,xmm1
  | movmskpd     r10d,xmm9
  | movdqa       xmm9,xmm8
  | paddq        xmm9,xmm1
  | pand         xmm9,xmm8
  | pxor         xmm8,xmm9
  | movdqa       xmm7,xmm8
  | pand         xmm7,xmm0
  | pcmpeqd      xmm7,xmm2
  | pshufd       xmm10,xmm7,0xb1
  | pand         xmm10,xmm7
  | movdqa       xmm7,xmm4
  | pand         xmm7,xmm10
  | pandn        xmm10,xmm5
  | por          xmm10,xmm7
  | movdqa       xmm7,xmm9
  | pxor         xmm7,xmm6
  | pand         xmm7,xmm10
  | por          xmm8,xmm3
  | lea          rax,[r11*8+0x0]
  | add          rax,r13
  | pshufd       xmm10,xmm8,0xee
  | mov          ebx,r10d
  | and          ebx,0x1
  | movq         QWORD PTR [r13+r11*8+0x0],xmm8
  | lea          r15d,[rbx*8+0x0]
  | movq         QWORD PTR [r15+rax*1],xmm10
  | shr          r10d,1
  | add          r10d,ebx
  | lea          rax,[r12+r11*8]
  | pshufd       xmm8,xmm7,0xee
  | movq         QWORD PTR [r12+r11*8],xmm7
  | movq         QWORD PTR [r15+rax*1],xmm8
  | add          r10,r11
  | movdqa       xmm7,xmm9
  | pcmpeqd      xmm7,xmm2
  | pshufd       xmm8,xmm7,0xb1
  | pand         xmm8,xmm7
  | pcmpgtd      xmm8,xmm1
  | movmskpd     eax,xmm8
  | movdqa       xmm7,xmm9
  | paddq        xmm7,xmm1
  | pand         xmm7,xmm9
  | pxor         xmm9,xmm7
  | movdqa       xmm8,xmm9
  | pand         xmm8,xmm0
  | pcmpeqd      xmm8,xmm2
  | pshufd       xmm10,xmm8,0xb1
  | pand         xmm10,xmm8
  | movdqa       xmm8,xmm4
  | pand         xmm8,xmm10
  | pandn        xmm10,xmm5
  | por          xmm10,xmm8
  | movdqa       xmm8,xmm7
  | pxor         xmm8,xmm6
  | pand         xmm8,xmm10
  | por          xmm9,xmm3
  | lea          r11,[r10*8+0x0]
  | add          r11,r13
  | pshufd       xmm10,xmm9,0xee
  | mov          ebx,eax
  | and          ebx,0x1
  | movq         QWORD PTR [r13+r10*8+0x0],xmm9
  | lea          r15d,[rbx*8+0x0]
  | movq         QWORD PTR [r15+r11*1],xmm10
  | shr          eax,1
  | add          eax,ebx
  | lea          r11,[r12+r10*8]
  | pshufd       xmm9,xmm8,0xee
  | movq         QWORD PTR [r12+r10*8],xmm8
  | movq         QWORD PTR [r15+r11*1],xmm9
  | add          rax,r10
  | movdqa       xmm8,xmm7
  | pcmpeqd      xmm8,xmm2
  | pshufd       xmm9,xmm8,0xb1
  | pand         xmm9,xmm8
  | pcmpgtd      xmm9,xmm1
  | movmskpd     r10d,xmm9
  | test         r10d,r10d
  | jne          .L2
    mov          r11,rbp
    cmp          rbp,rsi
    jne          .L1
    test         cl,0x1
    jne          .L4
    jmp          .L8
.L3:
    xor          eax,eax
    test         cl,0x1
    je           .L8
.L4:
    mov          r8,QWORD PTR [rsp+0x48]
    mov          rsi,r8
    sub          rsi,rax
    jb           .L10
    mov          r10,QWORD PTR [rsp+0x58]
    mov          r8,r10
    sub          r8,rax
    jb           .L11
    cmp          r8,rsi
    mov          r10,rsi
    cmovb        r10,r8
    cmp          r10,0x207
    jbe          .L12
    movabs       r10,0xffffffffffffffe
    and          rcx,r10
    mov          r10,QWORD PTR [rdi+rcx*8]
    test         r10,r10
    je           .L6
    lea          r11,[rax*8+0x0]
    add          r11,r13
    lea          rbx,[r12+rax*8]
    xor          edi,edi
    xor          r12d,r12d
.L5:
  | mov          r13,r10
  | neg          r13
  | and          r13,r10
  | test         QWORD PTR [rsp],r13
  | mov          r15,r14
  | cmove        r15,r9
  | cmp          rdi,rsi
  | jae          .L14
  | or           r12,r13
  | mov          rbp,r12
  | not          rbp
  | and          rbp,QWORD PTR [r15+rcx*8]
  | or           r13,QWORD PTR [rdx+rcx*8]
  | mov          QWORD PTR [r11+rdi*8],r13
  | cmp          rdi,r8
  | jae          .L15
  | lea          r15,[r10-0x1]
  | and          r10,r15
  | mov          QWORD PTR [rbx+rdi*8],rbp
  | inc          rdi
  | test         r10,r10
  | jne          .L5
    jmp          .L7
.L6:
    xor          edi,edi
.L7:
    add          rax,rdi
.L8:
    add          rsp,0x8
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    ret
.L9:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x2f
  ! call         core::panicking::panic
.L10:
  ! lea          rcx,[rip+.D3]
  ! mov          rdi,rax
  ! mov          rsi,r8
  ! mov          rdx,r8
  ! call         core::slice::index::slice_index_fail
.L11:
  ! lea          rcx,[rip+.D4]
  ! mov          rdi,rax
  ! mov          rsi,r10
  ! mov          rdx,r10
  ! call         core::slice::index::slice_index_fail
.L12:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D5]
  ! mov          esi,0x2f
  ! call         core::panicking::panic
.L13:
  ! lea          rdx,[rip+.D6]
  ! mov          rdi,r11
  ! call         core::panicking::panic_bounds_check
.L14:
  ! lea          rdx,[rip+.D7]
  ! call         core::panicking::panic_bounds_check
.L15:
  ! lea          rdx,[rip+.D8]
  ! mov          rsi,r8
  ! call         core::panicking::panic_bounds_check
.L16:
  ! lea          rdi,[rip+.D9]
  ! lea          rdx,[rip+.D10]
  ! mov          esi,0x3d
  ! call         core::panicking::panic

; ---- list_children, level avx2: 269 instructions, inner loops: 62, 17, 17, 19
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    sub          rsp,0x18
    mov          QWORD PTR [rsp],r9
    cmp          rcx,rsi
    jne          .L20
    cmp          QWORD PTR [r8+0x8],rcx
    jne          .L20
    cmp          QWORD PTR [r8+0x18],rcx
    jne          .L20
    mov          rax,QWORD PTR [rsp+0x68]
    mov          r12,QWORD PTR [rsp+0x60]
    mov          r9,QWORD PTR [rsp+0x58]
    mov          r13,QWORD PTR [rsp+0x50]
    mov          r14,QWORD PTR [r8]
    mov          r15,QWORD PTR [r8+0x10]
    mov          rsi,rcx
    shr          rsi,0x2
    cmp          rax,r9
    mov          r8,r9
    cmovb        r8,rax
    test         rsi,rsi
    je           .L3
    vmovq        xmm0,QWORD PTR [rsp]
    vpbroadcastq ymm0,xmm0
    xor          eax,eax
    vpcmpeqd     ymm1,ymm1,ymm1
    vpxor        xmm2,xmm2,xmm2
    mov          rbp,QWORD PTR [rip+.D1]
    xor          r10d,r10d
.L1:
    lea          r9,[rax+0x208]
    cmp          r9,r8
    ja           .L12
    cmp          r10,rsi
    jae          .L18
    lea          rbx,[r10+0x1]
    shl          r10,0x5
    vmovdqu      ymm8,YMMWORD PTR [rdi+r10*1]
    vmovdqu      ymm3,YMMWORD PTR [rdx+r10*1]
    vmovdqu      ymm4,YMMWORD PTR [r14+r10*1]
    vmovdqu      ymm5,YMMWORD PTR [r15+r10*1]
    vpxor        ymm6,ymm8,ymm1
.L2:
  | vpcmpeqq     ymm7,ymm8,ymm2
  | vmovmskpd    r9d,ymm7
  | vpaddq       ymm7,ymm8,ymm1
  | vpand        ymm9,ymm8,ymm7
  | vpxor        ymm7,ymm9,ymm8
  | vpand        ymm8,ymm7,ymm0
  | vpcmpeqq     ymm8,ymm8,ymm2
  | vpblendvb    ymm8,ymm5,ymm4,ymm8
  | xor          r9d,0xf
  | vpxor        ymm10,ymm9,ymm6
  | vpand        ymm8,ymm8,ymm10
  | vpor         ymm7,ymm3,ymm7
  | popcnt       r10d,r9d
  | shl          r9d,0x5
  | vmovdqu      ymm10,YMMWORD PTR [rbp+r9*1+0x0]
  | vpermd       ymm7,ymm10,ymm7
  | vmovdqu      YMMWORD PTR [r13+rax*8+0x0],ymm7
  | vpermd       ymm7,ymm10,ymm8
  | vmovdqu      YMMWORD PTR [r12+rax*8],ymm7
  | add          r10,rax
  | vpcmpeqq     ymm7,ymm9,ymm2
  | vmovmskpd    eax,ymm7
  | xor          eax,0xf
  | vpaddq       ymm7,ymm9,ymm1
  | vpand        ymm7,ymm9,ymm7
  | vpxor        ymm8,ymm9,ymm7
  | vpand        ymm9,ymm8,ymm0
  | vpcmpeqq     ymm9,ymm9,ymm2
  | vpblendvb    ymm9,ymm5,ymm4,ymm9
  | vpxor        ymm10,ymm7,ymm6
  | vpand        ymm9,ymm9,ymm10
  | vpor         ymm8,ymm8,ymm3
  | popcnt       r11d,eax
  | shl          eax,0x5
  | vmovdqu      ymm10,YMMWORD PTR [rbp+rax*1+0x0]
  | vpermd       ymm8,ymm10,ymm8
  | vmovdqu      YMMWORD PTR [r13+r10*8+0x0],ymm8
  | vpermd       ymm8,ymm10,ymm9
  | vmovdqu      YMMWORD PTR [r12+r10*8],ymm8
  | add          r11,r10
  | vpcmpeqq     ymm8,ymm7,ymm2
  | vmovmskpd    r9d,ymm8
  | xor          r9d,0xf
  | vpaddq       ymm9,ymm7,ymm1
  | vpand        ymm8,ymm9,ymm7
  | vpxor        ymm10,ymm8,ymm7
  | vpand        ymm11,ymm10,ymm0
  | vpcmpeqq     ymm11,ymm11,ymm2
  | vpblendvb    ymm11,ymm5,ymm4,ymm11
  | vpxor        ymm12,ymm8,ymm6
  | vpand        ymm11,ymm11,ymm12
  | vpor         ymm10,ymm10,ymm3
  | popcnt       eax,r9d
  | shl          r9d,0x5
  | vmovdqu      ymm12,YMMWORD PTR [rbp+r9*1+0x0]
  | vpermd       ymm10,ymm12,ymm10
  | vmovdqu      YMMWORD PTR [r13+r11*8+0x0],ymm10
  | vpermd       ymm10,ymm12,ymm11
  | vmovdqu      YMMWORD PTR [r12+r11*8],ymm10
  | add          rax,r11
  | vptest       ymm9,ymm7
  | jne          .L2
    mov          r10,rbx
    cmp          rbx,rsi
    jne          .L1
    mov          r8d,ecx
    and          r8d,0x3
    jne          .L4
    jmp          .L11
.L3:
    xor          eax,eax
    mov          r8d,ecx
    and          r8d,0x3
    je           .L11
.L4:
    mov          rsi,QWORD PTR [rsp+0x58]
    mov          r9,rsi
    sub          r9,rax
    jb           .L14
    mov          r10,QWORD PTR [rsp+0x68]
    mov          rsi,r10
    sub          rsi,rax
    jb           .L15
    cmp          rsi,r9
    mov          r10,r9
    cmovb        r10,rsi
    mov          QWORD PTR [rsp+0x8],r10
    cmp          r10,0x208
    jb           .L13
    mov          QWORD PTR [rsp+0x10],r8
    movabs       r8,0xffffffffffffffc
    and          rcx,r8
    lea          rbx,[rax*8+0x0]
    add          rbx,r13
    lea          r12,[r12+rax*8]
    mov          r13,QWORD PTR [rdi+rcx*8]
    xor          r8d,r8d
    test         r13,r13
    je           .L6
    xor          ebp,ebp
.L5:
  | blsi         r10,r13
  | test         QWORD PTR [rsp],r10
  | mov          r11,r15
  | cmove        r11,r14
  | cmp          r8,r9
  | jae          .L16
  | or           rbp,r10
  | andn         r11,rbp,QWORD PTR [r11+rcx*8]
  | or           r10,QWORD PTR [rdx+rcx*8]
  | mov          QWORD PTR [rbx+r8*8],r10
  | cmp          r8,rsi
  | jae          .L17
  | blsr         r13,r13
  | mov          QWORD PTR [r12+r8*8],r11
  | inc          r8
  | test         r13,r13
  | jne          .L5
.L6:
    cmp          DWORD PTR [rsp+0x10],0x1
    je           .L10
    lea          r10,[r8+0x208]
    cmp          r10,QWORD PTR [rsp+0x8]
    ja           .L13
    mov          r13,QWORD PTR [rdi+rcx*8+0x8]
    test         r13,r13
    je           .L8
    xor          ebp,ebp
.L7:
  | blsi         r10,r13
  | test         QWORD PTR [rsp],r10
  | mov          r11,r15
  | cmove        r11,r14
  | cmp          r8,r9
  | jae          .L16
  | or           rbp,r10
  | andn         r11,rbp,QWORD PTR [r11+rcx*8+0x8]
  | or           r10,QWORD PTR [rdx+rcx*8+0x8]
  | mov          QWORD PTR [rbx+r8*8],r10
  | cmp          r8,rsi
  | jae          .L17
  | blsr         r13,r13
  | mov          QWORD PTR [r12+r8*8],r11
  | inc          r8
  | test         r13,r13
  | jne          .L7
.L8:
    mov          rbp,QWORD PTR [rsp+0x10]
    cmp          ebp,0x2
    je           .L10
    lea          r10,[r8+0x208]
    cmp          r10,QWORD PTR [rsp+0x8]
    ja           .L13
    mov          rdi,QWORD PTR [rdi+rcx*8+0x10]
    test         rdi,rdi
    je           .L10
    xor          r13d,r13d
.L9:
  | cmp          ebp,0x3
  | jne          .L19
  | blsi         r10,rdi
  | test         QWORD PTR [rsp],r10
  | mov          r11,r15
  | cmove        r11,r14
  | cmp          r8,r9
  | jae          .L16
  | or           r13,r10
  | andn         r11,r13,QWORD PTR [r11+rcx*8+0x10]
  | or           r10,QWORD PTR [rdx+rcx*8+0x10]
  | mov          QWORD PTR [rbx+r8*8],r10
  | cmp          r8,rsi
  | jae          .L17
  | blsr         rdi,rdi
  | mov          QWORD PTR [r12+r8*8],r11
  | inc          r8
  | test         rdi,rdi
  | jne          .L9
.L10:
    add          rax,r8
.L11:
    add          rsp,0x18
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    vzeroupper
    ret
.L12:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x2f
  ! vzeroupper
  ! call         core::panicking::panic
.L13:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x2f
  ! vzeroupper
  ! call         core::panicking::panic
.L14:
  ! lea          rcx,[rip+.D5]
  ! mov          rdi,rax
  ! mov          rdx,rsi
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L15:
  ! lea          rcx,[rip+.D6]
  ! mov          rdi,rax
  ! mov          rsi,r10
  ! mov          rdx,r10
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L16:
  ! lea          rdx,[rip+.D7]
  ! mov          rdi,r8
  ! mov          rsi,r9
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L17:
  ! lea          rdx,[rip+.D8]
  ! mov          rdi,r8
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L18:
  ! lea          rdx,[rip+.D9]
  ! mov          rdi,r10
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L19:
  ! lea          rdx,[rip+.D10]
  ! mov          edi,0x2
  ! mov          rsi,rbp
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L20:
  ! lea          rdi,[rip+.D11]
  ! lea          rdx,[rip+.D12]
  ! mov          esi,0x3d
  ! call         core::panicking::panic

; ---- list_children, level avx512: 438 instructions, inner loops: 48, 17, 17, 19, 19, 19, 19, 19
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    sub          rsp,0x28
    mov          QWORD PTR [rsp+0x10],rdi
    cmp          rcx,rsi
    jne          .L31
    cmp          QWORD PTR [r8+0x8],rcx
    jne          .L31
    cmp          QWORD PTR [r8+0x18],rcx
    jne          .L31
    mov          r11,QWORD PTR [rsp+0x78]
    mov          rbx,QWORD PTR [rsp+0x70]
    mov          r10,QWORD PTR [rsp+0x68]
    mov          r12,QWORD PTR [rsp+0x60]
    mov          r14,QWORD PTR [r8]
    mov          r15,QWORD PTR [r8+0x10]
    mov          rsi,rcx
    shr          rsi,0x3
    cmp          r11,r10
    mov          r13,r10
    cmovb        r13,r11
    test         rsi,rsi
    je           .L3
    vpbroadcastq zmm0,r9
    xor          eax,eax
    vpternlogd   zmm1,zmm1,zmm1,0xff
    xor          r8d,r8d
.L1:
    lea          rdi,[rax+0x208]
    cmp          rdi,r13
    ja           .L20
    cmp          r8,rsi
    jae          .L24
    lea          rbp,[r8+0x1]
    shl          r8,0x6
    mov          rdi,QWORD PTR [rsp+0x10]
    vmovdqu64    zmm6,ZMMWORD PTR [rdi+r8*1]
    vmovdqu64    zmm2,ZMMWORD PTR [rdx+r8*1]
    vmovdqu64    zmm3,ZMMWORD PTR [r14+r8*1]
    vmovdqu64    zmm4,ZMMWORD PTR [r15+r8*1]
    vmovdqa64    zmm5,zmm6
    vpternlogq   zmm5,zmm6,zmm6,0xf
.L2:
  | vpaddq       zmm7,zmm6,zmm1
  | vpandq       zmm7,zmm7,zmm6
  | vpxorq       zmm8,zmm7,zmm6
  | vptestnmq    k1,zmm8,zmm0
  | vpblendmq    zmm9{k1},zmm4,zmm3
  | vptestmq     k1,zmm6,zmm6
  | vpternlogq   zmm9,zmm7,zmm5,0x60
  | vporq        zmm6,zmm8,zmm2
  | vpcompressq  zmm6{k1}{z},zmm6
  | vmovdqu64    ZMMWORD PTR [r12+rax*8],zmm6
  | vpcompressq  zmm6{k1}{z},zmm9
  | vmovdqu64    ZMMWORD PTR [rbx+rax*8],zmm6
  | kmovb        edi,k1
  | popcnt       edi,edi
  | vptestmq     k1,zmm7,zmm7
  | vpaddq       zmm6,zmm7,zmm1
  | vpandq       zmm8,zmm6,zmm7
  | vpxorq       zmm6,zmm8,zmm7
  | vptestnmq    k2,zmm6,zmm0
  | vpblendmq    zmm7{k2},zmm4,zmm3
  | add          rdi,rax
  | vpternlogq   zmm7,zmm8,zmm5,0x60
  | vporq        zmm6,zmm6,zmm2
  | vpcompressq  zmm6{k1}{z},zmm6
  | vmovdqu64    ZMMWORD PTR [r12+rdi*8],zmm6
  | vpcompressq  zmm6{k1}{z},zmm7
  | vmovdqu64    ZMMWORD PTR [rbx+rdi*8],zmm6
  | kmovb        eax,k1
  | popcnt       r8d,eax
  | vptestmq     k1,zmm8,zmm8
  | vpaddq       zmm6,zmm8,zmm1
  | vpandq       zmm6,zmm6,zmm8
  | vpxorq       zmm7,zmm6,zmm8
  | vptestnmq    k2,zmm7,zmm0
  | vpblendmq    zmm8{k2},zmm4,zmm3
  | add          r8,rdi
  | vpternlogq   zmm8,zmm6,zmm5,0x60
  | vporq        zmm7,zmm7,zmm2
  | vpcompressq  zmm7{k1}{z},zmm7
  | vmovdqu64    ZMMWORD PTR [r12+r8*8],zmm7
  | vpcompressq  zmm7{k1}{z},zmm8
  | vmovdqu64    ZMMWORD PTR [rbx+r8*8],zmm7
  | kmovb        eax,k1
  | popcnt       eax,eax
  | add          rax,r8
  | vptestmd     k0,zmm6,zmm6
  | kortestw     k0,k0
  | jne          .L2
    mov          r8,rbp
    cmp          rbp,rsi
    jne          .L1
    mov          esi,ecx
    and          esi,0x7
    mov          QWORD PTR [rsp],rsi
    jne          .L4
    jmp          .L19
.L3:
    xor          eax,eax
    mov          esi,ecx
    and          esi,0x7
    mov          QWORD PTR [rsp],rsi
    je           .L19
.L4:
    mov          rdi,r10
    sub          rdi,rax
    jb           .L22
    mov          rsi,r11
    sub          rsi,rax
    jb           .L23
    cmp          rsi,rdi
    mov          r8,rdi
    mov          QWORD PTR [rsp+0x8],rsi
    cmovb        r8,rsi
    mov          QWORD PTR [rsp+0x20],r8
    cmp          r8,0x208
    jb           .L21
    movabs       rsi,0xffffffffffffff8
    and          rcx,rsi
    lea          r13,[r12+rax*8]
    lea          rbp,[rbx+rax*8]
    mov          rsi,QWORD PTR [rsp+0x10]
    mov          r8,QWORD PTR [rsi+rcx*8]
    xor          r12d,r12d
    test         r8,r8
    je           .L6
    xor          r10d,r10d
    mov          rbx,QWORD PTR [rsp+0x8]
.L5:
  | blsi         r11,r8
  | test         r11,r9
  | mov          rsi,r15
  | cmove        rsi,r14
  | cmp          rdi,r12
  | je           .L25
  | or           r10,r11
  | andn         rsi,r10,QWORD PTR [rsi+rcx*8]
  | or           r11,QWORD PTR [rdx+rcx*8]
  | mov          QWORD PTR [r13+r12*8+0x0],r11
  | cmp          rbx,r12
  | je           .L27
  | blsr         r8,r8
  | mov          QWORD PTR [rbp+r12*8+0x0],rsi
  | inc          r12
  | test         r8,r8
  | jne          .L5
.L6:
    cmp          DWORD PTR [rsp],0x1
    je           .L18
    lea          rsi,[r12+0x208]
    cmp          rsi,QWORD PTR [rsp+0x20]
    ja           .L21
    mov          rsi,QWORD PTR [rsp+0x10]
    mov          r8,QWORD PTR [rsi+rcx*8+0x8]
    test         r8,r8
    mov          QWORD PTR [rsp+0x18],rdi
    je           .L8
    cmp          r12,rdi
    mov          rsi,rdi
    cmova        rsi,r12
    mov          rdi,QWORD PTR [rsp+0x8]
    cmp          r12,rdi
    cmova        rdi,r12
    xor          r10d,r10d
.L7:
  | blsi         r11,r8
  | test         r11,r9
  | mov          rbx,r15
  | cmove        rbx,r14
  | cmp          rsi,r12
  | je           .L26
  | or           r10,r11
  | andn         rbx,r10,QWORD PTR [rbx+rcx*8+0x8]
  | or           r11,QWORD PTR [rdx+rcx*8+0x8]
  | mov          QWORD PTR [r13+r12*8+0x0],r11
  | cmp          rdi,r12
  | je           .L28
  | blsr         r8,r8
  | mov          QWORD PTR [rbp+r12*8+0x0],rbx
  | inc          r12
  | test         r8,r8
  | jne          .L7
.L8:
    cmp          DWORD PTR [rsp],0x2
    je           .L18
    lea          rsi,[r12+0x208]
    cmp          rsi,QWORD PTR [rsp+0x20]
    mov          rdi,QWORD PTR [rsp+0x18]
    ja           .L21
    mov          rsi,QWORD PTR [rsp+0x10]
    mov          r8,QWORD PTR [rsi+rcx*8+0x10]
    test         r8,r8
    je           .L10
    cmp          r12,rdi
    mov          rsi,rdi
    cmova        rsi,r12
    mov          rdi,QWORD PTR [rsp+0x8]
    cmp          r12,rdi
    cmova        rdi,r12
    xor          r10d,r10d
.L9:
  | cmp          DWORD PTR [rsp],0x3
  | jb           .L29
  | blsi         r11,r8
  | test         r11,r9
  | mov          rbx,r15
  | cmove        rbx,r14
  | cmp          rsi,r12
  | je           .L26
  | or           r10,r11
  | andn         rbx,r10,QWORD PTR [rbx+rcx*8+0x10]
  | or           r11,QWORD PTR [rdx+rcx*8+0x10]
  | mov          QWORD PTR [r13+r12*8+0x0],r11
  | cmp          rdi,r12
  | je           .L28
  | blsr         r8,r8
  | mov          QWORD PTR [rbp+r12*8+0x0],rbx
  | inc          r12
  | test         r8,r8
  | jne          .L9
.L10:
    cmp          DWORD PTR [rsp],0x3
    je           .L18
    lea          rsi,[r12+0x208]
    cmp          rsi,QWORD PTR [rsp+0x20]
    mov          rdi,QWORD PTR [rsp+0x18]
    ja           .L21
    mov          rsi,QWORD PTR [rsp+0x10]
    mov          r8,QWORD PTR [rsi+rcx*8+0x18]
    test         r8,r8
    je           .L12
    cmp          r12,rdi
    mov          rsi,rdi
    cmova        rsi,r12
    mov          rdi,QWORD PTR [rsp+0x8]
    cmp          r12,rdi
    cmova        rdi,r12
    xor          r10d,r10d
.L11:
  | cmp          DWORD PTR [rsp],0x4
  | jb           .L30
  | blsi         r11,r8
  | test         r11,r9
  | mov          rbx,r15
  | cmove        rbx,r14
  | cmp          rsi,r12
  | je           .L26
  | or           r10,r11
  | andn         rbx,r10,QWORD PTR [rbx+rcx*8+0x18]
  | or           r11,QWORD PTR [rdx+rcx*8+0x18]
  | mov          QWORD PTR [r13+r12*8+0x0],r11
  | cmp          rdi,r12
  | je           .L28
  | blsr         r8,r8
  | mov          QWORD PTR [rbp+r12*8+0x0],rbx
  | inc          r12
  | test         r8,r8
  | jne          .L11
.L12:
    cmp          DWORD PTR [rsp],0x4
    je           .L18
    lea          rsi,[r12+0x208]
    cmp          rsi,QWORD PTR [rsp+0x20]
    mov          rdi,QWORD PTR [rsp+0x18]
    ja           .L21
    mov          rsi,QWORD PTR [rsp+0x10]
    mov          r8,QWORD PTR [rsi+rcx*8+0x20]
    test         r8,r8
    je           .L14
    cmp          r12,rdi
    mov          rsi,rdi
    cmova        rsi,r12
    mov          rdi,QWORD PTR [rsp+0x8]
    cmp          r12,rdi
    cmova        rdi,r12
    xor          r10d,r10d
.L13:
  | cmp          DWORD PTR [rsp],0x5
  | jb           .L32
  | blsi         r11,r8
  | test         r11,r9
  | mov          rbx,r15
  | cmove        rbx,r14
  | cmp          rsi,r12
  | je           .L26
  | or           r10,r11
  | andn         rbx,r10,QWORD PTR [rbx+rcx*8+0x20]
  | or           r11,QWORD PTR [rdx+rcx*8+0x20]
  | mov          QWORD PTR [r13+r12*8+0x0],r11
  | cmp          rdi,r12
  | je           .L28
  | blsr         r8,r8
  | mov          QWORD PTR [rbp+r12*8+0x0],rbx
  | inc          r12
  | test         r8,r8
  | jne          .L13
.L14:
    cmp          DWORD PTR [rsp],0x5
    je           .L18
    lea          rsi,[r12+0x208]
    cmp          rsi,QWORD PTR [rsp+0x20]
    mov          rdi,QWORD PTR [rsp+0x18]
    ja           .L21
    mov          rsi,QWORD PTR [rsp+0x10]
    mov          r8,QWORD PTR [rsi+rcx*8+0x28]
    test         r8,r8
    je           .L16
    cmp          r12,rdi
    mov          rsi,rdi
    cmova        rsi,r12
    mov          rdi,QWORD PTR [rsp+0x8]
    cmp          r12,rdi
    cmova        rdi,r12
    xor          r10d,r10d
.L15:
  | cmp          DWORD PTR [rsp],0x6
  | jb           .L33
  | blsi         r11,r8
  | test         r11,r9
  | mov          rbx,r15
  | cmove        rbx,r14
  | cmp          rsi,r12
  | je           .L26
  | or           r10,r11
  | andn         rbx,r10,QWORD PTR [rbx+rcx*8+0x28]
  | or           r11,QWORD PTR [rdx+rcx*8+0x28]
  | mov          QWORD PTR [r13+r12*8+0x0],r11
  | cmp          rdi,r12
  | je           .L28
  | blsr         r8,r8
  | mov          QWORD PTR [rbp+r12*8+0x0],rbx
  | inc          r12
  | test         r8,r8
  | jne          .L15
.L16:
    cmp          DWORD PTR [rsp],0x6
    je           .L18
    lea          rsi,[r12+0x208]
    cmp          rsi,QWORD PTR [rsp+0x20]
    mov          rdi,QWORD PTR [rsp+0x18]
    ja           .L21
    mov          rsi,QWORD PTR [rsp+0x10]
    mov          r10,QWORD PTR [rsi+rcx*8+0x30]
    test         r10,r10
    je           .L18
    cmp          r12,rdi
    mov          rsi,rdi
    cmova        rsi,r12
    mov          rdi,QWORD PTR [rsp+0x8]
    cmp          r12,rdi
    cmova        rdi,r12
    xor          r8d,r8d
.L17:
  | cmp          DWORD PTR [rsp],0x7
  | jne          .L34
  | blsi         r11,r10
  | test         r11,r9
  | mov          rbx,r15
  | cmove        rbx,r14
  | cmp          rsi,r12
  | je           .L26
  | or           r8,r11
  | andn         rbx,r8,QWORD PTR [rbx+rcx*8+0x30]
  | or           r11,QWORD PTR [rdx+rcx*8+0x30]
  | mov          QWORD PTR [r13+r12*8+0x0],r11
  | cmp          rdi,r12
  | je           .L28
  | blsr         r10,r10
  | mov          QWORD PTR [rbp+r12*8+0x0],rbx
  | inc          r12
  | test         r10,r10
  | jne          .L17
.L18:
    add          rax,r12
.L19:
    add          rsp,0x28
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    vzeroupper
    ret
.L20:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x2f
  ! vzeroupper
  ! call         core::panicking::panic
.L21:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x2f
  ! vzeroupper
  ! call         core::panicking::panic
.L22:
  ! lea          rcx,[rip+.D4]
  ! mov          rdi,rax
  ! mov          rsi,r10
  ! mov          rdx,r10
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L23:
  ! lea          rcx,[rip+.D5]
  ! mov          rdi,rax
  ! mov          rsi,r11
  ! mov          rdx,r11
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L24:
  ! lea          rdx,[rip+.D6]
  ! mov          rdi,r8
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L25:
  ! mov          QWORD PTR [rsp+0x18],rdi
  ! mov          rsi,rdi
.L26:
  ! lea          rdx,[rip+.D7]
  ! mov          rdi,rsi
  ! mov          rsi,QWORD PTR [rsp+0x18]
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L27:
  ! mov          rdi,rbx
.L28:
  ! lea          rdx,[rip+.D8]
  ! mov          rsi,QWORD PTR [rsp+0x8]
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L29:
  ! mov          edi,0x2
  ! lea          rdx,[rip+.D9]
  ! mov          rsi,QWORD PTR [rsp]
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L30:
  ! mov          edi,0x3
  ! lea          rdx,[rip+.D9]
  ! mov          rsi,QWORD PTR [rsp]
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L31:
  ! lea          rdi,[rip+.D10]
  ! lea          rdx,[rip+.D11]
  ! mov          esi,0x3d
  ! call         core::panicking::panic
.L32:
  ! mov          edi,0x4
  ! lea          rdx,[rip+.D9]
  ! mov          rsi,QWORD PTR [rsp]
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L33:
  ! mov          edi,0x5
  ! lea          rdx,[rip+.D9]
  ! mov          rsi,QWORD PTR [rsp]
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L34:
  ! mov          edi,0x6
  ! lea          rdx,[rip+.D9]
  ! mov          rsi,QWORD PTR [rsp]
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
