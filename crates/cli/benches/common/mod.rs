//! What the benchmarks share: the other side, clocks and medians, files made up on the spot.

// Each benchmark uses some of it.
#![allow(dead_code)]

pub mod generate;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

pub fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The `opt` on `PATH`, if there is one.
pub struct Opt {
    program: &'static str,
    /// Its release.
    pub version: String,
}

impl Opt {
    /// The release that the reader follows comes first: the plain name is often an older one.
    pub fn find() -> Option<Self> {
        ["opt-22", "opt"].into_iter().find_map(|program| {
            let output = Command::new(program).arg("--version").output().ok()?;
            let text = String::from_utf8_lossy(&output.stdout).into_owned();
            let version = text.split_once("LLVM version ")?.1.split_whitespace().next()?;
            Some(Self { program, version: version.to_owned() })
        })
    }

    /// How long it takes to read the file, run a pipeline and print it; nothing if it rejects it.
    pub fn run(&self, pipeline: &str, file: &Path) -> Option<f64> {
        process(&mut self.command(pipeline, file))
    }

    /// The command, which writes nowhere.
    pub fn command(&self, pipeline: &str, file: &Path) -> Command {
        let mut command = Command::new(self.program);
        command.arg(format!("-passes={pipeline}")).args(["-S", "-o", "/dev/null"]).arg(file);
        command
    }
}

/// The time of a process, if it succeeds.
pub fn process(command: &mut Command) -> Option<f64> {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut status = None;
    let time = milliseconds(|| status = Some(command.status()));
    status?.ok()?.success().then_some(time)
}

/// How long `work` takes. What it returns is dropped after the clock is read.
pub fn milliseconds<T>(work: impl FnOnce() -> T) -> f64 {
    let start = Instant::now();
    let result = work();
    let time = start.elapsed().as_secs_f64() * 1e3;
    drop(result);
    time
}

/// The median of the ratios of numbers that were measured together.
pub fn median_ratio(theirs: &[f64], ours: &[f64]) -> f64 {
    median(theirs.iter().zip(ours).map(|(a, b)| a / b).collect())
}

pub fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

pub fn cell(number: Option<f64>) -> String {
    number.map_or("–".to_owned(), |n| format!("{n:.1}"))
}

pub fn name(file: &Path) -> String {
    file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned()
}

/// A folder for generated modules, which goes when it is dropped.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        let path = env::temp_dir().join(format!("spacecast-bench-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, text).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Left behind, it is the system's to clean.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The files of the environment variable `SPACECAST_BENCH_FILES`, separated as in `PATH`; else those that are made up.
pub fn files(made_up: impl FnOnce() -> Vec<PathBuf>) -> Vec<PathBuf> {
    match env::var_os("SPACECAST_BENCH_FILES") {
        Some(list) => env::split_paths(&list).filter(|p| !p.as_os_str().is_empty()).collect(),
        None => made_up(),
    }
}
