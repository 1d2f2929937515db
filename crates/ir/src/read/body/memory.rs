//! Instructions that access memory, and those that compute addresses.

use super::Parsed;
use crate::error::{Error, Result};
use crate::inst::{Access, InstFlags};
use crate::read::Reader;
use crate::types::{Type, TypeKind};
use crate::vocab::{AtomicOp, Opcode, Ordering};

impl Reader<'_, '_> {
    pub(super) fn set_access(&mut self, data: &mut Parsed, access: Access) {
        data.aux = access.pack();
        if let Some(scope) = access.scope {
            data.aux = self.store.add_list(&[data.aux, scope.0]).0;
            data.flags |= InstFlags::SCOPED;
        }
    }

    fn ordering(&mut self) -> Result<Ordering> {
        self.cur.ws();
        let at = self.cur.pos;
        let word = self.cur.word();
        Ordering::from_word(word).ok_or_else(|| {
            self.cur.pos = at;
            self.cur.expected("a memory ordering such as `monotonic`")
        })
    }

    pub(super) fn scope_and_ordering(&mut self) -> Result<Access> {
        let mut access = Access::default();
        if self.cur.eat_word(b"syncscope") {
            self.cur.expect(b'(')?;
            access.scope = Some(self.cur.string()?);
            self.cur.expect(b')')?;
        }
        access.ordering = Some(self.ordering()?);
        Ok(access)
    }

    /// `, align N` unless attachments follow.
    fn comma_align(&mut self, access: &mut Access) -> Result<()> {
        while self.comma_unless_metadata() {
            self.cur.expect_word(b"align")?;
            access.align = Some(self.power_of_two()?);
        }
        Ok(())
    }

    /// Whether memory can hold a value of this type.
    #[inline]
    pub(super) fn is_storable(&mut self, ty: Type) -> bool {
        // All but the first of the types with fixed ids, and most of the rest, are scalars.
        if self.types.int_bits(ty).is_some() || self.types.is_ptr(ty) || self.types.is_float(ty) {
            return true;
        }
        let types = self.types;
        if let TypeKind::Array { elem, .. } = *types.kind(ty)
            && (types.is_float(elem) || types.int_bits(elem).is_some())
        {
            return true;
        }
        let known = self.scratch.sized.entry(ty);
        *known.or_insert_with(|| types.is_sized(ty))
    }

    #[inline]
    fn pointee_fits(&self, pointer: Type, ty: Type, at: usize) -> Result<()> {
        if pointer == Type::PTR {
            return Ok(());
        }
        match *self.types.kind(pointer) {
            TypeKind::TypedPtr { pointee, .. } if pointee != ty => {
                Err(self.type_mismatch(at, ty, pointee))
            }
            TypeKind::TypedPtr { .. } | TypeKind::Ptr { .. } => Ok(()),
            _ => Err(Error::new(at, "this needs a pointer")),
        }
    }

    pub(super) fn load(&mut self, base: usize, at: usize) -> Result<Parsed> {
        let flags = self.flags(InstFlags::ATOMIC | InstFlags::VOLATILE);
        let ty = self.ty()?;
        self.comma()?;
        let pointer = self.push_typed()?;
        self.pointee_fits(pointer, ty, at)?;
        if !self.is_storable(ty) {
            return Err(Error::new(at, "a value of this type cannot be loaded"));
        }
        let wrong = [Ordering::Release, Ordering::AcqRel];
        let access = self.plain_or_atomic(flags, wrong, at)?;
        let mut data = self.finish(Opcode::Load, ty, base);
        data.flags = flags;
        self.set_access(&mut data, access);
        Ok(data)
    }

    pub(super) fn store_inst(&mut self, base: usize, at: usize) -> Result<Parsed> {
        let flags = self.flags(InstFlags::ATOMIC | InstFlags::VOLATILE);
        let ty = self.push_typed()?;
        self.comma()?;
        let pointer = self.push_typed()?;
        self.pointee_fits(pointer, ty, at)?;
        if !self.is_storable(ty) {
            return Err(Error::new(at, "a value of this type cannot be stored"));
        }
        let wrong = [Ordering::Acquire, Ordering::AcqRel];
        let access = self.plain_or_atomic(flags, wrong, at)?;
        let mut data = self.finish(Opcode::Store, Type::VOID, base);
        data.flags = flags;
        self.set_access(&mut data, access);
        Ok(data)
    }

    /// What follows the pointer of a load or store; an atomic one cannot have the `wrong` orderings.
    #[inline]
    fn plain_or_atomic(
        &mut self,
        flags: InstFlags,
        wrong: [Ordering; 2],
        at: usize,
    ) -> Result<Access> {
        let mut access = Access::default();
        let atomic = flags.contains(InstFlags::ATOMIC);
        if atomic {
            access = self.scope_and_ordering()?;
            if let Some(ordering) = access.ordering.filter(|o| wrong.contains(o)) {
                let what = if wrong[0] == Ordering::Release { "load" } else { "store" };
                let ordering = ordering.as_str();
                return Err(Error::new(at, format!("a {what} cannot be `{ordering}`")));
            }
        }
        self.comma_align(&mut access)?;
        if atomic && access.align.is_none() {
            return Err(Error::new(at, "an atomic access needs `align`"));
        }
        Ok(access)
    }

    pub(super) fn cmpxchg(&mut self, base: usize, at: usize) -> Result<Parsed> {
        let flags = self.flags(InstFlags::WEAK | InstFlags::VOLATILE);
        let pointer = self.push_typed()?;
        self.comma()?;
        let ty = self.push_typed()?;
        self.comma()?;
        let new = self.push_typed()?;
        self.pointee_fits(pointer, ty, at)?;
        if new != ty {
            return Err(self.type_mismatch(at, new, ty));
        }
        let mut access = self.scope_and_ordering()?;
        access.failure = Some(self.ordering()?);
        if access.ordering == Some(Ordering::Unordered)
            || matches!(
                access.failure,
                Some(Ordering::Unordered | Ordering::Release | Ordering::AcqRel)
            )
        {
            return Err(Error::new(at, "`cmpxchg` cannot have this ordering"));
        }
        self.comma_align(&mut access)?;
        let fields = [ty, Type::I1].into();
        let result = self.types.intern(TypeKind::Struct { packed: false, fields });
        let mut data = self.finish(Opcode::CmpXchg, result, base);
        data.flags = flags;
        self.set_access(&mut data, access);
        Ok(data)
    }

    pub(super) fn atomicrmw(&mut self, base: usize, at: usize) -> Result<Parsed> {
        let flags = self.flags(InstFlags::VOLATILE);
        self.cur.ws();
        let op_at = self.cur.pos;
        let word = self.cur.word();
        let Some(op) = AtomicOp::from_word(word) else {
            self.cur.pos = op_at;
            return Err(self.cur.expected("an atomic operation such as `add`"));
        };
        let pointer = self.push_typed()?;
        self.comma()?;
        let ty = self.push_typed()?;
        self.pointee_fits(pointer, ty, at)?;
        use AtomicOp::*;
        let fits = match op {
            Xchg => {
                self.types.scalar(ty) == ty
                    && (self.is_int(ty) || self.is_float(ty) || self.types.is_ptr(ty))
            }
            FAdd | FSub | FMax | FMin | FMaximum | FMinimum => self.is_float(ty),
            _ => matches!(self.types.kind(ty), TypeKind::Int(_)),
        };
        if !fits {
            return Err(Error::new(
                op_at,
                format!("`atomicrmw {}` does not work on this type", op.as_str()),
            ));
        }
        let mut access = self.scope_and_ordering()?;
        if access.ordering == Some(Ordering::Unordered) {
            return Err(Error::new(at, "`atomicrmw` cannot be `unordered`"));
        }
        self.comma_align(&mut access)?;
        let mut data = self.finish(Opcode::AtomicRmw, ty, base);
        data.flags = flags;
        data.sub = op as u8;
        self.set_access(&mut data, access);
        Ok(data)
    }

    pub(super) fn alloca(&mut self, base: usize) -> Result<Parsed> {
        let flags = self.flags(InstFlags::INALLOCA | InstFlags::SWIFTERROR);
        self.cur.ws();
        let at = self.cur.pos;
        let ty = self.ty()?;
        if !self.is_storable(ty) || ty == Type::X86_AMX {
            return Err(Error::new(at, "a value of this type cannot be allocated"));
        }
        // The number of elements, the alignment and the space come in this order.
        let (mut align, mut addrspace) = (0, 0);
        while addrspace == 0 && self.comma_unless_metadata() {
            if self.cur.eat_word(b"align") {
                align = u32::from(self.power_of_two()?) + 1;
            } else if let Some(n) = self.optional_addrspace()? {
                addrspace = n + 1;
            } else if align == 0 && self.scratch.ops.len() == base {
                let at = self.cur.pos;
                let count = self.push_typed()?;
                self.expect_int(count, at)?;
            } else {
                return Err(self.cur.expected("`align`, `addrspace` or metadata"));
            }
        }
        let aux = self.store.add_list(&[ty.0, align, addrspace]);
        let space = addrspace.saturating_sub(1);
        let result = if self.scratch.local.typed_module {
            self.types.typed_ptr(ty, space)
        } else {
            self.types.ptr(space)
        };
        let mut data = self.finish(Opcode::Alloca, result, base);
        data.flags = flags;
        data.aux = aux.0;
        Ok(data)
    }

    pub(super) fn gep(&mut self, base: usize, at: usize) -> Result<Parsed> {
        let flags = self.flags(InstFlags::GEP);
        let source = self.ty()?;
        self.comma()?;
        let first = self.scratch.types.len();
        let ty = self.push_typed()?;
        self.scratch.types.push(ty);
        while self.comma_unless_metadata() {
            let ty = self.push_typed()?;
            self.scratch.types.push(ty);
        }
        if self.scratch.types.len() > first + 1 && !self.is_storable(source) {
            return Err(Error::new(at, "a value of this type has no size"));
        }
        let result = {
            let ops = &self.scratch.ops[base..];
            let index = |i: usize| ops[i].as_const().and_then(|c| self.const_index(c));
            self.gep_type(source, &self.scratch.types[first..], index, at)?
        };
        self.scratch.types.truncate(first);
        let mut data = self.finish(Opcode::GetElementPtr, result, base);
        data.flags = flags;
        data.aux = source.0;
        Ok(data)
    }
}
