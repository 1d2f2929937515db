source_filename = "matmul-registers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ8multiplyE4left = internal addrspace(3) global [16 x [64 x float]] undef, align 4
@_ZZ8multiplyE5right = internal addrspace(3) global [16 x [64 x float]] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @multiply(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca [4 x [4 x float]], align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %23 = load i32, ptr %8, align 4, !tbaa !3
  %24 = sdiv i32 %23, 64
  store i32 %24, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %26 = load i32, ptr %9, align 4, !tbaa !3
  %27 = udiv i32 %25, %26
  %28 = mul i32 %27, 64
  store i32 %28, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %29 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %30 = load i32, ptr %9, align 4, !tbaa !3
  %31 = urem i32 %29, %30
  %32 = mul i32 %31, 64
  store i32 %32, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %33 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %34 = urem i32 %33, 16
  %35 = mul i32 %34, 4
  store i32 %35, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %36 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %37 = udiv i32 %36, 16
  %38 = mul i32 %37, 4
  store i32 %38, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #6
  call void @llvm.memset.p0.i64(ptr align 4 %14, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %15) #6
  store i32 0, ptr %15, align 4, !tbaa !3
  br label %39

39:                                               ; preds = %155, %4
  %40 = load i32, ptr %15, align 4, !tbaa !3
  %41 = load i32, ptr %8, align 4, !tbaa !3
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %39
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #6
  br label %158

44:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %45 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %45, ptr %17, align 4, !tbaa !3
  br label %46

46:                                               ; preds = %97, %44
  %47 = load i32, ptr %17, align 4, !tbaa !3
  %48 = icmp slt i32 %47, 1024
  br i1 %48, label %50, label %49

49:                                               ; preds = %46
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %100

50:                                               ; preds = %46
  %51 = load ptr, ptr %6, align 8, !tbaa !7
  %52 = load i32, ptr %10, align 4, !tbaa !3
  %53 = load i32, ptr %17, align 4, !tbaa !3
  %54 = sdiv i32 %53, 16
  %55 = add nsw i32 %52, %54
  %56 = load i32, ptr %8, align 4, !tbaa !3
  %57 = mul nsw i32 %55, %56
  %58 = load i32, ptr %15, align 4, !tbaa !3
  %59 = add nsw i32 %57, %58
  %60 = load i32, ptr %17, align 4, !tbaa !3
  %61 = srem i32 %60, 16
  %62 = add nsw i32 %59, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %51, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !10
  %66 = load i32, ptr %17, align 4, !tbaa !3
  %67 = srem i32 %66, 16
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [16 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE4left to ptr), i64 0, i64 %68
  %70 = load i32, ptr %17, align 4, !tbaa !3
  %71 = sdiv i32 %70, 16
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [64 x float], ptr %69, i64 0, i64 %72
  store float %65, ptr %73, align 4, !tbaa !10
  %74 = load ptr, ptr %7, align 8, !tbaa !7
  %75 = load i32, ptr %15, align 4, !tbaa !3
  %76 = load i32, ptr %17, align 4, !tbaa !3
  %77 = sdiv i32 %76, 64
  %78 = add nsw i32 %75, %77
  %79 = load i32, ptr %8, align 4, !tbaa !3
  %80 = mul nsw i32 %78, %79
  %81 = load i32, ptr %11, align 4, !tbaa !3
  %82 = add nsw i32 %80, %81
  %83 = load i32, ptr %17, align 4, !tbaa !3
  %84 = srem i32 %83, 64
  %85 = add nsw i32 %82, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %74, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !10
  %89 = load i32, ptr %17, align 4, !tbaa !3
  %90 = sdiv i32 %89, 64
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [16 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE5right to ptr), i64 0, i64 %91
  %93 = load i32, ptr %17, align 4, !tbaa !3
  %94 = srem i32 %93, 64
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [64 x float], ptr %92, i64 0, i64 %95
  store float %88, ptr %96, align 4, !tbaa !10
  br label %97

97:                                               ; preds = %50
  %98 = load i32, ptr %17, align 4, !tbaa !3
  %99 = add nsw i32 %98, 256
  store i32 %99, ptr %17, align 4, !tbaa !3
  br label %46, !llvm.loop !12

100:                                              ; preds = %49
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %18) #6
  store i32 0, ptr %18, align 4, !tbaa !3
  br label %101

101:                                              ; preds = %151, %100
  %102 = load i32, ptr %18, align 4, !tbaa !3
  %103 = icmp slt i32 %102, 16
  br i1 %103, label %105, label %104

104:                                              ; preds = %101
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #6
  br label %154

105:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(ptr %19) #6
  store i32 0, ptr %19, align 4, !tbaa !3
  br label %106

106:                                              ; preds = %147, %105
  %107 = load i32, ptr %19, align 4, !tbaa !3
  %108 = icmp slt i32 %107, 4
  br i1 %108, label %110, label %109

109:                                              ; preds = %106
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #6
  br label %150

110:                                              ; preds = %106
  call void @llvm.lifetime.start.p0(ptr %20) #6
  store i32 0, ptr %20, align 4, !tbaa !3
  br label %111

111:                                              ; preds = %143, %110
  %112 = load i32, ptr %20, align 4, !tbaa !3
  %113 = icmp slt i32 %112, 4
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 14, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #6
  br label %146

115:                                              ; preds = %111
  %116 = load i32, ptr %18, align 4, !tbaa !3
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [16 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE4left to ptr), i64 0, i64 %117
  %119 = load i32, ptr %13, align 4, !tbaa !3
  %120 = load i32, ptr %19, align 4, !tbaa !3
  %121 = add nsw i32 %119, %120
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [64 x float], ptr %118, i64 0, i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !10
  %125 = load i32, ptr %18, align 4, !tbaa !3
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [16 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE5right to ptr), i64 0, i64 %126
  %128 = load i32, ptr %12, align 4, !tbaa !3
  %129 = load i32, ptr %20, align 4, !tbaa !3
  %130 = add nsw i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [64 x float], ptr %127, i64 0, i64 %131
  %133 = load float, ptr %132, align 4, !tbaa !10
  %134 = fmul contract float %124, %133
  %135 = load i32, ptr %19, align 4, !tbaa !3
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [4 x [4 x float]], ptr %14, i64 0, i64 %136
  %138 = load i32, ptr %20, align 4, !tbaa !3
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [4 x float], ptr %137, i64 0, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !10
  %142 = fadd contract float %141, %134
  store float %142, ptr %140, align 4, !tbaa !10
  br label %143

143:                                              ; preds = %115
  %144 = load i32, ptr %20, align 4, !tbaa !3
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %20, align 4, !tbaa !3
  br label %111, !llvm.loop !14

146:                                              ; preds = %114
  br label %147

147:                                              ; preds = %146
  %148 = load i32, ptr %19, align 4, !tbaa !3
  %149 = add nsw i32 %148, 1
  store i32 %149, ptr %19, align 4, !tbaa !3
  br label %106, !llvm.loop !15

150:                                              ; preds = %109
  br label %151

151:                                              ; preds = %150
  %152 = load i32, ptr %18, align 4, !tbaa !3
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %18, align 4, !tbaa !3
  br label %101, !llvm.loop !16

154:                                              ; preds = %104
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %155

155:                                              ; preds = %154
  %156 = load i32, ptr %15, align 4, !tbaa !3
  %157 = add nsw i32 %156, 16
  store i32 %157, ptr %15, align 4, !tbaa !3
  br label %39, !llvm.loop !17

158:                                              ; preds = %43
  call void @llvm.lifetime.start.p0(ptr %21) #6
  store i32 0, ptr %21, align 4, !tbaa !3
  br label %159

159:                                              ; preds = %196, %158
  %160 = load i32, ptr %21, align 4, !tbaa !3
  %161 = icmp slt i32 %160, 4
  br i1 %161, label %163, label %162

162:                                              ; preds = %159
  store i32 17, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #6
  br label %199

163:                                              ; preds = %159
  call void @llvm.lifetime.start.p0(ptr %22) #6
  store i32 0, ptr %22, align 4, !tbaa !3
  br label %164

164:                                              ; preds = %192, %163
  %165 = load i32, ptr %22, align 4, !tbaa !3
  %166 = icmp slt i32 %165, 4
  br i1 %166, label %168, label %167

167:                                              ; preds = %164
  store i32 20, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #6
  br label %195

168:                                              ; preds = %164
  %169 = load i32, ptr %21, align 4, !tbaa !3
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [4 x [4 x float]], ptr %14, i64 0, i64 %170
  %172 = load i32, ptr %22, align 4, !tbaa !3
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [4 x float], ptr %171, i64 0, i64 %173
  %175 = load float, ptr %174, align 4, !tbaa !10
  %176 = load ptr, ptr %5, align 8, !tbaa !7
  %177 = load i32, ptr %10, align 4, !tbaa !3
  %178 = load i32, ptr %13, align 4, !tbaa !3
  %179 = add nsw i32 %177, %178
  %180 = load i32, ptr %21, align 4, !tbaa !3
  %181 = add nsw i32 %179, %180
  %182 = load i32, ptr %8, align 4, !tbaa !3
  %183 = mul nsw i32 %181, %182
  %184 = load i32, ptr %11, align 4, !tbaa !3
  %185 = add nsw i32 %183, %184
  %186 = load i32, ptr %12, align 4, !tbaa !3
  %187 = add nsw i32 %185, %186
  %188 = load i32, ptr %22, align 4, !tbaa !3
  %189 = add nsw i32 %187, %188
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds float, ptr %176, i64 %190
  store float %175, ptr %191, align 4, !tbaa !10
  br label %192

192:                                              ; preds = %168
  %193 = load i32, ptr %22, align 4, !tbaa !3
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %22, align 4, !tbaa !3
  br label %164, !llvm.loop !18

195:                                              ; preds = %167
  br label %196

196:                                              ; preds = %195
  %197 = load i32, ptr %21, align 4, !tbaa !3
  %198 = add nsw i32 %197, 1
  store i32 %198, ptr %21, align 4, !tbaa !3
  br label %159, !llvm.loop !19

199:                                              ; preds = %162
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
!19 = distinct !{!19, !13}
