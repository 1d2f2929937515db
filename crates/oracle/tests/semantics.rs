//! What programs mean to the interpreter, one rule at a time.

use spacecast_oracle::run::{Arg, Cell, Host, Launch, Outcome, Runner, Stop};

const HEAD: &str = "
target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"
@out = addrspace(1) global [4 x i32] [i32 -1, i32 -1, i32 -1, i32 -1], align 16
@s = internal addrspace(3) global [4 x i32] undef, align 16
@t = internal addrspace(3) global ptr undef, align 16
@c = addrspace(4) constant [2 x i32] [i32 40, i32 41], align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.isspacep.local(ptr)
declare i1 @llvm.nvvm.isspacep.const(ptr)
";

fn launch(kernel: &str, threads: u32, args: Vec<Arg>) -> Launch {
    Launch { module: 0, kernel: kernel.to_owned(), blocks: 1, threads, args }
}

/// Runs kernels of a module; what is then in `@out`, as far as it is defined.
fn run_all(text: &str, outside: &str, launches: Vec<Launch>) -> Result<Vec<Option<i32>>, Stop> {
    let text = format!("{HEAD}{text}");
    let module = spacecast_ir::parse(text.as_bytes()).expect("a module");
    let outside = spacecast_ir::parse(outside.as_bytes()).expect("a module");
    let buffers = vec![(0..4).map(Cell::Number).collect(), vec![Cell::Pointer(0, 8)]];
    let outcome = Runner::default()
        .before(&[&module, &outside], &Host { buffers, launches, ..Host::default() })?;
    // It is the first variable in global memory.
    let memory = &outcome.launches.last().expect("a launch").global;
    let out = memory.objects().first().expect("a variable");
    let word = |at: usize| {
        let bytes = out.bytes[at..at + 4].try_into().expect("four bytes");
        out.defined[at..at + 4].iter().all(|&d| d).then(|| i32::from_le_bytes(bytes))
    };
    Ok((0..4).map(|n| word(4 * n)).collect())
}

fn kernel(params: &str, body: &str) -> String {
    format!("define ptx_kernel void @k({params}) {{\nentry:\n{body}\n  ret void\n}}\n")
}

/// Runs a body in one thread, with what else the module has.
fn run_with(body: &str, rest: &str) -> Result<Vec<Option<i32>>, Stop> {
    run_all(&(kernel("", body) + rest), "", vec![launch("k", 1, vec![])])
}

#[track_caller]
fn yields(body: &str, expected: i32) {
    assert_eq!(run_with(body, "").map(|out| out[0]), Ok(Some(expected)));
}

#[track_caller]
fn is_undefined(body: &str, why: &str) {
    let found = run_with(body, "");
    assert!(matches!(&found, Err(Stop::Undefined(text)) if text.contains(why)), "{found:?}");
}

#[test]
fn shared_memory_begins_at_zero_and_is_not_null() {
    yields(
        "%a = ptrtoint ptr addrspace(3) @s to i32
         store i32 %a, ptr addrspace(1) @out",
        0,
    );
    yields(
        "%n = icmp eq ptr addrspacecast (ptr addrspace(3) @s to ptr), null
         %r = zext i1 %n to i32
         store i32 %r, ptr addrspace(1) @out",
        0,
    );
}

#[test]
fn a_generic_pointer_is_a_window() {
    yields(
        "%g = addrspacecast ptr addrspace(3) @s to ptr
         store i32 5, ptr %g
         %i = ptrtoint ptr %g to i64
         %p = inttoptr i64 %i to ptr
         %back = addrspacecast ptr %p to ptr addrspace(3)
         %r = load i32, ptr addrspace(3) %back
         store i32 %r, ptr addrspacecast (ptr addrspace(1) @out to ptr)",
        5,
    );
}

#[test]
fn queries_ask_for_the_window() {
    let cases = [
        ("addrspacecast (ptr addrspace(3) @s to ptr)", [1, 0, 0, 0]),
        ("addrspacecast (ptr addrspace(1) @out to ptr)", [0, 1, 0, 0]),
        ("%slot", [0, 0, 1, 0]),
        ("addrspacecast (ptr addrspace(4) @c to ptr)", [0, 0, 0, 1]),
        ("null", [0, 1, 0, 0]),
    ];
    for (pointer, expected) in cases {
        let mut body = "%slot = alloca i32\n".to_owned();
        for (n, name) in ["shared", "global", "local", "const"].into_iter().enumerate() {
            body += &format!(
                "%q{n} = call i1 @llvm.nvvm.isspacep.{name}(ptr {pointer})
                 %z{n} = zext i1 %q{n} to i32
                 store i32 %z{n}, ptr addrspace(1) getelementptr (i32, ptr addrspace(1) @out, i64 {n})\n"
            );
        }
        assert_eq!(run_with(&body, ""), Ok(expected.map(Some).to_vec()), "{pointer}");
    }
}

#[test]
fn an_access_must_be_in_the_space_that_it_names() {
    is_undefined(
        "%g = addrspacecast ptr addrspace(1) @out to ptr
         %w = addrspacecast ptr %g to ptr addrspace(3)
         store i32 1, ptr addrspace(3) %w",
        "poison",
    );
    is_undefined(
        "%g = addrspacecast ptr addrspace(3) @s to ptr
         %i = ptrtoint ptr %g to i64
         %w = inttoptr i64 %i to ptr addrspace(1)
         store i32 1, ptr addrspace(1) %w",
        "Shared",
    );
    is_undefined(
        "store i32 1, ptr addrspace(3) inttoptr (i32 4096 to ptr addrspace(3))",
        "no object",
    );
}

#[test]
fn null_is_in_no_space() {
    is_undefined("store i32 1, ptr null", "nothing");
    is_undefined(
        "%w = addrspacecast ptr null to ptr addrspace(3)
         store i32 1, ptr addrspace(3) %w",
        "poison",
    );
    // But nothing happens to it on the way to global memory and back.
    yields(
        "%w = addrspacecast ptr null to ptr addrspace(1)
         %g = addrspacecast ptr addrspace(1) %w to ptr
         %n = icmp eq ptr %g, null
         %r = zext i1 %n to i32
         store i32 %r, ptr addrspace(1) @out",
        1,
    );
}

#[test]
fn what_was_not_written_means_nothing() {
    let out =
        run_with("%x = load i32, ptr addrspace(3) @s\nstore i32 %x, ptr addrspace(1) @out", "");
    assert_eq!(out.map(|out| out[0]), Ok(None));
    is_undefined(
        "%x = load i32, ptr addrspace(3) @s
         %c = icmp eq i32 %x, 0
         br i1 %c, label %a, label %b
         a:
         br label %b
         b:",
        "branch on poison",
    );
}

#[test]
fn offsets_stay_inside() {
    is_undefined(
        "%p = getelementptr inbounds i32, ptr addrspace(3) @s, i64 5
         %b = getelementptr i32, ptr addrspace(3) %p, i64 -5
         store i32 1, ptr addrspace(3) %b",
        "poison",
    );
    is_undefined(
        "%p = getelementptr nuw i32, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @s, i64 1), i64 -1
         store i32 1, ptr addrspace(3) %p",
        "poison",
    );
}

#[test]
fn threads_take_turns_at_barriers() {
    let body = "%id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
         %z = zext i32 %id to i64
         %own = getelementptr i32, ptr addrspace(3) @s, i64 %z
         store i32 %id, ptr addrspace(3) %own
         call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
         %other = sub i64 3, %z
         %at = getelementptr i32, ptr addrspace(3) @s, i64 %other
         %x = load i32, ptr addrspace(3) %at
         %o = getelementptr i32, ptr addrspace(1) @out, i64 %z
         %old = atomicrmw add ptr addrspace(1) @out, i32 100 monotonic
         store i32 %x, ptr addrspace(1) %o";
    let out = run_all(&kernel("", body), "", vec![launch("k", 4, vec![])]);
    assert_eq!(out, Ok(vec![Some(303), Some(2), Some(1), Some(0)]));
}

#[test]
fn local_memory_is_the_threads_own() {
    let body = "%slot = alloca i32
         store i32 7, ptr %slot
         %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
         %first = icmp eq i32 %id, 0
         br i1 %first, label %a, label %b
         a:
         store ptr %slot, ptr addrspace(3) @t
         br label %b
         b:
         call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
         %p = load ptr, ptr addrspace(3) @t
         %x = load i32, ptr %p";
    assert!(run_all(&kernel("", body), "", vec![launch("k", 1, vec![])]).is_ok());
    let found = run_all(&kernel("", body), "", vec![launch("k", 2, vec![])]);
    assert!(matches!(found, Err(Stop::Undefined(_))), "{found:?}");
}

#[test]
fn a_slot_ends_with_its_function() {
    let rest = "define ptr @f() {\n  %slot = alloca i32\n  ret ptr %slot\n}\n";
    let found = run_with("%p = call ptr @f()\nstore i32 1, ptr %p", rest);
    assert!(matches!(found, Err(Stop::Undefined(_))), "{found:?}");
}

#[test]
fn shared_addresses_end_with_their_launch() {
    let text = "@kept = addrspace(1) global ptr null
        define ptx_kernel void @store() {
          store i32 1, ptr addrspace(3) @s
          store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(1) @mine
          ret void
        }
        define ptx_kernel void @load() {
          %p = load ptr, ptr addrspace(1) @mine
          store i32 1, ptr %p
          ret void
        }
        @mine = internal addrspace(1) global ptr null\n";
    let found = run_all(text, "", vec![launch("store", 1, vec![]), launch("load", 1, vec![])]);
    assert!(matches!(found, Err(Stop::Undefined(_))), "{found:?}");
}

#[test]
fn a_byval_parameter_of_a_kernel_is_in_parameter_space_or_its_own() {
    let run = |body: &str| {
        let text = kernel("ptr byval([2 x i32]) align 8 %p", body);
        run_all(&text, "", vec![launch("k", 1, vec![Arg::ByVal(vec![Cell::Number(9)])])])
    };
    let read = "%q = addrspacecast ptr %p to ptr addrspace(101)
         %x = load i32, ptr addrspace(101) %q
         store i32 %x, ptr addrspace(1) @out";
    assert_eq!(run(read).map(|out| out[0]), Ok(Some(9)));
    // What the kernel writes is not what is in parameter space.
    assert_eq!(run(&format!("store i32 8, ptr %p\n{read}")).map(|out| out[0]), Ok(Some(9)));
    let written = "store i32 8, ptr %p\n%x = load i32, ptr %p\nstore i32 %x, ptr addrspace(1) @out";
    assert_eq!(run(written).map(|out| out[0]), Ok(Some(8)));
    for space in [1, 5] {
        let cast = format!(
            "%q = addrspacecast ptr %p to ptr addrspace({space})\n%x = load i32, ptr addrspace({space}) %q"
        );
        assert!(matches!(run(&cast), Err(Stop::Undefined(_))));
    }
}

#[test]
fn a_byval_parameter_of_a_kernel_is_its_threads_own() {
    // A thread finds what the one before has left there, the first one null.
    let text = kernel(
        "ptr byval([2 x i32]) align 8 %p",
        "%q = atomicrmw xchg ptr addrspace(1) @mine, ptr %p monotonic, align 8
         %first = icmp eq ptr %q, null
         %r = select i1 %first, ptr %p, ptr %q
         %x = load i32, ptr %r
         store i32 %x, ptr addrspace(1) @out",
    );
    let text = format!("{text}\n@mine = internal addrspace(1) global ptr null\n");
    let run = |threads| {
        run_all(&text, "", vec![launch("k", threads, vec![Arg::ByVal(vec![Cell::Number(9)])])])
    };
    assert_eq!(run(1).map(|out| out[0]), Ok(Some(9)));
    assert!(matches!(run(2), Err(Stop::Undefined(_))));
}

#[test]
fn the_host_may_pass_a_constant() {
    let body = "%g = addrspacecast ptr %p to ptr addrspace(1)
         %x = load i32, ptr addrspace(1) %g
         %q = call i1 @llvm.nvvm.isspacep.global(ptr %p)
         %z = zext i1 %q to i32
         %r = sub i32 %x, %z
         store i32 %r, ptr addrspace(1) @out";
    let args = vec![Arg::Constant("c".to_owned())];
    let out = run_all(&kernel("ptr %p", body), "", vec![launch("k", 1, args)]);
    assert_eq!(out.map(|out| out[0]), Ok(Some(40)));
}

#[test]
fn promises_are_kept() {
    let rest = "define void @f(ptr addrspace(3) nonnull %p) {\n  store i32 1, ptr addrspace(3) %p\n  ret void\n}
        define void @g(ptr dereferenceable(32) %p) {\n  ret void\n}\n";
    let found = run_with("call void @f(ptr addrspace(3) @s)", rest);
    assert!(matches!(found, Err(Stop::Undefined(_))), "{found:?}");
    let found = run_with("call void @g(ptr addrspacecast (ptr addrspace(3) @s to ptr))", rest);
    assert!(matches!(found, Err(Stop::Undefined(_))), "{found:?}");
}

#[test]
fn an_access_is_not_where_it_says_that_it_is_not() {
    let store =
        "store i32 1, ptr addrspacecast (ptr addrspace(3) @s to ptr), !noalias.addrspace !0";
    assert!(run_with(store, "!0 = !{i32 4, i32 6}\n").is_ok());
    assert!(matches!(run_with(store, "!0 = !{i32 3, i32 4}\n"), Err(Stop::Undefined(_))));
}

#[test]
fn accesses_are_apart_that_say_so() {
    let rest = "!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n";
    let run = |index: u32| {
        let body = format!(
            "%p = getelementptr i32, ptr addrspace(3) @s, i64 {index}
             store i32 1, ptr addrspace(3) @s, !alias.scope !0
             store i32 2, ptr addrspace(3) %p, !noalias !0"
        );
        run_with(&body, rest)
    };
    assert!(run(1).is_ok());
    assert!(matches!(run(0), Err(Stop::Undefined(_))));
}

#[test]
fn scopes_begin_anew_where_they_are_declared() {
    let rest = "!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}
        declare void @llvm.experimental.noalias.scope.decl(metadata)\n";
    let run = |between: &str| {
        let body = format!(
            "store i32 1, ptr addrspace(3) @s, !alias.scope !0
             {between}
             store i32 2, ptr addrspace(3) @s, !noalias !0"
        );
        run_with(&body, rest)
    };
    assert!(run("call void @llvm.experimental.noalias.scope.decl(metadata !0)").is_ok());
    assert!(matches!(run(""), Err(Stop::Undefined(_))));
}

#[test]
fn memory_that_is_gone_is_apart_from_what_comes_after_it() {
    let rest = "!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}
        define void @f() {\n  %x = alloca i32\n  store i32 1, ptr %x\n  ret void\n}\n";
    let body = "call void @f(), !noalias !0
         %y = alloca i32
         store i32 1, ptr %y, !alias.scope !0";
    assert!(run_with(body, rest).is_ok());
}

#[test]
fn the_linker_takes_what_is_strong() {
    let text = kernel("", "%x = call i32 @f()\nstore i32 %x, ptr addrspace(1) @out")
        + "define weak i32 @f() {\n  ret i32 1\n}\n";
    let run =
        |outside: &str| run_all(&text, outside, vec![launch("k", 1, vec![])]).map(|out| out[0]);
    assert_eq!(run(""), Ok(Some(1)));
    assert_eq!(run("define i32 @f() {\n  ret i32 2\n}\n"), Ok(Some(2)));
    assert_eq!(run("define internal i32 @f() {\n  ret i32 2\n}\n"), Ok(Some(1)));
}

#[test]
fn what_nobody_has_is_null() {
    let body = "  %none = icmp eq ptr @weak, null
  %word = zext i1 %none to i32
  store i32 %word, ptr addrspace(1) @out";
    let module = kernel("", body) + "@weak = extern_weak global i32\n";
    let run = |outside: &str| run_all(&module, outside, vec![launch("k", 1, vec![])]);
    assert_eq!(run("").map(|out| out[0]), Ok(Some(1)));
    assert_eq!(run("@weak = global i32 7").map(|out| out[0]), Ok(Some(0)));
}

#[test]
fn what_is_common_is_zero_unless_someone_says_more() {
    let body = "  %word = load i32, ptr @common\n  store i32 %word, ptr addrspace(1) @out";
    let module = kernel("", body) + "@common = common global i32 0, align 4\n";
    let run = |outside: &str| run_all(&module, outside, vec![launch("k", 1, vec![])]);
    assert_eq!(run("").map(|out| out[0]), Ok(Some(0)));
    assert_eq!(run("@common = common global i32 0").map(|out| out[0]), Ok(Some(0)));
    assert_eq!(run("@common = global i32 7").map(|out| out[0]), Ok(Some(7)));
}

/// What a pass makes of a body that is only shown counts for nobody.
#[test]
fn what_is_shown_runs_as_it_was() {
    let module = |shown: &str| {
        let body = "  %word = call i32 @f()\n  store i32 %word, ptr addrspace(1) @out";
        let shown = format!("define available_externally i32 @f() {{\n  ret i32 {shown}\n}}\n");
        HEAD.to_owned() + &kernel("", body) + &shown
    };
    let [before, after] = ["1", "2"].map(module);
    let [before, after] =
        [&before, &after].map(|text| spacecast_ir::parse(text.as_bytes()).expect("a module"));
    let outside = spacecast_ir::parse(b"").expect("a module");
    let host = Host { launches: vec![launch("k", 1, vec![])], ..Host::default() };
    let mut runner = Runner::default();
    let first = runner.before(&[&before, &outside], &host).expect("an outcome");
    let second = runner.after(&[&after, &outside, &before], 0, &host).expect("an outcome");
    let words = |outcome: &Outcome| outcome.launches[0].global.objects()[0].bytes.clone();
    assert_eq!(words(&first)[..4], [1, 0, 0, 0]);
    assert_eq!(words(&first), words(&second));
}

#[test]
fn numbers() {
    let cases = [
        (
            "%a = mul i128 18446744073709551616, 3\n%b = lshr i128 %a, 64\n%r = trunc i128 %b to i32",
            3,
        ),
        ("%a = fadd float 1.5, 2.5\n%r = fptosi float %a to i32", 4),
        ("%a = sdiv i32 -7, 2\n%r = add i32 %a, 0", -3),
        ("%a = ashr i8 -8, 1\n%r = sext i8 %a to i32", -4),
        ("%a = icmp ult i32 -1, 1\n%r = zext i1 %a to i32", 0),
        (
            "%v = add <2 x i32> <i32 1, i32 2>, <i32 10, i32 20>\n%r = extractelement <2 x i32> %v, i32 1",
            22,
        ),
        ("%v = bitcast <2 x i16> <i16 1, i16 2> to i32\n%r = add i32 %v, 0", 0x20001),
    ];
    for (body, expected) in cases {
        yields(&format!("{body}\nstore i32 %r, ptr addrspace(1) @out"), expected);
    }
    is_undefined("%a = udiv i32 1, 0", "zero");
    is_undefined(
        "%a = add nuw i32 -1, 1\n%c = icmp eq i32 %a, 0\nbr i1 %c, label %x, label %x\nx:",
        "poison",
    );
}

#[test]
fn a_block_is_alone_in_its_cluster() {
    let with = |address: &str, rank: u32| {
        let body = format!(
            "store i32 5, ptr addrspace(3) @s
             %m = call ptr @llvm.nvvm.mapa(ptr {address}, i32 {rank})
             %c = addrspacecast ptr %m to ptr addrspace(7)
             %x = load i32, ptr addrspace(7) %c
             store i32 %x, ptr addrspace(1) @out"
        );
        run_with(&body, "declare ptr @llvm.nvvm.mapa(ptr, i32)\n")
    };
    let shared = "addrspacecast (ptr addrspace(3) @s to ptr)";
    assert_eq!(with(shared, 0).map(|out| out[0]), Ok(Some(5)));
    for (address, rank) in [(shared, 1), ("addrspacecast (ptr addrspace(1) @out to ptr)", 0)] {
        let found = with(address, rank);
        assert!(matches!(found, Err(Stop::Undefined(_))), "{found:?}");
    }
}
