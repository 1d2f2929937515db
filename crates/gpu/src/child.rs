//! One program, in a process of its own: a kernel that faults takes the context with it, and nothing else.
//!
//! What is found goes to standard output, a fact per line: `machine NAME`, `same WHO DIFFERENCE`, `wrong WHO WHY`,
//! `time WHO MICROSECONDS`.
//!
//! Invariant: before every launch all buffers hold what the description says, whoever ran before.

use std::fs;
use std::io::Write;
use std::path::Path;

use crate::driver::{Driver, Kernel};
use crate::program::Program;
use crate::{COMPILERS, compare, data};

/// LLVM's code once more, to see how much times vary that should not.
pub const AGAIN: &str = "again";

/// Rounds before those that count.
const WARM_UP: usize = 3;

/// Memory for a buffer: where kernels use it, and a copy of what it holds at first.
struct Memory {
    used: u64,
    fresh: u64,
    size: usize,
}

/// What one compiler made.
struct Variant {
    name: &'static str,
    launches: Vec<(Kernel, [u32; 3], Vec<Vec<u8>>)>,
}

struct Job {
    driver: Driver,
    program: Program,
    memory: Vec<Memory>,
}

/// Runs the program that `path` names without an extension, each compiler's code as many times as there are rounds.
///
/// # Errors
///
/// When there is no GPU, the program is not there, or LLVM's own code does not run.
pub fn run(path: &Path, rounds: usize, out: &mut dyn Write) -> Result<(), String> {
    let file = path.with_extension("launch");
    let text = fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
    let program = Program::parse(&text).map_err(|e| format!("{}: {e}", file.display()))?;
    let driver = Driver::open()?;
    let mut say = |line: String| writeln!(out, "{line}").map_err(|error| error.to_string());
    say(format!("machine {}", driver.machine()?))?;
    let job = Job { memory: allocate(&driver, &program)?, driver, program };

    let mut variants: Vec<Variant> = Vec::new();
    let mut expected: Vec<Vec<u8>> = Vec::new();
    for name in COMPILERS {
        let file = path.with_extension(format!("{name}.ptx"));
        if !file.exists() {
            continue;
        }
        let result =
            job.variant(name, &file).and_then(|variant| Ok((job.results(&variant)?, variant)));
        match result {
            Ok((results, variant)) => {
                if name == COMPILERS[0] {
                    expected = results;
                } else {
                    match job.compare(&expected, &results) {
                        Ok(difference) => say(format!("same {name} {difference:e}"))?,
                        Err(why) => say(format!("wrong {name} {why}"))?,
                    }
                }
                variants.push(variant);
            }
            Err(why) if name == COMPILERS[0] => return Err(format!("LLVM's code: {why}")),
            Err(why) => say(format!("wrong {name} {why}"))?,
        }
    }
    if rounds > 0 {
        variants.push(job.variant(AGAIN, &path.with_extension(format!("{}.ptx", COMPILERS[0])))?);
        for (variant, micros) in variants.iter().zip(job.times(&variants, rounds)?) {
            say(format!("time {} {micros}", variant.name))?;
        }
    }
    Ok(())
}

fn allocate(driver: &Driver, program: &Program) -> Result<Vec<Memory>, String> {
    let memory = |buffer: &crate::program::Buffer| {
        let size = buffer.count * buffer.element.size();
        Ok(Memory { used: driver.alloc(size)?, fresh: driver.alloc(size)?, size })
    };
    let memory: Vec<Memory> = program.buffers.iter().map(memory).collect::<Result<_, String>>()?;
    for (buffer, place) in program.buffers.iter().zip(&memory) {
        let bytes = data::bytes(buffer, |other| (memory[other].used, memory[other].size));
        driver.upload(place.fresh, &bytes)?;
    }
    Ok(memory)
}

impl Job {
    fn variant(&self, name: &'static str, file: &Path) -> Result<Variant, String> {
        let ptx = fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
        let module = self.driver.load(&ptx)?;
        let address = |buffer: usize| self.memory[buffer].used;
        let launch = |launch: &crate::program::Launch| {
            let arguments = launch.arguments.iter().map(|a| data::argument(a, &address)).collect();
            Ok((self.driver.kernel(module, &launch.kernel)?, launch.shape, arguments))
        };
        Ok(Variant {
            name,
            launches: self.program.launches.iter().map(launch).collect::<Result<_, String>>()?,
        })
    }

    fn reset(&self) -> Result<(), String> {
        self.memory
            .iter()
            .try_for_each(|memory| self.driver.copy(memory.used, memory.fresh, memory.size))
    }

    fn launch(&self, variant: &Variant) -> Result<(), String> {
        let mut launches = variant.launches.iter();
        launches.try_for_each(|(kernel, shape, arguments)| {
            self.driver.launch(*kernel, *shape, arguments)
        })
    }

    /// What is in all buffers after a run.
    fn results(&self, variant: &Variant) -> Result<Vec<Vec<u8>>, String> {
        self.reset()?;
        self.launch(variant)?;
        self.driver.wait()?;
        self.memory.iter().map(|memory| self.driver.download(memory.used, memory.size)).collect()
    }

    fn compare(&self, expected: &[Vec<u8>], actual: &[Vec<u8>]) -> Result<f64, String> {
        let mut largest = 0.0_f64;
        for ((buffer, expected), actual) in self.program.buffers.iter().zip(expected).zip(actual) {
            if !buffer.scratch {
                let difference =
                    compare::compare(buffer.element, self.program.tolerance, expected, actual);
                largest =
                    largest.max(difference.map_err(|why| format!("in {}, {why}", buffer.name))?);
            }
        }
        Ok(largest)
    }

    /// The medians of all times, in microseconds. The variants take turns, so that whatever changes on the machine concerns
    /// all of them; each is the first in some rounds.
    fn times(&self, variants: &[Variant], rounds: usize) -> Result<Vec<f64>, String> {
        let (begin, end) = (self.driver.event()?, self.driver.event()?);
        let mut times = vec![Vec::new(); variants.len()];
        for round in 0..WARM_UP + rounds {
            for turn in 0..variants.len() {
                let which = (turn + round) % variants.len();
                self.reset()?;
                self.driver.record(&begin)?;
                self.launch(&variants[which])?;
                self.driver.record(&end)?;
                self.driver.wait()?;
                if round >= WARM_UP {
                    times[which].push(self.driver.micros(&begin, &end)?);
                }
            }
        }
        Ok(times.into_iter().map(median).collect())
    }
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(f64::NAN)
}
