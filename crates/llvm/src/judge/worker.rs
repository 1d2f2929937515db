//! One child process, seen from the parent.
//!
//! Invariant: a worker is between requests, alive as far as anyone knows, and gone when it is
//! dropped. To ask takes it by value and gives it back only after a whole reply, so a child that
//! failed cannot be asked again.
//!
//! Writing a request and reading its reply can both block for as long as the child likes. A thread
//! does both, and the asker waits for the thread with a timeout; to kill the child ends its pipes,
//! which ends the thread.

use std::io::{self, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::Judgement;
use super::wire::{self, Hello};

/// How long a child whose pipe has ended may take to end itself, with the status that tells why.
const GRACE: Duration = Duration::from_secs(2);
/// How much of the end of the child's standard error is kept.
const TAIL: usize = 1 << 14;

pub(super) struct Worker {
    process: Child,
    requests: Sender<Vec<u8>>,
    replies: Receiver<io::Result<Judgement>>,
    /// The end of the child's standard error, sent when the child is gone.
    complaint: Receiver<Vec<u8>>,
}

impl Worker {
    /// Starts a child and waits for its greeting. On failure, tells why.
    pub(super) fn start(
        command: &Mutex<Command>,
        timeout: Duration,
    ) -> Result<(Self, Hello), String> {
        let mut process = spawn(&mut command.lock().unwrap_or_else(PoisonError::into_inner))?;
        let (Some(stdin), Some(stdout), Some(stderr)) =
            (process.stdin.take(), process.stdout.take(), process.stderr.take())
        else {
            unreachable!("all three streams were asked for");
        };
        let (requests, requests_end) = mpsc::channel();
        let (replies_end, replies) = mpsc::channel();
        let (hello_end, hello) = mpsc::channel();
        let (complaint_end, complaint) = mpsc::channel();
        thread::spawn(move || converse(stdin, stdout, &hello_end, &requests_end, &replies_end));
        // Nobody may be waiting any more when the child ends.
        thread::spawn(move || complaint_end.send(last_words(stderr)).ok());
        let worker = Self { process, requests, replies, complaint };
        match hello.recv_timeout(timeout) {
            Ok(Ok(hello)) => Ok((worker, hello)),
            failure => Err(worker.fail(failure, timeout)),
        }
    }

    /// Has the child serve a request. On failure, the child is gone and the text tells why.
    pub(super) fn ask(
        self,
        request: Vec<u8>,
        timeout: Duration,
    ) -> Result<(Judgement, Self), String> {
        // If the thread has ended, so have the replies.
        self.requests.send(request).ok();
        match self.replies.recv_timeout(timeout) {
            Ok(Ok(judgement)) => Ok((judgement, self)),
            failure => Err(self.fail(failure, timeout)),
        }
    }

    /// Whether the child still runs. It may have been killed from outside while it had nothing to
    /// do, and that is not the fault of the next request.
    pub(super) fn is_alive(&mut self) -> bool {
        matches!(self.process.try_wait(), Ok(None))
    }

    /// Ends the child after anything but an answer, and says what happened.
    fn fail<T>(
        mut self,
        answer: Result<io::Result<T>, RecvTimeoutError>,
        timeout: Duration,
    ) -> String {
        let how = match answer {
            Err(RecvTimeoutError::Timeout) => {
                self.kill();
                format!("timeout after {timeout:?}")
            }
            Ok(Err(error)) if error.kind() == io::ErrorKind::InvalidData => {
                self.kill();
                format!("the child does not speak the judge's language: {error}")
            }
            _ => self.status_of_the_dying(),
        };
        // Something else may hold the child's standard error open, so this too has a limit.
        let complaint = self.complaint.recv_timeout(GRACE).unwrap_or_default();
        match String::from_utf8_lossy(&complaint).trim() {
            "" => how,
            complaint => format!("{how}\n{complaint}"),
        }
    }

    /// The status of a child whose pipe has ended. The pipe ends a moment before the process does.
    fn status_of_the_dying(&mut self) -> String {
        let deadline = Instant::now() + GRACE;
        while Instant::now() < deadline {
            match self.process.try_wait() {
                Ok(Some(status)) => return status.to_string(),
                Ok(None) => thread::sleep(Duration::from_millis(2)),
                Err(error) => return error.to_string(),
            }
        }
        self.kill();
        "the child closed its output and went on".to_owned()
    }

    /// Leaves no process behind, not even a dead one. Either call fails only if the child is gone
    /// already.
    fn kill(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.kill();
    }
}

fn spawn(command: &mut Command) -> Result<Child, String> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().map_err(|error| {
        format!("cannot start {}: {error}", command.get_program().to_string_lossy())
    })
}

/// The thread of a worker: passes requests on and replies back, until either side fails.
fn converse(
    mut stdin: ChildStdin,
    stdout: ChildStdout,
    hello: &Sender<io::Result<Hello>>,
    requests: &Receiver<Vec<u8>>,
    replies: &Sender<io::Result<Judgement>>,
) {
    let mut stdout = BufReader::new(stdout);
    let greeting = wire::read_hello(&mut stdout);
    let mut going = greeting.is_ok();
    going &= hello.send(greeting).is_ok();
    while going && let Ok(request) = requests.recv() {
        let reply = stdin.write_all(&request).and_then(|()| wire::read_judgement(&mut stdout));
        going = reply.is_ok();
        going &= replies.send(reply).is_ok();
    }
}

/// Reads all that a child writes to its standard error, and keeps the end of it.
fn last_words(mut stderr: ChildStderr) -> Vec<u8> {
    let mut tail = Vec::new();
    let mut chunk = [0; 4096];
    loop {
        match stderr.read(&mut chunk) {
            Ok(read @ 1..) => tail.extend_from_slice(&chunk[..read]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Ok(0) | Err(_) => return tail,
        }
        tail.drain(..tail.len().saturating_sub(TAIL));
    }
}
