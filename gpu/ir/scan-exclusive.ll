source_filename = "scan-exclusive.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%class.Tree = type <{ ptr, i32, [4 x i8] }>

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN4TreeC1EPii = comdat any

$_ZN4Tree2upEv = comdat any

$_ZN4Tree4downEv = comdat any

$_ZN4TreeC2EPii = comdat any

@_ZZ9scan_treeE4data = internal addrspace(3) global [1024 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_tree(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %class.Tree, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %13 = mul i32 %12, 1024
  store i32 %13, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %14, ptr %8, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %30, %3
  %16 = load i32, ptr %8, align 4, !tbaa !3
  %17 = icmp slt i32 %16, 1024
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %33

19:                                               ; preds = %15
  %20 = load ptr, ptr %6, align 8, !tbaa !7
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = add nsw i32 %21, %22
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %20, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = load i32, ptr %8, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9scan_treeE4data to ptr), i64 0, i64 %28
  store i32 %26, ptr %29, align 4, !tbaa !3
  br label %30

30:                                               ; preds = %19
  %31 = load i32, ptr %8, align 4, !tbaa !3
  %32 = add nsw i32 %31, 512
  store i32 %32, ptr %8, align 4, !tbaa !3
  br label %15, !llvm.loop !10

33:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %9) #7
  call void @_ZN4TreeC1EPii(ptr noundef nonnull align 8 dereferenceable(12) %9, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ9scan_treeE4data to ptr), i32 noundef 1024) #8
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %34 = call noundef i32 @_ZN4Tree2upEv(ptr noundef nonnull align 8 dereferenceable(12) %9) #8
  store i32 %34, ptr %10, align 4, !tbaa !3
  call void @_ZN4Tree4downEv(ptr noundef nonnull align 8 dereferenceable(12) %9) #8
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %35 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %35, ptr %11, align 4, !tbaa !3
  br label %36

36:                                               ; preds = %51, %33
  %37 = load i32, ptr %11, align 4, !tbaa !3
  %38 = icmp slt i32 %37, 1024
  br i1 %38, label %40, label %39

39:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %54

40:                                               ; preds = %36
  %41 = load i32, ptr %11, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9scan_treeE4data to ptr), i64 0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = load ptr, ptr %4, align 8, !tbaa !7
  %46 = load i32, ptr %7, align 4, !tbaa !3
  %47 = load i32, ptr %11, align 4, !tbaa !3
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %45, i64 %49
  store i32 %44, ptr %50, align 4, !tbaa !3
  br label %51

51:                                               ; preds = %40
  %52 = load i32, ptr %11, align 4, !tbaa !3
  %53 = add nsw i32 %52, 512
  store i32 %53, ptr %11, align 4, !tbaa !3
  br label %36, !llvm.loop !12

54:                                               ; preds = %39
  %55 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %63

57:                                               ; preds = %54
  %58 = load i32, ptr %10, align 4, !tbaa !3
  %59 = load ptr, ptr %5, align 8, !tbaa !7
  %60 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr %59, i64 %61
  store i32 %58, ptr %62, align 4, !tbaa !3
  br label %63

63:                                               ; preds = %57, %54
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TreeC1EPii(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1, i32 noundef %2) unnamed_addr #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !13
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8, !tbaa !7
  %9 = load i32, ptr %6, align 4, !tbaa !3
  call void @_ZN4TreeC2EPii(ptr noundef nonnull align 8 dereferenceable(12) %7, ptr noundef %8, i32 noundef %9) #8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZN4Tree2upEv(ptr noundef nonnull align 8 dereferenceable(12) %0) #4 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !13
  %5 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  store i32 1, ptr %3, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %4) #7
  %6 = getelementptr inbounds nuw %class.Tree, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 8, !tbaa !15
  %8 = sdiv i32 %7, 2
  store i32 %8, ptr %4, align 4, !tbaa !3
  br label %9

9:                                                ; preds = %42, %1
  %10 = load i32, ptr %4, align 4, !tbaa !3
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %4) #7
  br label %47

13:                                               ; preds = %9
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %15 = load i32, ptr %4, align 4, !tbaa !3
  %16 = icmp ult i32 %14, %15
  br i1 %16, label %17, label %41

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw %class.Tree, ptr %5, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8, !tbaa !17
  %20 = load i32, ptr %3, align 4, !tbaa !3
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %22 = mul i32 2, %21
  %23 = add i32 %22, 1
  %24 = mul i32 %20, %23
  %25 = sub i32 %24, 1
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %19, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = getelementptr inbounds nuw %class.Tree, ptr %5, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8, !tbaa !17
  %31 = load i32, ptr %3, align 4, !tbaa !3
  %32 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %33 = mul i32 2, %32
  %34 = add i32 %33, 2
  %35 = mul i32 %31, %34
  %36 = sub i32 %35, 1
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr %30, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !3
  %40 = add nsw i32 %39, %28
  store i32 %40, ptr %38, align 4, !tbaa !3
  br label %41

41:                                               ; preds = %17, %13
  br label %42

42:                                               ; preds = %41
  %43 = load i32, ptr %4, align 4, !tbaa !3
  %44 = sdiv i32 %43, 2
  store i32 %44, ptr %4, align 4, !tbaa !3
  %45 = load i32, ptr %3, align 4, !tbaa !3
  %46 = mul nsw i32 %45, 2
  store i32 %46, ptr %3, align 4, !tbaa !3
  br label %9, !llvm.loop !18

47:                                               ; preds = %12
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = getelementptr inbounds nuw %class.Tree, ptr %5, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8, !tbaa !17
  %50 = getelementptr inbounds nuw %class.Tree, ptr %5, i32 0, i32 1
  %51 = load i32, ptr %50, align 8, !tbaa !15
  %52 = sub nsw i32 %51, 1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %49, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret i32 %55
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN4Tree4downEv(ptr noundef nonnull align 8 dereferenceable(12) %0) #4 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !13
  %8 = load ptr, ptr %2, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %9 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %19

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw %class.Tree, ptr %8, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  %14 = getelementptr inbounds nuw %class.Tree, ptr %8, i32 0, i32 1
  %15 = load i32, ptr %14, align 8, !tbaa !15
  %16 = sub nsw i32 %15, 1
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %13, i64 %17
  store i32 0, ptr %18, align 4, !tbaa !3
  br label %19

19:                                               ; preds = %11, %1
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %20 = getelementptr inbounds nuw %class.Tree, ptr %8, i32 0, i32 1
  %21 = load i32, ptr %20, align 8, !tbaa !15
  %22 = sdiv i32 %21, 2
  store i32 %22, ptr %3, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %4) #7
  store i32 1, ptr %4, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %72, %19
  %24 = load i32, ptr %4, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw %class.Tree, ptr %8, i32 0, i32 1
  %26 = load i32, ptr %25, align 8, !tbaa !15
  %27 = icmp slt i32 %24, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %4) #7
  br label %77

29:                                               ; preds = %23
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %31 = load i32, ptr %4, align 4, !tbaa !3
  %32 = icmp ult i32 %30, %31
  br i1 %32, label %33, label %71

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %34 = load i32, ptr %3, align 4, !tbaa !3
  %35 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %36 = mul i32 2, %35
  %37 = add i32 %36, 1
  %38 = mul i32 %34, %37
  %39 = sub i32 %38, 1
  store i32 %39, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %40 = load i32, ptr %3, align 4, !tbaa !3
  %41 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %42 = mul i32 2, %41
  %43 = add i32 %42, 2
  %44 = mul i32 %40, %43
  %45 = sub i32 %44, 1
  store i32 %45, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %46 = getelementptr inbounds nuw %class.Tree, ptr %8, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8, !tbaa !17
  %48 = load i32, ptr %5, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %47, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !3
  store i32 %51, ptr %7, align 4, !tbaa !3
  %52 = getelementptr inbounds nuw %class.Tree, ptr %8, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8, !tbaa !17
  %54 = load i32, ptr %6, align 4, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %53, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = getelementptr inbounds nuw %class.Tree, ptr %8, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8, !tbaa !17
  %60 = load i32, ptr %5, align 4, !tbaa !3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %59, i64 %61
  store i32 %57, ptr %62, align 4, !tbaa !3
  %63 = load i32, ptr %7, align 4, !tbaa !3
  %64 = getelementptr inbounds nuw %class.Tree, ptr %8, i32 0, i32 0
  %65 = load ptr, ptr %64, align 8, !tbaa !17
  %66 = load i32, ptr %6, align 4, !tbaa !3
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = add nsw i32 %69, %63
  store i32 %70, ptr %68, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  br label %71

71:                                               ; preds = %33, %29
  br label %72

72:                                               ; preds = %71
  %73 = load i32, ptr %4, align 4, !tbaa !3
  %74 = mul nsw i32 %73, 2
  store i32 %74, ptr %4, align 4, !tbaa !3
  %75 = load i32, ptr %3, align 4, !tbaa !3
  %76 = sdiv i32 %75, 2
  store i32 %76, ptr %3, align 4, !tbaa !3
  br label %23, !llvm.loop !19

77:                                               ; preds = %28
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TreeC2EPii(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1, i32 noundef %2) unnamed_addr #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !13
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %class.Tree, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !7
  store ptr %9, ptr %8, align 8, !tbaa !17
  %10 = getelementptr inbounds nuw %class.Tree, ptr %7, i32 0, i32 1
  %11 = load i32, ptr %6, align 4, !tbaa !3
  store i32 %11, ptr %10, align 8, !tbaa !15
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!14 = !{!"p1 _ZTS4Tree", !9, i64 0}
!15 = !{!16, !4, i64 8}
!16 = !{!"_ZTS4Tree", !8, i64 0, !4, i64 8}
!17 = !{!16, !8, i64 0}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
