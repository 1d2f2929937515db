source_filename = "rust-trait-objects.rs"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; kernel::run
; Function Attrs: noinline nounwind
define internal fastcc noundef float @_RNvCs6mPgfgSyXbA_6kernel3run(ptr noundef nonnull align 1 %step.0, ptr readonly captures(none) %step.1.24.val, float noundef %value) unnamed_addr #0 {
start:
  %next = tail call noundef float %step.1.24.val(ptr noundef nonnull align 1 %step.0, float noundef %value) #8
  %_0 = tail call noundef float %step.1.24.val(ptr noundef nonnull align 1 %step.0, float noundef %next) #8
  ret float %_0
}

; __rustc::rust_begin_unwind
; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
define void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #1 {
start:
  tail call void @llvm.trap()
  unreachable
}

; <kernel::Scale as kernel::Step>::go
; Function Attrs: nounwind memory(read, argmem: readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none)
define internal noundef float @_RNvXCs6mPgfgSyXbA_6kernelNtB2_5ScaleNtB2_4Step2go(ptr noalias noundef align 8 captures(none) dereferenceable(24) %self, float noundef %value) unnamed_addr #2 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_6.1 = load i64, ptr %0, align 8, !noundef !2
  %_5.not = icmp eq i64 %_6.1, 0
  br i1 %_5.not, label %panic, label %bb1

bb1:                                              ; preds = %start
  %_7.0 = load ptr, ptr %self, align 8, !nonnull !2, !align !3, !noundef !2
  %_3 = load float, ptr %_7.0, align 4, !noundef !2
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %2 = fmul float %value, %_3
  store float %2, ptr %1, align 8
  ret float %2

panic:                                            ; preds = %start
  tail call void @llvm.trap()
  unreachable
}

; <kernel::Count as kernel::Step>::go
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal noundef float @_RNvXs_Cs6mPgfgSyXbA_6kernelNtB4_5CountNtB4_4Step2go(ptr noalias noundef align 4 captures(none) dereferenceable(4) %self, float noundef %value) unnamed_addr #3 {
start:
  %0 = load i32, ptr %self, align 4, !noundef !2
  %1 = add i32 %0, 1
  store i32 %1, ptr %self, align 4
  %_3 = uitofp i32 %1 to float
  %_0 = fadd float %value, %_3
  ret float %_0
}

; Function Attrs: nounwind
define ptx_kernel void @kernel(ptr noundef %x, i64 noundef %n, ptr noundef writeonly captures(none) %y) unnamed_addr #4 {
start:
  %count = alloca [4 x i8], align 4
  %scale = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %scale)
  store ptr %x, ptr %scale, align 8
  %0 = getelementptr inbounds nuw i8, ptr %scale, i64 8
  store i64 %n, ptr %0, align 8
  %1 = getelementptr inbounds nuw i8, ptr %scale, i64 16
  store float 0.000000e+00, ptr %1, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %count)
  store i32 0, ptr %count, align 4
  %_8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = zext nneg i32 %_8 to i64
  %_13 = uitofp nneg i32 %_8 to float
; call kernel::run
  %_10 = call fastcc noundef float @_RNvCs6mPgfgSyXbA_6kernel3run(ptr noundef nonnull align 1 %scale, ptr nonnull @_RNvXCs6mPgfgSyXbA_6kernelNtB2_5ScaleNtB2_4Step2go, float noundef %_13) #9
; call kernel::run
  %_14 = call fastcc noundef float @_RNvCs6mPgfgSyXbA_6kernel3run(ptr noundef nonnull align 1 %count, ptr nonnull @_RNvXs_Cs6mPgfgSyXbA_6kernelNtB4_5CountNtB4_4Step2go, float noundef 1.000000e+00) #9
  %value = fadd float %_10, %_14
  %_17 = load float, ptr %1, align 8, !noundef !2
  %_18 = getelementptr inbounds nuw float, ptr %y, i64 %at
  %2 = fadd float %value, %_17
  store float %2, ptr %_18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %count)
  call void @llvm.lifetime.end.p0(ptr nonnull %scale)
  ret void
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

attributes #0 = { noinline nounwind "target-cpu"="sm_90" }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #2 = { nounwind memory(read, argmem: readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_90" }
attributes #4 = { nounwind "target-cpu"="sm_90" }
attributes #5 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { inlinehint nounwind }
attributes #9 = { noinline nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!2 = !{}
!3 = !{i64 4}
