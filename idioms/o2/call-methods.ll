source_filename = "call-methods.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%class.Stack = type <{ ptr, i32, [4 x i8] }>

$_ZN5StackC1EPi = comdat any

$_ZN5Stack4pushEi = comdat any

$_ZN5Stack3popEv = comdat any

$_ZN5StackC2EPi = comdat any

@_ZZ6kernelE6memory = internal addrspace(3) global [1024 x i32] undef, align 4

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %class.Stack, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = shl nuw nsw i32 %5, 4
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE6memory to ptr), i64 %7
  call void @_ZN5StackC1EPi(ptr noundef nonnull align 8 dereferenceable(12) %4, ptr noundef %8) #5
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %68

10:                                               ; preds = %3
  %11 = and i32 %2, 3
  %12 = icmp ult i32 %2, 4
  br i1 %12, label %38, label %13

13:                                               ; preds = %10
  %14 = and i32 %2, 2147483644
  br label %15

15:                                               ; preds = %15, %13
  %16 = phi i32 [ 0, %13 ], [ %33, %15 ]
  %17 = phi i32 [ 0, %13 ], [ %34, %15 ]
  %18 = zext nneg i32 %16 to i64
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !3
  call void @_ZN5Stack4pushEi(ptr noundef nonnull align 8 dereferenceable(12) %4, i32 noundef %20) #5
  %21 = zext nneg i32 %16 to i64
  %22 = getelementptr inbounds nuw i32, ptr %1, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !3
  call void @_ZN5Stack4pushEi(ptr noundef nonnull align 8 dereferenceable(12) %4, i32 noundef %24) #5
  %25 = zext nneg i32 %16 to i64
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load i32, ptr %27, align 4, !tbaa !3
  call void @_ZN5Stack4pushEi(ptr noundef nonnull align 8 dereferenceable(12) %4, i32 noundef %28) #5
  %29 = zext nneg i32 %16 to i64
  %30 = getelementptr inbounds nuw i32, ptr %1, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %32 = load i32, ptr %31, align 4, !tbaa !3
  call void @_ZN5Stack4pushEi(ptr noundef nonnull align 8 dereferenceable(12) %4, i32 noundef %32) #5
  %33 = add nuw nsw i32 %16, 4
  %34 = add i32 %17, 4
  %35 = icmp eq i32 %34, %14
  br i1 %35, label %36, label %15, !llvm.loop !7

36:                                               ; preds = %15
  %37 = icmp eq i32 %11, 0
  br i1 %37, label %50, label %38

38:                                               ; preds = %36, %10
  %39 = phi i32 [ 0, %10 ], [ %33, %36 ]
  %40 = icmp ne i32 %11, 0
  call void @llvm.assume(i1 %40)
  br label %41

41:                                               ; preds = %41, %38
  %42 = phi i32 [ %47, %41 ], [ %39, %38 ]
  %43 = phi i32 [ %48, %41 ], [ 0, %38 ]
  %44 = zext nneg i32 %42 to i64
  %45 = getelementptr inbounds nuw i32, ptr %1, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !3
  call void @_ZN5Stack4pushEi(ptr noundef nonnull align 8 dereferenceable(12) %4, i32 noundef %46) #5
  %47 = add nuw nsw i32 %42, 1
  %48 = add i32 %43, 1
  %49 = icmp eq i32 %48, %11
  br i1 %49, label %50, label %41, !llvm.loop !9

50:                                               ; preds = %41, %36
  %51 = and i32 %2, 3
  %52 = icmp ult i32 %2, 4
  br i1 %52, label %57, label %53

53:                                               ; preds = %50
  %54 = and i32 %2, 2147483644
  br label %72

55:                                               ; preds = %72
  %56 = icmp eq i32 %51, 0
  br i1 %56, label %68, label %57

57:                                               ; preds = %55, %50
  %58 = phi i32 [ 0, %50 ], [ %86, %55 ]
  %59 = icmp ne i32 %51, 0
  call void @llvm.assume(i1 %59)
  br label %60

60:                                               ; preds = %60, %57
  %61 = phi i32 [ %65, %60 ], [ %58, %57 ]
  %62 = phi i32 [ %66, %60 ], [ 0, %57 ]
  %63 = mul nsw i32 %61, 3
  %64 = call noundef i32 @_ZN5Stack3popEv(ptr noundef nonnull align 8 dereferenceable(12) %4) #5
  %65 = add nsw i32 %64, %63
  %66 = add i32 %62, 1
  %67 = icmp eq i32 %66, %51
  br i1 %67, label %68, label %60, !llvm.loop !11

68:                                               ; preds = %55, %60, %3
  %69 = phi i32 [ 0, %3 ], [ %86, %55 ], [ %65, %60 ]
  %70 = zext nneg i32 %5 to i64
  %71 = getelementptr inbounds nuw i32, ptr %0, i64 %70
  store i32 %69, ptr %71, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

72:                                               ; preds = %72, %53
  %73 = phi i32 [ 0, %53 ], [ %86, %72 ]
  %74 = phi i32 [ 0, %53 ], [ %87, %72 ]
  %75 = mul nsw i32 %73, 3
  %76 = call noundef i32 @_ZN5Stack3popEv(ptr noundef nonnull align 8 dereferenceable(12) %4) #5
  %77 = add nsw i32 %76, %75
  %78 = mul nsw i32 %77, 3
  %79 = call noundef i32 @_ZN5Stack3popEv(ptr noundef nonnull align 8 dereferenceable(12) %4) #5
  %80 = add nsw i32 %79, %78
  %81 = mul nsw i32 %80, 3
  %82 = call noundef i32 @_ZN5Stack3popEv(ptr noundef nonnull align 8 dereferenceable(12) %4) #5
  %83 = add nsw i32 %82, %81
  %84 = mul nsw i32 %83, 3
  %85 = call noundef i32 @_ZN5Stack3popEv(ptr noundef nonnull align 8 dereferenceable(12) %4) #5
  %86 = add nsw i32 %85, %84
  %87 = add i32 %74, 4
  %88 = icmp eq i32 %87, %54
  br i1 %88, label %55, label %72, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN5StackC1EPi(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) unnamed_addr #3 comdat align 2 {
  tail call void @_ZN5StackC2EPi(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) #5
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN5Stack4pushEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) local_unnamed_addr #3 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !13
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8, !tbaa !17
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr %4, align 8, !tbaa !17
  %7 = sext i32 %5 to i64
  %8 = getelementptr inbounds i32, ptr %3, i64 %7
  store i32 %1, ptr %8, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZN5Stack3popEv(ptr noundef nonnull align 8 dereferenceable(12) %0) local_unnamed_addr #3 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !13
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8, !tbaa !17
  %5 = add nsw i32 %4, -1
  store i32 %5, ptr %3, align 8, !tbaa !17
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr %2, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !3
  ret i32 %8
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN5StackC2EPi(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) unnamed_addr #3 comdat align 2 {
  store ptr %1, ptr %0, align 8, !tbaa !13
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %3, align 8, !tbaa !17
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !8}
!13 = !{!14, !15, i64 0}
!14 = !{!"_ZTS5Stack", !15, i64 0, !4, i64 8}
!15 = !{!"p1 int", !16, i64 0}
!16 = !{!"any pointer", !5, i64 0}
!17 = !{!14, !4, i64 8}
