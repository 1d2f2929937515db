; Orders of uses, in functions and behind them. They hold for the file as it is, not for an edited one.
@g = global i32 0
@h = global ptr @g

declare void @use(i32)

define i32 @ordered(i32 %x, i1 %c) {
  %a = add i32 %x, 1
  %b = add i32 %a, %x
  ; Two uses of %a.
  %d = mul i32 %a, %b
  br i1 %c, label %left, label %right
left:
  call void @use(i32 %d)
  br label %right
right:
  store i32 %d, ptr @g
  ret i32 %d
  uselistorder i32 %x, { 1, 0 }
  uselistorder i32 %d, { 2, 0, 1 }
}

define void @other() {
  %v = load i32, ptr @g
  call void @use(i32 %v)
  call void @use(i32 %v)
  ret void
  uselistorder i32 %v, { 1, 0 }
}

uselistorder ptr @use, { 2, 0, 1 }
uselistorder_bb @ordered, %right, { 1, 0 }
