//! The tables against the documents they come from, cell by cell: the numbers are written down here once
//! more, so that a slip in a table is seen.

use spacecast_nvptx::arch::SHARED_MEMORY;
use spacecast_nvptx::space::{FrontendBit, Mask, Mode, QUERIES, SPACES, Space, Vote};
use spacecast_nvptx::stage::STAGES;

#[test]
fn master_table() {
    // LLVM's number, PTX, bits of a pointer: long and short.
    let rows = [
        (0, Some(".generic"), Some((64, 64))),
        (1, Some(".global"), Some((64, 64))),
        (3, Some(".shared"), Some((64, 32))),
        (4, Some(".const"), Some((64, 64))),
        (5, Some(".local"), Some((64, 32))),
        (6, Some(".tmem"), Some((64, 64))),
        (7, Some(".shared::cluster"), Some((64, 32))),
        (101, Some(".param"), Some((64, 64))),
        (25, None, None),
        (53, None, None),
    ];
    assert_eq!(rows.len(), SPACES.len());
    for (row, (llvm, ptx, bits)) in SPACES.iter().zip(rows) {
        assert_eq!(row.llvm, llvm);
        assert_eq!(row.ptx, ptx, "{}", row.name);
        assert_eq!(row.width.map(|w| (w.long, w.short)), bits, "{}", row.name);
        assert_eq!(row.space.bits(Mode::Bits32), bits.map(|_| 32), "{}", row.name);
    }
    for number in [2, 8, 24, 26, 52, 54, 100, 102, u32::MAX] {
        assert_eq!(Space::from_llvm(number), None, "{number}");
    }
}

#[test]
fn masks() {
    for (bit, space) in [
        (0x01, Space::Global),
        (0x02, Space::Shared),
        (0x04, Space::Constant),
        (0x08, Space::Local),
        (0x10, Space::Param),
    ] {
        assert_eq!(space.mask().bits(), bit);
    }
    for space in [Space::Generic, Space::Tensor, Space::Cluster, Space::Linkage, Space::Tracking] {
        assert_eq!(space.mask().bits(), 0x0F, "unknown");
    }
    assert_eq!(Space::from_mask(Mask::UNKNOWN), None);
    assert_eq!(Space::from_mask(Mask::GLOBAL | Mask::SHARED), None);
    assert_eq!(Space::from_mask(Mask::empty()), None);
}

#[test]
fn frontend() {
    for (code, space) in [(1, Space::Global), (2, Space::Shared), (3, Space::Constant)] {
        assert_eq!(Space::from_frontend(code), Some(space));
    }
    for (value, space) in [(0x01, Space::Global), (0x02, Space::Shared), (0x04, Space::Constant)] {
        let bit = FrontendBit { offset: 156, value };
        assert_eq!(Space::from_frontend_bit(bit), Some(space));
    }
    assert_eq!(Space::from_frontend(0), None);
    assert_eq!(Space::from_frontend_bit(FrontendBit { offset: 157, value: 0x01 }), None);
}

#[test]
fn selection_dag() {
    for (code, llvm) in [(1, 1), (2, 3), (3, 4), (4, 5), (5, 101), (7, 7)] {
        assert_eq!(Space::from_dag(code).map(Space::llvm), Some(llvm));
    }
    assert_eq!(Space::from_dag(6), None);
}

#[test]
fn cvta() {
    for (id, llvm, to) in [
        (0xC1, 3, true),
        (0xC2, 4, true),
        (0xC3, 5, true),
        (0xC4, 1, true),
        (0xC5, 3, false),
        (0xC6, 4, false),
        (0xC7, 5, false),
        (0xC8, 1, false),
    ] {
        assert_eq!(Space::from_cvta(id).map(|(s, d)| (s.llvm(), d)), Some((llvm, to)), "{id:#x}");
    }
    assert_eq!(Space::from_cvta(0xC0), None);
    assert_eq!(Space::from_cvta(0xC9), None);
}

#[test]
fn queries() {
    let rows = [
        (0xFD0, "isspacep.global", 1),
        (0xFD1, "isspacep.shared", 3),
        (0xFD2, "isspacep.local", 5),
        (0xFD3, "isspacep.const", 4),
        (0xFD4, "isspacep.shared::cta", 3),
        (0xFD5, "isspacep.shared::cluster", 7),
    ];
    assert_eq!(QUERIES.len(), rows.len());
    for (query, (id, ptx, llvm)) in QUERIES.iter().zip(rows) {
        assert_eq!((query.id, query.ptx, query.space.llvm()), (id, ptx, llvm));
    }
}

#[test]
fn votes() {
    for number in [1, 3, 4, 5, 6, 7] {
        let space = Space::from_llvm(number).expect("a space");
        assert_eq!(Vote::from_value(number), Some(Vote::Agreed(space)));
    }
    assert_eq!(Vote::Undetermined.value(), Some(1000));
    assert_eq!(Vote::Poison.value(), Some(2000));
    assert_eq!(Vote::Unset.value(), Some(256));
    for value in [0, 2, 25, 53, 101, 255] {
        assert_eq!(Vote::from_value(value), None, "{value}");
    }
}

#[test]
fn mlir() {
    for (attribute, llvm) in [
        ("#gpu.address_space<global>", 1),
        ("#gpu.address_space<workgroup>", 3),
        ("#nvvm.shared_space<cluster>", 7),
        ("#gpu.address_space<uniform_constant>", 4),
    ] {
        assert_eq!(Space::from_mlir(attribute).map(Space::llvm), Some(llvm));
    }
    for space in [Space::Generic, Space::Local, Space::Tensor, Space::Param] {
        assert!(space.row().mlir.is_none() && !space.row().mlir_note.is_empty(), "{space:?}");
    }
}

#[test]
fn shared_memory_by_generation() {
    let rows = [
        (70, 96, false),
        (80, 164, false),
        (86, 100, false),
        (89, 100, false),
        (90, 228, true),
        (100, 228, true),
    ];
    let found: Vec<_> = SHARED_MEMORY.iter().map(|r| (r.sm, r.kilobytes, r.clusters)).collect();
    assert_eq!(found, rows);
}

#[test]
fn generations() {
    assert!(!Space::Cluster.exists_on(89) && Space::Cluster.exists_on(90));
    assert!(!Space::Tensor.exists_on(90) && Space::Tensor.exists_on(100));
    assert!(Space::Shared.exists_on(50));
}

#[test]
fn stages() {
    let names: Vec<_> = STAGES.iter().map(|s| s.name).collect();
    let documented =
        ["cuda_tile", "nv_tileaa", "nv_tileas", "cute_nvgpu", "LLVM IR", "NVPTX MIR", "PTX"];
    assert_eq!(names, documented);
}
