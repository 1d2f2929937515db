//! What the toolchain's LLVM says of modules, asked in this process.

#![allow(clippy::unwrap_used)]

use std::sync::LazyLock;

use spacecast_llvm::Llvm;

static LLVM: LazyLock<Llvm> = LazyLock::new(|| Llvm::find(None).unwrap());

const KERNEL: &[u8] = br#"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x float] undef, align 4
define ptx_kernel void @scale(ptr addrspace(1) %data, float %by) {
  %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %slot = getelementptr float, ptr addrspace(1) %data, i32 %id
  %flat = addrspacecast ptr addrspace(1) %slot to ptr
  %old = load float, ptr %flat, align 4
  %new = fmul float %old, %by
  store float %new, ptr addrspace(3) @tile, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"#;

#[test]
fn a_kernel_survives_the_round_trip() {
    let module = LLVM.parse("kernel.ll", KERNEL).unwrap();
    module.verify().unwrap();
    assert_eq!(module.diagnostics(), []);
    let printed = module.print();
    let text = String::from_utf8(printed.clone()).unwrap();
    assert!(text.starts_with("; ModuleID = 'kernel.ll'"), "{text}");
    assert!(text.contains("addrspacecast ptr addrspace(1) %slot to ptr"), "{text}");
    assert_eq!(LLVM.parse("kernel.ll", &printed).unwrap().print(), printed);
}

#[test]
fn a_syntax_error_has_line_and_column() {
    let message = LLVM.parse("bad.ll", b"define void @f() {\n  rot void\n}\n").unwrap_err();
    assert!(message.starts_with("bad.ll:2:3: error: expected instruction opcode"), "{message}");
}

#[test]
fn the_verifier_rejects_what_the_parser_accepts() {
    let text =
        b"define i32 @f(i32 %x) {\n  %a = add i32 %b, 1\n  %b = add i32 %x, 1\n  ret i32 %a\n}\n";
    let module = LLVM.parse("order.ll", text).unwrap();
    let message = module.verify().unwrap_err();
    assert!(message.contains("Instruction does not dominate all uses"), "{message}");
}

/// LLVM's own way is to end the process in the first case, and in the second to drop the debug
/// info.
#[test]
fn debug_info_is_left_to_the_verifier() {
    let flags =
        "!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n!1 = !{}\n";
    let code =
        "define i32 @f(i32 %x) {\n  %a = add i32 %b, 1\n  %b = add i32 %x, 1\n  ret i32 %a\n}\n";
    let module = LLVM.parse("code.ll", format!("{code}{flags}").as_bytes()).unwrap();
    assert!(module.verify().unwrap_err().contains("dominate"));

    let module = LLVM
        .parse(
            "info.ll",
            format!("define void @f() !dbg !1 {{\n  ret void\n}}\n{flags}").as_bytes(),
        )
        .unwrap();
    assert!(module.verify().unwrap_err().contains("must be a subprogram"));
    assert!(String::from_utf8(module.print()).unwrap().contains("!dbg"));
}

#[test]
fn bytes_that_are_not_text_do_no_harm() {
    LLVM.parse("a\0b", b"define void @f() {\0 ret void }").unwrap().verify().unwrap();
    let module = LLVM.parse("latin.ll", b"@\"\xe9\" = global i8 0\n; \xff\n").unwrap();
    assert!(String::from_utf8(module.print()).unwrap().contains("@\"\\E9\""));
    assert!(LLVM.parse("junk", b"\xff\xfe").is_err());
    LLVM.parse("empty", b"").unwrap().verify().unwrap();
}

#[test]
fn modules_of_many_threads_do_not_meet() {
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for _ in 0..20 {
                    LLVM.parse("kernel.ll", KERNEL).unwrap().verify().unwrap();
                }
            });
        }
    });
}

#[test]
fn passes_run_and_ptx_comes_out() {
    let machine = LLVM.machine("sm_90", "+ptx80", 3).unwrap();
    assert!(machine.layout().starts_with("e-p6:32:32-i64:64-"), "{}", machine.layout());
    let mut module = LLVM.parse("kernel.ll", KERNEL).unwrap();
    let error = module.run_passes("no-such-pass", Some(&machine)).unwrap_err();
    assert!(error.contains("no-such-pass"), "{error}");
    module.run_passes("infer-address-spaces", Some(&machine)).unwrap();
    let text = String::from_utf8(module.print()).unwrap();
    assert!(text.contains("load float, ptr addrspace(1) %slot"), "{text}");
    let ptx = String::from_utf8(module.assembly(&machine).unwrap()).unwrap();
    assert!(ptx.contains(".target sm_90") && ptx.contains("ld.global"), "{ptx}");
}

#[test]
fn generic_accesses_are_found() {
    let generic = |body: &str| {
        let text = format!(
            "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
             declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, <2 x i1>, <2 x i32>)\n\
             declare void @other(ptr)\n\
             define void @f(ptr %p, ptr addrspace(3) %s, <2 x ptr> %v) {{\n\
             %slot = alloca [4 x i32]\n\
             %part = getelementptr i32, ptr %slot, i64 1\n\
             {body}\nret void\n}}\n"
        );
        LLVM.parse("generic.ll", text.as_bytes()).expect("valid").has_generic_accesses()
    };
    let gather = "call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> %v, <2 x i1> splat (i1 true), <2 x i32> poison)";
    for body in [
        "%x = load i32, ptr %p",
        "store i32 0, ptr %p",
        "%x = atomicrmw add ptr %p, i32 1 seq_cst",
        "%x = cmpxchg ptr %p, i32 1, i32 2 seq_cst seq_cst",
        "call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 false)",
        gather,
    ] {
        assert!(generic(body), "{body}");
    }
    for body in [
        "%x = load i32, ptr addrspace(3) %s",
        "store ptr %p, ptr addrspace(3) %s",
        "store i32 0, ptr %slot",
        "%x = load i32, ptr %part",
        "call void @llvm.memset.p0.i64(ptr %part, i8 0, i64 4, i1 false)",
        "call void @other(ptr %p)",
    ] {
        assert!(!generic(body), "{body}");
    }
}

#[test]
fn spaces_are_found() {
    let text = "define void @f(ptr addrspace(3) %s) {\n  \
                %c = addrspacecast ptr addrspace(3) %s to ptr addrspace(7)\n  ret void\n}\n";
    let module = LLVM.parse("spaces.ll", text.as_bytes()).unwrap();
    assert!(module.mentions_space(3) && module.mentions_space(7));
    assert!(!module.mentions_space(0) && !module.mentions_space(5));
}

#[test]
fn what_it_gives_up_on_is_told_and_others_go_on() {
    fn compile(op: &str) -> usize {
        let text = format!(
            "target triple = \"nvptx64-nvidia-cuda\"\ndefine i32 @f(i32 %x) {{\n  \
             %r = call i32 @llvm.nvvm.{op}(i32 %x, i32 -1)\n  ret i32 %r\n}}\n\
             declare i32 @llvm.nvvm.{op}(i32, i32)\n"
        );
        let machine = LLVM.machine("sm_70", "", 2).unwrap();
        let mut module = LLVM.parse("it.ll", text.as_bytes()).unwrap();
        module.assembly(&machine).unwrap().len()
    }
    let (sender, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let gave_up = sender.clone();
        let length =
            LLVM.outlive(move |why| gave_up.send(Err(why)).unwrap(), || compile("redux.sync.add"));
        sender.send(Ok(length)).unwrap();
    });
    let why = told.recv().unwrap().unwrap_err();
    assert!(why.contains("Cannot select"), "{why}");
    let length = LLVM.outlive(|why| panic!("{why}"), || compile("mulhi.i"));
    assert!(length > 0);
}
