//! The child's side.
//!
//! Invariant: one reply for each request, in order, and nothing else on standard output. It ends
//! when the parent closes its end, so that a child does not outlive its parent by more than one
//! request.

use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};

use super::Judgement;
use super::wire::{self, Hello};
use crate::Llvm;

/// Answers requests from standard input on standard output until there are no more.
///
/// The process should use neither stream for anything else.
///
/// # Errors
///
/// When a stream fails or the requests make no sense.
pub fn serve(llvm: &Llvm) -> io::Result<()> {
    serve_on(llvm, io::stdin().lock(), io::stdout().lock())
}

fn serve_on(llvm: &Llvm, input: impl Read, output: impl Write) -> io::Result<()> {
    let mut input = BufReader::new(input);
    let mut output = BufWriter::new(output);
    let hello = Hello { version: llvm.version(), path: llvm.path().to_string_lossy().into_owned() };
    wire::write_hello(&mut output, &hello)?;
    output.flush()?;
    while !input.fill_buf()?.is_empty() {
        let request = wire::read_request(&mut input)?;
        wire::write_judgement(&mut output, &judge(llvm, &request))?;
        output.flush()?;
    }
    Ok(())
}

fn judge(llvm: &Llvm, request: &wire::OwnedRequest) -> Judgement {
    match llvm.parse(&request.name, &request.text) {
        Ok(module) => {
            let verify = request.verify.then(|| module.verify());
            let print = request.print.then(|| module.print());
            Judgement::Accepted { diagnostics: module.diagnostics(), verify, print }
        }
        Err(message) => Judgement::Rejected(message),
    }
}
