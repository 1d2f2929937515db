source_filename = "call-methods.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%class.Stack = type <{ ptr, i32, [4 x i8] }>

$_ZN5StackC1EPi = comdat any

$_ZN5Stack4pushEi = comdat any

$_ZN5Stack3popEv = comdat any

$_ZN5StackC2EPi = comdat any

@_ZZ6kernelE6memory = internal addrspace(3) global [1024 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %class.Stack, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = mul nsw i32 16, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE6memory to ptr), i64 %13
  call void @_ZN5StackC1EPi(ptr noundef nonnull align 8 dereferenceable(12) %7, ptr noundef %14) #5
  call void @llvm.lifetime.start.p0(ptr %8) #4
  store i32 0, ptr %8, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %26, %3
  %16 = load i32, ptr %8, align 4, !tbaa !3
  %17 = load i32, ptr %6, align 4, !tbaa !3
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %20, label %19

19:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %8) #4
  br label %29

20:                                               ; preds = %15
  %21 = load ptr, ptr %5, align 8, !tbaa !7
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  call void @_ZN5Stack4pushEi(ptr noundef nonnull align 8 dereferenceable(12) %7, i32 noundef %25) #5
  br label %26

26:                                               ; preds = %20
  %27 = load i32, ptr %8, align 4, !tbaa !3
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %8, align 4, !tbaa !3
  br label %15, !llvm.loop !10

29:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %9) #4
  store i32 0, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #4
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %30

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %10, align 4, !tbaa !3
  %32 = load i32, ptr %6, align 4, !tbaa !3
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %10) #4
  br label %43

35:                                               ; preds = %30
  %36 = load i32, ptr %9, align 4, !tbaa !3
  %37 = mul nsw i32 3, %36
  %38 = call noundef i32 @_ZN5Stack3popEv(ptr noundef nonnull align 8 dereferenceable(12) %7) #5
  %39 = add nsw i32 %37, %38
  store i32 %39, ptr %9, align 4, !tbaa !3
  br label %40

40:                                               ; preds = %35
  %41 = load i32, ptr %10, align 4, !tbaa !3
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %10, align 4, !tbaa !3
  br label %30, !llvm.loop !12

43:                                               ; preds = %34
  %44 = load i32, ptr %9, align 4, !tbaa !3
  %45 = load ptr, ptr %4, align 8, !tbaa !7
  %46 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %45, i64 %47
  store i32 %44, ptr %48, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %9) #4
  call void @llvm.lifetime.end.p0(ptr %7) #4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN5StackC1EPi(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !13
  store ptr %1, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !7
  call void @_ZN5StackC2EPi(ptr noundef nonnull align 8 dereferenceable(12) %5, ptr noundef %6) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN5Stack4pushEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !13
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = getelementptr inbounds nuw %class.Stack, ptr %5, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8, !tbaa !15
  %9 = getelementptr inbounds nuw %class.Stack, ptr %5, i32 0, i32 1
  %10 = load i32, ptr %9, align 8, !tbaa !17
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %9, align 8, !tbaa !17
  %12 = sext i32 %10 to i64
  %13 = getelementptr inbounds i32, ptr %8, i64 %12
  store i32 %6, ptr %13, align 4, !tbaa !3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZN5Stack3popEv(ptr noundef nonnull align 8 dereferenceable(12) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !13
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Stack, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !15
  %6 = getelementptr inbounds nuw %class.Stack, ptr %3, i32 0, i32 1
  %7 = load i32, ptr %6, align 8, !tbaa !17
  %8 = add nsw i32 %7, -1
  store i32 %8, ptr %6, align 8, !tbaa !17
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %5, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !3
  ret i32 %11
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN5StackC2EPi(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !13
  store ptr %1, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.Stack, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !7
  store ptr %7, ptr %6, align 8, !tbaa !15
  %8 = getelementptr inbounds nuw %class.Stack, ptr %5, i32 0, i32 1
  store i32 0, ptr %8, align 8, !tbaa !17
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 _ZTS5Stack", !9, i64 0}
!15 = !{!16, !8, i64 0}
!16 = !{!"_ZTS5Stack", !8, i64 0, !4, i64 8}
!17 = !{!16, !4, i64 8}
