source_filename = "bfs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Queue = type { ptr, ptr, i32 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

@_ZZ6expandE5items = internal addrspace(3) global [512 x i32] undef, align 4
@_ZZ6expandE5count = internal addrspace(3) global i32 undef, align 4
@_ZZ6expandE5first = internal addrspace(3) global i32 undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@__const.expand.near = private unnamed_addr constant %struct.Queue { ptr addrspacecast (ptr addrspace(3) @_ZZ6expandE5items to ptr), ptr addrspacecast (ptr addrspace(3) @_ZZ6expandE5count to ptr), i32 512 }, align 8
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef ptr @_Z7reservePK5Queue(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %4 = load ptr, ptr %2, align 8, !tbaa !7
  %5 = getelementptr inbounds nuw %struct.Queue, ptr %4, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !10
  %7 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %6, i32 noundef 1) #8
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
  call void @llvm.lifetime.end.p0(ptr %3) #7
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
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %8 = load ptr, ptr %4, align 8, !tbaa !7
  %9 = call noundef ptr @_Z7reservePK5Queue(ptr noundef %8) #8
  store ptr %9, ptr %7, align 8, !tbaa !15
  %10 = load ptr, ptr %7, align 8, !tbaa !15
  %11 = icmp ne ptr %10, null
  br i1 %11, label %15, label %12

12:                                               ; preds = %3
  %13 = load ptr, ptr %5, align 8, !tbaa !7
  %14 = call noundef ptr @_Z7reservePK5Queue(ptr noundef %13) #8
  store ptr %14, ptr %7, align 8, !tbaa !15
  br label %15

15:                                               ; preds = %12, %3
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = load ptr, ptr %7, align 8, !tbaa !15
  store i32 %16, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %7) #7
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
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %27

26:                                               ; preds = %7
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ6expandE5count to ptr), align 4, !tbaa !3
  br label %27

27:                                               ; preds = %26, %7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %15) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 @__const.expand.near, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr %16) #7
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
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %37 = load ptr, ptr %13, align 8, !tbaa !15
  %38 = load i32, ptr %14, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %37, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !3
  store i32 %41, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %42 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %43 = mul i32 %42, 256
  %44 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %45 = add i32 %43, %44
  store i32 %45, ptr %18, align 4, !tbaa !3
  br label %46

46:                                               ; preds = %98, %27
  %47 = load i32, ptr %18, align 4, !tbaa !3
  %48 = load i32, ptr %17, align 4, !tbaa !3
  %49 = icmp slt i32 %47, %48
  br i1 %49, label %51, label %50

50:                                               ; preds = %46
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #7
  br label %103

51:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %52 = load ptr, ptr %11, align 8, !tbaa !15
  %53 = load i32, ptr %18, align 4, !tbaa !3
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %52, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !3
  store i32 %56, ptr %20, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %57 = load ptr, ptr %9, align 8, !tbaa !15
  %58 = load i32, ptr %20, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %57, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !3
  store i32 %61, ptr %21, align 4, !tbaa !3
  br label %62

62:                                               ; preds = %94, %51
  %63 = load i32, ptr %21, align 4, !tbaa !3
  %64 = load ptr, ptr %9, align 8, !tbaa !15
  %65 = load i32, ptr %20, align 4, !tbaa !3
  %66 = add nsw i32 %65, 1
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %64, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = icmp slt i32 %63, %69
  br i1 %70, label %72, label %71

71:                                               ; preds = %62
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #7
  br label %97

72:                                               ; preds = %62
  %73 = load ptr, ptr %8, align 8, !tbaa !15
  %74 = load ptr, ptr %10, align 8, !tbaa !15
  %75 = load i32, ptr %21, align 4, !tbaa !3
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %74, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !3
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr %73, i64 %79
  %81 = load i32, ptr %14, align 4, !tbaa !3
  %82 = add nsw i32 %81, 1
  %83 = call noundef i32 @_ZL9atomicMinPii(ptr noundef %80, i32 noundef %82) #8
  %84 = load i32, ptr %14, align 4, !tbaa !3
  %85 = add nsw i32 %84, 1
  %86 = icmp sgt i32 %83, %85
  br i1 %86, label %87, label %93

87:                                               ; preds = %72
  %88 = load ptr, ptr %10, align 8, !tbaa !15
  %89 = load i32, ptr %21, align 4, !tbaa !3
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %88, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !3
  call void @_Z4pushPK5QueueS1_i(ptr noundef %15, ptr noundef %16, i32 noundef %92) #8
  br label %93

93:                                               ; preds = %87, %72
  br label %94

94:                                               ; preds = %93
  %95 = load i32, ptr %21, align 4, !tbaa !3
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %21, align 4, !tbaa !3
  br label %62, !llvm.loop !16

97:                                               ; preds = %71
  call void @llvm.lifetime.end.p0(ptr %20) #7
  br label %98

98:                                               ; preds = %97
  %99 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8
  %100 = mul i32 %99, 256
  %101 = load i32, ptr %18, align 4, !tbaa !3
  %102 = add i32 %101, %100
  store i32 %102, ptr %18, align 4, !tbaa !3
  br label %46, !llvm.loop !18

103:                                              ; preds = %50
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %104 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6expandE5count to ptr), align 4, !tbaa !3
  %105 = call noundef i32 @_ZL3minii(i32 noundef %104, i32 noundef 512) #8
  store i32 %105, ptr %22, align 4, !tbaa !3
  %106 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %113

108:                                              ; preds = %103
  %109 = getelementptr inbounds nuw %struct.Queue, ptr %16, i32 0, i32 1
  %110 = load ptr, ptr %109, align 8, !tbaa !10
  %111 = load i32, ptr %22, align 4, !tbaa !3
  %112 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %110, i32 noundef %111) #8
  store i32 %112, ptr addrspacecast (ptr addrspace(3) @_ZZ6expandE5first to ptr), align 4, !tbaa !3
  br label %113

113:                                              ; preds = %108, %103
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %114 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %114, ptr %23, align 4, !tbaa !3
  br label %115

115:                                              ; preds = %131, %113
  %116 = load i32, ptr %23, align 4, !tbaa !3
  %117 = load i32, ptr %22, align 4, !tbaa !3
  %118 = icmp slt i32 %116, %117
  br i1 %118, label %120, label %119

119:                                              ; preds = %115
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #7
  br label %134

120:                                              ; preds = %115
  %121 = load i32, ptr %23, align 4, !tbaa !3
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6expandE5items to ptr), i64 0, i64 %122
  %124 = load i32, ptr %123, align 4, !tbaa !3
  %125 = load ptr, ptr %12, align 8, !tbaa !15
  %126 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6expandE5first to ptr), align 4, !tbaa !3
  %127 = load i32, ptr %23, align 4, !tbaa !3
  %128 = add nsw i32 %126, %127
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i32, ptr %125, i64 %129
  store i32 %124, ptr %130, align 4, !tbaa !3
  br label %131

131:                                              ; preds = %120
  %132 = load i32, ptr %23, align 4, !tbaa !3
  %133 = add nsw i32 %132, 256
  store i32 %133, ptr %23, align 4, !tbaa !3
  br label %115, !llvm.loop !19

134:                                              ; preds = %119
  call void @llvm.lifetime.end.p0(ptr %22) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

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
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
