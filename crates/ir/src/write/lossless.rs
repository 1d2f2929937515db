//! placeholder
use crate::module::Module;
use std::io;
pub(super) fn print(module: &Module<'_>, out: &mut dyn io::Write) -> io::Result<()> {
    super::canonical::print(module, out)
}
