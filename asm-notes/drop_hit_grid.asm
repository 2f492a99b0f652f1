; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- drop_hit_grid, level scalar: 68 instructions, inner loops: 19
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    mov          rcx,rdi
    mov          rdi,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rcx+0x18],rdi
    jne          .L8
    mov          rax,rsi
    mov          rsi,QWORD PTR [rdx+0x8]
    cmp          rsi,rdi
    jb           .L7
    mov          r8,QWORD PTR [rdx+0x18]
    cmp          r8,rdi
    jb           .L7
    test         rdi,rdi
    je           .L2
    mov          r9,QWORD PTR [rcx]
    mov          rcx,QWORD PTR [rcx+0x10]
    mov          r10,QWORD PTR [rax]
    mov          r11,QWORD PTR [rax+0x8]
    mov          rbx,QWORD PTR [rdx]
    mov          rdx,QWORD PTR [rdx+0x10]
    xor          eax,eax
    xor          r14d,r14d
.L1:
  | cmp          rdi,r14
  | je           .L4
  | cmp          rax,rsi
  | jae          .L6
  | mov          r15,QWORD PTR [r9+r14*8]
  | mov          r12,QWORD PTR [rcx+r14*8]
  | mov          QWORD PTR [rbx+rax*8],r15
  | cmp          rax,r8
  | jae          .L5
  | inc          r14
  | mov          QWORD PTR [rdx+rax*8],r12
  | and          r15,r10
  | and          r12,r11
  | xor          r13d,r13d
  | or           r12,r15
  | sete         r13b
  | add          rax,r13
  | cmp          rdi,r14
  | jne          .L1
    jmp          .L3
.L2:
    xor          eax,eax
.L3:
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    ret
.L4:
  ! lea          rdx,[rip+.D1]
  ! mov          rsi,rdi
  ! call         core::panicking::panic_bounds_check
.L5:
  ! mov          rsi,r8
.L6:
  ! lea          rdx,[rip+.D2]
  ! mov          rdi,rax
  ! call         core::panicking::panic_bounds_check
.L7:
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x3c
  ! call         core::panicking::panic
.L8:
  ! lea          rdi,[rip+.D5]
  ! lea          rdx,[rip+.D6]
  ! mov          esi,0x3d
  ! call         core::panicking::panic

; ---- drop_hit_grid, level sse2: 139 instructions, inner loops: 32
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    push         rax
    mov          r8,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rdi+0x18],r8
    jne          .L10
    mov          rcx,rdx
    mov          rdx,QWORD PTR [rdx+0x8]
    cmp          rdx,r8
    jb           .L9
    mov          r10,QWORD PTR [rcx+0x18]
    cmp          r10,r8
    jb           .L9
    mov          rax,rsi
    mov          rsi,r8
    shr          rsi,1
    mov          rbx,QWORD PTR [rdi]
    mov          r14,QWORD PTR [rdi+0x10]
    mov          r9,QWORD PTR [rax]
    mov          r11,QWORD PTR [rax+0x8]
    mov          r15,QWORD PTR [rcx]
    mov          rcx,QWORD PTR [rcx+0x10]
    je           .L2
    mov          QWORD PTR [rsp],r11
    movdqu       xmm1,XMMWORD PTR [rax]
    pshufd       xmm0,xmm1,0x44
    pshufd       xmm1,xmm1,0xee
    xor          edi,edi
    pxor         xmm2,xmm2
    xor          r12d,r12d
    xor          eax,eax
.L1:
  | cmp          rax,rsi
  | jae          .L8
  | inc          rax
  | movdqu       xmm3,XMMWORD PTR [rbx+r12*1]
  | movdqu       xmm4,XMMWORD PTR [r14+r12*1]
  | movdqa       xmm5,xmm0
  | pand         xmm5,xmm3
  | movdqa       xmm6,xmm1
  | pand         xmm6,xmm4
  | por          xmm6,xmm5
  | pcmpeqd      xmm6,xmm2
  | pshufd       xmm5,xmm6,0xa0
  | pand         xmm5,xmm6
  | movmskpd     r13d,xmm5
  | mov          ebp,r13d
  | and          ebp,0x1
  | lea          r11,[r15+rdi*8]
  | pshufd       xmm5,xmm3,0xee
  | movq         QWORD PTR [r15+rdi*8],xmm3
  | shl          ebp,0x3
  | movq         QWORD PTR [rbp+r11*1+0x0],xmm5
  | lea          r11,[rcx+rdi*8]
  | pshufd       xmm3,xmm4,0xee
  | movq         QWORD PTR [rcx+rdi*8],xmm4
  | movq         QWORD PTR [rbp+r11*1+0x0],xmm3
  | mov          r11d,r13d
  | shr          r11d,1
  | sub          r13d,r11d
  | add          rdi,r13
  | add          r12,0x10
  | cmp          rsi,rax
  | jne          .L1
    mov          rax,rdx
    sub          rax,rdi
    jb           .L7
    cmp          rdi,r10
    ja           .L6
    mov          r11,QWORD PTR [rsp]
    mov          esi,r8d
    and          esi,0x1
    cmp          rax,rsi
    jae          .L3
  ! jmp          .L11
.L2:
    xor          edi,edi
    mov          rax,rdx
    mov          esi,r8d
    and          esi,0x1
    cmp          rax,rsi
    jb           .L11
.L3:
    mov          rax,r10
    sub          rax,rdi
    cmp          rax,rsi
    jb           .L11
    test         rsi,rsi
    jne          .L4
    xor          eax,eax
    jmp          .L5
.L4:
    cmp          rdx,rdi
    je           .L12
    movabs       rax,0xffffffffffffffe
    and          r8,rax
    mov          rax,QWORD PTR [rbx+r8*8]
    mov          rdx,QWORD PTR [r14+r8*8]
    mov          QWORD PTR [r15+rdi*8],rax
    cmp          r10,rdi
    je           .L12
    mov          QWORD PTR [rcx+rdi*8],rdx
    and          r11,rdx
    and          r9,rax
    xor          eax,eax
    or           r9,r11
    sete         al
.L5:
    add          rax,rdi
    add          rsp,0x8
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    ret
.L6:
  ! mov          rdx,r10
.L7:
  ! lea          rcx,[rip+.D1]
  ! mov          rsi,rdx
  ! call         core::slice::index::slice_index_fail
.L8:
  ! lea          rdx,[rip+.D2]
  ! mov          rdi,rax
  ! call         core::panicking::panic_bounds_check
.L9:
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x45
  ! call         core::panicking::panic
.L10:
  ! lea          rdi,[rip+.D5]
  ! lea          rdx,[rip+.D6]
  ! mov          esi,0x3d
  ! call         core::panicking::panic
.L11:
  ! lea          rdi,[rip+.D7]
  ! lea          rdx,[rip+.D8]
  ! mov          esi,0x3c
  ! call         core::panicking::panic
.L12:
  ! lea          rdx,[rip+.D9]
  ! xor          edi,edi
  ! xor          esi,esi
  ! call         core::panicking::panic_bounds_check

; ---- drop_hit_grid, level avx2: 176 instructions, inner loops: 21
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    push         rax
    mov          r9,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rdi+0x18],r9
    jne          .L10
    mov          rcx,rsi
    mov          rsi,QWORD PTR [rdx+0x8]
    cmp          rsi,r9
    jb           .L9
    mov          r8,QWORD PTR [rdx+0x18]
    cmp          r8,r9
    jb           .L9
    mov          rax,r9
    shr          rax,0x2
    mov          rbx,QWORD PTR [rdi]
    mov          r14,QWORD PTR [rdi+0x10]
    mov          r10,QWORD PTR [rcx]
    mov          rdi,QWORD PTR [rcx+0x8]
    mov          QWORD PTR [rsp],rdi
    mov          r15,QWORD PTR [rdx]
    mov          rdx,QWORD PTR [rdx+0x10]
    je           .L2
    mov          r11,r10
    vpbroadcastq ymm0,QWORD PTR [rcx]
    vpbroadcastq ymm1,QWORD PTR [rcx+0x8]
    xor          edi,edi
    vpxor        xmm2,xmm2,xmm2
    mov          r12,QWORD PTR [rip+.D1]
    xor          r13d,r13d
    xor          ecx,ecx
.L1:
  | cmp          rcx,rax
  | jae          .L8
  | inc          rcx
  | vmovdqu      ymm3,YMMWORD PTR [rbx+r13*1]
  | vmovdqu      ymm4,YMMWORD PTR [r14+r13*1]
  | vpand        ymm5,ymm0,ymm3
  | vpand        ymm6,ymm1,ymm4
  | vpor         ymm5,ymm6,ymm5
  | vpcmpeqq     ymm5,ymm5,ymm2
  | vmovmskpd    ebp,ymm5
  | popcnt       r10d,ebp
  | shl          ebp,0x5
  | vmovdqu      ymm5,YMMWORD PTR [r12+rbp*1]
  | vpermd       ymm3,ymm5,ymm3
  | vmovdqu      YMMWORD PTR [r15+rdi*8],ymm3
  | vpermd       ymm3,ymm5,ymm4
  | vmovdqu      YMMWORD PTR [rdx+rdi*8],ymm3
  | add          rdi,r10
  | add          r13,0x20
  | cmp          rax,rcx
  | jne          .L1
    mov          rax,rsi
    sub          rax,rdi
    jb           .L7
    cmp          rdi,r8
    ja           .L6
    lea          rcx,[r15+rdi*8]
    mov          rsi,rax
    mov          r10,r11
    mov          r12d,r9d
    and          r12d,0x3
    cmp          rsi,r12
    jae          .L3
  ! jmp          .L11
.L2:
    xor          edi,edi
    mov          rcx,r15
    mov          r12d,r9d
    and          r12d,0x3
    cmp          rsi,r12
    jb           .L11
.L3:
    sub          r8,rdi
    cmp          r8,r12
    jb           .L11
    test         r12,r12
    je           .L4
    test         rsi,rsi
    je           .L12
    movabs       rax,0xffffffffffffffc
    and          r9,rax
    mov          r13,QWORD PTR [rbx+r9*8]
    mov          rbp,QWORD PTR [r14+r9*8]
    mov          QWORD PTR [r15+rdi*8],r13
    test         r8,r8
    je           .L13
    lea          rdx,[rdx+rdi*8]
    mov          QWORD PTR [rdx],rbp
    and          r13,r10
    and          rbp,QWORD PTR [rsp]
    xor          eax,eax
    or           rbp,r13
    sete         al
    cmp          r12d,0x1
    je           .L5
    cmp          rsi,rax
    jbe          .L15
    mov          r15,QWORD PTR [rbx+r9*8+0x8]
    mov          r13,QWORD PTR [r14+r9*8+0x8]
    mov          QWORD PTR [rcx+rax*8],r15
    cmp          r8,rax
    jbe          .L14
    mov          QWORD PTR [rdx+rax*8],r13
    mov          r11,r10
    and          r15,r10
    and          r13,QWORD PTR [rsp]
    xor          r10d,r10d
    or           r13,r15
    sete         r10b
    add          rax,r10
    cmp          r12d,0x2
    je           .L5
    cmp          rax,rsi
    jae          .L15
    mov          rbx,QWORD PTR [rbx+r9*8+0x10]
    mov          rsi,QWORD PTR [r14+r9*8+0x10]
    mov          QWORD PTR [rcx+rax*8],rbx
    cmp          rax,r8
    jae          .L14
    mov          QWORD PTR [rdx+rax*8],rsi
    and          r11,rbx
    mov          rdx,QWORD PTR [rsp]
    and          rdx,rsi
    xor          ecx,ecx
    or           rdx,r11
    sete         cl
    add          rax,rcx
    jmp          .L5
.L4:
    xor          eax,eax
.L5:
    add          rax,rdi
    add          rsp,0x8
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    vzeroupper
    ret
.L6:
  ! mov          rsi,r8
.L7:
  ! lea          rcx,[rip+.D2]
  ! mov          rdx,rsi
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L8:
  ! lea          rdx,[rip+.D3]
  ! mov          rdi,rcx
  ! mov          rsi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L9:
  ! lea          rdi,[rip+.D4]
  ! lea          rdx,[rip+.D5]
  ! mov          esi,0x45
  ! call         core::panicking::panic
.L10:
  ! lea          rdi,[rip+.D6]
  ! lea          rdx,[rip+.D7]
  ! mov          esi,0x3d
  ! call         core::panicking::panic
.L11:
  ! lea          rdi,[rip+.D8]
  ! lea          rdx,[rip+.D9]
  ! mov          esi,0x3c
  ! vzeroupper
  ! call         core::panicking::panic
.L12:
  ! xor          eax,eax
  ! lea          rdx,[rip+.D10]
  ! mov          rdi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L13:
  ! xor          eax,eax
.L14:
  ! mov          rsi,r8
.L15:
  ! lea          rdx,[rip+.D10]
  ! mov          rdi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check

; ---- drop_hit_grid, level avx512: 230 instructions, inner loops: 18
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    push         rax
    mov          r9,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rdi+0x18],r9
    jne          .L10
    mov          rcx,rsi
    mov          rsi,QWORD PTR [rdx+0x8]
    cmp          rsi,r9
    jb           .L9
    mov          r8,QWORD PTR [rdx+0x18]
    cmp          r8,r9
    jb           .L9
    mov          rax,r9
    shr          rax,0x3
    mov          rbx,QWORD PTR [rdi]
    mov          r14,QWORD PTR [rdi+0x10]
    mov          r10,QWORD PTR [rcx]
    mov          r11,QWORD PTR [rcx+0x8]
    mov          r12,QWORD PTR [rdx]
    mov          r15,QWORD PTR [rdx+0x10]
    je           .L2
    vpbroadcastq zmm0,QWORD PTR [rcx]
    vpbroadcastq zmm1,QWORD PTR [rcx+0x8]
    xor          edi,edi
    xor          edx,edx
    xor          ecx,ecx
.L1:
  | cmp          rcx,rax
  | jae          .L8
  | inc          rcx
  | vmovdqu64    zmm2,ZMMWORD PTR [rbx+rdx*1]
  | vmovdqu64    zmm3,ZMMWORD PTR [r14+rdx*1]
  | vpandq       zmm4,zmm1,zmm3
  | vpternlogq   zmm4,zmm0,zmm2,0xf8
  | vptestnmq    k1,zmm4,zmm4
  | vpcompressq  zmm2{k1}{z},zmm2
  | vmovdqu64    ZMMWORD PTR [r12+rdi*8],zmm2
  | vpcompressq  zmm2{k1}{z},zmm3
  | vmovdqu64    ZMMWORD PTR [r15+rdi*8],zmm2
  | kmovb        ebp,k1
  | popcnt       r13d,ebp
  | add          rdi,r13
  | add          rdx,0x40
  | cmp          rax,rcx
  | jne          .L1
    mov          rax,rsi
    sub          rax,rdi
    jb           .L7
    cmp          rdi,r8
    ja           .L6
    lea          rcx,[r12+rdi*8]
    mov          rsi,rax
    mov          edx,r9d
    and          edx,0x7
    cmp          rsi,rdx
    jae          .L3
  ! jmp          .L11
.L2:
    xor          edi,edi
    mov          rcx,r12
    mov          edx,r9d
    and          edx,0x7
    cmp          rsi,rdx
    jb           .L11
.L3:
    sub          r8,rdi
    cmp          r8,rdx
    jb           .L11
    test         rdx,rdx
    je           .L4
    test         rsi,rsi
    je           .L12
    movabs       rax,0xffffffffffffff8
    and          r9,rax
    mov          r13,QWORD PTR [rbx+r9*8]
    mov          rbp,QWORD PTR [r14+r9*8]
    mov          QWORD PTR [r12+rdi*8],r13
    test         r8,r8
    je           .L13
    lea          r15,[r15+rdi*8]
    mov          QWORD PTR [r15],rbp
    and          r13,r10
    and          rbp,r11
    xor          eax,eax
    or           rbp,r13
    sete         al
    cmp          edx,0x1
    je           .L5
    cmp          rsi,rax
    jbe          .L15
    mov          r12,QWORD PTR [rbx+r9*8+0x8]
    mov          r13,QWORD PTR [r14+r9*8+0x8]
    mov          QWORD PTR [rcx+rax*8],r12
    cmp          r8,rax
    jbe          .L14
    mov          QWORD PTR [r15+rax*8],r13
    and          r12,r10
    and          r13,r11
    xor          ebp,ebp
    or           r13,r12
    sete         bpl
    add          rax,rbp
    cmp          edx,0x2
    je           .L5
    cmp          rax,rsi
    jae          .L15
    mov          r12,QWORD PTR [rbx+r9*8+0x10]
    mov          r13,QWORD PTR [r14+r9*8+0x10]
    mov          QWORD PTR [rcx+rax*8],r12
    cmp          rax,r8
    jae          .L14
    mov          QWORD PTR [r15+rax*8],r13
    and          r12,r10
    and          r13,r11
    xor          ebp,ebp
    or           r13,r12
    sete         bpl
    add          rax,rbp
    cmp          edx,0x3
    je           .L5
    cmp          rax,rsi
    jae          .L15
    mov          r12,QWORD PTR [rbx+r9*8+0x18]
    mov          r13,QWORD PTR [r14+r9*8+0x18]
    mov          QWORD PTR [rcx+rax*8],r12
    cmp          rax,r8
    jae          .L14
    mov          QWORD PTR [r15+rax*8],r13
    and          r12,r10
    and          r13,r11
    xor          ebp,ebp
    or           r13,r12
    sete         bpl
    add          rax,rbp
    cmp          edx,0x4
    je           .L5
    cmp          rax,rsi
    jae          .L15
    mov          r12,QWORD PTR [rbx+r9*8+0x20]
    mov          r13,QWORD PTR [r14+r9*8+0x20]
    mov          QWORD PTR [rcx+rax*8],r12
    cmp          rax,r8
    jae          .L14
    mov          QWORD PTR [r15+rax*8],r13
    and          r12,r10
    and          r13,r11
    xor          ebp,ebp
    or           r13,r12
    sete         bpl
    add          rax,rbp
    cmp          edx,0x5
    je           .L5
    cmp          rax,rsi
    jae          .L15
    mov          r12,QWORD PTR [rbx+r9*8+0x28]
    mov          r13,QWORD PTR [r14+r9*8+0x28]
    mov          QWORD PTR [rcx+rax*8],r12
    cmp          rax,r8
    jae          .L14
    mov          QWORD PTR [r15+rax*8],r13
    and          r12,r10
    and          r13,r11
    xor          ebp,ebp
    or           r13,r12
    sete         bpl
    add          rax,rbp
    cmp          edx,0x6
    je           .L5
    cmp          rax,rsi
    jae          .L15
    mov          rsi,QWORD PTR [rbx+r9*8+0x30]
    mov          rdx,QWORD PTR [r14+r9*8+0x30]
    mov          QWORD PTR [rcx+rax*8],rsi
    cmp          rax,r8
    jae          .L14
    mov          QWORD PTR [r15+rax*8],rdx
    and          r10,rsi
    and          r11,rdx
    xor          ecx,ecx
    or           r11,r10
    sete         cl
    add          rax,rcx
    jmp          .L5
.L4:
    xor          eax,eax
.L5:
    add          rax,rdi
    add          rsp,0x8
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    vzeroupper
    ret
.L6:
  ! mov          rsi,r8
.L7:
  ! lea          rcx,[rip+.D1]
  ! mov          rdx,rsi
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L8:
  ! lea          rdx,[rip+.D2]
  ! mov          rdi,rcx
  ! mov          rsi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L9:
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x45
  ! call         core::panicking::panic
.L10:
  ! lea          rdi,[rip+.D5]
  ! lea          rdx,[rip+.D6]
  ! mov          esi,0x3d
  ! call         core::panicking::panic
.L11:
  ! lea          rdi,[rip+.D7]
  ! lea          rdx,[rip+.D8]
  ! mov          esi,0x3c
  ! vzeroupper
  ! call         core::panicking::panic
.L12:
  ! xor          eax,eax
  ! lea          rdx,[rip+.D9]
  ! mov          rdi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L13:
  ! xor          eax,eax
.L14:
  ! mov          rsi,r8
.L15:
  ! lea          rdx,[rip+.D9]
  ! mov          rdi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
