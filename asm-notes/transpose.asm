; Listing of the final, linked program. Written by scripts/asm-notes.
; rustc 1.95.0 (59807616e 2026-04-14), x86_64-unknown-linux-gnu
; profile release: lto = "off"
; GNU objdump (GNU Binutils for Debian) 2.40
; Marks: `|` inner loop, `!` code that panics. Padding is left out.

; ---- transpose, level scalar: 163 instructions, inner loops: 7
    push         rax
    cmp          rsi,0x101
    jae          .L5
    xorps        xmm0,xmm0
    movups       XMMWORD PTR [rdx+0x10],xmm0
    movups       XMMWORD PTR [rdx],xmm0
    movups       XMMWORD PTR [rdx+0x20],xmm0
    movups       XMMWORD PTR [rdx+0x30],xmm0
    movups       XMMWORD PTR [rdx+0x40],xmm0
    movups       XMMWORD PTR [rdx+0x50],xmm0
    movups       XMMWORD PTR [rdx+0x60],xmm0
    movups       XMMWORD PTR [rdx+0x70],xmm0
    movups       XMMWORD PTR [rdx+0x80],xmm0
    movups       XMMWORD PTR [rdx+0x90],xmm0
    movups       XMMWORD PTR [rdx+0xa0],xmm0
    movups       XMMWORD PTR [rdx+0xb0],xmm0
    movups       XMMWORD PTR [rdx+0xc0],xmm0
    movups       XMMWORD PTR [rdx+0xd0],xmm0
    movups       XMMWORD PTR [rdx+0xf0],xmm0
    movups       XMMWORD PTR [rdx+0xe0],xmm0
    movups       XMMWORD PTR [rdx+0x110],xmm0
    movups       XMMWORD PTR [rdx+0x100],xmm0
    movups       XMMWORD PTR [rdx+0x130],xmm0
    movups       XMMWORD PTR [rdx+0x120],xmm0
    movups       XMMWORD PTR [rdx+0x140],xmm0
    movups       XMMWORD PTR [rdx+0x150],xmm0
    movups       XMMWORD PTR [rdx+0x160],xmm0
    movups       XMMWORD PTR [rdx+0x170],xmm0
    movups       XMMWORD PTR [rdx+0x180],xmm0
    movups       XMMWORD PTR [rdx+0x190],xmm0
    movups       XMMWORD PTR [rdx+0x1a0],xmm0
    movups       XMMWORD PTR [rdx+0x1b0],xmm0
    movups       XMMWORD PTR [rdx+0x1c0],xmm0
    movups       XMMWORD PTR [rdx+0x1d0],xmm0
    movups       XMMWORD PTR [rdx+0x1e0],xmm0
    movups       XMMWORD PTR [rdx+0x1f0],xmm0
    movups       XMMWORD PTR [rdx+0x210],xmm0
    movups       XMMWORD PTR [rdx+0x200],xmm0
    movups       XMMWORD PTR [rdx+0x230],xmm0
    movups       XMMWORD PTR [rdx+0x220],xmm0
    movups       XMMWORD PTR [rdx+0x250],xmm0
    movups       XMMWORD PTR [rdx+0x240],xmm0
    movups       XMMWORD PTR [rdx+0x270],xmm0
    movups       XMMWORD PTR [rdx+0x260],xmm0
    movups       XMMWORD PTR [rdx+0x290],xmm0
    movups       XMMWORD PTR [rdx+0x280],xmm0
    movups       XMMWORD PTR [rdx+0x2b0],xmm0
    movups       XMMWORD PTR [rdx+0x2a0],xmm0
    movups       XMMWORD PTR [rdx+0x2d0],xmm0
    movups       XMMWORD PTR [rdx+0x2c0],xmm0
    movups       XMMWORD PTR [rdx+0x2f0],xmm0
    movups       XMMWORD PTR [rdx+0x2e0],xmm0
    movups       XMMWORD PTR [rdx+0x310],xmm0
    movups       XMMWORD PTR [rdx+0x300],xmm0
    movups       XMMWORD PTR [rdx+0x330],xmm0
    movups       XMMWORD PTR [rdx+0x320],xmm0
    movups       XMMWORD PTR [rdx+0x350],xmm0
    movups       XMMWORD PTR [rdx+0x340],xmm0
    movups       XMMWORD PTR [rdx+0x370],xmm0
    movups       XMMWORD PTR [rdx+0x360],xmm0
    movups       XMMWORD PTR [rdx+0x390],xmm0
    movups       XMMWORD PTR [rdx+0x380],xmm0
    movups       XMMWORD PTR [rdx+0x3b0],xmm0
    movups       XMMWORD PTR [rdx+0x3a0],xmm0
    movups       XMMWORD PTR [rdx+0x3d0],xmm0
    movups       XMMWORD PTR [rdx+0x3c0],xmm0
    movups       XMMWORD PTR [rdx+0x3f0],xmm0
    movups       XMMWORD PTR [rdx+0x3e0],xmm0
    movups       XMMWORD PTR [rdx+0x410],xmm0
    movups       XMMWORD PTR [rdx+0x400],xmm0
    movups       XMMWORD PTR [rdx+0x430],xmm0
    movups       XMMWORD PTR [rdx+0x420],xmm0
    movups       XMMWORD PTR [rdx+0x450],xmm0
    movups       XMMWORD PTR [rdx+0x440],xmm0
    movups       XMMWORD PTR [rdx+0x470],xmm0
    movups       XMMWORD PTR [rdx+0x460],xmm0
    movups       XMMWORD PTR [rdx+0x490],xmm0
    movups       XMMWORD PTR [rdx+0x480],xmm0
    movups       XMMWORD PTR [rdx+0x4b0],xmm0
    movups       XMMWORD PTR [rdx+0x4a0],xmm0
    movups       XMMWORD PTR [rdx+0x4d0],xmm0
    movups       XMMWORD PTR [rdx+0x4c0],xmm0
    movups       XMMWORD PTR [rdx+0x4f0],xmm0
    movups       XMMWORD PTR [rdx+0x4e0],xmm0
    movups       XMMWORD PTR [rdx+0x510],xmm0
    movups       XMMWORD PTR [rdx+0x500],xmm0
    movups       XMMWORD PTR [rdx+0x530],xmm0
    movups       XMMWORD PTR [rdx+0x520],xmm0
    movups       XMMWORD PTR [rdx+0x550],xmm0
    movups       XMMWORD PTR [rdx+0x540],xmm0
    movups       XMMWORD PTR [rdx+0x570],xmm0
    movups       XMMWORD PTR [rdx+0x560],xmm0
    movups       XMMWORD PTR [rdx+0x590],xmm0
    movups       XMMWORD PTR [rdx+0x580],xmm0
    movups       XMMWORD PTR [rdx+0x5b0],xmm0
    movups       XMMWORD PTR [rdx+0x5a0],xmm0
    movups       XMMWORD PTR [rdx+0x5d0],xmm0
    movups       XMMWORD PTR [rdx+0x5c0],xmm0
    movups       XMMWORD PTR [rdx+0x5f0],xmm0
    movups       XMMWORD PTR [rdx+0x5e0],xmm0
    movups       XMMWORD PTR [rdx+0x610],xmm0
    movups       XMMWORD PTR [rdx+0x600],xmm0
    movups       XMMWORD PTR [rdx+0x630],xmm0
    movups       XMMWORD PTR [rdx+0x620],xmm0
    movups       XMMWORD PTR [rdx+0x650],xmm0
    movups       XMMWORD PTR [rdx+0x640],xmm0
    movups       XMMWORD PTR [rdx+0x670],xmm0
    movups       XMMWORD PTR [rdx+0x660],xmm0
    movups       XMMWORD PTR [rdx+0x690],xmm0
    movups       XMMWORD PTR [rdx+0x680],xmm0
    movups       XMMWORD PTR [rdx+0x6b0],xmm0
    movups       XMMWORD PTR [rdx+0x6a0],xmm0
    movups       XMMWORD PTR [rdx+0x6d0],xmm0
    movups       XMMWORD PTR [rdx+0x6c0],xmm0
    movups       XMMWORD PTR [rdx+0x6f0],xmm0
    movups       XMMWORD PTR [rdx+0x6e0],xmm0
    movups       XMMWORD PTR [rdx+0x710],xmm0
    movups       XMMWORD PTR [rdx+0x700],xmm0
    movups       XMMWORD PTR [rdx+0x730],xmm0
    movups       XMMWORD PTR [rdx+0x720],xmm0
    movups       XMMWORD PTR [rdx+0x750],xmm0
    movups       XMMWORD PTR [rdx+0x740],xmm0
    movups       XMMWORD PTR [rdx+0x770],xmm0
    movups       XMMWORD PTR [rdx+0x760],xmm0
    movups       XMMWORD PTR [rdx+0x790],xmm0
    movups       XMMWORD PTR [rdx+0x780],xmm0
    movups       XMMWORD PTR [rdx+0x7b0],xmm0
    movups       XMMWORD PTR [rdx+0x7a0],xmm0
    movups       XMMWORD PTR [rdx+0x7d0],xmm0
    movups       XMMWORD PTR [rdx+0x7c0],xmm0
    movups       XMMWORD PTR [rdx+0x7f0],xmm0
    movups       XMMWORD PTR [rdx+0x7e0],xmm0
    test         rsi,rsi
    je           .L4
    lea          rax,[rdi+rsi*8]
    xor          ecx,ecx
    jmp          .L2
.L1:
    add          rdi,0x8
    inc          rcx
    cmp          rdi,rax
    je           .L4
.L2:
    mov          rsi,QWORD PTR [rdi]
    test         rsi,rsi
    je           .L1
    mov          r8d,0x1
    shl          r8,cl
    mov          r9,rcx
    shr          r9,0x6
    lea          r9,[rdx+r9*8]
.L3:
  | mov          r10,rsi
  | dec          rsi
  | tzcnt        r11,r10
  | shl          r11d,0x5
  | or           QWORD PTR [r9+r11*1],r8
  | and          rsi,r10
  | jne          .L3
    jmp          .L1
.L4:
    pop          rax
    ret
.L5:
  ! lea          rdi,[rip+.D1]
  ! lea          rdx,[rip+.D2]
  ! mov          esi,0x26
  ! call         core::panicking::panic

; ---- transpose, level sse2: 1273 instructions, inner loops: 1221, 17
    push         r15
    push         r14
    push         r12
    push         rbx
    sub          rsp,0x9e8
    cmp          rsi,0x101
    jae          .L4
    mov          rbx,rdx
    mov          r14,rsi
    mov          r15,rdi
    lea          r12,[rsp+0x1e8]
    mov          edx,0x800
    mov          rdi,r12
    xor          esi,esi
    call         memset
    lea          rdx,[r14*8+0x0]
    mov          rdi,r12
    mov          rsi,r15
    call         memcpy
    add          r14,0x3f
    shr          r14,0x6
    je           .L2
    dec          r14
    mov          eax,0x1f0
.L1:
  | movdqu       xmm5,XMMWORD PTR [rsp+rax*1-0x8]
  | movdqu       xmm7,XMMWORD PTR [rsp+rax*1+0x8]
  | movdqu       xmm3,XMMWORD PTR [rsp+rax*1+0x18]
  | movdqu       xmm2,XMMWORD PTR [rsp+rax*1+0x28]
  | movdqu       xmm1,XMMWORD PTR [rsp+rax*1+0x38]
  | movdqu       xmm4,XMMWORD PTR [rsp+rax*1+0x48]
  | movdqu       xmm11,XMMWORD PTR [rsp+rax*1+0x58]
  | movdqu       xmm9,XMMWORD PTR [rsp+rax*1+0xf8]
  | movdqu       xmm15,XMMWORD PTR [rsp+rax*1+0x108]
  | movdqu       xmm14,XMMWORD PTR [rsp+rax*1+0x118]
  | movdqu       xmm13,XMMWORD PTR [rsp+rax*1+0x128]
  | movdqu       xmm12,XMMWORD PTR [rsp+rax*1+0x138]
  | movdqu       xmm10,XMMWORD PTR [rsp+rax*1+0x148]
  | movups       xmm0,XMMWORD PTR [rsp+rax*1+0x158]
  | movaps       XMMWORD PTR [rsp+0x80],xmm0
  | movdqa       xmm8,xmm5
  | psrlq        xmm8,0x20
  | movdqa       xmm6,xmm9
  | movdqa       xmm0,xmm9
  | movdqa       xmm9,XMMWORD PTR [rip+.D1]
  | pand         xmm6,xmm9
  | pxor         xmm6,xmm8
  | pxor         xmm0,xmm6
  | movdqa       XMMWORD PTR [rsp+0x100],xmm0
  | psllq        xmm6,0x20
  | pxor         xmm6,xmm5
  | movdqa       xmm8,xmm7
  | psrlq        xmm8,0x20
  | movdqa       xmm5,xmm15
  | pand         xmm5,xmm9
  | pxor         xmm5,xmm8
  | pxor         xmm15,xmm5
  | movdqa       XMMWORD PTR [rsp+0x70],xmm15
  | psllq        xmm5,0x20
  | pxor         xmm5,xmm7
  | movdqa       xmm7,xmm3
  | psrlq        xmm7,0x20
  | movdqa       xmm0,xmm14
  | pand         xmm0,xmm9
  | pxor         xmm0,xmm7
  | pxor         xmm14,xmm0
  | movdqa       XMMWORD PTR [rsp+0x110],xmm14
  | psllq        xmm0,0x20
  | pxor         xmm0,xmm3
  | movdqa       XMMWORD PTR [rsp+0x60],xmm0
  | movdqa       xmm3,xmm2
  | psrlq        xmm3,0x20
  | movdqa       xmm7,xmm13
  | pand         xmm7,xmm9
  | pxor         xmm7,xmm3
  | pxor         xmm13,xmm7
  | movdqa       XMMWORD PTR [rsp+0x120],xmm13
  | psllq        xmm7,0x20
  | pxor         xmm7,xmm2
  | movdqa       xmm2,xmm1
  | psrlq        xmm2,0x20
  | movdqa       xmm0,xmm12
  | pand         xmm0,xmm9
  | pxor         xmm0,xmm2
  | pxor         xmm12,xmm0
  | movdqa       XMMWORD PTR [rsp+0x130],xmm12
  | psllq        xmm0,0x20
  | pxor         xmm0,xmm1
  | movdqa       XMMWORD PTR [rsp+0x30],xmm0
  | movdqa       xmm1,xmm4
  | psrlq        xmm1,0x20
  | movdqa       xmm8,xmm10
  | pand         xmm8,xmm9
  | pxor         xmm8,xmm1
  | pxor         xmm10,xmm8
  | movdqa       XMMWORD PTR [rsp+0x140],xmm10
  | psllq        xmm8,0x20
  | pxor         xmm8,xmm4
  | movdqa       xmm0,xmm11
  | psrlq        xmm0,0x20
  | movdqa       xmm1,XMMWORD PTR [rsp+0x80]
  | movdqa       xmm2,xmm1
  | pand         xmm2,xmm9
  | pxor         xmm2,xmm0
  | movdqu       xmm0,XMMWORD PTR [rsp+rax*1+0x68]
  | pxor         xmm1,xmm2
  | movdqa       XMMWORD PTR [rsp+0x80],xmm1
  | psllq        xmm2,0x20
  | pxor         xmm2,xmm11
  | movdqa       XMMWORD PTR [rsp+0x20],xmm2
  | movdqa       xmm1,xmm0
  | psrlq        xmm1,0x20
  | movdqu       xmm2,XMMWORD PTR [rsp+rax*1+0x168]
  | movdqa       xmm4,xmm2
  | pand         xmm4,xmm9
  | pxor         xmm4,xmm1
  | pxor         xmm2,xmm4
  | movdqa       XMMWORD PTR [rsp+0xf0],xmm2
  | psllq        xmm4,0x20
  | pxor         xmm4,xmm0
  | movdqu       xmm0,XMMWORD PTR [rsp+rax*1+0x78]
  | movdqa       xmm1,xmm0
  | psrlq        xmm1,0x20
  | movdqu       xmm2,XMMWORD PTR [rsp+rax*1+0x178]
  | movdqa       xmm10,xmm2
  | pand         xmm10,xmm9
  | pxor         xmm10,xmm1
  | pxor         xmm2,xmm10
  | movdqa       XMMWORD PTR [rsp+0x50],xmm2
  | psllq        xmm10,0x20
  | pxor         xmm10,xmm0
  | movdqu       xmm0,XMMWORD PTR [rsp+rax*1+0x88]
  | movdqa       xmm1,xmm0
  | psrlq        xmm1,0x20
  | movdqu       xmm2,XMMWORD PTR [rsp+rax*1+0x188]
  | movdqa       xmm11,xmm2
  | pand         xmm11,xmm9
  | pxor         xmm11,xmm1
  | pxor         xmm2,xmm11
  | movdqa       XMMWORD PTR [rsp+0x40],xmm2
  | psllq        xmm11,0x20
  | pxor         xmm11,xmm0
  | movdqu       xmm0,XMMWORD PTR [rsp+rax*1+0x98]
  | movdqa       xmm1,xmm0
  | psrlq        xmm1,0x20
  | movdqu       xmm2,XMMWORD PTR [rsp+rax*1+0x198]
  | movdqa       xmm12,xmm2
  | pand         xmm12,xmm9
  | pxor         xmm12,xmm1
  | pxor         xmm2,xmm12
  | movdqa       XMMWORD PTR [rsp+0x10],xmm2
  | psllq        xmm12,0x20
  | pxor         xmm12,xmm0
  | movdqu       xmm0,XMMWORD PTR [rsp+rax*1+0xa8]
  | movdqa       xmm1,xmm0
  | psrlq        xmm1,0x20
  | movdqu       xmm2,XMMWORD PTR [rsp+rax*1+0x1a8]
  | movdqa       xmm13,xmm2
  | pand         xmm13,xmm9
  | pxor         xmm13,xmm1
  | pxor         xmm2,xmm13
  | movdqa       XMMWORD PTR [rsp+0xb0],xmm2
  | psllq        xmm13,0x20
  | pxor         xmm13,xmm0
  | movdqu       xmm0,XMMWORD PTR [rsp+rax*1+0xb8]
  | movdqa       xmm1,xmm0
  | psrlq        xmm1,0x20
  | movdqu       xmm2,XMMWORD PTR [rsp+rax*1+0x1b8]
  | movdqa       xmm14,xmm2
  | pand         xmm14,xmm9
  | movdqa       xmm3,xmm9
  | pxor         xmm14,xmm1
  | pxor         xmm2,xmm14
  | movdqa       XMMWORD PTR [rsp],xmm2
  | psllq        xmm14,0x20
  | pxor         xmm14,xmm0
  | movdqu       xmm0,XMMWORD PTR [rsp+rax*1+0xc8]
  | movdqa       xmm1,xmm0
  | psrlq        xmm1,0x20
  | movdqu       xmm2,XMMWORD PTR [rsp+rax*1+0x1c8]
  | movdqa       xmm15,xmm2
  | pand         xmm15,xmm9
  | pxor         xmm15,xmm1
  | pxor         xmm2,xmm15
  | movdqa       XMMWORD PTR [rsp+0xa0],xmm2
  | psllq        xmm15,0x20
  | pxor         xmm15,xmm0
  | movdqu       xmm0,XMMWORD PTR [rsp+rax*1+0xd8]
  | movdqa       xmm9,xmm0
  | psrlq        xmm9,0x20
  | movdqu       xmm2,XMMWORD PTR [rsp+rax*1+0x1d8]
  | movdqa       xmm1,xmm2
  | pand         xmm1,xmm3
  | pxor         xmm1,xmm9
  | pxor         xmm2,xmm1
  | movdqa       XMMWORD PTR [rsp+0x90],xmm2
  | psllq        xmm1,0x20
  | pxor         xmm1,xmm0
  | movdqu       xmm2,XMMWORD PTR [rsp+rax*1+0xe8]
  | movdqa       xmm9,xmm2
  | psrlq        xmm9,0x20
  | movdqu       xmm3,XMMWORD PTR [rsp+rax*1+0x1e8]
  | movdqa       xmm0,xmm3
  | pand         xmm0,XMMWORD PTR [rip+.D1]
  | pxor         xmm0,xmm9
  | pxor         xmm3,xmm0
  | movdqa       XMMWORD PTR [rsp+0x150],xmm3
  | psllq        xmm0,0x20
  | pxor         xmm0,xmm2
  | movdqa       xmm3,xmm6
  | psrlq        xmm3,0x10
  | pxor         xmm3,xmm10
  | movdqa       xmm9,xmm3
  | movdqa       xmm2,XMMWORD PTR [rip+.D2]
  | pand         xmm9,xmm2
  | pxor         xmm9,xmm10
  | movdqa       XMMWORD PTR [rsp+0xe0],xmm9
  | pslld        xmm3,0x10
  | pxor         xmm3,xmm6
  | movdqa       XMMWORD PTR [rsp+0x1a0],xmm3
  | movdqa       xmm10,xmm5
  | psrlq        xmm10,0x10
  | pxor         xmm10,xmm11
  | movdqa       xmm2,xmm10
  | movdqa       xmm9,XMMWORD PTR [rip+.D2]
  | pand         xmm2,xmm9
  | pxor         xmm2,xmm11
  | movdqa       XMMWORD PTR [rsp+0xd0],xmm2
  | pslld        xmm10,0x10
  | pxor         xmm10,xmm5
  | movdqa       xmm5,XMMWORD PTR [rsp+0x60]
  | movdqa       xmm11,xmm5
  | psrlq        xmm11,0x10
  | pxor         xmm11,xmm12
  | movdqa       xmm2,xmm11
  | pand         xmm2,xmm9
  | pxor         xmm2,xmm12
  | movdqa       XMMWORD PTR [rsp+0xc0],xmm2
  | pslld        xmm11,0x10
  | pxor         xmm11,xmm5
  | movdqa       xmm12,xmm7
  | psrlq        xmm12,0x10
  | pxor         xmm12,xmm13
  | movdqa       xmm2,xmm12
  | pand         xmm2,xmm9
  | pxor         xmm2,xmm13
  | movdqa       XMMWORD PTR [rsp+0x60],xmm2
  | pslld        xmm12,0x10
  | pxor         xmm12,xmm7
  | movdqa       xmm2,XMMWORD PTR [rsp+0x30]
  | movdqa       xmm13,xmm2
  | psrlq        xmm13,0x10
  | pxor         xmm13,xmm14
  | movdqa       xmm3,xmm13
  | pand         xmm3,xmm9
  | pxor         xmm3,xmm14
  | movdqa       XMMWORD PTR [rsp+0x190],xmm3
  | pslld        xmm13,0x10
  | pxor         xmm13,xmm2
  | movdqa       xmm14,xmm8
  | psrlq        xmm14,0x10
  | pxor         xmm14,xmm15
  | movdqa       xmm2,xmm14
  | pand         xmm2,xmm9
  | pxor         xmm2,xmm15
  | movdqa       XMMWORD PTR [rsp+0x180],xmm2
  | pslld        xmm14,0x10
  | pxor         xmm14,xmm8
  | movdqa       xmm2,XMMWORD PTR [rsp+0x20]
  | movdqa       xmm15,xmm2
  | psrlq        xmm15,0x10
  | pxor         xmm15,xmm1
  | movdqa       xmm3,xmm15
  | pand         xmm3,xmm9
  | pxor         xmm3,xmm1
  | movdqa       XMMWORD PTR [rsp+0x170],xmm3
  | pslld        xmm15,0x10
  | pxor         xmm15,xmm2
  | movdqa       xmm7,xmm4
  | psrlq        xmm7,0x10
  | pxor         xmm7,xmm0
  | movdqa       xmm1,xmm7
  | pand         xmm1,xmm9
  | pxor         xmm1,xmm0
  | movdqa       XMMWORD PTR [rsp+0x160],xmm1
  | pslld        xmm7,0x10
  | pxor         xmm7,xmm4
  | movdqa       xmm0,XMMWORD PTR [rsp+0x100]
  | movdqa       xmm3,xmm0
  | psrlq        xmm3,0x10
  | movdqa       xmm2,XMMWORD PTR [rsp+0x50]
  | pxor         xmm3,xmm2
  | movdqa       xmm1,xmm3
  | pand         xmm1,xmm9
  | pxor         xmm1,xmm2
  | movdqa       XMMWORD PTR [rsp+0x50],xmm1
  | pslld        xmm3,0x10
  | pxor         xmm3,xmm0
  | movdqa       XMMWORD PTR [rsp+0x1b0],xmm3
  | movdqa       xmm0,XMMWORD PTR [rsp+0x70]
  | movdqa       xmm3,xmm0
  | psrlq        xmm3,0x10
  | movdqa       xmm2,XMMWORD PTR [rsp+0x40]
  | pxor         xmm3,xmm2
  | movdqa       xmm1,xmm3
  | pand         xmm1,xmm9
  | pxor         xmm1,xmm2
  | movdqa       XMMWORD PTR [rsp+0x30],xmm1
  | pslld        xmm3,0x10
  | pxor         xmm3,xmm0
  | movdqa       XMMWORD PTR [rsp+0x1d0],xmm3
  | movdqa       xmm0,XMMWORD PTR [rsp+0x110]
  | movdqa       xmm3,xmm0
  | psrlq        xmm3,0x10
  | movdqa       xmm2,XMMWORD PTR [rsp+0x10]
  | pxor         xmm3,xmm2
  | movdqa       xmm1,xmm3
  | pand         xmm1,xmm9
  | pxor         xmm1,xmm2
  | movdqa       XMMWORD PTR [rsp+0x20],xmm1
  | pslld        xmm3,0x10
  | pxor         xmm3,xmm0
  | movdqa       XMMWORD PTR [rsp+0x1c0],xmm3
  | movdqa       xmm0,XMMWORD PTR [rsp+0x120]
  | movdqa       xmm8,xmm0
  | psrlq        xmm8,0x10
  | movdqa       xmm2,XMMWORD PTR [rsp+0xb0]
  | pxor         xmm8,xmm2
  | movdqa       xmm1,xmm8
  | pand         xmm1,xmm9
  | pxor         xmm1,xmm2
  | movdqa       XMMWORD PTR [rsp+0x40],xmm1
  | pslld        xmm8,0x10
  | pxor         xmm8,xmm0
  | movdqa       xmm1,XMMWORD PTR [rsp+0x130]
  | movdqa       xmm5,xmm1
  | psrlq        xmm5,0x10
  | movdqa       xmm2,XMMWORD PTR [rsp]
  | pxor         xmm5,xmm2
  | movdqa       xmm0,xmm5
  | pand         xmm0,xmm9
  | pxor         xmm0,xmm2
  | movdqa       XMMWORD PTR [rsp],xmm0
  | pslld        xmm5,0x10
  | pxor         xmm5,xmm1
  | movdqa       xmm2,XMMWORD PTR [rsp+0x140]
  | movdqa       xmm1,xmm2
  | psrlq        xmm1,0x10
  | movdqa       xmm3,XMMWORD PTR [rsp+0xa0]
  | pxor         xmm1,xmm3
  | movdqa       xmm0,xmm1
  | pand         xmm0,xmm9
  | pxor         xmm0,xmm3
  | movdqa       XMMWORD PTR [rsp+0xa0],xmm0
  | pslld        xmm1,0x10
  | pxor         xmm1,xmm2
  | movdqa       xmm3,XMMWORD PTR [rsp+0x80]
  | movdqa       xmm2,xmm3
  | psrlq        xmm2,0x10
  | movdqa       xmm6,XMMWORD PTR [rsp+0x90]
  | pxor         xmm2,xmm6
  | movdqa       xmm0,xmm2
  | pand         xmm0,xmm9
  | pxor         xmm0,xmm6
  | movdqa       XMMWORD PTR [rsp+0x90],xmm0
  | pslld        xmm2,0x10
  | pxor         xmm2,xmm3
  | movdqa       xmm4,XMMWORD PTR [rsp+0xf0]
  | movdqa       xmm3,xmm4
  | psrlq        xmm3,0x10
  | movdqa       xmm0,XMMWORD PTR [rsp+0x150]
  | pxor         xmm3,xmm0
  | movdqa       xmm6,xmm3
  | pand         xmm6,xmm9
  | pxor         xmm6,xmm0
  | movdqa       XMMWORD PTR [rsp+0x150],xmm6
  | pslld        xmm3,0x10
  | pxor         xmm3,xmm4
  | movdqa       xmm6,XMMWORD PTR [rsp+0x1a0]
  | movdqa       xmm0,xmm6
  | psrlq        xmm0,0x8
  | pxor         xmm0,xmm13
  | movdqa       xmm9,xmm0
  | movdqa       xmm4,XMMWORD PTR [rip+.D3]
  | pand         xmm9,xmm4
  | pxor         xmm9,xmm13
  | movdqa       XMMWORD PTR [rsp+0x120],xmm9
  | psllw        xmm0,0x8
  | pxor         xmm0,xmm6
  | movdqa       XMMWORD PTR [rsp+0x1a0],xmm0
  | movdqa       xmm9,xmm10
  | psrlq        xmm9,0x8
  | pxor         xmm9,xmm14
  | movdqa       xmm4,xmm9
  | movdqa       xmm6,XMMWORD PTR [rip+.D3]
  | pand         xmm4,xmm6
  | pxor         xmm4,xmm14
  | movdqa       XMMWORD PTR [rsp+0x10],xmm4
  | psllw        xmm9,0x8
  | pxor         xmm9,xmm10
  | movdqa       xmm14,xmm11
  | psrlq        xmm14,0x8
  | pxor         xmm14,xmm15
  | movdqa       xmm0,xmm14
  | pand         xmm0,xmm6
  | pxor         xmm0,xmm15
  | movdqa       XMMWORD PTR [rsp+0x110],xmm0
  | psllw        xmm14,0x8
  | pxor         xmm14,xmm11
  | movdqa       xmm4,xmm12
  | psrlq        xmm4,0x8
  | pxor         xmm4,xmm7
  | movdqa       xmm0,xmm4
  | pand         xmm0,xmm6
  | pxor         xmm0,xmm7
  | movdqa       XMMWORD PTR [rsp+0x80],xmm0
  | psllw        xmm4,0x8
  | pxor         xmm4,xmm12
  | movdqa       XMMWORD PTR [rsp+0x70],xmm4
  | movdqa       xmm4,XMMWORD PTR [rsp+0xe0]
  | movdqa       xmm7,xmm4
  | psrlq        xmm7,0x8
  | movdqa       xmm0,XMMWORD PTR [rsp+0x190]
  | pxor         xmm7,xmm0
  | movdqa       xmm10,xmm7
  | pand         xmm10,xmm6
  | pxor         xmm10,xmm0
  | movdqa       XMMWORD PTR [rsp+0xf0],xmm10
  | psllw        xmm7,0x8
  | pxor         xmm7,xmm4
  | movdqa       xmm4,XMMWORD PTR [rsp+0xd0]
  | movdqa       xmm10,xmm4
  | psrlq        xmm10,0x8
  | movdqa       xmm0,XMMWORD PTR [rsp+0x180]
  | pxor         xmm10,xmm0
  | movdqa       xmm11,xmm10
  | pand         xmm11,xmm6
  | pxor         xmm11,xmm0
  | movdqa       XMMWORD PTR [rsp+0xb0],xmm11
  | psllw        xmm10,0x8
  | pxor         xmm10,xmm4
  | movdqa       xmm12,XMMWORD PTR [rsp+0xc0]
  | movdqa       xmm15,xmm12
  | psrlq        xmm15,0x8
  | movdqa       xmm0,XMMWORD PTR [rsp+0x170]
  | pxor         xmm15,xmm0
  | movdqa       xmm4,xmm15
  | pand         xmm4,xmm6
  | pxor         xmm4,xmm0
  | movdqa       XMMWORD PTR [rsp+0x100],xmm4
  | psllw        xmm15,0x8
  | pxor         xmm15,xmm12
  | movdqa       xmm12,XMMWORD PTR [rsp+0x60]
  | movdqa       xmm11,xmm12
  | psrlq        xmm11,0x8
  | movdqa       xmm0,XMMWORD PTR [rsp+0x160]
  | pxor         xmm11,xmm0
  | movdqa       xmm4,xmm11
  | pand         xmm4,xmm6
  | pxor         xmm4,xmm0
  | movdqa       XMMWORD PTR [rsp+0xd0],xmm4
  | psllw        xmm11,0x8
  | pxor         xmm11,xmm12
  | movdqa       XMMWORD PTR [rsp+0x130],xmm11
  | movdqa       xmm11,XMMWORD PTR [rsp+0x1b0]
  | movdqa       xmm12,xmm11
  | psrlq        xmm12,0x8
  | pxor         xmm12,xmm5
  | movdqa       xmm4,xmm12
  | pand         xmm4,xmm6
  | pxor         xmm4,xmm5
  | movdqa       XMMWORD PTR [rsp+0x60],xmm4
  | psllw        xmm12,0x8
  | pxor         xmm12,xmm11
  | movdqa       xmm4,XMMWORD PTR [rsp+0x1d0]
  | movdqa       xmm11,xmm4
  | psrlq        xmm11,0x8
  | pxor         xmm11,xmm1
  | movdqa       xmm0,xmm11
  | pand         xmm0,xmm6
  | pxor         xmm0,xmm1
  | movdqa       XMMWORD PTR [rsp+0xc0],xmm0
  | psllw        xmm11,0x8
  | pxor         xmm11,xmm4
  | movdqa       xmm4,XMMWORD PTR [rsp+0x1c0]
  | movdqa       xmm1,xmm4
  | psrlq        xmm1,0x8
  | pxor         xmm1,xmm2
  | movdqa       xmm0,xmm1
  | pand         xmm0,xmm6
  | pxor         xmm0,xmm2
  | movdqa       XMMWORD PTR [rsp+0xe0],xmm0
  | psllw        xmm1,0x8
  | pxor         xmm1,xmm4
  | movdqa       xmm5,xmm1
  | movdqa       xmm2,xmm8
  | psrlq        xmm2,0x8
  | pxor         xmm2,xmm3
  | movdqa       xmm0,xmm2
  | pand         xmm0,xmm6
  | pxor         xmm0,xmm3
  | movdqa       XMMWORD PTR [rsp+0x140],xmm0
  | psllw        xmm2,0x8
  | pxor         xmm2,xmm8
  | movdqa       xmm0,XMMWORD PTR [rsp+0x50]
  | movdqa       xmm3,xmm0
  | psrlq        xmm3,0x8
  | movdqa       xmm4,XMMWORD PTR [rsp]
  | pxor         xmm3,xmm4
  | movdqa       xmm1,xmm3
  | pand         xmm1,xmm6
  | pxor         xmm1,xmm4
  | movdqa       XMMWORD PTR [rsp],xmm1
  | psllw        xmm3,0x8
  | pxor         xmm3,xmm0
  | movdqa       xmm0,XMMWORD PTR [rsp+0x30]
  | movdqa       xmm13,xmm0
  | psrlq        xmm13,0x8
  | movdqa       xmm4,XMMWORD PTR [rsp+0xa0]
  | pxor         xmm13,xmm4
  | movdqa       xmm1,xmm13
  | pand         xmm1,xmm6
  | pxor         xmm1,xmm4
  | movdqa       XMMWORD PTR [rsp+0x50],xmm1
  | psllw        xmm13,0x8
  | pxor         xmm13,xmm0
  | movdqa       xmm4,XMMWORD PTR [rsp+0x20]
  | movdqa       xmm1,xmm4
  | psrlq        xmm1,0x8
  | movdqa       xmm8,XMMWORD PTR [rsp+0x90]
  | pxor         xmm1,xmm8
  | movdqa       xmm0,xmm1
  | pand         xmm0,xmm6
  | pxor         xmm0,xmm8
  | movdqa       XMMWORD PTR [rsp+0xa0],xmm0
  | psllw        xmm1,0x8
  | pxor         xmm1,xmm4
  | movdqa       XMMWORD PTR [rsp+0x90],xmm1
  | movdqa       xmm4,XMMWORD PTR [rsp+0x40]
  | movdqa       xmm1,xmm4
  | psrlq        xmm1,0x8
  | movdqa       xmm8,XMMWORD PTR [rsp+0x150]
  | pxor         xmm1,xmm8
  | movdqa       xmm0,xmm1
  | pand         xmm0,xmm6
  | pxor         xmm0,xmm8
  | movdqa       XMMWORD PTR [rsp+0x150],xmm0
  | psllw        xmm1,0x8
  | pxor         xmm1,xmm4
  | movdqa       XMMWORD PTR [rsp+0x180],xmm1
  | movdqa       xmm1,XMMWORD PTR [rsp+0x1a0]
  | movdqa       xmm0,xmm1
  | psrlq        xmm0,0x4
  | pxor         xmm0,xmm14
  | movdqa       xmm4,XMMWORD PTR [rip+.D4]
  | pand         xmm0,xmm4
  | pxor         xmm14,xmm0
  | movdqa       XMMWORD PTR [rsp+0x40],xmm14
  | psllq        xmm0,0x4
  | pxor         xmm0,xmm1
  | movdqa       xmm1,xmm9
  | psrlq        xmm1,0x4
  | movdqa       xmm6,XMMWORD PTR [rsp+0x70]
  | pxor         xmm1,xmm6
  | pand         xmm1,xmm4
  | pxor         xmm6,xmm1
  | movdqa       XMMWORD PTR [rsp+0x70],xmm6
  | psllq        xmm1,0x4
  | pxor         xmm1,xmm9
  | movdqa       XMMWORD PTR [rsp+0x170],xmm1
  | movdqa       xmm1,XMMWORD PTR [rsp+0x120]
  | movdqa       xmm6,xmm1
  | psrlq        xmm6,0x4
  | movdqa       xmm8,XMMWORD PTR [rsp+0x110]
  | pxor         xmm6,xmm8
  | pand         xmm6,xmm4
  | pxor         xmm8,xmm6
  | movdqa       XMMWORD PTR [rsp+0x110],xmm8
  | psllq        xmm6,0x4
  | pxor         xmm6,xmm1
  | movdqa       xmm9,XMMWORD PTR [rsp+0x10]
  | movdqa       xmm8,xmm9
  | psrlq        xmm8,0x4
  | movdqa       xmm1,XMMWORD PTR [rsp+0x80]
  | pxor         xmm8,xmm1
  | pand         xmm8,xmm4
  | pxor         xmm1,xmm8
  | movdqa       XMMWORD PTR [rsp+0x80],xmm1
  | psllq        xmm8,0x4
  | pxor         xmm8,xmm9
  | movdqa       XMMWORD PTR [rsp+0x160],xmm8
  | movdqa       xmm8,xmm7
  | psrlq        xmm8,0x4
  | pxor         xmm8,xmm15
  | pand         xmm8,xmm4
  | pxor         xmm15,xmm8
  | movdqa       XMMWORD PTR [rsp+0x30],xmm15
  | psllq        xmm8,0x4
  | pxor         xmm8,xmm7
  | movdqa       xmm7,xmm10
  | psrlq        xmm7,0x4
  | movdqa       xmm1,XMMWORD PTR [rsp+0x130]
  | pxor         xmm7,xmm1
  | pand         xmm7,xmm4
  | pxor         xmm1,xmm7
  | movdqa       XMMWORD PTR [rsp+0x130],xmm1
  | psllq        xmm7,0x4
  | pxor         xmm7,xmm10
  | movdqa       XMMWORD PTR [rsp+0x20],xmm7
  | movdqa       xmm1,XMMWORD PTR [rsp+0xf0]
  | movdqa       xmm7,xmm1
  | psrlq        xmm7,0x4
  | movdqa       xmm9,XMMWORD PTR [rsp+0x100]
  | pxor         xmm7,xmm9
  | pand         xmm7,xmm4
  | pxor         xmm9,xmm7
  | movdqa       XMMWORD PTR [rsp+0x100],xmm9
  | psllq        xmm7,0x4
  | pxor         xmm7,xmm1
  | movdqa       xmm9,XMMWORD PTR [rsp+0xb0]
  | movdqa       xmm15,xmm9
  | psrlq        xmm15,0x4
  | movdqa       xmm1,XMMWORD PTR [rsp+0xd0]
  | pxor         xmm15,xmm1
  | pand         xmm15,xmm4
  | pxor         xmm1,xmm15
  | movdqa       XMMWORD PTR [rsp+0xd0],xmm1
  | psllq        xmm15,0x4
  | pxor         xmm15,xmm9
  | movdqa       xmm10,xmm12
  | psrlq        xmm10,0x4
  | pxor         xmm10,xmm5
  | pand         xmm10,xmm4
  | pxor         xmm5,xmm10
  | movdqa       XMMWORD PTR [rsp+0x10],xmm5
  | psllq        xmm10,0x4
  | pxor         xmm10,xmm12
  | movdqa       xmm12,xmm11
  | psrlq        xmm12,0x4
  | pxor         xmm12,xmm2
  | pand         xmm12,xmm4
  | pxor         xmm2,xmm12
  | movdqa       XMMWORD PTR [rsp+0x190],xmm2
  | psllq        xmm12,0x4
  | pxor         xmm12,xmm11
  | movdqa       xmm1,XMMWORD PTR [rsp+0x60]
  | movdqa       xmm11,xmm1
  | psrlq        xmm11,0x4
  | movdqa       xmm2,XMMWORD PTR [rsp+0xe0]
  | pxor         xmm11,xmm2
  | pand         xmm11,xmm4
  | pxor         xmm2,xmm11
  | movdqa       XMMWORD PTR [rsp+0xe0],xmm2
  | psllq        xmm11,0x4
  | pxor         xmm11,xmm1
  | movdqa       xmm2,XMMWORD PTR [rsp+0xc0]
  | movdqa       xmm5,xmm2
  | psrlq        xmm5,0x4
  | movdqa       xmm1,XMMWORD PTR [rsp+0x140]
  | pxor         xmm5,xmm1
  | pand         xmm5,xmm4
  | pxor         xmm1,xmm5
  | movdqa       XMMWORD PTR [rsp+0x140],xmm1
  | psllq        xmm5,0x4
  | pxor         xmm5,xmm2
  | movdqa       xmm14,xmm3
  | psrlq        xmm14,0x4
  | movdqa       xmm1,XMMWORD PTR [rsp+0x90]
  | pxor         xmm14,xmm1
  | pand         xmm14,xmm4
  | pxor         xmm1,xmm14
  | movdqa       XMMWORD PTR [rsp+0x90],xmm1
  | psllq        xmm14,0x4
  | pxor         xmm14,xmm3
  | movdqa       xmm2,xmm13
  | psrlq        xmm2,0x4
  | movdqa       xmm1,XMMWORD PTR [rsp+0x180]
  | pxor         xmm2,xmm1
  | pand         xmm2,xmm4
  | pxor         xmm1,xmm2
  | movdqa       XMMWORD PTR [rsp+0x180],xmm1
  | psllq        xmm2,0x4
  | pxor         xmm2,xmm13
  | movdqa       xmm9,XMMWORD PTR [rsp]
  | movdqa       xmm3,xmm9
  | psrlq        xmm3,0x4
  | movdqa       xmm1,XMMWORD PTR [rsp+0xa0]
  | pxor         xmm3,xmm1
  | pand         xmm3,xmm4
  | pxor         xmm1,xmm3
  | movdqa       XMMWORD PTR [rsp+0xa0],xmm1
  | psllq        xmm3,0x4
  | pxor         xmm3,xmm9
  | movdqa       xmm13,XMMWORD PTR [rsp+0x50]
  | movdqa       xmm1,xmm13
  | psrlq        xmm1,0x4
  | movdqa       xmm9,XMMWORD PTR [rsp+0x150]
  | pxor         xmm1,xmm9
  | pand         xmm1,xmm4
  | pxor         xmm9,xmm1
  | movdqa       XMMWORD PTR [rsp+0x150],xmm9
  | psllq        xmm1,0x4
  | pxor         xmm1,xmm13
  | movdqa       xmm9,xmm0
  | psrlq        xmm9,0x2
  | movdqa       xmm13,XMMWORD PTR [rsp+0x170]
  | pxor         xmm9,xmm13
  | movdqa       xmm4,XMMWORD PTR [rip+.D5]
  | pand         xmm9,xmm4
  | pxor         xmm13,xmm9
  | movdqa       XMMWORD PTR [rsp+0x170],xmm13
  | psllq        xmm9,0x2
  | pxor         xmm9,xmm0
  | movdqa       XMMWORD PTR [rsp+0x120],xmm9
  | movdqa       xmm13,XMMWORD PTR [rsp+0x40]
  | movdqa       xmm0,xmm13
  | psrlq        xmm0,0x2
  | movdqa       xmm9,XMMWORD PTR [rsp+0x70]
  | pxor         xmm0,xmm9
  | pand         xmm0,xmm4
  | pxor         xmm9,xmm0
  | psllq        xmm0,0x2
  | pxor         xmm0,xmm13
  | movdqa       XMMWORD PTR [rsp+0x70],xmm0
  | movdqa       xmm0,xmm6
  | psrlq        xmm0,0x2
  | movdqa       xmm13,XMMWORD PTR [rsp+0x160]
  | pxor         xmm0,xmm13
  | pand         xmm0,xmm4
  | pxor         xmm13,xmm0
  | movdqa       XMMWORD PTR [rsp+0x160],xmm13
  | psllq        xmm0,0x2
  | pxor         xmm0,xmm6
  | movdqa       XMMWORD PTR [rsp+0xf0],xmm0
  | movdqa       xmm6,XMMWORD PTR [rsp+0x110]
  | movdqa       xmm13,xmm6
  | psrlq        xmm13,0x2
  | movdqa       xmm0,XMMWORD PTR [rsp+0x80]
  | pxor         xmm13,xmm0
  | pand         xmm13,xmm4
  | pxor         xmm0,xmm13
  | movdqa       XMMWORD PTR [rsp+0x80],xmm0
  | psllq        xmm13,0x2
  | pxor         xmm13,xmm6
  | movdqa       XMMWORD PTR [rsp+0x60],xmm13
  | movdqa       xmm0,xmm8
  | psrlq        xmm0,0x2
  | movdqa       xmm6,XMMWORD PTR [rsp+0x20]
  | pxor         xmm0,xmm6
  | pand         xmm0,xmm4
  | pxor         xmm6,xmm0
  | psllq        xmm0,0x2
  | pxor         xmm0,xmm8
  | movdqa       XMMWORD PTR [rsp+0x50],xmm0
  | movdqa       xmm13,XMMWORD PTR [rsp+0x30]
  | movdqa       xmm8,xmm13
  | psrlq        xmm8,0x2
  | movdqa       xmm0,XMMWORD PTR [rsp+0x130]
  | pxor         xmm8,xmm0
  | pand         xmm8,xmm4
  | pxor         xmm0,xmm8
  | movdqa       XMMWORD PTR [rsp+0x130],xmm0
  | psllq        xmm8,0x2
  | pxor         xmm8,xmm13
  | movdqa       XMMWORD PTR [rsp+0xc0],xmm8
  | movdqa       xmm0,xmm7
  | psrlq        xmm0,0x2
  | pxor         xmm0,xmm15
  | pand         xmm0,xmm4
  | pxor         xmm15,xmm0
  | psllq        xmm0,0x2
  | pxor         xmm0,xmm7
  | movdqa       XMMWORD PTR [rsp+0x20],xmm0
  | movdqa       xmm8,XMMWORD PTR [rsp+0x100]
  | movdqa       xmm7,xmm8
  | psrlq        xmm7,0x2
  | movdqa       xmm0,XMMWORD PTR [rsp+0xd0]
  | pxor         xmm7,xmm0
  | pand         xmm7,xmm4
  | pxor         xmm0,xmm7
  | psllq        xmm7,0x2
  | pxor         xmm7,xmm8
  | movdqa       XMMWORD PTR [rsp+0xb0],xmm7
  | movdqa       xmm7,xmm10
  | psrlq        xmm7,0x2
  | pxor         xmm7,xmm12
  | pand         xmm7,xmm4
  | pxor         xmm12,xmm7
  | psllq        xmm7,0x2
  | pxor         xmm7,xmm10
  | movdqa       XMMWORD PTR [rsp],xmm7
  | movdqa       xmm10,XMMWORD PTR [rsp+0x10]
  | movdqa       xmm8,xmm10
  | psrlq        xmm8,0x2
  | movdqa       xmm7,XMMWORD PTR [rsp+0x190]
  | pxor         xmm8,xmm7
  | pand         xmm8,xmm4
  | pxor         xmm7,xmm8
  | movdqa       XMMWORD PTR [rsp+0x190],xmm7
  | psllq        xmm8,0x2
  | pxor         xmm8,xmm10
  | movdqa       XMMWORD PTR [rsp+0x10],xmm8
  | movdqa       xmm7,xmm11
  | psrlq        xmm7,0x2
  | pxor         xmm7,xmm5
  | pand         xmm7,xmm4
  | pxor         xmm5,xmm7
  | psllq        xmm7,0x2
  | pxor         xmm7,xmm11
  | movdqa       XMMWORD PTR [rsp+0x30],xmm7
  | movdqa       xmm8,XMMWORD PTR [rsp+0xe0]
  | movdqa       xmm7,xmm8
  | psrlq        xmm7,0x2
  | movdqa       xmm10,XMMWORD PTR [rsp+0x140]
  | pxor         xmm7,xmm10
  | pand         xmm7,xmm4
  | pxor         xmm10,xmm7
  | movdqa       XMMWORD PTR [rsp+0x140],xmm10
  | psllq        xmm7,0x2
  | pxor         xmm7,xmm8
  | movdqa       XMMWORD PTR [rsp+0x40],xmm7
  | movdqa       xmm7,xmm14
  | psrlq        xmm7,0x2
  | pxor         xmm7,xmm2
  | pand         xmm7,xmm4
  | pxor         xmm2,xmm7
  | psllq        xmm7,0x2
  | pxor         xmm7,xmm14
  | movdqa       XMMWORD PTR [rsp+0xd0],xmm7
  | movdqa       xmm8,XMMWORD PTR [rsp+0x90]
  | movdqa       xmm7,xmm8
  | psrlq        xmm7,0x2
  | movdqa       xmm13,XMMWORD PTR [rsp+0x180]
  | pxor         xmm7,xmm13
  | pand         xmm7,xmm4
  | pxor         xmm13,xmm7
  | psllq        xmm7,0x2
  | pxor         xmm7,xmm8
  | movdqa       XMMWORD PTR [rsp+0xe0],xmm7
  | movdqa       xmm7,xmm3
  | psrlq        xmm7,0x2
  | pxor         xmm7,xmm1
  | pand         xmm7,xmm4
  | pxor         xmm1,xmm7
  | psllq        xmm7,0x2
  | pxor         xmm7,xmm3
  | movdqa       XMMWORD PTR [rsp+0x100],xmm7
  | movdqa       xmm7,XMMWORD PTR [rsp+0xa0]
  | movdqa       xmm3,xmm7
  | psrlq        xmm3,0x2
  | movdqa       xmm14,XMMWORD PTR [rsp+0x150]
  | pxor         xmm3,xmm14
  | pand         xmm3,xmm4
  | pxor         xmm14,xmm3
  | psllq        xmm3,0x2
  | pxor         xmm3,xmm7
  | movdqa       XMMWORD PTR [rsp+0x110],xmm3
  | movdqa       xmm3,XMMWORD PTR [rsp+0x120]
  | movdqa       xmm11,xmm3
  | movdqa       xmm4,XMMWORD PTR [rsp+0x170]
  | punpcklqdq   xmm11,xmm4
  | punpckhqdq   xmm3,xmm4
  | movdqa       XMMWORD PTR [rsp+0x120],xmm3
  | movdqa       xmm3,XMMWORD PTR [rsp+0x70]
  | movdqa       xmm10,xmm3
  | punpcklqdq   xmm10,xmm9
  | punpckhqdq   xmm3,xmm9
  | movdqa       XMMWORD PTR [rsp+0x70],xmm3
  | movdqa       xmm3,XMMWORD PTR [rsp+0xf0]
  | movdqa       xmm9,xmm3
  | movdqa       xmm4,XMMWORD PTR [rsp+0x160]
  | punpcklqdq   xmm9,xmm4
  | punpckhqdq   xmm3,xmm4
  | movdqa       XMMWORD PTR [rsp+0xf0],xmm3
  | movdqa       xmm3,XMMWORD PTR [rsp+0x60]
  | movdqa       xmm8,xmm3
  | movdqa       xmm4,XMMWORD PTR [rsp+0x80]
  | punpcklqdq   xmm8,xmm4
  | punpckhqdq   xmm3,xmm4
  | movdqa       XMMWORD PTR [rsp+0x60],xmm3
  | movdqa       xmm3,XMMWORD PTR [rsp+0x50]
  | movdqa       xmm7,xmm3
  | punpcklqdq   xmm7,xmm6
  | punpckhqdq   xmm3,xmm6
  | movdqa       XMMWORD PTR [rsp+0x50],xmm3
  | movdqa       xmm3,XMMWORD PTR [rsp+0xc0]
  | movdqa       xmm6,xmm3
  | movdqa       xmm4,XMMWORD PTR [rsp+0x130]
  | punpcklqdq   xmm6,xmm4
  | punpckhqdq   xmm3,xmm4
  | movdqa       XMMWORD PTR [rsp+0xc0],xmm3
  | movdqa       xmm3,XMMWORD PTR [rsp+0x20]
  | movdqa       xmm4,xmm3
  | punpcklqdq   xmm4,xmm15
  | punpckhqdq   xmm3,xmm15
  | movdqa       XMMWORD PTR [rsp+0x20],xmm3
  | movdqa       xmm15,XMMWORD PTR [rsp+0xb0]
  | movdqa       xmm3,xmm15
  | punpcklqdq   xmm3,xmm0
  | punpckhqdq   xmm15,xmm0
  | movdqa       XMMWORD PTR [rsp+0xb0],xmm15
  | movdqa       xmm15,XMMWORD PTR [rsp]
  | movdqa       xmm0,xmm15
  | punpcklqdq   xmm0,xmm12
  | movdqa       XMMWORD PTR [rsp+0x1b0],xmm0
  | punpckhqdq   xmm15,xmm12
  | movdqa       XMMWORD PTR [rsp],xmm15
  | movaps       xmm12,XMMWORD PTR [rsp+0x10]
  | movaps       xmm15,xmm12
  | movaps       xmm0,XMMWORD PTR [rsp+0x190]
  | movlhps      xmm15,xmm0
  | movaps       XMMWORD PTR [rsp+0x160],xmm15
  | unpckhpd     xmm12,xmm0
  | movaps       XMMWORD PTR [rsp+0x10],xmm12
  | movdqa       xmm12,XMMWORD PTR [rsp+0x30]
  | movdqa       xmm15,xmm12
  | punpcklqdq   xmm15,xmm5
  | movdqa       XMMWORD PTR [rsp+0x170],xmm15
  | punpckhqdq   xmm12,xmm5
  | movdqa       XMMWORD PTR [rsp+0x30],xmm12
  | movaps       xmm5,XMMWORD PTR [rsp+0x40]
  | movaps       xmm12,xmm5
  | movaps       xmm0,XMMWORD PTR [rsp+0x140]
  | movlhps      xmm12,xmm0
  | movaps       XMMWORD PTR [rsp+0x180],xmm12
  | unpckhpd     xmm5,xmm0
  | movaps       XMMWORD PTR [rsp+0x40],xmm5
  | movdqa       xmm5,XMMWORD PTR [rsp+0xd0]
  | movdqa       xmm12,xmm5
  | punpcklqdq   xmm12,xmm2
  | movdqa       XMMWORD PTR [rsp+0x190],xmm12
  | punpckhqdq   xmm5,xmm2
  | movdqa       XMMWORD PTR [rsp+0xd0],xmm5
  | movdqa       xmm2,XMMWORD PTR [rsp+0xe0]
  | movdqa       xmm5,xmm2
  | punpcklqdq   xmm5,xmm13
  | movdqa       XMMWORD PTR [rsp+0x150],xmm5
  | punpckhqdq   xmm2,xmm13
  | movdqa       XMMWORD PTR [rsp+0xe0],xmm2
  | movdqa       xmm2,XMMWORD PTR [rsp+0x100]
  | movdqa       xmm5,xmm2
  | punpcklqdq   xmm5,xmm1
  | movdqa       XMMWORD PTR [rsp+0x90],xmm5
  | punpckhqdq   xmm2,xmm1
  | movdqa       XMMWORD PTR [rsp+0x100],xmm2
  | movdqa       xmm1,XMMWORD PTR [rsp+0x110]
  | movdqa       xmm2,xmm1
  | punpcklqdq   xmm2,xmm14
  | movdqa       XMMWORD PTR [rsp+0xa0],xmm2
  | punpckhqdq   xmm1,xmm14
  | movdqa       XMMWORD PTR [rsp+0x110],xmm1
  | movdqa       xmm1,xmm11
  | psrlq        xmm1,0x1
  | movdqa       xmm2,XMMWORD PTR [rsp+0x120]
  | pxor         xmm1,xmm2
  | movdqa       xmm13,XMMWORD PTR [rip+.D6]
  | pand         xmm1,xmm13
  | pxor         xmm2,xmm1
  | movdqa       XMMWORD PTR [rsp+0x120],xmm2
  | paddq        xmm1,xmm1
  | pxor         xmm1,xmm11
  | movdqa       XMMWORD PTR [rsp+0x80],xmm1
  | movdqa       xmm1,xmm10
  | psrlq        xmm1,0x1
  | movdqa       xmm2,XMMWORD PTR [rsp+0x70]
  | pxor         xmm1,xmm2
  | pand         xmm1,xmm13
  | pxor         xmm2,xmm1
  | movdqa       XMMWORD PTR [rsp+0x70],xmm2
  | paddq        xmm1,xmm1
  | pxor         xmm1,xmm10
  | movdqa       XMMWORD PTR [rsp+0x140],xmm1
  | movdqa       xmm1,xmm9
  | psrlq        xmm1,0x1
  | movdqa       xmm2,XMMWORD PTR [rsp+0xf0]
  | pxor         xmm1,xmm2
  | pand         xmm1,xmm13
  | pxor         xmm2,xmm1
  | movdqa       XMMWORD PTR [rsp+0xf0],xmm2
  | paddq        xmm1,xmm1
  | pxor         xmm1,xmm9
  | movdqa       XMMWORD PTR [rsp+0x130],xmm1
  | movdqa       xmm0,xmm8
  | psrlq        xmm0,0x1
  | movdqa       xmm1,XMMWORD PTR [rsp+0x60]
  | pxor         xmm0,xmm1
  | pand         xmm0,xmm13
  | pxor         xmm1,xmm0
  | movdqa       XMMWORD PTR [rsp+0x60],xmm1
  | paddq        xmm0,xmm0
  | pxor         xmm0,xmm8
  | movdqa       xmm14,xmm0
  | movdqa       xmm12,xmm7
  | psrlq        xmm12,0x1
  | movdqa       xmm1,XMMWORD PTR [rsp+0x50]
  | pxor         xmm12,xmm1
  | pand         xmm12,xmm13
  | pxor         xmm1,xmm12
  | movdqa       XMMWORD PTR [rsp+0x50],xmm1
  | paddq        xmm12,xmm12
  | pxor         xmm12,xmm7
  | movdqa       xmm15,xmm6
  | psrlq        xmm15,0x1
  | movdqa       xmm1,XMMWORD PTR [rsp+0xc0]
  | pxor         xmm15,xmm1
  | pand         xmm15,xmm13
  | pxor         xmm1,xmm15
  | movdqa       XMMWORD PTR [rsp+0xc0],xmm1
  | paddq        xmm15,xmm15
  | pxor         xmm15,xmm6
  | movdqa       xmm11,xmm4
  | psrlq        xmm11,0x1
  | movdqa       xmm1,XMMWORD PTR [rsp+0x20]
  | pxor         xmm11,xmm1
  | pand         xmm11,xmm13
  | pxor         xmm1,xmm11
  | movdqa       XMMWORD PTR [rsp+0x20],xmm1
  | paddq        xmm11,xmm11
  | pxor         xmm11,xmm4
  | movdqa       xmm9,xmm3
  | psrlq        xmm9,0x1
  | movdqa       xmm1,XMMWORD PTR [rsp+0xb0]
  | pxor         xmm9,xmm1
  | pand         xmm9,xmm13
  | pxor         xmm1,xmm9
  | movdqa       XMMWORD PTR [rsp+0xb0],xmm1
  | paddq        xmm9,xmm9
  | pxor         xmm9,xmm3
  | movdqa       xmm0,XMMWORD PTR [rsp+0x1b0]
  | movdqa       xmm8,xmm0
  | psrlq        xmm8,0x1
  | movdqa       xmm1,XMMWORD PTR [rsp]
  | pxor         xmm8,xmm1
  | pand         xmm8,xmm13
  | pxor         xmm1,xmm8
  | movdqa       XMMWORD PTR [rsp],xmm1
  | paddq        xmm8,xmm8
  | pxor         xmm8,xmm0
  | movdqa       xmm0,XMMWORD PTR [rsp+0x160]
  | movdqa       xmm6,xmm0
  | psrlq        xmm6,0x1
  | movdqa       xmm1,XMMWORD PTR [rsp+0x10]
  | pxor         xmm6,xmm1
  | pand         xmm6,xmm13
  | pxor         xmm1,xmm6
  | movdqa       XMMWORD PTR [rsp+0x10],xmm1
  | paddq        xmm6,xmm6
  | pxor         xmm6,xmm0
  | movdqa       xmm0,XMMWORD PTR [rsp+0x170]
  | movdqa       xmm5,xmm0
  | psrlq        xmm5,0x1
  | movdqa       xmm1,XMMWORD PTR [rsp+0x30]
  | pxor         xmm5,xmm1
  | pand         xmm5,xmm13
  | pxor         xmm1,xmm5
  | movdqa       XMMWORD PTR [rsp+0x30],xmm1
  | paddq        xmm5,xmm5
  | pxor         xmm5,xmm0
  | movdqa       xmm0,XMMWORD PTR [rsp+0x180]
  | movdqa       xmm4,xmm0
  | psrlq        xmm4,0x1
  | movdqa       xmm1,XMMWORD PTR [rsp+0x40]
  | pxor         xmm4,xmm1
  | pand         xmm4,xmm13
  | pxor         xmm1,xmm4
  | movdqa       XMMWORD PTR [rsp+0x40],xmm1
  | paddq        xmm4,xmm4
  | pxor         xmm4,xmm0
  | movdqa       xmm0,XMMWORD PTR [rsp+0x190]
  | movdqa       xmm3,xmm0
  | psrlq        xmm3,0x1
  | movdqa       xmm1,XMMWORD PTR [rsp+0xd0]
  | pxor         xmm3,xmm1
  | pand         xmm3,xmm13
  | pxor         xmm1,xmm3
  | movdqa       XMMWORD PTR [rsp+0xd0],xmm1
  | paddq        xmm3,xmm3
  | pxor         xmm3,xmm0
  | movdqa       xmm0,XMMWORD PTR [rsp+0x150]
  | movdqa       xmm2,xmm0
  | psrlq        xmm2,0x1
  | movdqa       xmm1,XMMWORD PTR [rsp+0xe0]
  | pxor         xmm2,xmm1
  | pand         xmm2,xmm13
  | pxor         xmm1,xmm2
  | movdqa       XMMWORD PTR [rsp+0xe0],xmm1
  | paddq        xmm2,xmm2
  | pxor         xmm2,xmm0
  | movdqa       xmm0,XMMWORD PTR [rsp+0x90]
  | movdqa       xmm1,xmm0
  | psrlq        xmm1,0x1
  | movdqa       xmm7,XMMWORD PTR [rsp+0x100]
  | pxor         xmm1,xmm7
  | pand         xmm1,xmm13
  | pxor         xmm7,xmm1
  | movdqa       XMMWORD PTR [rsp+0x100],xmm7
  | paddq        xmm1,xmm1
  | pxor         xmm1,xmm0
  | movdqa       xmm7,XMMWORD PTR [rsp+0xa0]
  | movdqa       xmm10,xmm7
  | psrlq        xmm10,0x1
  | movdqa       xmm0,XMMWORD PTR [rsp+0x110]
  | pxor         xmm10,xmm0
  | pand         xmm10,xmm13
  | pxor         xmm0,xmm10
  | movdqa       XMMWORD PTR [rsp+0x110],xmm0
  | paddq        xmm10,xmm10
  | pxor         xmm10,xmm7
  | movaps       xmm0,XMMWORD PTR [rsp+0x80]
  | movaps       xmm13,xmm0
  | movaps       xmm7,XMMWORD PTR [rsp+0x120]
  | movlhps      xmm13,xmm7
  | movaps       XMMWORD PTR [rsp+0xa0],xmm13
  | unpckhpd     xmm0,xmm7
  | movaps       XMMWORD PTR [rsp+0x80],xmm0
  | movaps       xmm0,XMMWORD PTR [rsp+0x140]
  | movaps       xmm13,xmm0
  | movaps       xmm7,XMMWORD PTR [rsp+0x70]
  | movlhps      xmm13,xmm7
  | movaps       XMMWORD PTR [rsp+0x120],xmm13
  | unpckhpd     xmm0,xmm7
  | movaps       XMMWORD PTR [rsp+0x140],xmm0
  | movaps       xmm0,XMMWORD PTR [rsp+0x130]
  | movaps       xmm13,xmm0
  | movaps       xmm7,XMMWORD PTR [rsp+0xf0]
  | movlhps      xmm13,xmm7
  | movaps       XMMWORD PTR [rsp+0x70],xmm13
  | unpckhpd     xmm0,xmm7
  | movaps       XMMWORD PTR [rsp+0x130],xmm0
  | movdqa       xmm7,xmm14
  | movdqa       xmm0,XMMWORD PTR [rsp+0x60]
  | punpcklqdq   xmm7,xmm0
  | movdqa       XMMWORD PTR [rsp+0xf0],xmm7
  | punpckhqdq   xmm14,xmm0
  | movdqa       XMMWORD PTR [rsp+0x60],xmm14
  | movdqa       xmm7,xmm12
  | movdqa       xmm0,XMMWORD PTR [rsp+0x50]
  | punpcklqdq   xmm7,xmm0
  | movdqa       XMMWORD PTR [rsp+0x90],xmm7
  | punpckhqdq   xmm12,xmm0
  | movdqa       xmm7,xmm15
  | movdqa       xmm0,XMMWORD PTR [rsp+0xc0]
  | punpcklqdq   xmm7,xmm0
  | movdqa       XMMWORD PTR [rsp+0x50],xmm7
  | punpckhqdq   xmm15,xmm0
  | movdqa       xmm7,xmm11
  | movdqa       xmm0,XMMWORD PTR [rsp+0x20]
  | punpcklqdq   xmm7,xmm0
  | movdqa       XMMWORD PTR [rsp+0xc0],xmm7
  | punpckhqdq   xmm11,xmm0
  | movdqa       xmm7,xmm9
  | movdqa       xmm0,XMMWORD PTR [rsp+0xb0]
  | punpcklqdq   xmm7,xmm0
  | movdqa       XMMWORD PTR [rsp+0x20],xmm7
  | punpckhqdq   xmm9,xmm0
  | movdqa       xmm7,xmm8
  | movdqa       xmm0,XMMWORD PTR [rsp]
  | punpcklqdq   xmm7,xmm0
  | movdqa       XMMWORD PTR [rsp+0xb0],xmm7
  | punpckhqdq   xmm8,xmm0
  | movdqa       xmm7,xmm6
  | movdqa       xmm0,XMMWORD PTR [rsp+0x10]
  | punpcklqdq   xmm7,xmm0
  | movdqa       XMMWORD PTR [rsp],xmm7
  | punpckhqdq   xmm6,xmm0
  | movdqa       xmm7,xmm5
  | movdqa       xmm0,XMMWORD PTR [rsp+0x30]
  | punpcklqdq   xmm7,xmm0
  | movdqa       XMMWORD PTR [rsp+0x10],xmm7
  | punpckhqdq   xmm5,xmm0
  | movdqa       xmm7,xmm4
  | movdqa       xmm0,XMMWORD PTR [rsp+0x40]
  | punpcklqdq   xmm7,xmm0
  | movdqa       XMMWORD PTR [rsp+0x30],xmm7
  | punpckhqdq   xmm4,xmm0
  | movdqa       xmm7,xmm3
  | movdqa       xmm0,XMMWORD PTR [rsp+0xd0]
  | punpcklqdq   xmm7,xmm0
  | movdqa       XMMWORD PTR [rsp+0x40],xmm7
  | punpckhqdq   xmm3,xmm0
  | movdqa       xmm14,xmm2
  | movdqa       xmm0,XMMWORD PTR [rsp+0xe0]
  | punpcklqdq   xmm14,xmm0
  | punpckhqdq   xmm2,xmm0
  | movdqa       xmm13,xmm1
  | movdqa       xmm0,XMMWORD PTR [rsp+0x100]
  | punpcklqdq   xmm13,xmm0
  | punpckhqdq   xmm1,xmm0
  | movdqa       xmm7,xmm10
  | movdqa       xmm0,XMMWORD PTR [rsp+0x110]
  | punpcklqdq   xmm7,xmm0
  | punpckhqdq   xmm10,xmm0
  | movaps       xmm0,XMMWORD PTR [rsp+0xa0]
  | movups       XMMWORD PTR [rsp+rax*1-0x8],xmm0
  | movaps       xmm0,XMMWORD PTR [rsp+0x80]
  | movups       XMMWORD PTR [rsp+rax*1+0x8],xmm0
  | movaps       xmm0,XMMWORD PTR [rsp+0x120]
  | movups       XMMWORD PTR [rsp+rax*1+0x18],xmm0
  | movaps       xmm0,XMMWORD PTR [rsp+0x140]
  | movups       XMMWORD PTR [rsp+rax*1+0x28],xmm0
  | movaps       xmm0,XMMWORD PTR [rsp+0x70]
  | movups       XMMWORD PTR [rsp+rax*1+0x38],xmm0
  | movaps       xmm0,XMMWORD PTR [rsp+0x130]
  | movups       XMMWORD PTR [rsp+rax*1+0x48],xmm0
  | movaps       xmm0,XMMWORD PTR [rsp+0xf0]
  | movups       XMMWORD PTR [rsp+rax*1+0x58],xmm0
  | movaps       xmm0,XMMWORD PTR [rsp+0x60]
  | movups       XMMWORD PTR [rsp+rax*1+0x68],xmm0
  | movaps       xmm0,XMMWORD PTR [rsp+0x90]
  | movups       XMMWORD PTR [rsp+rax*1+0x78],xmm0
  | movdqu       XMMWORD PTR [rsp+rax*1+0x88],xmm12
  | movaps       xmm0,XMMWORD PTR [rsp+0x50]
  | movups       XMMWORD PTR [rsp+rax*1+0x98],xmm0
  | movdqu       XMMWORD PTR [rsp+rax*1+0xa8],xmm15
  | movaps       xmm0,XMMWORD PTR [rsp+0xc0]
  | movups       XMMWORD PTR [rsp+rax*1+0xb8],xmm0
  | movdqu       XMMWORD PTR [rsp+rax*1+0xc8],xmm11
  | movaps       xmm0,XMMWORD PTR [rsp+0x20]
  | movups       XMMWORD PTR [rsp+rax*1+0xd8],xmm0
  | movdqu       XMMWORD PTR [rsp+rax*1+0xe8],xmm9
  | movaps       xmm0,XMMWORD PTR [rsp+0xb0]
  | movups       XMMWORD PTR [rsp+rax*1+0xf8],xmm0
  | movdqu       XMMWORD PTR [rsp+rax*1+0x108],xmm8
  | movaps       xmm0,XMMWORD PTR [rsp]
  | movups       XMMWORD PTR [rsp+rax*1+0x118],xmm0
  | movdqu       XMMWORD PTR [rsp+rax*1+0x128],xmm6
  | movaps       xmm0,XMMWORD PTR [rsp+0x10]
  | movups       XMMWORD PTR [rsp+rax*1+0x138],xmm0
  | movdqu       XMMWORD PTR [rsp+rax*1+0x148],xmm5
  | movaps       xmm0,XMMWORD PTR [rsp+0x30]
  | movups       XMMWORD PTR [rsp+rax*1+0x158],xmm0
  | movdqu       XMMWORD PTR [rsp+rax*1+0x168],xmm4
  | movdqa       xmm0,XMMWORD PTR [rsp+0x40]
  | movdqu       XMMWORD PTR [rsp+rax*1+0x178],xmm0
  | movdqu       XMMWORD PTR [rsp+rax*1+0x188],xmm3
  | movdqu       XMMWORD PTR [rsp+rax*1+0x198],xmm14
  | movdqu       XMMWORD PTR [rsp+rax*1+0x1a8],xmm2
  | movdqu       XMMWORD PTR [rsp+rax*1+0x1b8],xmm13
  | movdqu       XMMWORD PTR [rsp+rax*1+0x1c8],xmm1
  | movdqu       XMMWORD PTR [rsp+rax*1+0x1d8],xmm7
  | movdqu       XMMWORD PTR [rsp+rax*1+0x1e8],xmm10
  | sub          r14,0x1
  | jb           .L2
  | cmp          rax,0x7f0
  | lea          rax,[rax+0x200]
  | jne          .L1
.L2:
    xor          eax,eax
.L3:
  | movups       xmm0,XMMWORD PTR [rsp+rax*1+0x1e8]
  | movups       xmm1,XMMWORD PTR [rsp+rax*1+0x3e8]
  | movaps       xmm2,xmm0
  | unpckhpd     xmm2,xmm1
  | movlhps      xmm0,xmm1
  | movups       XMMWORD PTR [rbx+rax*4],xmm0
  | movups       XMMWORD PTR [rbx+rax*4+0x20],xmm2
  | movdqu       xmm0,XMMWORD PTR [rsp+rax*1+0x5e8]
  | movdqu       xmm1,XMMWORD PTR [rsp+rax*1+0x7e8]
  | movdqa       xmm2,xmm0
  | punpckhqdq   xmm2,xmm1
  | punpcklqdq   xmm0,xmm1
  | movdqu       XMMWORD PTR [rbx+rax*4+0x10],xmm0
  | movdqu       XMMWORD PTR [rbx+rax*4+0x30],xmm2
  | add          rax,0x10
  | cmp          rax,0x200
  | jne          .L3
    add          rsp,0x9e8
    pop          rbx
    pop          r12
    pop          r14
    pop          r15
    ret
.L4:
  ! lea          rdi,[rip+.D7]
  ! lea          rdx,[rip+.D8]
  ! mov          esi,0x26
  ! call         core::panicking::panic

; ---- transpose, level avx2: 525 instructions, inner loops: 462, 19
    push         r15
    push         r14
    push         r12
    push         rbx
    sub          rsp,0x9c8
    cmp          rsi,0x101
    jae          .L4
    mov          rbx,rdx
    mov          r14,rsi
    mov          r15,rdi
    lea          r12,[rsp+0x1c8]
    mov          edx,0x800
    mov          rdi,r12
    xor          esi,esi
    call         memset
    lea          rdx,[r14*8+0x0]
    mov          rdi,r12
    mov          rsi,r15
    call         memcpy
    add          r14,0x3f
    shr          r14,0x6
    je           .L2
    dec          r14
    mov          eax,0x1e0
    vpbroadcastw ymm0,WORD PTR [rip+.D1]
    vmovdqu      YMMWORD PTR [rsp+0x140],ymm0
    vbroadcastsd ymm0,QWORD PTR [rip+.D2]
    vmovups      YMMWORD PTR [rsp+0x120],ymm0
    vbroadcastsd ymm0,QWORD PTR [rip+.D3]
    vmovups      YMMWORD PTR [rsp+0x100],ymm0
    vpbroadcastq ymm0,QWORD PTR [rip+.D4]
    vmovdqu      YMMWORD PTR [rsp+0xe0],ymm0
.L1:
  | vmovdqu      ymm5,YMMWORD PTR [rsp+rax*1-0x18]
  | vmovdqu      ymm6,YMMWORD PTR [rsp+rax*1+0x8]
  | vmovdqu      ymm0,YMMWORD PTR [rsp+rax*1+0x28]
  | vmovdqu      ymm3,YMMWORD PTR [rsp+rax*1+0x48]
  | vmovdqu      ymm2,YMMWORD PTR [rsp+rax*1+0x68]
  | vmovdqu      ymm9,YMMWORD PTR [rsp+rax*1+0x88]
  | vmovups      ymm1,YMMWORD PTR [rsp+rax*1+0xa8]
  | vmovups      YMMWORD PTR [rsp],ymm1
  | vmovdqu      ymm7,YMMWORD PTR [rsp+rax*1+0xe8]
  | vmovdqu      ymm11,YMMWORD PTR [rsp+rax*1+0x108]
  | vmovdqu      ymm12,YMMWORD PTR [rsp+rax*1+0x128]
  | vmovdqu      ymm13,YMMWORD PTR [rsp+rax*1+0x148]
  | vmovdqu      ymm14,YMMWORD PTR [rsp+rax*1+0x168]
  | vmovdqu      ymm4,YMMWORD PTR [rsp+rax*1+0x188]
  | vmovdqu      ymm1,YMMWORD PTR [rsp+rax*1+0x1a8]
  | vpsrlq       ymm10,ymm5,0x20
  | vpxor        xmm8,xmm8,xmm8
  | vpblendd     ymm15,ymm7,ymm8,0xaa
  | vpxor        ymm10,ymm15,ymm10
  | vpxor        ymm7,ymm10,ymm7
  | vmovdqu      YMMWORD PTR [rsp+0x60],ymm7
  | vpsllq       ymm7,ymm10,0x20
  | vpxor        ymm10,ymm7,ymm5
  | vpsrlq       ymm5,ymm6,0x20
  | vpblendd     ymm7,ymm11,ymm8,0xaa
  | vpxor        ymm5,ymm7,ymm5
  | vpxor        ymm7,ymm11,ymm5
  | vmovdqu      YMMWORD PTR [rsp+0x40],ymm7
  | vpsllq       ymm5,ymm5,0x20
  | vpxor        ymm11,ymm5,ymm6
  | vpsrlq       ymm5,ymm0,0x20
  | vpblendd     ymm6,ymm12,ymm8,0xaa
  | vpxor        ymm5,ymm6,ymm5
  | vpxor        ymm6,ymm12,ymm5
  | vmovdqu      YMMWORD PTR [rsp+0x20],ymm6
  | vpsllq       ymm5,ymm5,0x20
  | vpxor        ymm12,ymm5,ymm0
  | vpsrlq       ymm5,ymm3,0x20
  | vpblendd     ymm6,ymm13,ymm8,0xaa
  | vpxor        ymm5,ymm6,ymm5
  | vpxor        ymm0,ymm13,ymm5
  | vmovdqu      YMMWORD PTR [rsp+0xa0],ymm0
  | vpsllq       ymm5,ymm5,0x20
  | vpxor        ymm13,ymm5,ymm3
  | vpsrlq       ymm3,ymm2,0x20
  | vpblendd     ymm5,ymm14,ymm8,0xaa
  | vpxor        ymm3,ymm5,ymm3
  | vpxor        ymm14,ymm14,ymm3
  | vpsllq       ymm3,ymm3,0x20
  | vpxor        ymm2,ymm3,ymm2
  | vpsrlq       ymm3,ymm9,0x20
  | vpblendd     ymm5,ymm4,ymm8,0xaa
  | vpxor        ymm3,ymm5,ymm3
  | vpxor        ymm15,ymm3,ymm4
  | vpsllq       ymm3,ymm3,0x20
  | vpxor        ymm6,ymm9,ymm3
  | vmovdqu      ymm0,YMMWORD PTR [rsp]
  | vpsrlq       ymm3,ymm0,0x20
  | vpblendd     ymm4,ymm1,ymm8,0xaa
  | vpxor        ymm3,ymm4,ymm3
  | vmovdqu      ymm4,YMMWORD PTR [rsp+rax*1+0xc8]
  | vpxor        ymm7,ymm3,ymm1
  | vpsllq       ymm1,ymm3,0x20
  | vpxor        ymm1,ymm1,ymm0
  | vmovdqu      ymm3,YMMWORD PTR [rsp+rax*1+0x1c8]
  | vpsrlq       ymm5,ymm4,0x20
  | vpblendd     ymm9,ymm3,ymm8,0xaa
  | vpxor        ymm9,ymm9,ymm5
  | vpxor        ymm5,ymm9,ymm3
  | vpsllq       ymm3,ymm9,0x20
  | vpxor        ymm0,ymm3,ymm4
  | vpsrlq       ymm3,ymm10,0x10
  | vpxor        ymm3,ymm2,ymm3
  | vpblendw     ymm4,ymm3,ymm8,0xaa
  | vpxor        ymm2,ymm4,ymm2
  | vmovdqu      YMMWORD PTR [rsp],ymm2
  | vpslld       ymm2,ymm3,0x10
  | vpxor        ymm10,ymm10,ymm2
  | vpsrlq       ymm2,ymm11,0x10
  | vpxor        ymm2,ymm6,ymm2
  | vpblendw     ymm3,ymm2,ymm8,0xaa
  | vpxor        ymm3,ymm3,ymm6
  | vmovdqu      YMMWORD PTR [rsp+0x80],ymm3
  | vpslld       ymm2,ymm2,0x10
  | vpxor        ymm3,ymm11,ymm2
  | vpsrlq       ymm2,ymm12,0x10
  | vpxor        ymm2,ymm1,ymm2
  | vpblendw     ymm4,ymm2,ymm8,0xaa
  | vpxor        ymm11,ymm4,ymm1
  | vpslld       ymm1,ymm2,0x10
  | vpxor        ymm2,ymm12,ymm1
  | vpsrlq       ymm1,ymm13,0x10
  | vpxor        ymm1,ymm0,ymm1
  | vpblendw     ymm6,ymm1,ymm8,0xaa
  | vpxor        ymm12,ymm6,ymm0
  | vpslld       ymm0,ymm1,0x10
  | vpxor        ymm1,ymm13,ymm0
  | vmovdqu      ymm4,YMMWORD PTR [rsp+0x60]
  | vpsrlq       ymm0,ymm4,0x10
  | vpxor        ymm0,ymm14,ymm0
  | vpblendw     ymm6,ymm0,ymm8,0xaa
  | vpxor        ymm6,ymm14,ymm6
  | vmovdqu      YMMWORD PTR [rsp+0xc0],ymm6
  | vpslld       ymm0,ymm0,0x10
  | vpxor        ymm13,ymm0,ymm4
  | vmovdqu      ymm4,YMMWORD PTR [rsp+0x40]
  | vpsrlq       ymm0,ymm4,0x10
  | vpxor        ymm0,ymm15,ymm0
  | vpblendw     ymm6,ymm0,ymm8,0xaa
  | vpxor        ymm6,ymm15,ymm6
  | vmovdqu      YMMWORD PTR [rsp+0x60],ymm6
  | vpslld       ymm0,ymm0,0x10
  | vpxor        ymm14,ymm0,ymm4
  | vmovdqu      ymm4,YMMWORD PTR [rsp+0x20]
  | vpsrlq       ymm0,ymm4,0x10
  | vpxor        ymm0,ymm7,ymm0
  | vpblendw     ymm6,ymm0,ymm8,0xaa
  | vpxor        ymm6,ymm6,ymm7
  | vmovdqu      YMMWORD PTR [rsp+0x1a0],ymm6
  | vpslld       ymm0,ymm0,0x10
  | vpxor        ymm15,ymm0,ymm4
  | vmovdqu      ymm4,YMMWORD PTR [rsp+0xa0]
  | vpsrlq       ymm0,ymm4,0x10
  | vpxor        ymm0,ymm5,ymm0
  | vpblendw     ymm7,ymm0,ymm8,0xaa
  | vpxor        ymm7,ymm7,ymm5
  | vpslld       ymm0,ymm0,0x10
  | vpxor        ymm5,ymm0,ymm4
  | vpsrlq       ymm0,ymm10,0x8
  | vpxor        ymm0,ymm2,ymm0
  | vmovdqu      ymm4,YMMWORD PTR [rsp+0x140]
  | vpand        ymm9,ymm0,ymm4
  | vpxor        ymm2,ymm9,ymm2
  | vmovdqu      YMMWORD PTR [rsp+0x40],ymm2
  | vpsllw       ymm0,ymm0,0x8
  | vpxor        ymm8,ymm10,ymm0
  | vpsrlq       ymm0,ymm3,0x8
  | vpxor        ymm0,ymm1,ymm0
  | vpand        ymm2,ymm0,ymm4
  | vpxor        ymm1,ymm2,ymm1
  | vmovdqu      YMMWORD PTR [rsp+0x180],ymm1
  | vpsllw       ymm0,ymm0,0x8
  | vpxor        ymm0,ymm0,ymm3
  | vmovdqu      ymm2,YMMWORD PTR [rsp]
  | vpsrlq       ymm1,ymm2,0x8
  | vpxor        ymm1,ymm11,ymm1
  | vpand        ymm3,ymm1,ymm4
  | vpxor        ymm3,ymm11,ymm3
  | vmovdqu      YMMWORD PTR [rsp+0x20],ymm3
  | vpsllw       ymm1,ymm1,0x8
  | vpxor        ymm9,ymm1,ymm2
  | vmovdqu      ymm2,YMMWORD PTR [rsp+0x80]
  | vpsrlq       ymm1,ymm2,0x8
  | vpxor        ymm1,ymm12,ymm1
  | vpand        ymm3,ymm1,ymm4
  | vpxor        ymm3,ymm12,ymm3
  | vmovdqu      YMMWORD PTR [rsp+0x160],ymm3
  | vpsllw       ymm1,ymm1,0x8
  | vpxor        ymm6,ymm1,ymm2
  | vpsrlq       ymm3,ymm13,0x8
  | vpxor        ymm3,ymm15,ymm3
  | vpand        ymm10,ymm3,ymm4
  | vpxor        ymm1,ymm10,ymm15
  | vmovdqu      YMMWORD PTR [rsp+0xa0],ymm1
  | vpsllw       ymm3,ymm3,0x8
  | vpxor        ymm10,ymm13,ymm3
  | vpsrlq       ymm3,ymm14,0x8
  | vpxor        ymm3,ymm5,ymm3
  | vpand        ymm12,ymm3,ymm4
  | vpxor        ymm12,ymm12,ymm5
  | vpsllw       ymm3,ymm3,0x8
  | vpxor        ymm15,ymm14,ymm3
  | vmovdqu      ymm1,YMMWORD PTR [rsp+0xc0]
  | vpsrlq       ymm3,ymm1,0x8
  | vmovdqu      ymm2,YMMWORD PTR [rsp+0x1a0]
  | vpxor        ymm3,ymm2,ymm3
  | vpand        ymm5,ymm3,ymm4
  | vpxor        ymm2,ymm5,ymm2
  | vmovdqu      YMMWORD PTR [rsp],ymm2
  | vpsllw       ymm3,ymm3,0x8
  | vpxor        ymm1,ymm3,ymm1
  | vmovdqu      YMMWORD PTR [rsp+0x80],ymm1
  | vmovdqu      ymm1,YMMWORD PTR [rsp+0x60]
  | vpsrlq       ymm3,ymm1,0x8
  | vpxor        ymm3,ymm7,ymm3
  | vpand        ymm5,ymm3,ymm4
  | vpxor        ymm7,ymm5,ymm7
  | vpsllw       ymm3,ymm3,0x8
  | vpxor        ymm2,ymm3,ymm1
  | vpsrlq       ymm5,ymm8,0x4
  | vpxor        ymm5,ymm0,ymm5
  | vmovdqu      ymm1,YMMWORD PTR [rsp+0x120]
  | vpand        ymm5,ymm5,ymm1
  | vpxor        ymm0,ymm5,ymm0
  | vmovdqu      YMMWORD PTR [rsp+0x60],ymm0
  | vpsllq       ymm0,ymm5,0x4
  | vpxor        ymm11,ymm8,ymm0
  | vmovdqu      ymm3,YMMWORD PTR [rsp+0x40]
  | vpsrlq       ymm0,ymm3,0x4
  | vmovdqu      ymm4,YMMWORD PTR [rsp+0x180]
  | vpxor        ymm0,ymm4,ymm0
  | vpand        ymm0,ymm0,ymm1
  | vpxor        ymm14,ymm0,ymm4
  | vpsllq       ymm0,ymm0,0x4
  | vpxor        ymm13,ymm0,ymm3
  | vpsrlq       ymm0,ymm9,0x4
  | vpxor        ymm0,ymm6,ymm0
  | vpand        ymm0,ymm0,ymm1
  | vpxor        ymm3,ymm0,ymm6
  | vmovdqu      YMMWORD PTR [rsp+0x40],ymm3
  | vpsllq       ymm0,ymm0,0x4
  | vpxor        ymm9,ymm9,ymm0
  | vmovdqu      ymm3,YMMWORD PTR [rsp+0x20]
  | vpsrlq       ymm0,ymm3,0x4
  | vmovdqu      ymm4,YMMWORD PTR [rsp+0x160]
  | vpxor        ymm0,ymm4,ymm0
  | vpand        ymm0,ymm0,ymm1
  | vpxor        ymm6,ymm0,ymm4
  | vpsllq       ymm0,ymm0,0x4
  | vpxor        ymm4,ymm0,ymm3
  | vpsrlq       ymm0,ymm10,0x4
  | vpxor        ymm0,ymm15,ymm0
  | vpand        ymm0,ymm0,ymm1
  | vpxor        ymm8,ymm15,ymm0
  | vpsllq       ymm0,ymm0,0x4
  | vpxor        ymm15,ymm10,ymm0
  | vmovdqu      ymm3,YMMWORD PTR [rsp+0xa0]
  | vpsrlq       ymm0,ymm3,0x4
  | vpxor        ymm0,ymm12,ymm0
  | vpand        ymm0,ymm0,ymm1
  | vpxor        ymm12,ymm12,ymm0
  | vpsllq       ymm0,ymm0,0x4
  | vpxor        ymm3,ymm0,ymm3
  | vmovdqu      ymm10,YMMWORD PTR [rsp+0x80]
  | vpsrlq       ymm0,ymm10,0x4
  | vpxor        ymm0,ymm2,ymm0
  | vpand        ymm0,ymm0,ymm1
  | vpxor        ymm5,ymm0,ymm2
  | vpsllq       ymm0,ymm0,0x4
  | vpxor        ymm10,ymm10,ymm0
  | vmovdqu      ymm2,YMMWORD PTR [rsp]
  | vpsrlq       ymm0,ymm2,0x4
  | vpxor        ymm0,ymm7,ymm0
  | vpand        ymm0,ymm0,ymm1
  | vpxor        ymm7,ymm0,ymm7
  | vpsllq       ymm0,ymm0,0x4
  | vpxor        ymm2,ymm0,ymm2
  | vmovdqu      ymm1,YMMWORD PTR [rsp+0x60]
  | vpunpcklqdq  ymm0,ymm11,ymm1
  | vpunpckhqdq  ymm1,ymm11,ymm1
  | vpunpcklqdq  ymm11,ymm13,ymm14
  | vpunpckhqdq  ymm13,ymm13,ymm14
  | vinserti128  ymm14,ymm0,xmm11,0x1
  | vmovdqu      YMMWORD PTR [rsp+0x80],ymm14
  | vperm2i128   ymm0,ymm0,ymm11,0x31
  | vmovdqu      YMMWORD PTR [rsp+0xc0],ymm0
  | vinserti128  ymm11,ymm1,xmm13,0x1
  | vperm2i128   ymm14,ymm1,ymm13,0x31
  | vmovdqu      ymm1,YMMWORD PTR [rsp+0x40]
  | vpunpcklqdq  ymm0,ymm9,ymm1
  | vpunpckhqdq  ymm1,ymm9,ymm1
  | vpunpcklqdq  ymm9,ymm4,ymm6
  | vpunpckhqdq  ymm4,ymm4,ymm6
  | vinserti128  ymm6,ymm0,xmm9,0x1
  | vperm2i128   ymm0,ymm0,ymm9,0x31
  | vmovdqu      YMMWORD PTR [rsp+0x20],ymm0
  | vinserti128  ymm13,ymm1,xmm4,0x1
  | vperm2i128   ymm0,ymm1,ymm4,0x31
  | vpunpcklqdq  ymm1,ymm15,ymm8
  | vpunpckhqdq  ymm4,ymm15,ymm8
  | vpunpcklqdq  ymm8,ymm3,ymm12
  | vpunpckhqdq  ymm3,ymm3,ymm12
  | vinserti128  ymm9,ymm1,xmm8,0x1
  | vperm2i128   ymm1,ymm1,ymm8,0x31
  | vmovdqu      YMMWORD PTR [rsp+0xa0],ymm1
  | vinserti128  ymm12,ymm4,xmm3,0x1
  | vperm2i128   ymm3,ymm4,ymm3,0x31
  | vpunpcklqdq  ymm1,ymm10,ymm5
  | vpunpckhqdq  ymm4,ymm10,ymm5
  | vpunpcklqdq  ymm5,ymm2,ymm7
  | vpunpckhqdq  ymm2,ymm2,ymm7
  | vinserti128  ymm7,ymm1,xmm5,0x1
  | vperm2i128   ymm1,ymm1,ymm5,0x31
  | vmovdqu      YMMWORD PTR [rsp],ymm1
  | vinserti128  ymm8,ymm4,xmm2,0x1
  | vperm2i128   ymm15,ymm4,ymm2,0x31
  | vmovdqu      ymm5,YMMWORD PTR [rsp+0x80]
  | vpsrlq       ymm1,ymm5,0x1
  | vpxor        ymm1,ymm11,ymm1
  | vmovdqu      ymm4,YMMWORD PTR [rsp+0x100]
  | vpand        ymm1,ymm1,ymm4
  | vpxor        ymm2,ymm11,ymm1
  | vmovdqu      YMMWORD PTR [rsp+0x60],ymm2
  | vpaddq       ymm1,ymm1,ymm1
  | vpxor        ymm1,ymm1,ymm5
  | vmovdqu      YMMWORD PTR [rsp+0x80],ymm1
  | vmovdqu      ymm2,YMMWORD PTR [rsp+0xc0]
  | vpsrlq       ymm1,ymm2,0x1
  | vpxor        ymm1,ymm14,ymm1
  | vpand        ymm1,ymm1,ymm4
  | vpxor        ymm5,ymm14,ymm1
  | vpaddq       ymm1,ymm1,ymm1
  | vpxor        ymm14,ymm1,ymm2
  | vpsrlq       ymm1,ymm6,0x1
  | vpxor        ymm1,ymm13,ymm1
  | vpand        ymm1,ymm1,ymm4
  | vpxor        ymm2,ymm13,ymm1
  | vmovdqu      YMMWORD PTR [rsp+0x40],ymm2
  | vpaddq       ymm1,ymm1,ymm1
  | vpxor        ymm6,ymm1,ymm6
  | vmovdqu      ymm2,YMMWORD PTR [rsp+0x20]
  | vpsrlq       ymm1,ymm2,0x1
  | vpxor        ymm1,ymm0,ymm1
  | vpand        ymm1,ymm1,ymm4
  | vpxor        ymm10,ymm1,ymm0
  | vpaddq       ymm0,ymm1,ymm1
  | vpxor        ymm1,ymm0,ymm2
  | vpsrlq       ymm0,ymm9,0x1
  | vpxor        ymm0,ymm12,ymm0
  | vpand        ymm0,ymm0,ymm4
  | vpxor        ymm2,ymm12,ymm0
  | vmovdqu      YMMWORD PTR [rsp+0x20],ymm2
  | vpaddq       ymm0,ymm0,ymm0
  | vpxor        ymm0,ymm9,ymm0
  | vmovdqu      YMMWORD PTR [rsp+0xc0],ymm0
  | vmovdqu      ymm2,YMMWORD PTR [rsp+0xa0]
  | vpsrlq       ymm0,ymm2,0x1
  | vpxor        ymm0,ymm3,ymm0
  | vpand        ymm0,ymm0,ymm4
  | vpxor        ymm11,ymm0,ymm3
  | vpaddq       ymm0,ymm0,ymm0
  | vpxor        ymm2,ymm0,ymm2
  | vpsrlq       ymm0,ymm7,0x1
  | vpxor        ymm0,ymm8,ymm0
  | vpand        ymm0,ymm0,ymm4
  | vpxor        ymm3,ymm8,ymm0
  | vmovdqu      YMMWORD PTR [rsp+0xa0],ymm3
  | vpaddq       ymm0,ymm0,ymm0
  | vpxor        ymm7,ymm0,ymm7
  | vmovdqu      ymm3,YMMWORD PTR [rsp]
  | vpsrlq       ymm0,ymm3,0x1
  | vpxor        ymm0,ymm15,ymm0
  | vpand        ymm0,ymm0,ymm4
  | vpxor        ymm12,ymm15,ymm0
  | vpaddq       ymm0,ymm0,ymm0
  | vpxor        ymm15,ymm0,ymm3
  | vmovdqu      ymm3,YMMWORD PTR [rsp+0x80]
  | vpsrlq       ymm0,ymm3,0x2
  | vpxor        ymm0,ymm14,ymm0
  | vmovdqu      ymm4,YMMWORD PTR [rsp+0xe0]
  | vpand        ymm0,ymm0,ymm4
  | vpxor        ymm8,ymm14,ymm0
  | vmovdqu      YMMWORD PTR [rsp],ymm8
  | vpsllq       ymm0,ymm0,0x2
  | vpxor        ymm13,ymm0,ymm3
  | vmovdqu      ymm3,YMMWORD PTR [rsp+0x60]
  | vpsrlq       ymm0,ymm3,0x2
  | vpxor        ymm0,ymm5,ymm0
  | vpand        ymm0,ymm0,ymm4
  | vpxor        ymm14,ymm0,ymm5
  | vpsllq       ymm0,ymm0,0x2
  | vpxor        ymm8,ymm0,ymm3
  | vpsrlq       ymm3,ymm6,0x2
  | vpxor        ymm3,ymm1,ymm3
  | vpand        ymm3,ymm3,ymm4
  | vpxor        ymm0,ymm3,ymm1
  | vmovdqu      YMMWORD PTR [rsp+0x60],ymm0
  | vpsllq       ymm1,ymm3,0x2
  | vpxor        ymm9,ymm1,ymm6
  | vmovdqu      ymm0,YMMWORD PTR [rsp+0x40]
  | vpsrlq       ymm1,ymm0,0x2
  | vpxor        ymm1,ymm10,ymm1
  | vpand        ymm1,ymm1,ymm4
  | vpxor        ymm10,ymm10,ymm1
  | vpsllq       ymm1,ymm1,0x2
  | vpxor        ymm6,ymm1,ymm0
  | vmovdqu      ymm0,YMMWORD PTR [rsp+0xc0]
  | vpsrlq       ymm3,ymm0,0x2
  | vpxor        ymm3,ymm2,ymm3
  | vpand        ymm5,ymm3,ymm4
  | vpxor        ymm1,ymm5,ymm2
  | vmovdqu      YMMWORD PTR [rsp+0x40],ymm1
  | vpsllq       ymm2,ymm5,0x2
  | vpxor        ymm5,ymm2,ymm0
  | vmovdqu      ymm0,YMMWORD PTR [rsp+0x20]
  | vpsrlq       ymm2,ymm0,0x2
  | vpxor        ymm2,ymm11,ymm2
  | vpand        ymm2,ymm2,ymm4
  | vpxor        ymm3,ymm11,ymm2
  | vpsllq       ymm2,ymm2,0x2
  | vpxor        ymm2,ymm2,ymm0
  | vpsrlq       ymm11,ymm7,0x2
  | vpxor        ymm11,ymm15,ymm11
  | vpand        ymm11,ymm11,ymm4
  | vpxor        ymm15,ymm11,ymm15
  | vpsllq       ymm11,ymm11,0x2
  | vpxor        ymm11,ymm11,ymm7
  | vmovdqu      ymm1,YMMWORD PTR [rsp+0xa0]
  | vpsrlq       ymm7,ymm1,0x2
  | vpxor        ymm7,ymm12,ymm7
  | vpand        ymm0,ymm7,ymm4
  | vpxor        ymm7,ymm12,ymm0
  | vpsllq       ymm0,ymm0,0x2
  | vpxor        ymm12,ymm0,ymm1
  | vpunpcklqdq  ymm0,ymm13,ymm8
  | vpunpckhqdq  ymm4,ymm13,ymm8
  | vmovdqu      ymm1,YMMWORD PTR [rsp]
  | vpunpcklqdq  ymm13,ymm1,ymm14
  | vpunpckhqdq  ymm14,ymm1,ymm14
  | vinserti128  ymm1,ymm0,xmm13,0x1
  | vmovdqu      YMMWORD PTR [rsp+0x20],ymm1
  | vperm2i128   ymm0,ymm0,ymm13,0x31
  | vinserti128  ymm13,ymm4,xmm14,0x1
  | vperm2i128   ymm4,ymm4,ymm14,0x31
  | vpunpcklqdq  ymm14,ymm9,ymm6
  | vpunpckhqdq  ymm1,ymm9,ymm6
  | vmovdqu      ymm6,YMMWORD PTR [rsp+0x60]
  | vpunpcklqdq  ymm8,ymm6,ymm10
  | vpunpckhqdq  ymm9,ymm6,ymm10
  | vinserti128  ymm10,ymm14,xmm8,0x1
  | vperm2i128   ymm8,ymm14,ymm8,0x31
  | vinserti128  ymm14,ymm1,xmm9,0x1
  | vperm2i128   ymm1,ymm1,ymm9,0x31
  | vpunpcklqdq  ymm9,ymm5,ymm2
  | vpunpckhqdq  ymm2,ymm5,ymm2
  | vmovdqu      ymm6,YMMWORD PTR [rsp+0x40]
  | vpunpcklqdq  ymm5,ymm6,ymm3
  | vpunpckhqdq  ymm3,ymm6,ymm3
  | vinserti128  ymm6,ymm9,xmm5,0x1
  | vperm2i128   ymm5,ymm9,ymm5,0x31
  | vinserti128  ymm9,ymm2,xmm3,0x1
  | vperm2i128   ymm2,ymm2,ymm3,0x31
  | vpunpcklqdq  ymm3,ymm11,ymm12
  | vpunpckhqdq  ymm11,ymm11,ymm12
  | vpunpcklqdq  ymm12,ymm15,ymm7
  | vpunpckhqdq  ymm7,ymm15,ymm7
  | vinserti128  ymm15,ymm3,xmm12,0x1
  | vperm2i128   ymm3,ymm3,ymm12,0x31
  | vinserti128  ymm12,ymm11,xmm7,0x1
  | vperm2i128   ymm7,ymm11,ymm7,0x31
  | vmovups      ymm11,YMMWORD PTR [rsp+0x20]
  | vmovups      YMMWORD PTR [rsp+rax*1-0x18],ymm11
  | vmovdqu      YMMWORD PTR [rsp+rax*1+0x8],ymm13
  | vmovdqu      YMMWORD PTR [rsp+rax*1+0x28],ymm0
  | vmovdqu      YMMWORD PTR [rsp+rax*1+0x48],ymm4
  | vmovdqu      YMMWORD PTR [rsp+rax*1+0x68],ymm10
  | vmovdqu      YMMWORD PTR [rsp+rax*1+0x88],ymm14
  | vmovdqu      YMMWORD PTR [rsp+rax*1+0xa8],ymm8
  | vmovdqu      YMMWORD PTR [rsp+rax*1+0xc8],ymm1
  | vmovdqu      YMMWORD PTR [rsp+rax*1+0xe8],ymm6
  | vmovdqu      YMMWORD PTR [rsp+rax*1+0x108],ymm9
  | vmovdqu      YMMWORD PTR [rsp+rax*1+0x128],ymm5
  | vmovdqu      YMMWORD PTR [rsp+rax*1+0x148],ymm2
  | vmovdqu      YMMWORD PTR [rsp+rax*1+0x168],ymm15
  | vmovdqu      YMMWORD PTR [rsp+rax*1+0x188],ymm12
  | vmovdqu      YMMWORD PTR [rsp+rax*1+0x1a8],ymm3
  | vmovdqu      YMMWORD PTR [rsp+rax*1+0x1c8],ymm7
  | sub          r14,0x1
  | jb           .L2
  | cmp          rax,0x7e0
  | lea          rax,[rax+0x200]
  | jne          .L1
.L2:
    xor          eax,eax
.L3:
  | vmovdqu      ymm0,YMMWORD PTR [rsp+rax*1+0x1c8]
  | vmovdqu      ymm1,YMMWORD PTR [rsp+rax*1+0x3c8]
  | vmovdqu      ymm2,YMMWORD PTR [rsp+rax*1+0x5c8]
  | vmovdqu      ymm3,YMMWORD PTR [rsp+rax*1+0x7c8]
  | vpunpckhqdq  ymm4,ymm0,ymm1
  | vpunpckhqdq  ymm5,ymm2,ymm3
  | vperm2i128   ymm6,ymm4,ymm5,0x31
  | vpunpcklqdq  ymm0,ymm0,ymm1
  | vpunpcklqdq  ymm1,ymm2,ymm3
  | vperm2i128   ymm2,ymm0,ymm1,0x31
  | vinserti128  ymm3,ymm4,xmm5,0x1
  | vinserti128  ymm0,ymm0,xmm1,0x1
  | vmovdqu      YMMWORD PTR [rbx+rax*4],ymm0
  | vmovdqu      YMMWORD PTR [rbx+rax*4+0x20],ymm3
  | vmovdqu      YMMWORD PTR [rbx+rax*4+0x40],ymm2
  | vmovdqu      YMMWORD PTR [rbx+rax*4+0x60],ymm6
  | add          rax,0x20
  | cmp          rax,0x200
  | jne          .L3
    add          rsp,0x9c8
    pop          rbx
    pop          r12
    pop          r14
    pop          r15
    vzeroupper
    ret
.L4:
  ! lea          rdi,[rip+.D5]
  ! lea          rdx,[rip+.D6]
  ! mov          esi,0x26
  ! call         core::panicking::panic

; ---- transpose, level avx512: 295 instructions, inner loops: 195, 50
    push         rbp
    mov          rbp,rsp
    push         r15
    push         r14
    push         r12
    push         rbx
    and          rsp,0xffffffffffffffc0
    sub          rsp,0xc40
    cmp          rsi,0x101
    jae          .L4
    mov          rbx,rdx
    mov          r14,rsi
    mov          r15,rdi
    lea          r12,[rsp+0x200]
    mov          edx,0x800
    mov          rdi,r12
    xor          esi,esi
    call         memset
    lea          rdx,[r14*8+0x0]
    mov          rdi,r12
    mov          rsi,r15
    call         memcpy
    add          r14,0x3f
    shr          r14,0x6
    je           .L2
    dec          r14
    mov          eax,0x1c0
    vpbroadcastq zmm0,QWORD PTR [rip+.D1]
    vpbroadcastd zmm1,DWORD PTR [rip+.D2]
    vpbroadcastw zmm2,WORD PTR [rip+.D3]
    vpbroadcastd zmm3,DWORD PTR [rip+.D4]
    vpbroadcastd zmm4,DWORD PTR [rip+.D5]
    vpbroadcastq zmm5,QWORD PTR [rip+.D6]
    vpbroadcastd zmm6,DWORD PTR [rip+.D7]
    vpbroadcastq zmm7,QWORD PTR [rip+.D8]
.L1:
  | vmovdqu64    zmm8,ZMMWORD PTR [rsp+rax*1+0x40]
  | vmovdqu64    zmm9,ZMMWORD PTR [rsp+rax*1+0x80]
  | vmovdqu64    zmm10,ZMMWORD PTR [rsp+rax*1+0xc0]
  | vmovdqu64    zmm11,ZMMWORD PTR [rsp+rax*1+0x100]
  | vmovdqu64    zmm12,ZMMWORD PTR [rsp+rax*1+0x140]
  | vmovdqu64    zmm13,ZMMWORD PTR [rsp+rax*1+0x180]
  | vmovdqu64    zmm14,ZMMWORD PTR [rsp+rax*1+0x1c0]
  | vmovdqu64    zmm15,ZMMWORD PTR [rsp+rax*1+0x200]
  | vpsrlq       zmm16,zmm8,0x20
  | vpxord       zmm16,zmm12,zmm16
  | vpternlogd   zmm12,zmm16,zmm0,0x78
  | vpsllq       zmm16,zmm16,0x20
  | vpxorq       zmm8,zmm16,zmm8
  | vpsrlq       zmm16,zmm9,0x20
  | vpxord       zmm16,zmm13,zmm16
  | vpternlogd   zmm13,zmm16,zmm0,0x78
  | vpsllq       zmm16,zmm16,0x20
  | vpxorq       zmm9,zmm16,zmm9
  | vpsrlq       zmm16,zmm10,0x20
  | vpxord       zmm16,zmm14,zmm16
  | vpternlogd   zmm14,zmm16,zmm0,0x78
  | vpsllq       zmm16,zmm16,0x20
  | vpxorq       zmm10,zmm16,zmm10
  | vpsrlq       zmm16,zmm11,0x20
  | vpxord       zmm16,zmm15,zmm16
  | vpternlogd   zmm15,zmm16,zmm0,0x78
  | vpsllq       zmm16,zmm16,0x20
  | vpxorq       zmm11,zmm16,zmm11
  | vpsrlq       zmm16,zmm8,0x10
  | vpxorq       zmm16,zmm10,zmm16
  | vpternlogq   zmm10,zmm16,zmm1,0x78
  | vpslld       zmm16,zmm16,0x10
  | vpxorq       zmm8,zmm16,zmm8
  | vpsrlq       zmm16,zmm9,0x10
  | vpxorq       zmm16,zmm11,zmm16
  | vpternlogq   zmm11,zmm16,zmm1,0x78
  | vpslld       zmm16,zmm16,0x10
  | vpxorq       zmm9,zmm16,zmm9
  | vpsrlq       zmm16,zmm12,0x10
  | vpternlogq   zmm16,zmm14,zmm1,0x28
  | vpxord       zmm14,zmm16,zmm14
  | vpsllq       zmm16,zmm16,0x10
  | vpxorq       zmm12,zmm16,zmm12
  | vpsrlq       zmm16,zmm13,0x10
  | vpternlogq   zmm16,zmm15,zmm1,0x28
  | vpxord       zmm15,zmm16,zmm15
  | vpsllq       zmm16,zmm16,0x10
  | vpxorq       zmm13,zmm16,zmm13
  | vpsrlq       zmm16,zmm8,0x8
  | vpxorq       zmm16,zmm9,zmm16
  | vpsllw       zmm17,zmm16,0x8
  | vpxorq       zmm8,zmm17,zmm8
  | vpternlogq   zmm9,zmm16,zmm2,0x78
  | vpsrlq       zmm16,zmm10,0x8
  | vpxorq       zmm16,zmm11,zmm16
  | vpternlogq   zmm11,zmm16,zmm2,0x78
  | vpsllw       zmm16,zmm16,0x8
  | vpxorq       zmm10,zmm16,zmm10
  | vpsrlq       zmm16,zmm12,0x8
  | vpxorq       zmm16,zmm13,zmm16
  | vpsllw       zmm17,zmm16,0x8
  | vpxorq       zmm12,zmm17,zmm12
  | vpternlogq   zmm13,zmm16,zmm2,0x78
  | vpsrlq       zmm16,zmm14,0x8
  | vpternlogq   zmm16,zmm15,zmm2,0x28
  | vpxord       zmm15,zmm16,zmm15
  | vpsllq       zmm16,zmm16,0x8
  | vpxorq       zmm14,zmm16,zmm14
  | vpunpcklqdq  zmm16,zmm8,zmm9
  | vpunpckhqdq  zmm8,zmm8,zmm9
  | vpunpcklqdq  zmm9,zmm10,zmm11
  | vpunpckhqdq  zmm10,zmm10,zmm11
  | vpunpcklqdq  zmm11,zmm12,zmm13
  | vpunpckhqdq  zmm12,zmm12,zmm13
  | vpunpcklqdq  zmm13,zmm14,zmm15
  | vpunpckhqdq  zmm14,zmm14,zmm15
  | vshufi64x2   zmm15,zmm16,zmm9,0x88
  | vshufi64x2   zmm9,zmm16,zmm9,0xdd
  | vshufi64x2   zmm16,zmm8,zmm10,0x88
  | vshufi64x2   zmm8,zmm8,zmm10,0xdd
  | vshufi64x2   zmm10,zmm11,zmm13,0x88
  | vshufi64x2   zmm11,zmm11,zmm13,0xdd
  | vshufi64x2   zmm13,zmm12,zmm14,0x88
  | vshufi64x2   zmm12,zmm12,zmm14,0xdd
  | vshufi64x2   zmm14,zmm15,zmm10,0x88
  | vshufi64x2   zmm10,zmm15,zmm10,0xdd
  | vshufi64x2   zmm15,zmm16,zmm13,0x88
  | vmovdqa64    ZMMWORD PTR [rsp+0x40],zmm15
  | vshufi64x2   zmm13,zmm16,zmm13,0xdd
  | vmovdqa64    ZMMWORD PTR [rsp+0x140],zmm13
  | vshufi64x2   zmm13,zmm9,zmm11,0x88
  | vshufi64x2   zmm9,zmm9,zmm11,0xdd
  | vshufi64x2   zmm11,zmm8,zmm12,0x88
  | vmovdqa64    ZMMWORD PTR [rsp+0xc0],zmm11
  | vshufi64x2   zmm8,zmm8,zmm12,0xdd
  | vmovdqa64    zmm11,ZMMWORD PTR [rsp+0x140]
  | vmovdqa64    zmm12,ZMMWORD PTR [rsp+0xc0]
  | vmovdqa64    zmm15,ZMMWORD PTR [rsp+0x40]
  | vpsrlq       zmm16,zmm14,0x1
  | vpternlogd   zmm16,zmm15,zmm3,0x28
  | vpxord       zmm15,zmm16,zmm15
  | vpaddq       zmm16,zmm16,zmm16
  | vpxorq       zmm14,zmm16,zmm14
  | vpsrlq       zmm16,zmm13,0x1
  | vpternlogd   zmm16,zmm12,zmm3,0x28
  | vpxord       zmm12,zmm16,zmm12
  | vpaddq       zmm16,zmm16,zmm16
  | vpxorq       zmm13,zmm16,zmm13
  | vpsrlq       zmm16,zmm10,0x1
  | vpternlogd   zmm16,zmm11,zmm3,0x28
  | vpxord       zmm11,zmm16,zmm11
  | vpaddq       zmm16,zmm16,zmm16
  | vpxorq       zmm10,zmm16,zmm10
  | vpsrlq       zmm16,zmm9,0x1
  | vpternlogd   zmm16,zmm8,zmm3,0x28
  | vpxord       zmm8,zmm16,zmm8
  | vpaddq       zmm16,zmm16,zmm16
  | vpxorq       zmm9,zmm16,zmm9
  | vpsrlq       zmm16,zmm14,0x2
  | vpternlogq   zmm16,zmm13,zmm4,0x28
  | vpxorq       zmm13,zmm13,zmm16
  | vpsllq       zmm16,zmm16,0x2
  | vpxorq       zmm14,zmm16,zmm14
  | vpsrlq       zmm16,zmm15,0x2
  | vpternlogd   zmm16,zmm12,zmm4,0x28
  | vpxord       zmm12,zmm16,zmm12
  | vpsllq       zmm16,zmm16,0x2
  | vpxorq       zmm15,zmm16,zmm15
  | vpsrlq       zmm16,zmm10,0x2
  | vpternlogq   zmm16,zmm9,zmm5,0x28
  | vpxorq       zmm9,zmm16,zmm9
  | vpsllq       zmm16,zmm16,0x2
  | vpxorq       zmm10,zmm16,zmm10
  | vpsrlq       zmm16,zmm11,0x2
  | vpternlogd   zmm16,zmm8,zmm4,0x28
  | vpxord       zmm8,zmm16,zmm8
  | vpsllq       zmm16,zmm16,0x2
  | vpxorq       zmm11,zmm16,zmm11
  | vpsrlq       zmm16,zmm14,0x4
  | vpternlogq   zmm16,zmm10,zmm6,0x28
  | vpxorq       zmm10,zmm10,zmm16
  | vpsllq       zmm16,zmm16,0x4
  | vpxorq       zmm14,zmm16,zmm14
  | vpsrlq       zmm16,zmm15,0x4
  | vpternlogq   zmm16,zmm11,zmm6,0x28
  | vpxorq       zmm11,zmm11,zmm16
  | vpsllq       zmm16,zmm16,0x4
  | vpxorq       zmm15,zmm16,zmm15
  | vpsrlq       zmm16,zmm13,0x4
  | vpternlogq   zmm16,zmm9,zmm7,0x28
  | vpxorq       zmm9,zmm16,zmm9
  | vpsllq       zmm16,zmm16,0x4
  | vpxorq       zmm13,zmm16,zmm13
  | vpsrlq       zmm16,zmm12,0x4
  | vpternlogd   zmm16,zmm8,zmm6,0x28
  | vpxord       zmm8,zmm16,zmm8
  | vpsllq       zmm16,zmm16,0x4
  | vpxorq       zmm12,zmm16,zmm12
  | vpunpcklqdq  zmm16,zmm14,zmm15
  | vpunpckhqdq  zmm14,zmm14,zmm15
  | vpunpcklqdq  zmm15,zmm13,zmm12
  | vpunpckhqdq  zmm12,zmm13,zmm12
  | vpunpcklqdq  zmm13,zmm10,zmm11
  | vpunpckhqdq  zmm10,zmm10,zmm11
  | vpunpcklqdq  zmm11,zmm9,zmm8
  | vpunpckhqdq  zmm8,zmm9,zmm8
  | vshufi64x2   zmm9,zmm16,zmm15,0x88
  | vshufi64x2   zmm15,zmm16,zmm15,0xdd
  | vshufi64x2   zmm16,zmm14,zmm12,0x88
  | vshufi64x2   zmm12,zmm14,zmm12,0xdd
  | vshufi64x2   zmm14,zmm13,zmm11,0x88
  | vshufi64x2   zmm11,zmm13,zmm11,0xdd
  | vshufi64x2   zmm13,zmm10,zmm8,0x88
  | vshufi64x2   zmm8,zmm10,zmm8,0xdd
  | vshufi64x2   zmm10,zmm9,zmm14,0x88
  | vshufi64x2   zmm9,zmm9,zmm14,0xdd
  | vshufi64x2   zmm14,zmm16,zmm13,0x88
  | vshufi64x2   zmm13,zmm16,zmm13,0xdd
  | vshufi64x2   zmm16,zmm15,zmm11,0x88
  | vshufi64x2   zmm11,zmm15,zmm11,0xdd
  | vshufi64x2   zmm15,zmm12,zmm8,0x88
  | vshufi64x2   zmm8,zmm12,zmm8,0xdd
  | vmovdqu64    ZMMWORD PTR [rsp+rax*1+0x40],zmm10
  | vmovdqu64    ZMMWORD PTR [rsp+rax*1+0x80],zmm14
  | vmovdqu64    ZMMWORD PTR [rsp+rax*1+0xc0],zmm16
  | vmovdqu64    ZMMWORD PTR [rsp+rax*1+0x100],zmm15
  | vmovdqu64    ZMMWORD PTR [rsp+rax*1+0x140],zmm9
  | vmovdqu64    ZMMWORD PTR [rsp+rax*1+0x180],zmm13
  | vmovdqu64    ZMMWORD PTR [rsp+rax*1+0x1c0],zmm11
  | vmovdqu64    ZMMWORD PTR [rsp+rax*1+0x200],zmm8
  | sub          r14,0x1
  | jb           .L2
  | cmp          rax,0x7c0
  | lea          rax,[rax+0x200]
  | jne          .L1
.L2:
    lea          rax,[rsp+0x100]
    xor          ecx,ecx
    vpxor        xmm0,xmm0,xmm0
.L3:
  | vmovups      zmm1,ZMMWORD PTR [rsp+rcx*1+0x200]
  | vmovups      zmm2,ZMMWORD PTR [rsp+rcx*1+0x400]
  | vmovups      zmm3,ZMMWORD PTR [rsp+rcx*1+0x600]
  | vmovups      zmm4,ZMMWORD PTR [rsp+rcx*1+0x800]
  | vunpcklpd    zmm5,zmm1,zmm2
  | vmovaps      ZMMWORD PTR [rsp],zmm5
  | vunpckhpd    zmm1,zmm1,zmm2
  | vmovaps      ZMMWORD PTR [rsp+0x40],zmm1
  | vunpcklpd    zmm1,zmm3,zmm4
  | vmovaps      ZMMWORD PTR [rsp+0x80],zmm1
  | vunpckhpd    zmm1,zmm3,zmm4
  | vmovaps      ZMMWORD PTR [rsp+0xc0],zmm1
  | vmovdqa64    ZMMWORD PTR [rax+0xc0],zmm0
  | vmovdqa64    ZMMWORD PTR [rax+0x80],zmm0
  | vmovdqa64    ZMMWORD PTR [rax+0x40],zmm0
  | vmovdqa64    ZMMWORD PTR [rax],zmm0
  | vmovdqa64    zmm1,ZMMWORD PTR [rsp]
  | vmovdqa64    zmm2,ZMMWORD PTR [rsp+0x40]
  | vmovdqa64    zmm3,ZMMWORD PTR [rsp+0x80]
  | vmovdqa64    zmm4,ZMMWORD PTR [rsp+0xc0]
  | vshufi64x2   zmm5,zmm1,zmm3,0x88
  | vshufi64x2   zmm1,zmm1,zmm3,0xdd
  | vshufi64x2   zmm3,zmm2,zmm4,0x88
  | vmovdqa64    zmm6,ZMMWORD PTR [rsp+0x100]
  | vshufi64x2   zmm6,zmm6,ZMMWORD PTR [rsp+0x180],0x88
  | vshufi64x2   zmm2,zmm2,zmm4,0xdd
  | vmovdqa64    zmm4,ZMMWORD PTR [rsp+0x140]
  | vmovdqa64    zmm7,ZMMWORD PTR [rsp+0x1c0]
  | vshufi64x2   zmm8,zmm4,zmm7,0x88
  | vshufi64x2   zmm4,zmm4,zmm7,0xdd
  | vmovdqa64    ZMMWORD PTR [rsp+0x1c0],zmm4
  | vshufi64x2   zmm4,zmm5,zmm6,0x88
  | vmovdqa64    ZMMWORD PTR [rsp],zmm4
  | vshufi64x2   zmm5,zmm5,zmm6,0xdd
  | vmovdqa64    ZMMWORD PTR [rsp+0x100],zmm5
  | vshufi64x2   zmm6,zmm3,zmm8,0x88
  | vmovdqa64    ZMMWORD PTR [rsp+0x40],zmm6
  | vshufi64x2   zmm3,zmm3,zmm8,0xdd
  | vmovdqa64    ZMMWORD PTR [rsp+0x140],zmm3
  | vinserti64x4 zmm4,zmm4,ymm6,0x1
  | vmovdqu64    ZMMWORD PTR [rbx+rcx*4],zmm4
  | vshufi64x2   zmm4,zmm1,zmm2,0x88
  | vmovdqu64    ZMMWORD PTR [rbx+rcx*4+0x40],zmm4
  | vinserti64x4 zmm3,zmm5,ymm3,0x1
  | vmovdqu64    ZMMWORD PTR [rbx+rcx*4+0x80],zmm3
  | vshufi64x2   zmm1,zmm1,zmm2,0xdd
  | vmovdqu64    ZMMWORD PTR [rbx+rcx*4+0xc0],zmm1
  | add          rcx,0x40
  | cmp          rcx,0x200
  | jne          .L3
    lea          rsp,[rbp-0x20]
    pop          rbx
    pop          r12
    pop          r14
    pop          r15
    pop          rbp
    vzeroupper
    ret
.L4:
  ! lea          rdi,[rip+.D9]
  ! lea          rdx,[rip+.D10]
  ! mov          esi,0x26
  ! call         core::panicking::panic
