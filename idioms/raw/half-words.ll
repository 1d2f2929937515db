source_filename = "half-words.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Flags = type { i16, i8 }

@_ZZ6kernelE5flags = internal addrspace(3) global [64 x %struct.Flags] undef, align 2
@_ZZ6kernelE4half = internal addrspace(3) global [64 x i16] undef, align 2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %5) #4
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %8, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #4
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [64 x %struct.Flags], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5flags to ptr), i64 0, i64 %10
  store ptr %11, ptr %6, align 8, !tbaa !12
  %12 = load ptr, ptr %4, align 8, !tbaa !10
  %13 = load i32, ptr %5, align 4, !tbaa !3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %12, i64 %14
  %16 = load i8, ptr %15, align 1, !tbaa !14
  %17 = zext i8 %16 to i16
  %18 = load ptr, ptr %6, align 8, !tbaa !12
  %19 = load i16, ptr %18, align 2
  %20 = and i16 %17, 31
  %21 = and i16 %19, -32
  %22 = or i16 %21, %20
  store i16 %22, ptr %18, align 2
  %23 = load ptr, ptr %4, align 8, !tbaa !10
  %24 = load i32, ptr %5, align 4, !tbaa !3
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %23, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !14
  %29 = zext i8 %28 to i32
  %30 = add nsw i32 %29, 3
  %31 = trunc i32 %30 to i16
  %32 = load ptr, ptr %6, align 8, !tbaa !12
  %33 = load i16, ptr %32, align 2
  %34 = and i16 %31, 2047
  %35 = shl i16 %34, 5
  %36 = and i16 %33, 31
  %37 = or i16 %36, %35
  store i16 %37, ptr %32, align 2
  %38 = load ptr, ptr %4, align 8, !tbaa !10
  %39 = load i32, ptr %5, align 4, !tbaa !3
  %40 = add nsw i32 %39, 2
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %38, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !14
  %44 = load ptr, ptr %6, align 8, !tbaa !12
  %45 = getelementptr inbounds nuw %struct.Flags, ptr %44, i32 0, i32 1
  store i8 %43, ptr %45, align 2, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %46 = load i32, ptr %5, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i16, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4half to ptr), i64 %47
  store ptr %48, ptr %7, align 8, !tbaa !7
  %49 = load ptr, ptr %6, align 8, !tbaa !12
  %50 = load i16, ptr %49, align 2
  %51 = lshr i16 %50, 5
  %52 = load ptr, ptr %7, align 8, !tbaa !7
  store i16 %51, ptr %52, align 2, !tbaa !18
  %53 = load ptr, ptr %6, align 8, !tbaa !12
  %54 = getelementptr inbounds nuw %struct.Flags, ptr %53, i32 0, i32 1
  %55 = load i8, ptr %54, align 2, !tbaa !15
  %56 = zext i8 %55 to i32
  %57 = load ptr, ptr %7, align 8, !tbaa !7
  %58 = getelementptr inbounds i8, ptr %57, i64 1
  %59 = load i8, ptr %58, align 1, !tbaa !14
  %60 = zext i8 %59 to i32
  %61 = xor i32 %60, %56
  %62 = trunc i32 %61 to i8
  store i8 %62, ptr %58, align 1, !tbaa !14
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = load i32, ptr %5, align 4, !tbaa !3
  %64 = sub nsw i32 63, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [64 x i16], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4half to ptr), i64 0, i64 %65
  %67 = load i16, ptr %66, align 2, !tbaa !18
  %68 = zext i16 %67 to i32
  %69 = load i32, ptr %5, align 4, !tbaa !3
  %70 = sub nsw i32 63, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [64 x %struct.Flags], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5flags to ptr), i64 0, i64 %71
  %73 = load i16, ptr %72, align 2
  %74 = and i16 %73, 31
  %75 = zext i16 %74 to i32
  %76 = add nsw i32 %68, %75
  %77 = trunc i32 %76 to i16
  %78 = load ptr, ptr %3, align 8, !tbaa !7
  %79 = load i32, ptr %5, align 4, !tbaa !3
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i16, ptr %78, i64 %80
  store i16 %77, ptr %81, align 2, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr %7) #4
  call void @llvm.lifetime.end.p0(ptr %6) #4
  call void @llvm.lifetime.end.p0(ptr %5) #4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nounwind }

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
!8 = !{!"p1 short", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 omnipotent char", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 _ZTS5Flags", !9, i64 0}
!14 = !{!5, !5, i64 0}
!15 = !{!16, !5, i64 2}
!16 = !{!"_ZTS5Flags", !17, i64 0, !17, i64 0, !5, i64 2}
!17 = !{!"short", !5, i64 0}
!18 = !{!17, !17, i64 0}
