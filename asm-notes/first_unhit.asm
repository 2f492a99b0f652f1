; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "thin", codegen-units = 1, debug = "line-tables-only"
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- first_unhit, level scalar: 215 instructions, inner loops: 11, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13
    push         r14
    push         rbx
    push         rax
    mov          rax,r9
    sub          rax,0x8
    jb           .L27
    cmp          rax,rcx
    jb           .L27
    mov          r10,QWORD PTR [rdi]
    test         r10,r10
    je           .L2
    xor          r11d,r11d
.L1:
  | cmp          rcx,r11
  | je           .L25
  | lea          rbx,[r10-0x1]
  | tzcnt        rax,r10
  | mov          r14,QWORD PTR [rsi+rax*8]
  | and          r14,rdx
  | lea          rax,[r11+0x1]
  | mov          QWORD PTR [r8+r11*8],r14
  | mov          r11,rax
  | and          r10,rbx
  | jne          .L1
    jmp          .L3
.L2:
    xor          eax,eax
.L3:
    mov          r10,QWORD PTR [rdi+0x8]
    test         r10,r10
    je           .L5
.L4:
  | cmp          rcx,rax
  | je           .L25
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
  | jne          .L4
.L5:
    mov          r10,QWORD PTR [rdi+0x10]
    test         r10,r10
    je           .L7
.L6:
  | cmp          rcx,rax
  | je           .L25
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
  | jne          .L6
.L7:
    mov          r10,QWORD PTR [rdi+0x18]
    test         r10,r10
    je           .L9
.L8:
  | cmp          rcx,rax
  | je           .L25
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
  | jne          .L8
.L9:
    mov          r10,QWORD PTR [rdi+0x20]
    test         r10,r10
    je           .L11
.L10:
  | cmp          rcx,rax
  | je           .L25
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
  | jne          .L10
.L11:
    mov          r10,QWORD PTR [rdi+0x28]
    test         r10,r10
    je           .L13
.L12:
  | cmp          rcx,rax
  | je           .L25
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
  | jne          .L12
.L13:
    mov          r10,QWORD PTR [rdi+0x30]
    test         r10,r10
    je           .L15
.L14:
  | cmp          rcx,rax
  | je           .L25
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
  | jne          .L14
.L15:
    mov          r10,QWORD PTR [rdi+0x38]
    test         r10,r10
    je           .L17
.L16:
  | cmp          rcx,rax
  | je           .L25
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
  | jne          .L16
.L17:
    mov          r10,QWORD PTR [rdi+0x40]
    test         r10,r10
    je           .L19
.L18:
  | cmp          rcx,rax
  | je           .L25
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
  | jne          .L18
.L19:
    mov          r10,QWORD PTR [rdi+0x48]
    test         r10,r10
    je           .L21
.L20:
  | cmp          rcx,rax
  | je           .L25
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
  | jne          .L20
.L21:
    mov          r10,QWORD PTR [rdi+0x50]
    test         r10,r10
    je           .L23
.L22:
  | cmp          rcx,rax
  | je           .L25
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
  | jne          .L22
.L23:
    mov          rdi,QWORD PTR [rdi+0x58]
    test         rdi,rdi
    je           .L26
.L24:
  | cmp          rcx,rax
  | je           .L25
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
  | jne          .L24
    jmp          .L26
.L25:
    mov          rax,rcx
.L26:
    add          rsp,0x8
    pop          rbx
    pop          r14
    ret
.L27:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x4d
  ! call         core::panicking::panic
.L28:
  ! lea          rdx,[rip+.D3]
  ! mov          rdi,rax
  ! mov          rsi,r9
  ! call         core::panicking::panic_bounds_check

; ---- first_unhit, level sse2: 49 instructions, inner loops: 19
    push         r14
    push         rbx
    push         rax
    sub          r9,0x8
    jb           .L5
    cmp          r9,rcx
    jb           .L5
    movq         xmm0,rdx
    pshufd       xmm0,xmm0,0x44
    xor          eax,eax
    xor          edx,edx
.L1:
    mov          r9,QWORD PTR [rdi+rdx*8]
    inc          rdx
    xor          r10d,r10d
.L2:
  | test         r9,r9
  | je           .L3
  | movdqu       xmm1,XMMWORD PTR [rsi+r10*1]
  | pand         xmm1,xmm0
  | lea          r11,[r8+rax*8]
  | pshufd       xmm2,xmm1,0xee
  | mov          ebx,r9d
  | and          ebx,0x1
  | movq         QWORD PTR [r8+rax*8],xmm1
  | mov          r14d,ebx
  | movq         QWORD PTR [r11+r14*8],xmm2
  | bt           r9d,0x1
  | adc          rax,rbx
  | cmp          rax,rcx
  | jae          .L4
  | add          r10,0x10
  | shr          r9,0x2
  | cmp          r10,0x200
  | jne          .L2
.L3:
    add          rsi,0x200
    cmp          rdx,0xc
    jne          .L1
    add          rsp,0x8
    pop          rbx
    pop          r14
    ret
.L4:
    mov          rax,rcx
    add          rsp,0x8
    pop          rbx
    pop          r14
    ret
.L5:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x4d
  ! call         core::panicking::panic

; ---- first_unhit, level avx2: 234 instructions, inner loops: 211
    push         rbx
    sub          r9,0x8
    jb           .L5
    cmp          r9,rcx
    jb           .L5
    vmovq        xmm0,rdx
    vpbroadcastq ymm0,xmm0
    add          rsi,0x1e0
    xor          eax,eax
    mov          rdx,QWORD PTR [rip+.D1]
    xor          r9d,r9d
    jmp          .L2
.L1:
  | inc          r9
  | add          rsi,0x200
  | cmp          r9,0xc
  | je           .L4
.L2:
  | mov          r10,QWORD PTR [rdi+r9*8]
  | test         r10,r10
  | je           .L1
  | mov          r11d,r10d
  | vpand        ymm1,ymm0,YMMWORD PTR [rsi-0x1e0]
  | and          r11d,0xf
  | popcnt       ebx,r11d
  | shl          r11d,0x5
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r11*1]
  | vpermd       ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
  | add          rax,rbx
  | cmp          rax,rcx
  | jae          .L3
  | mov          r11,r10
  | shr          r11,0x4
  | je           .L1
  | vpand        ymm1,ymm0,YMMWORD PTR [rsi-0x1c0]
  | and          r11d,0xf
  | popcnt       ebx,r11d
  | shl          r11d,0x5
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r11*1]
  | vpermd       ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
  | add          rax,rbx
  | cmp          rax,rcx
  | jae          .L3
  | mov          r11,r10
  | shr          r11,0x8
  | je           .L1
  | vpand        ymm1,ymm0,YMMWORD PTR [rsi-0x1a0]
  | and          r11d,0xf
  | popcnt       ebx,r11d
  | shl          r11d,0x5
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r11*1]
  | vpermd       ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
  | add          rax,rbx
  | cmp          rax,rcx
  | jae          .L3
  | mov          r11,r10
  | shr          r11,0xc
  | je           .L1
  | vpand        ymm1,ymm0,YMMWORD PTR [rsi-0x180]
  | and          r11d,0xf
  | popcnt       ebx,r11d
  | shl          r11d,0x5
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r11*1]
  | vpermd       ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
  | add          rax,rbx
  | cmp          rax,rcx
  | jae          .L3
  | mov          r11,r10
  | shr          r11,0x10
  | je           .L1
  | vpand        ymm1,ymm0,YMMWORD PTR [rsi-0x160]
  | and          r11d,0xf
  | popcnt       ebx,r11d
  | shl          r11d,0x5
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r11*1]
  | vpermd       ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
  | add          rax,rbx
  | cmp          rax,rcx
  | jae          .L3
  | mov          r11,r10
  | shr          r11,0x14
  | je           .L1
  | vpand        ymm1,ymm0,YMMWORD PTR [rsi-0x140]
  | and          r11d,0xf
  | popcnt       ebx,r11d
  | shl          r11d,0x5
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r11*1]
  | vpermd       ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
  | add          rax,rbx
  | cmp          rax,rcx
  | jae          .L3
  | mov          r11,r10
  | shr          r11,0x18
  | je           .L1
  | vpand        ymm1,ymm0,YMMWORD PTR [rsi-0x120]
  | and          r11d,0xf
  | popcnt       ebx,r11d
  | shl          r11d,0x5
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r11*1]
  | vpermd       ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
  | add          rax,rbx
  | cmp          rax,rcx
  | jae          .L3
  | mov          r11,r10
  | shr          r11,0x1c
  | je           .L1
  | vpand        ymm1,ymm0,YMMWORD PTR [rsi-0x100]
  | and          r11d,0xf
  | popcnt       ebx,r11d
  | shl          r11d,0x5
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r11*1]
  | vpermd       ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
  | add          rax,rbx
  | cmp          rax,rcx
  | jae          .L3
  | mov          r11,r10
  | shr          r11,0x20
  | je           .L1
  | vpand        ymm1,ymm0,YMMWORD PTR [rsi-0xe0]
  | and          r11d,0xf
  | popcnt       ebx,r11d
  | shl          r11d,0x5
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r11*1]
  | vpermd       ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
  | add          rax,rbx
  | cmp          rax,rcx
  | jae          .L3
  | mov          r11,r10
  | shr          r11,0x24
  | je           .L1
  | vpand        ymm1,ymm0,YMMWORD PTR [rsi-0xc0]
  | and          r11d,0xf
  | popcnt       ebx,r11d
  | shl          r11d,0x5
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r11*1]
  | vpermd       ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
  | add          rax,rbx
  | cmp          rax,rcx
  | jae          .L3
  | mov          r11,r10
  | shr          r11,0x28
  | je           .L1
  | vpand        ymm1,ymm0,YMMWORD PTR [rsi-0xa0]
  | and          r11d,0xf
  | popcnt       ebx,r11d
  | shl          r11d,0x5
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r11*1]
  | vpermd       ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
  | add          rax,rbx
  | cmp          rax,rcx
  | jae          .L3
  | mov          r11,r10
  | shr          r11,0x2c
  | je           .L1
  | vpand        ymm1,ymm0,YMMWORD PTR [rsi-0x80]
  | and          r11d,0xf
  | popcnt       ebx,r11d
  | shl          r11d,0x5
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r11*1]
  | vpermd       ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
  | add          rax,rbx
  | cmp          rax,rcx
  | jae          .L3
  | mov          r11,r10
  | shr          r11,0x30
  | je           .L1
  | vpand        ymm1,ymm0,YMMWORD PTR [rsi-0x60]
  | and          r11d,0xf
  | popcnt       ebx,r11d
  | shl          r11d,0x5
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r11*1]
  | vpermd       ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
  | add          rax,rbx
  | cmp          rax,rcx
  | jae          .L3
  | mov          r11,r10
  | shr          r11,0x34
  | je           .L1
  | vpand        ymm1,ymm0,YMMWORD PTR [rsi-0x40]
  | and          r11d,0xf
  | popcnt       ebx,r11d
  | shl          r11d,0x5
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r11*1]
  | vpermd       ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
  | add          rax,rbx
  | cmp          rax,rcx
  | jae          .L3
  | mov          r11,r10
  | shr          r11,0x38
  | je           .L1
  | vpand        ymm1,ymm0,YMMWORD PTR [rsi-0x20]
  | and          r11d,0xf
  | popcnt       ebx,r11d
  | shl          r11d,0x5
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r11*1]
  | vpermd       ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
  | add          rax,rbx
  | cmp          rax,rcx
  | jae          .L3
  | shr          r10,0x3c
  | je           .L1
  | vpand        ymm1,ymm0,YMMWORD PTR [rsi]
  | popcnt       r11d,r10d
  | shl          r10d,0x5
  | vmovdqu      ymm2,YMMWORD PTR [rdx+r10*1]
  | vpermd       ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [r8+rax*8],ymm1
  | add          rax,r11
  | cmp          rax,rcx
  | jb           .L1
.L3:
    mov          rax,rcx
    pop          rbx
    vzeroupper
    ret
.L4:
    pop          rbx
    vzeroupper
    ret
.L5:
  ! lea          rdi,[rip+.D2]
  ! lea          rdx,[rip+.D3]
  ! mov          esi,0x4d
  ! call         core::panicking::panic

; ---- first_unhit, level avx512: 119 instructions, inner loops: 98
    push         rax
    sub          r9,0x8
    jb           .L5
    cmp          r9,rcx
    jb           .L5
    vpbroadcastq zmm0,rdx
    add          rsi,0x1c0
    xor          eax,eax
    xor          edx,edx
    jmp          .L2
.L1:
  | inc          rdx
  | add          rsi,0x200
  | cmp          rdx,0xc
  | je           .L4
.L2:
  | mov          r9,QWORD PTR [rdi+rdx*8]
  | test         r9,r9
  | je           .L1
  | movzx        r10d,r9b
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rsi-0x1c0]
  | kmovd        k1,r9d
  | vpcompressq  zmm1{k1}{z},zmm1
  | vmovdqu64    ZMMWORD PTR [r8+rax*8],zmm1
  | popcnt       r10d,r10d
  | add          rax,r10
  | cmp          rax,rcx
  | jae          .L3
  | mov          r10,r9
  | shr          r10,0x8
  | je           .L1
  | movzx        r11d,r10b
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rsi-0x180]
  | kmovd        k1,r10d
  | vpcompressq  zmm1{k1}{z},zmm1
  | vmovdqu64    ZMMWORD PTR [r8+rax*8],zmm1
  | popcnt       r10d,r11d
  | add          rax,r10
  | cmp          rax,rcx
  | jae          .L3
  | mov          r10,r9
  | shr          r10,0x10
  | je           .L1
  | movzx        r11d,r10b
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rsi-0x140]
  | kmovd        k1,r10d
  | vpcompressq  zmm1{k1}{z},zmm1
  | vmovdqu64    ZMMWORD PTR [r8+rax*8],zmm1
  | popcnt       r10d,r11d
  | add          rax,r10
  | cmp          rax,rcx
  | jae          .L3
  | mov          r10,r9
  | shr          r10,0x18
  | je           .L1
  | movzx        r11d,r10b
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rsi-0x100]
  | kmovd        k1,r10d
  | vpcompressq  zmm1{k1}{z},zmm1
  | vmovdqu64    ZMMWORD PTR [r8+rax*8],zmm1
  | popcnt       r10d,r11d
  | add          rax,r10
  | cmp          rax,rcx
  | jae          .L3
  | mov          r10,r9
  | shr          r10,0x20
  | je           .L1
  | movzx        r11d,r10b
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rsi-0xc0]
  | kmovd        k1,r10d
  | vpcompressq  zmm1{k1}{z},zmm1
  | vmovdqu64    ZMMWORD PTR [r8+rax*8],zmm1
  | popcnt       r10d,r11d
  | add          rax,r10
  | cmp          rax,rcx
  | jae          .L3
  | mov          r10,r9
  | shr          r10,0x28
  | je           .L1
  | movzx        r11d,r10b
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rsi-0x80]
  | kmovd        k1,r10d
  | vpcompressq  zmm1{k1}{z},zmm1
  | vmovdqu64    ZMMWORD PTR [r8+rax*8],zmm1
  | popcnt       r10d,r11d
  | add          rax,r10
  | cmp          rax,rcx
  | jae          .L3
  | mov          r10,r9
  | shr          r10,0x30
  | je           .L1
  | movzx        r11d,r10b
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rsi-0x40]
  | kmovd        k1,r10d
  | vpcompressq  zmm1{k1}{z},zmm1
  | vmovdqu64    ZMMWORD PTR [r8+rax*8],zmm1
  | popcnt       r10d,r11d
  | add          rax,r10
  | cmp          rax,rcx
  | jae          .L3
  | shr          r9,0x38
  | je           .L1
  | vpandq       zmm1,zmm0,ZMMWORD PTR [rsi]
  | kmovd        k1,r9d
  | vpcompressq  zmm1{k1}{z},zmm1
  | vmovdqu64    ZMMWORD PTR [r8+rax*8],zmm1
  | popcnt       r9d,r9d
  | add          rax,r9
  | cmp          rax,rcx
  | jb           .L1
.L3:
    mov          rax,rcx
    pop          rcx
    vzeroupper
    ret
.L4:
    pop          rcx
    vzeroupper
    ret
.L5:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x4d
  ! call         core::panicking::panic
