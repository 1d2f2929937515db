//! `compile --nvptx-short-ptr`: 32-bit pointers to shared, constant and local memory, in layout and backend, and the modules
//! that cannot have them.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use spacecast_ptx::Audit;

const LONG: &str = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";
const SHORT: &str = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";

/// Compiles a text under a layout: what comes out, or the messages.
fn compile(layout: &str, body: &str, arguments: &[&str]) -> Result<String, String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_spacecast"))
        .args(["compile", "-", "--check", "--arch=sm_90"])
        .args(arguments)
        .current_dir(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    let triple = "target triple = \"nvptx64-nvidia-cuda\"";
    writeln!(stdin, "target datalayout = \"{layout}\"\n{triple}\n{body}").expect("it is read");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    if output.status.success() { Ok(text(output.stdout)) } else { Err(text(output.stderr)) }
}

fn short(body: &str) -> Result<String, String> {
    compile(LONG, body, &["--nvptx-short-ptr"])
}

/// A shared array, a table of constants and a stack slot, each with an index that is not known.
const ALL_THREE: &str = "
@tile = addrspace(3) global [64 x i32] undef
@table = internal addrspace(4) constant [3 x i32] [i32 1, i32 2, i32 3]
define ptx_kernel void @k(ptr %out, i32 %i, i32 %j) {
  %slot = alloca [8 x i32]
  %there = getelementptr i32, ptr %slot, i32 %j
  store i32 %j, ptr %there
  %a = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i32 %i
  %b = getelementptr i32, ptr addrspacecast (ptr addrspace(4) @table to ptr), i32 %i
  %c = getelementptr i32, ptr %slot, i32 %i
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %z = load i32, ptr %c
  %xy = add i32 %x, %y
  %xyz = add i32 %xy, %z
  store i32 %xyz, ptr %out
  ret void
}";

#[test]
fn addresses_are_computed_in_32_bits() {
    for (arguments, register) in [(&[][..], "[%rd"), (&["--nvptx-short-ptr"], "[%r")] {
        let ptx = compile(LONG, ALL_THREE, arguments).expect("PTX");
        let total = Audit::of(ptx.as_bytes()).total();
        assert_eq!(total.generic(), 0, "{ptx}");
        for load in ["ld.shared.b32", "ld.const.b32", "ld.local.b32"] {
            let line = ptx.lines().find(|line| line.contains(load)).expect("a load");
            let (_, address) = line.split_once(", ").expect("an address");
            let (wide, wanted) = (address.starts_with("[%rd"), register == "[%rd");
            assert_eq!(wide, wanted, "{line}");
        }
        // What the host passes stays as it is.
        assert!(ptx.contains("st.global.b32 \t[%rd"), "{ptx}");
    }
}

#[test]
fn layout_and_backend_agree() {
    let ir = compile(LONG, ALL_THREE, &["--nvptx-short-ptr", "--emit=ll"]).expect("IR");
    assert!(ir.contains(&format!("target datalayout = \"{SHORT}\"")), "{ir}");
    // A module that was written so needs the flag, too, and may hold such pointers anywhere.
    let slot = "@slot = global ptr addrspace(3) null
        define void @f(ptr addrspace(3) %p) { store ptr addrspace(3) %p, ptr @slot ret void }";
    let error = compile(SHORT, slot, &[]).expect_err("LLVM's backend would take them for 64 bits");
    assert!(error.contains("shared pointers need `--nvptx-short-ptr`"), "{error}");
    let ptx = compile(SHORT, slot, &["--nvptx-short-ptr"]).expect("PTX");
    assert!(ptx.contains("st.global.b32 \t[slot]"), "{ptx}");
    // cicc's form says it of shared memory alone.
    let cicc = "e-p:64:64:64-p3:32:32:32-i64:64:64-v16:16:16-v32:32:32-n16:32:64";
    assert!(compile(cicc, slot, &["--nvptx-short-ptr"]).is_ok());
    // Older layouts do not name tensor memory, whose pointers are short all the same.
    let old = "e-i64:64-v16:16-v32:32-n16:32:64";
    assert!(compile(old, ALL_THREE, &[]).is_ok());
    let mode32 = "e-p:32:32-i64:64-v16:16-v32:32-n16:32:64";
    for arguments in [&[][..], &["--nvptx-short-ptr"]] {
        let error = compile(mode32, "", arguments).expect_err("pointers of 32 bits");
        // A module without functions does not say for what it is; here the command line did.
        assert!(error.contains("only nvptx64 is compiled"), "{error}");
    }
}

/// Whatever depends on the width of a pointer is refused, and said.
#[test]
fn modules_that_hold_pointers() {
    let memory = "shared pointers lie in memory here, as wide as they were";
    let body = |inside: &str| {
        format!("define void @f(ptr addrspace(3) %p, ptr %q) {{ {inside} ret void }}")
    };
    let pair = "%pair = type { i32, [2 x { ptr addrspace(3) }] }\n";
    let cases = [
        (body("store ptr addrspace(3) %p, ptr %q"), memory),
        (body("%v = load <2 x ptr addrspace(3)>, ptr %q"), memory),
        (body("%v = atomicrmw xchg ptr %q, ptr addrspace(3) %p monotonic"), memory),
        (
            body(
                "%v = cmpxchg ptr %q, ptr addrspace(3) null, ptr addrspace(3) %p monotonic monotonic",
            ),
            memory,
        ),
        (body("%v = alloca [4 x ptr addrspace(3)]"), memory),
        (format!("{pair}{}", body("%v = getelementptr %pair, ptr %q, i64 1")), memory),
        (
            format!("{pair}{}", body("store i32 0, ptr getelementptr (%pair, ptr null, i64 1)")),
            memory,
        ),
        (format!("{pair}@v = global %pair zeroinitializer"), memory),
        (
            format!(
                "{pair}@a = global [2 x i64] zeroinitializer\n@v = global ptr getelementptr (%pair, ptr @a, i64 0, i32 1)"
            ),
            memory,
        ),
        (format!("{pair}declare void @g(ptr byval(%pair))"), memory),
        (
            format!("{pair}declare void @g(ptr)\n{}", body("call void @g(ptr byval(%pair) %q)")),
            memory,
        ),
        (
            format!("declare void @g(...)\n{}", body("call void (...) @g(ptr addrspace(3) %p)")),
            memory,
        ),
        (
            format!(
                "declare <2 x ptr addrspace(3)> @llvm.masked.load.v2p3.p0(ptr, <2 x i1>, <2 x ptr addrspace(3)>)\n{}",
                body(
                    "%v = call <2 x ptr addrspace(3)> @llvm.masked.load.v2p3.p0(ptr %q, <2 x i1> splat (i1 true), <2 x ptr addrspace(3)> poison)"
                ),
            ),
            memory,
        ),
        (
            format!(
                "declare ptr addrspace(3) @llvm.ptrmask.p3.i64(ptr addrspace(3), i64)\n{}",
                body(
                    "%v = call ptr addrspace(3) @llvm.ptrmask.p3.i64(ptr addrspace(3) %p, i64 -8)"
                ),
            ),
            "the mask is as wide as shared pointers were",
        ),
        (
            format!(
                "declare void @llvm.experimental.memset.pattern.p0.p3.i64(ptr, ptr addrspace(3), i64, i1 immarg)\n{}",
                body(
                    "call void @llvm.experimental.memset.pattern.p0.p3.i64(ptr %q, ptr addrspace(3) %p, i64 4, i1 false)"
                ),
            ),
            memory,
        ),
        (
            body("%v = ptrtoaddr ptr addrspace(3) %p to i64"),
            "a number has to be as wide as the address of shared memory",
        ),
        (
            format!(
                "@sh = addrspace(3) global i32 undef\n{}",
                body("store i64 ptrtoaddr (ptr addrspace(3) @sh to i64), ptr %q")
            ),
            "a number has to be as wide as the address of shared memory",
        ),
        (
            body("call void asm sideeffect \"st.shared.u32 [$0], 0;\", \"l\"(ptr addrspace(3) %p)"),
            "assembly takes shared pointers as wide as they were",
        ),
        (
            "define ptx_kernel void @k(ptr addrspace(3) %p) { ret void }".to_owned(),
            "the host passes shared pointers as wide as they were",
        ),
    ];
    for (body, expected) in cases {
        let error = short(&body).expect_err(&body);
        assert!(error.contains(&format!("`--nvptx-short-ptr`: {expected}")), "{body}\n{error}");
        // The place is named, but for constants of the module, which have none.
        let placed = error.contains("--> -:") || body.contains("@a = global");
        assert!(placed, "{error}");
    }
}

/// What only computes with such pointers is taken along: functions get and return them, and numbers are made of them.
#[test]
fn modules_that_only_compute() {
    let body = "
@sh = internal addrspace(3) global [64 x i32] undef
define i64 @f(ptr addrspace(3) %p, i64 %i, ptr %q) {
  %a = getelementptr nuw i32, ptr addrspace(3) %p, i64 %i
  %b = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %i
  %v = load i32, ptr addrspace(3) %a
  store i32 %v, ptr addrspace(3) %b
  %n = ptrtoint ptr addrspace(3) %b to i64
  call void asm sideeffect \"st.shared.u32 [$0], 0;\", \"l\"(i64 %n)
  store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %q
  ret i64 %n
}";
    let ptx = short(body).expect("PTX");
    assert!(ptx.contains("cvt.u64.u32"), "the number has as many bits as before\n{ptx}");
    let ir = compile(LONG, body, &["-O0", "--nvptx-short-ptr", "--emit=ll"]).expect("IR");
    assert!(ir.contains("%a = getelementptr i32, ptr addrspace(3) %p"), "it may wrap now\n{ir}");
    assert!(ir.contains("%b = getelementptr inbounds nuw i32"), "no object is so large\n{ir}");
}
