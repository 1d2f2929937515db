; Pointers with types, as LLVM up to 14 wrote them.
source_filename = "typed.cu"
target triple = "nvptx64-nvidia-cuda"

%struct.list = type { %struct.list*, i32, float addrspace(1)* }

@head = global %struct.list* null
@buffer = internal addrspace(3) global [32 x float] undef, align 4
@scale = internal addrspace(1) global float 1.000000e+00, align 4
@callbacks = constant [2 x void (i8*)*] [void (i8*)* @free, void (i8*)* @nothing]

declare void @free(i8* nocapture)
declare i8* @malloc(i64) ; may fail
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define internal void @nothing(i8* %p) {
  ret void
}

; Adds one element.
define %struct.list* @push(%struct.list* %next, i32 %value, float addrspace(1)* %data) {
entry:
  %mem = call i8* @malloc(i64 24)
  %node = bitcast i8* %mem to %struct.list*
  %next.addr = getelementptr inbounds %struct.list, %struct.list* %node, i32 0, i32 0
  store %struct.list* %next, %struct.list** %next.addr, align 8
  %value.addr = getelementptr inbounds %struct.list, %struct.list* %node, i32 0, i32 1
  store i32 %value, i32* %value.addr, align 8
  %data.addr = getelementptr inbounds %struct.list, %struct.list* %node, i64 0, i32 2
  store float addrspace(1)* %data, float addrspace(1)** %data.addr, align 8
  store %struct.list* %node, %struct.list** @head, align 8
  ret %struct.list* %node
}

define void @kernel(float* %out, i32 %n) {
  %1 = load float, float addrspace(1)* @scale, align 4
  br label %2

2:                                                ; preds = %2, %0
  %3 = phi i32 [ 0, %0 ], [ %9, %2 ]
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds float, float* %out, i64 %4
  %6 = load float, float* addrspacecast (float addrspace(3)* getelementptr inbounds ([32 x float], [32 x float] addrspace(3)* @buffer, i64 0, i64 5) to float*), align 4
  %7 = fmul contract float %6, %1 ; scaled
  store float %7, float* %5, align 4
  %8 = bitcast float* %5 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %8, i8* align 4 bitcast ([2 x void (i8*)*]* @callbacks to i8*), i64 4, i1 false)
  %9 = add nuw nsw i32 %3, 1
  %10 = icmp slt i32 %9, %n
  br i1 %10, label %2, label %11

11:                                               ; preds = %2
  %12 = load void (i8*)*, void (i8*)** getelementptr inbounds ([2 x void (i8*)*], [2 x void (i8*)*]* @callbacks, i64 0, i64 1)
  %13 = bitcast float* %out to i8*
  call void %12(i8* %13)
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{void (float*, i32)* @kernel, !"kernel", i32 1}
!1 = !{float addrspace(1)* @scale, !"managed", i32 1}
