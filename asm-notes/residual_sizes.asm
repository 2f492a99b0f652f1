; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "thin", codegen-units = 1, debug = "line-tables-only"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- residual_sizes, level scalar: 86 instructions, inner loops: 24, 22
    push         rbx
    sub          rsp,0x10
    mov          QWORD PTR [rsp],r8
    mov          QWORD PTR [rsp+0x8],rsi
    cmp          r8,rsi
    jne          .L6
    test         r8,r8
    je           .L5
    cmp          r8,0x1
    jne          .L1
    xor          esi,esi
    mov          rax,rcx
    jmp          .L3
.L1:
    movabs       rsi,0x7ffffffffffffffe
    and          rsi,r8
    lea          rax,[rcx+rsi*1]
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
  | cmp          rsi,r9
  | jne          .L2
    cmp          r8,rsi
    je           .L5
.L3:
    add          rcx,r8
    lea          rsi,[rdi+rsi*8]
    movabs       rdi,0x5555555555555555
    movabs       r8,0x3333333333333333
    movabs       r9,0xf0f0f0f0f0f0f0f
    movabs       r10,0x101010101010101
.L4:
  | mov          r11,QWORD PTR [rsi]
  | and          r11,rdx
  | mov          rbx,r11
  | shr          rbx,1
  | and          rbx,rdi
  | sub          r11,rbx
  | mov          rbx,r11
  | and          rbx,r8
  | shr          r11,0x2
  | and          r11,r8
  | add          r11,rbx
  | mov          rbx,r11
  | shr          rbx,0x4
  | add          rbx,r11
  | and          rbx,r9
  | imul         rbx,r10
  | shr          rbx,0x38
  | mov          BYTE PTR [rax],bl
  | inc          rax
  | add          rsi,0x8
  | cmp          rax,rcx
  | jne          .L4
.L5:
    add          rsp,0x10
    pop          rbx
    ret
.L6:
  ! lea          r9,[rip+.D4]
  ! mov          rsi,rsp
  ! lea          rdx,[rsp+0x8]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>

; ---- residual_sizes, level sse2: 79 instructions, inner loops: 24
    sub          rsp,0x28
    mov          QWORD PTR [rsp],r8
    mov          QWORD PTR [rsp+0x8],rsi
    cmp          r8,rsi
    jne          .L4
    mov          r8,rsi
    shr          r8,1
    movabs       rax,0xffffffffffffffe
    and          rax,rsi
    test         r8,r8
    je           .L2
    movq         xmm0,rdx
    pshufd       xmm0,xmm0,0x44
    add          r8,r8
    xor          r9d,r9d
    movdqa       xmm1,XMMWORD PTR [rip+.D1]
    movdqa       xmm2,XMMWORD PTR [rip+.D2]
    movdqa       xmm3,XMMWORD PTR [rip+.D3]
    pxor         xmm4,xmm4
.L1:
  | movdqu       xmm5,XMMWORD PTR [rdi+r9*8]
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
  | movdqa       XMMWORD PTR [rsp+0x10],xmm5
  | movzx        r10d,BYTE PTR [rsp+0x10]
  | movzx        r11d,BYTE PTR [rsp+0x18]
  | mov          BYTE PTR [rcx+r9*1],r10b
  | mov          BYTE PTR [rcx+r9*1+0x1],r11b
  | add          r9,0x2
  | cmp          r8,r9
  | jne          .L1
.L2:
    cmp          rax,rsi
    je           .L3
    and          esi,0x1
    je           .L5
    and          rdx,QWORD PTR [rdi+rax*8]
    mov          rsi,rdx
    shr          rsi,1
    movabs       rdi,0x5555555555555555
    and          rdi,rsi
    sub          rdx,rdi
    movabs       rsi,0x3333333333333333
    mov          rdi,rdx
    and          rdi,rsi
    shr          rdx,0x2
    and          rdx,rsi
    add          rdx,rdi
    mov          rsi,rdx
    shr          rsi,0x4
    add          rsi,rdx
    movabs       rdx,0xf0f0f0f0f0f0f0f
    and          rdx,rsi
    movabs       rsi,0x101010101010101
    imul         rsi,rdx
    shr          rsi,0x38
    mov          BYTE PTR [rcx+rax*1],sil
.L3:
    add          rsp,0x28
    ret
.L4:
  ! lea          r9,[rip+.D4]
  ! mov          rsi,rsp
  ! lea          rdx,[rsp+0x8]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L5:
  ! lea          rdx,[rip+.D5]
  ! mov          rdi,rsi
  ! call         core::panicking::panic_bounds_check

; ---- residual_sizes, level avx2: 88 instructions, inner loops: 18
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x8],r8
    mov          QWORD PTR [rsp+0x10],rsi
    cmp          r8,rsi
    jne          .L4
    mov          rax,rsi
    shr          rax,0x2
    movabs       r8,0xffffffffffffffc
    and          r8,rsi
    test         rax,rax
    je           .L2
    vmovq        xmm0,rdx
    vpbroadcastq ymm0,xmm0
    shl          rax,0x2
    xor          r9d,r9d
    vpbroadcastb ymm1,BYTE PTR [rip+.D1]
    vmovdqa      ymm2,YMMWORD PTR [rip+.D2]
    vpxor        xmm3,xmm3,xmm3
    vpbroadcastd ymm4,DWORD PTR [rip+.D3]
.L1:
  | vpand        ymm5,ymm0,YMMWORD PTR [rdi+r9*8]
  | vpand        ymm6,ymm5,ymm1
  | vpshufb      ymm6,ymm2,ymm6
  | vpsrlq       ymm5,ymm5,0x4
  | vpand        ymm5,ymm5,ymm1
  | vpshufb      ymm5,ymm2,ymm5
  | vpaddb       ymm5,ymm5,ymm6
  | vpsadbw      ymm5,ymm5,ymm3
  | vpshufb      ymm5,ymm5,ymm4
  | vmovd        r10d,xmm5
  | vextracti128 xmm5,ymm5,0x1
  | vmovd        r11d,xmm5
  | shl          r11d,0x10
  | or           r11d,r10d
  | mov          DWORD PTR [rcx+r9*1],r11d
  | add          r9,0x4
  | cmp          rax,r9
  | jne          .L1
.L2:
    cmp          r8,rsi
    je           .L3
    mov          eax,esi
    and          eax,0x3
    je           .L5
    mov          r9,QWORD PTR [rdi+r8*8]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1],r9b
    mov          r9,r8
    or           r9,0x1
    cmp          r9,rsi
    je           .L3
    cmp          eax,0x1
    je           .L5
    mov          r9,QWORD PTR [rdi+r8*8+0x8]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1+0x1],r9b
    mov          r9,r8
    or           r9,0x2
    cmp          r9,rsi
    je           .L3
    cmp          eax,0x2
    je           .L5
    mov          r9,QWORD PTR [rdi+r8*8+0x10]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1+0x2],r9b
    not          esi
    test         sil,0x3
    je           .L3
    cmp          eax,0x3
    je           .L5
    and          rdx,QWORD PTR [rdi+r8*8+0x18]
    popcnt       rax,rdx
    mov          BYTE PTR [rcx+r8*1+0x3],al
.L3:
    add          rsp,0x18
    vzeroupper
    ret
.L4:
  ! lea          r9,[rip+.D4]
  ! lea          rsi,[rsp+0x8]
  ! lea          rdx,[rsp+0x10]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L5:
  ! lea          rdx,[rip+.D5]
  ! mov          rdi,rax
  ! mov          rsi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check

; ---- residual_sizes, level avx512: 128 instructions, inner loops: 10
    sub          rsp,0x18
    mov          QWORD PTR [rsp+0x8],r8
    mov          QWORD PTR [rsp+0x10],rsi
    cmp          r8,rsi
    jne          .L6
    mov          rax,rsi
    shr          rax,0x3
    movabs       r8,0xffffffffffffff8
    and          r8,rsi
    test         rax,rax
    je           .L4
    vpbroadcastq zmm0,rdx
    cmp          rax,0x1
    jne          .L1
    xor          r9d,r9d
    jmp          .L3
.L1:
    movabs       r10,0x1fffffffffffffe
    and          r10,rax
    lea          r11,[rdi+0x40]
    xor          r9d,r9d
.L2:
  | vpandq       zmm1,zmm0,ZMMWORD PTR [r11-0x40]
  | vpopcntq     zmm1,zmm1
  | vpmovqb      QWORD PTR [rcx+r9*8],zmm1
  | vpandq       zmm1,zmm0,ZMMWORD PTR [r11]
  | vpopcntq     zmm1,zmm1
  | vpmovqb      QWORD PTR [rcx+r9*8+0x8],zmm1
  | add          r9,0x2
  | sub          r11,0xffffffffffffff80
  | cmp          r10,r9
  | jne          .L2
    test         al,0x1
    je           .L4
.L3:
    mov          rax,r9
    shl          rax,0x6
    vpandq       zmm0,zmm0,ZMMWORD PTR [rdi+rax*1]
    vpopcntq     zmm0,zmm0
    vpmovqb      QWORD PTR [rcx+r9*8],zmm0
.L4:
    cmp          r8,rsi
    je           .L5
    mov          eax,esi
    and          eax,0x7
    je           .L7
    mov          r9,QWORD PTR [rdi+r8*8]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1],r9b
    mov          r9,r8
    or           r9,0x1
    cmp          r9,rsi
    je           .L5
    cmp          eax,0x1
    je           .L7
    mov          r9,QWORD PTR [rdi+r8*8+0x8]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1+0x1],r9b
    mov          r9,r8
    or           r9,0x2
    cmp          r9,rsi
    je           .L5
    cmp          eax,0x2
    je           .L7
    mov          r9,QWORD PTR [rdi+r8*8+0x10]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1+0x2],r9b
    mov          r9,r8
    or           r9,0x3
    cmp          r9,rsi
    je           .L5
    cmp          eax,0x3
    je           .L7
    mov          r9,QWORD PTR [rdi+r8*8+0x18]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1+0x3],r9b
    mov          r9,r8
    or           r9,0x4
    cmp          r9,rsi
    je           .L5
    cmp          eax,0x4
    je           .L7
    mov          r9,QWORD PTR [rdi+r8*8+0x20]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1+0x4],r9b
    mov          r9,r8
    or           r9,0x5
    cmp          r9,rsi
    je           .L5
    cmp          eax,0x5
    je           .L7
    mov          r9,QWORD PTR [rdi+r8*8+0x28]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1+0x5],r9b
    mov          r9,r8
    or           r9,0x6
    cmp          r9,rsi
    je           .L5
    cmp          eax,0x6
    je           .L7
    mov          r9,QWORD PTR [rdi+r8*8+0x30]
    and          r9,rdx
    popcnt       r9,r9
    mov          BYTE PTR [rcx+r8*1+0x6],r9b
    not          esi
    test         sil,0x7
    je           .L5
    cmp          eax,0x7
    je           .L7
    and          rdx,QWORD PTR [rdi+r8*8+0x38]
    popcnt       rax,rdx
    mov          BYTE PTR [rcx+r8*1+0x7],al
.L5:
    add          rsp,0x18
    vzeroupper
    ret
.L6:
  ! lea          r9,[rip+.D1]
  ! lea          rsi,[rsp+0x8]
  ! lea          rdx,[rsp+0x10]
  ! xor          edi,edi
  ! xor          ecx,ecx
  ! call         core::panicking::assert_failed::<usize, usize>
.L7:
  ! lea          rdx,[rip+.D2]
  ! mov          rdi,rax
  ! mov          rsi,rax
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
