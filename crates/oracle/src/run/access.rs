//! Accesses to memory: where an address leads, and whether the instruction may go there.

use spacecast_ir::types::Type;
use spacecast_ir::value::Inst;

use super::machine::{Frame, Machine, Own, Thread};
use super::memory::{Memory, Region, classify};
use super::value::{Val, decode, encode};
use super::{Result, undefined, unsupported};

/// Bytes in an object.
#[derive(Copy, Clone, Debug)]
pub(super) struct Place {
    pub region: Region,
    /// The own address.
    pub address: u64,
    object: usize,
    offset: usize,
    size: usize,
}

impl Place {
    /// How many bytes.
    pub fn size(&self) -> u64 {
        self.size as u64
    }
}

/// What an access does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Read,
    Write,
}

impl<'a> Machine<'a> {
    /// The object that bytes lie in which an instruction names by an address in a space.
    pub fn find(&self, own: &Own, space: u32, address: u64, size: u64) -> Result<Place> {
        let found = match space {
            0 | 1 => classify(address, self.launch),
            _ => Region::of_space(space).map(|region| (region, address)),
        };
        let Some((region, address)) = found else { return undefined("an address of nothing") };
        if space == 1 && !matches!(region, Region::Global | Region::Constant | Region::Param) {
            return undefined(format!("an address in global memory that is in {region:?} memory"));
        }
        let memory = match region {
            Region::Global => &self.global,
            Region::Constant => &self.constant,
            Region::Param => &self.param,
            Region::Shared => &self.shared,
            Region::Local => &own.local,
            Region::ByVal => &own.byval,
            Region::Code => return undefined("an address of a function"),
        };
        match memory.find(address, size) {
            Some((object, offset)) => {
                Ok(Place { region, address, object, offset, size: size as usize })
            }
            None => undefined(format!("no object at {address:#x} in {region:?} memory")),
        }
    }

    fn memory<'m>(&'m mut self, own: &'m mut Own, region: Region) -> &'m mut Memory {
        match region {
            Region::Constant => &mut self.constant,
            Region::Param => &mut self.param,
            Region::Shared => &mut self.shared,
            Region::Local => &mut own.local,
            Region::ByVal => &mut own.byval,
            Region::Global | Region::Code => &mut self.global,
        }
    }

    /// Where the running instruction may access so many bytes.
    pub fn place(
        &mut self,
        thread: &mut Thread<'a>,
        space: u32,
        address: &Val,
        (size, align): (u64, u64),
        way: Way,
    ) -> Result<Place> {
        let Some(bits) = address.bits() else { return undefined("an access through poison") };
        let place = self.find(&thread.own, space, bits as u64, size)?;
        self.accesses.0 += 1;
        self.accesses.1 += u64::from(space != 0);
        if !place.address.is_multiple_of(align) {
            return undefined("an access that is not aligned");
        }
        if way == Way::Write
            && !self.memory(&mut thread.own, place.region).object(place.object).writable
        {
            return undefined(format!("a write to a constant in {:?} memory", place.region));
        }
        self.check_exclusions(thread, place.region)?;
        self.check_scopes(thread, &place, way)?;
        Ok(place)
    }

    pub fn read(&mut self, own: &mut Own, place: &Place) -> (Vec<u8>, Vec<bool>) {
        let object = self.memory(own, place.region).object(place.object);
        let range = place.offset..place.offset + place.size;
        (object.bytes[range.clone()].to_vec(), object.defined[range].to_vec())
    }

    pub fn write(&mut self, own: &mut Own, place: &Place, bytes: &[u8], defined: &[bool]) {
        let object = self.memory(own, place.region).object_mut(place.object);
        let range = place.offset..place.offset + place.size;
        object.bytes[range.clone()].copy_from_slice(&bytes[..place.size]);
        object.defined[range].copy_from_slice(&defined[..place.size]);
    }

    pub fn decoded(
        &mut self,
        code: usize,
        ty: Type,
        bytes: &[u8],
        defined: &[bool],
    ) -> Result<Val> {
        let types = self.types(code);
        decode(types, self.sizes(code), ty, bytes, defined)
    }

    pub fn encoded(&mut self, code: usize, ty: Type, value: &Val) -> Result<(Vec<u8>, Vec<bool>)> {
        let types = self.types(code);
        let size = self.store_size(code, ty)? as usize;
        let (mut bytes, mut defined) = (vec![0; size], vec![false; size]);
        encode(types, self.sizes(code), ty, value, &mut bytes, &mut defined)?;
        Ok((bytes, defined))
    }

    pub fn store_size(&mut self, code: usize, ty: Type) -> Result<u64> {
        match self.sizes(code).store_size(ty) {
            Some(size) => Ok(size),
            None => unsupported("a type without a size"),
        }
    }

    /// The size of what an instruction accesses, and its alignment.
    pub fn extent(&mut self, frame: &Frame<'a>, inst: Inst, ty: Type) -> Result<(u64, u64)> {
        let size = self.store_size(frame.code, ty)?;
        let stated = frame.func.access(inst).and_then(|access| access.align);
        let align = match stated {
            Some(log) => 1 << log,
            None => self.sizes(frame.code).abi_align(ty).unwrap_or(1),
        };
        Ok((size, align))
    }

    pub fn load(
        &mut self,
        thread: &mut Thread<'a>,
        code: usize,
        ty: Type,
        place: &Place,
    ) -> Result<Val> {
        let (bytes, defined) = self.read(&mut thread.own, place);
        let partly = defined.contains(&true) && defined.contains(&false);
        if partly && self.optimised && self.types(code).int_bits(ty).is_some() {
            return unsupported("a number of which a part is undefined");
        }
        self.decoded(code, ty, &bytes, &defined)
    }

    pub fn store(
        &mut self,
        thread: &mut Thread<'a>,
        code: usize,
        ty: Type,
        place: &Place,
        value: &Val,
    ) -> Result<()> {
        let (bytes, defined) = self.encoded(code, ty, value)?;
        self.write(&mut thread.own, place, &bytes, &defined);
        Ok(())
    }
}
