; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off", debug = false
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- drop_hit_grid, level scalar: 58 instructions, inner loops: 15
    push         r15
    push         r14
    push         rbx
    mov          rax,rsi
    mov          rsi,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rdi+0x18],rsi
    jne          .L5
    mov          r8,QWORD PTR [rdx+0x8]
    cmp          rsi,r8
    ja           .L3
    mov          r8,QWORD PTR [rdx+0x18]
    cmp          rsi,r8
    ja           .L3
    test         rsi,rsi
    je           .L2
    mov          rcx,QWORD PTR [rdx]
    mov          rdx,QWORD PTR [rdx+0x10]
    mov          r8,QWORD PTR [rdi]
    mov          rdi,QWORD PTR [rdi+0x10]
    mov          r9,QWORD PTR [rax]
    mov          r10,QWORD PTR [rax+0x8]
    xor          eax,eax
    xor          r11d,r11d
.L1:
  | cmp          rax,rsi
  | jae          .L4
  | mov          rbx,QWORD PTR [rdi+r11*8]
  | mov          r14,QWORD PTR [r8+r11*8]
  | inc          r11
  | mov          QWORD PTR [rcx+rax*8],r14
  | mov          QWORD PTR [rdx+rax*8],rbx
  | and          r14,r9
  | and          rbx,r10
  | xor          r15d,r15d
  | or           rbx,r14
  | sete         r15b
  | add          rax,r15
  | cmp          rsi,r11
  | jne          .L1
    pop          rbx
    pop          r14
    pop          r15
    ret
.L2:
    xor          eax,eax
    pop          rbx
    pop          r14
    pop          r15
    ret
.L3:
  ! lea          rcx,[rip+.D1]
  ! xor          edi,edi
  ! mov          rdx,r8
  ! call         core::slice::index::slice_index_fail
.L4:
  ! lea          rdx,[rip+.D2]
  ! mov          rdi,rax
  ! call         core::panicking::panic_bounds_check
.L5:
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x3d
  ! call         core::panicking::panic

; ---- drop_hit_grid, level sse2: 130 instructions, inner loops: 32
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    push         rax
    mov          r8,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rdi+0x18],r8
    jne          .L13
    mov          rcx,rdx
    mov          rdx,QWORD PTR [rdx+0x8]
    cmp          rdx,r8
    jb           .L12
    mov          r15,QWORD PTR [rcx+0x18]
    cmp          r15,r8
    jb           .L12
    mov          rax,rsi
    mov          rsi,r8
    shr          rsi,1
    mov          r11,QWORD PTR [rdi]
    mov          rbx,QWORD PTR [rdi+0x10]
    mov          r9,QWORD PTR [rax]
    mov          r10,QWORD PTR [rax+0x8]
    mov          r14,QWORD PTR [rcx]
    mov          rcx,QWORD PTR [rcx+0x10]
    je           .L2
    mov          QWORD PTR [rsp],r10
    movdqu       xmm1,XMMWORD PTR [rax]
    pshufd       xmm0,xmm1,0x44
    pshufd       xmm1,xmm1,0xee
    xor          eax,eax
    pxor         xmm2,xmm2
    xor          r12d,r12d
    xor          edi,edi
.L1:
  | cmp          rax,rsi
  | jae          .L11
  | inc          rax
  | movdqu       xmm3,XMMWORD PTR [r11+r12*1]
  | movdqu       xmm4,XMMWORD PTR [rbx+r12*1]
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
  | lea          r10,[r14+rdi*8]
  | pshufd       xmm5,xmm3,0xee
  | movq         QWORD PTR [r14+rdi*8],xmm3
  | shl          ebp,0x3
  | movq         QWORD PTR [rbp+r10*1+0x0],xmm5
  | lea          r10,[rcx+rdi*8]
  | pshufd       xmm3,xmm4,0xee
  | movq         QWORD PTR [rcx+rdi*8],xmm4
  | movq         QWORD PTR [rbp+r10*1+0x0],xmm3
  | mov          r10d,r13d
  | shr          r10d,1
  | sub          r13d,r10d
  | add          rdi,r13
  | add          r12,0x10
  | cmp          rsi,rax
  | jne          .L1
    cmp          rdi,rdx
    ja           .L10
    cmp          rdi,r15
    ja           .L9
    mov          r10,QWORD PTR [rsp]
    jmp          .L3
.L2:
    xor          edi,edi
.L3:
    mov          esi,r8d
    and          esi,0x1
    sub          r15,rdi
    sub          rdx,rdi
    cmp          rsi,r15
    seta         al
    cmp          rsi,rdx
    ja           .L7
    test         al,al
    jne          .L8
.L4:
    test         rsi,rsi
    jne          .L5
    xor          eax,eax
    jmp          .L6
.L5:
    movabs       rax,0xffffffffffffffe
    and          r8,rax
    mov          rax,QWORD PTR [r11+r8*8]
    mov          rdx,QWORD PTR [rbx+r8*8]
    mov          QWORD PTR [r14+rdi*8],rax
    mov          QWORD PTR [rcx+rdi*8],rdx
    and          r10,rdx
    and          r9,rax
    xor          eax,eax
    or           r9,r10
    sete         al
.L6:
    add          rax,rdi
    add          rsp,0x8
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    ret
.L7:
    mov          al,0x1
    test         al,al
    je           .L4
.L8:
  ! lea          rcx,[rip+.D1]
  ! xor          edi,edi
  ! xor          edx,edx
  ! call         core::slice::index::slice_index_fail
.L9:
  ! mov          rdx,r15
.L10:
  ! lea          rcx,[rip+.D2]
  ! mov          rsi,rdx
  ! call         core::slice::index::slice_index_fail
.L11:
  ! lea          rdx,[rip+.D3]
  ! mov          rdi,rax
  ! call         core::panicking::panic_bounds_check
.L12:
  ! lea          rdi,[rip+.D4]
  ! lea          rdx,[rip+.D5]
  ! mov          esi,0x45
  ! call         core::panicking::panic
.L13:
  ! lea          rdi,[rip+.D6]
  ! lea          rdx,[rip+.D7]
  ! mov          esi,0x3d
  ! call         core::panicking::panic

; ---- drop_hit_grid, level avx2: 156 instructions, inner loops: 21
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    push         rax
    mov          r8,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rdi+0x18],r8
    jne          .L11
    mov          rcx,rdx
    mov          rdx,QWORD PTR [rdx+0x8]
    cmp          rdx,r8
    jb           .L10
    mov          r14,QWORD PTR [rcx+0x18]
    cmp          r14,r8
    jb           .L10
    mov          rax,rsi
    mov          rsi,r8
    shr          rsi,0x2
    mov          r11,QWORD PTR [rdi]
    mov          rbx,QWORD PTR [rdi+0x10]
    mov          r12,QWORD PTR [rax]
    mov          r10,QWORD PTR [rax+0x8]
    mov          r15,QWORD PTR [rcx]
    mov          rcx,QWORD PTR [rcx+0x10]
    je           .L2
    mov          QWORD PTR [rsp],r10
    mov          r10,r12
    vpbroadcastq ymm0,QWORD PTR [rax]
    vpbroadcastq ymm1,QWORD PTR [rax+0x8]
    xor          eax,eax
    vpxor        xmm2,xmm2,xmm2
    mov          r12,QWORD PTR [rip+.D1]
    xor          r13d,r13d
    xor          edi,edi
.L1:
  | cmp          rax,rsi
  | jae          .L9
  | inc          rax
  | vmovdqu      ymm3,YMMWORD PTR [r11+r13*1]
  | vmovdqu      ymm4,YMMWORD PTR [rbx+r13*1]
  | vpand        ymm5,ymm0,ymm3
  | vpand        ymm6,ymm1,ymm4
  | vpor         ymm5,ymm6,ymm5
  | vpcmpeqq     ymm5,ymm5,ymm2
  | vmovmskpd    ebp,ymm5
  | popcnt       r9d,ebp
  | shl          ebp,0x5
  | vmovdqu      ymm5,YMMWORD PTR [r12+rbp*1]
  | vpermd       ymm3,ymm5,ymm3
  | vmovdqu      YMMWORD PTR [r15+rdi*8],ymm3
  | vpermd       ymm3,ymm5,ymm4
  | vmovdqu      YMMWORD PTR [rcx+rdi*8],ymm3
  | add          rdi,r9
  | add          r13,0x20
  | cmp          rsi,rax
  | jne          .L1
    cmp          rdi,rdx
    ja           .L8
    cmp          rdi,r14
    ja           .L7
    mov          r12,r10
    mov          r10,QWORD PTR [rsp]
    jmp          .L3
.L2:
    xor          edi,edi
.L3:
    mov          esi,r8d
    and          esi,0x3
    sub          rdx,rdi
    cmp          rsi,rdx
    ja           .L6
    sub          r14,rdi
    mov          rdx,r14
    cmp          rsi,r14
    ja           .L6
    test         rsi,rsi
    je           .L4
    movabs       rax,0xffffffffffffffc
    and          r8,rax
    lea          rdx,[r15+rdi*8]
    lea          rcx,[rcx+rdi*8]
    mov          r9,QWORD PTR [rbx+r8*8]
    mov          r14,QWORD PTR [r11+r8*8]
    mov          QWORD PTR [rdx],r14
    mov          QWORD PTR [rcx],r9
    and          r14,r12
    and          r9,r10
    xor          eax,eax
    or           r9,r14
    sete         al
    cmp          esi,0x1
    je           .L5
    cmp          esi,eax
    jbe          .L12
    mov          r9,QWORD PTR [rbx+r8*8+0x8]
    mov          r14,QWORD PTR [r11+r8*8+0x8]
    lea          r15d,[rax*8+0x0]
    mov          QWORD PTR [rdx+r15*1],r14
    mov          QWORD PTR [rcx+r15*1],r9
    and          r14,r12
    and          r9,r10
    xor          r15d,r15d
    or           r9,r14
    sete         r15b
    add          rax,r15
    cmp          esi,0x2
    je           .L5
    cmp          eax,esi
    jae          .L12
    mov          rsi,QWORD PTR [rbx+r8*8+0x10]
    mov          r8,QWORD PTR [r11+r8*8+0x10]
    lea          r9d,[rax*8+0x0]
    mov          QWORD PTR [rdx+r9*1],r8
    mov          QWORD PTR [rcx+r9*1],rsi
    and          r12,r8
    and          r10,rsi
    xor          ecx,ecx
    or           r10,r12
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
  ! lea          rcx,[rip+.D2]
  ! xor          edi,edi
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L7:
  ! mov          rdx,r14
.L8:
  ! lea          rcx,[rip+.D3]
  ! mov          rsi,rdx
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L9:
  ! lea          rdx,[rip+.D4]
  ! mov          rdi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L10:
  ! lea          rdi,[rip+.D5]
  ! lea          rdx,[rip+.D6]
  ! mov          esi,0x45
  ! call         core::panicking::panic
.L11:
  ! lea          rdi,[rip+.D7]
  ! lea          rdx,[rip+.D8]
  ! mov          esi,0x3d
  ! call         core::panicking::panic
.L12:
  ! lea          rdx,[rip+.D9]
  ! mov          rdi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check

; ---- drop_hit_grid, level avx512: 206 instructions, inner loops: 18
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
    mov          r14,QWORD PTR [rcx+0x18]
    cmp          r14,r8
    jb           .L9
    mov          rax,rsi
    mov          rsi,r8
    shr          rsi,0x3
    mov          r11,QWORD PTR [rdi]
    mov          rbx,QWORD PTR [rdi+0x10]
    mov          r9,QWORD PTR [rax]
    mov          r10,QWORD PTR [rax+0x8]
    mov          r15,QWORD PTR [rcx]
    mov          r12,QWORD PTR [rcx+0x10]
    je           .L3
    vpbroadcastq zmm0,QWORD PTR [rax]
    vpbroadcastq zmm1,QWORD PTR [rax+0x8]
    xor          eax,eax
    xor          ecx,ecx
    xor          edi,edi
.L1:
  | cmp          rax,rsi
  | jae          .L8
  | inc          rax
  | vmovdqu64    zmm2,ZMMWORD PTR [r11+rcx*1]
  | vmovdqu64    zmm3,ZMMWORD PTR [rbx+rcx*1]
  | vpandq       zmm4,zmm1,zmm3
  | vpternlogq   zmm4,zmm0,zmm2,0xf8
  | vptestnmq    k1,zmm4,zmm4
  | vpcompressq  zmm2{k1}{z},zmm2
  | vmovdqu64    ZMMWORD PTR [r15+rdi*8],zmm2
  | vpcompressq  zmm2{k1}{z},zmm3
  | vmovdqu64    ZMMWORD PTR [r12+rdi*8],zmm2
  | kmovb        ebp,k1
  | popcnt       r13d,ebp
  | add          rdi,r13
  | add          rcx,0x40
  | cmp          rsi,rax
  | jne          .L1
    cmp          rdi,rdx
    ja           .L2
    cmp          rdi,r14
    jbe          .L4
  ! mov          rdx,r14
.L2:
  ! lea          rcx,[rip+.D1]
  ! mov          rsi,rdx
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L3:
    xor          edi,edi
.L4:
    mov          esi,r8d
    and          esi,0x7
    sub          rdx,rdi
    cmp          rsi,rdx
    ja           .L7
    sub          r14,rdi
    mov          rdx,r14
    cmp          rsi,r14
    ja           .L7
    test         rsi,rsi
    je           .L5
    movabs       rax,0xffffffffffffff8
    and          r8,rax
    lea          rcx,[r15+rdi*8]
    lea          rdx,[r12+rdi*8]
    mov          r14,QWORD PTR [rbx+r8*8]
    mov          r15,QWORD PTR [r11+r8*8]
    mov          QWORD PTR [rcx],r15
    mov          QWORD PTR [rdx],r14
    and          r15,r9
    and          r14,r10
    xor          eax,eax
    or           r14,r15
    sete         al
    cmp          esi,0x1
    je           .L6
    cmp          esi,eax
    jbe          .L11
    mov          r14,QWORD PTR [rbx+r8*8+0x8]
    mov          r15,QWORD PTR [r11+r8*8+0x8]
    lea          r12d,[rax*8+0x0]
    mov          QWORD PTR [rcx+r12*1],r15
    mov          QWORD PTR [rdx+r12*1],r14
    and          r15,r9
    and          r14,r10
    xor          r12d,r12d
    or           r14,r15
    sete         r12b
    add          rax,r12
    cmp          esi,0x2
    je           .L6
    cmp          eax,esi
    jae          .L11
    mov          r14,QWORD PTR [rbx+r8*8+0x10]
    mov          r15,QWORD PTR [r11+r8*8+0x10]
    lea          r12d,[rax*8+0x0]
    mov          QWORD PTR [rcx+r12*1],r15
    mov          QWORD PTR [rdx+r12*1],r14
    and          r15,r9
    and          r14,r10
    xor          r12d,r12d
    or           r14,r15
    sete         r12b
    add          rax,r12
    cmp          esi,0x3
    je           .L6
    cmp          eax,esi
    jae          .L11
    mov          r14,QWORD PTR [rbx+r8*8+0x18]
    mov          r15,QWORD PTR [r11+r8*8+0x18]
    lea          r12d,[rax*8+0x0]
    mov          QWORD PTR [rcx+r12*1],r15
    mov          QWORD PTR [rdx+r12*1],r14
    and          r15,r9
    and          r14,r10
    xor          r12d,r12d
    or           r14,r15
    sete         r12b
    add          rax,r12
    cmp          esi,0x4
    je           .L6
    cmp          eax,esi
    jae          .L11
    mov          r14,QWORD PTR [rbx+r8*8+0x20]
    mov          r15,QWORD PTR [r11+r8*8+0x20]
    lea          r12d,[rax*8+0x0]
    mov          QWORD PTR [rcx+r12*1],r15
    mov          QWORD PTR [rdx+r12*1],r14
    and          r15,r9
    and          r14,r10
    xor          r12d,r12d
    or           r14,r15
    sete         r12b
    add          rax,r12
    cmp          esi,0x5
    je           .L6
    cmp          eax,esi
    jae          .L11
    mov          r14,QWORD PTR [rbx+r8*8+0x28]
    mov          r15,QWORD PTR [r11+r8*8+0x28]
    lea          r12d,[rax*8+0x0]
    mov          QWORD PTR [rcx+r12*1],r15
    mov          QWORD PTR [rdx+r12*1],r14
    and          r15,r9
    and          r14,r10
    xor          r12d,r12d
    or           r14,r15
    sete         r12b
    add          rax,r12
    cmp          esi,0x6
    je           .L6
    cmp          eax,esi
    jae          .L11
    mov          rsi,QWORD PTR [rbx+r8*8+0x30]
    mov          r8,QWORD PTR [r11+r8*8+0x30]
    lea          r11d,[rax*8+0x0]
    mov          QWORD PTR [rcx+r11*1],r8
    mov          QWORD PTR [rdx+r11*1],rsi
    and          r9,r8
    and          r10,rsi
    xor          ecx,ecx
    or           r10,r9
    sete         cl
    add          rax,rcx
    jmp          .L6
.L5:
    xor          eax,eax
.L6:
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
.L7:
  ! lea          rcx,[rip+.D2]
  ! xor          edi,edi
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L8:
  ! lea          rdx,[rip+.D3]
  ! mov          rdi,rax
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
  ! lea          rdx,[rip+.D8]
  ! mov          rdi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
