//! Many jobs, some of which LLVM gives up on.
//!
//! ```text
//!   thread ──► job ──► job ──► LLVM gives up: told, and the thread stands still
//!   thread ──► job ──► job ──► job                         │
//!   thread (another one in its place) ──► job ──► job  ◄───┘
//! ```
//!
//! Invariant: every job has an end, and what it says stays together.

use std::io::{self, Write};
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use crate::input;
use crate::limits;
use crate::opt::plan::Job;

/// How often there may be work. A small file takes milliseconds.
const LOOK_EVERY: Duration = Duration::from_micros(50);

/// What came of a job.
pub struct Outcome {
    pub good: bool,
    /// What it said, but for what went out already.
    pub log: Vec<u8>,
}

/// Tells what becomes of a job, from whatever thread that is known in.
#[derive(Clone)]
pub enum Reporter {
    /// There are no others.
    Alone,
    Among(usize, Sender<News>),
}

/// What there is to tell.
pub enum News {
    Said(usize, Vec<u8>),
    Ended(usize, Result<(), String>),
    /// It ended, and its thread stands still.
    GaveUp(usize, String),
    /// A thread has nothing left to do.
    Left,
    Panicked,
}

impl Reporter {
    /// What a job says goes out at once if there are no others to mix it up with: LLVM may crash on what comes next.
    pub fn say(&self, log: Vec<u8>) {
        match self {
            Reporter::Alone => print(&log),
            Reporter::Among(job, news) => tell(news, News::Said(*job, log)),
        }
    }

    /// The thread does not go on, for the reason that a message gives.
    pub fn gave_up(&self, message: String) {
        match self {
            Reporter::Alone => {
                print(format!("{message}\n").as_bytes());
                spacecast_llvm::exit(1)
            }
            Reporter::Among(job, news) => tell(news, News::GaveUp(*job, message)),
        }
    }
}

fn print(log: &[u8]) {
    // Nothing is left to do if standard error is closed.
    let _ = io::stderr().write_all(log);
}

fn tell(news: &Sender<News>, what: News) {
    // Who listens stays until every job has ended.
    let _ = news.send(what);
}

/// Runs all jobs. An error is a message, as it is shown.
pub fn run(
    jobs: Vec<Job>,
    compile: impl Fn(&Job, &Reporter) -> Result<(), String> + Send + Sync + 'static,
) -> Vec<Outcome> {
    if let [job] = jobs.as_slice() {
        let mut outcome = Outcome { good: false, log: Vec::new() };
        outcome.end(compile(job, &Reporter::Alone));
        return vec![outcome];
    }
    let mut outcomes: Vec<Option<Outcome>> = Vec::new();
    outcomes.resize_with(jobs.len(), || None);
    let mut logs = vec![Vec::new(); jobs.len()];
    let shared = Arc::new((jobs, AtomicUsize::new(0), compile));
    let (sender, news) = mpsc::channel();
    let start = || {
        let (shared, news) = (Arc::clone(&shared), sender.clone());
        let builder = thread::Builder::new();
        let builder = limits::stack().into_iter().fold(builder, thread::Builder::stack_size);
        let work = move || {
            let (jobs, next, compile) = &*shared;
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(job) = jobs.get(at) else { return tell(&news, News::Left) };
                let reporter = Reporter::Among(at, news.clone());
                let compiled = panic::catch_unwind(AssertUnwindSafe(|| compile(job, &reporter)));
                match compiled {
                    Ok(result) => tell(&news, News::Ended(at, result)),
                    Err(_) => tell(&news, News::Panicked),
                }
            }
        };
        builder.spawn(work).map(drop)
    };
    let mut running = 0;
    let mut failure = None;
    for _ in 0..rayon::current_num_threads().min(outcomes.len()) {
        match start() {
            Ok(()) => running += 1,
            Err(error) => failure = Some(error),
        }
    }
    while running > 0 {
        let (at, result) = match next(&news) {
            News::Said(at, log) => {
                logs[at].extend_from_slice(&log);
                continue;
            }
            News::Ended(at, result) => (at, result),
            News::GaveUp(at, message) => {
                if let Err(error) = start() {
                    running -= 1;
                    failure = Some(error);
                }
                (at, Err(message))
            }
            News::Left => {
                running -= 1;
                continue;
            }
            // It has said why.
            News::Panicked => spacecast_llvm::exit(101),
        };
        let mut outcome = Outcome { good: false, log: std::mem::take(&mut logs[at]) };
        outcome.end(result);
        outcomes[at] = Some(outcome);
    }
    let why = failure.map_or_else(|| "not compiled".to_owned(), |error| error.to_string());
    let left = |at: usize| {
        let message = format!("{}: there is no thread for it: {why}", shared.0[at].input.display());
        Outcome { good: false, log: format!("{}\n", input::error(&message)).into_bytes() }
    };
    let all = outcomes.into_iter().enumerate();
    all.map(|(at, outcome)| outcome.unwrap_or_else(|| left(at))).collect()
}

/// Waits for news. Meanwhile this thread works for the others: it is one of those that passes run on, and may be the only
/// one. Nobody wakes it for that, so that it looks for work from time to time.
fn next(news: &mpsc::Receiver<News>) -> News {
    loop {
        match news.recv_timeout(LOOK_EVERY) {
            Ok(news) => return news,
            Err(RecvTimeoutError::Timeout) => {}
            // There is a sender here.
            Err(RecvTimeoutError::Disconnected) => return News::Left,
        }
        while rayon::yield_now() == Some(rayon::Yield::Executed) {}
    }
}

impl Outcome {
    fn end(&mut self, result: Result<(), String>) {
        self.good = result.is_ok();
        if let Err(message) = result {
            self.log.extend_from_slice(format!("{message}\n").as_bytes());
        }
    }
}
