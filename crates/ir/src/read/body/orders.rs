//! `uselistorder`: in which order the users of a value come.

use crate::error::{Error, Result};
use crate::function::UseListOrder;
use crate::read::Reader;
use crate::store::List;

impl Reader<'_, '_> {
    /// `uselistorder T v, { … }`
    pub(in crate::read) fn use_list_order(&mut self) -> Result<UseListOrder> {
        self.cur.ws();
        let start = self.cur.pos;
        self.cur.expect_word(b"uselistorder")?;
        let ty = self.ty()?;
        let value = self.value(ty)?;
        let value = match value.as_forward() {
            // Everything in the function is defined by now.
            Some(_) => return Err(Error::new(start, "this value is not defined")),
            None => Some(value),
        };
        self.comma()?;
        let indices = self.use_list_indices()?;
        Ok(UseListOrder {
            value,
            block_of: None,
            ty,
            indices,
            start: start as u32,
            end: self.cur.pos as u32,
        })
    }

    /// `{ 1, 0 }`: a permutation that is not the identity.
    pub(in crate::read) fn use_list_indices(&mut self) -> Result<List> {
        self.cur.ws();
        let at = self.cur.pos;
        self.cur.expect(b'{')?;
        let mut indices = Vec::new();
        loop {
            indices.push(self.cur.u32()?);
            if !self.cur.eat(b',') {
                break;
            }
        }
        self.cur.expect(b'}')?;
        let mut sorted = indices.clone();
        sorted.sort_unstable();
        let permutation = sorted.iter().enumerate().all(|(i, &n)| i as u32 == n);
        if indices.len() < 2 || !permutation || sorted == indices {
            return Err(Error::new(at, "these are not the numbers from zero in another order"));
        }
        Ok(self.store.add_list(&indices))
    }
}
