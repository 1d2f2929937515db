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
