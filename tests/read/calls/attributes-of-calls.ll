; The result, every argument and the call itself can have attributes.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare zeroext i8 @g(i32, ptr, float)
declare void @h(ptr)

define void @f(ptr %p) {
  %1 = call zeroext i8 @g(i32 signext 1, ptr nocapture nonnull align 8 dereferenceable(16) %p, float nofpclass(nan) 1.0) #0
  %2 = call noundef range(i8 0, 10) i8 @g(i32 noundef 1, ptr null, float 2.0) nounwind willreturn memory(none) "key"="value"
  call void @h(ptr byval(i64) align 4 %p)
  call void @h(ptr sret({ i32, i32 }) "param"="x" "flag" %p) #1 noreturn
  %3 = call fastcc inreg i32 @i(i32 inreg 1) nobuiltin
  unreachable
}

declare fastcc i32 @i(i32)

attributes #0 = { nounwind }
attributes #1 = { cold "group" }

; CHECK lines are written by BLESS=1
; CHECK: declare zeroext i8 @g(i32, ptr, float)
; CHECK-NEXT: declare void @h(ptr)
; CHECK-NEXT: define void @f(ptr %p) {
; CHECK-NEXT:   %1 = call zeroext i8 @g(i32 signext 1, ptr nocapture nonnull align 8 dereferenceable(16) %p, float nofpclass(snan qnan) 1.0) #0
; CHECK-NEXT:   %2 = call noundef range(i8 0, 10) i8 @g(i32 noundef 1, ptr null, float 2.0) nounwind willreturn memory(none) "key"="value"
; CHECK-NEXT:   call void @h(ptr byval(i64) align 4 %p)
; CHECK-NEXT:   call void @h(ptr sret({ i32, i32 }) "param"="x" "flag" %p) #1 noreturn
; CHECK-NEXT:   %3 = call fastcc inreg i32 @i(i32 inreg 1) nobuiltin
; CHECK-NEXT:   unreachable
; CHECK-NEXT: }
; CHECK-NEXT: declare fastcc i32 @i(i32)
; CHECK-NEXT: attributes #0 = { nounwind }
; CHECK-NEXT: attributes #1 = { cold "group" }
