; Numbered values throughout, as a compiler without names writes them.

@0 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@jump = internal constant [2 x ptr] [ptr blockaddress(@4, %5), ptr blockaddress(@4, %8)]
@1 = internal   global i32 3 ; with blanks

declare i32 @putchar(i32)
declare void @2(i32)
declare void @3()

define i32 @classify(i32 %0, ptr %1) {
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4 ; again
  switch i32 %4, label %13 [
    i32 0, label %5
    i32 1, label %7
    i32 2, label %7
    i32 9, label %10
  ]

5:                                                ; preds = %2
  %6 = call i32 @putchar(i32 48)
  br label %16

7:                                                ; preds = %2, %2
  %8 = phi i32 [ 1, %2 ], [ 1, %2 ]
  %9 = call i32 @putchar(i32 %8)
  br label %16

10:                                               ; preds = %2
  %11 = ptrtoint ptr %1 to i64
  %12 = trunc i64 %11 to i32
  br label %16

13:                                               ; preds = %2
  %14 = load i32, ptr @1, align 4
  %15 = mul nsw i32 %14, %4
  br label %16

16:                                               ; preds = %13, %10, %7, %5
  %17 = phi i32 [ %6, %5 ], [ %9, %7 ], [ %12, %10 ], [ %15, %13 ]
  call void @2(i32 %17)
  ret i32 %17
}

define ptr @where() {
  ret ptr blockaddress(@4, %8)
}

; Jumps by address.
define i32 @4(i64 %0) {
  %2 = getelementptr inbounds [2 x ptr], ptr @jump, i64 0, i64 %0
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  indirectbr ptr %3, [label %5, label %8]

5:                                                ; preds = %1
  ; first
  %6 = zext i1 %4 to i32
  %7 = add i32 %6, 1
  ret i32 %7

8:                                                ; preds = %1
  ; second
  %9 = load i8, ptr @0, align 1
  %10 = sext i8 %9 to i32
  ret i32 %10
}

define void @mixed(i32, i1 %flag, float) {
  br i1 %flag, label %3, label %named

3:                                                ; preds = %2
  %4 = fadd float %1, 1.000000e+00
  %six = fmul float %4, %4
  %5 = fptosi float %six to i32
  call void @2(i32 %5)
  br label %named

named:                                            ; preds = %3, %2
  %6 = phi i32 [ %0, %2 ], [ %5, %3 ]
  %7 = add i32 %6, %0
  call void @2(i32 %7)
  ret void
}
