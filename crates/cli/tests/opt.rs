//! `spacecast opt` as scripts see it: exit codes, files, and that every option does something.

#[path = "opt/knobs.rs"]
mod knobs;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

const SPACECAST: &str = env!("CARGO_BIN_EXE_spacecast");

/// A kernel that stores through its argument: one access becomes global.
const GOOD: &str = "define ptx_kernel void @k(ptr %p) {\n  store i32 1, ptr %p\n  ret void\n}\n";
/// An atomic on the stack, which cannot work.
const ILLEGAL: &str = "define void @f() {\n  %x = alloca i32\n  \
    %old = atomicrmw add ptr %x, i32 1 monotonic\n  ret void\n}\n";
const BROKEN: &str = "define void @f() {\n  br label %nowhere\n}\n";

/// A folder that goes when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path =
            std::env::temp_dir().join(format!("spacecast-opt-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn put(&self, name: &str, text: &str) -> String {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, text).expect("a file");
        path.to_str().expect("a name").to_owned()
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a name").to_owned()
    }

    fn names(&self, folder: &str) -> Vec<String> {
        let Ok(entries) = fs::read_dir(self.0.join(folder)) else { return Vec::new() };
        let mut names: Vec<String> =
            entries.map(|e| e.expect("an entry").file_name().to_string_lossy().into()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

/// Runs `spacecast opt` with this standard input.
fn opt_of(input: &str, arguments: &[&str]) -> Ran {
    let mut child = Command::new(SPACECAST)
        .args(["opt", "--check"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    // A command that is wrong ends without reading.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

fn opt(arguments: &[&str]) -> Ran {
    opt_of("", arguments)
}

#[test]
fn functions_can_be_stated_in_a_file() {
    let folder = Folder::new("functions");
    let module = "declare ptr @get()\ndefine ptx_kernel void @k() {\n  %p = call ptr @get()\n  \
        store i32 1, ptr %p\n  ret void\n}\n";
    let file = folder.put("library.txt", "# the library\n@get() -> shared\n");
    let ran = opt_of(module, &["--functions", &file, "-"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("store i32 1, ptr addrspace(3)"), "{}", ran.out);
    let wrong = folder.put("wrong.txt", "@get() -> shered\n");
    let ran = opt_of(module, &["--functions", &wrong, "-"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("line 1: `shered` is not a space; one of"), "{}", ran.err);
    assert_eq!(opt_of(module, &["--functions", "no-such-file", "-"]).code, Some(2));
}

#[test]
fn it_tells_by_its_exit_code() {
    let folder = Folder::new("codes");
    let (good, broken) = (folder.put("good.ll", GOOD), folder.put("broken.ll", BROKEN));
    assert_eq!(opt(&[&good]).code, Some(0));
    assert_eq!(opt(&[&broken]).code, Some(1));
    assert_eq!(opt(&[]).code, Some(2));
    assert_eq!(opt(&["--nothing-like-this", &good]).code, Some(2));
    let missing = opt(&[&folder.path("missing.ll")]);
    assert_eq!(missing.code, Some(1));
    assert!(missing.err.contains("cannot read") && missing.err.contains("missing.ll"));
    let folder_as_file = opt(&[&folder.path(".")]);
    assert_eq!(folder_as_file.code, Some(1));
    assert!(folder_as_file.err.contains("cannot read"), "{}", folder_as_file.err);
    let empty = opt_of("", &["-"]);
    assert_eq!((empty.code, empty.out.as_str()), (Some(0), ""), "an empty module is one");
    let bitcode = opt_of("BC\u{0}\u{1}", &["-"]);
    assert_eq!((bitcode.code, bitcode.out.as_str()), (Some(1), ""));
}

#[test]
fn warnings_can_be_errors_or_silent() {
    let folder = Folder::new("warnings");
    let target = folder.path("out.ll");
    let warned = opt_of(ILLEGAL, &["-", "-o", &target]);
    assert_eq!(warned.code, Some(0));
    assert!(warned.err.starts_with("warning: Cannot do atomic on local memory in `f`\n --> -:3:3"));
    assert_eq!(folder.names(""), ["out.ll"]);
    fs::remove_file(&target).expect("the output");

    let silent = opt_of(ILLEGAL, &["-w", "-"]);
    assert_eq!((silent.code, silent.err.as_str()), (Some(0), ""));
    for arguments in [&["-Werror"][..], &["--profile=tileiras"], &["--profile=tileiras", "-w"]] {
        let ran = opt_of(ILLEGAL, &[arguments, &["-", "-o", &target]].concat());
        assert_eq!(ran.code, Some(1), "{arguments:?}");
        assert!(ran.err.contains("error: Cannot do atomic on local memory"), "{}", ran.err);
        assert!(folder.names("").is_empty(), "nothing is written");
    }
    assert_eq!(opt_of(ILLEGAL, &["-Wno-error", "--profile=tileiras", "-"]).code, Some(0));
    let both = opt_of(ILLEGAL, &["-w", "-Werror", "-"]);
    assert_eq!(both.code, Some(2));
    assert_eq!(both.err, "error: `-w` and `-Werror` contradict each other\n");
}

#[test]
fn good_files_are_written_and_broken_ones_named() {
    let folder = Folder::new("several");
    let (a, b, c) =
        (folder.put("a.ll", GOOD), folder.put("b.ll", BROKEN), folder.put("c.ll", ILLEGAL));
    let out = folder.path("out/deep");
    let missing = folder.path("missing.ll");
    let ran = opt(&["--out-dir", &out, &a, &b, &missing, &c]);
    assert_eq!(ran.code, Some(1));
    assert_eq!(folder.names("out/deep"), ["a.ll", "c.ll"]);
    assert_eq!(
        fs::read_to_string(folder.0.join("out/deep/a.ll")).expect("the output"),
        opt(&[&a]).out
    );
    assert_eq!(ran.out, "");
    // In the order of the files.
    let order = ["b.ll:2:", "missing.ll", "c.ll:3:3"].map(|what| ran.err.find(what));
    assert!(order.iter().all(Option::is_some) && order.is_sorted(), "{}", ran.err);
    assert_eq!(opt(&["--out-dir", &out, &a, &c]).code, Some(0), "outputs are replaced");
    assert_eq!(opt(&["--out-dir", &out, "-Werror", &a, &c]).code, Some(1));
}

#[test]
fn what_cannot_be_done_whole_is_refused_whole() {
    let folder = Folder::new("refused");
    let a = folder.put("one/k.ll", GOOD);
    let b = folder.put("two/k.ll", GOOD);
    let out = folder.path("out");
    let same = opt(&["--out-dir", &out, &a, &b]);
    assert_eq!(same.code, Some(2));
    assert_eq!(same.err, format!("error: {a} and {b} would both be written to {out}/k.ll\n"));
    let twice = opt(&["--out-dir", &out, &a, &a]);
    assert_eq!(twice.code, Some(2));
    let other = folder.put("one/m.ll", GOOD);
    let itself = opt(&["--out-dir", &folder.path("one"), &a, &other]);
    assert_eq!(itself.code, Some(2));
    assert!(itself.err.contains("is an input, and `--out-dir` overwrites none"), "{}", itself.err);
    assert_eq!(fs::read_to_string(&a).expect("the input"), GOOD);
    assert_eq!(opt(&[&a, &other]).err, "error: several inputs need `--out-dir`\n");
    let stdin = opt(&["--out-dir", &out, &a, "-"]);
    assert_eq!(stdin.err, "error: standard input cannot be one of several inputs\n");
    let limit = opt(&["--out-dir", &out, "--bisect-limit=1", &a, &other]);
    assert_eq!(limit.err, "error: `--only`, `--skip` and `--bisect-limit` take one input\n");
    assert_eq!(opt(&["--out-dir", &out, "--diff", &a]).code, Some(2));
    assert_eq!(opt(&["--out-dir", &out, "-o", &out, &a]).code, Some(2));
    let two_outputs = opt(&["--stats-json=-", &a]);
    assert_eq!(two_outputs.code, Some(2));
    assert_eq!(folder.names(""), ["one", "two"], "nothing was made");
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = Folder::new("whole");
    let input = folder.put("k.ll", GOOD);
    // An input that is named as the output is replaced.
    assert_eq!(opt(&[&input, "-o", &input]).code, Some(0));
    assert!(fs::read_to_string(&input).expect("the output").contains("addrspace(1)"));
    fs::write(&input, BROKEN).expect("the input");
    let target = folder.put("out.ll", "before");
    assert_eq!(opt(&[&input, "-o", &target]).code, Some(1));
    assert_eq!(fs::read_to_string(&target).expect("the output"), "before");
    fs::write(&input, GOOD).expect("the input");
    for target in [folder.path("none/out.ll"), folder.path("."), folder.path("out.ll/x")] {
        let ran = opt(&[&input, "-o", &target]);
        assert_eq!(ran.code, Some(1), "{target}");
        assert!(ran.err.starts_with("error: cannot write "), "{}", ran.err);
    }
    assert_eq!(folder.names(""), ["k.ll", "out.ll"], "nothing else is left");
    if Path::new("/dev/full").exists() {
        let full = opt(&[&input, "-o", "/dev/full"]);
        assert_eq!(full.code, Some(1));
        assert!(full.err.starts_with("error: cannot write /dev/full: "), "{}", full.err);
    }
}

#[test]
fn errors_in_pipelines_say_what_is_wrong_and_where() {
    let first = opt_of(GOOD, &["-passes=memory-space-opt<third-time>", "-"]);
    assert_eq!(first.code, Some(2));
    assert_eq!(
        first.err,
        "error: `memory-space-opt` has no parameter `third-time`
 --> --passes:1:18
  |
1 | memory-space-opt<third-time>
  |                  ^^^^^^^^^^
  |
  = help: its parameters are first-time, second-time, warnings, no-warnings
"
    );
    let second = opt_of(GOOD, &["--passes", "lower-struct-args,sroa", "-"]);
    assert_eq!(second.code, Some(2));
    assert_eq!(
        second.err,
        "error: there is no pass `sroa`
 --> --passes:1:19
  |
1 | lower-struct-args,sroa
  |                   ^^^^
  |
  = help: the passes are lower-struct-args, memory-space-opt, process-restrict, local-scopes
"
    );
    let contradiction = "-passes=memory-space-opt<first-time;second-time>";
    let third = opt_of(GOOD, &[contradiction, "-"]);
    assert!(third.err.starts_with("error: `second-time` contradicts `first-time`\n"));
}

#[test]
fn passes_run_as_they_are_written() {
    let queries = "declare i1 @llvm.nvvm.isspacep.shared(ptr)\ndefine i1 @f(ptr addrspace(3) %p) {\n  \
        %g = addrspacecast ptr addrspace(3) %p to ptr\n  \
        %q = call i1 @llvm.nvvm.isspacep.shared(ptr %g)\n  ret i1 %q\n}\n";
    let with = |passes: &str| opt_of(queries, &[passes, "-"]).out;
    assert!(with("-passes=memory-space-opt<second-time;no-warnings>").contains("ret i1 true"));
    assert!(with("--passes=memory-space-opt<first-time>").contains("ret i1 %q"));
    assert_eq!(with("-passes=lower-struct-args"), queries);
    assert!(with("-w").contains("ret i1 true"), "the default does everything");
}

#[test]
fn rewrites_can_be_made_one_by_one() {
    let all = opt_of(GOOD, &["-"]).out;
    let none = opt_of(GOOD, &["--bisect-limit=0", "-"]);
    assert_eq!((none.out.as_str(), none.err.as_str()), (GOOD, ""));
    let one = opt_of(GOOD, &["--bisect-limit=1", "-"]);
    assert_eq!(one.out, all);
    assert!(one.err.starts_with("note: rewrite 1: global in `k`\n --> -:2:3\n"), "{}", one.err);
}

#[test]
fn functions_can_be_selected() {
    let two = GOOD.to_owned() + &GOOD.replace("@k", "@m");
    let changed = |arguments: &[&str]| {
        let ran = opt_of(&two, &[arguments, &["-"]].concat());
        let (k, m) = ran.out.split_once("@m").map_or(("", ""), |parts| parts);
        (k.contains("addrspace(1)"), m.contains("addrspace(1)"))
    };
    assert_eq!(changed(&[]), (true, true));
    assert_eq!(changed(&["--only=@k"]), (true, false));
    assert_eq!(changed(&["--only", "m", "--only", "k"]), (true, true));
    assert_eq!(changed(&["--skip=@k"]), (false, true));
    assert_eq!(changed(&["--only=k", "--skip=k"]), (false, false));
    let wrong = opt_of(&two, &["--skip=@n", "-"]);
    assert_eq!((wrong.code, wrong.out.as_str()), (Some(1), ""));
    assert_eq!(wrong.err, "error: -: there is no function @n with a body\n");
}

#[test]
fn statistics_are_for_programs_too() {
    let folder = Folder::new("stats");
    let queries = "declare i1 @llvm.nvvm.isspacep.shared(ptr)\ndefine ptx_kernel void @q(ptr %p) {\n  \
        %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)\n  store i1 %q, ptr %p\n  ret void\n}\n";
    let (a, b, c) =
        (folder.put("a.ll", GOOD), folder.put("b.ll", queries), folder.put("c.ll", BROKEN));
    let (out, json) = (folder.path("out"), folder.path("stats.json"));
    let ran = opt(&["--stats", "--stats-json", &json, "--out-dir", &out, &a, &b, &c]);
    assert_eq!(ran.code, Some(1));
    let json: Value = serde_json::from_slice(&fs::read(&json).expect("a file")).expect("JSON");
    let (total, files) = (&json["total"], &json["files"]);
    assert_eq!(total["before"]["generic"], 2);
    assert_eq!(total["after"]["generic"], 0);
    assert_eq!(total["after"]["global"], 2);
    assert_eq!(total["queries_folded"], 1);
    assert_eq!(total["left_generic"]["unknown origin"], 0);
    for phase in ["read", "analysis", "rewrite", "write"] {
        assert!(total["seconds"][phase].as_f64() > Some(0.0), "{phase}");
    }
    assert_eq!(files.as_array().map(Vec::len), Some(3));
    assert_eq!(files[1]["queries_folded"], 1);
    assert_eq!(files[0]["failed"], false);
    assert_eq!(files[2]["failed"], true);
    for line in ["  generic  2       0", "  global   0       2", "  queries folded  1"] {
        assert!(ran.err.contains(line), "{line}\n{}", ran.err);
    }
    let stdin = opt_of(GOOD, &["--stats-json=-", "-o", &folder.path("x.ll"), "-"]);
    assert!(serde_json::from_str::<Value>(&stdin.out).is_ok());
}

/// Applies the only hunk of a diff.
fn patched(old: &str, diff: &str) -> String {
    let header = diff.lines().nth(2).expect("a hunk");
    let span = header.split(['-', ' ', ',']).nth(2).expect("where it begins");
    let start = span.parse::<usize>().expect("a number") - 1;
    let old: Vec<&str> = old.lines().collect();
    let mut new: Vec<&str> = old[..start].to_vec();
    let mut at = start;
    for line in diff.lines().skip(3) {
        let (mark, text) = line.split_at(1);
        if mark != "+" {
            assert_eq!(old[at], text);
            at += 1;
        }
        if mark != "-" {
            new.push(text);
        }
    }
    new.extend(&old[at..]);
    new.join("\n") + "\n"
}

#[test]
fn a_diff_leads_from_the_input_to_the_output() {
    let folder = Folder::new("diff");
    let before = "; one\n; two\n; three\n; four\n".to_owned() + GOOD + "; five\n; six\n; seven\n";
    let (a, b) = (folder.put("a.ll", &before), folder.put("b.ll", GOOD));
    let diff = opt(&["--diff", &a]);
    assert_eq!(diff.code, Some(0));
    assert!(diff.out.starts_with(&format!("--- {a}\n+++ {a}\n@@ -3,")), "{}", diff.out);
    assert_eq!(patched(&before, &diff.out), opt(&[&a]).out);
    assert_eq!(fs::read_to_string(&a).expect("the input"), before);
    // Of several files, one after the other.
    let both = opt(&["--diff", &a, &b]).out;
    assert_eq!(both, diff.out + &opt(&["--diff", &b]).out);
    let file = folder.path("all.diff");
    assert_eq!(opt(&["--diff", &a, &b, "-o", &file]).out, "");
    assert_eq!(fs::read_to_string(&file).expect("the diff"), both);
    let done = folder.put("done.ll", &opt(&[&b]).out);
    assert_eq!(opt(&["--diff", &done]).out, "", "nothing is left to do");
}

/// What a slip of the pen must not destroy.
#[test]
fn statistics_overwrite_neither_input_nor_output() {
    let folder = Folder::new("statistics-overwrite");
    let (good, out) = (folder.put("good.ll", GOOD), folder.path("out.ll"));
    let ran = opt(&["--stats-json", &good, &good, "-o", &out]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("`--stats-json` would overwrite an input"), "{}", ran.err);
    assert_eq!(fs::read_to_string(&good).expect("the input"), GOOD);
    let ran = opt(&["--stats-json", &out, &good, "-o", &out]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("`--stats-json` would overwrite the output"), "{}", ran.err);
    assert!(!Path::new(&out).exists());
}

/// `-only=@k` is no output of the name `nly=@k`.
#[test]
fn one_dash_is_as_good_as_two() {
    let folder = Folder::new("one-dash");
    let good = folder.put("good.ll", GOOD);
    let two = opt(&["--diff", "--stats", "--only=@k", &good]);
    let one = opt(&["-diff", "-stats", "-only=@k", &good]);
    assert_eq!((one.code, &one.out), (two.code, &two.out));
    assert!(one.err.contains("Accesses"), "{}", one.err);
    let out = folder.path("out.ll");
    assert_eq!(opt(&[&format!("-o{out}"), &good]).code, Some(0), "a letter and its value");
    assert!(Path::new(&out).exists());
    let unknown = opt(&["-nosuchknob=1", &good]);
    assert_eq!(unknown.code, Some(2));
    assert!(unknown.err.contains("'--nosuchknob'"), "{}", unknown.err);
}

#[test]
fn what_is_said_last_counts() {
    let folder = Folder::new("said-last");
    let (good, illegal) = (folder.put("good.ll", GOOD), folder.put("illegal.ll", ILLEGAL));
    let off = opt(&["--memspace-opt-enable", "--memspace-opt-enable=false", &good]);
    assert_eq!((off.code, off.out.as_str()), (Some(0), GOOD));
    let off = opt(&["--disable-MemorySpaceOptPass", &good]);
    assert_eq!((off.code, off.out.as_str()), (Some(0), GOOD));
    assert_eq!(opt(&["-Werror", "-Wno-error", &illegal]).code, Some(0));
    assert_eq!(opt(&["-Wno-error", "-Werror", &illegal]).code, Some(1));
    assert_eq!(opt(&["--memspace-opt-enable=TRUE", &good]).code, Some(0));
}

/// Host and device code lie side by side.
#[test]
fn code_for_something_else_is_told() {
    let folder = Folder::new("other-target");
    let host = folder.put("host.ll", &("target triple = \"x86_64-linux-gnu\"\n".to_owned() + GOOD));
    let ran = opt(&[&host]);
    assert_eq!(ran.code, Some(0));
    assert!(ran.err.contains("warning: this module is for x86_64-linux-gnu"), "{}", ran.err);
    assert_eq!(opt(&["-w", &host]).err, "");
    let ran = opt(&["-Werror", &host]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""));
}

#[test]
fn names_may_be_written_as_in_the_module() {
    let folder = Folder::new("quoted");
    let file = folder.put("a.ll", &GOOD.replace("@k", "@\"my kernel\""));
    let ran = opt(&["--only=@\"my kernel\"", &file]);
    assert!(ran.out.contains("addrspace(1)"), "{}{}", ran.out, ran.err);
    assert_eq!(opt(&["--skip=my kernel", &file]).out, fs::read_to_string(&file).expect("it"));
}
