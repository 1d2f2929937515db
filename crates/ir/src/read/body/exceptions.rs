//! Instructions of exception handling.

use super::Parsed;
use crate::error::{Error, Result};
use crate::inst::InstFlags;
use crate::read::Reader;
use crate::types::{Type, TypeKind};
use crate::vocab::Opcode;

impl Reader<'_, '_> {
    pub(super) fn landing_pad(&mut self, base: usize) -> Result<Parsed> {
        let ty = self.ty()?;
        let mut flags = InstFlags::empty();
        if self.cur.eat_word(b"cleanup") {
            flags |= InstFlags::CLEANUP;
        }
        let first = self.scratch.words.len();
        loop {
            let filter = self.cur.eat_word(b"filter");
            if !filter && !self.cur.eat_word(b"catch") {
                break;
            }
            self.cur.ws();
            let at = self.cur.pos;
            let clause = self.push_typed()?;
            if filter != matches!(self.types.kind(clause), TypeKind::Array { .. }) {
                return Err(Error::new(at, "a filter is an array, and a catch is not"));
            }
            self.scratch.words.push(u32::from(filter));
        }
        let kinds = self.store.add_list(&self.scratch.words[first..]);
        self.scratch.words.truncate(first);
        let mut data = self.finish(Opcode::LandingPad, ty, base);
        data.flags = flags;
        data.aux = kinds.0;
        Ok(data)
    }

    fn unwind_target(&mut self) -> Result<InstFlags> {
        self.cur.expect_word(b"unwind")?;
        if self.cur.eat_word(b"to") {
            self.cur.expect_word(b"caller")?;
            return Ok(InstFlags::UNWIND_TO_CALLER);
        }
        self.push_label()?;
        Ok(InstFlags::empty())
    }

    pub(super) fn cleanup_ret(&mut self, base: usize) -> Result<Parsed> {
        self.cur.expect_word(b"from")?;
        self.push_value(Type::TOKEN)?;
        let flags = self.unwind_target()?;
        let mut data = self.finish(Opcode::CleanupRet, Type::VOID, base);
        data.flags = flags;
        Ok(data)
    }

    pub(super) fn catch_switch(&mut self, base: usize) -> Result<Parsed> {
        self.cur.expect_word(b"within")?;
        self.push_value(Type::TOKEN)?;
        self.cur.expect(b'[')?;
        loop {
            self.push_label()?;
            if !self.cur.eat(b',') {
                break;
            }
        }
        self.cur.expect(b']')?;
        let flags = self.unwind_target()?;
        let mut data = self.finish(Opcode::CatchSwitch, Type::TOKEN, base);
        data.flags = flags;
        Ok(data)
    }

    pub(super) fn pad(&mut self, op: Opcode, base: usize) -> Result<Parsed> {
        self.cur.expect_word(b"within")?;
        self.push_value(Type::TOKEN)?;
        self.cur.expect(b'[')?;
        if !self.cur.eat(b']') {
            loop {
                self.push_typed()?;
                if !self.cur.eat(b',') {
                    break;
                }
            }
            self.cur.expect(b']')?;
        }
        Ok(self.finish(op, Type::TOKEN, base))
    }
}
