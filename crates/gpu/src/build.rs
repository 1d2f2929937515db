//! Compiles every program three ways, into a folder that has all that a machine with a GPU needs.
//!
//! ```text
//!   gpu/kernels/NAME.cu, gpu/ir/NAME.ll   ──►  DIR/kernels/NAME.{launch,llvm.ptx,ours.ptx,nvcc.ptx}
//!   idioms/cuda/NAME.cu, idioms/raw/NAME.ll, gpu/idioms.txt  ──►  DIR/idioms/NAME.…
//! ```
//!
//! What is not in CUDA is compiled two ways.
//!
//! Invariant: LLVM alone and ours begin with the same IR, and are of the same LLVM.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use spacecast_llvm::Llvm;

use crate::program::{Program, description};

/// What compiles.
#[derive(Clone, Debug)]
pub struct Compilers {
    /// The command `spacecast`.
    pub spacecast: PathBuf,
    /// nvcc, if it takes part.
    pub nvcc: Option<PathBuf>,
}

/// A program: what it is called, and its files.
struct Source {
    /// The folder and the name, under which its files come to lie.
    name: String,
    description: String,
    ir: PathBuf,
    /// Its source, if that is CUDA.
    cuda: Option<PathBuf>,
}

/// Compiles the programs of the repository at `root`, and returns what nvcc did not take.
///
/// # Errors
///
/// When a file is missing, a description is wrong, or LLVM or we do not compile a program.
pub fn build(root: &Path, out: &Path, compilers: &Compilers) -> Result<Vec<String>, String> {
    let llvm = Llvm::find(None).map_err(|error| error.to_string())?;
    let mut rejected = Vec::new();
    for source in sources(root)? {
        let to = |extension: &str| out.join(format!("{}.{extension}", source.name));
        let fault = |why: String| format!("{}: {why}", source.name);
        Program::parse(&source.description).map_err(|error| fault(error.to_string()))?;
        if let Some(folder) = to("launch").parent() {
            fs::create_dir_all(folder).map_err(|error| fault(error.to_string()))?;
        }
        fs::write(to("launch"), &source.description).map_err(|error| fault(error.to_string()))?;
        let ptx = alone(&llvm, &read(&source.ir)?).map_err(&fault)?;
        fs::write(to("llvm.ptx"), ptx).map_err(|error| fault(error.to_string()))?;

        let mut ours = Command::new(&compilers.spacecast);
        ours.args([
            "compile",
            "-O3",
            "--whole-program",
            "-w",
            "--arch=sm_90",
            "--ptx=8.0",
            "--llvm",
        ]);
        finish(ours.arg(llvm.path()).arg(&source.ir).arg("-o").arg(to("ours.ptx")))
            .map_err(&fault)?;

        if let (Some(nvcc), Some(cuda)) = (&compilers.nvcc, &source.cuda) {
            let mut theirs = Command::new(nvcc);
            theirs.args(["-ptx", "-O3", "-arch=sm_90", "-w", "-extended-lambda", "-o"]);
            rejected.extend(finish(theirs.arg(to("nvcc.ptx")).arg(cuda)).map_err(&fault).err());
        }
    }
    Ok(rejected)
}

/// All programs of the repository.
fn sources(root: &Path) -> Result<Vec<Source>, String> {
    let mut sources = Vec::new();
    let folder = root.join("gpu/kernels");
    let entries =
        fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "cu"));
    files.sort();
    for cuda in files {
        let name = cuda.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = read(&cuda)?;
        let mut lines = String::new();
        for (_, line) in description(&String::from_utf8_lossy(&text)) {
            // Writing to a string cannot fail.
            let _ = writeln!(lines, "{line}");
        }
        let ir = root.join(format!("gpu/ir/{name}.ll"));
        let (name, cuda) = (format!("kernels/{name}"), Some(cuda));
        sources.push(Source { name, description: lines, ir, cuda });
    }
    let list = read(&root.join("gpu/idioms.txt"))?;
    for (name, description) in idioms(&String::from_utf8_lossy(&list)) {
        let ir = root.join(format!("idioms/raw/{name}.ll"));
        let cuda = Some(root.join(format!("idioms/cuda/{name}.cu"))).filter(|file| file.exists());
        sources.push(Source { name: format!("idioms/{name}"), description, ir, cuda });
    }
    Ok(sources)
}

/// The idiom programs and their descriptions: all have the same buffers, and a line for each launch.
fn idioms(list: &str) -> Vec<(String, String)> {
    let mut buffers = String::new();
    let mut programs: Vec<(String, String)> = Vec::new();
    for line in list.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let Some((name, launch)) = line.split_once(": ").filter(|(name, _)| *name != "buffer")
        else {
            buffers.push_str(line);
            buffers.push('\n');
            continue;
        };
        if programs.last().is_none_or(|(last, _)| last != name) {
            programs.push((name.to_owned(), buffers.clone()));
        }
        if let Some((_, description)) = programs.last_mut() {
            // Writing to a string cannot fail.
            let _ = writeln!(description, "launch: {launch}");
        }
    }
    programs
}

/// What `clang -O3` would do from here on.
fn alone(llvm: &Llvm, ir: &[u8]) -> Result<Vec<u8>, String> {
    let machine = llvm.machine("sm_90", "+ptx80", 3)?;
    let mut module = llvm.parse("kernel.ll", ir)?;
    module.verify()?;
    module.run_passes("default<O3>", Some(&machine))?;
    module.assembly(&machine)
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Runs a command to its end; an error is what it says.
fn finish(command: &mut Command) -> Result<(), String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("{program}: {error}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        Ok(())
    } else {
        Err(format!("{program}: {}: {}", output.status, said.trim()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn idiom_programs_share_their_buffers() {
        let list = "# made up\nbuffer: a i32[4] zero\n\nx: kernel<<<1, 2>>>(a)\ny: kernel<<<1, 3>>>(a, 7)\ny: end<<<1, 1>>>()\n";
        let programs = idioms(list);
        assert_eq!(programs.len(), 2);
        assert_eq!(programs[1].0, "y");
        let program = Program::parse(&programs[1].1).expect("a program");
        assert_eq!((program.buffers.len(), program.launches[0].shape), (1, [1, 3, 0]));
        assert_eq!(program.launches[1].kernel, "end");
    }
}
