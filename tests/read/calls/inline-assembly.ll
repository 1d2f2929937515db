; Inline assembly stands where a function would, with any of its flags.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define i32 @f(i32 %x) {
  call void asm "nop", ""()
  call void asm sideeffect "nop", "~{memory}"()
  call void asm sideeffect alignstack "nop", ""()
  %1 = call i32 asm "mov $0, $1", "=r,r"(i32 %x)
  %2 = call i32 asm inteldialect "mov $0, $1", "=r,r"(i32 %x)
  call void asm sideeffect alignstack inteldialect unwind "nop", ""()
  %3 = call { i32, i32 } asm "two\0A\09lines \22quoted\22", "=r,=r"()
  call void asm sideeffect "in ${0:c}", "i"(ptr @f), !srcloc !0
  ret i32 %1
}

!0 = !{i64 123}

; CHECK lines are written by BLESS=1
; CHECK: define i32 @f(i32 %x) {
; CHECK-NEXT:   call void asm "nop", ""()
; CHECK-NEXT:   call void asm sideeffect "nop", "~{memory}"()
; CHECK-NEXT:   call void asm sideeffect alignstack "nop", ""()
; CHECK-NEXT:   %1 = call i32 asm "mov $0, $1", "=r,r"(i32 %x)
; CHECK-NEXT:   %2 = call i32 asm inteldialect "mov $0, $1", "=r,r"(i32 %x)
; CHECK-NEXT:   call void asm sideeffect alignstack inteldialect unwind "nop", ""()
; CHECK-NEXT:   %3 = call { i32, i32 } asm "two\0A\09lines \22quoted\22", "=r,=r"()
; CHECK-NEXT:   call void asm sideeffect "in ${0:c}", "i"(ptr @f), !srcloc !0
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i64 123}
