//! From text to model.
//!
//! ```text
//!   text ─► top level, in order ─► bodies and metadata, in parallel ─► checks ─► Module
//!           (types, symbols,        (each alone, with the closed
//!            headers)                tables of the module)
//! ```
//!
//! Where a body ends is guessed first: at the next line that begins with `}`, which is how every
//! compiler writes it. The reader of the body finds out whether that was right. If it was not, or
//! anything else is wrong, the module is read again with exact ends, found by counting braces; what
//! that says is final. Metadata is cut at lines in the same way.

mod attrs;
mod body;
mod consts;
mod cursor;
mod finish;
mod header;
mod jobs;
mod locals;
mod md;
mod symbols;
mod top;
mod types;

use cursor::Cursor;
use md::MdRefs;
use symbols::SymbolTable;
use top::{Ends, Pointers};
use types::TypeNames;

use crate::error::{Error, Result};
use crate::module::{Map, Module};
use crate::store::Store;
use crate::text::MAX_SOURCE;
use crate::types::{Type, Types};
use crate::value::{Const, Global, Value};

/// How deeply types, constants and metadata may be nested for [`parse`]: an error is better than a stack overflow.
pub const NESTING: u32 = 256;

/// The stack that a level of nesting takes at most, in whatever walks through a module.
pub const STACK_PER_LEVEL: usize = 4 << 10;

/// Reads a module, in parallel where that pays.
pub fn parse(source: &[u8]) -> Result<Module<'_>> {
    parse_nested(source, NESTING)
}

/// Reads a module whose types, constants and metadata may be nested to another depth. Whoever allows more than [`NESTING`]
/// sees to it that all threads have the stack that it takes to walk through them: [`STACK_PER_LEVEL`].
pub fn parse_nested(source: &[u8], nesting: u32) -> Result<Module<'_>> {
    if source.len() >= MAX_SOURCE {
        return Err(Error::new(MAX_SOURCE, "files of 1 GiB and more are not supported"));
    }
    let read = |ends, pointers| top::read(source, top::How { ends, pointers, nesting });
    if let Ok(module) = read(Ends::Guessed, Pointers::Unsure) {
        return Ok(module);
    }
    // What is wrong, if anything is, is what this reading says.
    let error = match read(Ends::Exact, Pointers::Unsure) {
        Ok(module) => return Ok(module),
        Err(error) => error,
    };
    // Since LLVM 15 `i8*` is read as `ptr`, so that a file may have both.
    [Pointers::Typed, Pointers::Opaque, Pointers::Mixed]
        .into_iter()
        .find_map(|pointers| read(Ends::Exact, pointers).ok())
        .ok_or(error)
}

/// Tables that are reused from one body to the next.
struct Scratch<'s> {
    /// Operands that are being gathered; used as a stack.
    ops: Vec<Value>,
    /// Words that are being gathered; used as a stack.
    words: Vec<u32>,
    /// Types that are being gathered; used as a stack.
    types: Vec<Type>,
    /// Parameters that are being gathered.
    params: Vec<crate::function::Param>,
    /// Pointers with pointees seen before, so that the shared table is asked once.
    pointers: Map<(Type, u32), Type>,
    /// Function types seen before: the result, `i1` for variable arguments, the parameters.
    function_types: Map<Vec<Type>, Type>,
    /// Arrays, vectors and literal structs by their text.
    by_text: Map<&'s [u8], Type>,
    /// Whether memory can hold values of a type.
    sized: Map<Type, bool>,
    /// Integers that were read not long ago. An entry may belong to another store.
    recent_ints: Box<[((Type, i64), Const); 256]>,
    /// Constants of functions that were called not long ago. Like the integers.
    recent_callees: [Const; 64],
    /// Types that were read not long ago, and their text.
    recent_types: [(&'s [u8], Type); 16],
    /// Constants of the body that were read not long ago.
    recent_constants: [RecentConstant<'s>; 64],
    /// Assembly of the body: where there is any, a few lines are written again and again.
    recent_asm: [RecentConstant<'s>; 16],
    /// Where the next one goes.
    next_asm: usize,
    /// Ids of constants from another round mean nothing.
    round: u32,
    /// Forward references whose place in a list is not known yet.
    unplaced: u32,
    /// An empty store, for the next function.
    store: Store<'s>,
    local: body::Local,
    md_refs: MdRefs,
    /// Constants that refer to intrinsics without a declaration, and where.
    undeclared: Vec<(Const, usize)>,
    block_addresses: Vec<(Const, usize)>,
    /// Blocks of other functions, by name.
    block_uses: Vec<(Global, crate::text::Name, usize)>,
    /// Where comdats are referred to.
    comdat_uses: Vec<crate::text::TextRef>,
    /// Whether a pointer with a pointee was read.
    stars_seen: bool,
    /// References to symbols that may be defined later.
    global_checks: Vec<(Global, Type, usize)>,
}

/// A constant, and the text and type that it has.
#[derive(Copy, Clone)]
struct RecentConstant<'s> {
    text: &'s [u8],
    ty: Type,
    value: Value,
    round: u32,
}

impl RecentConstant<'_> {
    const NONE: Self = Self { text: &[], ty: Type::VOID, value: Value::from_bits(0), round: 0 };
}

impl Default for Scratch<'_> {
    fn default() -> Self {
        Self {
            ops: Vec::new(),
            words: Vec::new(),
            types: Vec::new(),
            params: Vec::new(),
            pointers: Map::default(),
            function_types: Map::default(),
            by_text: Map::default(),
            sized: Map::default(),
            recent_ints: Box::new([((Type::VOID, 0), Const(0)); 256]),
            recent_callees: [Const(0); 64],
            recent_types: [(&[], Type::VOID); 16],
            recent_constants: [RecentConstant::NONE; 64],
            recent_asm: [RecentConstant::NONE; 16],
            next_asm: 0,
            round: 0,
            unplaced: 0,
            store: Store::default(),
            local: body::Local::default(),
            md_refs: MdRefs::default(),
            undeclared: Vec::new(),
            block_addresses: Vec::new(),
            block_uses: Vec::new(),
            comdat_uses: Vec::new(),
            stars_seen: false,
            global_checks: Vec::new(),
        }
    }
}

enum TypeTable<'p, 's> {
    Open(&'p mut TypeNames<'s>),
    Closed(&'p TypeNames<'s>),
}

/// Reads one thing: the top level, a body, or a chunk of metadata.
struct Reader<'p, 's> {
    cur: Cursor<'s>,
    types: &'p Types,
    type_names: TypeTable<'p, 's>,
    symbols: SymbolTable<'p, 's>,
    store: Store<'s>,
    scratch: &'p mut Scratch<'s>,
    /// The spaces of allocas, globals and functions that the data layout names.
    layout_spaces: [u32; 3],
    in_function: bool,
    /// Whether what is read is called.
    calling: bool,
    /// Whether `T*` is another way to write `ptr`.
    stars_are_ptr: bool,
    /// The word that was looked up last, where it is, and its key.
    looked_up: (usize, &'s [u8], Option<crate::words::Key>),
    /// How deep what is read is nested, and how deep it may be.
    depth: u32,
    nesting: u32,
}

impl Reader<'_, '_> {
    /// Goes one level deeper, unless that is too deep.
    #[inline]
    fn nested<T>(&mut self, inner: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= self.nesting {
            let message = format!(
                "this is nested more than {} levels deep; `--max-nesting` raises the limit",
                self.nesting
            );
            return Err(Error::new(self.cur.pos, message));
        }
        self.depth += 1;
        let result = inner(self);
        self.depth -= 1;
        result
    }
}
