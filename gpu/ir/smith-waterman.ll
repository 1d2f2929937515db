source_filename = "smith-waterman.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Diagonals = type { ptr, ptr, ptr }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN9Diagonals6rotateEv = comdat any

@_ZZ5alignE4rows = internal addrspace(3) global [3 x [129 x i32]] undef, align 4
@_ZZ5alignE3top = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ5alignE2as = internal addrspace(3) global [128 x i8] undef, align 1
@_ZZ5alignE2bs = internal addrspace(3) global [128 x i8] undef, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z5scorePKhS0_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i8, ptr %5, align 1, !tbaa !10
  %7 = zext i8 %6 to i32
  %8 = load ptr, ptr %4, align 8, !tbaa !7
  %9 = load i8, ptr %8, align 1, !tbaa !10
  %10 = zext i8 %9 to i32
  %11 = icmp eq i32 %7, %10
  %12 = zext i1 %11 to i64
  %13 = select i1 %11, i32 3, i32 -2
  ret i32 %13
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4cellPiRKiS1_S1_i(ptr noundef %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !11
  store ptr %1, ptr %7, align 8, !tbaa !11
  store ptr %2, ptr %8, align 8, !tbaa !11
  store ptr %3, ptr %9, align 8, !tbaa !11
  store i32 %4, ptr %10, align 4, !tbaa !3
  %11 = load ptr, ptr %9, align 8, !tbaa !11, !nonnull !13, !align !14
  %12 = load i32, ptr %11, align 4, !tbaa !3
  %13 = load i32, ptr %10, align 4, !tbaa !3
  %14 = add nsw i32 %12, %13
  %15 = call noundef i32 @_ZL3maxii(i32 noundef 0, i32 noundef %14) #6
  %16 = load ptr, ptr %7, align 8, !tbaa !11, !nonnull !13, !align !14
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = load ptr, ptr %8, align 8, !tbaa !11, !nonnull !13, !align !14
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = call noundef i32 @_ZL3maxii(i32 noundef %17, i32 noundef %19) #6
  %21 = sub nsw i32 %20, 1
  %22 = call noundef i32 @_ZL3maxii(i32 noundef %15, i32 noundef %21) #6
  %23 = load ptr, ptr %6, align 8, !tbaa !11
  store i32 %22, ptr %23, align 4, !tbaa !3
  ret void
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @align(ptr noundef %0, ptr noundef %1, ptr noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Diagonals, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !11
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  store i32 %14, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 0, ptr %8, align 4, !tbaa !3
  %15 = load ptr, ptr %5, align 8, !tbaa !7
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %17 = mul i32 %16, 128
  %18 = load i32, ptr %7, align 4, !tbaa !3
  %19 = add i32 %17, %18
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !10
  %23 = load i32, ptr %7, align 4, !tbaa !3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [128 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ5alignE2as to ptr), i64 0, i64 %24
  store i8 %22, ptr %25, align 1, !tbaa !10
  %26 = load ptr, ptr %6, align 8, !tbaa !7
  %27 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %28 = mul i32 %27, 128
  %29 = load i32, ptr %7, align 4, !tbaa !3
  %30 = add i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 %31
  %33 = load i8, ptr %32, align 1, !tbaa !10
  %34 = load i32, ptr %7, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [128 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ5alignE2bs to ptr), i64 0, i64 %35
  store i8 %33, ptr %36, align 1, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !3
  br label %37

37:                                               ; preds = %49, %3
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = icmp slt i32 %38, 3
  br i1 %39, label %41, label %40

40:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %52

41:                                               ; preds = %37
  %42 = load i32, ptr %9, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [3 x [129 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5alignE4rows to ptr), i64 0, i64 %43
  %45 = load i32, ptr %7, align 4, !tbaa !3
  %46 = add nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [129 x i32], ptr %44, i64 0, i64 %47
  store i32 0, ptr %48, align 4, !tbaa !3
  br label %49

49:                                               ; preds = %41
  %50 = load i32, ptr %9, align 4, !tbaa !3
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %9, align 4, !tbaa !3
  br label %37, !llvm.loop !15

52:                                               ; preds = %40
  %53 = load i32, ptr %7, align 4, !tbaa !3
  %54 = icmp slt i32 %53, 3
  br i1 %54, label %55, label %60

55:                                               ; preds = %52
  %56 = load i32, ptr %7, align 4, !tbaa !3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [3 x [129 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5alignE4rows to ptr), i64 0, i64 %57
  %59 = getelementptr inbounds [129 x i32], ptr %58, i64 0, i64 0
  store i32 0, ptr %59, align 4, !tbaa !3
  br label %60

60:                                               ; preds = %55, %52
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %61 = getelementptr inbounds nuw %struct.Diagonals, ptr %10, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5alignE4rows to ptr), ptr %61, align 8, !tbaa !17
  %62 = getelementptr inbounds nuw %struct.Diagonals, ptr %10, i32 0, i32 1
  store ptr getelementptr inbounds ([3 x [129 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5alignE4rows to ptr), i64 0, i64 1), ptr %62, align 8, !tbaa !19
  %63 = getelementptr inbounds nuw %struct.Diagonals, ptr %10, i32 0, i32 2
  store ptr getelementptr inbounds ([3 x [129 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5alignE4rows to ptr), i64 0, i64 2), ptr %63, align 8, !tbaa !20
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !3
  br label %64

64:                                               ; preds = %117, %60
  %65 = load i32, ptr %11, align 4, !tbaa !3
  %66 = icmp slt i32 %65, 255
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %120

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %69 = load i32, ptr %11, align 4, !tbaa !3
  %70 = load i32, ptr %7, align 4, !tbaa !3
  %71 = sub nsw i32 %69, %70
  store i32 %71, ptr %12, align 4, !tbaa !3
  %72 = load i32, ptr %12, align 4, !tbaa !3
  %73 = icmp sge i32 %72, 0
  br i1 %73, label %74, label %116

74:                                               ; preds = %68
  %75 = load i32, ptr %12, align 4, !tbaa !3
  %76 = icmp slt i32 %75, 128
  br i1 %76, label %77, label %116

77:                                               ; preds = %74
  %78 = getelementptr inbounds nuw %struct.Diagonals, ptr %10, i32 0, i32 0
  %79 = load ptr, ptr %78, align 8, !tbaa !17
  %80 = load i32, ptr %7, align 4, !tbaa !3
  %81 = add nsw i32 %80, 1
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw %struct.Diagonals, ptr %10, i32 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !19
  %86 = load i32, ptr %7, align 4, !tbaa !3
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr %85, i64 %87
  %89 = getelementptr inbounds nuw %struct.Diagonals, ptr %10, i32 0, i32 1
  %90 = load ptr, ptr %89, align 8, !tbaa !19
  %91 = load i32, ptr %7, align 4, !tbaa !3
  %92 = add nsw i32 %91, 1
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %90, i64 %93
  %95 = getelementptr inbounds nuw %struct.Diagonals, ptr %10, i32 0, i32 2
  %96 = load ptr, ptr %95, align 8, !tbaa !20
  %97 = load i32, ptr %7, align 4, !tbaa !3
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i32, ptr %96, i64 %98
  %100 = load i32, ptr %7, align 4, !tbaa !3
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [128 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ5alignE2as to ptr), i64 0, i64 %101
  %103 = load i32, ptr %12, align 4, !tbaa !3
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [128 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ5alignE2bs to ptr), i64 0, i64 %104
  %106 = call noundef i32 @_Z5scorePKhS0_(ptr noundef %102, ptr noundef %105) #6
  call void @_Z4cellPiRKiS1_S1_i(ptr noundef %83, ptr noundef nonnull align 4 dereferenceable(4) %88, ptr noundef nonnull align 4 dereferenceable(4) %94, ptr noundef nonnull align 4 dereferenceable(4) %99, i32 noundef %106) #6
  %107 = load i32, ptr %8, align 4, !tbaa !3
  %108 = getelementptr inbounds nuw %struct.Diagonals, ptr %10, i32 0, i32 0
  %109 = load ptr, ptr %108, align 8, !tbaa !17
  %110 = load i32, ptr %7, align 4, !tbaa !3
  %111 = add nsw i32 %110, 1
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i32, ptr %109, i64 %112
  %114 = load i32, ptr %113, align 4, !tbaa !3
  %115 = call noundef i32 @_ZL3maxii(i32 noundef %107, i32 noundef %114) #6
  store i32 %115, ptr %8, align 4, !tbaa !3
  br label %116

116:                                              ; preds = %77, %74, %68
  call void @_ZN9Diagonals6rotateEv(ptr noundef nonnull align 8 dereferenceable(24) %10) #6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %117

117:                                              ; preds = %116
  %118 = load i32, ptr %11, align 4, !tbaa !3
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %11, align 4, !tbaa !3
  br label %64, !llvm.loop !21

120:                                              ; preds = %67
  %121 = load i32, ptr %8, align 4, !tbaa !3
  %122 = load i32, ptr %7, align 4, !tbaa !3
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5alignE3top to ptr), i64 0, i64 %123
  store i32 %121, ptr %124, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store i32 64, ptr %13, align 4, !tbaa !3
  br label %125

125:                                              ; preds = %149, %120
  %126 = load i32, ptr %13, align 4, !tbaa !3
  %127 = icmp sgt i32 %126, 0
  br i1 %127, label %129, label %128

128:                                              ; preds = %125
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %152

129:                                              ; preds = %125
  %130 = load i32, ptr %7, align 4, !tbaa !3
  %131 = load i32, ptr %13, align 4, !tbaa !3
  %132 = icmp slt i32 %130, %131
  br i1 %132, label %133, label %148

133:                                              ; preds = %129
  %134 = load i32, ptr %7, align 4, !tbaa !3
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5alignE3top to ptr), i64 0, i64 %135
  %137 = load i32, ptr %136, align 4, !tbaa !3
  %138 = load i32, ptr %7, align 4, !tbaa !3
  %139 = load i32, ptr %13, align 4, !tbaa !3
  %140 = add nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5alignE3top to ptr), i64 0, i64 %141
  %143 = load i32, ptr %142, align 4, !tbaa !3
  %144 = call noundef i32 @_ZL3maxii(i32 noundef %137, i32 noundef %143) #6
  %145 = load i32, ptr %7, align 4, !tbaa !3
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5alignE3top to ptr), i64 0, i64 %146
  store i32 %144, ptr %147, align 4, !tbaa !3
  br label %148

148:                                              ; preds = %133, %129
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %149

149:                                              ; preds = %148
  %150 = load i32, ptr %13, align 4, !tbaa !3
  %151 = sdiv i32 %150, 2
  store i32 %151, ptr %13, align 4, !tbaa !3
  br label %125, !llvm.loop !22

152:                                              ; preds = %128
  %153 = load i32, ptr %7, align 4, !tbaa !3
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %161

155:                                              ; preds = %152
  %156 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5alignE3top to ptr), align 4, !tbaa !3
  %157 = load ptr, ptr %4, align 8, !tbaa !11
  %158 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw i32, ptr %157, i64 %159
  store i32 %156, ptr %160, align 4, !tbaa !3
  br label %161

161:                                              ; preds = %155, %152
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN9Diagonals6rotateEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !23
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %5 = getelementptr inbounds nuw %struct.Diagonals, ptr %4, i32 0, i32 2
  %6 = load ptr, ptr %5, align 8, !tbaa !20
  store ptr %6, ptr %3, align 8, !tbaa !11
  %7 = getelementptr inbounds nuw %struct.Diagonals, ptr %4, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = getelementptr inbounds nuw %struct.Diagonals, ptr %4, i32 0, i32 2
  store ptr %8, ptr %9, align 8, !tbaa !20
  %10 = getelementptr inbounds nuw %struct.Diagonals, ptr %4, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8, !tbaa !17
  %12 = getelementptr inbounds nuw %struct.Diagonals, ptr %4, i32 0, i32 1
  store ptr %11, ptr %12, align 8, !tbaa !19
  %13 = load ptr, ptr %3, align 8, !tbaa !11
  %14 = getelementptr inbounds nuw %struct.Diagonals, ptr %4, i32 0, i32 0
  store ptr %13, ptr %14, align 8, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!5, !5, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !9, i64 0}
!13 = !{}
!14 = !{i64 4}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!18, !12, i64 0}
!18 = !{!"_ZTS9Diagonals", !12, i64 0, !12, i64 8, !12, i64 16}
!19 = !{!18, !12, i64 8}
!20 = !{!18, !12, i64 16}
!21 = distinct !{!21, !16}
!22 = distinct !{!22, !16}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 _ZTS9Diagonals", !9, i64 0}
