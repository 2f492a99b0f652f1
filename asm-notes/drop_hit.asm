; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- drop_hit, level scalar: 27 instructions, inner loops: 10
    push         rax
    cmp          r8,rsi
    jb           .L4
    xor          eax,eax
    test         rsi,rsi
    je           .L2
    xor          r9d,r9d
.L1:
  | cmp          rax,r8
  | jae          .L3
  | mov          r10,QWORD PTR [rdi+r9*8]
  | inc          r9
  | mov          QWORD PTR [rcx+rax*8],r10
  | and          r10,rdx
  | cmp          r10,0x1
  | adc          rax,0x0
  | cmp          rsi,r9
  | jne          .L1
.L2:
    pop          rcx
    ret
.L3:
  ! lea          rdx,[rip+.D1]
  ! mov          rdi,rax
  ! mov          rsi,r8
  ! call         core::panicking::panic_bounds_check
.L4:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x3c
  ! call         core::panicking::panic

; ---- drop_hit, level sse2: 79 instructions, inner loops: 21
    push         r14
    push         rbx
    push         rax
    cmp          r8,rsi
    jb           .L6
    mov          rax,rsi
    shr          rax,1
    je           .L2
    movq         xmm0,rdx
    pshufd       xmm0,xmm0,0x44
    shl          rax,0x4
    xor          r9d,r9d
    pxor         xmm1,xmm1
    xor          r10d,r10d
.L1:
  | mov          r11,r9
  | movdqu       xmm2,XMMWORD PTR [rdi+r10*1]
  | movdqa       xmm3,xmm2
  | pshufd       xmm4,xmm2,0xee
  | pand         xmm2,xmm0
  | pcmpeqd      xmm2,xmm1
  | pshufd       xmm5,xmm2,0xa0
  | pand         xmm5,xmm2
  | movmskpd     r9d,xmm5
  | lea          rbx,[rcx+r11*8]
  | mov          r14d,r9d
  | and          r14d,0x1
  | movq         QWORD PTR [rcx+r11*8],xmm3
  | movq         QWORD PTR [rbx+r14*8],xmm4
  | mov          ebx,r9d
  | shr          ebx,1
  | sub          r9d,ebx
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
    mov          r10,r8
    sub          r10,r9
    cmp          r10,rax
    jb           .L7
    test         rax,rax
    jne          .L4
    xor          eax,eax
    jmp          .L5
.L4:
    cmp          r8,r9
    je           .L8
    movabs       rax,0xffffffffffffffe
    and          rsi,rax
    mov          rsi,QWORD PTR [rdi+rsi*8]
    mov          QWORD PTR [rcx+r9*8],rsi
    xor          eax,eax
    test         rsi,rdx
    sete         al
.L5:
    add          rax,r9
    add          rsp,0x8
    pop          rbx
    pop          r14
    ret
.L6:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x45
  ! call         core::panicking::panic
.L7:
  ! lea          rdi,[rip+.D4]
  ! lea          rdx,[rip+.D5]
  ! mov          esi,0x3c
  ! call         core::panicking::panic
.L8:
  ! lea          rdx,[rip+.D6]
  ! xor          edi,edi
  ! xor          esi,esi
  ! call         core::panicking::panic_bounds_check

; ---- drop_hit, level avx2: 97 instructions, inner loops: 14
    push         r14
    push         rbx
    push         rax
    cmp          r8,rsi
    jb           .L6
    mov          r9,rdi
    mov          rax,rsi
    shr          rax,0x2
    je           .L2
    vmovq        xmm0,rdx
    vpbroadcastq ymm0,xmm0
    shl          rax,0x5
    xor          edi,edi
    vpxor        xmm1,xmm1,xmm1
    mov          r10,QWORD PTR [rip+.D1]
    xor          r11d,r11d
.L1:
  | mov          rbx,rdi
  | vmovdqu      ymm2,YMMWORD PTR [r9+r11*1]
  | vpand        ymm3,ymm2,ymm0
  | vpcmpeqq     ymm3,ymm3,ymm1
  | vmovmskpd    r14d,ymm3
  | popcnt       edi,r14d
  | shl          r14d,0x5
  | vmovdqu      ymm3,YMMWORD PTR [r10+r14*1]
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
    mov          r11d,esi
    and          r11d,0x3
    mov          r10,r8
    sub          r10,rdi
    cmp          r10,r11
    jb           .L7
    test         r11,r11
    je           .L4
    cmp          r8,rdi
    je           .L8
    movabs       rax,0xffffffffffffffc
    and          rsi,rax
    lea          rcx,[rcx+rdi*8]
    mov          r8,QWORD PTR [r9+rsi*8]
    mov          QWORD PTR [rcx],r8
    xor          eax,eax
    test         r8,rdx
    sete         al
    cmp          r11d,0x1
    je           .L5
    cmp          r10,rax
    jbe          .L9
    mov          r8,QWORD PTR [r9+rsi*8+0x8]
    mov          QWORD PTR [rcx+rax*8],r8
    and          r8,rdx
    cmp          r8,0x1
    adc          rax,0x0
    cmp          r11d,0x2
    je           .L5
    cmp          rax,r10
    jae          .L9
    mov          rsi,QWORD PTR [r9+rsi*8+0x10]
    mov          QWORD PTR [rcx+rax*8],rsi
    and          rdx,rsi
    cmp          rdx,0x1
    adc          rax,0x0
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
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x45
  ! call         core::panicking::panic
.L7:
  ! lea          rdi,[rip+.D5]
  ! lea          rdx,[rip+.D6]
  ! mov          esi,0x3c
  ! vzeroupper
  ! call         core::panicking::panic
.L8:
  ! xor          eax,eax
.L9:
  ! lea          rdx,[rip+.D7]
  ! mov          rdi,rax
  ! mov          rsi,r10
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check

; ---- drop_hit, level avx512: 153 instructions, inner loops: 18
    push         rbp
    push         r14
    push         rbx
    cmp          r8,rsi
    jb           .L10
    mov          r9,rsi
    shr          r9,0x3
    je           .L1
    vpbroadcastq zmm0,rdx
    cmp          r9,0x1
    jne          .L2
    xor          eax,eax
    xor          r10d,r10d
    jmp          .L4
.L1:
    xor          r10d,r10d
    jmp          .L6
.L2:
    movabs       r11,0x1fffffffffffffe
    and          r11,r9
    lea          rbx,[rdi+0x40]
    xor          eax,eax
    xor          r10d,r10d
.L3:
  | vmovdqu64    zmm1,ZMMWORD PTR [rbx-0x40]
  | vptestnmq    k1,zmm1,zmm0
  | vpcompressq  zmm1{k1}{z},zmm1
  | vmovdqu64    ZMMWORD PTR [rcx+r10*8],zmm1
  | kmovb        ebp,k1
  | popcnt       r14d,ebp
  | add          r14,r10
  | add          rax,0x2
  | vmovdqu64    zmm1,ZMMWORD PTR [rbx]
  | vptestnmq    k1,zmm1,zmm0
  | vpcompressq  zmm1{k1}{z},zmm1
  | vmovdqu64    ZMMWORD PTR [rcx+r14*8],zmm1
  | kmovb        r10d,k1
  | popcnt       r10d,r10d
  | add          r10,r14
  | sub          rbx,0xffffffffffffff80
  | cmp          r11,rax
  | jne          .L3
    test         r9b,0x1
    je           .L5
.L4:
    mov          r9,r10
    shl          rax,0x6
    vmovdqu64    zmm1,ZMMWORD PTR [rdi+rax*1]
    vptestnmq    k1,zmm1,zmm0
    vpcompressq  zmm0{k1}{z},zmm1
    vmovdqu64    ZMMWORD PTR [rcx+r10*8],zmm0
    kmovb        eax,k1
    popcnt       r10d,eax
    add          r10,r9
.L5:
    cmp          r10,r8
    ja           .L9
.L6:
    mov          r11d,esi
    and          r11d,0x7
    mov          r9,r8
    sub          r9,r10
    cmp          r9,r11
    jb           .L11
    test         r11,r11
    je           .L7
    cmp          r8,r10
    je           .L12
    movabs       rax,0xffffffffffffff8
    and          rsi,rax
    lea          rcx,[rcx+r10*8]
    mov          r8,QWORD PTR [rdi+rsi*8]
    mov          QWORD PTR [rcx],r8
    xor          eax,eax
    test         r8,rdx
    sete         al
    cmp          r11d,0x1
    je           .L8
    cmp          r9,rax
    jbe          .L13
    mov          r8,QWORD PTR [rdi+rsi*8+0x8]
    mov          QWORD PTR [rcx+rax*8],r8
    and          r8,rdx
    cmp          r8,0x1
    adc          rax,0x0
    cmp          r11d,0x2
    je           .L8
    cmp          rax,r9
    jae          .L13
    mov          r8,QWORD PTR [rdi+rsi*8+0x10]
    mov          QWORD PTR [rcx+rax*8],r8
    and          r8,rdx
    cmp          r8,0x1
    adc          rax,0x0
    cmp          r11d,0x3
    je           .L8
    cmp          rax,r9
    jae          .L13
    mov          r8,QWORD PTR [rdi+rsi*8+0x18]
    mov          QWORD PTR [rcx+rax*8],r8
    and          r8,rdx
    cmp          r8,0x1
    adc          rax,0x0
    cmp          r11d,0x4
    je           .L8
    cmp          rax,r9
    jae          .L13
    mov          r8,QWORD PTR [rdi+rsi*8+0x20]
    mov          QWORD PTR [rcx+rax*8],r8
    and          r8,rdx
    cmp          r8,0x1
    adc          rax,0x0
    cmp          r11d,0x5
    je           .L8
    cmp          rax,r9
    jae          .L13
    mov          r8,QWORD PTR [rdi+rsi*8+0x28]
    mov          QWORD PTR [rcx+rax*8],r8
    and          r8,rdx
    cmp          r8,0x1
    adc          rax,0x0
    cmp          r11d,0x6
    je           .L8
    cmp          rax,r9
    jae          .L13
    mov          rsi,QWORD PTR [rdi+rsi*8+0x30]
    mov          QWORD PTR [rcx+rax*8],rsi
    and          rdx,rsi
    cmp          rdx,0x1
    adc          rax,0x0
    jmp          .L8
.L7:
    xor          eax,eax
.L8:
    add          rax,r10
    pop          rbx
    pop          r14
    pop          rbp
    vzeroupper
    ret
.L9:
  ! lea          rcx,[rip+.D1]
  ! mov          rdi,r10
  ! mov          rsi,r8
  ! mov          rdx,r8
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L10:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x45
  ! call         core::panicking::panic
.L11:
  ! lea          rdi,[rip+.D4]
  ! lea          rdx,[rip+.D5]
  ! mov          esi,0x3c
  ! vzeroupper
  ! call         core::panicking::panic
.L12:
  ! xor          eax,eax
.L13:
  ! lea          rdx,[rip+.D6]
  ! mov          rdi,rax
  ! mov          rsi,r9
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
