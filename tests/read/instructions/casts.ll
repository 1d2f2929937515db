; Every cast with every flag.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(i32 %i, i64 %l, float %x, double %d, ptr %p, <2 x i32> %v, ptr addrspace(3) %s) {
  %1 = trunc i64 %l to i32
  %2 = trunc nuw i64 %l to i32
  %3 = trunc nuw nsw i64 %l to i32
  %4 = zext i32 %i to i64
  %5 = zext nneg i32 %i to i64
  %6 = sext <2 x i32> %v to <2 x i64>
  %7 = fptrunc double %d to float
  %8 = fptrunc fast double %d to float
  %9 = fpext float %x to double
  %10 = fpext nnan ninf float %x to double
  %11 = fptoui float %x to i32
  %12 = fptosi float %x to i32
  %13 = uitofp i32 %i to float
  %14 = uitofp nneg i32 %i to float
  %15 = sitofp <2 x i32> %v to <2 x float>
  %16 = ptrtoint ptr %p to i64
  %17 = ptrtoaddr ptr %p to i64
  %18 = inttoptr i64 %l to ptr
  %19 = bitcast <2 x i32> %v to i64
  %20 = addrspacecast ptr addrspace(3) %s to ptr
  %21 = addrspacecast ptr %p to ptr addrspace(1)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(i32 %i, i64 %l, float %x, double %d, ptr %p, <2 x i32> %v, ptr addrspace(3) %s) {
; CHECK-NEXT:   %1 = trunc i64 %l to i32
; CHECK-NEXT:   %2 = trunc nuw i64 %l to i32
; CHECK-NEXT:   %3 = trunc nuw nsw i64 %l to i32
; CHECK-NEXT:   %4 = zext i32 %i to i64
; CHECK-NEXT:   %5 = zext nneg i32 %i to i64
; CHECK-NEXT:   %6 = sext <2 x i32> %v to <2 x i64>
; CHECK-NEXT:   %7 = fptrunc double %d to float
; CHECK-NEXT:   %8 = fptrunc fast double %d to float
; CHECK-NEXT:   %9 = fpext float %x to double
; CHECK-NEXT:   %10 = fpext nnan ninf float %x to double
; CHECK-NEXT:   %11 = fptoui float %x to i32
; CHECK-NEXT:   %12 = fptosi float %x to i32
; CHECK-NEXT:   %13 = uitofp i32 %i to float
; CHECK-NEXT:   %14 = uitofp nneg i32 %i to float
; CHECK-NEXT:   %15 = sitofp <2 x i32> %v to <2 x float>
; CHECK-NEXT:   %16 = ptrtoint ptr %p to i64
; CHECK-NEXT:   %17 = ptrtoaddr ptr %p to i64
; CHECK-NEXT:   %18 = inttoptr i64 %l to ptr
; CHECK-NEXT:   %19 = bitcast <2 x i32> %v to i64
; CHECK-NEXT:   %20 = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   %21 = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
