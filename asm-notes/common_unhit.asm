; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- common_unhit, level scalar: 232 instructions, inner loops: 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6
    mov          r8,QWORD PTR [rsi]
    not          r8
    and          r8,QWORD PTR [rdi]
    je           .L2
    mov          rax,r8
.L1:
  | mov          r9,rax
  | dec          rax
  | tzcnt        r10,r9
  | and          rcx,QWORD PTR [rdx+r10*8]
  | and          rax,r9
  | jne          .L1
    test         rcx,rcx
    je           .L8
.L2:
    mov          rax,QWORD PTR [rsi+0x8]
    not          rax
    and          rax,QWORD PTR [rdi+0x8]
    or           r8,rax
    test         rax,rax
    je           .L4
.L3:
  | mov          r9,rax
  | dec          rax
  | tzcnt        r10,r9
  | and          rcx,QWORD PTR [rdx+r10*8+0x200]
  | and          rax,r9
  | jne          .L3
.L4:
    mov          eax,0x1
    test         r8,r8
    je           .L5
    test         rcx,rcx
    jne          .L5
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L5:
    mov          r9,QWORD PTR [rsi+0x10]
    not          r9
    and          r9,QWORD PTR [rdi+0x10]
    or           r8,r9
    test         r9,r9
    je           .L7
.L6:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0x400]
  | and          r9,r10
  | jne          .L6
.L7:
    test         r8,r8
    je           .L9
    test         rcx,rcx
    jne          .L9
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L8:
    mov          eax,0x1
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L9:
    mov          r9,QWORD PTR [rsi+0x18]
    not          r9
    and          r9,QWORD PTR [rdi+0x18]
    or           r8,r9
    test         r9,r9
    je           .L11
.L10:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0x600]
  | and          r9,r10
  | jne          .L10
.L11:
    test         r8,r8
    je           .L12
    test         rcx,rcx
    jne          .L12
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L12:
    mov          r9,QWORD PTR [rsi+0x20]
    not          r9
    and          r9,QWORD PTR [rdi+0x20]
    or           r8,r9
    test         r9,r9
    je           .L14
.L13:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0x800]
  | and          r9,r10
  | jne          .L13
.L14:
    test         r8,r8
    je           .L15
    test         rcx,rcx
    jne          .L15
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L15:
    mov          r9,QWORD PTR [rsi+0x28]
    not          r9
    and          r9,QWORD PTR [rdi+0x28]
    or           r8,r9
    test         r9,r9
    je           .L17
.L16:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0xa00]
  | and          r9,r10
  | jne          .L16
.L17:
    test         r8,r8
    je           .L18
    test         rcx,rcx
    jne          .L18
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L18:
    mov          r9,QWORD PTR [rsi+0x30]
    not          r9
    and          r9,QWORD PTR [rdi+0x30]
    or           r8,r9
    test         r9,r9
    je           .L20
.L19:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0xc00]
  | and          r9,r10
  | jne          .L19
.L20:
    test         r8,r8
    je           .L21
    test         rcx,rcx
    jne          .L21
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L21:
    mov          r9,QWORD PTR [rsi+0x38]
    not          r9
    and          r9,QWORD PTR [rdi+0x38]
    or           r8,r9
    test         r9,r9
    je           .L23
.L22:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0xe00]
  | and          r9,r10
  | jne          .L22
.L23:
    test         r8,r8
    je           .L24
    test         rcx,rcx
    jne          .L24
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L24:
    mov          r9,QWORD PTR [rsi+0x40]
    not          r9
    and          r9,QWORD PTR [rdi+0x40]
    or           r8,r9
    test         r9,r9
    je           .L26
.L25:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0x1000]
  | and          r9,r10
  | jne          .L25
.L26:
    test         r8,r8
    je           .L27
    test         rcx,rcx
    jne          .L27
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L27:
    mov          r9,QWORD PTR [rsi+0x48]
    not          r9
    and          r9,QWORD PTR [rdi+0x48]
    or           r8,r9
    test         r9,r9
    je           .L29
.L28:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0x1200]
  | and          r9,r10
  | jne          .L28
.L29:
    test         r8,r8
    je           .L30
    test         rcx,rcx
    jne          .L30
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L30:
    mov          r9,QWORD PTR [rsi+0x50]
    not          r9
    and          r9,QWORD PTR [rdi+0x50]
    or           r8,r9
    test         r9,r9
    je           .L32
.L31:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0x1400]
  | and          r9,r10
  | jne          .L31
.L32:
    test         r8,r8
    je           .L33
    test         rcx,rcx
    jne          .L33
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L33:
    mov          rsi,QWORD PTR [rsi+0x58]
    not          rsi
    and          rsi,QWORD PTR [rdi+0x58]
    or           r8,rsi
    test         rsi,rsi
    je           .L35
.L34:
  | mov          rdi,rsi
  | dec          rsi
  | tzcnt        r9,rdi
  | and          rcx,QWORD PTR [rdx+r9*8+0x1600]
  | and          rsi,rdi
  | jne          .L34
.L35:
    test         r8,r8
    je           .L36
    test         rcx,rcx
    jne          .L36
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L36:
    xor          eax,eax
    test         r8,r8
    setne        al
    mov          rdx,rcx
    ret

; ---- common_unhit, level sse2: 232 instructions, inner loops: 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6
    mov          r8,QWORD PTR [rsi]
    not          r8
    and          r8,QWORD PTR [rdi]
    je           .L2
    mov          rax,r8
.L1:
  | mov          r9,rax
  | dec          rax
  | tzcnt        r10,r9
  | and          rcx,QWORD PTR [rdx+r10*8]
  | and          rax,r9
  | jne          .L1
    test         rcx,rcx
    je           .L8
.L2:
    mov          rax,QWORD PTR [rsi+0x8]
    not          rax
    and          rax,QWORD PTR [rdi+0x8]
    or           r8,rax
    test         rax,rax
    je           .L4
.L3:
  | mov          r9,rax
  | dec          rax
  | tzcnt        r10,r9
  | and          rcx,QWORD PTR [rdx+r10*8+0x200]
  | and          rax,r9
  | jne          .L3
.L4:
    mov          eax,0x1
    test         r8,r8
    je           .L5
    test         rcx,rcx
    jne          .L5
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L5:
    mov          r9,QWORD PTR [rsi+0x10]
    not          r9
    and          r9,QWORD PTR [rdi+0x10]
    or           r8,r9
    test         r9,r9
    je           .L7
.L6:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0x400]
  | and          r9,r10
  | jne          .L6
.L7:
    test         r8,r8
    je           .L9
    test         rcx,rcx
    jne          .L9
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L8:
    mov          eax,0x1
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L9:
    mov          r9,QWORD PTR [rsi+0x18]
    not          r9
    and          r9,QWORD PTR [rdi+0x18]
    or           r8,r9
    test         r9,r9
    je           .L11
.L10:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0x600]
  | and          r9,r10
  | jne          .L10
.L11:
    test         r8,r8
    je           .L12
    test         rcx,rcx
    jne          .L12
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L12:
    mov          r9,QWORD PTR [rsi+0x20]
    not          r9
    and          r9,QWORD PTR [rdi+0x20]
    or           r8,r9
    test         r9,r9
    je           .L14
.L13:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0x800]
  | and          r9,r10
  | jne          .L13
.L14:
    test         r8,r8
    je           .L15
    test         rcx,rcx
    jne          .L15
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L15:
    mov          r9,QWORD PTR [rsi+0x28]
    not          r9
    and          r9,QWORD PTR [rdi+0x28]
    or           r8,r9
    test         r9,r9
    je           .L17
.L16:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0xa00]
  | and          r9,r10
  | jne          .L16
.L17:
    test         r8,r8
    je           .L18
    test         rcx,rcx
    jne          .L18
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L18:
    mov          r9,QWORD PTR [rsi+0x30]
    not          r9
    and          r9,QWORD PTR [rdi+0x30]
    or           r8,r9
    test         r9,r9
    je           .L20
.L19:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0xc00]
  | and          r9,r10
  | jne          .L19
.L20:
    test         r8,r8
    je           .L21
    test         rcx,rcx
    jne          .L21
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L21:
    mov          r9,QWORD PTR [rsi+0x38]
    not          r9
    and          r9,QWORD PTR [rdi+0x38]
    or           r8,r9
    test         r9,r9
    je           .L23
.L22:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0xe00]
  | and          r9,r10
  | jne          .L22
.L23:
    test         r8,r8
    je           .L24
    test         rcx,rcx
    jne          .L24
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L24:
    mov          r9,QWORD PTR [rsi+0x40]
    not          r9
    and          r9,QWORD PTR [rdi+0x40]
    or           r8,r9
    test         r9,r9
    je           .L26
.L25:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0x1000]
  | and          r9,r10
  | jne          .L25
.L26:
    test         r8,r8
    je           .L27
    test         rcx,rcx
    jne          .L27
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L27:
    mov          r9,QWORD PTR [rsi+0x48]
    not          r9
    and          r9,QWORD PTR [rdi+0x48]
    or           r8,r9
    test         r9,r9
    je           .L29
.L28:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0x1200]
  | and          r9,r10
  | jne          .L28
.L29:
    test         r8,r8
    je           .L30
    test         rcx,rcx
    jne          .L30
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L30:
    mov          r9,QWORD PTR [rsi+0x50]
    not          r9
    and          r9,QWORD PTR [rdi+0x50]
    or           r8,r9
    test         r9,r9
    je           .L32
.L31:
  | mov          r10,r9
  | dec          r9
  | tzcnt        r11,r10
  | and          rcx,QWORD PTR [rdx+r11*8+0x1400]
  | and          r9,r10
  | jne          .L31
.L32:
    test         r8,r8
    je           .L33
    test         rcx,rcx
    jne          .L33
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L33:
    mov          rsi,QWORD PTR [rsi+0x58]
    not          rsi
    and          rsi,QWORD PTR [rdi+0x58]
    or           r8,rsi
    test         rsi,rsi
    je           .L35
.L34:
  | mov          rdi,rsi
  | dec          rsi
  | tzcnt        r9,rdi
  | and          rcx,QWORD PTR [rdx+r9*8+0x1600]
  | and          rsi,rdi
  | jne          .L34
.L35:
    test         r8,r8
    je           .L36
    test         rcx,rcx
    jne          .L36
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L36:
    xor          eax,eax
    test         r8,r8
    setne        al
    mov          rdx,rcx
    ret

; ---- common_unhit, level avx2: 196 instructions, inner loops: 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4
    mov          rax,QWORD PTR [rsi]
    andn         r8,rax,QWORD PTR [rdi]
    je           .L2
    mov          rax,r8
.L1:
  | tzcnt        r9,rax
  | and          rcx,QWORD PTR [rdx+r9*8]
  | blsr         rax,rax
  | jne          .L1
    test         rcx,rcx
    je           .L8
.L2:
    mov          rax,QWORD PTR [rsi+0x8]
    andn         rax,rax,QWORD PTR [rdi+0x8]
    or           r8,rax
    test         rax,rax
    je           .L4
.L3:
  | tzcnt        r9,rax
  | and          rcx,QWORD PTR [rdx+r9*8+0x200]
  | blsr         rax,rax
  | jne          .L3
.L4:
    mov          eax,0x1
    test         r8,r8
    je           .L5
    test         rcx,rcx
    jne          .L5
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L5:
    mov          r9,QWORD PTR [rsi+0x10]
    andn         r9,r9,QWORD PTR [rdi+0x10]
    or           r8,r9
    test         r9,r9
    je           .L7
.L6:
  | tzcnt        r10,r9
  | and          rcx,QWORD PTR [rdx+r10*8+0x400]
  | blsr         r9,r9
  | jne          .L6
.L7:
    test         r8,r8
    je           .L9
    test         rcx,rcx
    jne          .L9
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L8:
    mov          eax,0x1
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L9:
    mov          r9,QWORD PTR [rsi+0x18]
    andn         r9,r9,QWORD PTR [rdi+0x18]
    or           r8,r9
    test         r9,r9
    je           .L11
.L10:
  | tzcnt        r10,r9
  | and          rcx,QWORD PTR [rdx+r10*8+0x600]
  | blsr         r9,r9
  | jne          .L10
.L11:
    test         r8,r8
    je           .L12
    test         rcx,rcx
    jne          .L12
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L12:
    mov          r9,QWORD PTR [rsi+0x20]
    andn         r9,r9,QWORD PTR [rdi+0x20]
    or           r8,r9
    test         r9,r9
    je           .L14
.L13:
  | tzcnt        r10,r9
  | and          rcx,QWORD PTR [rdx+r10*8+0x800]
  | blsr         r9,r9
  | jne          .L13
.L14:
    test         r8,r8
    je           .L15
    test         rcx,rcx
    jne          .L15
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L15:
    mov          r9,QWORD PTR [rsi+0x28]
    andn         r9,r9,QWORD PTR [rdi+0x28]
    or           r8,r9
    test         r9,r9
    je           .L17
.L16:
  | tzcnt        r10,r9
  | and          rcx,QWORD PTR [rdx+r10*8+0xa00]
  | blsr         r9,r9
  | jne          .L16
.L17:
    test         r8,r8
    je           .L18
    test         rcx,rcx
    jne          .L18
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L18:
    mov          r9,QWORD PTR [rsi+0x30]
    andn         r9,r9,QWORD PTR [rdi+0x30]
    or           r8,r9
    test         r9,r9
    je           .L20
.L19:
  | tzcnt        r10,r9
  | and          rcx,QWORD PTR [rdx+r10*8+0xc00]
  | blsr         r9,r9
  | jne          .L19
.L20:
    test         r8,r8
    je           .L21
    test         rcx,rcx
    jne          .L21
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L21:
    mov          r9,QWORD PTR [rsi+0x38]
    andn         r9,r9,QWORD PTR [rdi+0x38]
    or           r8,r9
    test         r9,r9
    je           .L23
.L22:
  | tzcnt        r10,r9
  | and          rcx,QWORD PTR [rdx+r10*8+0xe00]
  | blsr         r9,r9
  | jne          .L22
.L23:
    test         r8,r8
    je           .L24
    test         rcx,rcx
    jne          .L24
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L24:
    mov          r9,QWORD PTR [rsi+0x40]
    andn         r9,r9,QWORD PTR [rdi+0x40]
    or           r8,r9
    test         r9,r9
    je           .L26
.L25:
  | tzcnt        r10,r9
  | and          rcx,QWORD PTR [rdx+r10*8+0x1000]
  | blsr         r9,r9
  | jne          .L25
.L26:
    test         r8,r8
    je           .L27
    test         rcx,rcx
    jne          .L27
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L27:
    mov          r9,QWORD PTR [rsi+0x48]
    andn         r9,r9,QWORD PTR [rdi+0x48]
    or           r8,r9
    test         r9,r9
    je           .L29
.L28:
  | tzcnt        r10,r9
  | and          rcx,QWORD PTR [rdx+r10*8+0x1200]
  | blsr         r9,r9
  | jne          .L28
.L29:
    test         r8,r8
    je           .L30
    test         rcx,rcx
    jne          .L30
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L30:
    mov          r9,QWORD PTR [rsi+0x50]
    andn         r9,r9,QWORD PTR [rdi+0x50]
    or           r8,r9
    test         r9,r9
    je           .L32
.L31:
  | tzcnt        r10,r9
  | and          rcx,QWORD PTR [rdx+r10*8+0x1400]
  | blsr         r9,r9
  | jne          .L31
.L32:
    test         r8,r8
    je           .L33
    test         rcx,rcx
    jne          .L33
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L33:
    mov          rsi,QWORD PTR [rsi+0x58]
    andn         rsi,rsi,QWORD PTR [rdi+0x58]
    or           r8,rsi
    test         rsi,rsi
    je           .L35
.L34:
  | tzcnt        rdi,rsi
  | and          rcx,QWORD PTR [rdx+rdi*8+0x1600]
  | blsr         rsi,rsi
  | jne          .L34
.L35:
    test         r8,r8
    je           .L36
    test         rcx,rcx
    jne          .L36
    xor          ecx,ecx
    mov          rdx,rcx
    ret
.L36:
    xor          eax,eax
    test         r8,r8
    setne        al
    mov          rdx,rcx
    ret

; ---- common_unhit, level avx512: 77 instructions, inner loops: 8
    push         rbx
    add          rdx,0xffffffffffffffc0
    xor          eax,eax
    vpternlogd   zmm0,zmm0,zmm0,0xff
    xor          r8d,r8d
.L1:
    cmp          rax,0xd
    mov          r11d,0xc
    cmovae       r11,rax
    mov          r9,rax
    shl          r9,0x9
    add          r9,rdx
    mov          rbx,rax
.L2:
  | cmp          r11,rbx
  | je           .L3
  | lea          rax,[rbx+0x1]
  | mov          r10,QWORD PTR [rsi+rbx*8]
  | add          r9,0x200
  | andn         r10,r10,QWORD PTR [rdi+rbx*8]
  | mov          rbx,rax
  | je           .L2
    vmovdqu64    zmm1,ZMMWORD PTR [r9-0x1c0]
    kmovd        k1,r10d
    vpblendmq    zmm1{k1},zmm0,zmm1
    vmovdqu64    zmm2,ZMMWORD PTR [r9-0x180]
    mov          r11d,r10d
    shr          r11d,0x8
    kmovd        k1,r11d
    vpblendmq    zmm2{k1},zmm0,zmm2
    mov          r11d,r10d
    shr          r11d,0x10
    kmovd        k1,r11d
    vpandq       zmm1{k1},zmm1,ZMMWORD PTR [r9-0x140]
    mov          r11d,r10d
    shr          r11d,0x18
    kmovd        k1,r11d
    vpandq       zmm2{k1},zmm2,ZMMWORD PTR [r9-0x100]
    mov          r11,r10
    shr          r11,0x20
    kmovd        k1,r11d
    vpandq       zmm1{k1},zmm1,ZMMWORD PTR [r9-0xc0]
    mov          r11,r10
    shr          r11,0x28
    kmovd        k1,r11d
    vpandq       zmm2{k1},zmm2,ZMMWORD PTR [r9-0x80]
    mov          r11,r10
    shr          r11,0x30
    kmovd        k1,r11d
    vpandq       zmm1{k1},zmm1,ZMMWORD PTR [r9-0x40]
    vpbroadcastq zmm3,rcx
    mov          rcx,r10
    shr          rcx,0x38
    kmovd        k1,ecx
    vpandq       zmm2{k1},zmm2,ZMMWORD PTR [r9]
    vpternlogq   zmm2,zmm1,zmm3,0x80
    vextracti64x4 ymm1,zmm2,0x1
    vpandq       zmm1,zmm2,zmm1
    vextracti128 xmm2,ymm1,0x1
    vpand        xmm1,xmm1,xmm2
    vpshufd      xmm2,xmm1,0xee
    vpand        xmm1,xmm1,xmm2
    vmovq        rcx,xmm1
    or           r8,r10
    test         rcx,rcx
    jne          .L1
    mov          eax,0x1
    xor          ecx,ecx
    mov          rdx,rcx
    pop          rbx
    vzeroupper
    ret
.L3:
    xor          eax,eax
    test         r8,r8
    setne        al
    mov          rdx,rcx
    pop          rbx
    vzeroupper
    ret
