source_filename = "rust-trait-objects.rs"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_466e6e10d4d5a95679ab35d1156aa54e = private unnamed_addr constant [11 x i8] c"src/lib.rs\00", align 1
@alloc_4e7fc9017487c3de5558271c62dfc002 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00\15\00\00\00\1D\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXCs6mPgfgSyXbA_6kernelNtB2_5ScaleNtB2_4Step2go }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @_RNvXs_Cs6mPgfgSyXbA_6kernelNtB4_5CountNtB4_4Step2go }>, align 8

; kernel::run
; Function Attrs: noinline nounwind
define internal noundef float @_RNvCs6mPgfgSyXbA_6kernel3run(ptr noundef nonnull align 1 %step.0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %step.1, float noundef %value) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %step.1, i64 24
  %1 = load ptr, ptr %0, align 8, !invariant.load !2, !nonnull !2
  %next = call noundef float %1(ptr noundef align 1 %step.0, float noundef %value) #7
  %2 = getelementptr inbounds i8, ptr %step.1, i64 24
  %3 = load ptr, ptr %2, align 8, !invariant.load !2, !nonnull !2
  %_0 = call noundef float %3(ptr noundef align 1 %step.0, float noundef %next) #7
  ret float %_0
}

; __rustc::rust_begin_unwind
; Function Attrs: noreturn nounwind
define void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %_1) unnamed_addr #1 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_bounds_check
; Function Attrs: inlinehint noreturn nounwind
define internal void @_RNvNtCs6Yp2GdLCATg_4core9panicking18panic_bounds_check(i64 noundef %index, i64 noundef %len, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #2 {
start:
  call void @llvm.trap()
  unreachable
}

; <kernel::Scale as kernel::Step>::go
; Function Attrs: nounwind
define internal noundef float @_RNvXCs6mPgfgSyXbA_6kernelNtB2_5ScaleNtB2_4Step2go(ptr noalias noundef align 8 dereferenceable(24) %self, float noundef %value) unnamed_addr #3 {
start:
  %_6.0 = load ptr, ptr %self, align 8, !nonnull !2, !align !3, !noundef !2
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_6.1 = load i64, ptr %0, align 8, !noundef !2
  %_5 = icmp ult i64 0, %_6.1
  br i1 %_5, label %bb1, label %panic

bb1:                                              ; preds = %start
  %_7.0 = load ptr, ptr %self, align 8, !nonnull !2, !align !3, !noundef !2
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_7.1 = load i64, ptr %1, align 8, !noundef !2
  %2 = getelementptr inbounds nuw float, ptr %_7.0, i64 0
  %_3 = load float, ptr %2, align 4, !noundef !2
  %3 = getelementptr inbounds i8, ptr %self, i64 16
  %4 = fmul float %value, %_3
  store float %4, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %self, i64 16
  %_0 = load float, ptr %5, align 8, !noundef !2
  ret float %_0

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCs6Yp2GdLCATg_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef %_6.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4e7fc9017487c3de5558271c62dfc002) #8
  unreachable
}

; <kernel::Count as kernel::Step>::go
; Function Attrs: nounwind
define internal noundef float @_RNvXs_Cs6mPgfgSyXbA_6kernelNtB4_5CountNtB4_4Step2go(ptr noalias noundef align 4 dereferenceable(4) %self, float noundef %value) unnamed_addr #3 {
start:
  %0 = load i32, ptr %self, align 4, !noundef !2
  %1 = add i32 %0, 1
  store i32 %1, ptr %self, align 4
  %_4 = load i32, ptr %self, align 4, !noundef !2
  %_3 = uitofp i32 %_4 to float
  %_0 = fadd float %value, %_3
  ret float %_0
}

; Function Attrs: nounwind
define ptx_kernel void @kernel(ptr noundef %x, i64 noundef %n, ptr noundef %y) unnamed_addr #3 {
start:
  %count = alloca [4 x i8], align 4
  %scale = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr %scale)
  store ptr %x, ptr %scale, align 8
  %0 = getelementptr inbounds i8, ptr %scale, i64 8
  store i64 %n, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %scale, i64 16
  store float 0.000000e+00, ptr %1, align 8
  call void @llvm.lifetime.start.p0(ptr %count)
  store i32 0, ptr %count, align 4
  %_8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = zext i32 %_8 to i64
  %_13 = uitofp i64 %at to float
; call kernel::run
  %_10 = call noundef float @_RNvCs6mPgfgSyXbA_6kernel3run(ptr noundef nonnull align 1 %scale, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.0, float noundef %_13) #9
; call kernel::run
  %_14 = call noundef float @_RNvCs6mPgfgSyXbA_6kernel3run(ptr noundef nonnull align 1 %count, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.1, float noundef 1.000000e+00) #9
  %value = fadd float %_10, %_14
  %2 = getelementptr inbounds i8, ptr %scale, i64 16
  %_17 = load float, ptr %2, align 8, !noundef !2
  %_18 = getelementptr inbounds nuw float, ptr %y, i64 %at
  %3 = fadd float %value, %_17
  store float %3, ptr %_18, align 4
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %scale)
  ret void
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

attributes #0 = { noinline nounwind "target-cpu"="sm_90" }
attributes #1 = { noreturn nounwind "target-cpu"="sm_90" }
attributes #2 = { inlinehint noreturn nounwind "target-cpu"="sm_90" }
attributes #3 = { nounwind "target-cpu"="sm_90" }
attributes #4 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { inlinehint nounwind }
attributes #8 = { inlinehint noreturn nounwind }
attributes #9 = { noinline nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!2 = !{}
!3 = !{i64 4}
