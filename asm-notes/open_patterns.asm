; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- open_patterns, level scalar: 53 instructions, inner loops: 11
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x8],rsi
    mov          QWORD PTR [rsp+0x10],rcx
    cmp          rsi,rcx
    jne          .L4
    test         rsi,rsi
    je           .L1
    cmp          rsi,0x4
    jae          .L2
    mov          rax,0xffffffffffffffff
    xor          ecx,ecx
    jmp          .L5
.L1:
    xor          eax,eax
    add          rsp,0x18
    ret
.L2:
    movabs       rcx,0xffffffffffffffc
    and          rcx,rsi
    lea          rax,[rsi*8+0x0]
    and          rax,0xffffffffffffffe0
    pcmpeqd      xmm0,xmm0
    xor          r8d,r8d
    pcmpeqd      xmm1,xmm1
.L3:
  | movdqu       xmm2,XMMWORD PTR [rdi+r8*1]
  | movdqu       xmm3,XMMWORD PTR [rdi+r8*1+0x10]
  | movdqu       xmm4,XMMWORD PTR [rdx+r8*1]
  | por          xmm4,xmm2
  | pand         xmm1,xmm4
  | movdqu       xmm2,XMMWORD PTR [rdx+r8*1+0x10]
  | por          xmm2,xmm3
  | pand         xmm0,xmm2
  | add          r8,0x20
  | cmp          rax,r8
  | jne          .L3
    pand         xmm0,xmm1
    pshufd       xmm1,xmm0,0xee
    pand         xmm1,xmm0
    movq         rax,xmm1
    jmp          .L6
.L4:
  ! lea          r9,[rip+.D1]
  ! lea          rsi,[rsp+0x8]
  ! lea          rdx,[rsp+0x10]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L5:
    mov          r8,QWORD PTR [rdx+rcx*8]
    or           r8,QWORD PTR [rdi+rcx*8]
    inc          rcx
    and          rax,r8
.L6:
    cmp          rsi,rcx
    jne          .L5
    not          rax
    add          rsp,0x18
    ret

; ---- open_patterns, level sse2: 60 instructions, inner loops: 12
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x8],rsi
    mov          QWORD PTR [rsp+0x10],rcx
    cmp          rsi,rcx
    jne          .L7
    mov          rcx,rsi
    shr          rcx,1
    je           .L1
    cmp          rcx,0x1
    jne          .L2
    pcmpeqd      xmm0,xmm0
    xor          eax,eax
    jmp          .L4
.L1:
    pcmpeqd      xmm0,xmm0
    jmp          .L5
.L2:
    movabs       r8,0x7fffffffffffffe
    and          r8,rcx
    pcmpeqd      xmm0,xmm0
    mov          r9d,0x10
    xor          eax,eax
.L3:
  | movdqu       xmm1,XMMWORD PTR [rdi+r9*1-0x10]
  | movdqu       xmm2,XMMWORD PTR [rdi+r9*1]
  | movdqu       xmm3,XMMWORD PTR [rdx+r9*1-0x10]
  | por          xmm3,xmm1
  | pand         xmm3,xmm0
  | movdqu       xmm0,XMMWORD PTR [rdx+r9*1]
  | por          xmm0,xmm2
  | pand         xmm0,xmm3
  | add          rax,0x2
  | add          r9,0x20
  | cmp          r8,rax
  | jne          .L3
    test         cl,0x1
    je           .L5
.L4:
    movdqa       xmm1,xmm0
    shl          rax,0x4
    movdqu       xmm2,XMMWORD PTR [rdi+rax*1]
    movdqu       xmm0,XMMWORD PTR [rdx+rax*1]
    por          xmm0,xmm2
    pand         xmm0,xmm1
.L5:
    mov          rcx,0xffffffffffffffff
    test         sil,0x1
    je           .L6
    movabs       rax,0xffffffffffffffe
    and          rsi,rax
    mov          rcx,QWORD PTR [rdx+rsi*8]
    or           rcx,QWORD PTR [rdi+rsi*8]
.L6:
    pshufd       xmm1,xmm0,0xee
    pand         xmm1,xmm0
    movq         rax,xmm1
    and          rax,rcx
    not          rax
    add          rsp,0x18
    ret
.L7:
  ! lea          r9,[rip+.D1]
  ! lea          rsi,[rsp+0x8]
  ! lea          rdx,[rsp+0x10]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>

; ---- open_patterns, level avx2: 81 instructions, inner loops: 10
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x8],rsi
    mov          QWORD PTR [rsp+0x10],rcx
    cmp          rsi,rcx
    jne          .L8
    mov          eax,esi
    and          eax,0x3
    mov          r8,rsi
    shr          r8,0x2
    je           .L1
    cmp          r8,0x1
    jne          .L2
    vpcmpeqd     ymm0,ymm0,ymm0
    xor          ecx,ecx
    jmp          .L4
.L1:
    vpcmpeqd     ymm0,ymm0,ymm0
    jmp          .L5
.L2:
    movabs       r9,0x3fffffffffffffe
    and          r9,r8
    vpcmpeqd     ymm0,ymm0,ymm0
    mov          r10d,0x20
    xor          ecx,ecx
.L3:
  | vmovdqu      ymm1,YMMWORD PTR [rdx+r10*1-0x20]
  | vpor         ymm1,ymm1,YMMWORD PTR [rdi+r10*1-0x20]
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r10*1]
  | vpand        ymm0,ymm0,ymm1
  | vpor         ymm1,ymm2,YMMWORD PTR [rdi+r10*1]
  | add          rcx,0x2
  | vpand        ymm0,ymm0,ymm1
  | add          r10,0x40
  | cmp          r9,rcx
  | jne          .L3
    test         r8b,0x1
    je           .L5
.L4:
    shl          rcx,0x5
    vmovdqu      ymm1,YMMWORD PTR [rdx+rcx*1]
    vpor         ymm1,ymm1,YMMWORD PTR [rdi+rcx*1]
    vpand        ymm0,ymm0,ymm1
.L5:
    test         rax,rax
    je           .L6
    shl          rsi,0x3
    movabs       rcx,0x7fffffffffffffe0
    and          rcx,rsi
    add          rdx,rcx
    dec          rax
    vmovq        xmm1,rax
    vpbroadcastq ymm1,xmm1
    vpbroadcastq ymm2,QWORD PTR [rip+.D1]
    vpxor        ymm1,ymm1,ymm2
    vmovdqa      ymm2,YMMWORD PTR [rip+.D2]
    vpcmpgtq     ymm1,ymm2,ymm1
    vpcmpeqd     ymm2,ymm2,ymm2
    vpxor        ymm2,ymm1,ymm2
    vpmaskmovq   ymm3,ymm2,YMMWORD PTR [rdx]
    add          rdi,rcx
    vpmaskmovq   ymm2,ymm2,YMMWORD PTR [rdi]
    vpor         ymm2,ymm3,ymm2
    vpor         ymm1,ymm1,ymm2
    vextracti128 xmm2,ymm1,0x1
    vpand        xmm1,xmm1,xmm2
    vpshufd      xmm2,xmm1,0xee
    vpand        xmm1,xmm1,xmm2
    vmovq        rcx,xmm1
    jmp          .L7
.L6:
    mov          rcx,0xffffffffffffffff
.L7:
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm1,xmm0
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm0,xmm1
    vmovq        rax,xmm0
    and          rax,rcx
    not          rax
    add          rsp,0x18
    vzeroupper
    ret
.L8:
  ! lea          r9,[rip+.D3]
  ! lea          rsi,[rsp+0x8]
  ! lea          rdx,[rsp+0x10]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>

; ---- open_patterns, level avx512: 76 instructions, inner loops: 8
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x8],rsi
    mov          QWORD PTR [rsp+0x10],rcx
    cmp          rsi,rcx
    jne          .L8
    mov          ecx,esi
    and          ecx,0x7
    mov          r8,rsi
    shr          r8,0x3
    je           .L1
    cmp          r8,0x1
    jne          .L2
    vpternlogd   zmm0,zmm0,zmm0,0xff
    xor          eax,eax
    jmp          .L4
.L1:
    mov          rax,0xffffffffffffffff
    test         rcx,rcx
    jne          .L6
    jmp          .L7
.L2:
    movabs       r9,0x1fffffffffffffe
    and          r9,r8
    vpternlogd   zmm0,zmm0,zmm0,0xff
    mov          r10d,0x40
    xor          eax,eax
.L3:
  | vmovdqu64    zmm1,ZMMWORD PTR [rdx+r10*1-0x40]
  | vmovdqu64    zmm2,ZMMWORD PTR [rdx+r10*1]
  | vpternlogq   zmm0,zmm1,ZMMWORD PTR [rdi+r10*1-0x40],0xe0
  | add          rax,0x2
  | vpternlogq   zmm0,zmm2,ZMMWORD PTR [rdi+r10*1],0xe0
  | sub          r10,0xffffffffffffff80
  | cmp          r9,rax
  | jne          .L3
    test         r8b,0x1
    je           .L5
.L4:
    vmovdqa64    zmm1,zmm0
    shl          rax,0x6
    vmovdqu64    zmm0,ZMMWORD PTR [rdx+rax*1]
    vpternlogq   zmm0,zmm1,ZMMWORD PTR [rdi+rax*1],0xc8
.L5:
    vextracti64x4 ymm1,zmm0,0x1
    vpandq       zmm0,zmm0,zmm1
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm0,xmm1
    vmovq        rax,xmm0
    test         rcx,rcx
    je           .L7
.L6:
    shl          rsi,0x3
    movabs       r8,0x7fffffffffffffc0
    and          r8,rsi
    add          rdi,r8
    add          rdx,r8
    dec          rcx
    vpbroadcastq zmm0,rcx
    vpcmpnltuq   k1,zmm0,ZMMWORD PTR [rip+.D1]
    vmovdqu64    zmm0{k1}{z},ZMMWORD PTR [rdi]
    vpternlogd   zmm1,zmm1,zmm1,0xff
    vporq        zmm1{k1},zmm0,ZMMWORD PTR [rdx]
    vextracti64x4 ymm0,zmm1,0x1
    vpandq       zmm0,zmm1,zmm0
    vextracti128 xmm1,ymm0,0x1
    vpand        xmm0,xmm0,xmm1
    vpshufd      xmm1,xmm0,0xee
    vpand        xmm0,xmm0,xmm1
    vmovq        rcx,xmm0
    and          rax,rcx
.L7:
    not          rax
    add          rsp,0x18
    vzeroupper
    ret
.L8:
  ! lea          r9,[rip+.D2]
  ! lea          rsi,[rsp+0x8]
  ! lea          rdx,[rsp+0x10]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
