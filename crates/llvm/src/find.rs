//! Where libLLVM is looked for.
//!
//! Invariant: what the user named is never replaced by something else, and a search that fails
//! tells every place it tried. A judgement by another LLVM than the user had in mind would be worse
//! than none.

use std::collections::HashSet;
use std::ffi::OsStr;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Llvm;

/// The environment variable that names the library, or a directory that has it.
pub const VARIABLE: &str = "SPACECAST_LLVM";

/// The versions whose names are asked of the system's loader, newest first.
const MAJORS: std::ops::RangeInclusive<u32> = 14..=26;
/// The system's version that is asked for first: the one the Rust toolchain of this package's day
/// carries.
const PREFERRED_MAJOR: u32 = 22;
/// Directories of system libraries that a loader may not know.
const DIRECTORIES: [&str; 4] =
    ["/usr/lib64", "/usr/local/lib", "/opt/homebrew/opt/llvm/lib", "/usr/local/opt/llvm/lib"];
/// Directories that hold one subdirectory for each installed LLVM (`llvm-22` or `llvm22`).
const ROOTS: [&str; 3] = ["/usr/lib", "/usr/lib64", "/usr/local"];

/// A place that was tried in vain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The place: a path, or words for it.
    pub place: String,
    /// Why nothing came of it.
    pub reason: String,
}

/// No libLLVM could be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FindError {
    /// Every place tried, in order.
    pub attempts: Vec<Attempt>,
}

impl fmt::Display for FindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "cannot open libLLVM; tried:")?;
        for Attempt { place, reason } in &self.attempts {
            writeln!(f, "  {place}: {reason}")?;
        }
        write!(
            f,
            "Install a Rust toolchain with rustup, which carries a libLLVM, or name a libLLVM (14 or newer) with \
             `--llvm PATH` or the environment variable {VARIABLE}."
        )
    }
}

impl std::error::Error for FindError {}

/// The search behind [`Llvm::find`], with the value of the environment variable as an argument.
pub(crate) fn find(explicit: Option<&Path>, variable: Option<&OsStr>) -> Result<Llvm, FindError> {
    let mut search = Search::default();
    let named = variable.filter(|value| !value.is_empty()).map(Path::new);
    let found = match explicit.or(named) {
        Some(path) => search.named(path),
        None => search.everywhere(),
    };
    found.ok_or(FindError { attempts: search.attempts })
}

/// The version in the file name of a library, for those that cannot tell it.
pub(crate) fn version_of(path: &Path) -> Option<(u32, u32, u32)> {
    let version = |path: &Path| version_in_name(&path.file_name()?.to_string_lossy());
    // A bare `libLLVM.so` is often a link to a name with the version.
    version(path).or_else(|| version(&path.canonicalize().ok()?))
}

/// A search under way.
#[derive(Default)]
struct Search {
    attempts: Vec<Attempt>,
}

impl Search {
    fn failed(&mut self, place: impl fmt::Display, reason: impl fmt::Display) {
        self.attempts.push(Attempt { place: place.to_string(), reason: reason.to_string() });
    }

    /// What the user named: a library, a directory of libraries, or a name for the system's loader.
    fn named(&mut self, path: &Path) -> Option<Llvm> {
        if path.is_dir() {
            let inner = path.join("lib");
            return self
                .directory(path)
                .or_else(|| inner.is_dir().then(|| self.directory(&inner)).flatten());
        }
        // The loader would not look in the current directory for a name without a slash.
        match std::path::absolute(path) {
            Ok(absolute) if absolute.exists() => self.file(&absolute),
            _ => self.file(path),
        }
    }

    fn everywhere(&mut self) -> Option<Llvm> {
        self.toolchain()
            .or_else(|| self.loader(&names(PREFERRED_MAJOR)))
            .or_else(|| ROOTS.iter().find_map(|root| self.root(Path::new(root))))
            .or_else(|| {
                DIRECTORIES.iter().find_map(|directory| self.directory(Path::new(directory)))
            })
            .or_else(|| {
                let plain = ["libLLVM.so", "libLLVM.dylib", "LLVM-C.dll"].map(str::to_owned);
                self.loader(&MAJORS.rev().flat_map(names).chain(plain).collect::<Vec<_>>())
            })
    }

    fn file(&mut self, path: &Path) -> Option<Llvm> {
        match Llvm::open(path.to_owned()) {
            Ok(llvm) => Some(llvm),
            Err(reason) => {
                self.failed(path.display(), reason);
                linker_script_target(path).and_then(|target| self.file(&target))
            }
        }
    }

    fn directory(&mut self, directory: &Path) -> Option<Llvm> {
        match libraries_in(directory) {
            Ok(files) if files.is_empty() => self.failed(directory.display(), "no libLLVM there"),
            Ok(files) => return files.iter().find_map(|file| self.file(file)),
            Err(error) => self.failed(directory.display(), error),
        }
        None
    }

    /// The libraries of every `llvm-*` in a directory, newest first.
    fn root(&mut self, root: &Path) -> Option<Llvm> {
        let mut versions: Vec<(u32, PathBuf)> = fs::read_dir(root)
            .into_iter()
            .flatten()
            .filter_map(|entry| {
                let path = entry.ok()?.path();
                let number = path.file_name()?.to_str()?.strip_prefix("llvm")?;
                Some((number.strip_prefix('-').unwrap_or(number).parse().ok()?, path.join("lib")))
            })
            .filter(|(_, directory)| directory.is_dir())
            .collect();
        versions.sort_unstable_by(|a, b| b.cmp(a));
        if versions.is_empty() {
            self.failed(root.join("llvm-*/lib").display(), "no such directory");
        }
        versions.iter().find_map(|(_, directory)| self.directory(directory))
    }

    /// The library of the Rust toolchain, which is found where rustc says that it lives.
    fn toolchain(&mut self) -> Option<Llvm> {
        let place = "the Rust toolchain (`rustc --print sysroot`)";
        match Command::new("rustc").args(["--print", "sysroot"]).output() {
            Ok(output) if output.status.success() => {
                let sysroot = String::from_utf8_lossy(&output.stdout).trim_end().to_owned();
                return self.directory(&Path::new(&sysroot).join("lib"));
            }
            Ok(output) => self.failed(place, String::from_utf8_lossy(&output.stderr).trim()),
            Err(error) => self.failed(place, error),
        }
        None
    }

    /// The first of the names that the system's loader resolves. The list can be long, so it counts
    /// as one place.
    fn loader(&mut self, names: &[String]) -> Option<Llvm> {
        let mut reason = String::new();
        for name in names {
            match Llvm::open(PathBuf::from(name)) {
                Ok(llvm) => return Some(llvm),
                Err(error) => reason = error,
            }
        }
        self.failed(
            format_args!("the system's loader, for {}", names.join(", ")),
            format_args!("none ({reason})"),
        );
        None
    }
}

/// What the library of one version is called.
fn names(major: u32) -> [String; 2] {
    [format!("libLLVM.so.{major}.1"), format!("libLLVM-{major}.so")]
}

/// The libLLVMs in a directory, newest first, and one name for each where several lead to the same
/// file.
fn libraries_in(directory: &Path) -> io::Result<Vec<PathBuf>> {
    let mut named = Vec::new();
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if is_library_name(&name) {
            named.push((version_in_name(&name), name, path));
        }
    }
    named.sort_unstable_by(|a, b| b.cmp(a));
    let mut seen = HashSet::new();
    named.retain(|(_, _, path)| path.canonicalize().is_ok_and(|file| seen.insert(file)));
    Ok(named.into_iter().map(|(_, _, path)| path).collect())
}

/// Whether a file is called like the whole of LLVM, and not like one of its parts
/// (`libLLVMCore.a`).
fn is_library_name(name: &str) -> bool {
    match name.strip_prefix("libLLVM") {
        Some(rest) => {
            !rest.starts_with(char::is_alphanumeric)
                && (rest.contains(".so") || rest.contains(".dylib"))
        }
        None => name == "LLVM-C.dll",
    }
}

/// The version in names such as `libLLVM-14.0.6.so.1` and `libLLVM.so.22.1-rust-1.95.0-stable`.
fn version_in_name(name: &str) -> Option<(u32, u32, u32)> {
    let rest = name.strip_prefix("libLLVM")?;
    let mut rest = rest.strip_prefix('-').or_else(|| rest.strip_prefix(".so."))?;
    let mut numbers = [0; 3];
    for (index, number) in numbers.iter_mut().enumerate() {
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        match rest[..end].parse() {
            Ok(value) => *number = value,
            Err(_) if index == 0 => return None,
            Err(_) => break,
        }
        match rest[end..].strip_prefix('.') {
            Some(after) => rest = after,
            None => break,
        }
    }
    // `libLLVM.so.1` has the number of a binary interface, not of a release.
    (numbers[0] >= *MAJORS.start()).then(|| numbers.into())
}

/// The library that a linker script stands for. Toolchains ship one under the library's older name,
/// so a user may well name it.
fn linker_script_target(path: &Path) -> Option<PathBuf> {
    if fs::metadata(path).ok()?.len() > 4096 {
        return None;
    }
    let text = fs::read_to_string(path).ok()?;
    let target = path.with_file_name(text.trim().strip_prefix("INPUT(")?.strip_suffix(')')?.trim());
    (target != path).then_some(target)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn sysroot_libraries() -> PathBuf {
        let output = Command::new("rustc").args(["--print", "sysroot"]).output().unwrap();
        PathBuf::from(String::from_utf8(output.stdout).unwrap().trim_end()).join("lib")
    }

    #[test]
    fn the_toolchain_comes_first() {
        let llvm = find(None, None).unwrap();
        assert_eq!(llvm.path().parent().unwrap(), sysroot_libraries());
        assert!(llvm.version().unwrap().0 >= PREFERRED_MAJOR);
    }

    #[test]
    fn every_name_of_the_toolchain_library_opens() {
        let files = libraries_in(&sysroot_libraries()).unwrap();
        assert!(!files.is_empty());
        for file in files {
            find(Some(&file), None).unwrap();
        }
    }

    #[test]
    fn a_directory_is_searched() {
        let libraries = sysroot_libraries();
        let by_path = find(Some(&libraries), None).unwrap();
        assert_eq!(by_path.path().parent(), Some(libraries.as_path()));
        let by_prefix = find(None, Some(libraries.parent().unwrap().as_os_str())).unwrap();
        assert_eq!(by_prefix.path(), by_path.path());
    }

    #[test]
    fn what_the_user_names_has_no_substitute() {
        let missing = Path::new("/nowhere/libLLVM.so");
        for result in [find(Some(missing), None), find(None, Some(missing.as_os_str()))] {
            let error = result.unwrap_err();
            assert_eq!(error.attempts.len(), 1);
            let message = error.to_string();
            for part in ["/nowhere/libLLVM.so", "No such file", "rustup", "--llvm PATH", VARIABLE] {
                assert!(message.contains(part), "{part} is not in: {message}");
            }
        }
    }

    #[test]
    fn a_library_that_is_not_llvm_is_refused() {
        let other = if cfg!(target_os = "macos") { "libSystem.dylib" } else { "libc.so.6" };
        let message = find(Some(Path::new(other)), None).unwrap_err().to_string();
        assert!(message.contains("not a libLLVM"), "{message}");
    }

    #[test]
    fn a_search_without_result_tells_every_place() {
        let mut search = Search::default();
        assert!(search.root(Path::new("/nowhere")).is_none());
        assert!(search.directory(Path::new("/nowhere")).is_none());
        assert!(search.loader(&["libLLVM-of-nobody.so".to_owned()]).is_none());
        let message = FindError { attempts: search.attempts }.to_string();
        for part in ["/nowhere/llvm-*/lib", "/nowhere: ", "libLLVM-of-nobody.so"] {
            assert!(message.contains(part), "{part} is not in: {message}");
        }
    }

    #[test]
    fn names_and_versions() {
        for (name, version) in [
            ("libLLVM-22-rust-1.95.0-stable.so", Some((22, 0, 0))),
            ("libLLVM.so.22.1-rust-1.95.0-stable", Some((22, 1, 0))),
            ("libLLVM-14.0.6.so.1", Some((14, 0, 6))),
            ("libLLVM-15.so.1", Some((15, 0, 0))),
            ("libLLVM.so.1", None),
            ("libLLVM.so", None),
            ("libLLVM.dylib", None),
        ] {
            assert!(is_library_name(name), "{name}");
            assert_eq!(version_in_name(name), version, "{name}");
        }
        for name in ["libLLVMCore.a", "libLLVMExtensions.so", "libLTO.so", "libLLVM-14.a"] {
            assert!(!is_library_name(name), "{name}");
        }
    }
}
