; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
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

; ---- keep_filled, level sse2: 81 instructions, inner loops: 27, 11
    push         r14
    push         rbx
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x8],rsi
    mov          QWORD PTR [rsp+0x10],rcx
    cmp          rsi,rcx
    jne          .L5
    mov          rcx,rsi
    shr          rcx,1
    je           .L4
    mov          r8,rcx
    shl          r8,0x4
    xor          r10d,r10d
    pxor         xmm0,xmm0
    pcmpeqd      xmm1,xmm1
    xor          r9d,r9d
.L1:
  | cmp          r8,r9
  | je           .L6
  | movdqu       xmm3,XMMWORD PTR [rdi+r9*1]
  | movdqu       xmm2,XMMWORD PTR [rdx+r9*1]
  | pshufd       xmm4,xmm3,0xee
  | movq         QWORD PTR [rdi+r10*8],xmm3
  | pcmpeqd      xmm3,xmm0
  | pshufd       xmm5,xmm3,0xb1
  | pand         xmm5,xmm3
  | pcmpgtd      xmm5,xmm1
  | movmskpd     eax,xmm5
  | lea          r11,[rdi+r10*8]
  | mov          ebx,eax
  | and          ebx,0x1
  | lea          r14d,[rbx*8+0x0]
  | movq         QWORD PTR [r14+r11*1],xmm4
  | shr          eax,1
  | add          eax,ebx
  | lea          r11,[rdx+r10*8]
  | pshufd       xmm3,xmm2,0xee
  | movq         QWORD PTR [rdx+r10*8],xmm2
  | movq         QWORD PTR [r14+r11*1],xmm3
  | add          rax,r10
  | add          r9,0x10
  | mov          r10,rax
  | cmp          r8,r9
  | jne          .L1
    movabs       rcx,0xffffffffffffffe
    and          rcx,rsi
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
    pop          rbx
    pop          r14
    ret
.L4:
    xor          eax,eax
    movabs       rcx,0xffffffffffffffe
    and          rcx,rsi
    cmp          rcx,rsi
    jne          .L2
    jmp          .L3
.L5:
  ! lea          r9,[rip+.D1]
  ! lea          rsi,[rsp+0x8]
  ! lea          rdx,[rsp+0x10]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L6:
  ! lea          rdx,[rip+.D2]
  ! mov          rdi,rcx
  ! mov          rsi,rcx
  ! call         core::panicking::panic_bounds_check
.L7:
  ! lea          rdx,[rip+.D3]
  ! mov          rdi,rax
  ! call         core::panicking::panic_bounds_check

; ---- keep_filled, level avx2: 73 instructions, inner loops: 18, 11
    push         rbx
    sub          rsp,0x10
    mov          QWORD PTR [rsp],rsi
    mov          QWORD PTR [rsp+0x8],rcx
    cmp          rsi,rcx
    jne          .L5
    mov          rcx,rsi
    shr          rcx,0x2
    je           .L4
    mov          r8,rcx
    shl          r8,0x5
    xor          r11d,r11d
    vpxor        xmm0,xmm0,xmm0
    mov          r9,QWORD PTR [rip+.D1]
    xor          r10d,r10d
.L1:
  | cmp          r8,r10
  | je           .L6
  | vmovdqu      ymm1,YMMWORD PTR [rdi+r10*1]
  | vpcmpeqq     ymm2,ymm1,ymm0
  | vmovmskpd    ebx,ymm2
  | xor          ebx,0xf
  | popcnt       eax,ebx
  | shl          ebx,0x5
  | vmovdqu      ymm2,YMMWORD PTR [r9+rbx*1]
  | vpermd       ymm1,ymm2,ymm1
  | vpermd       ymm2,ymm2,YMMWORD PTR [rdx+r10*1]
  | vmovdqu      YMMWORD PTR [rdi+r11*8],ymm1
  | vmovdqu      YMMWORD PTR [rdx+r11*8],ymm2
  | add          rax,r11
  | add          r10,0x20
  | mov          r11,rax
  | cmp          r8,r10
  | jne          .L1
    movabs       rcx,0xffffffffffffffc
    and          rcx,rsi
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
    movabs       rcx,0xffffffffffffffc
    and          rcx,rsi
    cmp          rcx,rsi
    jne          .L2
    jmp          .L3
.L5:
  ! lea          r9,[rip+.D2]
  ! mov          rsi,rsp
  ! lea          rdx,[rsp+0x8]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L6:
  ! lea          rdx,[rip+.D3]
  ! mov          rdi,rcx
  ! mov          rsi,rcx
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L7:
  ! lea          rdx,[rip+.D4]
  ! mov          rdi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check

; ---- keep_filled, level avx512: 67 instructions, inner loops: 16, 11
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x8],rsi
    mov          QWORD PTR [rsp+0x10],rcx
    cmp          rsi,rcx
    jne          .L5
    mov          rcx,rsi
    shr          rcx,0x3
    je           .L4
    mov          r8,rcx
    shl          r8,0x6
    xor          r10d,r10d
    xor          r9d,r9d
.L1:
  | cmp          r8,r9
  | je           .L6
  | vmovdqu64    zmm0,ZMMWORD PTR [rdi+r9*1]
  | vmovdqu64    zmm1,ZMMWORD PTR [rdx+r9*1]
  | vptestmq     k1,zmm0,zmm0
  | vpcompressq  zmm0{k1}{z},zmm0
  | vmovdqu64    ZMMWORD PTR [rdi+r10*8],zmm0
  | vpcompressq  zmm0{k1}{z},zmm1
  | vmovdqu64    ZMMWORD PTR [rdx+r10*8],zmm0
  | kmovb        eax,k1
  | popcnt       eax,eax
  | add          rax,r10
  | add          r9,0x40
  | mov          r10,rax
  | cmp          r8,r9
  | jne          .L1
    movabs       rcx,0xffffffffffffff8
    and          rcx,rsi
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
    movabs       rcx,0xffffffffffffff8
    and          rcx,rsi
    cmp          rcx,rsi
    jne          .L2
    jmp          .L3
.L5:
  ! lea          r9,[rip+.D1]
  ! lea          rsi,[rsp+0x8]
  ! lea          rdx,[rsp+0x10]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L6:
  ! lea          rdx,[rip+.D2]
  ! mov          rdi,rcx
  ! mov          rsi,rcx
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
.L7:
  ! lea          rdx,[rip+.D3]
  ! mov          rdi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
