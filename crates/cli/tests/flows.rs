//! The examples, from IR to PTX: every access has its state space, and no address is converted but those that the host
//! passes.

use std::path::PathBuf;
use std::process::Command;

use spacecast_nvptx::space::Space;
use spacecast_ptx::{Audit, Class, Counts};

fn compile(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_spacecast"))
        .args(["compile", "--check"])
        .args(arguments)
        .current_dir(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .output()
        .expect("the command runs");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).expect("PTX is text")
}

fn counts(ptx: &str) -> Counts {
    Audit::of(ptx.as_bytes()).total()
}

/// Every instruction that a flow is about, in order of appearance.
fn assert_in_order(ptx: &str, instructions: &[&str]) {
    let mut at = 0;
    for instruction in instructions {
        let found = ptx[at..].find(instruction);
        at += found.unwrap_or_else(|| panic!("{instruction} is not where it should be in\n{ptx}"));
    }
}

/// Compiles an example at the levels that optimise. The only conversions are those of the pointers that the host passes
/// and the kernel accesses: so many.
fn flow(file: &str, from_host: u64, instructions: &[&str]) -> Counts {
    let mut last = Counts::default();
    for level in ["-O1", "-O2", "-O3"] {
        let ptx = compile(&[level, file]);
        let total = counts(&ptx);
        assert_eq!(total.generic(), 0, "{file} {level}\n{ptx}");
        assert_eq!(total.from_generic[Space::Global as usize], from_host, "{file} {level}\n{ptx}");
        assert_eq!(total.casts(), from_host, "{file} {level}\n{ptx}");
        assert_in_order(&ptx, instructions);
        last = total;
    }
    last
}

/// Whether an example needs us: LLVM alone leaves generic accesses, and more conversions.
fn assert_llvm_leaves_some(file: &str, ours: &Counts) {
    let alone = counts(&compile(&["--memspace-opt-enable=false", file]));
    assert!(alone.generic() > 0, "{file}");
    assert!(alone.casts() > ours.casts(), "{file}");
}

/// Parameter memory to global memory, global memory to shared memory: the copy names both, and where it arrives is the
/// shared variable itself.
#[test]
fn tma_staging() {
    let file = "examples/tma-staging.ll";
    let total = flow(
        file,
        1,
        &[
            "ld.param.b64",
            "cvta.to.global",
            "mbarrier.init.shared",
            "mbarrier.arrive.expect_tx.shared",
            "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [",
            "mbarrier.try_wait.parity.shared",
            "ld.shared",
            "st.global",
        ],
    );
    assert_eq!(total.of(Class::Copy, Space::Cluster), 1);
    assert_eq!(total.of(Class::Copy, Space::Global), 1);
    assert_llvm_leaves_some(file, &total);
}

/// Descriptors are numbers: nothing is converted for them.
#[test]
fn wgmma() {
    let file = "examples/wgmma.ll";
    let total = flow(
        file,
        1,
        &[
            "cp.async.bulk.tensor.2d.shared::cluster.global",
            "cp.async.bulk.tensor.2d.shared::cluster.global",
            "wgmma.fence",
            "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16",
            "wgmma.commit_group",
            "wgmma.wait_group",
            "stmatrix.sync.aligned.m8n8.x2.shared",
            "ld.shared.v4",
            "st.global.v4",
        ],
    );
    assert_llvm_leaves_some(file, &total);
}

/// Tensor memory has no generic form; what leads to it is in shared memory.
#[test]
fn tcgen05() {
    let file = "examples/tcgen05.ll";
    let total = flow(
        file,
        1,
        &[
            "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta",
            "ld.shared.b32",
            "cp.async.bulk.tensor.2d.shared::cluster.global",
            "cp.async.bulk.tensor.2d.shared::cluster.global",
            "tcgen05.cp.cta_group::1.128x256b",
            "tcgen05.mma.cta_group::1.kind::f16",
            "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster",
            "tcgen05.ld.sync.aligned.16x256b.x2",
            "tcgen05.wait::ld",
            "stmatrix.sync.aligned.m8n8.x4.shared",
            "ld.shared",
            "st.global",
            "tcgen05.dealloc",
        ],
    );
    assert_eq!(total.of(Class::Tensor, Space::Tensor), 4, "two loads, a copy, a product");
    assert_llvm_leaves_some(file, &total);
}

/// From shared memory to that of another block without a generic address.
#[test]
fn cluster_shared_memory() {
    let file = "examples/cluster.ll";
    let total = flow(
        file,
        2,
        &[
            "st.shared",
            "ld.global",
            "mapa.shared::cluster",
            "atom.shared::cluster.add",
            "ld.shared",
            "st.global",
        ],
    );
    assert_llvm_leaves_some(file, &total);
}

/// Without LLVM's optimiser nothing is inlined, and parameters name their spaces instead. Results do not: what the helper
/// of the cluster returns is generic.
#[test]
fn without_optimisation() {
    for (file, from_host, more) in [
        ("examples/tma-staging.ll", 1, 0),
        ("examples/wgmma.ll", 1, 0),
        ("examples/tcgen05.ll", 1, 0),
        ("examples/cluster.ll", 2, 2),
    ] {
        let total = counts(&compile(&["-O0", file]));
        assert_eq!(total.generic(), 0, "{file}");
        assert_eq!(total.casts(), from_host + more, "{file}");
    }
}

/// With short pointers the accesses and conversions are the same.
#[test]
fn with_short_pointers() {
    for file in ["memspace_test", "tma-staging", "wgmma", "tcgen05", "cluster"] {
        let file = format!("examples/{file}.ll");
        let [short, long] = [&["--nvptx-short-ptr", &file][..], &[&file]].map(|arguments| {
            let total = counts(&compile(arguments));
            (total.accesses, total.to_generic, total.from_generic)
        });
        assert_eq!(short, long, "{file}");
    }
}

/// What nvcc makes of the same kernel has one `cvta`: `cvta.to.global` of the argument, with nvcc 13.0 (V13.0.88) and
/// `nvcc -ptx -arch=sm_90 examples/memspace_test.cu`.
const CVTA_OF_NVCC: u64 = 1;

#[test]
fn the_kernel_that_needs_every_pointer_resolved() {
    let file = "examples/memspace_test.ll";
    for level in ["-O1", "-O2", "-O3"] {
        let total = counts(&compile(&[level, file]));
        assert_eq!(total.generic(), 0, "{level}");
        assert_eq!(total.of(Class::Store, Space::Shared), 1, "{level}");
        assert_eq!(total.of(Class::Load, Space::Shared), 1, "{level}");
        assert_eq!(total.of(Class::Store, Space::Global), 1, "{level}");
        assert!(total.casts() <= CVTA_OF_NVCC, "{level}");
    }
    // The stack is memory then, but not generic.
    assert_eq!(counts(&compile(&["-O0", file])).generic(), 0);
    let alone = counts(&compile(&["-O0", "--memspace-opt-enable=false", file]));
    assert_eq!(
        alone.of(Class::Load, Space::Shared),
        0,
        "LLVM alone resolves nothing at this level"
    );
}
