; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "thin", codegen-units = 1, debug = "line-tables-only"
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
    mov          rcx,QWORD PTR [rax]
    mov          r8,QWORD PTR [rax+0x8]
    mov          r9,QWORD PTR [rdx]
    mov          rdx,QWORD PTR [rdx+0x10]
    mov          r10,QWORD PTR [rdi]
    mov          rdi,QWORD PTR [rdi+0x10]
    xor          eax,eax
    xor          r11d,r11d
.L1:
  | cmp          rax,rsi
  | jae          .L4
  | mov          rbx,QWORD PTR [rdi+r11*8]
  | mov          r14,QWORD PTR [r10+r11*8]
  | inc          r11
  | mov          QWORD PTR [r9+rax*8],r14
  | mov          QWORD PTR [rdx+rax*8],rbx
  | and          r14,rcx
  | and          rbx,r8
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

; ---- drop_hit_grid, level sse2: 121 instructions, inner loops: 28
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    push         rax
    mov          rcx,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rdi+0x18],rcx
    jne          .L12
    mov          rax,rdx
    mov          rdx,QWORD PTR [rdx+0x8]
    cmp          rdx,rcx
    jb           .L11
    mov          r14,QWORD PTR [rax+0x18]
    cmp          r14,rcx
    jb           .L11
    mov          r8,QWORD PTR [rsi]
    mov          r9,QWORD PTR [rsi+0x8]
    mov          r15,rcx
    shr          r15,1
    mov          r10,QWORD PTR [rdi]
    mov          r11,QWORD PTR [rdi+0x10]
    mov          rbx,QWORD PTR [rax]
    mov          rax,QWORD PTR [rax+0x10]
    je           .L2
    mov          QWORD PTR [rsp],r9
    movdqu       xmm1,XMMWORD PTR [rsi]
    pshufd       xmm0,xmm1,0x44
    pshufd       xmm1,xmm1,0xee
    xor          edi,edi
    pxor         xmm2,xmm2
    xor          esi,esi
.L1:
  | mov          r12,rdi
  | movdqu       xmm4,XMMWORD PTR [r10+rsi*1]
  | movdqu       xmm3,XMMWORD PTR [r11+rsi*1]
  | pshufd       xmm5,xmm4,0xee
  | movq         QWORD PTR [rbx+rdi*8],xmm4
  | pand         xmm4,xmm0
  | movdqa       xmm6,xmm3
  | pand         xmm6,xmm1
  | por          xmm6,xmm4
  | pcmpeqd      xmm6,xmm2
  | pshufd       xmm4,xmm6,0xa0
  | pand         xmm4,xmm6
  | movmskpd     edi,xmm4
  | mov          r13d,edi
  | and          r13d,0x1
  | lea          rbp,[rbx+r12*8]
  | lea          r9d,[r13*8+0x0]
  | movq         QWORD PTR [r9+rbp*1],xmm5
  | lea          rbp,[rax+r12*8]
  | pshufd       xmm4,xmm3,0xee
  | movq         QWORD PTR [rax+r12*8],xmm3
  | movq         QWORD PTR [r9+rbp*1],xmm4
  | shr          edi,1
  | add          edi,r13d
  | add          rdi,r12
  | add          rsi,0x10
  | dec          r15
  | jne          .L1
    cmp          rdi,rdx
    ja           .L10
    cmp          rdi,r14
    ja           .L9
    mov          r9,QWORD PTR [rsp]
    jmp          .L3
.L2:
    xor          edi,edi
.L3:
    mov          esi,ecx
    and          esi,0x1
    sub          r14,rdi
    sub          rdx,rdi
    cmp          rsi,r14
    seta         bpl
    cmp          rsi,rdx
    ja           .L7
    test         bpl,bpl
    jne          .L8
.L4:
    test         rsi,rsi
    jne          .L5
    xor          eax,eax
    jmp          .L6
.L5:
    movabs       rdx,0xffffffffffffffe
    and          rcx,rdx
    mov          rdx,QWORD PTR [r10+rcx*8]
    mov          rcx,QWORD PTR [r11+rcx*8]
    mov          QWORD PTR [rbx+rdi*8],rdx
    mov          QWORD PTR [rax+rdi*8],rcx
    and          r9,rcx
    and          r8,rdx
    xor          eax,eax
    or           r8,r9
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
    mov          bpl,0x1
    test         bpl,bpl
    je           .L4
.L8:
  ! lea          rcx,[rip+.D1]
  ! xor          edi,edi
  ! xor          edx,edx
  ! call         core::slice::index::slice_index_fail
.L9:
  ! mov          rdx,r14
.L10:
  ! lea          rcx,[rip+.D2]
  ! mov          rsi,rdx
  ! call         core::slice::index::slice_index_fail
.L11:
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x45
  ! call         core::panicking::panic
.L12:
  ! lea          rdi,[rip+.D5]
  ! lea          rdx,[rip+.D6]
  ! mov          esi,0x3d
  ! call         core::panicking::panic

; ---- drop_hit_grid, level avx2: 143 instructions, inner loops: 19
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    push         rax
    mov          rcx,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rdi+0x18],rcx
    jne          .L9
    mov          rax,rdx
    mov          rdx,QWORD PTR [rdx+0x8]
    cmp          rdx,rcx
    jb           .L8
    mov          rbx,QWORD PTR [rax+0x18]
    cmp          rbx,rcx
    jb           .L8
    mov          r8,QWORD PTR [rsi]
    mov          r9,QWORD PTR [rsi+0x8]
    mov          r15,rcx
    shr          r15,0x2
    mov          r10,QWORD PTR [rdi]
    mov          r11,QWORD PTR [rdi+0x10]
    mov          r14,QWORD PTR [rax]
    mov          rax,QWORD PTR [rax+0x10]
    je           .L3
    vpbroadcastq ymm0,QWORD PTR [rsi]
    vpbroadcastq ymm1,QWORD PTR [rsi+0x8]
    xor          edi,edi
    vpxor        xmm2,xmm2,xmm2
    mov          rsi,QWORD PTR [rip+.D1]
    xor          r12d,r12d
.L1:
  | mov          r13,rdi
  | vmovdqu      ymm3,YMMWORD PTR [r10+r12*1]
  | vmovdqu      ymm4,YMMWORD PTR [r11+r12*1]
  | vpand        ymm5,ymm3,ymm0
  | vpand        ymm6,ymm4,ymm1
  | vpor         ymm5,ymm6,ymm5
  | vpcmpeqq     ymm5,ymm5,ymm2
  | vmovmskpd    ebp,ymm5
  | popcnt       edi,ebp
  | shl          ebp,0x5
  | vmovdqu      ymm5,YMMWORD PTR [rsi+rbp*1]
  | vpermd       ymm3,ymm5,ymm3
  | vmovdqu      YMMWORD PTR [r14+r13*8],ymm3
  | vpermd       ymm3,ymm5,ymm4
  | vmovdqu      YMMWORD PTR [rax+r13*8],ymm3
  | add          rdi,r13
  | add          r12,0x20
  | dec          r15
  | jne          .L1
    cmp          rdi,rdx
    ja           .L2
    cmp          rdi,rbx
    jbe          .L4
  ! mov          rdx,rbx
.L2:
  ! lea          rcx,[rip+.D2]
  ! mov          rsi,rdx
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L3:
    xor          edi,edi
.L4:
    mov          esi,ecx
    and          esi,0x3
    sub          rdx,rdi
    cmp          rsi,rdx
    ja           .L7
    sub          rbx,rdi
    mov          rdx,rbx
    cmp          rsi,rbx
    ja           .L7
    test         rsi,rsi
    je           .L5
    movabs       rdx,0xffffffffffffffc
    and          rcx,rdx
    lea          rdx,[r14+rdi*8]
    lea          rbx,[rax+rdi*8]
    mov          r14,QWORD PTR [r11+rcx*8]
    mov          r15,QWORD PTR [r10+rcx*8]
    mov          QWORD PTR [rdx],r15
    mov          QWORD PTR [rbx],r14
    and          r15,r8
    and          r14,r9
    xor          eax,eax
    or           r14,r15
    sete         al
    cmp          esi,0x1
    je           .L6
    cmp          esi,eax
    jbe          .L10
    mov          r14,QWORD PTR [r11+rcx*8+0x8]
    mov          r15,QWORD PTR [r10+rcx*8+0x8]
    lea          r12d,[rax*8+0x0]
    mov          QWORD PTR [rdx+r12*1],r15
    mov          QWORD PTR [rbx+r12*1],r14
    and          r15,r8
    and          r14,r9
    xor          r12d,r12d
    or           r14,r15
    sete         r12b
    add          rax,r12
    cmp          esi,0x2
    je           .L6
    cmp          eax,esi
    jae          .L10
    mov          rsi,QWORD PTR [r11+rcx*8+0x10]
    mov          rcx,QWORD PTR [r10+rcx*8+0x10]
    lea          r10d,[rax*8+0x0]
    mov          QWORD PTR [rdx+r10*1],rcx
    mov          QWORD PTR [rbx+r10*1],rsi
    and          r8,rcx
    and          r9,rsi
    xor          ecx,ecx
    or           r9,r8
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
  ! lea          rcx,[rip+.D3]
  ! xor          edi,edi
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L8:
  ! lea          rdi,[rip+.D4]
  ! lea          rdx,[rip+.D5]
  ! mov          esi,0x45
  ! call         core::panicking::panic
.L9:
  ! lea          rdi,[rip+.D6]
  ! lea          rdx,[rip+.D7]
  ! mov          esi,0x3d
  ! call         core::panicking::panic
.L10:
  ! lea          rdx,[rip+.D8]
  ! mov          rdi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check

; ---- drop_hit_grid, level avx512: 194 instructions, inner loops: 16
    push         r15
    push         r14
    push         r12
    push         rbx
    push         rax
    mov          rcx,QWORD PTR [rdi+0x8]
    cmp          QWORD PTR [rdi+0x18],rcx
    jne          .L9
    mov          rax,rdx
    mov          rdx,QWORD PTR [rdx+0x8]
    cmp          rdx,rcx
    jb           .L8
    mov          rbx,QWORD PTR [rax+0x18]
    cmp          rbx,rcx
    jb           .L8
    mov          r8,QWORD PTR [rsi]
    mov          r9,QWORD PTR [rsi+0x8]
    mov          r15,rcx
    shr          r15,0x3
    mov          r10,QWORD PTR [rdi]
    mov          r11,QWORD PTR [rdi+0x10]
    mov          r14,QWORD PTR [rax]
    mov          rax,QWORD PTR [rax+0x10]
    je           .L3
    vpbroadcastq zmm0,QWORD PTR [rsi]
    vpbroadcastq zmm1,QWORD PTR [rsi+0x8]
    xor          edi,edi
    xor          esi,esi
.L1:
  | mov          r12,rdi
  | vmovdqu64    zmm2,ZMMWORD PTR [r10+rsi*1]
  | vmovdqu64    zmm3,ZMMWORD PTR [r11+rsi*1]
  | vpandq       zmm4,zmm3,zmm1
  | vpternlogq   zmm4,zmm2,zmm0,0xf8
  | vptestnmq    k1,zmm4,zmm4
  | vpcompressq  zmm2{k1}{z},zmm2
  | vmovdqu64    ZMMWORD PTR [r14+rdi*8],zmm2
  | vpcompressq  zmm2{k1}{z},zmm3
  | vmovdqu64    ZMMWORD PTR [rax+rdi*8],zmm2
  | kmovb        edi,k1
  | popcnt       edi,edi
  | add          rdi,r12
  | add          rsi,0x40
  | dec          r15
  | jne          .L1
    cmp          rdi,rdx
    ja           .L2
    cmp          rdi,rbx
    jbe          .L4
  ! mov          rdx,rbx
.L2:
  ! lea          rcx,[rip+.D1]
  ! mov          rsi,rdx
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L3:
    xor          edi,edi
.L4:
    mov          esi,ecx
    and          esi,0x7
    sub          rdx,rdi
    cmp          rsi,rdx
    ja           .L7
    sub          rbx,rdi
    mov          rdx,rbx
    cmp          rsi,rbx
    ja           .L7
    test         rsi,rsi
    je           .L5
    movabs       rdx,0xffffffffffffff8
    and          rcx,rdx
    lea          rdx,[r14+rdi*8]
    lea          rbx,[rax+rdi*8]
    mov          r14,QWORD PTR [r11+rcx*8]
    mov          r15,QWORD PTR [r10+rcx*8]
    mov          QWORD PTR [rdx],r15
    mov          QWORD PTR [rbx],r14
    and          r15,r8
    and          r14,r9
    xor          eax,eax
    or           r14,r15
    sete         al
    cmp          esi,0x1
    je           .L6
    cmp          esi,eax
    jbe          .L10
    mov          r14,QWORD PTR [r11+rcx*8+0x8]
    mov          r15,QWORD PTR [r10+rcx*8+0x8]
    lea          r12d,[rax*8+0x0]
    mov          QWORD PTR [rdx+r12*1],r15
    mov          QWORD PTR [rbx+r12*1],r14
    and          r15,r8
    and          r14,r9
    xor          r12d,r12d
    or           r14,r15
    sete         r12b
    add          rax,r12
    cmp          esi,0x2
    je           .L6
    cmp          eax,esi
    jae          .L10
    mov          r14,QWORD PTR [r11+rcx*8+0x10]
    mov          r15,QWORD PTR [r10+rcx*8+0x10]
    lea          r12d,[rax*8+0x0]
    mov          QWORD PTR [rdx+r12*1],r15
    mov          QWORD PTR [rbx+r12*1],r14
    and          r15,r8
    and          r14,r9
    xor          r12d,r12d
    or           r14,r15
    sete         r12b
    add          rax,r12
    cmp          esi,0x3
    je           .L6
    cmp          eax,esi
    jae          .L10
    mov          r14,QWORD PTR [r11+rcx*8+0x18]
    mov          r15,QWORD PTR [r10+rcx*8+0x18]
    lea          r12d,[rax*8+0x0]
    mov          QWORD PTR [rdx+r12*1],r15
    mov          QWORD PTR [rbx+r12*1],r14
    and          r15,r8
    and          r14,r9
    xor          r12d,r12d
    or           r14,r15
    sete         r12b
    add          rax,r12
    cmp          esi,0x4
    je           .L6
    cmp          eax,esi
    jae          .L10
    mov          r14,QWORD PTR [r11+rcx*8+0x20]
    mov          r15,QWORD PTR [r10+rcx*8+0x20]
    lea          r12d,[rax*8+0x0]
    mov          QWORD PTR [rdx+r12*1],r15
    mov          QWORD PTR [rbx+r12*1],r14
    and          r15,r8
    and          r14,r9
    xor          r12d,r12d
    or           r14,r15
    sete         r12b
    add          rax,r12
    cmp          esi,0x5
    je           .L6
    cmp          eax,esi
    jae          .L10
    mov          r14,QWORD PTR [r11+rcx*8+0x28]
    mov          r15,QWORD PTR [r10+rcx*8+0x28]
    lea          r12d,[rax*8+0x0]
    mov          QWORD PTR [rdx+r12*1],r15
    mov          QWORD PTR [rbx+r12*1],r14
    and          r15,r8
    and          r14,r9
    xor          r12d,r12d
    or           r14,r15
    sete         r12b
    add          rax,r12
    cmp          esi,0x6
    je           .L6
    cmp          eax,esi
    jae          .L10
    mov          rsi,QWORD PTR [r11+rcx*8+0x30]
    mov          rcx,QWORD PTR [r10+rcx*8+0x30]
    lea          r10d,[rax*8+0x0]
    mov          QWORD PTR [rdx+r10*1],rcx
    mov          QWORD PTR [rbx+r10*1],rsi
    and          r8,rcx
    and          r9,rsi
    xor          ecx,ecx
    or           r9,r8
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
    pop          r14
    pop          r15
    vzeroupper
    ret
.L7:
  ! lea          rcx,[rip+.D2]
  ! xor          edi,edi
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L8:
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x45
  ! call         core::panicking::panic
.L9:
  ! lea          rdi,[rip+.D5]
  ! lea          rdx,[rip+.D6]
  ! mov          esi,0x3d
  ! call         core::panicking::panic
.L10:
  ! lea          rdx,[rip+.D7]
  ! mov          rdi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
