; Function attributes with numbers and words.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @a() uwtable
declare void @b() uwtable(sync)
declare void @c() uwtable(async)
declare void @d() vscale_range(1,16)
declare void @e() vscale_range(2)
declare void @f() alignstack(16)
declare void @g() #0
declare void @h() #1

attributes #0 = { alignstack=8 }
attributes #1 = { uwtable(sync) vscale_range(1,0) memory(read) }

; CHECK lines are written by BLESS=1
; CHECK: declare void @a() uwtable
; CHECK-NEXT: declare void @b() uwtable(sync)
; CHECK-NEXT: declare void @c() uwtable(async)
; CHECK-NEXT: declare void @d() vscale_range(1,16)
; CHECK-NEXT: declare void @e() vscale_range(2)
; CHECK-NEXT: declare void @f() alignstack(16)
; CHECK-NEXT: declare void @g() #0
; CHECK-NEXT: declare void @h() #1
; CHECK-NEXT: attributes #0 = { alignstack=8 }
; CHECK-NEXT: attributes #1 = { uwtable(sync) vscale_range(1,0) memory(read) }
