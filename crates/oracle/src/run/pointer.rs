//! Casts and address computations.

use spacecast_ir::inst::InstFlags;
use spacecast_ir::types::{Type, TypeKind};
use spacecast_ir::vocab::Opcode;

use super::arithmetic::{as_double, from_double, lanes};
use super::machine::{Machine, Own};
use super::memory::{Region, to_space};
use super::value::{Val, signed, truncate};
use super::{Result, unsupported};

impl Machine<'_> {
    /// A value, or every lane of a vector, as another type.
    pub(super) fn cast(
        &mut self,
        code: usize,
        op: Opcode,
        flags: InstFlags,
        value: &Val,
        from: Type,
        to: Type,
    ) -> Result<Val> {
        let types = self.types(code);
        if op == Opcode::BitCast && (types.scalar(from) != from || types.scalar(to) != to) {
            return self.reinterpret(code, value, from, to);
        }
        let (from, to) = (types.scalar(from), types.scalar(to));
        let spaces = [from, to].map(|ty| types.addrspace(ty).unwrap_or(0));
        let [old, new] = [self.width(code, from)?, self.width(code, to)?];
        let launch = self.launch;
        let one = |bits: u128| {
            let float = || as_double(bits, old);
            let is_float = |width| width == 32 || width == 64;
            Ok(match op {
                Opcode::Trunc => {
                    let kept = truncate(bits, new);
                    let wraps = flags.contains(InstFlags::NUW) && kept != bits
                        || flags.contains(InstFlags::NSW) && signed(kept, new) != signed(bits, old);
                    if wraps { Val::Poison } else { Val::Bits(kept) }
                }
                Opcode::ZExt if flags.contains(InstFlags::NNEG) && signed(bits, old) < 0 => {
                    Val::Poison
                }
                Opcode::SExt => Val::Bits(truncate(signed(bits, old) as u128, new)),
                Opcode::ZExt | Opcode::BitCast => Val::Bits(bits),
                Opcode::PtrToInt | Opcode::PtrToAddr | Opcode::IntToPtr => {
                    Val::Bits(truncate(bits, new))
                }
                Opcode::AddrSpaceCast => between_spaces(bits, spaces, new, launch),
                Opcode::FpExt | Opcode::FpTrunc if is_float(old) && is_float(new) => {
                    Val::Bits(from_double(float(), new))
                }
                Opcode::SiToFp if is_float(new) => Val::Bits(match new {
                    32 => (signed(bits, old) as f32).to_bits().into(),
                    _ => (signed(bits, old) as f64).to_bits().into(),
                }),
                Opcode::UiToFp if is_float(new) => Val::Bits(match new {
                    32 => (bits as f32).to_bits().into(),
                    _ => (bits as f64).to_bits().into(),
                }),
                Opcode::FpToSi if is_float(old) => {
                    let whole = float().trunc();
                    let limit = 2f64.powi(new as i32 - 1);
                    let fits = whole >= -limit && whole < limit;
                    if fits { Val::Bits(truncate(whole as i128 as u128, new)) } else { Val::Poison }
                }
                Opcode::FpToUi if is_float(old) => {
                    let whole = float().trunc();
                    let fits = whole > -1.0 && whole < 2f64.powi(new as i32);
                    if fits { Val::Bits(whole as u128) } else { Val::Poison }
                }
                _ => return unsupported("a cast"),
            })
        };
        lanes(value, &Val::VOID, |value, _| value.bits().map_or(Ok(Val::Poison), one))
    }

    /// The same bits as another type, by way of memory.
    fn reinterpret(&mut self, code: usize, value: &Val, from: Type, to: Type) -> Result<Val> {
        let (bytes, defined) = self.encoded(code, from, value)?;
        self.decoded(code, to, &bytes, &defined)
    }

    /// An address computed from a base: `types` are those of the elements, of the base and of the result.
    pub(super) fn gep(
        &mut self,
        own: Option<&Own>,
        code: usize,
        (source, base, result): (Type, Type, Type),
        flags: InstFlags,
        mut operands: Vec<Val>,
        index_types: &[Type],
    ) -> Result<Val> {
        let types = self.types(code);
        let lanes = match *types.kind(result) {
            TypeKind::Vector { len, .. } => Some(len as usize),
            _ => None,
        };
        let space = types.addrspace(types.scalar(base)).unwrap_or(0);
        let index_types: Vec<Type> = index_types.iter().map(|&ty| types.scalar(ty)).collect();
        let Some(count) = lanes else {
            return self.gep_of_one(own, code, (source, space), flags, &operands, &index_types);
        };
        for operand in &mut operands {
            // A scalar counts for every lane.
            if !matches!(operand, Val::Many(_)) {
                *operand = Val::Many(vec![operand.clone(); count].into());
            }
        }
        let mut all = Vec::with_capacity(count);
        for lane in 0..count {
            let of_lane: Vec<Val> = operands.iter().map(|o| o.part(lane)).collect();
            all.push(self.gep_of_one(own, code, (source, space), flags, &of_lane, &index_types)?);
        }
        Ok(Val::Many(all.into()))
    }

    fn gep_of_one(
        &mut self,
        own: Option<&Own>,
        code: usize,
        (source, space): (Type, u32),
        flags: InstFlags,
        operands: &[Val],
        index_types: &[Type],
    ) -> Result<Val> {
        let width = self.width(code, self.types(code).ptr(space))?;
        let Some(bits) = operands.iter().map(Val::bits).collect::<Option<Vec<u128>>>() else {
            return Ok(Val::Poison);
        };
        let Some((&base, indices)) = bits.split_first() else {
            return unsupported("an address of nothing");
        };
        let mut offset: i128 = 0;
        let mut ty = source;
        for (n, (&index, &index_type)) in indices.iter().zip(index_types).enumerate() {
            let index = signed(index, self.width(code, index_type)?);
            let step = if n == 0 {
                self.alloc_size(code, ty)? as i128 * index
            } else if self.types(code).struct_fields(ty).is_some() {
                let field = self.sizes(code).field_offset(ty, index as usize);
                let Some(field) = field else { return unsupported("a field") };
                ty = self.types(code).element(ty, index as u64).unwrap_or(ty);
                i128::from(field)
            } else {
                let Some(element) = self.types(code).element(ty, 0) else {
                    return unsupported("an index");
                };
                ty = element;
                self.alloc_size(code, ty)? as i128 * index
            };
            offset += step;
        }
        let address = truncate(base.wrapping_add(offset as u128), width);
        let exact = base as i128 + offset;
        let leaves_numbers = exact != address as i128;
        if flags.contains(InstFlags::NUW) && (offset < 0 || leaves_numbers)
            || flags.intersects(InstFlags::NUSW | InstFlags::INBOUNDS) && leaves_numbers
        {
            return Ok(Val::Poison);
        }
        let inbounds = flags.contains(InstFlags::INBOUNDS) && offset != 0;
        if inbounds
            && own.is_some_and(|own| !self.same_object(own, space, base as u64, address as u64))
        {
            return Ok(Val::Poison);
        }
        Ok(Val::Bits(address))
    }

    /// Whether two addresses are in, or at the end of, one object.
    fn same_object(&self, own: &Own, space: u32, a: u64, b: u64) -> bool {
        let (low, high) = (a.min(b), a.max(b));
        self.find(own, space, low, high - low).is_ok()
    }
}

/// A pointer of one space in another; nothing that may be relied on if it is not in there.
fn between_spaces(bits: u128, [from, to]: [u32; 2], width: u32, launch: u64) -> Val {
    let generic = match Region::of_space(from) {
        Some(region) => region.generic(bits as u64, launch),
        None if from == 0 => bits as u64,
        None => return Val::Poison,
    };
    let address = if to == 0 { Some(generic) } else { to_space(to, generic, launch) };
    address.map_or(Val::Poison, |address| Val::Bits(truncate(address.into(), width)))
}
