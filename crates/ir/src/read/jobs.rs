//! Bodies and metadata, which are read in parallel once the top level is known.
//!
//! A job is a piece of text that is read alone. Jobs are handed out in batches, the largest first, and
//! what became of them is put together in the order of the file, however the work was shared.

use std::sync::{Arc, Mutex, PoisonError};

use cranelift_entity::PrimaryMap;

use super::cursor::Cursor;
use super::finish::check_comdats;
use super::types::TypeNames;
use super::{Reader, Scratch, SymbolTable, TypeTable};
use crate::error::{Error, Result};
use crate::function::{Body, Function};
use crate::module::{Map, Span, Symbols};
use crate::store::{Node, Store};
use crate::types::{Type, Types};
use crate::value::{Const, FuncId, Global};

/// Text that is read later, together with others. There are as many as functions, so what is large is elsewhere.
pub(super) enum Job<'s> {
    /// A definition, header and all, whose body begins at `body`.
    Function {
        func: FuncId,
        global: Global,
        start: usize,
        body: usize,
        end: usize,
    },
    Body {
        func: FuncId,
        start: usize,
        end: usize,
        store: Box<Store<'s>>,
    },
    Metadata {
        start: usize,
        end: usize,
    },
}

impl Job<'_> {
    fn len(&self) -> usize {
        match self {
            Job::Function { start, end, .. }
            | Job::Body { start, end, .. }
            | Job::Metadata { start, end } => end - start,
        }
    }
}

/// What became of a job; what is large is elsewhere here, too.
pub(super) enum Done<'s> {
    /// A function of which only the symbol was known, and its type.
    Function {
        func: FuncId,
        function: Arc<Function<'s>>,
        ty: Type,
        left: Left,
    },
    Body {
        func: FuncId,
        body: Box<Body>,
        store: Box<Store<'s>>,
        left: Left,
    },
    Metadata(Box<MdChunk<'s>>),
}

/// Constants of a body that are looked at when all parts are there, and where they are.
#[derive(Default)]
pub(super) struct Left {
    pub undeclared: Vec<(Const, usize)>,
    pub block_addresses: Vec<(Const, usize)>,
}

impl Left {
    pub fn is_empty(&self) -> bool {
        self.undeclared.is_empty() && self.block_addresses.is_empty()
    }
}

/// Metadata that was read together: `!N` and its node, in order.
#[derive(Default)]
pub(super) struct MdChunk<'s> {
    pub store: Store<'s>,
    pub nodes: Vec<(u32, Node, Span)>,
}

/// Jobs are handed out in batches of about this many bytes.
pub(super) const BATCH: usize = 1 << 17;

/// A file smaller than this is read faster by one thread.
const WORTH_SHARING: usize = 1 << 17;

/// What the readers of bodies and metadata share.
pub(super) struct Context<'p, 's> {
    pub src: &'s [u8],
    pub types: &'p Types,
    pub type_names: &'p TypeNames<'s>,
    pub symbols: &'p Symbols<'s>,
    pub funcs: &'p PrimaryMap<FuncId, Arc<Function<'s>>>,
    /// The comdats that are defined, and where.
    pub comdats: &'p Map<Vec<u8>, usize>,
    pub layout_spaces: [u32; 3],
    pub typed_module: bool,
    pub stars_are_ptr: bool,
    pub nesting: u32,
}

/// Jobs that follow each other.
struct Batch<'s> {
    index: usize,
    size: usize,
    jobs: Vec<Job<'s>>,
}

/// Which batch it was, and what became of it.
type DoneBatch<'s> = (usize, Result<Vec<Done<'s>>>);

fn in_batches<'s>(jobs: Vec<Job<'s>>) -> Vec<Batch<'s>> {
    let mut batches: Vec<Batch<'s>> = Vec::new();
    for job in jobs {
        let size = job.len();
        match batches.last_mut() {
            Some(batch) if batch.size + size <= BATCH => {
                batch.size += size;
                batch.jobs.push(job);
            }
            _ => batches.push(Batch { index: batches.len(), size, jobs: vec![job] }),
        }
    }
    batches
}

/// A thread that panicked while it held a lock has stopped the others as well.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<'s> Context<'_, 's> {
    /// Does the jobs; what became of them comes in order, with the tables that were used.
    pub fn run(&self, jobs: Vec<Job<'s>>) -> Result<(Vec<Done<'s>>, Vec<Scratch<'s>>)> {
        let total: usize = jobs.iter().map(Job::len).sum();
        let threads = rayon::current_num_threads();
        if total < WORTH_SHARING || threads < 2 {
            let mut scratch = Scratch::default();
            let done: Result<_> = jobs.into_iter().map(|j| self.job(j, &mut scratch)).collect();
            return Ok((done?, vec![scratch]));
        }
        let of_jobs = jobs.len();
        let mut batches = in_batches(jobs);
        let count = batches.len();
        // The largest is taken first: at the end, when threads wait for each other, small ones help.
        batches.sort_by_key(|batch| batch.size);
        let batches = Mutex::new(batches);
        let results = Mutex::new(Vec::with_capacity(count));
        rayon::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|_| {
                    let (done, scratch) = self.work(&batches);
                    lock(&results).push((done, scratch));
                });
            }
        });
        let mut parts: Vec<_> = (0..count).map(|_| None).collect();
        let mut scratches = Vec::with_capacity(threads);
        for (done, scratch) in results.into_inner().unwrap_or_else(PoisonError::into_inner) {
            scratches.push(scratch);
            for (index, part) in done {
                parts[index] = Some(part);
            }
        }
        // The first error of the file counts, however the work was shared.
        let mut done = Vec::with_capacity(of_jobs);
        for part in parts.into_iter().flatten() {
            done.append(&mut part?);
        }
        Ok((done, scratches))
    }

    /// Takes batches as long as there are any.
    fn work(&self, batches: &Mutex<Vec<Batch<'s>>>) -> (Vec<DoneBatch<'s>>, Scratch<'s>) {
        // Memory that was touched once is cheaper than new memory: one set of tables for all.
        let mut scratch = Scratch::default();
        let mut done = Vec::new();
        loop {
            let Some(batch) = lock(batches).pop() else { return (done, scratch) };
            let part: Result<_> =
                batch.jobs.into_iter().map(|job| self.job(job, &mut scratch)).collect();
            if part.is_err() {
                // A batch that failed leaves its tables in disorder.
                scratch = Scratch::default();
            }
            done.push((batch.index, part));
        }
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
            looked_up: (usize::MAX, &[], None),
            depth: 0,
            nesting: self.nesting,
        }
    }

    /// Reads the body of a function, whose lists go to the store.
    fn body(
        &self,
        func: &Function<'s>,
        text: std::ops::Range<usize>,
        store: Store<'s>,
        scratch: &mut Scratch<'s>,
    ) -> Result<(Box<Body>, Store<'s>, Left)> {
        let mut reader = self.reader(text.start, text.end, store, scratch);
        let body = Box::new(reader.body(func, self.typed_module)?);
        if reader.cur.pos != text.end {
            return Err(Error::new(reader.cur.pos, "expected a top-level entity"));
        }
        // What is kept has little more memory than it needs; what is read into is used again and again.
        let exact = reader.store.take_exact();
        scratch.store = reader.store;
        let left = Left {
            undeclared: std::mem::take(&mut scratch.undeclared),
            block_addresses: std::mem::take(&mut scratch.block_addresses),
        };
        Ok((body, exact, left))
    }

    fn job(&self, job: Job<'s>, scratch: &mut Scratch<'s>) -> Result<Done<'s>> {
        match job {
            Job::Function { func, global, start, body, end } => {
                let store = std::mem::take(&mut scratch.store).with_source(self.src);
                let mut reader = self.reader(start, end, store, scratch);
                reader.scratch.stars_seen = false;
                let (header, _) = reader.header()?;
                // What was guessed from the look of the header must be so.
                if header.global != global
                    || header.header.1 as usize != body
                    || header.addrspace.is_some()
                    || reader.scratch.stars_seen
                {
                    return Err(Error::new(start, "this header has to be read first"));
                }
                check_comdats(self.src, self.comdats, &reader.scratch.comdat_uses)?;
                reader.scratch.comdat_uses.clear();
                let ty = reader.function_type_of(&header);
                let store = std::mem::take(&mut reader.store);
                let (body, store, left) = self.body(&header, body..end, store, scratch)?;
                let function = Arc::new(Function { body: Some(body), store, ..header });
                Ok(Done::Function { func, function, ty, left })
            }
            Job::Body { func, start, end, store } => {
                let (body, store, left) =
                    self.body(&self.funcs[func], start..end, *store, scratch)?;
                Ok(Done::Body { func, body, store: Box::new(store), left })
            }
            Job::Metadata { start, end } => {
                let mut reader = self.reader(start, end, Store::new(self.src), scratch);
                let mut nodes = Vec::new();
                while !reader.cur.at_end() {
                    nodes.push(reader.numbered_metadata()?);
                }
                let mut store = reader.store;
                store.shrink();
                Ok(Done::Metadata(Box::new(MdChunk { store, nodes })))
            }
        }
    }
}

impl<'s> Reader<'_, 's> {
    /// The type of a function; the shared table is asked once for each.
    fn function_type_of(&mut self, func: &Function<'s>) -> Type {
        let mut key = std::mem::take(&mut self.scratch.types);
        key.clear();
        key.extend([func.ret, if func.vararg { Type::I1 } else { Type::VOID }]);
        key.extend(func.params.iter().map(|p| p.ty));
        let known = self.scratch.function_types.get(&key[..]).copied();
        let ty = known.unwrap_or_else(|| {
            let ty = func.ty(self.types);
            self.scratch.function_types.insert(key.clone(), ty);
            ty
        });
        key.clear();
        self.scratch.types = key;
        ty
    }

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
