; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- first_unhit, level scalar: 212 instructions, inner loops: 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13
    push         rbx
    mov          rax,r9
    sub          rax,0x8
    jb           .L26
    cmp          rax,rcx
    jb           .L26
    mov          r10,QWORD PTR [rdi]
    xor          eax,eax
    test         r10,r10
    je           .L2
.L1:
  | cmp          rcx,rax
  | je           .L24
  | cmp          r9,rax
  | je           .L27
  | tzcnt        r11,r10
  | lea          rbx,[r10-0x1]
  | and          r10,rbx
  | mov          r11,QWORD PTR [rsi+r11*8]
  | and          r11,rdx
  | mov          QWORD PTR [r8+rax*8],r11
  | inc          rax
  | test         r10,r10
  | jne          .L1
.L2:
    mov          r10,QWORD PTR [rdi+0x8]
    test         r10,r10
    je           .L4
.L3:
  | cmp          rcx,rax
  | je           .L24
  | cmp          rax,r9
  | jae          .L28
  | tzcnt        r11,r10
  | lea          rbx,[r10-0x1]
  | and          r10,rbx
  | mov          r11,QWORD PTR [rsi+r11*8+0x200]
  | and          r11,rdx
  | mov          QWORD PTR [r8+rax*8],r11
  | inc          rax
  | test         r10,r10
  | jne          .L3
.L4:
    mov          r10,QWORD PTR [rdi+0x10]
    test         r10,r10
    je           .L6
.L5:
  | cmp          rcx,rax
  | je           .L24
  | cmp          rax,r9
  | jae          .L28
  | tzcnt        r11,r10
  | lea          rbx,[r10-0x1]
  | and          r10,rbx
  | mov          r11,QWORD PTR [rsi+r11*8+0x400]
  | and          r11,rdx
  | mov          QWORD PTR [r8+rax*8],r11
  | inc          rax
  | test         r10,r10
  | jne          .L5
.L6:
    mov          r10,QWORD PTR [rdi+0x18]
    test         r10,r10
    je           .L8
.L7:
  | cmp          rcx,rax
  | je           .L24
  | cmp          rax,r9
  | jae          .L28
  | tzcnt        r11,r10
  | lea          rbx,[r10-0x1]
  | and          r10,rbx
  | mov          r11,QWORD PTR [rsi+r11*8+0x600]
  | and          r11,rdx
  | mov          QWORD PTR [r8+rax*8],r11
  | inc          rax
  | test         r10,r10
  | jne          .L7
.L8:
    mov          r10,QWORD PTR [rdi+0x20]
    test         r10,r10
    je           .L10
.L9:
  | cmp          rcx,rax
  | je           .L24
  | cmp          rax,r9
  | jae          .L28
  | tzcnt        r11,r10
  | lea          rbx,[r10-0x1]
  | and          r10,rbx
  | mov          r11,QWORD PTR [rsi+r11*8+0x800]
  | and          r11,rdx
  | mov          QWORD PTR [r8+rax*8],r11
  | inc          rax
  | test         r10,r10
  | jne          .L9
.L10:
    mov          r10,QWORD PTR [rdi+0x28]
    test         r10,r10
    je           .L12
.L11:
  | cmp          rcx,rax
  | je           .L24
  | cmp          rax,r9
  | jae          .L28
  | tzcnt        r11,r10
  | lea          rbx,[r10-0x1]
  | and          r10,rbx
  | mov          r11,QWORD PTR [rsi+r11*8+0xa00]
  | and          r11,rdx
  | mov          QWORD PTR [r8+rax*8],r11
  | inc          rax
  | test         r10,r10
  | jne          .L11
.L12:
    mov          r10,QWORD PTR [rdi+0x30]
    test         r10,r10
    je           .L14
.L13:
  | cmp          rcx,rax
  | je           .L24
  | cmp          rax,r9
  | jae          .L28
  | tzcnt        r11,r10
  | lea          rbx,[r10-0x1]
  | and          r10,rbx
  | mov          r11,QWORD PTR [rsi+r11*8+0xc00]
  | and          r11,rdx
  | mov          QWORD PTR [r8+rax*8],r11
  | inc          rax
  | test         r10,r10
  | jne          .L13
.L14:
    mov          r10,QWORD PTR [rdi+0x38]
    test         r10,r10
    je           .L16
.L15:
  | cmp          rcx,rax
  | je           .L24
  | cmp          rax,r9
  | jae          .L28
  | tzcnt        r11,r10
  | lea          rbx,[r10-0x1]
  | and          r10,rbx
  | mov          r11,QWORD PTR [rsi+r11*8+0xe00]
  | and          r11,rdx
  | mov          QWORD PTR [r8+rax*8],r11
  | inc          rax
  | test         r10,r10
  | jne          .L15
.L16:
    mov          r10,QWORD PTR [rdi+0x40]
    test         r10,r10
    je           .L18
.L17:
  | cmp          rcx,rax
  | je           .L24
  | cmp          rax,r9
  | jae          .L28
  | tzcnt        r11,r10
  | lea          rbx,[r10-0x1]
  | and          r10,rbx
  | mov          r11,QWORD PTR [rsi+r11*8+0x1000]
  | and          r11,rdx
  | mov          QWORD PTR [r8+rax*8],r11
  | inc          rax
  | test         r10,r10
  | jne          .L17
.L18:
    mov          r10,QWORD PTR [rdi+0x48]
    test         r10,r10
    je           .L20
.L19:
  | cmp          rcx,rax
  | je           .L24
  | cmp          rax,r9
  | jae          .L28
  | tzcnt        r11,r10
  | lea          rbx,[r10-0x1]
  | and          r10,rbx
  | mov          r11,QWORD PTR [rsi+r11*8+0x1200]
  | and          r11,rdx
  | mov          QWORD PTR [r8+rax*8],r11
  | inc          rax
  | test         r10,r10
  | jne          .L19
.L20:
    mov          r10,QWORD PTR [rdi+0x50]
    test         r10,r10
    je           .L22
.L21:
  | cmp          rcx,rax
  | je           .L24
  | cmp          rax,r9
  | jae          .L28
  | tzcnt        r11,r10
  | lea          rbx,[r10-0x1]
  | and          r10,rbx
  | mov          r11,QWORD PTR [rsi+r11*8+0x1400]
  | and          r11,rdx
  | mov          QWORD PTR [r8+rax*8],r11
  | inc          rax
  | test         r10,r10
  | jne          .L21
.L22:
    mov          rdi,QWORD PTR [rdi+0x58]
    test         rdi,rdi
    je           .L25
.L23:
  | cmp          rcx,rax
  | je           .L24
  | cmp          rax,r9
  | jae          .L28
  | tzcnt        r10,rdi
  | lea          r11,[rdi-0x1]
  | and          rdi,r11
  | mov          r10,QWORD PTR [rsi+r10*8+0x1600]
  | and          r10,rdx
  | mov          QWORD PTR [r8+rax*8],r10
  | inc          rax
  | test         rdi,rdi
  | jne          .L23
    jmp          .L25
.L24:
    mov          rax,rcx
.L25:
    pop          rbx
    ret
.L26:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x4d
  ! call         core::panicking::panic
.L27:
  ! mov          rax,r9
.L28:
  ! lea          rdx,[rip+.D3]
  ! mov          rdi,rax
  ! mov          rsi,r9
  ! call         core::panicking::panic_bounds_check

; ---- first_unhit, level sse2: 199 instructions, inner loops: 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13
    push         rax
    sub          r9,0x8
    jb           .L23
    cmp          r9,rcx
    jb           .L23
    mov          r10,QWORD PTR [rdi]
    cmp          rcx,0x1
    mov          r9,rcx
    adc          r9,0x0
    xor          eax,eax
.L1:
  | test         r10,r10
  | je           .L3
  | lea          r11,[r10-0x1]
  | and          r11,r10
  | tzcnt        r10,r10
  | mov          r10,QWORD PTR [rsi+r10*8]
  | and          r10,rdx
  | mov          QWORD PTR [r8],r10
  | inc          rax
  | add          r8,0x8
  | mov          r10,r11
  | cmp          r9,rax
  | jne          .L1
.L2:
    mov          rax,rcx
    pop          rcx
    ret
.L3:
    mov          r9,QWORD PTR [rdi+0x8]
.L4:
  | test         r9,r9
  | je           .L5
  | lea          r10,[r9-0x1]
  | and          r10,r9
  | tzcnt        r9,r9
  | mov          r9,QWORD PTR [rsi+r9*8+0x200]
  | and          r9,rdx
  | mov          QWORD PTR [r8],r9
  | inc          rax
  | add          r8,0x8
  | mov          r9,r10
  | cmp          rax,rcx
  | jb           .L4
    jmp          .L2
.L5:
    mov          r9,QWORD PTR [rdi+0x10]
.L6:
  | test         r9,r9
  | je           .L7
  | lea          r10,[r9-0x1]
  | and          r10,r9
  | tzcnt        r9,r9
  | mov          r9,QWORD PTR [rsi+r9*8+0x400]
  | and          r9,rdx
  | mov          QWORD PTR [r8],r9
  | inc          rax
  | add          r8,0x8
  | mov          r9,r10
  | cmp          rax,rcx
  | jb           .L6
    jmp          .L2
.L7:
    mov          r9,QWORD PTR [rdi+0x18]
.L8:
  | test         r9,r9
  | je           .L9
  | lea          r10,[r9-0x1]
  | and          r10,r9
  | tzcnt        r9,r9
  | mov          r9,QWORD PTR [rsi+r9*8+0x600]
  | and          r9,rdx
  | mov          QWORD PTR [r8],r9
  | inc          rax
  | add          r8,0x8
  | mov          r9,r10
  | cmp          rax,rcx
  | jb           .L8
    jmp          .L2
.L9:
    mov          r9,QWORD PTR [rdi+0x20]
.L10:
  | test         r9,r9
  | je           .L11
  | lea          r10,[r9-0x1]
  | and          r10,r9
  | tzcnt        r9,r9
  | mov          r9,QWORD PTR [rsi+r9*8+0x800]
  | and          r9,rdx
  | mov          QWORD PTR [r8],r9
  | inc          rax
  | add          r8,0x8
  | mov          r9,r10
  | cmp          rax,rcx
  | jb           .L10
    jmp          .L2
.L11:
    mov          r9,QWORD PTR [rdi+0x28]
.L12:
  | test         r9,r9
  | je           .L13
  | lea          r10,[r9-0x1]
  | and          r10,r9
  | tzcnt        r9,r9
  | mov          r9,QWORD PTR [rsi+r9*8+0xa00]
  | and          r9,rdx
  | mov          QWORD PTR [r8],r9
  | inc          rax
  | add          r8,0x8
  | mov          r9,r10
  | cmp          rax,rcx
  | jb           .L12
    jmp          .L2
.L13:
    mov          r9,QWORD PTR [rdi+0x30]
.L14:
  | test         r9,r9
  | je           .L15
  | lea          r10,[r9-0x1]
  | and          r10,r9
  | tzcnt        r9,r9
  | mov          r9,QWORD PTR [rsi+r9*8+0xc00]
  | and          r9,rdx
  | mov          QWORD PTR [r8],r9
  | inc          rax
  | add          r8,0x8
  | mov          r9,r10
  | cmp          rax,rcx
  | jb           .L14
    jmp          .L2
.L15:
    mov          r9,QWORD PTR [rdi+0x38]
.L16:
  | test         r9,r9
  | je           .L17
  | lea          r10,[r9-0x1]
  | and          r10,r9
  | tzcnt        r9,r9
  | mov          r9,QWORD PTR [rsi+r9*8+0xe00]
  | and          r9,rdx
  | mov          QWORD PTR [r8],r9
  | inc          rax
  | add          r8,0x8
  | mov          r9,r10
  | cmp          rax,rcx
  | jb           .L16
    jmp          .L2
.L17:
    mov          r9,QWORD PTR [rdi+0x40]
.L18:
  | test         r9,r9
  | je           .L19
  | lea          r10,[r9-0x1]
  | and          r10,r9
  | tzcnt        r9,r9
  | mov          r9,QWORD PTR [rsi+r9*8+0x1000]
  | and          r9,rdx
  | mov          QWORD PTR [r8],r9
  | inc          rax
  | add          r8,0x8
  | mov          r9,r10
  | cmp          rax,rcx
  | jb           .L18
    jmp          .L2
.L19:
    mov          r9,QWORD PTR [rdi+0x48]
.L20:
  | test         r9,r9
  | je           .L21
  | lea          r10,[r9-0x1]
  | and          r10,r9
  | tzcnt        r9,r9
  | mov          r9,QWORD PTR [rsi+r9*8+0x1200]
  | and          r9,rdx
  | mov          QWORD PTR [r8],r9
  | inc          rax
  | add          r8,0x8
  | mov          r9,r10
  | cmp          rax,rcx
  | jb           .L20
    jmp          .L2
.L21:
    mov          r9,QWORD PTR [rdi+0x50]
.L22:
  | test         r9,r9
  | je           .L24
  | lea          r10,[r9-0x1]
  | and          r10,r9
  | tzcnt        r9,r9
  | mov          r9,QWORD PTR [rsi+r9*8+0x1400]
  | and          r9,rdx
  | mov          QWORD PTR [r8],r9
  | inc          rax
  | add          r8,0x8
  | mov          r9,r10
  | cmp          rax,rcx
  | jb           .L22
    jmp          .L2
.L23:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x4d
  ! call         core::panicking::panic
.L24:
    mov          rdi,QWORD PTR [rdi+0x58]
.L25:
  | test         rdi,rdi
  | je           .L26
  | lea          r9,[rdi-0x1]
  | and          r9,rdi
  | tzcnt        rdi,rdi
  | mov          rdi,QWORD PTR [rsi+rdi*8+0x1600]
  | and          rdi,rdx
  | mov          QWORD PTR [r8],rdi
  | inc          rax
  | add          r8,0x8
  | mov          rdi,r9
  | cmp          rax,rcx
  | jb           .L25
    jmp          .L2
.L26:
    mov          rcx,rax
    mov          rax,rcx
    pop          rcx
    ret

; ---- first_unhit, level avx2: 244 instructions, inner loops: 10
    push         r15
    push         r14
    push         rbx
    sub          r9,0x8
    jb           .L7
    cmp          r9,rcx
    jb           .L7
    vmovq        xmm0,rdx
    vpbroadcastq ymm0,xmm0
    xor          eax,eax
    mov          r9,QWORD PTR [rip+.D1]
    xor          r10d,r10d
    jmp          .L2
.L1:
    inc          r10
    cmp          r10,0xc
    je           .L6
.L2:
    mov          r11,QWORD PTR [rdi+r10*8]
    popcnt       r14,r11
    mov          rbx,r10
    shl          rbx,0x9
    add          rbx,rsi
    cmp          r14d,0x10
    ja           .L4
.L3:
  | test         r11,r11
  | je           .L1
  | tzcnt        r14,r11
  | blsr         r11,r11
  | mov          r14,QWORD PTR [rbx+r14*8]
  | and          r14,rdx
  | mov          QWORD PTR [r8+rax*8],r14
  | inc          rax
  | cmp          rax,rcx
  | jb           .L3
    jmp          .L5
.L4:
    vpand        ymm1,ymm0,YMMWORD PTR [rbx]
    mov          r15d,r11d
    and          r15d,0xf
    popcnt       r14d,r15d
    shl          r15d,0x5
    vmovdqu      ymm2,YMMWORD PTR [r9+r15*1]
    vpermd       ymm1,ymm2,ymm1
    vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
    add          r14,rax
    cmp          r14,rcx
    jae          .L5
    mov          r15d,r11d
    shr          r15d,0x4
    vpand        ymm1,ymm0,YMMWORD PTR [rbx+0x20]
    and          r15d,0xf
    popcnt       eax,r15d
    shl          r15d,0x5
    vmovdqu      ymm2,YMMWORD PTR [r9+r15*1]
    vpermd       ymm1,ymm2,ymm1
    vmovdqu      YMMWORD PTR [r8+r14*8],ymm1
    add          rax,r14
    cmp          rax,rcx
    jae          .L5
    mov          r15d,r11d
    shr          r15d,0x8
    vpand        ymm1,ymm0,YMMWORD PTR [rbx+0x40]
    and          r15d,0xf
    popcnt       r14d,r15d
    shl          r15d,0x5
    vmovdqu      ymm2,YMMWORD PTR [r9+r15*1]
    vpermd       ymm1,ymm2,ymm1
    vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
    add          r14,rax
    cmp          r14,rcx
    jae          .L5
    mov          eax,r11d
    shr          eax,0xc
    vpand        ymm1,ymm0,YMMWORD PTR [rbx+0x60]
    and          eax,0xf
    popcnt       r15d,eax
    shl          eax,0x5
    vmovdqu      ymm2,YMMWORD PTR [r9+rax*1]
    vpermd       ymm1,ymm2,ymm1
    vmovdqu      YMMWORD PTR [r8+r14*8],ymm1
    add          r15,r14
    cmp          r15,rcx
    jae          .L5
    mov          r14d,r11d
    shr          r14d,0x10
    vpand        ymm1,ymm0,YMMWORD PTR [rbx+0x80]
    and          r14d,0xf
    popcnt       eax,r14d
    shl          r14d,0x5
    vmovdqu      ymm2,YMMWORD PTR [r9+r14*1]
    vpermd       ymm1,ymm2,ymm1
    vmovdqu      YMMWORD PTR [r8+r15*8],ymm1
    add          rax,r15
    cmp          rax,rcx
    jae          .L5
    mov          r14,r11
    shr          r14,0x14
    je           .L1
    vpand        ymm1,ymm0,YMMWORD PTR [rbx+0xa0]
    and          r14d,0xf
    popcnt       r15d,r14d
    shl          r14d,0x5
    vmovdqu      ymm2,YMMWORD PTR [r9+r14*1]
    vpermd       ymm1,ymm2,ymm1
    vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
    add          rax,r15
    cmp          rax,rcx
    jae          .L5
    mov          r14,r11
    shr          r14,0x18
    je           .L1
    vpand        ymm1,ymm0,YMMWORD PTR [rbx+0xc0]
    and          r14d,0xf
    popcnt       r15d,r14d
    shl          r14d,0x5
    vmovdqu      ymm2,YMMWORD PTR [r9+r14*1]
    vpermd       ymm1,ymm2,ymm1
    vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
    add          rax,r15
    cmp          rax,rcx
    jae          .L5
    mov          r14,r11
    shr          r14,0x1c
    je           .L1
    vpand        ymm1,ymm0,YMMWORD PTR [rbx+0xe0]
    and          r14d,0xf
    popcnt       r15d,r14d
    shl          r14d,0x5
    vmovdqu      ymm2,YMMWORD PTR [r9+r14*1]
    vpermd       ymm1,ymm2,ymm1
    vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
    add          rax,r15
    cmp          rax,rcx
    jae          .L5
    mov          r14,r11
    shr          r14,0x20
    je           .L1
    vpand        ymm1,ymm0,YMMWORD PTR [rbx+0x100]
    and          r14d,0xf
    popcnt       r15d,r14d
    shl          r14d,0x5
    vmovdqu      ymm2,YMMWORD PTR [r9+r14*1]
    vpermd       ymm1,ymm2,ymm1
    vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
    add          rax,r15
    cmp          rax,rcx
    jae          .L5
    mov          r14,r11
    shr          r14,0x24
    je           .L1
    vpand        ymm1,ymm0,YMMWORD PTR [rbx+0x120]
    and          r14d,0xf
    popcnt       r15d,r14d
    shl          r14d,0x5
    vmovdqu      ymm2,YMMWORD PTR [r9+r14*1]
    vpermd       ymm1,ymm2,ymm1
    vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
    add          rax,r15
    cmp          rax,rcx
    jae          .L5
    mov          r14,r11
    shr          r14,0x28
    je           .L1
    vpand        ymm1,ymm0,YMMWORD PTR [rbx+0x140]
    and          r14d,0xf
    popcnt       r15d,r14d
    shl          r14d,0x5
    vmovdqu      ymm2,YMMWORD PTR [r9+r14*1]
    vpermd       ymm1,ymm2,ymm1
    vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
    add          rax,r15
    cmp          rax,rcx
    jae          .L5
    mov          r14,r11
    shr          r14,0x2c
    je           .L1
    vpand        ymm1,ymm0,YMMWORD PTR [rbx+0x160]
    and          r14d,0xf
    popcnt       r15d,r14d
    shl          r14d,0x5
    vmovdqu      ymm2,YMMWORD PTR [r9+r14*1]
    vpermd       ymm1,ymm2,ymm1
    vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
    add          rax,r15
    cmp          rax,rcx
    jae          .L5
    mov          r14,r11
    shr          r14,0x30
    je           .L1
    vpand        ymm1,ymm0,YMMWORD PTR [rbx+0x180]
    and          r14d,0xf
    popcnt       r15d,r14d
    shl          r14d,0x5
    vmovdqu      ymm2,YMMWORD PTR [r9+r14*1]
    vpermd       ymm1,ymm2,ymm1
    vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
    add          rax,r15
    cmp          rax,rcx
    jae          .L5
    mov          r14,r11
    shr          r14,0x34
    je           .L1
    vpand        ymm1,ymm0,YMMWORD PTR [rbx+0x1a0]
    and          r14d,0xf
    popcnt       r15d,r14d
    shl          r14d,0x5
    vmovdqu      ymm2,YMMWORD PTR [r9+r14*1]
    vpermd       ymm1,ymm2,ymm1
    vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
    add          rax,r15
    cmp          rax,rcx
    jae          .L5
    mov          r14,r11
    shr          r14,0x38
    je           .L1
    vpand        ymm1,ymm0,YMMWORD PTR [rbx+0x1c0]
    and          r14d,0xf
    popcnt       r15d,r14d
    shl          r14d,0x5
    vmovdqu      ymm2,YMMWORD PTR [r9+r14*1]
    vpermd       ymm1,ymm2,ymm1
    vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
    add          rax,r15
    cmp          rax,rcx
    jae          .L5
    shr          r11,0x3c
    je           .L1
    vpand        ymm1,ymm0,YMMWORD PTR [rbx+0x1e0]
    popcnt       ebx,r11d
    shl          r11d,0x5
    vmovdqu      ymm2,YMMWORD PTR [r9+r11*1]
    vpermd       ymm1,ymm2,ymm1
    vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
    add          rax,rbx
    cmp          rax,rcx
    jb           .L1
.L5:
    mov          rax,rcx
.L6:
    pop          rbx
    pop          r14
    pop          r15
    vzeroupper
    ret
.L7:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x4d
  ! call         core::panicking::panic

; ---- first_unhit, level avx512: 132 instructions, inner loops: 10
    push         rbp
    push         rbx
    push         rax
    sub          r9,0x8
    jb           .L7
    cmp          r9,rcx
    jb           .L7
    vpbroadcastq zmm0,rdx
    xor          eax,eax
    xor          r9d,r9d
    jmp          .L2
.L1:
    inc          r9
    cmp          r9,0xc
    je           .L6
.L2:
    mov          r10,QWORD PTR [rdi+r9*8]
    popcnt       rbx,r10
    mov          r11,r9
    shl          r11,0x9
    add          r11,rsi
    cmp          ebx,0x8
    ja           .L4
.L3:
  | test         r10,r10
  | je           .L1
  | tzcnt        rbx,r10
  | blsr         r10,r10
  | mov          rbx,QWORD PTR [r11+rbx*8]
  | and          rbx,rdx
  | mov          QWORD PTR [r8+rax*8],rbx
  | inc          rax
  | cmp          rax,rcx
  | jb           .L3
    jmp          .L5
.L4:
    vpandq       zmm1,zmm0,ZMMWORD PTR [r11]
    movzx        ebx,r10b
    kmovd        k1,r10d
    vpcompressq  zmm1{k1}{z},zmm1
    vmovdqu64    ZMMWORD PTR [r8+rax*8],zmm1
    popcnt       ebx,ebx
    add          rbx,rax
    cmp          rbx,rcx
    jae          .L5
    mov          rax,r10
    vpandq       zmm1,zmm0,ZMMWORD PTR [r11+0x40]
    shr          rax,0x8
    movzx        ebp,al
    kmovd        k1,eax
    vpcompressq  zmm1{k1}{z},zmm1
    vmovdqu64    ZMMWORD PTR [r8+rbx*8],zmm1
    popcnt       eax,ebp
    add          rax,rbx
    cmp          rax,rcx
    jae          .L5
    mov          rbx,r10
    shr          rbx,0x10
    je           .L1
    vpandq       zmm1,zmm0,ZMMWORD PTR [r11+0x80]
    movzx        ebp,bl
    kmovd        k1,ebx
    vpcompressq  zmm1{k1}{z},zmm1
    vmovdqu64    ZMMWORD PTR [r8+rax*8],zmm1
    popcnt       ebx,ebp
    add          rax,rbx
    cmp          rax,rcx
    jae          .L5
    mov          rbx,r10
    shr          rbx,0x18
    je           .L1
    vpandq       zmm1,zmm0,ZMMWORD PTR [r11+0xc0]
    movzx        ebp,bl
    kmovd        k1,ebx
    vpcompressq  zmm1{k1}{z},zmm1
    vmovdqu64    ZMMWORD PTR [r8+rax*8],zmm1
    popcnt       ebx,ebp
    add          rax,rbx
    cmp          rax,rcx
    jae          .L5
    mov          rbx,r10
    shr          rbx,0x20
    je           .L1
    vpandq       zmm1,zmm0,ZMMWORD PTR [r11+0x100]
    movzx        ebp,bl
    kmovd        k1,ebx
    vpcompressq  zmm1{k1}{z},zmm1
    vmovdqu64    ZMMWORD PTR [r8+rax*8],zmm1
    popcnt       ebx,ebp
    add          rax,rbx
    cmp          rax,rcx
    jae          .L5
    mov          rbx,r10
    shr          rbx,0x28
    je           .L1
    vpandq       zmm1,zmm0,ZMMWORD PTR [r11+0x140]
    movzx        ebp,bl
    kmovd        k1,ebx
    vpcompressq  zmm1{k1}{z},zmm1
    vmovdqu64    ZMMWORD PTR [r8+rax*8],zmm1
    popcnt       ebx,ebp
    add          rax,rbx
    cmp          rax,rcx
    jae          .L5
    mov          rbx,r10
    shr          rbx,0x30
    je           .L1
    vpandq       zmm1,zmm0,ZMMWORD PTR [r11+0x180]
    movzx        ebp,bl
    kmovd        k1,ebx
    vpcompressq  zmm1{k1}{z},zmm1
    vmovdqu64    ZMMWORD PTR [r8+rax*8],zmm1
    popcnt       ebx,ebp
    add          rax,rbx
    cmp          rax,rcx
    jae          .L5
    shr          r10,0x38
    je           .L1
    vpandq       zmm1,zmm0,ZMMWORD PTR [r11+0x1c0]
    kmovd        k1,r10d
    vpcompressq  zmm1{k1}{z},zmm1
    vmovdqu64    ZMMWORD PTR [r8+rax*8],zmm1
    popcnt       r10d,r10d
    add          rax,r10
    cmp          rax,rcx
    jb           .L1
.L5:
    mov          rax,rcx
.L6:
    add          rsp,0x8
    pop          rbx
    pop          rbp
    vzeroupper
    ret
.L7:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x4d
  ! call         core::panicking::panic
