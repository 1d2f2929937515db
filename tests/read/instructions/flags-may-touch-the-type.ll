; A flag ends where its letters end, with or without a blank.
; RUN: spacecast print --canonical %s
; CHECK: %a = fneg fast <2 x double> %x
; CHECK-NEXT: %b = fadd nnan ninf <2 x double> %x, %a
; CHECK-NEXT: %c = call fast <2 x double> @g(<2 x double> %b)

declare <2 x double> @g(<2 x double>)

define <2 x double> @f(<2 x double> %x) {
  %a = fneg fast<2 x double>%x
  %b = fadd nnan ninf<2 x double>%x,%a
  %c = call fast<2 x double>@g(<2 x double>%b)
  ret<2 x double>%c
}
