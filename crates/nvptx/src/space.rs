//! The memory spaces, in every encoding that a compiler of NVIDIA's, or LLVM, uses for them.
//!
//! One row of [`SPACES`] per space; every conversion reads that table, so that encodings cannot drift
//! apart. An encoding that does not know a space has no value for it, and says so.
//!
//! ```text
//!                    generic (0)                     a pointer of unknown origin
//!        ┌─────────┬─────┴────┬────────┬────────┐
//!     global(1) shared(3) constant(4) local(5) param(101)      have a generic form
//!                  │
//!              cluster(7)                            shared memory of another block
//!
//!     tensor(6)                                      no generic form
//!     linkage(25), tracking(53)                      not memory: notes inside the compiler
//! ```

use bitflags::bitflags;

/// A memory space.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Space {
    /// Any of those that have a generic form; known when the program runs.
    Generic,
    /// Device memory.
    Global,
    /// Memory of the thread block.
    Shared,
    /// Constant memory.
    Constant,
    /// Memory of the thread: its stack.
    Local,
    /// Tensor memory of Blackwell.
    Tensor,
    /// Shared memory of any block of the cluster.
    Cluster,
    /// Kernel parameters.
    Param,
    /// Not memory: marks device linkage inside NVVM IR.
    Linkage,
    /// Not memory: marks variables that the optimiser keeps track of.
    Tracking,
}

/// What is known of a space. An empty text means that the documents say nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The space.
    pub space: Space,
    /// How people call it.
    pub name: &'static str,
    /// The number of the address space in LLVM IR.
    pub llvm: u32,
    /// The state space in PTX, `None` where it has none.
    pub ptx: Option<&'static str>,
    /// The attribute in MLIR, `None` where there is none.
    pub mlir: Option<&'static str>,
    /// What stands for it in MLIR where there is no attribute.
    pub mlir_note: &'static str,
    /// How a CUDA programmer writes it.
    pub cuda: &'static str,
    /// The memory space code of the EDG frontend.
    pub frontend: Option<u8>,
    /// The bit in the frontend's symbol, and the offset of its byte.
    pub frontend_bit: Option<FrontendBit>,
    /// The code that SelectionDAG uses.
    pub dag: Option<u8>,
    /// The bit in cicc's masks.
    pub mask: Option<Mask>,
    /// The value of a vote.
    pub vote: Option<u32>,
    /// The id of the intrinsic that casts a generic pointer to the space.
    pub cvta_to: Option<u8>,
    /// The id of the intrinsic that casts a pointer of the space to generic.
    pub cvta_from: Option<u8>,
    /// What hardware it is.
    pub hardware: &'static str,
    /// How long an access takes.
    pub latency: &'static str,
    /// How much there is.
    pub capacity: &'static str,
    /// How much moves per second.
    pub bandwidth: &'static str,
    /// Who sees it.
    pub visibility: &'static str,
    /// The width of its pointers in 64-bit mode, and with short pointers.
    pub width: Option<Width>,
    /// The first architecture that has it, where not all do.
    pub first_sm: Option<u32>,
}

/// The bits of a pointer by mode.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Width {
    /// In 64-bit mode.
    pub long: u8,
    /// In 64-bit mode with short pointers (`nvptx-short-ptr` and the like).
    pub short: u8,
}

/// How wide pointers are.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mode {
    /// 64-bit mode.
    Long,
    /// 64-bit mode with short pointers.
    Short,
    /// 32-bit mode.
    Bits32,
}

/// A bit that the frontend sets in the entry of a symbol.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct FrontendBit {
    /// The offset of the byte.
    pub offset: u8,
    /// The value of the bit.
    pub value: u8,
}

bitflags! {
    /// The sets of spaces as cicc's optimiser holds them: one bit per space that it tells apart.
    #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
    pub struct Mask: u8 {
        /// Global.
        const GLOBAL = 0x01;
        /// Shared.
        const SHARED = 0x02;
        /// Constant.
        const CONSTANT = 0x04;
        /// Local.
        const LOCAL = 0x08;
        /// Param.
        const PARAM = 0x10;
        /// Anything but param.
        const UNKNOWN = 0x0F;
    }
}

bitflags! {
    /// A set of spaces.
    #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
    pub struct SpaceSet: u16 {
        /// [`Space::Generic`]
        const GENERIC = 1;
        /// [`Space::Global`]
        const GLOBAL = 1 << 1;
        /// [`Space::Shared`]
        const SHARED = 1 << 2;
        /// [`Space::Constant`]
        const CONSTANT = 1 << 3;
        /// [`Space::Local`]
        const LOCAL = 1 << 4;
        /// [`Space::Tensor`]
        const TENSOR = 1 << 5;
        /// [`Space::Cluster`]
        const CLUSTER = 1 << 6;
        /// [`Space::Param`]
        const PARAM = 1 << 7;
        /// [`Space::Linkage`]
        const LINKAGE = 1 << 8;
        /// [`Space::Tracking`]
        const TRACKING = 1 << 9;
        /// Every space.
        const ALL = (1 << 10) - 1;
    }
}

impl From<Space> for SpaceSet {
    fn from(space: Space) -> Self {
        SpaceSet::from_bits_truncate(1 << space as u16)
    }
}

impl SpaceSet {
    /// The spaces of the set, in order.
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        Space::ALL.iter().copied().filter(move |&s| self.contains(s.into()))
    }

    /// Whether the space is in the set.
    pub fn has(self, space: Space) -> bool {
        self.contains(space.into())
    }
}

/// What call sites say about the space of an argument: an element of cicc's flat lattice.
///
/// ```text
///                 poison (2000)
///      ┌──────┬──────┼──────┬──────┬──────┐
///    global shared const  local  tensor cluster
///      └──────┴──────┼──────┴──────┴──────┘
///               undetermined (1000)
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Vote {
    /// Nothing was seen yet.
    Undetermined,
    /// All agree.
    Agreed(Space),
    /// They disagree, or cannot be told.
    Poison,
    /// Scratch while one use is looked at; never the vote of an argument.
    Unset,
}

impl Vote {
    /// The documented value.
    pub fn value(self) -> Option<u32> {
        match self {
            Vote::Undetermined => Some(1000),
            Vote::Agreed(space) => space.row().vote,
            Vote::Poison => Some(2000),
            Vote::Unset => Some(256),
        }
    }

    /// The vote with this value.
    pub fn from_value(value: u32) -> Option<Self> {
        match value {
            1000 => Some(Vote::Undetermined),
            2000 => Some(Vote::Poison),
            256 => Some(Vote::Unset),
            _ => SPACES.iter().find(|r| r.vote == Some(value)).map(|r| Vote::Agreed(r.space)),
        }
    }

    /// Both observations together.
    #[must_use]
    pub fn meet(self, other: Vote) -> Vote {
        match (self, other) {
            (Vote::Undetermined | Vote::Unset, v) | (v, Vote::Undetermined | Vote::Unset) => v,
            (a, b) if a == b => a,
            _ => Vote::Poison,
        }
    }
}

/// What `isspacep` asks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Query {
    /// `isspacep.global`
    Global,
    /// `isspacep.shared`
    Shared,
    /// `isspacep.local`
    Local,
    /// `isspacep.const`
    Constant,
    /// `isspacep.shared::cta`
    SharedCta,
    /// `isspacep.shared::cluster`
    SharedCluster,
}

/// A query in its encodings.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct QueryRow {
    /// The query.
    pub query: Query,
    /// cicc's builtin.
    pub id: u16,
    /// The PTX instruction.
    pub ptx: &'static str,
    /// The intrinsic in LLVM.
    pub intrinsic: &'static str,
    /// The space it asks for.
    pub space: Space,
    /// The first architecture that has it, where not all do.
    pub first_sm: Option<u32>,
}

/// The queries.
pub static QUERIES: &[QueryRow] = &[
    QueryRow {
        query: Query::Global,
        id: 0xFD0,
        ptx: "isspacep.global",
        intrinsic: "llvm.nvvm.isspacep.global",
        space: Space::Global,
        first_sm: None,
    },
    QueryRow {
        query: Query::Shared,
        id: 0xFD1,
        ptx: "isspacep.shared",
        intrinsic: "llvm.nvvm.isspacep.shared",
        space: Space::Shared,
        first_sm: None,
    },
    QueryRow {
        query: Query::Local,
        id: 0xFD2,
        ptx: "isspacep.local",
        intrinsic: "llvm.nvvm.isspacep.local",
        space: Space::Local,
        first_sm: None,
    },
    QueryRow {
        query: Query::Constant,
        id: 0xFD3,
        ptx: "isspacep.const",
        intrinsic: "llvm.nvvm.isspacep.const",
        space: Space::Constant,
        first_sm: None,
    },
    // LLVM's `isspacep.shared` is this one, too: it has no intrinsic of its own.
    QueryRow {
        query: Query::SharedCta,
        id: 0xFD4,
        ptx: "isspacep.shared::cta",
        intrinsic: "llvm.nvvm.isspacep.shared",
        space: Space::Shared,
        first_sm: Some(90),
    },
    QueryRow {
        query: Query::SharedCluster,
        id: 0xFD5,
        ptx: "isspacep.shared::cluster",
        intrinsic: "llvm.nvvm.isspacep.shared.cluster",
        space: Space::Cluster,
        first_sm: Some(90),
    },
];

impl Query {
    /// Its row.
    pub fn row(self) -> &'static QueryRow {
        &QUERIES[self as usize]
    }

    /// The query with cicc's id.
    pub fn from_id(id: u16) -> Option<Self> {
        QUERIES.iter().find(|r| r.id == id).map(|r| r.query)
    }

    /// The query that an intrinsic asks.
    pub fn from_intrinsic(name: &[u8]) -> Option<Self> {
        QUERIES.iter().find(|r| r.intrinsic.as_bytes() == name).map(|r| r.query)
    }
}

const LONG: Option<Width> = Some(Width { long: 64, short: 64 });
const EITHER: Option<Width> = Some(Width { long: 64, short: 32 });

/// The table, in the order of [`Space`].
pub static SPACES: &[Row] = &[
    Row {
        space: Space::Generic,
        name: "generic",
        llvm: 0,
        ptx: Some(".generic"),
        mlir: None,
        mlir_note: "a pointer without a space",
        cuda: "default for unresolved pointers",
        frontend: None,
        frontend_bit: None,
        dag: None,
        mask: None,
        vote: None,
        cvta_to: None,
        cvta_from: None,
        hardware: "virtual: the address decides at run time",
        latency: "4-8 cycles more than resolved",
        capacity: "union of the others",
        bandwidth: "via cvta",
        visibility: "resolved at run time",
        width: LONG,
        first_sm: None,
    },
    Row {
        space: Space::Global,
        name: "global",
        llvm: 1,
        ptx: Some(".global"),
        mlir: Some("#gpu.address_space<global>"),
        mlir_note: "",
        cuda: "__device__, cudaMalloc",
        frontend: Some(1),
        frontend_bit: Some(FrontendBit { offset: 156, value: 0x01 }),
        dag: Some(1),
        mask: Some(Mask::GLOBAL),
        vote: Some(1),
        cvta_to: Some(196),
        cvta_from: Some(200),
        hardware: "device DRAM, cached in L2 and optionally L1",
        latency: "200-800 cycles (DRAM), 32-128 (L2 hit)",
        capacity: "tens of GB",
        bandwidth: "~3 TB/s",
        visibility: "device",
        width: LONG,
        first_sm: None,
    },
    Row {
        space: Space::Shared,
        name: "shared",
        llvm: 3,
        ptx: Some(".shared"),
        mlir: Some("#gpu.address_space<workgroup>"),
        mlir_note: "",
        cuda: "__shared__",
        frontend: Some(2),
        frontend_bit: Some(FrontendBit { offset: 156, value: 0x02 }),
        dag: Some(2),
        mask: Some(Mask::SHARED),
        vote: Some(3),
        cvta_to: Some(193),
        cvta_from: Some(197),
        hardware: "on-chip SRAM of the SM",
        latency: "20-30 cycles without bank conflicts",
        capacity: "228 KB per SM",
        bandwidth: "~20 TB/s",
        visibility: "block (CTA)",
        width: EITHER,
        first_sm: None,
    },
    Row {
        space: Space::Constant,
        name: "constant",
        llvm: 4,
        ptx: Some(".const"),
        mlir: Some("#gpu.address_space<uniform_constant>"),
        mlir_note: "",
        cuda: "__constant__",
        frontend: Some(3),
        frontend_bit: Some(FrontendBit { offset: 156, value: 0x04 }),
        dag: Some(3),
        mask: Some(Mask::CONSTANT),
        vote: Some(4),
        cvta_to: Some(194),
        cvta_from: Some(198),
        hardware: "read-only constant cache",
        latency: "4-8 cycles (hit), as DRAM otherwise",
        capacity: "64 KB per module",
        bandwidth: "broadcast",
        visibility: "device",
        width: LONG,
        first_sm: None,
    },
    Row {
        space: Space::Local,
        name: "local",
        llvm: 5,
        ptx: Some(".local"),
        mlir: None,
        mlir_note: "the LLVM stack",
        cuda: "variables on the stack",
        frontend: None,
        frontend_bit: None,
        dag: Some(4),
        mask: Some(Mask::LOCAL),
        vote: Some(5),
        cvta_to: Some(195),
        cvta_from: Some(199),
        hardware: "stack of the thread in DRAM, cached in L1",
        latency: "as global",
        capacity: "bounded by the spill budget",
        bandwidth: "backed by global memory",
        visibility: "thread",
        width: EITHER,
        first_sm: None,
    },
    Row {
        space: Space::Tensor,
        name: "tensor",
        llvm: 6,
        // Written as such in the documents; real PTX has no such qualifier, only tcgen05.
        ptx: Some(".tmem"),
        mlir: None,
        mlir_note: "handles of the tensor memory dialect",
        cuda: "",
        frontend: None,
        frontend_bit: None,
        dag: None,
        mask: None,
        vote: Some(6),
        cvta_to: None,
        cvta_from: None,
        hardware: "tensor memory, reached by tcgen05 alone",
        latency: "varies",
        capacity: "256 columns x 128 rows per SM",
        bandwidth: "per SM",
        visibility: "SM",
        width: LONG,
        first_sm: Some(100),
    },
    Row {
        space: Space::Cluster,
        name: "cluster",
        llvm: 7,
        ptx: Some(".shared::cluster"),
        mlir: Some("#nvvm.shared_space<cluster>"),
        mlir_note: "",
        cuda: "__shared__ with cluster scope",
        frontend: None,
        frontend_bit: None,
        dag: Some(7),
        mask: None,
        vote: Some(7),
        cvta_to: None,
        cvta_from: None,
        hardware: "shared memory of all blocks of a cluster",
        latency: "~30-50 cycles",
        capacity: "cluster size x 228 KB",
        bandwidth: "DSMEM network",
        visibility: "cluster",
        width: EITHER,
        first_sm: Some(90),
    },
    Row {
        space: Space::Param,
        name: "param",
        llvm: 101,
        ptx: Some(".param"),
        mlir: None,
        mlir_note: "arguments of the kernel, byval",
        cuda: "parameters of a __global__ function",
        frontend: None,
        frontend_bit: None,
        dag: Some(5),
        mask: Some(Mask::PARAM),
        vote: None,
        cvta_to: None,
        cvta_from: None,
        hardware: "parameter window, in a constant bank or global memory",
        latency: "4-8 cycles",
        capacity: "4 KB per launch; 32764 bytes from sm_70 with PTX 8.1",
        bandwidth: "broadcast",
        visibility: "launch",
        width: LONG,
        first_sm: None,
    },
    Row {
        space: Space::Linkage,
        name: "linkage",
        llvm: 25,
        ptx: None,
        mlir: None,
        mlir_note: "",
        cuda: "",
        frontend: None,
        frontend_bit: None,
        dag: None,
        mask: None,
        vote: None,
        cvta_to: None,
        cvta_from: None,
        hardware: "none: a note of device linkage in NVVM IR",
        latency: "",
        capacity: "",
        bandwidth: "",
        visibility: "",
        width: None,
        first_sm: None,
    },
    Row {
        space: Space::Tracking,
        name: "tracking",
        llvm: 53,
        ptx: None,
        mlir: None,
        mlir_note: "",
        cuda: "",
        frontend: None,
        frontend_bit: None,
        dag: None,
        mask: None,
        vote: None,
        cvta_to: None,
        cvta_from: None,
        hardware: "none: variables that the optimiser registers",
        latency: "",
        capacity: "",
        bandwidth: "",
        visibility: "",
        width: None,
        first_sm: None,
    },
];

/// Bits of the frontend that are about memory but name no space of their own.
pub static OTHER_FRONTEND_BITS: &[(FrontendBit, &str)] = &[
    (FrontendBit { offset: 156, value: 0x10 }, "read-only linkage"),
    (FrontendBit { offset: 157, value: 0x01 }, "__managed__"),
];

/// Attributes that MLIR 22 has beside those of the documents.
pub static OTHER_MLIR: &[(&str, Space)] = &[
    ("#gpu.address_space<private>", Space::Local),
    ("#nvvm.shared_space<cta>", Space::Shared),
    ("#nvvm.memory_space<generic>", Space::Generic),
    ("#nvvm.memory_space<global>", Space::Global),
    ("#nvvm.memory_space<shared>", Space::Shared),
    ("#nvvm.memory_space<constant>", Space::Constant),
    ("#nvvm.memory_space<local>", Space::Local),
    ("#nvvm.memory_space<tensor>", Space::Tensor),
    ("#nvvm.memory_space<shared_cluster>", Space::Cluster),
];

impl Space {
    /// Every space, in order.
    pub const ALL: &'static [Space] = &[
        Space::Generic,
        Space::Global,
        Space::Shared,
        Space::Constant,
        Space::Local,
        Space::Tensor,
        Space::Cluster,
        Space::Param,
        Space::Linkage,
        Space::Tracking,
    ];

    /// Everything that is known of it.
    #[inline]
    pub fn row(self) -> &'static Row {
        &SPACES[self as usize]
    }

    /// How people call it.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The number of the address space in LLVM IR.
    pub fn llvm(self) -> u32 {
        self.row().llvm
    }

    /// The space with this number in LLVM IR.
    #[inline]
    pub fn from_llvm(number: u32) -> Option<Self> {
        Some(match number {
            0 => Space::Generic,
            1 => Space::Global,
            3 => Space::Shared,
            4 => Space::Constant,
            5 => Space::Local,
            6 => Space::Tensor,
            7 => Space::Cluster,
            25 => Space::Linkage,
            53 => Space::Tracking,
            101 => Space::Param,
            _ => return None,
        })
    }

    /// The space with this state space in PTX.
    pub fn from_ptx(state_space: &str) -> Option<Self> {
        SPACES.iter().find(|r| r.ptx == Some(state_space)).map(|r| r.space)
    }

    /// The space with this attribute in MLIR.
    pub fn from_mlir(attribute: &str) -> Option<Self> {
        let documented = SPACES.iter().find(|r| r.mlir == Some(attribute)).map(|r| r.space);
        documented.or_else(|| OTHER_MLIR.iter().find(|(a, _)| *a == attribute).map(|&(_, s)| s))
    }

    /// The space that the frontend's code stands for.
    pub fn from_frontend(code: u8) -> Option<Self> {
        SPACES.iter().find(|r| r.frontend == Some(code)).map(|r| r.space)
    }

    /// The space that a bit of a symbol in the frontend stands for.
    pub fn from_frontend_bit(bit: FrontendBit) -> Option<Self> {
        SPACES.iter().find(|r| r.frontend_bit == Some(bit)).map(|r| r.space)
    }

    /// The space that a code of SelectionDAG stands for.
    pub fn from_dag(code: u8) -> Option<Self> {
        SPACES.iter().find(|r| r.dag == Some(code)).map(|r| r.space)
    }

    /// The space of a mask with a single bit; `None` if it is empty or ambiguous.
    pub fn from_mask(mask: Mask) -> Option<Self> {
        SPACES.iter().find(|r| r.mask == Some(mask)).map(|r| r.space)
    }

    /// Its bit in cicc's masks; unknown for those that cicc does not tell apart.
    pub fn mask(self) -> Mask {
        self.row().mask.unwrap_or(Mask::UNKNOWN)
    }

    /// What an intrinsic of cicc casts: the space, and whether from generic to it.
    pub fn from_cvta(id: u8) -> Option<(Self, bool)> {
        let to = SPACES.iter().find(|r| r.cvta_to == Some(id)).map(|r| (r.space, true));
        to.or_else(|| SPACES.iter().find(|r| r.cvta_from == Some(id)).map(|r| (r.space, false)))
    }

    /// Whether a pointer into it can be cast to generic and back.
    pub fn has_generic_form(self) -> bool {
        !matches!(self, Space::Tensor | Space::Linkage | Space::Tracking)
    }

    /// Whether it is memory at all.
    pub fn is_memory(self) -> bool {
        !matches!(self, Space::Linkage | Space::Tracking)
    }

    /// The bits of its pointers; `None` for what is not memory.
    pub fn bits(self, mode: Mode) -> Option<u8> {
        let width = self.row().width?;
        Some(match mode {
            Mode::Long => width.long,
            Mode::Short => width.short,
            Mode::Bits32 => 32,
        })
    }

    /// Whether an architecture has it.
    pub fn exists_on(self, sm: u32) -> bool {
        self.row().first_sm.is_none_or(|first| sm >= first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_order() {
        for (i, row) in SPACES.iter().enumerate() {
            assert_eq!(row.space as usize, i);
            assert_eq!(Space::ALL[i], row.space);
            assert_eq!(QUERIES.get(i).map_or(i, |q| q.query as usize), i);
        }
    }

    /// Each encoding, where it has a value for a space, gives the space back: none stands for two.
    #[test]
    fn every_encoding_is_an_isomorphism_where_it_is_defined() {
        for row in SPACES {
            let s = row.space;
            assert_eq!(Space::from_llvm(row.llvm), Some(s));
            assert!(row.ptx.is_none_or(|x| Space::from_ptx(x) == Some(s)));
            assert!(row.mlir.is_none_or(|x| Space::from_mlir(x) == Some(s)));
            assert!(row.frontend.is_none_or(|x| Space::from_frontend(x) == Some(s)));
            assert!(row.frontend_bit.is_none_or(|x| Space::from_frontend_bit(x) == Some(s)));
            assert!(row.dag.is_none_or(|x| Space::from_dag(x) == Some(s)));
            assert!(row.mask.is_none_or(|x| Space::from_mask(x) == Some(s)));
            assert!(row.vote.is_none_or(|x| Vote::from_value(x) == Some(Vote::Agreed(s))));
            assert!(row.cvta_to.is_none_or(|x| Space::from_cvta(x) == Some((s, true))));
            assert!(row.cvta_from.is_none_or(|x| Space::from_cvta(x) == Some((s, false))));
        }
        for &(attribute, space) in OTHER_MLIR {
            assert_eq!(Space::from_mlir(attribute), Some(space));
        }
        for query in QUERIES {
            assert_eq!(Query::from_id(query.id), Some(query.query));
        }
        // The documents call these three isomorphic: where one is written, so are the others, apart
        // from what MLIR leaves to the LLVM stack, to parameters and to its own handles.
        for space in [Space::Global, Space::Shared, Space::Cluster, Space::Constant] {
            assert!(space.row().ptx.is_some() && space.row().mlir.is_some(), "{space:?}");
        }
    }

    #[test]
    fn votes_meet_as_documented() {
        let votes: Vec<Vote> =
            [1000, 2000, 1, 3, 4, 5, 6, 7].into_iter().filter_map(Vote::from_value).collect();
        assert_eq!(votes.len(), 8);
        for &a in &votes {
            assert_eq!(Vote::Undetermined.meet(a), a);
            assert_eq!(Vote::Poison.meet(a), Vote::Poison);
            assert_eq!(a.meet(a), a);
            for &b in &votes {
                assert_eq!(a.meet(b), b.meet(a));
                for &c in &votes {
                    assert_eq!(a.meet(b).meet(c), a.meet(b.meet(c)));
                }
            }
        }
        assert_eq!(Vote::Agreed(Space::Global).meet(Vote::Agreed(Space::Shared)), Vote::Poison);
        assert_eq!(Vote::Unset.value(), Some(256));
    }
}
