; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "thin", codegen-units = 1, debug = "line-tables-only"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- drop_supersets, level scalar: 27 instructions, inner loops: 11
    push         rax
    cmp          rsi,r8
    ja           .L3
    xor          eax,eax
    test         rsi,rsi
    je           .L2
    xor          r8d,r8d
.L1:
  | cmp          rax,rsi
  | jae          .L4
  | mov          r9,QWORD PTR [rdi+r8*8]
  | inc          r8
  | mov          QWORD PTR [rcx+rax*8],r9
  | not          r9
  | and          r9,rdx
  | cmp          r9,0x1
  | sbb          rax,0xffffffffffffffff
  | cmp          rsi,r8
  | jne          .L1
.L2:
    pop          rcx
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

; ---- drop_supersets, level sse2: 75 instructions, inner loops: 21
    push         r14
    push         rbx
    push         rax
    cmp          r8,rsi
    jb           .L7
    mov          rax,rsi
    shr          rax,1
    je           .L2
    movq         xmm0,rdx
    pshufd       xmm0,xmm0,0x44
    shl          rax,0x4
    xor          r9d,r9d
    pxor         xmm1,xmm1
    pcmpeqd      xmm2,xmm2
    xor          r10d,r10d
.L1:
  | mov          r11,r9
  | movdqu       xmm3,XMMWORD PTR [rdi+r10*1]
  | movdqa       xmm4,xmm3
  | pshufd       xmm5,xmm3,0xee
  | pandn        xmm3,xmm0
  | pcmpeqd      xmm3,xmm1
  | pshufd       xmm6,xmm3,0xb1
  | pand         xmm6,xmm3
  | pcmpgtd      xmm6,xmm2
  | movmskpd     r9d,xmm6
  | lea          rbx,[rcx+r11*8]
  | mov          r14d,r9d
  | and          r14d,0x1
  | movq         QWORD PTR [rcx+r11*8],xmm4
  | movq         QWORD PTR [rbx+r14*8],xmm5
  | shr          r9d,1
  | add          r9d,r14d
  | add          r9,r11
  | add          r10,0x10
  | cmp          rax,r10
  | jne          .L1
    cmp          r9,r8
    jbe          .L3
  ! lea          rcx,[rip+.D1]
  ! mov          rdi,r9
  ! mov          rsi,r8
  ! mov          rdx,r8
  ! call         core::slice::index::slice_index_fail
.L2:
    xor          r9d,r9d
.L3:
    mov          eax,esi
    and          eax,0x1
    sub          r8,r9
    cmp          rax,r8
    ja           .L6
    test         rax,rax
    jne          .L4
    xor          eax,eax
    jmp          .L5
.L4:
    movabs       rax,0xffffffffffffffe
    and          rsi,rax
    mov          rsi,QWORD PTR [rdi+rsi*8]
    mov          QWORD PTR [rcx+r9*8],rsi
    not          rsi
    xor          eax,eax
    test         rdx,rsi
    setne        al
.L5:
    add          rax,r9
    add          rsp,0x8
    pop          rbx
    pop          r14
    ret
.L6:
  ! lea          rcx,[rip+.D2]
  ! mov          esi,0x1
  ! xor          edi,edi
  ! xor          edx,edx
  ! call         core::slice::index::slice_index_fail
.L7:
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x45
  ! call         core::panicking::panic

; ---- drop_supersets, level avx2: 95 instructions, inner loops: 15
    push         r14
    push         rbx
    push         rax
    cmp          r8,rsi
    jb           .L7
    mov          r10,rdi
    mov          rax,rsi
    shr          rax,0x2
    je           .L2
    vmovq        xmm0,rdx
    vpbroadcastq ymm0,xmm0
    shl          rax,0x5
    xor          edi,edi
    vpxor        xmm1,xmm1,xmm1
    mov          r9,QWORD PTR [rip+.D1]
    xor          r11d,r11d
.L1:
  | mov          rbx,rdi
  | vmovdqu      ymm2,YMMWORD PTR [r10+r11*1]
  | vpandn       ymm3,ymm2,ymm0
  | vpcmpeqq     ymm3,ymm3,ymm1
  | vmovmskpd    r14d,ymm3
  | xor          r14d,0xf
  | popcnt       edi,r14d
  | shl          r14d,0x5
  | vmovdqu      ymm3,YMMWORD PTR [r9+r14*1]
  | vpermd       ymm2,ymm3,ymm2
  | vmovdqu      YMMWORD PTR [rcx+rbx*8],ymm2
  | add          rdi,rbx
  | add          r11,0x20
  | cmp          rax,r11
  | jne          .L1
    cmp          rdi,r8
    jbe          .L3
  ! lea          rcx,[rip+.D2]
  ! mov          rsi,r8
  ! mov          rdx,r8
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L2:
    xor          edi,edi
.L3:
    mov          r9d,esi
    and          r9d,0x3
    sub          r8,rdi
    cmp          r9,r8
    ja           .L6
    test         r9,r9
    je           .L4
    movabs       rax,0xffffffffffffffc
    and          rsi,rax
    lea          rcx,[rcx+rdi*8]
    mov          r8,QWORD PTR [r10+rsi*8]
    mov          QWORD PTR [rcx],r8
    xor          eax,eax
    andn         r8,r8,rdx
    setne        al
    cmp          r9d,0x1
    je           .L5
    cmp          r9d,eax
    jbe          .L8
    mov          r8,QWORD PTR [r10+rsi*8+0x8]
    mov          QWORD PTR [rcx+rax*8],r8
    andn         r8,r8,rdx
    cmp          r8,0x1
    sbb          rax,0xffffffffffffffff
    cmp          r9d,0x2
    je           .L5
    cmp          rax,r9
    jae          .L8
    mov          rsi,QWORD PTR [r10+rsi*8+0x10]
    mov          QWORD PTR [rcx+rax*8],rsi
    andn         rcx,rsi,rdx
    cmp          rcx,0x1
    sbb          rax,0xffffffffffffffff
    jmp          .L5
.L4:
    xor          eax,eax
.L5:
    add          rax,rdi
    add          rsp,0x8
    pop          rbx
    pop          r14
    vzeroupper
    ret
.L6:
  ! lea          rcx,[rip+.D3]
  ! xor          edi,edi
  ! mov          rsi,r9
  ! mov          rdx,r8
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L7:
  ! lea          rdi,[rip+.D4]
  ! lea          rdx,[rip+.D5]
  ! mov          esi,0x45
  ! call         core::panicking::panic
.L8:
  ! lea          rdx,[rip+.D6]
  ! mov          rdi,rax
  ! mov          rsi,r9
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check

; ---- drop_supersets, level avx512: 124 instructions, inner loops: 12
    push         rax
    cmp          r8,rsi
    jb           .L7
    mov          r10,rdi
    mov          rax,rsi
    shr          rax,0x3
    je           .L2
    vpbroadcastq zmm0,rdx
    shl          rax,0x6
    xor          edi,edi
    xor          r9d,r9d
.L1:
  | mov          r11,rdi
  | vmovdqu64    zmm1,ZMMWORD PTR [r10+r9*1]
  | vpandnq      zmm2,zmm1,zmm0
  | vptestmq     k1,zmm2,zmm2
  | vpcompressq  zmm1{k1}{z},zmm1
  | vmovdqu64    ZMMWORD PTR [rcx+rdi*8],zmm1
  | kmovb        edi,k1
  | popcnt       edi,edi
  | add          rdi,r11
  | add          r9,0x40
  | cmp          rax,r9
  | jne          .L1
    cmp          rdi,r8
    jbe          .L3
  ! lea          rcx,[rip+.D1]
  ! mov          rsi,r8
  ! mov          rdx,r8
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L2:
    xor          edi,edi
.L3:
    mov          r9d,esi
    and          r9d,0x7
    sub          r8,rdi
    cmp          r9,r8
    ja           .L6
    test         r9,r9
    je           .L4
    movabs       rax,0xffffffffffffff8
    and          rsi,rax
    lea          rcx,[rcx+rdi*8]
    mov          r8,QWORD PTR [r10+rsi*8]
    mov          QWORD PTR [rcx],r8
    xor          eax,eax
    andn         r8,r8,rdx
    setne        al
    cmp          r9d,0x1
    je           .L5
    cmp          r9d,eax
    jbe          .L8
    mov          r8,QWORD PTR [r10+rsi*8+0x8]
    mov          QWORD PTR [rcx+rax*8],r8
    andn         r8,r8,rdx
    cmp          r8,0x1
    sbb          rax,0xffffffffffffffff
    cmp          r9d,0x2
    je           .L5
    cmp          rax,r9
    jae          .L8
    mov          r8,QWORD PTR [r10+rsi*8+0x10]
    mov          QWORD PTR [rcx+rax*8],r8
    andn         r8,r8,rdx
    cmp          r8,0x1
    sbb          rax,0xffffffffffffffff
    cmp          r9d,0x3
    je           .L5
    cmp          rax,r9
    jae          .L8
    mov          r8,QWORD PTR [r10+rsi*8+0x18]
    mov          QWORD PTR [rcx+rax*8],r8
    andn         r8,r8,rdx
    cmp          r8,0x1
    sbb          rax,0xffffffffffffffff
    cmp          r9d,0x4
    je           .L5
    cmp          rax,r9
    jae          .L8
    mov          r8,QWORD PTR [r10+rsi*8+0x20]
    mov          QWORD PTR [rcx+rax*8],r8
    andn         r8,r8,rdx
    cmp          r8,0x1
    sbb          rax,0xffffffffffffffff
    cmp          r9d,0x5
    je           .L5
    cmp          rax,r9
    jae          .L8
    mov          r8,QWORD PTR [r10+rsi*8+0x28]
    mov          QWORD PTR [rcx+rax*8],r8
    andn         r8,r8,rdx
    cmp          r8,0x1
    sbb          rax,0xffffffffffffffff
    cmp          r9d,0x6
    je           .L5
    cmp          rax,r9
    jae          .L8
    mov          rsi,QWORD PTR [r10+rsi*8+0x30]
    mov          QWORD PTR [rcx+rax*8],rsi
    andn         rcx,rsi,rdx
    cmp          rcx,0x1
    sbb          rax,0xffffffffffffffff
    add          rax,rdi
    pop          rcx
    vzeroupper
    ret
.L4:
    xor          eax,eax
.L5:
    add          rax,rdi
    pop          rcx
    vzeroupper
    ret
.L6:
  ! lea          rcx,[rip+.D2]
  ! xor          edi,edi
  ! mov          rsi,r9
  ! mov          rdx,r8
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L7:
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x45
  ! call         core::panicking::panic
.L8:
  ! lea          rdx,[rip+.D5]
  ! mov          rdi,rax
  ! mov          rsi,r9
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
