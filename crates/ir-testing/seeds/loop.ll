; A reduction over a matrix: named values, nested loops with phis, one early exit.
source_filename = "loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

; The table that the loop reads.
@table = internal constant [4 x i32] [i32 1, i32 1, i32 2, i32 3], align 16
@total = global i64 0 ; written once at the end

; Not called by anyone.
declare void @unused(ptr, i32)
declare i32 @scale(i32 noundef, ptr nonnull) #0 ; a trailing remark

define i64 @sum(ptr noundef nonnull %rows, i32 %n, i32 %m) #1 {
entry:
  ; Nothing to do for an empty matrix.
  %empty = icmp eq i32 %n, 0
  br i1 %empty, label %exit, label %outer

outer:                                            ; preds = %next, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %next ]
  %acc = phi i64 [ 0, %entry ], [ %acc.row, %next ] ; the running sum
  %row.addr = getelementptr inbounds ptr, ptr %rows, i32 %i
  %row = load ptr, ptr %row.addr, align 8
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %part = phi i64 [ %acc, %outer ], [ %part.next, %inner ]

  %cell.addr = getelementptr inbounds i32, ptr %row, i32 %j
  %cell = load i32, ptr %cell.addr, align 4, !range !0
  %scaled = call i32 @scale(i32 noundef %cell, ptr nonnull @table) ; may be anything
  %wide = sext i32 %scaled to i64
  %part.next = add nsw i64 %part, %wide
  %j.next = add nuw nsw i32 %j, 1
  %row.done = icmp uge i32 %j.next, %m
  br i1 %row.done, label %next, label %inner, !llvm.loop !1

next:                                             ; preds = %inner
  %acc.row = phi i64 [ %part.next, %inner ]
  %i.next = add nuw i32 %i, 1
  %all.done = icmp eq i32 %i.next, %n
  br i1 %all.done, label %exit, label %outer

exit:                                             ; preds = %next, %entry
  %result = phi i64 [ 0, %entry ], [ %acc.row, %next ]
  ; Kept for the caller.
  store i64 %result, ptr @total, align 8
  ret i64 %result
}

; Between two functions.

define internal i32 @clamp(i32 %x, i32 %low, i32 %high) {
  %below = icmp slt i32 %x, %low
  %at.least = select i1 %below, i32 %low, i32 %x
  %above = icmp sgt i32 %at.least, %high
  %at.most = select i1 %above, i32 %high, i32 %at.least
  ret i32 %at.most
} ; the end of clamp

define i32 @main() {
start:
  %a = call i32 @clamp(i32 7, i32 0, i32 5)
  %p = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 2
  %b = load i32, ptr %p
  %c = add i32 %a, %b
  ret i32 %c
}

attributes #0 = { nounwind memory(read) }
attributes #1 = { nounwind "target-cpu"="generic" }

!0 = !{i32 0, i32 100}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.mustprogress"}
