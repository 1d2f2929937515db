; The summary of a module for link-time optimisation is kept as it is.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

source_filename = "a.c"

@v = global i32 0

define void @f() {
  ret void
}

^0 = module: (path: "a.o", hash: (0, 1, 2, 3, 4))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), refs: (readonly ^2))))
^2 = gv: (name: "v", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 0))))
^3 = gv: (guid: 1234567890123456789)
^4 = typeid: (name: "_ZTS1A", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))
^5 = flags: 8
^6 = blockcount: 1

; CHECK lines are written by BLESS=1
; CHECK: source_filename = "a.c"
; CHECK-NEXT: @v = global i32 0
; CHECK-NEXT: define void @f() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: ^0 = module: (path: "a.o", hash: (0, 1, 2, 3, 4))
; CHECK-NEXT: ^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), refs: (readonly ^2))))
; CHECK-NEXT: ^2 = gv: (name: "v", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 0))))
; CHECK-NEXT: ^3 = gv: (guid: 1234567890123456789)
; CHECK-NEXT: ^4 = typeid: (name: "_ZTS1A", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))
; CHECK-NEXT: ^5 = flags: 8
; CHECK-NEXT: ^6 = blockcount: 1
