//! Writes the CHECK lines of a file from the output of its commands.
//!
//! Invariant: nothing but the CHECK lines after the marker changes.

use crate::matcher::lines;
use crate::script::{comment, is_marker};

/// The file with new CHECK lines: `outputs` are the prefixes of the runs, in order, and what each run
/// wrote.
///
/// # Errors
///
/// When two runs share a prefix and differ.
pub fn rewrite(file: &[u8], outputs: &[(String, Vec<u8>)]) -> Result<Vec<u8>, String> {
    let mut new = Vec::new();
    let mut marked = false;
    for line in file.split_inclusive(|&b| b == b'\n') {
        if marked && outputs.iter().any(|(prefix, _)| is_check(line, prefix)) {
            continue;
        }
        new.extend_from_slice(line);
        if !marked && is_marker(line) {
            marked = true;
            if !line.ends_with(b"\n") {
                new.push(b'\n');
            }
            write_checks(outputs, &mut new)?;
        }
    }
    Ok(new)
}

fn write_checks(outputs: &[(String, Vec<u8>)], new: &mut Vec<u8>) -> Result<(), String> {
    for (i, (prefix, output)) in outputs.iter().enumerate() {
        if let Some((_, first)) = outputs[..i].iter().find(|(other, _)| other == prefix) {
            if first != output {
                return Err(format!("two commands are checked by {prefix}, and they differ"));
            }
            continue;
        }
        let mut suffix = "";
        for line in lines(output) {
            if comment(line).is_some() {
                continue;
            }
            let line = line.trim_ascii_end();
            if line.is_empty() {
                new.extend_from_slice(format!("; {prefix}-EMPTY:\n").as_bytes());
            } else {
                new.extend_from_slice(format!("; {prefix}{suffix}: ").as_bytes());
                new.extend_from_slice(line);
                new.push(b'\n');
            }
            suffix = "-NEXT";
        }
    }
    Ok(())
}

/// Whether a line is a CHECK line of this prefix.
fn is_check(line: &[u8], prefix: &str) -> bool {
    let Some(rest) = line.strip_prefix(b"; ").and_then(|l| l.strip_prefix(prefix.as_bytes()))
    else {
        return false;
    };
    !is_marker(line) && matches!(rest.first(), Some(b':' | b'-'))
}
