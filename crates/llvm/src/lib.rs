//! libLLVM as the judge of LLVM IR text, and as what comes after us: parse, verify and print it, optimise it,
//! and compile it to PTX.
//!
//! The library is opened at run time and never linked, so that a build needs no LLVM, and so that
//! the judge is the very LLVM of the user's toolchain rather than one chosen when this crate was
//! built.
//!
//! Invariant: every call into LLVM goes through `ffi`, each module has a context of its own, and
//! an opened library is never closed. A context belongs to one thread at a time and so does its
//! [`Module`]; [`Llvm`] itself is shared freely.
//!
//! LLVM ends the process on some inputs. [`Llvm::outlive`] makes that the end of a thread where LLVM says so; [`judge`]
//! asks questions of a child process, for callers who must outlive crashes, too.

// LLVM's C API can only be called from unsafe code.
#![allow(unsafe_code)]

mod ffi;
mod find;
pub mod judge;
mod machine;
mod module;
mod outlive;
mod walk;

use std::ffi::c_int;
use std::path::{Path, PathBuf};

pub use find::{Attempt, FindError, VARIABLE};
pub use machine::Machine;
pub use module::{Diagnostic, Module, Severity};

/// Whether these bytes are bitcode rather than text: they say so in the beginning, also in the wrapper that Apple's
/// tools put around it.
#[must_use]
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(b"BC\xC0\xDE") || bytes.starts_with(&[0xDE, 0xC0, 0x17, 0x0B])
}

/// Ends the process at once. What the program has printed is flushed; what LLVM, or anyone else, would do when a process
/// ends is not done.
pub fn exit(code: c_int) -> ! {
    // SAFETY: every C library has it, and it has no precondition.
    unsafe extern "C" {
        safe fn _exit(code: c_int) -> !;
    }
    // Nothing is left to do if standard output is closed.
    let _ = std::io::Write::flush(&mut std::io::stdout());
    _exit(code)
}

/// An opened libLLVM.
#[derive(Debug)]
pub struct Llvm {
    path: PathBuf,
    version: Option<(u32, u32, u32)>,
    functions: ffi::Functions,
}

impl Llvm {
    /// Finds libLLVM and opens it.
    ///
    /// The places are, in this order: `explicit`; the environment variable [`VARIABLE`]; the
    /// library directory of the Rust toolchain that `rustc` names; the system's libraries, newest
    /// first. The first two are the user's choice: if one is given and cannot be opened, no other
    /// place is tried. Either may name a library or a directory of libraries.
    ///
    /// # Errors
    ///
    /// When no place has a libLLVM that can be used. The error tells every place tried.
    pub fn find(explicit: Option<&Path>) -> Result<Self, FindError> {
        find::find(explicit, std::env::var_os(VARIABLE).as_deref())
    }

    /// The file that was opened, or the bare name the system's loader resolved.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The version of the library: major, minor, patch.
    ///
    /// LLVM tells it since 16. For an older one it is read from the file name, which may carry the
    /// major number only (the others are then 0) or no number at all (then there is no answer).
    #[must_use]
    pub fn version(&self) -> Option<(u32, u32, u32)> {
        self.version
    }

    /// Parses `text`, which need not be UTF-8, or bitcode. `name` is what LLVM calls the text in its messages.
    ///
    /// Parsing does not verify, with one exception that cannot be switched off before LLVM 16: a
    /// module that declares debug info of the current version is verified while it is parsed, and a
    /// broken one ends the process.
    ///
    /// # Errors
    ///
    /// LLVM's own message, which opens with name, line and column.
    pub fn parse(&self, name: &str, text: &[u8]) -> Result<Module<'_>, String> {
        Module::parse(&self.functions, name, text)
    }

    /// A machine to optimise and to compile for: an architecture such as `sm_90`, features such as `+ptx80`, and
    /// a level of optimisation from 0 to 3.
    ///
    /// # Errors
    ///
    /// When this LLVM generates no code for NVIDIA GPUs.
    pub fn machine(&self, arch: &str, features: &str, level: u8) -> Result<Machine<'_>, String> {
        Machine::new(&self.functions, arch, features, level)
    }

    /// Gives machines that are made from now on 32-bit pointers to shared, constant and local memory, if this LLVM knows
    /// how to: [`Machine::layout`] tells. LLVM keeps that for the whole process.
    pub fn shorten_pointers(&self) {
        self.functions.shorten_pointers();
    }

    /// Opens the library at `path`, which goes to the system's loader as it is.
    fn open(path: PathBuf) -> Result<Self, String> {
        let functions = ffi::Functions::load(&path)?;
        functions.keep_debug_info();
        let version = functions.version().or_else(|| find::version_of(&path));
        Ok(Self { path, version, functions })
    }
}
