; The lines that are about the module as a whole, wherever they stand.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

source_filename = "dir/file \22quoted\22.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm "first line"
module asm "\09.globl second"

@a = global i32 0

module asm ""

; CHECK lines are written by BLESS=1
; CHECK: source_filename = "dir/file \22quoted\22.c"
; CHECK-NEXT: target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
; CHECK-NEXT: target triple = "x86_64-unknown-linux-gnu"
; CHECK-NEXT: module asm "first line"
; CHECK-NEXT: module asm "\09.globl second"
; CHECK-NEXT: @a = global i32 0
; CHECK-NEXT: module asm ""
