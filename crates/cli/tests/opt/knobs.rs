//! Knobs and the target: named in the help, and none without an effect.

use spacecast_transform::knobs::KNOBS;

use crate::{GOOD, opt, opt_of};

#[test]
fn the_help_has_every_knob() {
    let help = opt(&["--help"]).out;
    for knob in KNOBS {
        assert!(help.contains(&format!("--{}", knob.name)), "{}", knob.name);
        assert!(help.contains(&format!("{}:\n", knob.group)), "{}", knob.group);
        let words: Vec<&str> = help.split_whitespace().collect();
        let text = words.join(" ");
        assert!(text.contains(knob.help), "{}", knob.help);
        assert!(
            text.contains(&format!("{} [default: {}]", knob.help, knob.defaults()))
                || knob.defaults().is_empty()
        );
    }
}

#[test]
fn knobs_are_written_in_several_ways() {
    let reads = |arguments: &[&str]| {
        let ran = opt_of(GOOD, &[arguments, &["-"]].concat());
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        ran.out.contains("addrspace(1)")
    };
    for off in ["=false", "=0"] {
        assert!(!reads(&[&format!("--param-always-point-to-global{off}")]));
        assert!(!reads(&[&format!("-param-always-point-to-global{off}")]));
    }
    for on in ["", "=true", "=1"] {
        assert!(reads(&[&format!("--param-always-point-to-global{on}")]));
    }
    let wrong = opt_of(GOOD, &["--track-int2ptr=maybe", "-"]);
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.err.contains("write `true` or `false`"), "{}", wrong.err);
    for algorithm in ["-1", "0", "1", "2", "3"] {
        assert!(reads(&[&format!("--mem-space-alg={algorithm}")]));
    }
    assert_eq!(opt_of(GOOD, &["--mem-space-alg=flat", "-"]).code, Some(2));
}

/// For each knob a way to set it and a module for which that changes what is written.
const EFFECTS: &[(&str, &str, &str)] = &[
    ("param-always-point-to-global", "=false", GOOD),
    (
        "strong-global-assumptions",
        "=false",
        "@c = addrspace(4) externally_initialized global ptr null\n@s = addrspace(3) global i32 undef\n\
         @leak = global ptr addrspacecast (ptr addrspace(3) @s to ptr)\n\
         define ptx_kernel void @k() {\n  %p = load ptr, ptr addrspace(4) @c\n  store i32 1, ptr %p\n  \
         ret void\n}\n",
    ),
    (
        "process-alloca-always",
        "=false",
        "declare void @e(ptr)\ndefine void @f() {\n  %x = alloca i32\n  call void @e(ptr %x)\n  \
         store i32 1, ptr %x\n  ret void\n}\n",
    ),
    (
        "process-builtin-assume",
        "=false",
        "declare i1 @llvm.nvvm.isspacep.shared(ptr)\ndeclare void @llvm.assume(i1)\n\
         define void @f(ptr %p) {\n  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)\n  \
         call void @llvm.assume(i1 %q)\n  store volatile i32 1, ptr %p\n  ret void\n}\n",
    ),
    (
        "nvvm-as",
        "",
        "define internal void @f(ptr %p) {\n  store i32 1, ptr %p\n  ret void\n}\n\
         define ptx_kernel void @k(ptr %p) {\n  call void @f(ptr %p)\n  ret void\n}\n",
    ),
    (
        "split-accesses",
        "=false",
        "define ptx_kernel void @k(ptr %p, i1 %c) {\n  %x = alloca i32\n  store i32 1, ptr %x\n  \
         %q = select i1 %c, ptr %p, ptr %x\n  %y = load i32, ptr %q\n  store i32 %y, ptr %p\n  \
         ret void\n}\n",
    ),
    (
        "retype-params",
        "=false",
        "define internal void @f(ptr %p) {\n  store i32 1, ptr %p\n  ret void\n}\n\
         define ptx_kernel void @k(ptr %p) {\n  call void @f(ptr %p)\n  ret void\n}\n",
    ),
    (
        "optimiser-follows",
        "=false",
        "@c = internal constant [2 x i32] [i32 1, i32 2]\n\
         declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\
         define void @f(ptr %p, i64 %n) {\n  %x = alloca [2 x i32]\n  \
         call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr @c, i64 8, i1 false)\n  \
         %q = getelementptr i32, ptr %x, i64 %n\n  store i32 1, ptr %q\n  ret void\n}\n",
    ),
    (
        "number-cluster-casts",
        "",
        "define void @f(ptr addrspace(3) %p) {\n  \
         %c = addrspacecast ptr addrspace(3) %p to ptr addrspace(7)\n  \
         store i32 1, ptr addrspace(7) %c\n  ret void\n}\n",
    ),
    (
        "noalias-addrspace",
        "=false",
        "@s = internal addrspace(3) global i32 undef\ndefine ptx_kernel void @k(i1 %c, ptr %g) {\n  \
         %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %g\n  \
         store i32 1, ptr %p\n  ret void\n}\n",
    ),
    ("dump-ip-msp", "", GOOD),
    (
        "rewrite-slots",
        "",
        "define void @f() {\n  %x = alloca i32\n  store i32 1, ptr %x\n  ret void\n}\n",
    ),
    (
        "harmless",
        "=e",
        "declare void @e()\ndefine ptx_kernel void @k(ptr %p) {\n  call void @e()\n  \
         %q = load ptr, ptr %p\n  store i32 1, ptr %q\n  ret void\n}\n",
    ),
    (
        "track-indir-load",
        "=false",
        "define ptx_kernel void @k(ptr %p) {\n  %q = load ptr, ptr %p\n  store i32 1, ptr %q\n  \
         ret void\n}\n",
    ),
    (
        "track-int2ptr",
        "=false",
        "define ptx_kernel void @k(ptr %p) {\n  %i = ptrtoint ptr %p to i64\n  %j = add i64 %i, 4\n  \
         %q = inttoptr i64 %j to ptr\n  store i32 1, ptr %q\n  ret void\n}\n",
    ),
    (
        "memspace-opt-conservative",
        "",
        "declare i1 @llvm.nvvm.isspacep.shared(ptr)\ndeclare void @llvm.assume(i1)\n\
         define void @f(ptr %p) {\n  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)\n  \
         call void @llvm.assume(i1 %q)\n  store volatile i32 1, ptr %p\n  ret void\n}\n",
    ),
    (
        "mem-space-alg",
        "=1",
        "define ptx_kernel void @k(ptr %p) {\n  %q = load ptr, ptr %p\n  store i32 1, ptr %q\n  \
         ret void\n}\n",
    ),
    ("ambiguous", "=global", "define void @f(ptr %p) {\n  store i32 1, ptr %p\n  ret void\n}\n"),
    ("wmma-forces-global", "=true", WMMA),
    ("memspace-opt-enable", "=false", GOOD),
    ("disable-MemorySpaceOptPass", "", GOOD),
    ("wmma-memory-space-opt", "=false", WMMA_GLOBAL),
    ("track-calls", "=false", TWO_SPACES),
    ("do-clone-for-ip-msp", "=0", TWO_SPACES),
    ("clone-on-disagreement", "=false", TWO_SPACES),
    ("clone-alwaysinline", "", TWO_SPACES),
    (
        "local-scopes",
        "=false",
        "define void @f(ptr addrspace(5) %p) {\n  call void @llvm.nvvm.barrier0()\n  \
         store i32 1, ptr addrspace(5) %p\n  ret void\n}\n\
         declare void @llvm.nvvm.barrier0()\n",
    ),
    ("process-restrict", "=false", RESTRICTED),
    ("apply-multi-level-restrict", "", RESTRICTED),
    ("process-restrict-propagate-only", "", RESTRICTED),
    ("dump-process-restrict", "", RESTRICTED),
    (
        "allow-restrict-in-struct",
        "",
        "define void @f({ ptr } \"user_specified_restrict_scope\"=\"1\" %s) {\n  \
         %p = extractvalue { ptr } %s, 0\n  store i32 1, ptr %p\n  ret void\n}\n",
    ),
    ("memspace-opt-verbose", "", GOOD),
    ("dump-ir-before-memory-space-opt", "", GOOD),
    ("dump-ir-after-memory-space-opt", "", GOOD),
];

/// Two restricted pointers, of which one leads to another pointer.
const RESTRICTED: &str = "define void @f(ptr noalias %a, ptr noalias %b) {\n  %p = load ptr, ptr %a\n  \
    store i32 1, ptr %p\n  store i32 1, ptr %b\n  ret void\n}\n";

/// A function that is called with a shared pointer and with a global one.
const TWO_SPACES: &str = "@s = internal addrspace(3) global i32 undef\n\
    define internal void @f(ptr %p) {\n  store i32 1, ptr %p\n  ret void\n}\n\
    define ptx_kernel void @k(ptr %g) {\n  call void @f(ptr addrspacecast (ptr addrspace(3) @s to ptr))\n  \
    call void @f(ptr %g)\n  ret void\n}\n";

const WMMA: &str = "declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, \
    <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr, i32)\n\
    define void @k(ptr %x) {\n  %a = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, \
    <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %x, i32 16)\n  \
    ret void\n}\n";

const WMMA_GLOBAL: &str = "declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, \
    <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr, i32)\n\
    define ptx_kernel void @k(ptr %x) {\n  %a = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, \
    <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %x, i32 16)\n  \
    ret void\n}\n";

/// An option that does nothing pretends.
#[test]
fn every_knob_does_something() {
    for knob in KNOBS {
        let effect = EFFECTS.iter().find(|(name, ..)| *name == knob.name);
        let &(name, value, module) = effect.unwrap_or_else(|| panic!("{}", knob.name));
        let plain = opt_of(module, &["-"]);
        let set = opt_of(module, &[&format!("--{name}{value}"), "-"]);
        assert_eq!((plain.code, set.code), (Some(0), Some(0)), "{name}: {}{}", plain.err, set.err);
        assert!(plain.out != set.out || plain.err != set.err, "{name}: {}", plain.out);
    }
}

/// On an architecture without `cvta.param` a parameter whose address is needed has to be copied: by LLVM, as long as its
/// optimiser follows.
#[test]
fn the_target_matters() {
    let byval = "define ptx_kernel void @k(ptr byval(i32) %n, i1 %c, ptr %out) {\n  \
        %i = ptrtoint ptr %n to i64\n  store i64 %i, ptr %out\n  ret void\n}\n";
    let chosen = "define ptx_kernel void @k(ptr byval(i32) %n, ptr byval(i32) %m, i1 %c, ptr %out) {\n  \
        %p = select i1 %c, ptr %n, ptr %m\n  %v = load i32, ptr %p\n  store i32 %v, ptr %out\n  \
        ret void\n}\n";
    let copies = |module: &str, arguments: &[&str]| {
        let ran = opt_of(module, &[arguments, &["-"]].concat());
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        ran.out.contains("alloca")
    };
    assert!(copies(byval, &["--arch=sm_90", "--ptx=8.1"]));
    let last = "--optimiser-follows=false";
    for (arch, ptx) in [("--arch=sm_60", "--ptx=8.1"), ("--arch=sm_90", "--ptx=7.0")] {
        assert!(copies(chosen, &[arch, ptx, last]));
        assert!(!copies(chosen, &[arch, ptx]));
    }
    assert!(copies(byval, &[last]));
    assert!(!copies(byval, &[]));
    assert!(!copies(chosen, &["--arch=sm_90", "--ptx=8.1"]));
    assert_eq!(opt_of(GOOD, &["--arch=sm90", "-"]).code, Some(2));
    assert_eq!(opt_of(GOOD, &["--ptx=8", "-"]).code, Some(2));
}
