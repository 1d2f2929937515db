//! What several tests need.

use std::path::{Path, PathBuf};

/// The modules in a folder and below it.
pub fn modules(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(modules(&path));
        } else if path.extension().is_some_and(|e| e == "ll") {
            found.push(path);
        }
    }
    found
}
