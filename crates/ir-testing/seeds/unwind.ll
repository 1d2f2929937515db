; Exceptions, both ways: landing pads and funclets; comdats and a personality.
target triple = "x86_64-unknown-linux-gnu"

$shared = comdat any
$inline = comdat largest

@_ZTIi = external constant ptr
@guard = linkonce_odr hidden global i8 0, comdat($shared), align 1

declare i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)
declare i32 @risky(i32)
declare void @release(ptr)
declare ptr @begin(ptr)
declare i32 @llvm.eh.typeid.for.p0(ptr) #0
declare void @never() #1

; Calls, cleans up, and perhaps catches.
define i32 @guarded(i32 %n, ptr %resource) personality ptr @__gxx_personality_v0 {
entry:
  %first = invoke i32 @risky(i32 %n)
          to label %ok unwind label %pad

ok:                                               ; preds = %entry
  %twice = shl i32 %first, 1
  %second = invoke i32 @risky(i32 %twice) #1
          to label %done unwind label %pad

pad:                                              ; preds = %ok, %entry
  %lp = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
          filter [1 x ptr] [ptr @_ZTIi]
  %object = extractvalue { ptr, i32 } %lp, 0
  %selector = extractvalue { ptr, i32 } %lp, 1
  call void @release(ptr %resource)
  %wanted = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi)
  %matches = icmp eq i32 %selector, %wanted
  br i1 %matches, label %catch, label %rethrow

catch:                                            ; preds = %pad
  %value.addr = call ptr @begin(ptr %object) ; the caught value
  %value = load i32, ptr %value.addr, align 4
  br label %done

rethrow:                                          ; preds = %pad
  resume { ptr, i32 } %lp

done:                                             ; preds = %catch, %ok
  %result = phi i32 [ %second, %ok ], [ %value, %catch ]
  ret i32 %result
}

; The same on Windows.
define linkonce_odr i32 @windows(i32 %n) comdat($shared) personality ptr @__CxxFrameHandler3 {
entry:
  %slot = alloca i32
  store i32 %n, ptr %slot
  %got = invoke i32 @risky(i32 %n)
          to label %fine unwind label %dispatch
fine:
  ret i32 %got
dispatch:
  %cs = catchswitch within none [label %handler] unwind label %cleanup
handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr %slot]
  call void @never() [ "funclet"(token %cp) ]
  catchret from %cp to label %caught
caught:
  %again = load i32, ptr %slot
  ret i32 %again
cleanup:
  %clean = cleanuppad within none []
  call void @release(ptr %slot) [ "funclet"(token %clean) ]
  cleanupret from %clean unwind to caller
}

define available_externally hidden fastcc void @inline(ptr byval(i64) align 8 %p) {
  ; Not much here.
  call void @release(ptr byval(i64) align 8 %p), !srcloc !0
  unreachable
dead:
  %u = load i64, ptr %p
  %v = add i64 %u, %u
  store i64 %v, ptr %p
  unreachable
}

attributes #0 = { nounwind memory(none) }
attributes #1 = { noreturn }

!0 = !{i32 7}
