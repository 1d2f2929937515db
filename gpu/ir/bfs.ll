source_filename = "bfs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.Queue = type { ptr, ptr, i32 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

@_ZZ6expandE5items = internal addrspace(3) global [512 x i32] undef, align 4
@_ZZ6expandE5count = internal addrspace(3) global i32 undef, align 4
@_ZZ6expandE5first = internal addrspace(3) global i32 undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef ptr @_Z7reservePK5Queue(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %4 = load ptr, ptr %2, align 8, !tbaa !7
  %5 = getelementptr inbounds nuw %struct.Queue, ptr %4, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !10
  %7 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %6, i32 noundef 1) #7
  store i32 %7, ptr %3, align 4, !tbaa !3
  %8 = load i32, ptr %3, align 4, !tbaa !3
  %9 = load ptr, ptr %2, align 8, !tbaa !7
  %10 = getelementptr inbounds nuw %struct.Queue, ptr %9, i32 0, i32 2
  %11 = load i32, ptr %10, align 8, !tbaa !13
  %12 = icmp slt i32 %8, %11
  br i1 %12, label %13, label %20

13:                                               ; preds = %1
  %14 = load ptr, ptr %2, align 8, !tbaa !7
  %15 = getelementptr inbounds nuw %struct.Queue, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8, !tbaa !14
  %17 = load i32, ptr %3, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %16, i64 %18
  br label %21

20:                                               ; preds = %1
  br label %21

21:                                               ; preds = %20, %13
  %22 = phi ptr [ %19, %13 ], [ null, %20 ]
  call void @llvm.lifetime.end.p0(ptr %3) #6
  ret ptr %22
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !15
  store i32 %1, ptr %4, align 4, !tbaa !3
  %7 = load ptr, ptr %3, align 8, !tbaa !15
  %8 = load i32, ptr %4, align 4, !tbaa !3
  store i32 %8, ptr %5, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4
  %10 = atomicrmw add ptr %7, i32 %9 monotonic, align 4
  store i32 %10, ptr %6, align 4
  %11 = load i32, ptr %6, align 4, !tbaa !3
  ret i32 %11
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4pushPK5QueueS1_i(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %8 = load ptr, ptr %4, align 8, !tbaa !7
  %9 = call noundef ptr @_Z7reservePK5Queue(ptr noundef %8) #7
  store ptr %9, ptr %7, align 8, !tbaa !15
  %10 = load ptr, ptr %7, align 8, !tbaa !15
  %11 = icmp ne ptr %10, null
  br i1 %11, label %15, label %12

12:                                               ; preds = %3
  %13 = load ptr, ptr %5, align 8, !tbaa !7
  %14 = call noundef ptr @_Z7reservePK5Queue(ptr noundef %13) #7
  store ptr %14, ptr %7, align 8, !tbaa !15
  br label %15

15:                                               ; preds = %12, %3
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = load ptr, ptr %7, align 8, !tbaa !15
  store i32 %16, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @begin(ptr noundef %0, ptr noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !15
  store ptr %1, ptr %4, align 8, !tbaa !15
  %5 = load ptr, ptr %3, align 8, !tbaa !15
  %6 = getelementptr inbounds i32, ptr %5, i64 0
  store i32 0, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %4, align 8, !tbaa !15
  %8 = getelementptr inbounds i32, ptr %7, i64 0
  store i32 1, ptr %8, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @expand(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #3 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.Queue, align 8
  %16 = alloca %struct.Queue, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !15
  store ptr %1, ptr %9, align 8, !tbaa !15
  store ptr %2, ptr %10, align 8, !tbaa !15
  store ptr %3, ptr %11, align 8, !tbaa !15
  store ptr %4, ptr %12, align 8, !tbaa !15
  store ptr %5, ptr %13, align 8, !tbaa !15
  store i32 %6, ptr %14, align 4, !tbaa !3
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %27

26:                                               ; preds = %7
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ6expandE5count to ptr), align 4, !tbaa !3
  br label %27

27:                                               ; preds = %26, %7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %15) #6
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %28 = getelementptr inbounds nuw %struct.Queue, ptr %16, i32 0, i32 0
  %29 = load ptr, ptr %12, align 8, !tbaa !15
  store ptr %29, ptr %28, align 8, !tbaa !14
  %30 = getelementptr inbounds nuw %struct.Queue, ptr %16, i32 0, i32 1
  %31 = load ptr, ptr %13, align 8, !tbaa !15
  %32 = load i32, ptr %14, align 4, !tbaa !3
  %33 = add nsw i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %31, i64 %34
  store ptr %35, ptr %30, align 8, !tbaa !10
  %36 = getelementptr inbounds nuw %struct.Queue, ptr %16, i32 0, i32 2
  store i32 1073741824, ptr %36, align 8, !tbaa !13
  %37 = getelementptr inbounds nuw %struct.Queue, ptr %15, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6expandE5items to ptr), ptr %37, align 8, !tbaa !14
  %38 = getelementptr inbounds nuw %struct.Queue, ptr %15, i32 0, i32 1
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6expandE5count to ptr), ptr %38, align 8, !tbaa !10
  %39 = getelementptr inbounds nuw %struct.Queue, ptr %15, i32 0, i32 2
  store i32 512, ptr %39, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %40 = load ptr, ptr %13, align 8, !tbaa !15
  %41 = load i32, ptr %14, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  store i32 %44, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %45 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %46 = mul i32 %45, 256
  %47 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %48 = add i32 %46, %47
  store i32 %48, ptr %18, align 4, !tbaa !3
  br label %49

49:                                               ; preds = %101, %27
  %50 = load i32, ptr %18, align 4, !tbaa !3
  %51 = load i32, ptr %17, align 4, !tbaa !3
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %49
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #6
  br label %106

54:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(ptr %20) #6
  %55 = load ptr, ptr %11, align 8, !tbaa !15
  %56 = load i32, ptr %18, align 4, !tbaa !3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %55, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !3
  store i32 %59, ptr %20, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %21) #6
  %60 = load ptr, ptr %9, align 8, !tbaa !15
  %61 = load i32, ptr %20, align 4, !tbaa !3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !3
  store i32 %64, ptr %21, align 4, !tbaa !3
  br label %65

65:                                               ; preds = %97, %54
  %66 = load i32, ptr %21, align 4, !tbaa !3
  %67 = load ptr, ptr %9, align 8, !tbaa !15
  %68 = load i32, ptr %20, align 4, !tbaa !3
  %69 = add nsw i32 %68, 1
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr %67, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !3
  %73 = icmp slt i32 %66, %72
  br i1 %73, label %75, label %74

74:                                               ; preds = %65
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #6
  br label %100

75:                                               ; preds = %65
  %76 = load ptr, ptr %8, align 8, !tbaa !15
  %77 = load ptr, ptr %10, align 8, !tbaa !15
  %78 = load i32, ptr %21, align 4, !tbaa !3
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr %77, i64 %79
  %81 = load i32, ptr %80, align 4, !tbaa !3
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %76, i64 %82
  %84 = load i32, ptr %14, align 4, !tbaa !3
  %85 = add nsw i32 %84, 1
  %86 = call noundef i32 @_ZL9atomicMinPii(ptr noundef %83, i32 noundef %85) #7
  %87 = load i32, ptr %14, align 4, !tbaa !3
  %88 = add nsw i32 %87, 1
  %89 = icmp sgt i32 %86, %88
  br i1 %89, label %90, label %96

90:                                               ; preds = %75
  %91 = load ptr, ptr %10, align 8, !tbaa !15
  %92 = load i32, ptr %21, align 4, !tbaa !3
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %91, i64 %93
  %95 = load i32, ptr %94, align 4, !tbaa !3
  call void @_Z4pushPK5QueueS1_i(ptr noundef %15, ptr noundef %16, i32 noundef %95) #7
  br label %96

96:                                               ; preds = %90, %75
  br label %97

97:                                               ; preds = %96
  %98 = load i32, ptr %21, align 4, !tbaa !3
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %21, align 4, !tbaa !3
  br label %65, !llvm.loop !16

100:                                              ; preds = %74
  call void @llvm.lifetime.end.p0(ptr %20) #6
  br label %101

101:                                              ; preds = %100
  %102 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #7
  %103 = mul i32 %102, 256
  %104 = load i32, ptr %18, align 4, !tbaa !3
  %105 = add i32 %104, %103
  store i32 %105, ptr %18, align 4, !tbaa !3
  br label %49, !llvm.loop !18

106:                                              ; preds = %53
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %22) #6
  %107 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6expandE5count to ptr), align 4, !tbaa !3
  %108 = call noundef i32 @_ZL3minii(i32 noundef %107, i32 noundef 512) #7
  store i32 %108, ptr %22, align 4, !tbaa !3
  %109 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %116

111:                                              ; preds = %106
  %112 = getelementptr inbounds nuw %struct.Queue, ptr %16, i32 0, i32 1
  %113 = load ptr, ptr %112, align 8, !tbaa !10
  %114 = load i32, ptr %22, align 4, !tbaa !3
  %115 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %113, i32 noundef %114) #7
  store i32 %115, ptr addrspacecast (ptr addrspace(3) @_ZZ6expandE5first to ptr), align 4, !tbaa !3
  br label %116

116:                                              ; preds = %111, %106
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %23) #6
  %117 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %117, ptr %23, align 4, !tbaa !3
  br label %118

118:                                              ; preds = %134, %116
  %119 = load i32, ptr %23, align 4, !tbaa !3
  %120 = load i32, ptr %22, align 4, !tbaa !3
  %121 = icmp slt i32 %119, %120
  br i1 %121, label %123, label %122

122:                                              ; preds = %118
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #6
  br label %137

123:                                              ; preds = %118
  %124 = load i32, ptr %23, align 4, !tbaa !3
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6expandE5items to ptr), i64 0, i64 %125
  %127 = load i32, ptr %126, align 4, !tbaa !3
  %128 = load ptr, ptr %12, align 8, !tbaa !15
  %129 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6expandE5first to ptr), align 4, !tbaa !3
  %130 = load i32, ptr %23, align 4, !tbaa !3
  %131 = add nsw i32 %129, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds i32, ptr %128, i64 %132
  store i32 %127, ptr %133, align 4, !tbaa !3
  br label %134

134:                                              ; preds = %123
  %135 = load i32, ptr %23, align 4, !tbaa !3
  %136 = add nsw i32 %135, 256
  store i32 %136, ptr %23, align 4, !tbaa !3
  br label %118, !llvm.loop !19

137:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %22) #6
  call void @llvm.lifetime.end.p0(ptr %17) #6
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicMinPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !15
  store i32 %1, ptr %4, align 4, !tbaa !3
  %7 = load ptr, ptr %3, align 8, !tbaa !15
  %8 = load i32, ptr %4, align 4, !tbaa !3
  store i32 %8, ptr %5, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4
  %10 = atomicrmw min ptr %7, i32 %9 monotonic, align 4
  store i32 %10, ptr %6, align 4
  %11 = load i32, ptr %6, align 4, !tbaa !3
  ret i32 %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3minii(i32 noundef %0, i32 noundef %1) #2 {
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!8 = !{!"p1 _ZTS5Queue", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !12, i64 8}
!11 = !{!"_ZTS5Queue", !12, i64 0, !12, i64 8, !4, i64 16}
!12 = !{!"p1 int", !9, i64 0}
!13 = !{!11, !4, i64 16}
!14 = !{!11, !12, i64 0}
!15 = !{!12, !12, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
