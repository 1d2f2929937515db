//! LLVM IR text to an editable model, and back.
//!
//! (See the modules.)

pub mod attr;
mod clone;
pub mod edit;
mod error;
pub mod function;
pub mod inst;
pub mod module;
mod numbered;
pub mod query;
mod read;
pub mod schema;
pub mod store;
pub mod summary;
pub mod text;
pub mod types;
pub mod value;
pub mod vocab;
mod words;
mod write;

pub use error::{Error, Result, line_and_column};
pub use module::Module;
pub use read::parse;
pub use write::type_string;
