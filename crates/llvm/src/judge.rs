//! The same judge in child processes, for inputs that may make LLVM abort, crash or hang.
//!
//! Invariant: a child serves one request at a time, and one that failed is never asked again; so no
//! request can be answered with what another left behind, and whatever LLVM does to its process,
//! the parent goes on. Children are started as callers need them and reused, since opening LLVM
//! takes longer than judging a small module.
//!
//! The child is any command whose process opens LLVM and calls [`serve()`]: usually the same program
//! in a hidden mode.

mod serve;
mod wire;
mod worker;

use std::fmt;
use std::io;
use std::process::Command;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

pub use self::serve::serve;
use self::wire::Hello;
use self::worker::Worker;
use crate::Diagnostic;

/// How long a child may take for one request unless told otherwise.
pub const DEFAULT_TIMEOUT: Duration = Duration::from_secs(60);

/// What to do with a text. It is parsed in any case.
#[derive(Clone, Copy, Debug, Default)]
pub struct Request<'a> {
    /// What LLVM calls the text in its messages.
    pub name: &'a str,
    /// The LLVM IR.
    pub text: &'a [u8],
    /// Whether to verify it.
    pub verify: bool,
    /// Whether to print it.
    pub print: bool,
}

/// What became of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// LLVM parsed the text.
    Accepted {
        /// What LLVM remarked.
        diagnostics: Vec<Diagnostic>,
        /// The verifier's verdict, if it was asked for.
        verify: Option<Result<(), String>>,
        /// LLVM's own text of the module, if it was asked for.
        print: Option<Vec<u8>>,
    },
    /// LLVM could not parse the text, and says where and why.
    Rejected(String),
    /// The child ended, hung or could not be started: how, and what it last wrote to its standard
    /// error. A fatal error of LLVM is there.
    Crashed(String),
}

/// A pool of children that judge. It is shared freely; there are as many children as there were
/// callers at one time.
pub struct Judge {
    command: Mutex<Command>,
    idle: Mutex<Vec<Worker>>,
    timeout: Duration,
    hello: Hello,
}

impl Judge {
    /// Starts the first child. Later ones are started with the same command, whose standard streams
    /// are replaced.
    ///
    /// # Errors
    ///
    /// When the child cannot be started, or ends or hangs before it serves. The error has what the
    /// child wrote to its standard error.
    pub fn spawn(command: Command) -> io::Result<Self> {
        let command = Mutex::new(command);
        let (worker, hello) = Worker::start(&command, DEFAULT_TIMEOUT).map_err(io::Error::other)?;
        Ok(Self { command, idle: Mutex::new(vec![worker]), timeout: DEFAULT_TIMEOUT, hello })
    }

    /// Sets how long a child may take for one request. Then it is killed.
    #[must_use]
    pub fn with_timeout(mut self, timeout: Duration) -> Self {
        self.timeout = timeout;
        self
    }

    /// The version of the LLVM that judges, as [`Llvm::version`](crate::Llvm::version) tells it.
    #[must_use]
    pub fn version(&self) -> Option<(u32, u32, u32)> {
        self.hello.version
    }

    /// The library that judges.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.hello.path
    }

    /// Has a child judge a text, and waits for it.
    pub fn ask(&self, request: &Request<'_>) -> Judgement {
        self.worker()
            .and_then(|worker| worker.ask(wire::encode_request(request), self.timeout))
            .map(|(judgement, worker)| {
                self.idle().push(worker);
                judgement
            })
            .unwrap_or_else(Judgement::Crashed)
    }

    /// A child that waits, or else a new one.
    fn worker(&self) -> Result<Worker, String> {
        while let Some(mut worker) = self.pop_idle() {
            if worker.is_alive() {
                return Ok(worker);
            }
        }
        Worker::start(&self.command, self.timeout).map(|(worker, _)| worker)
    }

    /// Apart from its caller, so that the lock is not held while the child is looked at.
    fn pop_idle(&self) -> Option<Worker> {
        self.idle().pop()
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Worker>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Judge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Judge")
            .field("llvm", &self.hello)
            .field("timeout", &self.timeout)
            .finish_non_exhaustive()
    }
}
