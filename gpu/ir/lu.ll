source_filename = "lu.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ5solveE1m = internal addrspace(3) global [1056 x float] undef, align 4
@_ZZ5solveE1y = internal addrspace(3) global [32 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z9eliminatePfPKfii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %11 = load ptr, ptr %5, align 8, !tbaa !7
  %12 = load i32, ptr %7, align 4, !tbaa !3
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %11, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !10
  %16 = load ptr, ptr %6, align 8, !tbaa !7
  %17 = load i32, ptr %7, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %16, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !10
  %21 = fdiv contract float %15, %20
  store float %21, ptr %9, align 4, !tbaa !10
  %22 = load float, ptr %9, align 4, !tbaa !10
  %23 = load ptr, ptr %5, align 8, !tbaa !7
  %24 = load i32, ptr %7, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  store float %22, ptr %26, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %27 = load i32, ptr %7, align 4, !tbaa !3
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %10, align 4, !tbaa !3
  br label %29

29:                                               ; preds = %48, %4
  %30 = load i32, ptr %10, align 4, !tbaa !3
  %31 = load i32, ptr %8, align 4, !tbaa !3
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %51

34:                                               ; preds = %29
  %35 = load float, ptr %9, align 4, !tbaa !10
  %36 = load ptr, ptr %6, align 8, !tbaa !7
  %37 = load i32, ptr %10, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !10
  %41 = fmul contract float %35, %40
  %42 = load ptr, ptr %5, align 8, !tbaa !7
  %43 = load i32, ptr %10, align 4, !tbaa !3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %42, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !10
  %47 = fsub contract float %46, %41
  store float %47, ptr %45, align 4, !tbaa !10
  br label %48

48:                                               ; preds = %34
  %49 = load i32, ptr %10, align 4, !tbaa !3
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %10, align 4, !tbaa !3
  br label %29, !llvm.loop !12

51:                                               ; preds = %33
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_Z3dotPKfS0_ii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store float 0.000000e+00, ptr %9, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %11 = load i32, ptr %7, align 4, !tbaa !3
  store i32 %11, ptr %10, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %31, %4
  %13 = load i32, ptr %10, align 4, !tbaa !3
  %14 = load i32, ptr %8, align 4, !tbaa !3
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %34

17:                                               ; preds = %12
  %18 = load ptr, ptr %5, align 8, !tbaa !7
  %19 = load i32, ptr %10, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %18, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !10
  %23 = load ptr, ptr %6, align 8, !tbaa !7
  %24 = load i32, ptr %10, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !10
  %28 = fmul contract float %22, %27
  %29 = load float, ptr %9, align 4, !tbaa !10
  %30 = fadd contract float %29, %28
  store float %30, ptr %9, align 4, !tbaa !10
  br label %31

31:                                               ; preds = %17
  %32 = load i32, ptr %10, align 4, !tbaa !3
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %10, align 4, !tbaa !3
  br label %12, !llvm.loop !14

34:                                               ; preds = %16
  %35 = load float, ptr %9, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret float %35
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @solve(ptr noundef %0, ptr noundef %1, ptr noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %13 = load ptr, ptr %5, align 8, !tbaa !7
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %15 = mul i32 %14, 32
  %16 = mul i32 %15, 32
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr %13, i64 %17
  store ptr %18, ptr %7, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %19, ptr %8, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %47, %3
  %21 = load i32, ptr %8, align 4, !tbaa !3
  %22 = icmp slt i32 %21, 1024
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %50

24:                                               ; preds = %20
  %25 = load ptr, ptr %7, align 8, !tbaa !7
  %26 = load i32, ptr %8, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %25, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !10
  %30 = load i32, ptr %8, align 4, !tbaa !3
  %31 = sdiv i32 %30, 32
  %32 = load i32, ptr %8, align 4, !tbaa !3
  %33 = srem i32 %32, 32
  %34 = icmp eq i32 %31, %33
  %35 = zext i1 %34 to i64
  %36 = select i1 %34, i32 64, i32 0
  %37 = sitofp i32 %36 to float
  %38 = fadd contract float %29, %37
  %39 = load i32, ptr %8, align 4, !tbaa !3
  %40 = sdiv i32 %39, 32
  %41 = mul nsw i32 %40, 33
  %42 = load i32, ptr %8, align 4, !tbaa !3
  %43 = srem i32 %42, 32
  %44 = add nsw i32 %41, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [1056 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE1m to ptr), i64 0, i64 %45
  store float %38, ptr %46, align 4, !tbaa !10
  br label %47

47:                                               ; preds = %24
  %48 = load i32, ptr %8, align 4, !tbaa !3
  %49 = add nsw i32 %48, 64
  store i32 %49, ptr %8, align 4, !tbaa !3
  br label %20, !llvm.loop !15

50:                                               ; preds = %23
  %51 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %52 = icmp ult i32 %51, 32
  br i1 %52, label %53, label %65

53:                                               ; preds = %50
  %54 = load ptr, ptr %6, align 8, !tbaa !7
  %55 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %56 = mul i32 %55, 32
  %57 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %58 = add i32 %56, %57
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr %54, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !10
  %62 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE1y to ptr), i64 0, i64 %63
  store float %61, ptr %64, align 4, !tbaa !10
  br label %65

65:                                               ; preds = %53, %50
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store i32 0, ptr %9, align 4, !tbaa !3
  br label %66

66:                                               ; preds = %88, %65
  %67 = load i32, ptr %9, align 4, !tbaa !3
  %68 = icmp slt i32 %67, 31
  br i1 %68, label %70, label %69

69:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %91

70:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %71 = load i32, ptr %9, align 4, !tbaa !3
  %72 = add nsw i32 %71, 1
  %73 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %74 = add i32 %72, %73
  store i32 %74, ptr %10, align 4, !tbaa !3
  %75 = load i32, ptr %10, align 4, !tbaa !3
  %76 = icmp slt i32 %75, 32
  br i1 %76, label %77, label %87

77:                                               ; preds = %70
  %78 = load i32, ptr %10, align 4, !tbaa !3
  %79 = mul nsw i32 %78, 33
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE1m to ptr), i64 %80
  %82 = load i32, ptr %9, align 4, !tbaa !3
  %83 = mul nsw i32 %82, 33
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE1m to ptr), i64 %84
  %86 = load i32, ptr %9, align 4, !tbaa !3
  call void @_Z9eliminatePfPKfii(ptr noundef %81, ptr noundef %85, i32 noundef %86, i32 noundef 32) #7
  br label %87

87:                                               ; preds = %77, %70
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %9, align 4, !tbaa !3
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %9, align 4, !tbaa !3
  br label %66, !llvm.loop !16

91:                                               ; preds = %69
  %92 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %147

94:                                               ; preds = %91
  call void @llvm.lifetime.start.p0(ptr %11) #6
  store i32 1, ptr %11, align 4, !tbaa !3
  br label %95

95:                                               ; preds = %111, %94
  %96 = load i32, ptr %11, align 4, !tbaa !3
  %97 = icmp slt i32 %96, 32
  br i1 %97, label %99, label %98

98:                                               ; preds = %95
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %114

99:                                               ; preds = %95
  %100 = load i32, ptr %11, align 4, !tbaa !3
  %101 = mul nsw i32 %100, 33
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE1m to ptr), i64 %102
  %104 = load i32, ptr %11, align 4, !tbaa !3
  %105 = call contract noundef float @_Z3dotPKfS0_ii(ptr noundef %103, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5solveE1y to ptr), i32 noundef 0, i32 noundef %104) #7
  %106 = load i32, ptr %11, align 4, !tbaa !3
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE1y to ptr), i64 0, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !10
  %110 = fsub contract float %109, %105
  store float %110, ptr %108, align 4, !tbaa !10
  br label %111

111:                                              ; preds = %99
  %112 = load i32, ptr %11, align 4, !tbaa !3
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr %11, align 4, !tbaa !3
  br label %95, !llvm.loop !17

114:                                              ; preds = %98
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store i32 31, ptr %12, align 4, !tbaa !3
  br label %115

115:                                              ; preds = %143, %114
  %116 = load i32, ptr %12, align 4, !tbaa !3
  %117 = icmp sge i32 %116, 0
  br i1 %117, label %119, label %118

118:                                              ; preds = %115
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %146

119:                                              ; preds = %115
  %120 = load i32, ptr %12, align 4, !tbaa !3
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE1y to ptr), i64 0, i64 %121
  %123 = load float, ptr %122, align 4, !tbaa !10
  %124 = load i32, ptr %12, align 4, !tbaa !3
  %125 = mul nsw i32 %124, 33
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE1m to ptr), i64 %126
  %128 = load i32, ptr %12, align 4, !tbaa !3
  %129 = add nsw i32 %128, 1
  %130 = call contract noundef float @_Z3dotPKfS0_ii(ptr noundef %127, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5solveE1y to ptr), i32 noundef %129, i32 noundef 32) #7
  %131 = fsub contract float %123, %130
  %132 = load i32, ptr %12, align 4, !tbaa !3
  %133 = mul nsw i32 %132, 33
  %134 = load i32, ptr %12, align 4, !tbaa !3
  %135 = add nsw i32 %133, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [1056 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE1m to ptr), i64 0, i64 %136
  %138 = load float, ptr %137, align 4, !tbaa !10
  %139 = fdiv contract float %131, %138
  %140 = load i32, ptr %12, align 4, !tbaa !3
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE1y to ptr), i64 0, i64 %141
  store float %139, ptr %142, align 4, !tbaa !10
  br label %143

143:                                              ; preds = %119
  %144 = load i32, ptr %12, align 4, !tbaa !3
  %145 = add nsw i32 %144, -1
  store i32 %145, ptr %12, align 4, !tbaa !3
  br label %115, !llvm.loop !18

146:                                              ; preds = %118
  br label %147

147:                                              ; preds = %146, %91
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %148 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %149 = icmp ult i32 %148, 32
  br i1 %149, label %150, label %162

150:                                              ; preds = %147
  %151 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE1y to ptr), i64 0, i64 %152
  %154 = load float, ptr %153, align 4, !tbaa !10
  %155 = load ptr, ptr %4, align 8, !tbaa !7
  %156 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %157 = mul i32 %156, 32
  %158 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %159 = add i32 %157, %158
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw float, ptr %155, i64 %160
  store float %154, ptr %161, align 4, !tbaa !10
  br label %162

162:                                              ; preds = %150, %147
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !13}
!17 = distinct !{!17, !13}
!18 = distinct !{!18, !13}
