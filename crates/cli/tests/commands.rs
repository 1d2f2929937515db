//! Exit codes and JSON: what scripts rely on.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

fn spacecast(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_spacecast"))
        .args(arguments)
        .current_dir(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .output()
        .expect("the command runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn standard_input_is_read_once() {
    for args in [&["verify", "-", "x.ll", "-"][..], &["audit", "-", "--against", "-"]] {
        let (code, _, message) = spacecast(args);
        assert_eq!(code, Some(2), "{args:?}");
        assert_eq!(message, "error: standard input can be read once: `-` is there twice\n");
    }
}

#[test]
fn explain_says_what_is_wrong_with_a_question() {
    let file = "tests/explain/every-access.ll";
    assert_eq!(spacecast(&["explain", file, "@k"]).0, Some(0));
    let wrong = |arguments: &[&str], expected: &str| {
        let (code, _, error) = spacecast(&[&["explain"], arguments].concat());
        assert_eq!(code, Some(1), "{error}");
        assert!(error.contains(expected), "{error}");
    };
    wrong(&["no-such-file.ll", "@k"], "cannot read no-such-file.ll");
    wrong(&[file, "@nobody"], "there is no function `@nobody`");
    wrong(
        &["tests/explain/invisible-call-to-blame.ll", "@other"],
        "the body of `@other` is not here",
    );
    wrong(&[file, "@k", "%nothing"], "there is no value `%nothing`");
    wrong(&[file, "@k", "%n"], "`%n` is not a pointer");
    wrong(&[file, "@k", "1"], "there is no instruction of the function on line 1");
}

#[test]
fn verify_tells_by_its_exit_code() {
    let clean = "examples/saxpy.ll";
    let broken = "tests/verify/tensor-load.ll";
    let lint = "tests/verify/tensor-escapes.ll";
    let unreadable = "tests/errors/syntax";
    assert_eq!(spacecast(&["verify", clean]).0, Some(0));
    assert_eq!(spacecast(&["verify", broken]).0, Some(1));
    assert_eq!(spacecast(&["verify", lint]).0, Some(0), "lints do not count");
    assert_eq!(spacecast(&["verify", clean, unreadable, broken]).0, Some(2));
    let (code, _, error) = spacecast(&["verify", "no-such-file.ll"]);
    assert_eq!(code, Some(2));
    assert!(error.contains("cannot read no-such-file.ll"), "{error}");
    assert_eq!(spacecast(&["verify", "--arch", "sm90", clean]).0, Some(2));
}

/// Taking a rule out must break a test: each is named by a file that breaks it.
#[test]
fn every_rule_has_a_file_that_breaks_it() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/verify");
    let mut tests = String::new();
    for entry in std::fs::read_dir(folder).expect("the folder of tests") {
        let path = entry.expect("an entry").path();
        tests += &std::fs::read_to_string(path).expect("a test");
    }
    for rule in spacecast_checker::verify::RULES {
        let (text, json) = (format!("[{}]", rule.name), format!("\"rule\": \"{}\"", rule.name));
        assert!(tests.contains(&text) || tests.contains(&json), "{}", rule.name);
    }
}

#[test]
fn modules_that_are_linked_need_one_layout() {
    let layout = |name: &str, text: &str| {
        let path = std::env::temp_dir().join(format!("spacecast-{}-{name}.ll", std::process::id()));
        std::fs::write(&path, format!("target datalayout = \"{text}\"\n")).expect("a file");
        path.to_str().expect("a name").to_owned()
    };
    let long = layout("long", "e-i64:64-i128:128-v16:16-v32:32-n16:32:64");
    let new = layout("new", "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64");
    let short = layout("short", "e-p3:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64");
    assert_eq!(spacecast(&["verify", "--linked", &long, &new]).0, Some(0));
    assert_eq!(
        spacecast(&["verify", &long, &short]).0,
        Some(0),
        "apart from each other they are fine"
    );
    let (code, _, error) = spacecast(&["verify", "--linked", &long, &short]);
    assert_eq!(code, Some(1));
    assert!(error.contains("pointers to space 3 have 64 bits in one, 32 in the other"), "{error}");
    for file in [long, new, short] {
        std::fs::remove_file(file).expect("to clean up");
    }
}

#[test]
fn verify_reads_standard_input() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_spacecast"))
        .args(["verify", "-"])
        .stdin(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the command runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(b"define void @f(ptr addrspace(2) %p) {\n  ret void\n}\n").expect("it reads");
    drop(stdin);
    assert_eq!(child.wait().expect("it ends").code(), Some(1));
}

#[test]
fn verify_speaks_json() {
    let (_, out, _) = spacecast(&["verify", "--json", "tests/verify/source-position.ll"]);
    let findings: Value = serde_json::from_str(&out).expect("JSON");
    let finding = &findings[0];
    assert_eq!(finding["rule"], "constant-store");
    assert_eq!(finding["severity"], "error");
    assert_eq!(finding["function"], "f");
    assert_eq!(finding["instruction"], "store i32 1, ptr addrspace(4) %p, !dbg !5");
    assert_eq!(finding["source"]["file"], "kernel.cu");
    assert_eq!(finding["source"]["line"], 9);
    assert!(finding["position"]["line"].as_u64() > Some(1));
}

#[test]
fn spaces_says_the_same_in_both_forms() {
    let (code, text, _) = spacecast(&["spaces"]);
    assert_eq!(code, Some(0));
    let (code, out, _) = spacecast(&["spaces", "--json"]);
    assert_eq!(code, Some(0));
    let tables: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(tables["spaces"].as_array().map(Vec::len), Some(10));
    // Every string of the tables is also printed for people.
    let mut missing = Vec::new();
    each_string(&tables, &mut |string| {
        if !string.is_empty() && !text.contains(string) {
            missing.push(string.to_owned());
        }
    });
    assert!(missing.is_empty(), "{missing:?}");
}

fn each_string(value: &Value, found: &mut dyn FnMut(&str)) {
    match value {
        Value::String(s) => found(s),
        Value::Array(items) => items.iter().for_each(|v| each_string(v, found)),
        Value::Object(map) => map.values().for_each(|v| each_string(v, found)),
        _ => {}
    }
}

#[test]
fn audit_tells_by_its_exit_code() {
    let (before, after) = ("tests/audit/before.ptx", "tests/audit/after.ptx");
    assert_eq!(spacecast(&["audit", before]).0, Some(0));
    assert_eq!(spacecast(&["audit", "--fail-if-generic", before]).0, Some(1));
    assert_eq!(
        spacecast(&["audit", "--fail-if-generic", after]).0,
        Some(0),
        "assembly is not ours"
    );
    let (code, _, error) = spacecast(&["audit", "examples/saxpy.ll"]);
    assert_eq!(code, Some(2));
    assert!(error.contains("is not PTX"), "{error}");
    let (code, _, error) = spacecast(&["audit", "--fail-if-generic", "tests/audit/cut.ptx"]);
    assert_eq!(code, Some(2), "what was not written to its end says nothing of what would follow");
    assert!(error.contains("ends in the middle"), "{error}");
    assert_eq!(spacecast(&["audit", before, "no-such-file.ptx"]).0, Some(2));
    assert_eq!(spacecast(&["audit", "--against", "no-such-file.ptx", before]).0, Some(2));
}

#[test]
fn audit_shows_where_generic_accesses_are() {
    let (_, text, _) = spacecast(&["audit", "--functions", "--list", "tests/audit/before.ptx"]);
    assert_eq!(
        text,
        "  Accesses by state space
                          generic  param  cvta  isspacep  instructions
  ----------------------  -------  -----  ----  --------  ------------
  tests/audit/before.ptx  4        5      1     0         15
    function scale        3        2      0     0         7
    kernel k              1        3      1     0         8

  Accesses by instruction
  instruction  generic  param
  -----------  -------  -----
  load         2        3
  store        1        2
  atomic       1        0

  Of the generic accesses, 1 are in inline assembly.
tests/audit/before.ptx:22: ld.b32 in function scale, scale.cu:5:9
tests/audit/before.ptx:23: ld.b32 in function scale, scale.cu:5:9
tests/audit/before.ptx:25: st.b32 in function scale, scale.cu:5:9
tests/audit/before.ptx:46: red.add.u32 in kernel k, inline assembly
"
    );
}

#[test]
fn audit_compares() {
    let (_, text, _) =
        spacecast(&["audit", "--against", "tests/audit/before.ptx", "tests/audit/after.ptx"]);
    assert_eq!(
        text,
        "  What changed: tests/audit/after.ptx
                  generic  →  global  →  shared  →  local  →  cvta  →  instructions  →
  --------------  -------  -  ------  -  ------  -  -----  -  ----  -  ------------  --
  function scale  3        0  0       1  0       2  0      0  0     0  7             7
  kernel k        1        1  0       0  0       0  0      0  1     0  8             7
  together        4        1  0       1  0       2  0      0  1     0  15            14

"
    );
}

#[test]
fn audit_speaks_json() {
    let (_, text, _) = spacecast(&["audit", "--json", "tests/audit/before.ptx"]);
    let json: Value = serde_json::from_str(&text).expect("JSON");
    let function = &json["files"][0]["functions"][0];
    assert_eq!(function["name"], "scale");
    assert_eq!(function["counts"]["by_instruction"]["load"]["generic"], 2);
    assert_eq!(function["generic"][2]["source"]["line"], 5);
    assert_eq!(json["total"]["to_generic"]["shared"], 1);
    assert_eq!(json["total"]["generic_in_assembly"], 1);
}

/// What `compile` writes for these arguments, and its counts.
fn compiled(arguments: &[&str]) -> (String, Value) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("compiled");
    std::fs::create_dir_all(&folder).expect("a folder");
    let name = arguments.join("-").replace(['/', ' '], "_");
    let path = folder.join(name).with_extension("ptx");
    let file = path.to_str().expect("text");
    let (code, _, error) = spacecast(&[&["compile", "--check", "-o", file], arguments].concat());
    assert_eq!(code, Some(0), "{error}");
    assert_eq!(error, "");
    let (_, json, _) = spacecast(&["audit", "--json", file]);
    (std::fs::read_to_string(&path).expect("PTX"), serde_json::from_str(&json).expect("JSON"))
}

#[test]
fn compile_resolves_at_every_level() {
    for level in
        [&["-O0"][..], &["-O1"], &["-O2"], &[], &["--fast-compile=max"], &["--fast-compile=mid"]]
    {
        let file = ["examples/saxpy.ll", "--arch=sm_90"];
        let (text, json) = compiled(&[level, &file].concat());
        assert!(text.contains(".target sm_90\n"), "{text}");
        assert_eq!(json["total"]["accesses"]["generic"], Value::Null, "{level:?} {text}");
        assert!(json["total"]["accesses"]["global"].as_u64() > Some(0));
    }
}

/// Then nothing is known of what memory holds, and nothing of that is claimed.
#[test]
fn compile_is_checked_where_memory_is_not_followed() {
    let names = [
        "call-device-variable",
        "call-struct-by-value",
        "call-virtual-on-variables",
        "pointer-in-shared",
    ];
    for name in names {
        let file = format!("idioms/o2/{name}.ll");
        compiled(&["--fast-compile=max", "--arch=sm_90", &file]);
    }
}

/// The helper of the second level is resolved only where functions are copied.
#[test]
fn compile_copies_functions_from_the_first_level_on() {
    let file = "tests/restrict/copies-of-a-function.ll";
    let generic = |level: &str| {
        compiled(&[level, file, "--arch=sm_90", "--nvptx-short-ptr"]).1["total"]["accesses"]["generic"].as_u64()
    };
    assert_eq!(generic("-O0"), Some(2));
    assert_eq!(generic("-O1"), None);
    assert_eq!(generic("-O3"), None);
}

#[test]
fn compile_keeps_its_stages_and_says_what_is_wrong() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("stages");
    // What an earlier run left says nothing.
    let _ = std::fs::remove_dir_all(&folder);
    let folder = folder.to_str().expect("text");
    let file = "examples/saxpy.ll";
    let (code, text, error) =
        spacecast(&["compile", "--emit=ll", "--arch=sm_90", "--save-temps", folder, file]);
    assert_eq!(code, Some(0), "{error}");
    assert!(text.contains("addrspace(1)"), "{text}");
    // The third stage is only there if something generic was left.
    let mixed = "idioms/raw/ternary-mixed.ll";
    let (code, _, error) = spacecast(&["compile", "--check", "--save-temps", folder, mixed]);
    assert_eq!(code, Some(0), "{error}");
    for (name, stages) in [("saxpy", 2), ("ternary-mixed", 3)] {
        for (at, stage) in ["1-resolved", "2-optimised", "3-resolved"].iter().enumerate() {
            let there = PathBuf::from(folder).join(format!("{name}.{stage}.ll")).is_file();
            assert_eq!(there, at < stages, "{name} {stage}");
        }
    }
    let wrong = |arguments: &[&str], code, expected: &str| {
        let (found, _, error) = spacecast(&[&["compile"], arguments].concat());
        assert_eq!(found, Some(code), "{error}");
        assert!(error.contains(expected), "{error}");
    };
    let anywhere = "tests/restrict/copies-of-a-function.ll";
    wrong(&[anywhere], 1, "does not say for which architecture; try `--arch sm_90`");
    wrong(&[file, "--arch=sm_999"], 1, "does not know sm_999");
    wrong(&[file, "--arch=sm_9"], 1, "does not know sm_9");
    wrong(&[file, "--arch=sm_90", "--ptx=9.9"], 1, "does not know PTX 9.9 for sm_90");
    let note = std::env::temp_dir().join(format!("spacecast-note-{}.ll", std::process::id()));
    let text = "target triple = \"nvptx64-nvidia-cuda\"\n@v = addrspace(25) global i32 0\n";
    std::fs::write(&note, text).expect("a file");
    let found = [&*note.to_string_lossy(), "--arch=sm_90"];
    wrong(&found, 1, "`@v` is in address space 25, which is no memory of PTX");
    let _ = std::fs::remove_file(&note);
    wrong(&["no-such-file.ll", "--arch=sm_90"], 1, "cannot read no-such-file.ll");
    wrong(&["tests/audit/after.ptx", "--arch=sm_90"], 1, "error");
    wrong(&[file, file, "--arch=sm_90"], 2, "several inputs need `--out-dir`");
    wrong(&[file, "--arch=sm_90", "--llvm=no-such-folder"], 2, "no-such-folder");
    wrong(&[file, "-O4"], 2, "4");
}

#[test]
fn compile_says_once_that_there_is_no_llvm() {
    let files = ["examples/saxpy.ll", "tests/explain/every-access.ll"];
    let arguments =
        ["compile", "--arch=sm_90", "--llvm=no-such-library", "--out-dir=target/no-llvm"];
    let (code, _, error) = spacecast(&[&arguments[..], &files[..]].concat());
    assert_eq!(code, Some(2), "{error}");
    assert_eq!(error.matches("cannot open libLLVM").count(), 1, "{error}");
    assert_eq!(error.matches("error").count(), 1, "{error}");
}

/// A module with types, constants and metadata that are nested so deeply.
fn nested(levels: usize) -> String {
    let around = |open: &str, inside: &str, close: &str| {
        format!("{}{inside}{}", open.repeat(levels), close.repeat(levels))
    };
    let (structs, arrays) = (around("{", "i32", "}"), around("[1 x ", "ptr", "]"));
    let address = "ptrtoint (ptr addrspacecast (ptr addrspace(3) @t to ptr) to i64)";
    let (sum, nodes) = (around("add (i64 ", address, ", i64 1)"), around("!{", "!{}", "}"));
    format!(
        "target triple = \"nvptx64-nvidia-cuda\"\n\
         @t = internal addrspace(3) global [64 x i8] zeroinitializer\n\
         @a = global {arrays} zeroinitializer\n\
         @c = global i64 {sum}\n\
         define ptx_kernel void @k(ptr %p) {{\n  \
           %q = getelementptr {structs}, ptr %p, i32 0\n  \
           %i = inttoptr i64 {sum} to ptr\n  \
           store i32 1, ptr %i, !x {nodes}\n  \
           %s = load {arrays}, ptr %q\n  \
           ret void\n\
         }}\n"
    )
}

#[test]
fn limits_can_be_raised() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("limits");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("nested.ll");
    std::fs::write(&file, nested(5000)).expect("a file");
    let file = file.to_str().expect("a name");
    for command in ["print", "opt", "verify", "alias", "trace", "compile"] {
        let arguments = if command == "compile" { &["--arch=sm_90"][..] } else { &[] };
        let (_, _, error) = spacecast(&[&[command, file], arguments].concat());
        assert!(error.contains("nested more than 256 levels deep"), "{command}: {error}");
        let (code, _, error) =
            spacecast(&[&[command, file, "--max-nesting=6000"], arguments].concat());
        assert_eq!(code, Some(0), "{command}: {error}");
    }
    let (code, _, error) = spacecast(&["print", file, "--max-size=0"]);
    assert_eq!(code, Some(1));
    assert!(error.contains("is larger than 0 MiB; `--max-size` raises the limit"), "{error}");
    #[cfg(unix)]
    {
        let (code, _, error) = spacecast(&["audit", "/dev/zero", "--max-size=1"]);
        assert_eq!(code, Some(2));
        assert!(error.contains("/dev/zero is larger than 1 MiB"), "{error}");
    }
}

/// An operation that cannot work is a warning, and LLVM ends the process at it: the warning is out by then.
#[test]
fn compile_says_what_is_illegal_before_llvm_stops() {
    let file = "tests/opt/illegal-operations.ll";
    let arch = ["compile", "--arch=sm_90", "-o", "-"];
    let (_, _, error) = spacecast(&[&arch[..], &[file]].concat());
    assert!(error.contains("warning: Cannot do atomic on local memory in `k`"), "{error}");
    for more in [&["-Werror"][..], &["--profile=tileiras"]] {
        let (code, out, error) = spacecast(&[&arch[..], more, &[file]].concat());
        assert_eq!((code, out.as_str()), (Some(1), ""), "{error}");
        assert!(error.contains("error: Cannot do atomic on local memory in `k`"), "{error}");
    }
}

#[test]
fn compile_says_its_guesses() {
    let guess = ["compile", "--arch=sm_90", "--profile=cicc", "tests/opt/guesses-are-told.ll"];
    let (code, text, error) = spacecast(&guess);
    assert_eq!(code, Some(0), "{error}");
    assert!(error.contains("assuming global memory space in `k`"), "{error}");
    assert!(text.contains("st.global"), "{text}");
}

#[test]
fn short_pointers_have_all_their_documented_names() {
    let file = "examples/saxpy.ll";
    let of = |option: &str| {
        let (code, text, error) =
            spacecast(&["compile", "--arch=sm_90", "--emit=ll", option, file]);
        assert_eq!(code, Some(0), "{option}: {error}");
        assert!(text.contains("p3:32:32"), "{option}: {text}");
    };
    of("--nvptx-short-ptr");
    of("-nvptx-short-ptr");
    of("-nvptx-32-bit-smem");
    of("--mattr=+sharedmem32bitptr");
}
