; Before sm_70, and before PTX 8.1, parameters take at most 4 KB.
; RUN: not spacecast verify --arch sm_90 --ptx 8.0 %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
%big = type { [4092 x i8] }

define ptx_kernel void @k(ptr byval(%big) %a, i64 %b) {
  ret void
}

; CHECK: its parameters take 4104 bytes, of at most 4096 [param-size] in `k`
