//! Memory: objects in regions of their own, and the generic addresses that are windows into them.
//!
//! ```text
//!   generic   0      code   global    constants  parameters  byval          shared    local
//!             null │      │ its own │ base +   │ base +    │ base +       │ base +  │ base +
//!   own                     address   0, …       0, …        0, … by thread 0, …      0, … by thread
//! ```
//!
//! The windows of shared and local memory move with each launch, so that an address of an earlier one leads nowhere.
//! The first shared object and the first local one have the address 0, which is not null.
//!
//! Invariant: a cast to a space yields an address only if the pointer is in the window of that space. A byval
//! parameter of a kernel has two lives: the parameter itself, and what looks like memory of the kernel's own, which
//! LLVM may copy wherever it likes. Only a cast to parameter space leads from one to the other.

/// Where objects are.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Region {
    /// Functions.
    Code,
    /// Global memory.
    Global,
    /// Constants.
    Constant,
    /// The parameters of the kernel.
    Param,
    /// The byval parameters of the kernel as its code sees them.
    ByVal,
    /// The shared memory of the block.
    Shared,
    /// The memory of the thread.
    Local,
}

const WINDOW: u32 = 44;

/// Where the heap begins in global memory.
const HEAP: u64 = (Region::Global as u64 + 1) << WINDOW | 1 << 43;

/// How much memory each thread has for itself in a region.
pub const OF_THREAD: u64 = 1 << 20;
const LAUNCH: u32 = 32;

impl Region {
    const ALL: [Region; 7] = [
        Region::Code,
        Region::Global,
        Region::Constant,
        Region::Param,
        Region::ByVal,
        Region::Shared,
        Region::Local,
    ];

    /// The region that an address space names; nothing for generic and for what has no memory here.
    pub fn of_space(space: u32) -> Option<Self> {
        Some(match space {
            1 => Region::Global,
            3 | 7 => Region::Shared,
            4 => Region::Constant,
            5 => Region::Local,
            101 => Region::Param,
            _ => return None,
        })
    }

    /// The number of the space that it is, as LLVM counts.
    pub fn space(self) -> u32 {
        match self {
            Region::Global | Region::Code => 1,
            Region::Constant => 4,
            Region::Param | Region::ByVal => 101,
            Region::Shared => 3,
            Region::Local => 5,
        }
    }

    fn window(self, launch: u64) -> u64 {
        let moved =
            if matches!(self, Region::Shared | Region::Local) { launch << LAUNCH } else { 0 };
        (self as u64 + 1) << WINDOW | moved
    }

    /// Where own addresses begin.
    pub fn first(self) -> u64 {
        if self == Region::Global { self.window(0) } else { 0 }
    }

    /// The generic address of an own one.
    pub fn generic(self, own: u64, launch: u64) -> u64 {
        if self == Region::Global { own } else { self.window(launch).wrapping_add(own) }
    }
}

/// Where a generic address leads, and its own address there; nothing for null and for windows of other launches.
pub fn classify(address: u64, launch: u64) -> Option<(Region, u64)> {
    let region = Region::ALL.into_iter().find(|r| *r as u64 + 1 == address >> WINDOW)?;
    if region == Region::Global {
        return Some((region, address));
    }
    let own = address.wrapping_sub(region.window(launch));
    (own < 1 << LAUNCH).then_some((region, own))
}

/// Whether an address in global memory is in the heap.
pub fn is_heap(own: u64) -> bool {
    own & HEAP == HEAP && own >> WINDOW == Region::Global as u64 + 1
}

/// The own address in a space of a generic one; nothing if it is not in there, null included.
pub fn to_space(space: u32, address: u64, launch: u64) -> Option<u64> {
    let wanted = Region::of_space(space)?;
    let Some((region, own)) = classify(address, launch) else {
        // Nothing happens to an address on its way to global memory and back.
        return (wanted == Region::Global && address == 0).then_some(0);
    };
    match wanted {
        // The host may give a kernel the address of a constant, and parameters are in the global window.
        Region::Global => {
            matches!(region, Region::Global | Region::Constant | Region::Param).then_some(address)
        }
        Region::Param => matches!(region, Region::Param | Region::ByVal).then_some(own % OF_THREAD),
        _ => (region == wanted).then_some(own),
    }
}

/// Something that was allocated.
#[derive(Clone, Debug)]
pub struct Object {
    /// Its own address.
    pub start: u64,
    /// What it holds.
    pub bytes: Vec<u8>,
    /// Which of the bytes mean anything.
    pub defined: Vec<bool>,
    /// Whether anyone may write it.
    pub writable: bool,
    /// Whether its module alone sees it.
    pub local: bool,
}

impl Object {
    /// An object that holds nothing yet.
    pub fn new(start: u64, size: u64) -> Self {
        let size = size as usize;
        Self {
            start,
            bytes: vec![0; size],
            defined: vec![false; size],
            writable: true,
            local: false,
        }
    }
}

/// The objects of a region, in the order of their addresses.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    objects: Vec<Object>,
}

impl Memory {
    /// Adds memory of the heap, and says where: that depends on the thread, on the size, and on how often the thread asked
    /// for as much before, so that it does not matter what else became of other memory.
    pub fn allocate(&mut self, thread: u32, size: usize, before: u64) -> Option<u64> {
        let blocks = size.div_ceil(16).max(1) as u64;
        if thread >= 1 << 8 || blocks > 1 << 8 || before >= 1 << 8 {
            return None;
        }
        let start = HEAP | u64::from(thread) << 32 | blocks << 22 | before << 13;
        self.put(Object::new(start, size as u64));
        Some(start)
    }

    /// Forgets the heap.
    pub fn free_all(&mut self) {
        self.objects.retain(|object| !is_heap(object.start));
    }

    /// Adds an object, in the place of one with the same address.
    pub fn put(&mut self, object: Object) {
        let at = self.objects.partition_point(|o| o.start < object.start);
        match self.objects.get_mut(at) {
            Some(old) if old.start == object.start => *old = object,
            _ => self.objects.insert(at, object),
        }
    }

    /// Forgets all objects but the first so many.
    pub fn truncate(&mut self, len: usize) {
        self.objects.truncate(len);
    }

    /// An address after all objects, with a gap so that the end of one is not the beginning of another.
    pub fn free(&self, first: u64, align: u64) -> u64 {
        (self.end(first) + u64::from(!self.objects.is_empty())).next_multiple_of(align)
    }

    /// Where the last object ends.
    pub fn end(&self, first: u64) -> u64 {
        self.objects.last().map_or(first, |o| o.start + o.bytes.len() as u64)
    }

    /// The object that so many bytes lie in, and where.
    pub fn find(&self, address: u64, size: u64) -> Option<(usize, usize)> {
        let at = self.objects.partition_point(|o| o.start <= address).checked_sub(1)?;
        let object = &self.objects[at];
        let offset = address - object.start;
        (offset.checked_add(size)? <= object.bytes.len() as u64).then_some((at, offset as usize))
    }

    /// An object.
    pub fn object(&self, at: usize) -> &Object {
        &self.objects[at]
    }

    /// An object, to be changed.
    pub fn object_mut(&mut self, at: usize) -> &mut Object {
        &mut self.objects[at]
    }

    /// All objects, in the order of their addresses.
    pub fn objects(&self) -> &[Object] {
        &self.objects
    }
}
