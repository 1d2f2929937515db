//! LLVM, for the commands that need it: all of them for bitcode, of which it makes text for us, and back.
//!
//! Invariant: bitcode is told by its first bytes, never by the name of a file. LLVM is looked for when it is needed, and
//! once.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use spacecast_llvm::{FindError, Llvm};

/// What `--llvm` said.
static CHOSEN: OnceLock<PathBuf> = OnceLock::new();

/// Takes the library that the user wants. Called once, before anyone looks.
pub fn choose(path: Option<PathBuf>) {
    if let Some(path) = path {
        // Nobody else sets it.
        let _ = CHOSEN.set(path);
    }
}

/// What the user wants, if anything.
pub fn chosen() -> Option<&'static Path> {
    CHOSEN.get().map(PathBuf::as_path)
}

/// LLVM, opened by whoever asks first; others wait.
///
/// # Errors
///
/// Where it was looked for.
pub fn find() -> Result<&'static Llvm, &'static FindError> {
    static FOUND: OnceLock<Result<Llvm, FindError>> = OnceLock::new();
    FOUND.get_or_init(|| Llvm::find(chosen())).as_ref()
}

/// How a module is written down.
#[derive(Copy, Clone, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Format {
    /// LLVM IR text.
    Ll,
    /// LLVM bitcode.
    Bc,
}

impl Format {
    /// What files of this format are called.
    pub fn extension(self) -> &'static str {
        match self {
            Format::Ll => "ll",
            Format::Bc => "bc",
        }
    }
}

/// Bitcode as text.
///
/// # Errors
///
/// Why not, and what can be done about it.
pub fn decode(path: &Path, bytes: &[u8]) -> Result<Vec<u8>, String> {
    let name = path.display();
    let llvm = find().map_err(|why| {
        format!("{name} is bitcode, which takes LLVM to read; `llvm-dis` makes text of it: {why}")
    })?;
    let module = llvm.parse(&name.to_string(), bytes);
    Ok(module.map_err(|why| format!("cannot read {name} as bitcode: {why}"))?.print())
}

/// Text, which we wrote, as bitcode.
///
/// # Errors
///
/// Why not, and what can be done about it.
pub fn encode(path: &Path, text: &[u8]) -> Result<Vec<u8>, String> {
    let name = path.display();
    let llvm = find()
        .map_err(|why| format!("it takes LLVM to write bitcode; `--emit ll` writes text: {why}"))?;
    let module = llvm.parse(&name.to_string(), text);
    let module = module.map_err(|why| format!("LLVM cannot read what we made of {name}: {why}"))?;
    // LLVM may end the process when it writes what is not valid.
    module.verify().map_err(|why| format!("{name} is not valid: {why}"))?;
    Ok(module.bitcode())
}
