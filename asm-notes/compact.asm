; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "thin", codegen-units = 1, debug = "line-tables-only"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- compact, level scalar: 237 instructions, inner loops: 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14
    xorps        xmm0,xmm0
    movups       XMMWORD PTR [rdi+0x50],xmm0
    movups       XMMWORD PTR [rdi+0x40],xmm0
    movups       XMMWORD PTR [rdi+0x30],xmm0
    movups       XMMWORD PTR [rdi+0x20],xmm0
    movups       XMMWORD PTR [rdi+0x10],xmm0
    movups       XMMWORD PTR [rdi],xmm0
    mov          rax,QWORD PTR [rdx]
    test         rax,rax
    je           .L2
    mov          r8,QWORD PTR [rsi]
    xor          ecx,ecx
.L1:
  | cmp          rcx,0x300
  | je           .L26
  | tzcnt        r9,rax
  | xor          r10d,r10d
  | bt           r8,r9
  | setb         r10b
  | shl          r10,cl
  | mov          r9,rcx
  | shr          r9,0x6
  | or           QWORD PTR [rdi+r9*8],r10
  | lea          r9,[rax-0x1]
  | inc          rcx
  | and          rax,r9
  | jne          .L1
    mov          r8,QWORD PTR [rdx+0x8]
    test         r8,r8
    jne          .L3
    jmp          .L5
.L2:
    xor          ecx,ecx
    mov          r8,QWORD PTR [rdx+0x8]
    test         r8,r8
    je           .L5
.L3:
    mov          r9,QWORD PTR [rsi+0x8]
.L4:
  | mov          rax,rcx
  | shr          rax,0x6
  | cmp          rcx,0x2ff
  | ja           .L27
  | tzcnt        r10,r8
  | xor          r11d,r11d
  | bt           r9,r10
  | setb         r11b
  | shl          r11,cl
  | or           QWORD PTR [rdi+rax*8],r11
  | lea          rax,[r8-0x1]
  | inc          rcx
  | and          r8,rax
  | jne          .L4
.L5:
    mov          r8,QWORD PTR [rdx+0x10]
    test         r8,r8
    je           .L7
    mov          r9,QWORD PTR [rsi+0x10]
.L6:
  | mov          rax,rcx
  | shr          rax,0x6
  | cmp          rcx,0x2ff
  | ja           .L27
  | tzcnt        r10,r8
  | xor          r11d,r11d
  | bt           r9,r10
  | setb         r11b
  | shl          r11,cl
  | or           QWORD PTR [rdi+rax*8],r11
  | lea          rax,[r8-0x1]
  | inc          rcx
  | and          r8,rax
  | jne          .L6
.L7:
    mov          r8,QWORD PTR [rdx+0x18]
    test         r8,r8
    je           .L9
    mov          r9,QWORD PTR [rsi+0x18]
.L8:
  | mov          rax,rcx
  | shr          rax,0x6
  | cmp          rcx,0x2ff
  | ja           .L27
  | tzcnt        r10,r8
  | xor          r11d,r11d
  | bt           r9,r10
  | setb         r11b
  | shl          r11,cl
  | or           QWORD PTR [rdi+rax*8],r11
  | lea          rax,[r8-0x1]
  | inc          rcx
  | and          r8,rax
  | jne          .L8
.L9:
    mov          r8,QWORD PTR [rdx+0x20]
    test         r8,r8
    je           .L11
    mov          r9,QWORD PTR [rsi+0x20]
.L10:
  | mov          rax,rcx
  | shr          rax,0x6
  | cmp          rcx,0x2ff
  | ja           .L27
  | tzcnt        r10,r8
  | xor          r11d,r11d
  | bt           r9,r10
  | setb         r11b
  | shl          r11,cl
  | or           QWORD PTR [rdi+rax*8],r11
  | lea          rax,[r8-0x1]
  | inc          rcx
  | and          r8,rax
  | jne          .L10
.L11:
    mov          r8,QWORD PTR [rdx+0x28]
    test         r8,r8
    je           .L13
    mov          r9,QWORD PTR [rsi+0x28]
.L12:
  | mov          rax,rcx
  | shr          rax,0x6
  | cmp          rcx,0x2ff
  | ja           .L27
  | tzcnt        r10,r8
  | xor          r11d,r11d
  | bt           r9,r10
  | setb         r11b
  | shl          r11,cl
  | or           QWORD PTR [rdi+rax*8],r11
  | lea          rax,[r8-0x1]
  | inc          rcx
  | and          r8,rax
  | jne          .L12
.L13:
    mov          r8,QWORD PTR [rdx+0x30]
    test         r8,r8
    je           .L15
    mov          r9,QWORD PTR [rsi+0x30]
.L14:
  | mov          rax,rcx
  | shr          rax,0x6
  | cmp          rcx,0x2ff
  | ja           .L27
  | tzcnt        r10,r8
  | xor          r11d,r11d
  | bt           r9,r10
  | setb         r11b
  | shl          r11,cl
  | or           QWORD PTR [rdi+rax*8],r11
  | lea          rax,[r8-0x1]
  | inc          rcx
  | and          r8,rax
  | jne          .L14
.L15:
    mov          r8,QWORD PTR [rdx+0x38]
    test         r8,r8
    je           .L17
    mov          r9,QWORD PTR [rsi+0x38]
.L16:
  | mov          rax,rcx
  | shr          rax,0x6
  | cmp          rcx,0x2ff
  | ja           .L27
  | tzcnt        r10,r8
  | xor          r11d,r11d
  | bt           r9,r10
  | setb         r11b
  | shl          r11,cl
  | or           QWORD PTR [rdi+rax*8],r11
  | lea          rax,[r8-0x1]
  | inc          rcx
  | and          r8,rax
  | jne          .L16
.L17:
    mov          r8,QWORD PTR [rdx+0x40]
    test         r8,r8
    je           .L19
    mov          r9,QWORD PTR [rsi+0x40]
.L18:
  | mov          rax,rcx
  | shr          rax,0x6
  | cmp          rcx,0x2ff
  | ja           .L27
  | tzcnt        r10,r8
  | xor          r11d,r11d
  | bt           r9,r10
  | setb         r11b
  | shl          r11,cl
  | or           QWORD PTR [rdi+rax*8],r11
  | lea          rax,[r8-0x1]
  | inc          rcx
  | and          r8,rax
  | jne          .L18
.L19:
    mov          r8,QWORD PTR [rdx+0x48]
    test         r8,r8
    je           .L21
    mov          r9,QWORD PTR [rsi+0x48]
.L20:
  | mov          rax,rcx
  | shr          rax,0x6
  | cmp          rcx,0x2ff
  | ja           .L27
  | tzcnt        r10,r8
  | xor          r11d,r11d
  | bt           r9,r10
  | setb         r11b
  | shl          r11,cl
  | or           QWORD PTR [rdi+rax*8],r11
  | lea          rax,[r8-0x1]
  | inc          rcx
  | and          r8,rax
  | jne          .L20
.L21:
    mov          r8,QWORD PTR [rdx+0x50]
    test         r8,r8
    je           .L23
    mov          r9,QWORD PTR [rsi+0x50]
.L22:
  | mov          rax,rcx
  | shr          rax,0x6
  | cmp          rcx,0x2ff
  | ja           .L27
  | tzcnt        r10,r8
  | xor          r11d,r11d
  | bt           r9,r10
  | setb         r11b
  | shl          r11,cl
  | or           QWORD PTR [rdi+rax*8],r11
  | lea          rax,[r8-0x1]
  | inc          rcx
  | and          r8,rax
  | jne          .L22
.L23:
    mov          rdx,QWORD PTR [rdx+0x58]
    test         rdx,rdx
    je           .L25
    mov          rsi,QWORD PTR [rsi+0x58]
.L24:
  | mov          rax,rcx
  | shr          rax,0x6
  | cmp          rcx,0x2ff
  | ja           .L27
  | tzcnt        r8,rdx
  | xor          r9d,r9d
  | bt           rsi,r8
  | setb         r9b
  | shl          r9,cl
  | or           QWORD PTR [rdi+rax*8],r9
  | lea          rax,[rdx-0x1]
  | inc          rcx
  | and          rdx,rax
  | jne          .L24
.L25:
    mov          rax,rdi
    ret
.L26:
  ! mov          eax,0xc
.L27:
  ! push         rax
  ! lea          rdx,[rip+.D1]
  ! mov          esi,0xc
  ! mov          rdi,rax
  ! call         core::panicking::panic_bounds_check

; ---- compact, level sse2: 94 instructions, inner loops: 11
    push         rbp
    push         r15
    push         r14
    push         r13
    push         r12
    push         rbx
    mov          rax,rdi
    xorps        xmm0,xmm0
    movups       XMMWORD PTR [rdi+0x50],xmm0
    movups       XMMWORD PTR [rdi+0x40],xmm0
    movups       XMMWORD PTR [rdi+0x30],xmm0
    movups       XMMWORD PTR [rdi+0x20],xmm0
    movups       XMMWORD PTR [rdi+0x10],xmm0
    movups       XMMWORD PTR [rdi],xmm0
    xor          r14d,r14d
    movabs       r9,0x3333333333333333
    xor          r13d,r13d
    xor          edi,edi
    xor          r15d,r15d
    jmp          .L3
.L1:
    xor          r12d,r12d
.L2:
    inc          r15
    mov          r8,r12
    mov          ecx,edi
    shl          r8,cl
    or           r8,r13
    shr          r12,1
    mov          rcx,r10
    shr          rcx,1
    movabs       r11,0x5555555555555555
    and          rcx,r11
    sub          r10,rcx
    mov          rcx,r10
    and          rcx,r9
    shr          r10,0x2
    and          r10,r9
    add          r10,rcx
    mov          rbp,r10
    shr          rbp,0x4
    add          rbp,r10
    movabs       rcx,0xf0f0f0f0f0f0f0f
    and          rbp,rcx
    movabs       rcx,0x101010101010101
    imul         rbp,rcx
    shr          rbp,0x38
    add          ebp,edi
    mov          ecx,edi
    not          cl
    shr          r12,cl
    cmp          ebp,0x40
    mov          rcx,r14
    sbb          rcx,0xffffffffffffffff
    cmp          ebp,0x40
    mov          r13,r12
    cmovb        r13,r8
    cmp          r14,0xb
    mov          edi,0xb
    cmovae       r14,rdi
    mov          edi,r14d
    mov          QWORD PTR [rax+rdi*8],r8
    and          ebp,0x3f
    mov          r14,rcx
    mov          edi,ebp
    cmp          r15,0xc
    je           .L5
.L3:
    mov          r10,QWORD PTR [rdx+r15*8]
    test         r10,r10
    je           .L1
    mov          r8,QWORD PTR [rsi+r15*8]
    xor          r12d,r12d
    mov          rbp,r10
    xor          ecx,ecx
.L4:
  | mov          r11,rbp
  | tzcnt        rbp,rbp
  | xor          ebx,ebx
  | bt           r8,rbp
  | setb         bl
  | shl          rbx,cl
  | or           r12,rbx
  | inc          ecx
  | lea          rbp,[r11-0x1]
  | and          rbp,r11
  | jne          .L4
    jmp          .L2
.L5:
    cmp          rcx,0xc
    jae          .L6
    mov          QWORD PTR [rax+rcx*8],r13
.L6:
    pop          rbx
    pop          r12
    pop          r13
    pop          r14
    pop          r15
    pop          rbp
    ret

; ---- compact, level avx2: 206 instructions, inner loops: none
    push         rbx
    mov          rax,rdi
    vxorps       xmm0,xmm0,xmm0
    vmovups      YMMWORD PTR [rdi+0x40],ymm0
    vmovups      YMMWORD PTR [rdi+0x28],ymm0
    vmovups      YMMWORD PTR [rdi+0x8],ymm0
    mov          rcx,QWORD PTR [rsi]
    mov          rdi,QWORD PTR [rdx]
    pext         rcx,rcx,rdi
    mov          QWORD PTR [rax],rcx
    popcnt       r9,rdi
    xor          r10d,r10d
    xor          r8d,r8d
    cmp          rdi,0xffffffffffffffff
    sete         r8b
    cmovne       r10,rcx
    mov          rcx,QWORD PTR [rsi+0x8]
    mov          rdi,QWORD PTR [rdx+0x8]
    pext         rcx,rcx,rdi
    shlx         r11,rcx,r9
    and          r9d,0x3f
    or           r11,r10
    shr          rcx,1
    popcnt       rdi,rdi
    add          edi,r9d
    cmp          edi,0x40
    mov          QWORD PTR [rax+r8*8],r11
    sbb          r8,0xffffffffffffffff
    cmp          edi,0x40
    not          r9b
    shrx         rcx,rcx,r9
    cmovb        rcx,r11
    and          edi,0x3f
    mov          r9,QWORD PTR [rsi+0x10]
    mov          r10,QWORD PTR [rdx+0x10]
    pext         r9,r9,r10
    shlx         r11,r9,rdi
    or           r11,rcx
    shr          r9,1
    popcnt       rcx,r10
    add          ecx,edi
    cmp          ecx,0x40
    mov          r10d,r8d
    sbb          r8,0xffffffffffffffff
    cmp          ecx,0x40
    mov          QWORD PTR [rax+r10*8],r11
    not          dil
    shrx         rdi,r9,rdi
    cmovb        rdi,r11
    and          ecx,0x3f
    mov          r9,QWORD PTR [rsi+0x18]
    mov          r10,QWORD PTR [rdx+0x18]
    pext         r9,r9,r10
    shlx         r11,r9,rcx
    or           r11,rdi
    shr          r9,1
    popcnt       rdi,r10
    add          edi,ecx
    cmp          edi,0x40
    mov          r10d,r8d
    sbb          r8,0xffffffffffffffff
    cmp          edi,0x40
    mov          QWORD PTR [rax+r10*8],r11
    not          cl
    shrx         rcx,r9,rcx
    cmovb        rcx,r11
    and          edi,0x3f
    mov          r9,QWORD PTR [rsi+0x20]
    mov          r10,QWORD PTR [rdx+0x20]
    pext         r9,r9,r10
    shlx         r11,r9,rdi
    or           r11,rcx
    shr          r9,1
    popcnt       rcx,r10
    add          ecx,edi
    cmp          ecx,0x40
    mov          r10d,r8d
    sbb          r8,0xffffffffffffffff
    cmp          ecx,0x40
    mov          QWORD PTR [rax+r10*8],r11
    not          dil
    shrx         rdi,r9,rdi
    cmovb        rdi,r11
    and          ecx,0x3f
    mov          r9,QWORD PTR [rsi+0x28]
    mov          r10,QWORD PTR [rdx+0x28]
    pext         r9,r9,r10
    shlx         r11,r9,rcx
    or           r11,rdi
    shr          r9,1
    popcnt       rdi,r10
    add          edi,ecx
    cmp          edi,0x40
    mov          r10d,r8d
    sbb          r8,0xffffffffffffffff
    cmp          edi,0x40
    mov          QWORD PTR [rax+r10*8],r11
    not          cl
    shrx         rcx,r9,rcx
    cmovb        rcx,r11
    and          edi,0x3f
    mov          r9,QWORD PTR [rsi+0x30]
    mov          r10,QWORD PTR [rdx+0x30]
    pext         r9,r9,r10
    shlx         r11,r9,rdi
    or           r11,rcx
    shr          r9,1
    popcnt       rcx,r10
    add          ecx,edi
    cmp          ecx,0x40
    mov          QWORD PTR [rax+r8*8],r11
    mov          r10,r8
    sbb          r10,0xffffffffffffffff
    cmp          ecx,0x40
    not          dil
    shrx         rdi,r9,rdi
    cmovb        rdi,r11
    and          ecx,0x3f
    mov          r8,QWORD PTR [rsi+0x38]
    mov          r9,QWORD PTR [rdx+0x38]
    pext         r11,r8,r9
    shlx         rbx,r11,rcx
    or           rbx,rdi
    shr          r11,1
    popcnt       rdi,r9
    add          edi,ecx
    cmp          edi,0x40
    mov          r8,r10
    sbb          r8,0xffffffffffffffff
    mov          QWORD PTR [rax+r10*8],rbx
    cmp          edi,0x40
    not          cl
    shrx         rcx,r11,rcx
    cmovb        rcx,rbx
    and          edi,0x3f
    mov          r9,QWORD PTR [rsi+0x40]
    mov          r10,QWORD PTR [rdx+0x40]
    pext         r11,r9,r10
    shlx         rbx,r11,rdi
    or           rbx,rcx
    shr          r11,1
    popcnt       rcx,r10
    add          ecx,edi
    cmp          ecx,0x40
    mov          r9,r8
    sbb          r9,0xffffffffffffffff
    cmp          ecx,0x40
    not          dil
    shrx         rdi,r11,rdi
    cmovb        rdi,rbx
    mov          QWORD PTR [rax+r8*8],rbx
    and          ecx,0x3f
    mov          r8,QWORD PTR [rsi+0x48]
    mov          r10,QWORD PTR [rdx+0x48]
    pext         r8,r8,r10
    shlx         r11,r8,rcx
    or           r11,rdi
    shr          r8,1
    popcnt       rdi,r10
    add          edi,ecx
    cmp          edi,0x40
    mov          QWORD PTR [rax+r9*8],r11
    sbb          r9,0xffffffffffffffff
    cmp          edi,0x40
    not          cl
    shrx         rcx,r8,rcx
    cmovb        rcx,r11
    and          edi,0x3f
    mov          r8,QWORD PTR [rsi+0x50]
    mov          r10,QWORD PTR [rdx+0x50]
    pext         r11,r8,r10
    shlx         rbx,r11,rdi
    or           rbx,rcx
    shr          r11,1
    popcnt       rcx,r10
    add          ecx,edi
    cmp          ecx,0x40
    mov          QWORD PTR [rax+r9*8],rbx
    mov          r8,r9
    sbb          r8,0xffffffffffffffff
    cmp          ecx,0x40
    not          dil
    shrx         rdi,r11,rdi
    cmovb        rdi,rbx
    and          ecx,0x3f
    mov          rsi,QWORD PTR [rsi+0x58]
    mov          r9,QWORD PTR [rdx+0x58]
    pext         rsi,rsi,r9
    shlx         rdx,rsi,rcx
    or           rdx,rdi
    mov          QWORD PTR [rax+r8*8],rdx
    popcnt       rdi,r9
    add          edi,ecx
    cmp          edi,0x40
    sbb          r8,0xffffffffffffffff
    cmp          r8,0xb
    ja           .L1
    shr          rsi,1
    cmp          edi,0x40
    not          cl
    shrx         rcx,rsi,rcx
    cmovae       rdx,rcx
    mov          QWORD PTR [rax+r8*8],rdx
.L1:
    pop          rbx
    vzeroupper
    ret

; ---- compact, level avx512: 205 instructions, inner loops: none
    push         rbx
    mov          rax,rdi
    vxorps       xmm0,xmm0,xmm0
    vmovups      ZMMWORD PTR [rdi+0x20],zmm0
    vmovups      ZMMWORD PTR [rdi+0x8],zmm0
    mov          rcx,QWORD PTR [rsi]
    mov          rdi,QWORD PTR [rdx]
    pext         rcx,rcx,rdi
    mov          QWORD PTR [rax],rcx
    popcnt       r9,rdi
    xor          r10d,r10d
    xor          r8d,r8d
    cmp          rdi,0xffffffffffffffff
    sete         r8b
    cmovne       r10,rcx
    mov          rcx,QWORD PTR [rsi+0x8]
    mov          rdi,QWORD PTR [rdx+0x8]
    pext         rcx,rcx,rdi
    shlx         r11,rcx,r9
    and          r9d,0x3f
    or           r11,r10
    shr          rcx,1
    popcnt       rdi,rdi
    add          edi,r9d
    cmp          edi,0x40
    mov          QWORD PTR [rax+r8*8],r11
    sbb          r8,0xffffffffffffffff
    cmp          edi,0x40
    not          r9b
    shrx         rcx,rcx,r9
    cmovb        rcx,r11
    and          edi,0x3f
    mov          r9,QWORD PTR [rsi+0x10]
    mov          r10,QWORD PTR [rdx+0x10]
    pext         r9,r9,r10
    shlx         r11,r9,rdi
    or           r11,rcx
    shr          r9,1
    popcnt       rcx,r10
    add          ecx,edi
    cmp          ecx,0x40
    mov          r10d,r8d
    sbb          r8,0xffffffffffffffff
    cmp          ecx,0x40
    mov          QWORD PTR [rax+r10*8],r11
    not          dil
    shrx         rdi,r9,rdi
    cmovb        rdi,r11
    and          ecx,0x3f
    mov          r9,QWORD PTR [rsi+0x18]
    mov          r10,QWORD PTR [rdx+0x18]
    pext         r9,r9,r10
    shlx         r11,r9,rcx
    or           r11,rdi
    shr          r9,1
    popcnt       rdi,r10
    add          edi,ecx
    cmp          edi,0x40
    mov          r10d,r8d
    sbb          r8,0xffffffffffffffff
    cmp          edi,0x40
    mov          QWORD PTR [rax+r10*8],r11
    not          cl
    shrx         rcx,r9,rcx
    cmovb        rcx,r11
    and          edi,0x3f
    mov          r9,QWORD PTR [rsi+0x20]
    mov          r10,QWORD PTR [rdx+0x20]
    pext         r9,r9,r10
    shlx         r11,r9,rdi
    or           r11,rcx
    shr          r9,1
    popcnt       rcx,r10
    add          ecx,edi
    cmp          ecx,0x40
    mov          r10d,r8d
    sbb          r8,0xffffffffffffffff
    cmp          ecx,0x40
    mov          QWORD PTR [rax+r10*8],r11
    not          dil
    shrx         rdi,r9,rdi
    cmovb        rdi,r11
    and          ecx,0x3f
    mov          r9,QWORD PTR [rsi+0x28]
    mov          r10,QWORD PTR [rdx+0x28]
    pext         r9,r9,r10
    shlx         r11,r9,rcx
    or           r11,rdi
    shr          r9,1
    popcnt       rdi,r10
    add          edi,ecx
    cmp          edi,0x40
    mov          r10d,r8d
    sbb          r8,0xffffffffffffffff
    cmp          edi,0x40
    mov          QWORD PTR [rax+r10*8],r11
    not          cl
    shrx         rcx,r9,rcx
    cmovb        rcx,r11
    and          edi,0x3f
    mov          r9,QWORD PTR [rsi+0x30]
    mov          r10,QWORD PTR [rdx+0x30]
    pext         r9,r9,r10
    shlx         r11,r9,rdi
    or           r11,rcx
    shr          r9,1
    popcnt       rcx,r10
    add          ecx,edi
    cmp          ecx,0x40
    mov          QWORD PTR [rax+r8*8],r11
    mov          r10,r8
    sbb          r10,0xffffffffffffffff
    cmp          ecx,0x40
    not          dil
    shrx         rdi,r9,rdi
    cmovb        rdi,r11
    and          ecx,0x3f
    mov          r8,QWORD PTR [rsi+0x38]
    mov          r9,QWORD PTR [rdx+0x38]
    pext         r11,r8,r9
    shlx         rbx,r11,rcx
    or           rbx,rdi
    shr          r11,1
    popcnt       rdi,r9
    add          edi,ecx
    cmp          edi,0x40
    mov          r8,r10
    sbb          r8,0xffffffffffffffff
    mov          QWORD PTR [rax+r10*8],rbx
    cmp          edi,0x40
    not          cl
    shrx         rcx,r11,rcx
    cmovb        rcx,rbx
    and          edi,0x3f
    mov          r9,QWORD PTR [rsi+0x40]
    mov          r10,QWORD PTR [rdx+0x40]
    pext         r11,r9,r10
    shlx         rbx,r11,rdi
    or           rbx,rcx
    shr          r11,1
    popcnt       rcx,r10
    add          ecx,edi
    cmp          ecx,0x40
    mov          r9,r8
    sbb          r9,0xffffffffffffffff
    cmp          ecx,0x40
    not          dil
    shrx         rdi,r11,rdi
    cmovb        rdi,rbx
    mov          QWORD PTR [rax+r8*8],rbx
    and          ecx,0x3f
    mov          r8,QWORD PTR [rsi+0x48]
    mov          r10,QWORD PTR [rdx+0x48]
    pext         r8,r8,r10
    shlx         r11,r8,rcx
    or           r11,rdi
    shr          r8,1
    popcnt       rdi,r10
    add          edi,ecx
    cmp          edi,0x40
    mov          QWORD PTR [rax+r9*8],r11
    sbb          r9,0xffffffffffffffff
    cmp          edi,0x40
    not          cl
    shrx         rcx,r8,rcx
    cmovb        rcx,r11
    and          edi,0x3f
    mov          r8,QWORD PTR [rsi+0x50]
    mov          r10,QWORD PTR [rdx+0x50]
    pext         r11,r8,r10
    shlx         rbx,r11,rdi
    or           rbx,rcx
    shr          r11,1
    popcnt       rcx,r10
    add          ecx,edi
    cmp          ecx,0x40
    mov          QWORD PTR [rax+r9*8],rbx
    mov          r8,r9
    sbb          r8,0xffffffffffffffff
    cmp          ecx,0x40
    not          dil
    shrx         rdi,r11,rdi
    cmovb        rdi,rbx
    and          ecx,0x3f
    mov          rsi,QWORD PTR [rsi+0x58]
    mov          r9,QWORD PTR [rdx+0x58]
    pext         rsi,rsi,r9
    shlx         rdx,rsi,rcx
    or           rdx,rdi
    mov          QWORD PTR [rax+r8*8],rdx
    popcnt       rdi,r9
    add          edi,ecx
    cmp          edi,0x40
    sbb          r8,0xffffffffffffffff
    cmp          r8,0xb
    ja           .L1
    shr          rsi,1
    cmp          edi,0x40
    not          cl
    shrx         rcx,rsi,rcx
    cmovae       rdx,rcx
    mov          QWORD PTR [rax+r8*8],rdx
.L1:
    pop          rbx
    vzeroupper
    ret
