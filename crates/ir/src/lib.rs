//! LLVM IR text to an editable model, and back, byte for byte where nothing was edited.
//!
//! ```
//! use spacecast_ir::edit::NewInst;
//! use spacecast_ir::types::Type;
//! use spacecast_ir::vocab::Opcode;
//!
//! let source = b"define i32 @twice(i32 %x) { ; doubles\n  %r = add i32 %x, %x  ; here\n  ret i32 %r\n}\n";
//! let mut module = spacecast_ir::parse(source)?;
//!
//! // Look: every value has a type, a definition and uses.
//! let id = module.function_named(b"twice").ok_or("no such function")?;
//! let function = module.func(id);
//! let add = function.insts().find(|&i| function.inst(i).op == Opcode::Add).ok_or("no add")?;
//! assert_eq!(function.type_of(add.into()), Type::I32);
//! assert_eq!(function.uses().get(add.into()).len(), 1);
//!
//! // Change: put a shift in the place of the addition.
//! let function = module.func_mut(id);
//! let x = function.operands(add)[0];
//! let one = function.store.int(Type::I32, 1);
//! function.replace(add, NewInst::new(Opcode::Shl, Type::I32, &[x, one]));
//!
//! // Print: what was not touched is still there, comments included.
//! let mut out = Vec::new();
//! module.print(&mut out)?;
//! assert_eq!(
//!     String::from_utf8(out)?,
//!     "define i32 @twice(i32 %x) { ; doubles\n  %r = shl i32 %x, 1  ; here\n  ret i32 %r\n}\n",
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The model
//!
//! ```text
//!   Module ── types        Type: an id, equal if and only if the types are
//!          ├─ symbols      Global: a function, variable, alias or ifunc, by name
//!          ├─ variables, aliases, attribute groups, comdats, named types …
//!          ├─ metadata     by number
//!          └─ functions ── header: parameters, attributes …
//!                       ├─ blocks ── instructions ── operands: Value
//!                       └─ store: constants, lists, inline metadata, added text
//! ```
//!
//! - A [`Value`](value::Value) is what an operand refers to: an instruction, an argument, a block, a
//!   constant, or metadata. It is four bytes, and belongs to one function.
//! - Constants live in the [`Store`](store::Store) of the function that mentions them; those of
//!   initialisers in the module's. [`Store::constant`](store::Store::constant) takes one apart.
//! - [`inst`] says what the operands of each opcode are.
//! - Names are text as it was written; unnamed values have numbers, which are assigned anew when an
//!   edited function is printed.
//! - [`edit`] has the changes, [`query`] the questions that need a table of their own.
//!
//! Functions are independent of each other and can be looked at and edited in parallel.
//!
//! The reader accepts what LLVM 7 to 22 write. It never panics, whatever the bytes: faults are
//! [`Error`]s with a position.

pub mod attr;
mod clone;
pub mod compare;
pub mod edit;
mod error;
pub mod function;
pub mod inst;
pub mod module;
mod numbered;
pub mod parallel;
pub mod query;
mod read;
pub mod schema;
pub mod store;
pub mod summary;
pub mod text;
pub mod types;
pub mod value;
pub mod view;
pub mod vocab;
mod words;
mod write;

pub use error::{Error, Result, line_and_column};
pub use module::Module;
pub use read::{NESTING, STACK_PER_LEVEL, parse, parse_nested};
pub use write::type_string;
