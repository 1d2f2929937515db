//! Lines as LLVM prints them are read by a reader of their own: it must agree with the general one.
//!
//! A blank at the end of a line is enough to send it to the general reader.

use std::path::{Path, PathBuf};

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder of file tests") {
        let path = entry.expect("an entry of it").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|e| e == "ll") {
            found.push(path);
        }
    }
}

/// The text with a blank at the end of every line of a body that is whole on its line.
fn with_blanks(text: &str) -> String {
    let mut out = String::new();
    for line in text.split_inclusive('\n') {
        let whole = line.starts_with("  ") && line.matches('"').count() % 2 == 0;
        match line.strip_suffix('\n').filter(|_| whole) {
            Some(line) => out.extend([line, " \n"]),
            None => out.push_str(line),
        }
    }
    out
}

fn canonical(text: &str) -> Result<String, String> {
    let module = spacecast_ir::parse(text.as_bytes()).map_err(|e| e.message().to_owned())?;
    let mut out = Vec::new();
    module.print_canonical(&mut out).expect("a vector takes everything");
    Ok(String::from_utf8_lossy(&out).into_owned())
}

#[test]
fn the_plain_reader_agrees_with_the_general_one() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    files(&root.join("tests"), &mut found);
    files(&root.join("examples"), &mut found);
    assert!(found.len() > 300, "only {} files", found.len());
    for path in found {
        // Some tests are about bytes that are no text.
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        assert_eq!(canonical(&text), canonical(&with_blanks(&text)), "{}", path.display());
    }
}

/// Attributes with one blank after each have a reader of their own too; two blanks are for the general one.
#[test]
fn attributes_are_read_alike_with_more_blanks() {
    let attributes = [
        "noundef",
        "nonnull noundef",
        "noalias nonnull align 16 dereferenceable(1024)",
        "signext zeroext",
        "align 3",
        "align 0",
        "align 123456789",
        "align(8)",
        "dereferenceable(0)",
        "dereferenceable(99999999)",
        "dereferenceable_or_null(8) noundef",
        "readonly",
        "readnone",
        "writeonly nocapture",
        "returned",
        "noundef readonly",
        "noundef \"a\"=\"b\"",
        "noundef range(i32 0, 8)",
        "noundef nonesuch",
        "noundef nounwind",
        "align 4\n noundef",
        "noundef ; said",
        "captures(none) noundef",
        "noundef /* said */ nonnull",
    ];
    let values = ["ptr @ATTR@ %p", "i32 @ATTR@ 7", "ptr @ATTR@ null", "<2 x float> @ATTR@ %v"];
    for attributes in attributes {
        let spread = attributes.replace(' ', "  ");
        for value in values {
            let with = |list: &str| {
                let ty = value.split(" @").next().unwrap_or_default();
                let argument = value.replace("@ATTR@", list);
                format!(
                    "declare {list} {ty} @callee({ty} {list})\n\
                     define void @f(ptr %p, <2 x float> %v) {{\n  \
                     %r = call {list} {ty} @callee({argument})\n  ret void\n}}\n"
                )
            };
            assert_eq!(canonical(&with(attributes)), canonical(&with(&spread)), "{attributes}");
        }
    }
    let close = canonical("declare noundef<2 x float> @f()\n");
    assert_eq!(close, canonical("declare noundef <2 x float> @f()\n"));
    assert!(close.is_ok());
}

/// Names are told by eight bytes at a time, and by their first ones: whatever follows, and however long they are.
#[test]
fn names_of_every_length_are_told_apart() {
    let names: Vec<String> = ["a", "a$b", "$", "-", "a.very.long.name.that.goes.on.and.on", "_9"]
        .into_iter()
        .flat_map(|end| (0..20).map(move |len| format!("{}{end}", &"_bcdefghijklmnopqrst"[..len])))
        .collect();
    let plain = |name: &String| format!("%{name}");
    let quoted = |name: &String| format!("%\"{name}\"");
    // Each is used before it is defined, and after.
    let module = |used: &dyn Fn(&String) -> String, defined: &dyn Fn(&String) -> String| {
        let jumps =
            (1..).zip(&names).map(|(n, name)| format!("    i32 {n}, label {}\n", used(name)));
        let blocks = names.iter().map(|name| {
            let label = defined(name).split_off(1);
            format!("{label}:\n  br label {}\n", used(name))
        });
        let (jumps, blocks): (String, String) = (jumps.collect(), blocks.collect());
        let source = format!(
            "define void @f(i32 %n) {{\n  switch i32 %n, label %end [\n{jumps}  ]\n{blocks}end:\n  ret void\n}}\n"
        );
        canonical(&source).expect("a module").replace('"', "")
    };
    let expected = module(&plain, &plain);
    assert!(names.iter().all(|name| expected.contains(&format!(", label %{name}\n"))));
    assert!(expected == module(&quoted, &plain), "defined without quotes");
    assert!(expected == module(&plain, &quoted), "used without quotes");
}
