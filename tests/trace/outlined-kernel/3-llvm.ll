target triple = "nvptx64-nvidia-cuda"
source_filename = "LLVMDialectModule"

@__wg_transpose_kernel_0 = internal addrspace(3) global [1024 x float] undef
@table = private constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00]

define ptx_kernel void @transpose_kernel(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, float %9, ptr %10, ptr %11, i64 %12, i64 %13, i64 %14, i64 %15, i64 %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, ptr %25) #0 {
  %27 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %17, 0
  %28 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %27, ptr %18, 1
  %29 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, i64 %19, 2
  %30 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, i64 %20, 3, 0
  %31 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %30, i64 %22, 4, 0
  %32 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %31, i64 %21, 3, 1
  %33 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, i64 %23, 4, 1
  %34 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %10, 0
  %35 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %34, ptr %11, 1
  %36 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, i64 %12, 2
  %37 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %36, i64 %13, 3, 0
  %38 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %37, i64 %15, 4, 0
  %39 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, i64 %14, 3, 1
  %40 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %39, i64 %16, 4, 1
  %41 = call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %42 = sext i32 %41 to i64
  %43 = call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %44 = sext i32 %43 to i64
  %45 = getelementptr float, ptr %1, i64 %2
  %46 = mul nuw nsw i64 %42, %5
  %47 = add nuw nsw i64 %46, %44
  %48 = getelementptr inbounds nuw float, ptr %45, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw float, ptr @table, i64 %42
  %51 = load float, ptr %50, align 4
  %52 = fmul float %49, %51
  %53 = mul nuw nsw i64 %44, 32
  %54 = add nuw nsw i64 %53, %42
  %55 = getelementptr inbounds nuw float, ptr addrspace(3) @__wg_transpose_kernel_0, i64 %54
  store float %52, ptr addrspace(3) %55, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %56

56:                                               ; preds = %60, %26
  %57 = phi i64 [ %66, %60 ], [ %7, %26 ]
  %58 = phi float [ %65, %60 ], [ %52, %26 ]
  %59 = icmp slt i64 %57, %8
  br i1 %59, label %60, label %67

60:                                               ; preds = %56
  %61 = mul nuw nsw i64 %57, 32
  %62 = add nuw nsw i64 %61, %42
  %63 = getelementptr inbounds nuw float, ptr addrspace(3) @__wg_transpose_kernel_0, i64 %62
  %64 = load float, ptr addrspace(3) %63, align 4
  %65 = fadd float %58, %64
  %66 = add i64 %57, %7
  br label %56

67:                                               ; preds = %56
  %68 = fcmp olt float %58, %9
  br i1 %68, label %69, label %82

69:                                               ; preds = %82, %67
  %70 = phi { ptr, ptr, i64, [2 x i64], [2 x i64] } [ %83, %82 ], [ %40, %67 ]
  %71 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %70, 1
  %72 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %70, 4, 0
  %73 = addrspacecast ptr %71 to ptr addrspace(1)
  br label %74

74:                                               ; preds = %69
  br label %75

75:                                               ; preds = %74
  %76 = mul nuw nsw i64 %42, %72
  %77 = add nuw nsw i64 %76, %44
  %78 = getelementptr inbounds nuw float, ptr addrspace(1) %73, i64 %77
  store float %58, ptr addrspace(1) %78, align 4
  %79 = load { ptr, ptr, i64, [1 x i64], [1 x i64] }, ptr %25, align 8
  %80 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %79, 1
  %81 = getelementptr inbounds nuw float, ptr %80, i64 %42
  store float %9, ptr %81, align 4
  ret void

82:                                               ; preds = %67
  %83 = phi { ptr, ptr, i64, [2 x i64], [2 x i64] } [ %33, %67 ]
  br label %69
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { "nvvm.maxntid"="32,32,1" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
