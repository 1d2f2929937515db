//! Which file goes where.
//!
//! Invariant: a plan is made before anything is read or written, and what cannot be done as a whole is
//! refused as a whole. No two inputs share an output, and no output is an input unless it was named.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// Where the output goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    Stdout,
    File(PathBuf),
}

impl Target {
    /// `-` and nothing mean standard output.
    pub fn named(path: Option<&Path>) -> Self {
        match path {
            Some(path) if path != Path::new("-") => Target::File(path.to_owned()),
            _ => Target::Stdout,
        }
    }
}

/// A file to do.
#[derive(Debug)]
pub struct Job {
    pub input: PathBuf,
    /// Nothing where only a diff is asked for.
    pub target: Option<Target>,
}

/// The jobs for these inputs. In a folder, outputs have the names of inputs, with this extension if there is one.
///
/// # Errors
///
/// Why it cannot be done.
pub fn plan(
    inputs: &[PathBuf],
    output: Option<&Path>,
    out_dir: Option<&Path>,
    diff: bool,
    extension: Option<&str>,
) -> Result<Vec<Job>, String> {
    if inputs.len() > 1 && inputs.iter().any(|input| input == Path::new("-")) {
        return Err("standard input cannot be one of several inputs".to_owned());
    }
    let targets: Vec<Option<Target>> = match (out_dir, inputs) {
        _ if diff => vec![None; inputs.len()],
        (Some(folder), _) => in_folder(inputs, folder, extension)?.into_iter().map(Some).collect(),
        (None, [_]) => vec![Some(Target::named(output))],
        (None, _) => return Err("several inputs need `--out-dir`".to_owned()),
    };
    let job = |(input, target): (&PathBuf, _)| Job { input: input.clone(), target };
    Ok(inputs.iter().zip(targets).map(job).collect())
}

/// Outputs of the same names in another folder.
fn in_folder(
    inputs: &[PathBuf],
    folder: &Path,
    extension: Option<&str>,
) -> Result<Vec<Target>, String> {
    let mut taken: HashMap<PathBuf, &Path> = HashMap::new();
    // A file that is not there has no canonical path, and cannot be overwritten.
    let canonical: Vec<PathBuf> = inputs.iter().filter_map(|i| i.canonicalize().ok()).collect();
    let mut targets = Vec::new();
    for input in inputs {
        let Some(name) = input.file_name().filter(|_| input != Path::new("-")) else {
            return Err(format!("`--out-dir` needs the name of a file: {}", input.display()));
        };
        let target = match extension {
            Some(extension) => folder.join(name).with_extension(extension),
            None => folder.join(name),
        };
        if let Some(other) = taken.insert(target.clone(), input) {
            let (a, b) = (other.display(), input.display());
            return Err(format!("{a} and {b} would both be written to {}", target.display()));
        }
        if target.canonicalize().is_ok_and(|path| canonical.contains(&path)) {
            return Err(format!(
                "{} is an input, and `--out-dir` overwrites none; `-o` does, one file at a time",
                target.display()
            ));
        }
        targets.push(Target::File(target));
    }
    Ok(targets)
}
