//! placeholder
use std::io;
use crate::module::Module;
pub(super) fn print(module: &Module<'_>, out: &mut dyn io::Write) -> io::Result<()> { super::canonical::print(module, out) }
