source_filename = "reduce-stages.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Record = type { i32, i32, i32, i32 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ12fold_numbersE7scratch = internal addrspace(3) global [256 x %struct.Record] undef, align 4
@__const.fold_numbers.mine = private unnamed_addr constant %struct.Record { i32 2147483647, i32 -2147483647, i32 0, i32 0 }, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@_ZZ12fold_recordsE7scratch = internal addrspace(3) global [256 x %struct.Record] undef, align 4
@__const.fold_records.mine = private unnamed_addr constant %struct.Record { i32 2147483647, i32 -2147483647, i32 0, i32 0 }, align 4

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4foldP6RecordPKS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = getelementptr inbounds nuw %struct.Record, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %6, align 4, !tbaa !10
  %8 = load ptr, ptr %4, align 8, !tbaa !7
  %9 = getelementptr inbounds nuw %struct.Record, ptr %8, i32 0, i32 0
  %10 = load i32, ptr %9, align 4, !tbaa !10
  %11 = call noundef i32 @_ZL3minii(i32 noundef %7, i32 noundef %10) #7
  %12 = load ptr, ptr %3, align 8, !tbaa !7
  %13 = getelementptr inbounds nuw %struct.Record, ptr %12, i32 0, i32 0
  store i32 %11, ptr %13, align 4, !tbaa !10
  %14 = load ptr, ptr %3, align 8, !tbaa !7
  %15 = getelementptr inbounds nuw %struct.Record, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %15, align 4, !tbaa !12
  %17 = load ptr, ptr %4, align 8, !tbaa !7
  %18 = getelementptr inbounds nuw %struct.Record, ptr %17, i32 0, i32 1
  %19 = load i32, ptr %18, align 4, !tbaa !12
  %20 = call noundef i32 @_ZL3maxii(i32 noundef %16, i32 noundef %19) #7
  %21 = load ptr, ptr %3, align 8, !tbaa !7
  %22 = getelementptr inbounds nuw %struct.Record, ptr %21, i32 0, i32 1
  store i32 %20, ptr %22, align 4, !tbaa !12
  %23 = load ptr, ptr %4, align 8, !tbaa !7
  %24 = getelementptr inbounds nuw %struct.Record, ptr %23, i32 0, i32 2
  %25 = load i32, ptr %24, align 4, !tbaa !13
  %26 = load ptr, ptr %3, align 8, !tbaa !7
  %27 = getelementptr inbounds nuw %struct.Record, ptr %26, i32 0, i32 2
  %28 = load i32, ptr %27, align 4, !tbaa !13
  %29 = add nsw i32 %28, %25
  store i32 %29, ptr %27, align 4, !tbaa !13
  %30 = load ptr, ptr %4, align 8, !tbaa !7
  %31 = getelementptr inbounds nuw %struct.Record, ptr %30, i32 0, i32 3
  %32 = load i32, ptr %31, align 4, !tbaa !14
  %33 = load ptr, ptr %3, align 8, !tbaa !7
  %34 = getelementptr inbounds nuw %struct.Record, ptr %33, i32 0, i32 3
  %35 = load i32, ptr %34, align 4, !tbaa !14
  %36 = add nsw i32 %35, %32
  store i32 %36, ptr %34, align 4, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3minii(i32 noundef %0, i32 noundef %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !3
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3maxii(i32 noundef %0, i32 noundef %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = icmp sgt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !3
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z10fold_blockP6RecordS0_PKS_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !7
  %8 = load ptr, ptr %6, align 8, !tbaa !7
  %9 = load ptr, ptr %5, align 8, !tbaa !7
  %10 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.Record, ptr %9, i64 %11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %8, i64 16, i1 false), !tbaa.struct !15
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %7) #8
  store i32 128, ptr %7, align 4, !tbaa !3
  br label %13

13:                                               ; preds = %33, %3
  %14 = load i32, ptr %7, align 4, !tbaa !3
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %7) #8
  br label %36

17:                                               ; preds = %13
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = icmp ult i32 %18, %19
  br i1 %20, label %21, label %32

21:                                               ; preds = %17
  %22 = load ptr, ptr %5, align 8, !tbaa !7
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw %struct.Record, ptr %22, i64 %24
  %26 = load ptr, ptr %5, align 8, !tbaa !7
  %27 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %28 = load i32, ptr %7, align 4, !tbaa !3
  %29 = add i32 %27, %28
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw %struct.Record, ptr %26, i64 %30
  call void @_Z4foldP6RecordPKS_(ptr noundef %25, ptr noundef %31) #7
  br label %32

32:                                               ; preds = %21, %17
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %33

33:                                               ; preds = %32
  %34 = load i32, ptr %7, align 4, !tbaa !3
  %35 = sdiv i32 %34, 2
  store i32 %35, ptr %7, align 4, !tbaa !3
  br label %13, !llvm.loop !16

36:                                               ; preds = %16
  %37 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %43

39:                                               ; preds = %36
  %40 = load ptr, ptr %5, align 8, !tbaa !7
  %41 = getelementptr inbounds %struct.Record, ptr %40, i64 0
  %42 = load ptr, ptr %4, align 8, !tbaa !7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %42, ptr align 4 %41, i64 16, i1 false), !tbaa.struct !15
  br label %43

43:                                               ; preds = %39, %36
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fold_numbers(ptr noundef %0, ptr noundef %1, i32 noundef %2) #5 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Record, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Record, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !18
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 @__const.fold_numbers.mine, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %11, ptr %8, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %34, %3
  %13 = load i32, ptr %8, align 4, !tbaa !3
  %14 = load i32, ptr %6, align 4, !tbaa !3
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %8) #8
  br label %37

17:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %18 = load ptr, ptr %5, align 8, !tbaa !18
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %20 = load i32, ptr %6, align 4, !tbaa !3
  %21 = mul i32 %19, %20
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = add i32 %21, %22
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %18, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  store i32 %26, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %27 = getelementptr inbounds nuw %struct.Record, ptr %10, i32 0, i32 0
  %28 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %28, ptr %27, align 4, !tbaa !10
  %29 = getelementptr inbounds nuw %struct.Record, ptr %10, i32 0, i32 1
  %30 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %30, ptr %29, align 4, !tbaa !12
  %31 = getelementptr inbounds nuw %struct.Record, ptr %10, i32 0, i32 2
  %32 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %32, ptr %31, align 4, !tbaa !13
  %33 = getelementptr inbounds nuw %struct.Record, ptr %10, i32 0, i32 3
  store i32 1, ptr %33, align 4, !tbaa !14
  call void @_Z4foldP6RecordPKS_(ptr noundef %7, ptr noundef %10) #7
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  br label %34

34:                                               ; preds = %17
  %35 = load i32, ptr %8, align 4, !tbaa !3
  %36 = add nsw i32 %35, 256
  store i32 %36, ptr %8, align 4, !tbaa !3
  br label %12, !llvm.loop !20

37:                                               ; preds = %16
  %38 = load ptr, ptr %4, align 8, !tbaa !7
  %39 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw %struct.Record, ptr %38, i64 %40
  call void @_Z10fold_blockP6RecordS0_PKS_(ptr noundef %41, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12fold_numbersE7scratch to ptr), ptr noundef %7) #7
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fold_records(ptr noundef %0, ptr noundef %1, i32 noundef %2) #5 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Record, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 @__const.fold_records.mine, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %9 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %9, ptr %8, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %24, %3
  %11 = load i32, ptr %8, align 4, !tbaa !3
  %12 = load i32, ptr %6, align 4, !tbaa !3
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %8) #8
  br label %27

15:                                               ; preds = %10
  %16 = load ptr, ptr %5, align 8, !tbaa !7
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %18 = load i32, ptr %6, align 4, !tbaa !3
  %19 = mul i32 %17, %18
  %20 = load i32, ptr %8, align 4, !tbaa !3
  %21 = add i32 %19, %20
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw %struct.Record, ptr %16, i64 %22
  call void @_Z4foldP6RecordPKS_(ptr noundef %7, ptr noundef %23) #7
  br label %24

24:                                               ; preds = %15
  %25 = load i32, ptr %8, align 4, !tbaa !3
  %26 = add nsw i32 %25, 256
  store i32 %26, ptr %8, align 4, !tbaa !3
  br label %10, !llvm.loop !21

27:                                               ; preds = %14
  %28 = load ptr, ptr %4, align 8, !tbaa !7
  %29 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw %struct.Record, ptr %28, i64 %30
  call void @_Z10fold_blockP6RecordS0_PKS_(ptr noundef %31, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12fold_recordsE7scratch to ptr), ptr noundef %7) #7
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"p1 _ZTS6Record", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !4, i64 0}
!11 = !{!"_ZTS6Record", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12}
!12 = !{!11, !4, i64 4}
!13 = !{!11, !4, i64 8}
!14 = !{!11, !4, i64 12}
!15 = !{i64 0, i64 4, !3, i64 4, i64 4, !3, i64 8, i64 4, !3, i64 12, i64 4, !3}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 int", !9, i64 0}
!20 = distinct !{!20, !17}
!21 = distinct !{!21, !17}
