//! From model to text.
//!
//! There is one renderer, [`render`], and two ways to use it: [`canonical`] renders everything from the
//! model alone; [`lossless`] copies what no one touched and renders the rest.

mod canonical;
mod lossless;
mod names;
mod render;

use std::io;

pub use render::type_string;
pub(crate) use render::write_number;

use crate::module::Module;

impl Module<'_> {
    /// Writes the module: what was not edited byte for byte as it was read, the rest anew.
    pub fn print(&self, out: &mut dyn io::Write) -> io::Result<()> {
        if !self.is_edited() {
            return out.write_all(self.source());
        }
        lossless::print(self, out)
    }

    /// Writes the module from the model alone: no comments, one layout.
    pub fn print_canonical(&self, out: &mut dyn io::Write) -> io::Result<()> {
        canonical::print(self, out)
    }
}

/// When this much text has gathered it is written.
const CHUNK: usize = 1 << 16;
