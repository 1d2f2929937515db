; Attributes of functions that have no argument.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @a() alwaysinline
declare void @b() cold convergent coro_elide_safe
declare void @c() coro_only_destroy_when_complete disable_sanitizer_instrumentation
declare void @d() fn_ret_thunk_extern hot hybrid_patchable inlinehint
declare void @e() minsize mustprogress naked nobuiltin nocallback nocf_check
declare void @f() nocreateundeforpoison nodivergencesource noduplicate nofree noimplicitfloat
declare void @g() noinline nomerge noprofile norecurse noredzone noreturn nosanitize_bounds
declare void @h() nosanitize_coverage nosync nounwind nonlazybind null_pointer_is_valid
declare void @i() optforfuzzing optsize presplitcoroutine returns_twice safestack
define void @j() noinline optnone {
  ret void
}
declare void @k() sanitize_address sanitize_alloc_token sanitize_hwaddress sanitize_memory sanitize_memtag
declare void @l() sanitize_numerical_stability sanitize_realtime sanitize_thread sanitize_type
declare void @m() sanitize_realtime_blocking shadowcallstack skipprofile speculatable
declare void @n() speculative_load_hardening ssp
declare void @o() sspreq
declare void @p() sspstrong strictfp willreturn optdebug
define void @q() unnamed_addr jumptable {
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: declare void @a() alwaysinline
; CHECK-NEXT: declare void @b() cold convergent coro_elide_safe
; CHECK-NEXT: declare void @c() coro_only_destroy_when_complete disable_sanitizer_instrumentation
; CHECK-NEXT: declare void @d() fn_ret_thunk_extern hot hybrid_patchable inlinehint
; CHECK-NEXT: declare void @e() minsize mustprogress naked nobuiltin nocallback nocf_check
; CHECK-NEXT: declare void @f() nocreateundeforpoison nodivergencesource noduplicate nofree noimplicitfloat
; CHECK-NEXT: declare void @g() noinline nomerge noprofile norecurse noredzone noreturn nosanitize_bounds
; CHECK-NEXT: declare void @h() nosanitize_coverage nosync nounwind nonlazybind null_pointer_is_valid
; CHECK-NEXT: declare void @i() optforfuzzing optsize presplitcoroutine returns_twice safestack
; CHECK-NEXT: define void @j() noinline optnone {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @k() sanitize_address sanitize_alloc_token sanitize_hwaddress sanitize_memory sanitize_memtag
; CHECK-NEXT: declare void @l() sanitize_numerical_stability sanitize_realtime sanitize_thread sanitize_type
; CHECK-NEXT: declare void @m() sanitize_realtime_blocking shadowcallstack skipprofile speculatable
; CHECK-NEXT: declare void @n() speculative_load_hardening ssp
; CHECK-NEXT: declare void @o() sspreq
; CHECK-NEXT: declare void @p() sspstrong strictfp willreturn optdebug
; CHECK-NEXT: define void @q() unnamed_addr jumptable {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
