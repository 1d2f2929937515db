source_filename = "rust-closures.rs"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_466e6e10d4d5a95679ab35d1156aa54e = private unnamed_addr constant [11 x i8] c"src/lib.rs\00", align 1
@alloc_eabb6830d79cb7057bb1cf28208d09a9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00\18\00\00\00\16\00\00\00" }>, align 8
@alloc_7b41819460d22dcd7f0cb42090a89474 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00\18\00\00\00\09\00\00\00" }>, align 8
@alloc_56013752cddc6d1eb434b2d6a03e2549 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00\19\00\00\00\0C\00\00\00" }>, align 8
@alloc_629d4af0a738350c8ee84cae318990db = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00\1A\00\00\00\14\00\00\00" }>, align 8
@alloc_df8e1814571a5089d8c0f56554ad9466 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00\1D\00\00\00#\00\00\00" }>, align 8
@alloc_775863030c498217af2bd2f8a1836fb4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00\1D\00\00\00\12\00\00\00" }>, align 8

; kernel::each::<kernel::kernel::{closure#0}>
; Function Attrs: noinline nounwind
define internal void @_RINvCs6mPgfgSyXbA_6kernel4eachNCNvB2_6kernel0EB2_(i64 noundef %count, ptr dead_on_return noalias noundef align 8 captures(address) dereferenceable(40) %body) unnamed_addr #0 {
start:
  %iter = alloca [8 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  store i64 0, ptr %iter, align 8
  br label %bb1

bb1:                                              ; preds = %bb4, %start
  call void @llvm.lifetime.start.p0(ptr %_3)
  %_11 = load i64, ptr %iter, align 8, !noundef !2
  %_8 = icmp ult i64 %_11, %count
  br i1 %_8, label %bb4, label %bb5

bb5:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %_3)
  ret void

bb4:                                              ; preds = %bb1
  %_9 = load i64, ptr %iter, align 8, !noundef !2
  %0 = add nuw i64 %_9, 1
  store i64 %0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %_9, ptr %1, align 8
  store i64 1, ptr %_3, align 8
  %2 = getelementptr inbounds i8, ptr %_3, i64 8
  %at = load i64, ptr %2, align 8, !noundef !2
; call kernel::kernel::{closure#0}
  call void @_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_(ptr noalias noundef align 8 dereferenceable(40) %body, i64 noundef %at) #8
  call void @llvm.lifetime.end.p0(ptr %_3)
  br label %bb1
}

; kernel::each::<kernel::kernel::{closure#1}>
; Function Attrs: noinline nounwind
define internal void @_RINvCs6mPgfgSyXbA_6kernel4eachNCNvB2_6kernels_0EB2_(i64 noundef %count, ptr dead_on_return noalias noundef align 8 captures(address) dereferenceable(40) %body) unnamed_addr #0 {
start:
  %iter = alloca [8 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  store i64 0, ptr %iter, align 8
  br label %bb1

bb1:                                              ; preds = %bb4, %start
  call void @llvm.lifetime.start.p0(ptr %_3)
  %_11 = load i64, ptr %iter, align 8, !noundef !2
  %_8 = icmp ult i64 %_11, %count
  br i1 %_8, label %bb4, label %bb5

bb5:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %_3)
  ret void

bb4:                                              ; preds = %bb1
  %_9 = load i64, ptr %iter, align 8, !noundef !2
  %0 = add nuw i64 %_9, 1
  store i64 %0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %_9, ptr %1, align 8
  store i64 1, ptr %_3, align 8
  %2 = getelementptr inbounds i8, ptr %_3, i64 8
  %at = load i64, ptr %2, align 8, !noundef !2
; call kernel::kernel::{closure#1}
  call void @_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_(ptr noalias noundef align 8 dereferenceable(40) %body, i64 noundef %at) #8
  call void @llvm.lifetime.end.p0(ptr %_3)
  br label %bb1
}

; kernel::kernel::{closure#0}
; Function Attrs: inlinehint nounwind
define internal void @_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_(ptr noalias noundef align 8 dereferenceable(40) %_1, i64 noundef %at) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 24
  %_21 = load ptr, ptr %0, align 8, !nonnull !2, !align !3, !noundef !2
  %_5 = load i64, ptr %_21, align 8, !noundef !2
  %_4 = add i64 %_5, %at
  %1 = getelementptr inbounds i8, ptr %_1, i64 8
  %_22.0 = load ptr, ptr %1, align 8, !nonnull !2, !align !4, !noundef !2
  %2 = getelementptr inbounds i8, ptr %1, i64 8
  %_22.1 = load i64, ptr %2, align 8, !noundef !2
  %_7 = icmp ult i64 %_4, %_22.1
  br i1 %_7, label %bb1, label %panic

bb1:                                              ; preds = %start
  %3 = getelementptr inbounds i8, ptr %_1, i64 8
  %_23.0 = load ptr, ptr %3, align 8, !nonnull !2, !align !4, !noundef !2
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  %_23.1 = load i64, ptr %4, align 8, !noundef !2
  %5 = getelementptr inbounds nuw float, ptr %_23.0, i64 %_4
  %_3 = load float, ptr %5, align 4, !noundef !2
  %_8 = icmp ult i64 %at, 8
  br i1 %_8, label %bb2, label %panic1

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCs6Yp2GdLCATg_4core9panicking18panic_bounds_check(i64 noundef %_4, i64 noundef %_22.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_eabb6830d79cb7057bb1cf28208d09a9) #9
  unreachable

bb2:                                              ; preds = %bb1
  %_24 = load ptr, ptr %_1, align 8, !nonnull !2, !align !4, !noundef !2
  %6 = getelementptr inbounds nuw float, ptr %_24, i64 %at
  store float %_3, ptr %6, align 4
  %7 = getelementptr inbounds i8, ptr %_1, i64 24
  %_25 = load ptr, ptr %7, align 8, !nonnull !2, !align !3, !noundef !2
  %_12 = load i64, ptr %_25, align 8, !noundef !2
  %_11 = add i64 %_12, %at
  %8 = getelementptr inbounds i8, ptr %_1, i64 8
  %_26.0 = load ptr, ptr %8, align 8, !nonnull !2, !align !4, !noundef !2
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  %_26.1 = load i64, ptr %9, align 8, !noundef !2
  %_14 = icmp ult i64 %_11, %_26.1
  br i1 %_14, label %bb3, label %panic2

panic1:                                           ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCs6Yp2GdLCATg_4core9panicking18panic_bounds_check(i64 noundef %at, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7b41819460d22dcd7f0cb42090a89474) #9
  unreachable

bb3:                                              ; preds = %bb2
  %10 = getelementptr inbounds i8, ptr %_1, i64 8
  %_27.0 = load ptr, ptr %10, align 8, !nonnull !2, !align !4, !noundef !2
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  %_27.1 = load i64, ptr %11, align 8, !noundef !2
  %12 = getelementptr inbounds nuw float, ptr %_27.0, i64 %_11
  %_10 = load float, ptr %12, align 4, !noundef !2
  %13 = getelementptr inbounds i8, ptr %_1, i64 32
  %_28 = load ptr, ptr %13, align 8, !nonnull !2, !align !4, !noundef !2
  %_15 = load float, ptr %_28, align 4, !noundef !2
  %_9 = fcmp ogt float %_10, %_15
  br i1 %_9, label %bb4, label %bb6

panic2:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCs6Yp2GdLCATg_4core9panicking18panic_bounds_check(i64 noundef %_11, i64 noundef %_26.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_56013752cddc6d1eb434b2d6a03e2549) #9
  unreachable

bb6:                                              ; preds = %bb3
  br label %bb7

bb4:                                              ; preds = %bb3
  %14 = getelementptr inbounds i8, ptr %_1, i64 24
  %_29 = load ptr, ptr %14, align 8, !nonnull !2, !align !3, !noundef !2
  %_18 = load i64, ptr %_29, align 8, !noundef !2
  %_17 = add i64 %_18, %at
  %15 = getelementptr inbounds i8, ptr %_1, i64 8
  %_30.0 = load ptr, ptr %15, align 8, !nonnull !2, !align !4, !noundef !2
  %16 = getelementptr inbounds i8, ptr %15, i64 8
  %_30.1 = load i64, ptr %16, align 8, !noundef !2
  %_20 = icmp ult i64 %_17, %_30.1
  br i1 %_20, label %bb5, label %panic3

bb7:                                              ; preds = %bb5, %bb6
  ret void

bb5:                                              ; preds = %bb4
  %17 = getelementptr inbounds i8, ptr %_1, i64 8
  %_31.0 = load ptr, ptr %17, align 8, !nonnull !2, !align !4, !noundef !2
  %18 = getelementptr inbounds i8, ptr %17, i64 8
  %_31.1 = load i64, ptr %18, align 8, !noundef !2
  %19 = getelementptr inbounds nuw float, ptr %_31.0, i64 %_17
  %_16 = load float, ptr %19, align 4, !noundef !2
  %20 = getelementptr inbounds i8, ptr %_1, i64 32
  %_32 = load ptr, ptr %20, align 8, !nonnull !2, !align !4, !noundef !2
  store float %_16, ptr %_32, align 4
  br label %bb7

panic3:                                           ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCs6Yp2GdLCATg_4core9panicking18panic_bounds_check(i64 noundef %_17, i64 noundef %_30.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_629d4af0a738350c8ee84cae318990db) #9
  unreachable
}

; kernel::kernel::{closure#1}
; Function Attrs: inlinehint nounwind
define internal void @_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_(ptr noalias noundef align 8 dereferenceable(40) %_1, i64 noundef %at) unnamed_addr #1 {
start:
  %_4 = sub i64 7, %at
  %_5 = icmp ult i64 %_4, 8
  br i1 %_5, label %bb1, label %panic

bb1:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %_1, i64 24
  %_11 = load ptr, ptr %0, align 8, !nonnull !2, !align !4, !noundef !2
  %1 = getelementptr inbounds nuw float, ptr %_11, i64 %_4
  %_3 = load float, ptr %1, align 4, !noundef !2
  %2 = getelementptr inbounds i8, ptr %_1, i64 32
  %_12 = load ptr, ptr %2, align 8, !nonnull !2, !align !4, !noundef !2
  %_6 = load float, ptr %_12, align 4, !noundef !2
  %3 = getelementptr inbounds i8, ptr %_1, i64 16
  %_13 = load ptr, ptr %3, align 8, !nonnull !2, !align !3, !noundef !2
  %_8 = load i64, ptr %_13, align 8, !noundef !2
  %_7 = add i64 %_8, %at
  %_14.0 = load ptr, ptr %_1, align 8, !nonnull !2, !align !4, !noundef !2
  %4 = getelementptr inbounds i8, ptr %_1, i64 8
  %_14.1 = load i64, ptr %4, align 8, !noundef !2
  %_10 = icmp ult i64 %_7, %_14.1
  br i1 %_10, label %bb2, label %panic1

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCs6Yp2GdLCATg_4core9panicking18panic_bounds_check(i64 noundef %_4, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_df8e1814571a5089d8c0f56554ad9466) #9
  unreachable

bb2:                                              ; preds = %bb1
  %_15.0 = load ptr, ptr %_1, align 8, !nonnull !2, !align !4, !noundef !2
  %5 = getelementptr inbounds i8, ptr %_1, i64 8
  %_15.1 = load i64, ptr %5, align 8, !noundef !2
  %6 = getelementptr inbounds nuw float, ptr %_15.0, i64 %_7
  %7 = fdiv float %_3, %_6
  store float %7, ptr %6, align 4
  ret void

panic1:                                           ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCs6Yp2GdLCATg_4core9panicking18panic_bounds_check(i64 noundef %_7, i64 noundef %_14.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_775863030c498217af2bd2f8a1836fb4) #9
  unreachable
}

; __rustc::rust_begin_unwind
; Function Attrs: noreturn nounwind
define void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %_1) unnamed_addr #2 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_bounds_check
; Function Attrs: inlinehint noreturn nounwind
define internal void @_RNvNtCs6Yp2GdLCATg_4core9panicking18panic_bounds_check(i64 noundef %index, i64 noundef %len, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #3 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @kernel(ptr noundef %x, ptr noundef %y, i64 noundef %n) unnamed_addr #4 {
start:
  %_18 = alloca [40 x i8], align 8
  %_13 = alloca [40 x i8], align 8
  %window = alloca [32 x i8], align 4
  %most = alloca [4 x i8], align 4
  %first = alloca [8 x i8], align 8
  %_7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %0 = zext i32 %_7 to i64
  store i64 %0, ptr %first, align 8
  %1 = load i64, ptr %first, align 8, !noundef !2
  %_9 = add i64 %1, 8
  %_8 = icmp ugt i64 %_9, %n
  br i1 %_8, label %bb1, label %bb2

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr %most)
  store float 0.000000e+00, ptr %most, align 4
  call void @llvm.lifetime.start.p0(ptr %window)
  br label %repeat_loop_header

bb1:                                              ; preds = %start
  br label %bb5

repeat_loop_header:                               ; preds = %repeat_loop_body, %bb2
  %2 = phi i64 [ 0, %bb2 ], [ %5, %repeat_loop_body ]
  %3 = icmp ult i64 %2, 8
  br i1 %3, label %repeat_loop_body, label %repeat_loop_next

repeat_loop_body:                                 ; preds = %repeat_loop_header
  %4 = getelementptr inbounds nuw float, ptr %window, i64 %2
  store float 0.000000e+00, ptr %4, align 4
  %5 = add nuw i64 %2, 1
  br label %repeat_loop_header

repeat_loop_next:                                 ; preds = %repeat_loop_header
  call void @llvm.lifetime.start.p0(ptr %_13)
  store ptr %window, ptr %_13, align 8
  %6 = getelementptr inbounds i8, ptr %_13, i64 8
  store ptr %x, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  store i64 %n, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %_13, i64 24
  store ptr %first, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %_13, i64 32
  store ptr %most, ptr %9, align 8
; call kernel::each::<kernel::kernel::{closure#0}>
  call void @_RINvCs6mPgfgSyXbA_6kernel4eachNCNvB2_6kernel0EB2_(i64 noundef 8, ptr noalias noundef align 8 captures(address) dereferenceable(40) %_13) #10
  call void @llvm.lifetime.end.p0(ptr %_13)
  call void @llvm.lifetime.start.p0(ptr %_18)
  store ptr %y, ptr %_18, align 8
  %10 = getelementptr inbounds i8, ptr %_18, i64 8
  store i64 %n, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %_18, i64 16
  store ptr %first, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %_18, i64 24
  store ptr %window, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %_18, i64 32
  store ptr %most, ptr %13, align 8
; call kernel::each::<kernel::kernel::{closure#1}>
  call void @_RINvCs6mPgfgSyXbA_6kernel4eachNCNvB2_6kernels_0EB2_(i64 noundef 8, ptr noalias noundef align 8 captures(address) dereferenceable(40) %_18) #10
  call void @llvm.lifetime.end.p0(ptr %_18)
  call void @llvm.lifetime.end.p0(ptr %window)
  call void @llvm.lifetime.end.p0(ptr %most)
  br label %bb5

bb5:                                              ; preds = %bb1, %repeat_loop_next
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #7

attributes #0 = { noinline nounwind "target-cpu"="sm_90" }
attributes #1 = { inlinehint nounwind "target-cpu"="sm_90" }
attributes #2 = { noreturn nounwind "target-cpu"="sm_90" }
attributes #3 = { inlinehint noreturn nounwind "target-cpu"="sm_90" }
attributes #4 = { nounwind "target-cpu"="sm_90" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { inlinehint nounwind }
attributes #9 = { inlinehint noreturn nounwind }
attributes #10 = { noinline nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!2 = !{}
!3 = !{i64 8}
!4 = !{i64 4}
