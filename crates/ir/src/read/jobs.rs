//! Bodies and metadata, which are read in parallel once the top level is known.
//!
//! A job is a piece of text that is read alone. Jobs are handed out in batches, and what became of them
//! is put together in the order of the file, however the work was shared.

use cranelift_entity::PrimaryMap;
use rayon::prelude::*;

use super::cursor::Cursor;
use super::types::TypeNames;
use super::{Reader, Scratch, SymbolTable, TypeTable};
use crate::error::{Error, Result};
use crate::function::{Body, Function};
use crate::module::{Span, Symbols};
use crate::store::{Node, Store};
use crate::types::Types;
use crate::value::{Const, FuncId};

/// Text that is read later, together with others.
pub(super) enum Job<'s> {
    Body { func: FuncId, start: usize, end: usize, store: Store<'s> },
    Metadata { start: usize, end: usize },
}

impl Job<'_> {
    fn len(&self) -> usize {
        match self {
            Job::Body { start, end, .. } | Job::Metadata { start, end } => end - start,
        }
    }
}

/// What became of a job.
pub(super) enum Done<'s> {
    Body {
        func: FuncId,
        body: Box<Body>,
        store: Store<'s>,
        undeclared: Vec<(Const, usize)>,
        block_addresses: Vec<(Const, usize)>,
    },
    Metadata(MdChunk<'s>),
}

/// Metadata that was read together: `!N` and its node, in order.
#[derive(Default)]
pub(super) struct MdChunk<'s> {
    pub store: Store<'s>,
    pub nodes: Vec<(u32, Node, Span)>,
}

/// Jobs are handed out in batches of about this many bytes.
pub(super) const BATCH: usize = 1 << 18;

/// A file smaller than this is read faster by one thread.
const WORTH_SHARING: usize = 1 << 17;

/// What the readers of bodies and metadata share.
pub(super) struct Context<'p, 's> {
    pub src: &'s [u8],
    pub types: &'p Types,
    pub type_names: &'p TypeNames<'s>,
    pub symbols: &'p Symbols<'s>,
    pub funcs: &'p PrimaryMap<FuncId, Function<'s>>,
    pub layout_spaces: [u32; 3],
    pub typed_module: bool,
    pub stars_are_ptr: bool,
    /// Tables that are not in use: as many as there are threads. Memory that was touched once is
    /// cheaper than new memory.
    pub scratches: std::sync::Mutex<Vec<Scratch<'s>>>,
}

impl<'s> Context<'_, 's> {
    pub fn run(&self, jobs: Vec<Job<'s>>) -> Result<Vec<Done<'s>>> {
        let total: usize = jobs.iter().map(Job::len).sum();
        if total < WORTH_SHARING || rayon::current_num_threads() < 2 {
            return self.batch(jobs);
        }
        let mut batches = Vec::new();
        let (mut batch, mut size) = (Vec::new(), 0);
        for job in jobs {
            size += job.len();
            batch.push(job);
            if size >= BATCH {
                batches.push(std::mem::take(&mut batch));
                size = 0;
            }
        }
        batches.push(batch);
        let results: Vec<_> =
            batches.into_par_iter().with_max_len(1).map(|batch| self.batch(batch)).collect();
        // The first error of the file counts, however the work was shared.
        let mut done = Vec::new();
        for result in results {
            done.append(&mut result?);
        }
        Ok(done)
    }

    fn batch(&self, jobs: Vec<Job<'s>>) -> Result<Vec<Done<'s>>> {
        let take = || self.scratches.lock().ok()?.pop();
        let mut scratch = take().unwrap_or_default();
        let done = jobs.into_iter().map(|job| self.job(job, &mut scratch)).collect();
        // A batch that failed leaves its tables in disorder, and is the last one that counts.
        if let (Ok(mut scratches), Ok(_)) = (self.scratches.lock(), &done) {
            scratches.push(scratch);
        }
        done
    }

    fn reader<'r>(
        &'r self,
        start: usize,
        end: usize,
        store: Store<'s>,
        scratch: &'r mut Scratch<'s>,
    ) -> Reader<'r, 's> {
        Reader {
            cur: Cursor::new(&self.src[..end], start),
            types: self.types,
            type_names: TypeTable::Closed(self.type_names),
            symbols: SymbolTable::Closed(self.symbols),
            store,
            scratch,
            layout_spaces: self.layout_spaces,
            in_function: false,
            calling: false,
            stars_are_ptr: self.stars_are_ptr,
            depth: 0,
        }
    }

    fn job(&self, job: Job<'s>, scratch: &mut Scratch<'s>) -> Result<Done<'s>> {
        match job {
            Job::Body { func, start, end, store } => {
                let mut reader = self.reader(start, end, store, scratch);
                let body = Box::new(reader.body(&self.funcs[func], self.typed_module)?);
                if reader.cur.pos != end {
                    return Err(Error::new(reader.cur.pos, "expected a top-level entity"));
                }
                let mut store = reader.store;
                store.shrink();
                Ok(Done::Body {
                    func,
                    body,
                    store,
                    undeclared: std::mem::take(&mut scratch.undeclared),
                    block_addresses: std::mem::take(&mut scratch.block_addresses),
                })
            }
            Job::Metadata { start, end } => {
                let mut reader = self.reader(start, end, Store::new(self.src), scratch);
                let mut nodes = Vec::new();
                while !reader.cur.at_end() {
                    nodes.push(reader.numbered_metadata()?);
                }
                let mut store = reader.store;
                store.shrink();
                Ok(Done::Metadata(MdChunk { store, nodes }))
            }
        }
    }
}

impl<'s> Reader<'_, 's> {
    /// `!N = …`, at its `!`.
    pub(super) fn numbered_metadata(&mut self) -> Result<(u32, Node, Span)> {
        self.cur.ws();
        let start = self.cur.pos;
        if !(self.cur.eat(b'!') && self.cur.byte().is_ascii_digit()) {
            return Err(self.cur.expected("a metadata definition such as `!0 = !{}`"));
        }
        let number = self.cur.id()?;
        self.cur.expect(b'=')?;
        let distinct = self.cur.peek() == b'd' && self.cur.eat_word(b"distinct");
        if !self.cur.eat(b'!') {
            return Err(self.cur.expected("a metadata node"));
        }
        let node = self.md_node(distinct)?;
        Ok((number, node, Span::new(start, self.cur.token_end())))
    }
}
