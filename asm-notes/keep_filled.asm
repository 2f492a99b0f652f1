; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "thin", codegen-units = 1, debug = "line-tables-only"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- keep_filled, level scalar: 31 instructions, inner loops: 11
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x8],rsi
    mov          QWORD PTR [rsp+0x10],rcx
    cmp          rsi,rcx
    jne          .L3
    xor          eax,eax
    test         rsi,rsi
    je           .L2
    xor          ecx,ecx
.L1:
  | cmp          rax,rsi
  | jae          .L4
  | mov          r8,QWORD PTR [rdx+rcx*8]
  | mov          r9,QWORD PTR [rdi+rcx*8]
  | inc          rcx
  | mov          QWORD PTR [rdi+rax*8],r9
  | mov          QWORD PTR [rdx+rax*8],r8
  | cmp          r9,0x1
  | sbb          rax,0xffffffffffffffff
  | cmp          rsi,rcx
  | jne          .L1
.L2:
    add          rsp,0x18
    ret
.L3:
  ! lea          r9,[rip+.D1]
  ! lea          rsi,[rsp+0x8]
  ! lea          rdx,[rsp+0x10]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L4:
  ! lea          rdx,[rip+.D2]
  ! mov          rdi,rax
  ! call         core::panicking::panic_bounds_check

; ---- keep_filled, level sse2: 77 instructions, inner loops: 28, 11
    push         rbx
    sub          rsp,0x10
    mov          QWORD PTR [rsp],rsi
    mov          QWORD PTR [rsp+0x8],rcx
    cmp          rsi,rcx
    jne          .L6
    movabs       rcx,0xffffffffffffffe
    and          rcx,rsi
    test         rsi,0xfffffffffffffffe
    je           .L4
    xor          r9d,r9d
    pxor         xmm0,xmm0
    pcmpeqd      xmm1,xmm1
    xor          r8d,r8d
.L1:
  | lea          r10,[r8+0x2]
  | cmp          r10,rsi
  | ja           .L5
  | movdqu       xmm3,XMMWORD PTR [rdi+r8*8]
  | movdqu       xmm2,XMMWORD PTR [rdx+r8*8]
  | pshufd       xmm4,xmm3,0xee
  | movq         QWORD PTR [rdi+r9*8],xmm3
  | pcmpeqd      xmm3,xmm0
  | pshufd       xmm5,xmm3,0xb1
  | pand         xmm5,xmm3
  | pcmpgtd      xmm5,xmm1
  | movmskpd     eax,xmm5
  | lea          r8,[rdi+r9*8]
  | mov          r11d,eax
  | and          r11d,0x1
  | lea          ebx,[r11*8+0x0]
  | movq         QWORD PTR [rbx+r8*1],xmm4
  | shr          eax,1
  | add          eax,r11d
  | lea          r8,[rdx+r9*8]
  | pshufd       xmm3,xmm2,0xee
  | movq         QWORD PTR [rdx+r9*8],xmm2
  | movq         QWORD PTR [rbx+r8*1],xmm3
  | add          rax,r9
  | mov          r9,rax
  | mov          r8,r10
  | cmp          rcx,r10
  | jne          .L1
    cmp          rcx,rsi
    je           .L3
.L2:
  | cmp          rax,rsi
  | jae          .L7
  | mov          r8,QWORD PTR [rdx+rcx*8]
  | mov          r9,QWORD PTR [rdi+rcx*8]
  | inc          rcx
  | mov          QWORD PTR [rdi+rax*8],r9
  | mov          QWORD PTR [rdx+rax*8],r8
  | cmp          r9,0x1
  | sbb          rax,0xffffffffffffffff
  | cmp          rcx,rsi
  | jb           .L2
.L3:
    add          rsp,0x10
    pop          rbx
    ret
.L4:
    xor          eax,eax
    cmp          rcx,rsi
    jne          .L2
    jmp          .L3
.L5:
  ! lea          rax,[r8+0x2]
  ! lea          rcx,[rip+.D1]
  ! mov          rdi,r8
  ! mov          rdx,rsi
  ! mov          rsi,rax
  ! call         core::slice::index::slice_index_fail
.L6:
  ! lea          r9,[rip+.D2]
  ! mov          rsi,rsp
  ! lea          rdx,[rsp+0x8]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L7:
  ! lea          rdx,[rip+.D3]
  ! mov          rdi,rax
  ! call         core::panicking::panic_bounds_check

; ---- keep_filled, level avx2: 71 instructions, inner loops: 19, 11
    push         rbx
    sub          rsp,0x10
    mov          QWORD PTR [rsp],rsi
    mov          QWORD PTR [rsp+0x8],rcx
    cmp          rsi,rcx
    jne          .L6
    movabs       rcx,0xffffffffffffffc
    and          rcx,rsi
    test         rsi,0xfffffffffffffffc
    je           .L4
    xor          r10d,r10d
    vpxor        xmm0,xmm0,xmm0
    mov          r9,QWORD PTR [rip+.D1]
    xor          r8d,r8d
.L1:
  | lea          r11,[r8+0x4]
  | cmp          r11,rsi
  | ja           .L5
  | vmovdqu      ymm1,YMMWORD PTR [rdi+r8*8]
  | vpcmpeqq     ymm2,ymm1,ymm0
  | vmovmskpd    ebx,ymm2
  | xor          ebx,0xf
  | popcnt       eax,ebx
  | shl          ebx,0x5
  | vmovdqu      ymm2,YMMWORD PTR [r9+rbx*1]
  | vpermd       ymm1,ymm2,ymm1
  | vpermd       ymm2,ymm2,YMMWORD PTR [rdx+r8*8]
  | vmovdqu      YMMWORD PTR [rdi+r10*8],ymm1
  | vmovdqu      YMMWORD PTR [rdx+r10*8],ymm2
  | add          rax,r10
  | mov          r10,rax
  | mov          r8,r11
  | cmp          rcx,r11
  | jne          .L1
    cmp          rcx,rsi
    je           .L3
.L2:
  | cmp          rax,rsi
  | jae          .L7
  | mov          r8,QWORD PTR [rdx+rcx*8]
  | mov          r9,QWORD PTR [rdi+rcx*8]
  | inc          rcx
  | mov          QWORD PTR [rdi+rax*8],r9
  | mov          QWORD PTR [rdx+rax*8],r8
  | cmp          r9,0x1
  | sbb          rax,0xffffffffffffffff
  | cmp          rcx,rsi
  | jb           .L2
.L3:
    add          rsp,0x10
    pop          rbx
    vzeroupper
    ret
.L4:
    xor          eax,eax
    cmp          rcx,rsi
    jne          .L2
    jmp          .L3
.L5:
  ! lea          rax,[r8+0x4]
  ! lea          rcx,[rip+.D2]
  ! mov          rdi,r8
  ! mov          rdx,rsi
  ! mov          rsi,rax
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L6:
  ! lea          r9,[rip+.D3]
  ! mov          rsi,rsp
  ! lea          rdx,[rsp+0x8]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L7:
  ! lea          rdx,[rip+.D4]
  ! mov          rdi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check

; ---- keep_filled, level avx512: 65 instructions, inner loops: 17, 11
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x8],rsi
    mov          QWORD PTR [rsp+0x10],rcx
    cmp          rsi,rcx
    jne          .L6
    movabs       rcx,0xffffffffffffff8
    and          rcx,rsi
    test         rsi,0xfffffffffffffff8
    je           .L4
    xor          r9d,r9d
    xor          r8d,r8d
.L1:
  | lea          r10,[r8+0x8]
  | cmp          r10,rsi
  | ja           .L5
  | vmovdqu64    zmm0,ZMMWORD PTR [rdi+r8*8]
  | vmovdqu64    zmm1,ZMMWORD PTR [rdx+r8*8]
  | vptestmq     k1,zmm0,zmm0
  | vpcompressq  zmm0{k1}{z},zmm0
  | vmovdqu64    ZMMWORD PTR [rdi+r9*8],zmm0
  | vpcompressq  zmm0{k1}{z},zmm1
  | vmovdqu64    ZMMWORD PTR [rdx+r9*8],zmm0
  | kmovb        eax,k1
  | popcnt       eax,eax
  | add          rax,r9
  | mov          r9,rax
  | mov          r8,r10
  | cmp          rcx,r10
  | jne          .L1
    cmp          rcx,rsi
    je           .L3
.L2:
  | cmp          rax,rsi
  | jae          .L7
  | mov          r8,QWORD PTR [rdx+rcx*8]
  | mov          r9,QWORD PTR [rdi+rcx*8]
  | inc          rcx
  | mov          QWORD PTR [rdi+rax*8],r9
  | mov          QWORD PTR [rdx+rax*8],r8
  | cmp          r9,0x1
  | sbb          rax,0xffffffffffffffff
  | cmp          rcx,rsi
  | jb           .L2
.L3:
    add          rsp,0x18
    vzeroupper
    ret
.L4:
    xor          eax,eax
    cmp          rcx,rsi
    jne          .L2
    jmp          .L3
.L5:
  ! lea          rax,[r8+0x8]
  ! lea          rcx,[rip+.D1]
  ! mov          rdi,r8
  ! mov          rdx,rsi
  ! mov          rsi,rax
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L6:
  ! lea          r9,[rip+.D2]
  ! lea          rsi,[rsp+0x8]
  ! lea          rdx,[rsp+0x10]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L7:
  ! lea          rdx,[rip+.D3]
  ! mov          rdi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
