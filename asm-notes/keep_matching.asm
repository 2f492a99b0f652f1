; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "thin", codegen-units = 1, debug = "line-tables-only"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- keep_matching, level scalar: 28 instructions, inner loops: 12
    push         rax
    cmp          rsi,r9
    ja           .L3
    xor          eax,eax
    test         rsi,rsi
    je           .L2
    xor          r9d,r9d
.L1:
  | cmp          rax,rsi
  | jae          .L4
  | mov          r10,QWORD PTR [rdi+r9*8]
  | inc          r9
  | mov          QWORD PTR [r8+rax*8],r10
  | and          r10,rdx
  | xor          r11d,r11d
  | cmp          r10,rcx
  | sete         r11b
  | add          rax,r11
  | cmp          rsi,r9
  | jne          .L1
.L2:
    pop          rcx
    ret
.L3:
  ! lea          rcx,[rip+.D1]
  ! xor          edi,edi
  ! mov          rdx,r9
  ! call         core::slice::index::slice_index_fail
.L4:
  ! lea          rdx,[rip+.D2]
  ! mov          rdi,rax
  ! call         core::panicking::panic_bounds_check

; ---- keep_matching, level sse2: 76 instructions, inner loops: 21
    push         r15
    push         r14
    push         rbx
    cmp          r9,rsi
    jb           .L7
    mov          rax,rsi
    shr          rax,1
    je           .L2
    movq         xmm0,rdx
    pshufd       xmm0,xmm0,0x44
    movq         xmm1,rcx
    pshufd       xmm1,xmm1,0x44
    shl          rax,0x4
    xor          r10d,r10d
    pxor         xmm2,xmm2
    xor          r11d,r11d
.L1:
  | mov          rbx,r10
  | movdqu       xmm3,XMMWORD PTR [rdi+r11*1]
  | movdqa       xmm4,xmm3
  | pshufd       xmm5,xmm3,0xee
  | pand         xmm3,xmm0
  | pxor         xmm3,xmm1
  | pcmpeqd      xmm3,xmm2
  | pshufd       xmm6,xmm3,0xa0
  | pand         xmm6,xmm3
  | movmskpd     r10d,xmm6
  | lea          r14,[r8+rbx*8]
  | mov          r15d,r10d
  | and          r15d,0x1
  | movq         QWORD PTR [r8+rbx*8],xmm4
  | movq         QWORD PTR [r14+r15*8],xmm5
  | shr          r10d,1
  | add          r10d,r15d
  | add          r10,rbx
  | add          r11,0x10
  | cmp          rax,r11
  | jne          .L1
    cmp          r10,r9
    jbe          .L3
  ! lea          rcx,[rip+.D1]
  ! mov          rdi,r10
  ! mov          rsi,r9
  ! mov          rdx,r9
  ! call         core::slice::index::slice_index_fail
.L2:
    xor          r10d,r10d
.L3:
    mov          eax,esi
    and          eax,0x1
    sub          r9,r10
    cmp          rax,r9
    ja           .L6
    test         rax,rax
    jne          .L4
    xor          eax,eax
    jmp          .L5
.L4:
    movabs       rax,0xffffffffffffffe
    and          rsi,rax
    mov          rax,QWORD PTR [rdi+rsi*8]
    mov          QWORD PTR [r8+r10*8],rax
    and          rdx,rax
    xor          eax,eax
    cmp          rdx,rcx
    sete         al
.L5:
    add          rax,r10
    pop          rbx
    pop          r14
    pop          r15
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

; ---- keep_matching, level avx2: 100 instructions, inner loops: 14
    push         r15
    push         r14
    push         rbx
    cmp          r9,rsi
    jb           .L7
    mov          r10,rdi
    mov          rax,rsi
    shr          rax,0x2
    je           .L2
    vmovq        xmm0,rdx
    vpbroadcastq ymm0,xmm0
    vmovq        xmm1,rcx
    vpbroadcastq ymm1,xmm1
    shl          rax,0x5
    xor          edi,edi
    mov          r11,QWORD PTR [rip+.D1]
    xor          ebx,ebx
.L1:
  | mov          r14,rdi
  | vmovdqu      ymm2,YMMWORD PTR [r10+rbx*1]
  | vpand        ymm3,ymm2,ymm0
  | vpcmpeqq     ymm3,ymm1,ymm3
  | vmovmskpd    r15d,ymm3
  | popcnt       edi,r15d
  | shl          r15d,0x5
  | vmovdqu      ymm3,YMMWORD PTR [r11+r15*1]
  | vpermd       ymm2,ymm3,ymm2
  | vmovdqu      YMMWORD PTR [r8+r14*8],ymm2
  | add          rdi,r14
  | add          rbx,0x20
  | cmp          rax,rbx
  | jne          .L1
    cmp          rdi,r9
    jbe          .L3
  ! lea          rcx,[rip+.D2]
  ! mov          rsi,r9
  ! mov          rdx,r9
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L2:
    xor          edi,edi
.L3:
    mov          r11d,esi
    and          r11d,0x3
    sub          r9,rdi
    cmp          r11,r9
    ja           .L6
    test         r11,r11
    je           .L4
    movabs       rax,0xffffffffffffffc
    and          rsi,rax
    lea          r8,[r8+rdi*8]
    mov          r9,QWORD PTR [r10+rsi*8]
    mov          QWORD PTR [r8],r9
    and          r9,rdx
    xor          eax,eax
    cmp          r9,rcx
    sete         al
    cmp          r11d,0x1
    je           .L5
    cmp          r11d,eax
    jbe          .L8
    mov          r9,QWORD PTR [r10+rsi*8+0x8]
    mov          QWORD PTR [r8+rax*8],r9
    and          r9,rdx
    xor          ebx,ebx
    cmp          r9,rcx
    sete         bl
    add          rax,rbx
    cmp          r11d,0x2
    je           .L5
    cmp          eax,r11d
    jae          .L8
    mov          rsi,QWORD PTR [r10+rsi*8+0x10]
    mov          QWORD PTR [r8+rax*8],rsi
    and          rdx,rsi
    xor          esi,esi
    cmp          rdx,rcx
    sete         sil
    add          rax,rsi
    jmp          .L5
.L4:
    xor          eax,eax
.L5:
    add          rax,rdi
    pop          rbx
    pop          r14
    pop          r15
    vzeroupper
    ret
.L6:
  ! lea          rcx,[rip+.D3]
  ! xor          edi,edi
  ! mov          rsi,r11
  ! mov          rdx,r9
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
  ! mov          rsi,r11
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check

; ---- keep_matching, level avx512: 171 instructions, inner loops: 20
    push         rbp
    push         r15
    push         r14
    push         rbx
    push         rax
    cmp          r9,rsi
    jb           .L11
    mov          r10,rsi
    shr          r10,0x3
    je           .L1
    vpbroadcastq zmm0,rdx
    vpbroadcastq zmm1,rcx
    cmp          r10,0x1
    jne          .L2
    xor          eax,eax
    xor          r11d,r11d
    jmp          .L4
.L1:
    xor          r11d,r11d
    jmp          .L6
.L2:
    movabs       rbx,0x1fffffffffffffe
    and          rbx,r10
    lea          r14,[rdi+0x40]
    xor          eax,eax
    xor          r11d,r11d
.L3:
  | vmovdqu64    zmm2,ZMMWORD PTR [r14-0x40]
  | vpandq       zmm3,zmm2,zmm0
  | vpcmpeqq     k1,zmm1,zmm3
  | vpcompressq  zmm2{k1}{z},zmm2
  | vmovdqu64    ZMMWORD PTR [r8+r11*8],zmm2
  | kmovb        ebp,k1
  | popcnt       r15d,ebp
  | add          r15,r11
  | add          rax,0x2
  | vmovdqu64    zmm2,ZMMWORD PTR [r14]
  | vpandq       zmm3,zmm2,zmm0
  | vpcmpeqq     k1,zmm1,zmm3
  | vpcompressq  zmm2{k1}{z},zmm2
  | vmovdqu64    ZMMWORD PTR [r8+r15*8],zmm2
  | kmovb        r11d,k1
  | popcnt       r11d,r11d
  | add          r11,r15
  | sub          r14,0xffffffffffffff80
  | cmp          rbx,rax
  | jne          .L3
    test         r10b,0x1
    je           .L5
.L4:
    mov          r10,r11
    shl          rax,0x6
    vmovdqu64    zmm2,ZMMWORD PTR [rdi+rax*1]
    vpandq       zmm0,zmm2,zmm0
    vpcmpeqq     k1,zmm1,zmm0
    vpcompressq  zmm0{k1}{z},zmm2
    vmovdqu64    ZMMWORD PTR [r8+r11*8],zmm0
    kmovb        eax,k1
    popcnt       r11d,eax
    add          r11,r10
.L5:
    cmp          r11,r9
    ja           .L10
.L6:
    mov          r10d,esi
    and          r10d,0x7
    sub          r9,r11
    cmp          r10,r9
    ja           .L9
    test         r10,r10
    je           .L7
    movabs       rax,0xffffffffffffff8
    and          rsi,rax
    lea          r8,[r8+r11*8]
    mov          r9,QWORD PTR [rdi+rsi*8]
    mov          QWORD PTR [r8],r9
    and          r9,rdx
    xor          eax,eax
    cmp          r9,rcx
    sete         al
    cmp          r10d,0x1
    je           .L8
    cmp          r10d,eax
    jbe          .L12
    mov          r9,QWORD PTR [rdi+rsi*8+0x8]
    mov          QWORD PTR [r8+rax*8],r9
    and          r9,rdx
    xor          ebx,ebx
    cmp          r9,rcx
    sete         bl
    add          rax,rbx
    cmp          r10d,0x2
    je           .L8
    cmp          eax,r10d
    jae          .L12
    mov          r9,QWORD PTR [rdi+rsi*8+0x10]
    mov          QWORD PTR [r8+rax*8],r9
    and          r9,rdx
    xor          ebx,ebx
    cmp          r9,rcx
    sete         bl
    add          rax,rbx
    cmp          r10d,0x3
    je           .L8
    cmp          eax,r10d
    jae          .L12
    mov          r9,QWORD PTR [rdi+rsi*8+0x18]
    mov          QWORD PTR [r8+rax*8],r9
    and          r9,rdx
    xor          ebx,ebx
    cmp          r9,rcx
    sete         bl
    add          rax,rbx
    cmp          r10d,0x4
    je           .L8
    cmp          eax,r10d
    jae          .L12
    mov          r9,QWORD PTR [rdi+rsi*8+0x20]
    mov          QWORD PTR [r8+rax*8],r9
    and          r9,rdx
    xor          ebx,ebx
    cmp          r9,rcx
    sete         bl
    add          rax,rbx
    cmp          r10d,0x5
    je           .L8
    cmp          eax,r10d
    jae          .L12
    mov          r9,QWORD PTR [rdi+rsi*8+0x28]
    mov          QWORD PTR [r8+rax*8],r9
    and          r9,rdx
    xor          ebx,ebx
    cmp          r9,rcx
    sete         bl
    add          rax,rbx
    cmp          r10d,0x6
    je           .L8
    cmp          eax,r10d
    jae          .L12
    mov          rsi,QWORD PTR [rdi+rsi*8+0x30]
    mov          QWORD PTR [r8+rax*8],rsi
    and          rdx,rsi
    xor          esi,esi
    cmp          rdx,rcx
    sete         sil
    add          rax,rsi
    jmp          .L8
.L7:
    xor          eax,eax
.L8:
    add          rax,r11
    add          rsp,0x8
    pop          rbx
    pop          r14
    pop          r15
    pop          rbp
    vzeroupper
    ret
.L9:
  ! lea          rcx,[rip+.D1]
  ! xor          edi,edi
  ! mov          rsi,r10
  ! mov          rdx,r9
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L10:
  ! lea          rcx,[rip+.D2]
  ! mov          rdi,r11
  ! mov          rsi,r9
  ! mov          rdx,r9
  ! vzeroupper
  ! call         core::slice::index::slice_index_fail
.L11:
  ! lea          rdi,[rip+.D3]
  ! lea          rdx,[rip+.D4]
  ! mov          esi,0x45
  ! call         core::panicking::panic
.L12:
  ! lea          rdx,[rip+.D5]
  ! mov          rdi,rax
  ! mov          rsi,r10
  ! vzeroupper
  ! call         core::panicking::panic_bounds_check
