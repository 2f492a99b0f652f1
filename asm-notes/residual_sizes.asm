; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- residual_sizes, level scalar: 96 instructions, inner loops: 24, 24
    push         r15
    push         r14
    push         rbx
    sub          rsp,0x10
    mov          QWORD PTR [rsp],r8
    mov          QWORD PTR [rsp+0x8],rsi
    cmp          r8,rsi
    jne          .L6
    test         r8,r8
    je           .L5
    lea          rax,[r8-0x1]
    cmp          r8,rax
    cmovb        rax,r8
    cmp          rax,0x2
    jae          .L1
    xor          eax,eax
    mov          rsi,rcx
    jmp          .L3
.L1:
    movabs       rsi,0x7ffffffffffffffe
    and          rax,rsi
    lea          rsi,[rcx+rax*1]
    movq         xmm0,rdx
    pshufd       xmm0,xmm0,0x44
    xor          r9d,r9d
    movdqa       xmm1,XMMWORD PTR [rip+.D1]
    movdqa       xmm2,XMMWORD PTR [rip+.D2]
    movdqa       xmm3,XMMWORD PTR [rip+.D3]
    pxor         xmm4,xmm4
.L2:
  | movdqu       xmm5,XMMWORD PTR [rdi+r9*8]
  | pand         xmm5,xmm0
  | movdqa       xmm6,xmm5
  | psrlw        xmm6,0x1
  | pand         xmm6,xmm1
  | psubb        xmm5,xmm6
  | movdqa       xmm6,xmm5
  | pand         xmm6,xmm2
  | psrlw        xmm5,0x2
  | pand         xmm5,xmm2
  | paddb        xmm5,xmm6
  | movdqa       xmm6,xmm5
  | psrlw        xmm6,0x4
  | paddb        xmm6,xmm5
  | pand         xmm6,xmm3
  | psadbw       xmm6,xmm4
  | packuswb     xmm6,xmm6
  | packuswb     xmm6,xmm6
  | packuswb     xmm6,xmm6
  | movd         r10d,xmm6
  | mov          WORD PTR [rcx+r9*1],r10w
  | add          r9,0x2
  | cmp          rax,r9
  | jne          .L2
.L3:
    add          rcx,r8
    movabs       r9,0x5555555555555555
    movabs       r10,0x3333333333333333
    movabs       r11,0xf0f0f0f0f0f0f0f
    movabs       rbx,0x101010101010101
.L4:
  | cmp          r8,rax
  | je           .L7
  | mov          r14,QWORD PTR [rdi+rax*8]
  | and          r14,rdx
  | mov          r15,r14
  | shr          r15,1
  | and          r15,r9
  | sub          r14,r15
  | mov          r15,r14
  | and          r15,r10
  | shr          r14,0x2
  | and          r14,r10
  | add          r14,r15
  | mov          r15,r14
  | shr          r15,0x4
  | add          r15,r14
  | and          r15,r11
  | imul         r15,rbx
  | shr          r15,0x38
  | mov          BYTE PTR [rsi],r15b
  | inc          rsi
  | inc          rax
  | cmp          rsi,rcx
  | jne          .L4
.L5:
    add          rsp,0x10
    pop          rbx
    pop          r14
    pop          r15
    ret
.L6:
  ! lea          r9,[rip+.D4]
  ! mov          rsi,rsp
  ! lea          rdx,[rsp+0x8]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L7:
  ! lea          rdx,[rip+.D5]
  ! mov          rdi,r8
  ! mov          rsi,r8
  ! call         core::panicking::panic_bounds_check

; ---- residual_sizes, level sse2: 95 instructions, inner loops: 26
    push         rbx
    sub          rsp,0x30
    mov          QWORD PTR [rsp],r8
    mov          QWORD PTR [rsp+0x8],rsi
    cmp          r8,rsi
    jne          .L4
    movabs       r8,0xffffffffffffffe
    and          r8,rsi
    mov          eax,esi
    and          eax,0x1
    mov          r9d,esi
    and          r9d,0x1
    test         rsi,0xfffffffffffffffe
    je           .L2
    movq         xmm0,rdx
    pshufd       xmm0,xmm0,0x44
    xor          r10d,r10d
    movdqa       xmm1,XMMWORD PTR [rip+.D1]
    movdqa       xmm2,XMMWORD PTR [rip+.D2]
    movdqa       xmm3,XMMWORD PTR [rip+.D3]
    pxor         xmm4,xmm4
.L1:
  | cmp          r8,r10
  | je           .L2
  | movdqu       xmm5,XMMWORD PTR [rdi+r10*8]
  | pand         xmm5,xmm0
  | movdqa       xmm6,xmm5
  | psrlq        xmm6,0x1
  | pand         xmm6,xmm1
  | psubb        xmm5,xmm6
  | movdqa       xmm6,xmm5
  | psrlq        xmm6,0x2
  | pand         xmm5,xmm2
  | pand         xmm6,xmm2
  | paddb        xmm6,xmm5
  | movdqa       xmm5,xmm6
  | psrlq        xmm5,0x4
  | paddb        xmm5,xmm6
  | pand         xmm5,xmm3
  | psadbw       xmm5,xmm4
  | movdqa       XMMWORD PTR [rsp+0x20],xmm5
  | movzx        r11d,BYTE PTR [rsp+0x20]
  | movzx        ebx,BYTE PTR [rsp+0x28]
  | mov          BYTE PTR [rcx+r10*1],r11b
  | mov          BYTE PTR [rcx+r10*1+0x1],bl
  | add          r10,0x2
  | cmp          r8,r10
  | jne          .L1
.L2:
    mov          QWORD PTR [rsp+0x10],r9
    mov          QWORD PTR [rsp+0x18],rax
    cmp          r9,rax
    jne          .L5
    cmp          r8,rsi
    je           .L3
    test         rax,rax
    je           .L6
    and          rdx,QWORD PTR [rdi+r8*8]
    mov          rax,rdx
    shr          rax,1
    movabs       rsi,0x5555555555555555
    and          rsi,rax
    sub          rdx,rsi
    movabs       rax,0x3333333333333333
    mov          rsi,rdx
    and          rsi,rax
    shr          rdx,0x2
    and          rdx,rax
    add          rdx,rsi
    mov          rax,rdx
    shr          rax,0x4
    add          rax,rdx
    movabs       rdx,0xf0f0f0f0f0f0f0f
    and          rdx,rax
    movabs       rax,0x101010101010101
    imul         rax,rdx
    shr          rax,0x38
    mov          BYTE PTR [rcx+r8*1],al
.L3:
    add          rsp,0x30
    pop          rbx
    ret
.L4:
  ! lea          r9,[rip+.D4]
  ! mov          rsi,rsp
  ! lea          rdx,[rsp+0x8]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L5:
  ! lea          r9,[rip+.D5]
  ! lea          rsi,[rsp+0x10]
  ! lea          rdx,[rsp+0x18]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L6:
  ! lea          rdx,[rip+.D6]
  ! mov          rdi,rax
  ! mov          rsi,rax
  ! call         core::panicking::panic_bounds_check

; ---- residual_sizes, level avx2: 103 instructions, inner loops: 20
    push         rbx
    sub          rsp,0x20
    mov          QWORD PTR [rsp],r8
    mov          QWORD PTR [rsp+0x8],rsi
    cmp          r8,rsi
    jne          .L4
    movabs       r8,0xffffffffffffffc
    and          r8,rsi
    mov          eax,esi
    and          eax,0x3
    mov          r9d,esi
    and          r9d,0x3
    test         rsi,0xfffffffffffffffc
    je           .L2
    vmovq        xmm0,rdx
    vpbroadcastq ymm0,xmm0
    xor          r10d,r10d
    vpbroadcastb ymm1,BYTE PTR [rip+.D1]
    vmovdqa      ymm2,YMMWORD PTR [rip+.D2]
    vpxor        xmm3,xmm3,xmm3
    vpbroadcastd ymm4,DWORD PTR [rip+.D3]
.L1:
  | cmp          r8,r10
  | je           .L2
  | vpand        ymm5,ymm0,YMMWORD PTR [rdi+r10*8]
  | vpand        ymm6,ymm5,ymm1
  | vpshufb      ymm6,ymm2,ymm6
  | vpsrlq       ymm5,ymm5,0x4
  | vpand        ymm5,ymm5,ymm1
  | vpshufb      ymm5,ymm2,ymm5
  | vpaddb       ymm5,ymm5,ymm6
  | vpsadbw      ymm5,ymm5,ymm3
  | vpshufb      ymm5,ymm5,ymm4
  | vmovd        r11d,xmm5
  | vextracti128 xmm5,ymm5,0x1
  | vmovd        ebx,xmm5
  | shl          ebx,0x10
  | or           ebx,r11d
  | mov          DWORD PTR [rcx+r10*1],ebx
  | add          r10,0x4
  | cmp          r8,r10
  | jne          .L1
.L2:
    mov          QWORD PTR [rsp+0x10],r9
    mov          QWORD PTR [rsp+0x18],rax
    cmp          r9,rax
    jne          .L5
    cmp          r8,rsi
    je           .L3
    test         rax,rax
    je           .L6
    mov          r9,QWORD PTR [rdi+r8*8]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1],r9b
    mov          r9,r8
    or           r9,0x1
    cmp          r9,rsi
    je           .L3
    cmp          eax,0x1
    je           .L6
    mov          r9,QWORD PTR [rdi+r8*8+0x8]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1+0x1],r9b
    mov          r9,r8
    or           r9,0x2
    cmp          r9,rsi
    je           .L3
    cmp          eax,0x2
    je           .L6
    mov          r9,QWORD PTR [rdi+r8*8+0x10]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1+0x2],r9b
    not          esi
    test         sil,0x3
    je           .L3
    cmp          eax,0x3
    je           .L6
    and          rdx,QWORD PTR [rdi+r8*8+0x18]
    popcnt       rax,rdx
    mov          BYTE PTR [rcx+r8*1+0x3],al
.L3:
    add          rsp,0x20
    pop          rbx
    vzeroupper
    ret
.L4:
  ! lea          r9,[rip+.D4]
  ! mov          rsi,rsp
  ! lea          rdx,[rsp+0x8]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L5:
  ! lea          r9,[rip+.D5]
  ! lea          rsi,[rsp+0x10]
  ! lea          rdx,[rsp+0x18]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! vzeroupper
  ! call         core::panicking::assert_failed::<usize, usize>
.L6:
  ! lea          rdx,[rip+.D6]
  ! mov          rdi,rax
  ! mov          rsi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check

; ---- residual_sizes, level avx512: 124 instructions, inner loops: 8
    sub          rsp,0x28
    mov          QWORD PTR [rsp+0x8],r8
    mov          QWORD PTR [rsp+0x10],rsi
    cmp          r8,rsi
    jne          .L4
    movabs       r8,0xffffffffffffff8
    and          r8,rsi
    mov          eax,esi
    and          eax,0x7
    mov          r9d,esi
    and          r9d,0x7
    test         rsi,0xfffffffffffffff8
    je           .L2
    vpbroadcastq zmm0,rdx
    xor          r10d,r10d
.L1:
  | cmp          r8,r10
  | je           .L2
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rdi+r10*8]
  | vpopcntq     zmm1,zmm1
  | vpmovqb      QWORD PTR [rcx+r10*1],zmm1
  | add          r10,0x8
  | cmp          r8,r10
  | jne          .L1
.L2:
    mov          QWORD PTR [rsp+0x18],r9
    mov          QWORD PTR [rsp+0x20],rax
    cmp          r9,rax
    jne          .L5
    cmp          r8,rsi
    je           .L3
    test         rax,rax
    je           .L6
    mov          r9,QWORD PTR [rdi+r8*8]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1],r9b
    mov          r9,r8
    or           r9,0x1
    cmp          r9,rsi
    je           .L3
    cmp          eax,0x1
    je           .L6
    mov          r9,QWORD PTR [rdi+r8*8+0x8]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1+0x1],r9b
    mov          r9,r8
    or           r9,0x2
    cmp          r9,rsi
    je           .L3
    cmp          eax,0x2
    je           .L6
    mov          r9,QWORD PTR [rdi+r8*8+0x10]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1+0x2],r9b
    mov          r9,r8
    or           r9,0x3
    cmp          r9,rsi
    je           .L3
    cmp          eax,0x3
    je           .L6
    mov          r9,QWORD PTR [rdi+r8*8+0x18]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1+0x3],r9b
    mov          r9,r8
    or           r9,0x4
    cmp          r9,rsi
    je           .L3
    cmp          eax,0x4
    je           .L6
    mov          r9,QWORD PTR [rdi+r8*8+0x20]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1+0x4],r9b
    mov          r9,r8
    or           r9,0x5
    cmp          r9,rsi
    je           .L3
    cmp          eax,0x5
    je           .L6
    mov          r9,QWORD PTR [rdi+r8*8+0x28]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1+0x5],r9b
    mov          r9,r8
    or           r9,0x6
    cmp          r9,rsi
    je           .L3
    cmp          eax,0x6
    je           .L6
    mov          r9,QWORD PTR [rdi+r8*8+0x30]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1+0x6],r9b
    not          esi
    test         sil,0x7
    je           .L3
    cmp          eax,0x7
    je           .L6
    and          rdx,QWORD PTR [rdi+r8*8+0x38]
    popcnt       rax,rdx
    mov          BYTE PTR [rcx+r8*1+0x7],al
.L3:
    add          rsp,0x28
    vzeroupper
    ret
.L4:
  ! lea          r9,[rip+.D1]
  ! lea          rsi,[rsp+0x8]
  ! lea          rdx,[rsp+0x10]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L5:
  ! lea          r9,[rip+.D2]
  ! lea          rsi,[rsp+0x18]
  ! lea          rdx,[rsp+0x20]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! vzeroupper
  ! call         core::panicking::assert_failed::<usize, usize>
.L6:
  ! lea          rdx,[rip+.D3]
  ! mov          rdi,rax
  ! mov          rsi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
