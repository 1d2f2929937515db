//! How spaces show at each stage of NVIDIA's tile compiler, from tiles to PTX.

/// A stage.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The dialect or form of the program.
    pub name: &'static str,
    /// How a space is written.
    pub shows_as: &'static str,
    /// What carries it.
    pub carried_by: &'static str,
}

/// The stages in order.
pub static STAGES: &[Stage] = &[
    Stage {
        name: "cuda_tile",
        shows_as: "!cuda_tile.ptr<f32>, !cuda_tile.partition_view<...>",
        carried_by: "attribute of the type, optional",
    },
    Stage {
        name: "nv_tileaa",
        shows_as: "!llvm.ptr, memrefs with an addrspace attribute",
        carried_by: "memory-space attribute of the operation",
    },
    Stage {
        name: "nv_tileas",
        shows_as: "TMA descriptor types, async copies with explicit spaces",
        carried_by: "TMA descriptor and mem_space of each operation",
    },
    Stage {
        name: "cute_nvgpu",
        shows_as: "copy and MMA atoms tagged with where operands live",
        carried_by: "metadata of the atom",
    },
    Stage {
        name: "LLVM IR",
        shows_as: "ptr addrspace(N)",
        carried_by: "type of the pointer, through SSA",
    },
    Stage {
        name: "NVPTX MIR",
        shows_as: "state space of each instruction",
        carried_by: "memory operand of the instruction",
    },
    Stage {
        name: "PTX",
        shows_as: ".global, .shared and so on in every memory instruction",
        carried_by: "the mnemonic",
    },
];

/// Registers, which hold values but have no address and so no encoding.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Registers {
    /// In PTX.
    pub ptx: &'static str,
    /// In MLIR.
    pub mlir: &'static str,
    /// How much there is.
    pub capacity: &'static str,
    /// How much moves per second.
    pub bandwidth: &'static str,
    /// Who sees them.
    pub visibility: &'static str,
}

/// The row of the registers.
pub static REGISTERS: Registers = Registers {
    ptx: "named registers",
    mlir: "LLVM virtual registers",
    capacity: "~64 KB per SM",
    bandwidth: "private to the warp",
    visibility: "warp",
};
