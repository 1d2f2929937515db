//! The rows.
//!
//! The sets of spaces are what LLVM accepts from end to end: where its verifier would take any space but
//! its code generator stops, or prints an instruction for another space than the type says, the set is
//! the smaller one and a comment says so.

use super::{Family, Intrinsic, Pointer, Returned, Role, rows};
use crate::space::{Space, SpaceSet};

use Returned::{Cast, Derived, In, Loaded, Plain};

/// Where LLVM takes a pointer into any space.
const ANY: SpaceSet = SpaceSet::ALL;
const GENERIC: SpaceSet = SpaceSet::GENERIC;
const GLOBAL: SpaceSet = SpaceSet::GLOBAL;
const SHARED: SpaceSet = SpaceSet::SHARED;
const CONSTANT: SpaceSet = SpaceSet::CONSTANT;
const LOCAL: SpaceSet = SpaceSet::LOCAL;
const TENSOR: SpaceSet = SpaceSet::TENSOR;
const CLUSTER: SpaceSet = SpaceSet::CLUSTER;
const PARAM: SpaceSet = SpaceSet::PARAM;
/// The target of a copy to the cluster: typed as shared up to LLVM 20, where both had one number.
const AFAR: SpaceSet = SHARED.union(CLUSTER);
/// Shared memory of the block, or a generic pointer to it.
const BLOCK: SpaceSet = GENERIC.union(SHARED);
/// Descriptors that are only read.
const DESCRIPTOR: SpaceSet = GENERIC.union(CONSTANT).union(PARAM);
/// Device memory, or a generic pointer to it.
const DEVICE: SpaceSet = GENERIC.union(GLOBAL);
/// What all threads of a block reach.
const DATA: SpaceSet = GENERIC.union(GLOBAL).union(SHARED);
/// Device memory or shared memory, but no generic pointer.
const RESOLVED: SpaceSet = GLOBAL.union(SHARED);

rows! {
    // The value that is annotated is an integer; the two pointers are texts.
    "llvm.annotation.*": Annotation mangled [looks 1 ANY, looks 2 ANY] -> Plain;
    // Up to LLVM 15 the texts were always generic and their space was no part of the name.
    "llvm.annotation.i16": Annotation [looks 1 GENERIC, looks 2 GENERIC] -> Plain;
    "llvm.annotation.i32": Annotation [looks 1 GENERIC, looks 2 GENERIC] -> Plain;
    "llvm.annotation.i64": Annotation [looks 1 GENERIC, looks 2 GENERIC] -> Plain;
    "llvm.annotation.i8": Annotation [looks 1 GENERIC, looks 2 GENERIC] -> Plain;
    // What is assumed of pointers stands in operand bundles, which no row can describe.
    "llvm.assume": Assume [] -> Plain;
    // These hold values inside metadata, never as operands: they describe and do nothing.
    "llvm.dbg.addr": Annotation [] -> Plain;
    "llvm.dbg.assign": Annotation [] -> Plain;
    "llvm.dbg.declare": Annotation [] -> Plain;
    "llvm.dbg.label": Annotation [] -> Plain;
    "llvm.dbg.value": Annotation [] -> Plain;
    // Operand 1 is the pattern. It may itself be a pointer, which is then stored.
    "llvm.experimental.memset.pattern.*": Copy mangled [writes 0 ANY] -> Plain;
    "llvm.experimental.noalias.scope.decl": Lifetime [] -> Plain;
    "llvm.experimental.vector.histogram.*": Masked mangled [updates 0 ANY] -> Plain;
    "llvm.experimental.vp.strided.load.*": Masked mangled [reads 0 ANY] -> Loaded;
    "llvm.experimental.vp.strided.store.*": Masked mangled [writes 1 ANY] -> Plain;
    // Operand 0 is what `invariant.start` returned.
    "llvm.invariant.end.*": Lifetime mangled [looks 0 GENERIC, looks 2 ANY] -> Plain;
    // What it returns is no address, only a handle for `invariant.end`.
    "llvm.invariant.start.*": Lifetime mangled [looks 1 ANY] -> In(Space::Generic);
    // The other forms ask about numbers.
    "llvm.is.constant.p*": Query mangled [looks 0 ANY] -> Plain;
    "llvm.launder.invariant.group.*": Same mangled [looks 0 ANY] -> Derived(0);
    // Up to LLVM 21 a size came first, so that the pointer is operand 1 there and operand 0 since. Since then
    // it must also be the alloca itself: a cast of it is refused.
    "llvm.lifetime.end.*": Lifetime mangled [looks 0 ANY, looks 1 ANY] -> Plain;
    "llvm.lifetime.start.*": Lifetime mangled [looks 0 ANY, looks 1 ANY] -> Plain;
    // `llvm.load.relative` is not here: it adds a number from memory, so that what it returns is anywhere.
    // In what stores vectors, the vector is operand 0. Its elements may be pointers, which are then stored. What
    // loads them may take a vector for the lanes that are off, and the result then holds elements of that too.
    "llvm.masked.compressstore.*": Masked [writes 1 GENERIC] -> Plain;
    "llvm.masked.expandload.*": Masked [reads 0 GENERIC] -> Loaded;
    "llvm.masked.gather.*": Masked mangled [reads 0 ANY] -> Loaded;
    "llvm.masked.load.*": Masked mangled [reads 0 ANY] -> Loaded;
    "llvm.masked.scatter.*": Masked mangled [writes 1 ANY] -> Plain;
    "llvm.masked.store.*": Masked mangled [writes 1 ANY] -> Plain;
    "llvm.matrix.column.major.load.*": Masked [reads 0 GENERIC] -> Loaded;
    "llvm.matrix.column.major.store.*": Masked [writes 1 GENERIC] -> Plain;
    "llvm.memcpy.*": Copy mangled [writes 0 ANY, reads 1 ANY] -> Plain;
    "llvm.memcpy.element.unordered.atomic.*": Copy mangled [writes 0 ANY, reads 1 ANY] -> Plain;
    "llvm.memcpy.inline.*": Copy mangled [writes 0 ANY, reads 1 ANY] -> Plain;
    "llvm.memmove.*": Copy mangled [writes 0 ANY, reads 1 ANY] -> Plain;
    "llvm.memmove.element.unordered.atomic.*": Copy mangled [writes 0 ANY, reads 1 ANY] -> Plain;
    "llvm.memset.*": Copy mangled [writes 0 ANY] -> Plain;
    "llvm.memset.element.unordered.atomic.*": Copy mangled [writes 0 ANY] -> Plain;
    "llvm.memset.inline.*": Copy mangled [writes 0 ANY] -> Plain;
    "llvm.nvvm.applypriority.L2.evict.normal": Hint [looks 0 GENERIC] -> Plain;
    "llvm.nvvm.applypriority.global.L2.evict.normal": Hint [looks 0 GLOBAL] -> Plain;
    // LLVM takes any space here, but prints the generic instruction whatever the type says: an address that is
    // only valid in its own space would be misread.
    "llvm.nvvm.atomic.add.gen.*": Atomic mangled [updates 0 GENERIC] -> Loaded;
    "llvm.nvvm.atomic.and.gen.*": Atomic mangled [updates 0 GENERIC] -> Loaded;
    "llvm.nvvm.atomic.cas.gen.*": Atomic mangled [updates 0 GENERIC] -> Loaded;
    "llvm.nvvm.atomic.dec.gen.*": Atomic mangled [updates 0 GENERIC] -> Loaded;
    "llvm.nvvm.atomic.exch.gen.*": Atomic mangled [updates 0 GENERIC] -> Loaded;
    "llvm.nvvm.atomic.inc.gen.*": Atomic mangled [updates 0 GENERIC] -> Loaded;
    // Gone: `atomicrmw` took their place.
    "llvm.nvvm.atomic.load.add.f32.*": Atomic mangled [updates 0 DATA] -> Loaded;
    "llvm.nvvm.atomic.load.add.f64.*": Atomic mangled [updates 0 DATA] -> Loaded;
    "llvm.nvvm.atomic.load.dec.32.*": Atomic mangled [updates 0 DATA] -> Loaded;
    "llvm.nvvm.atomic.load.inc.32.*": Atomic mangled [updates 0 DATA] -> Loaded;
    "llvm.nvvm.atomic.max.gen.*": Atomic mangled [updates 0 GENERIC] -> Loaded;
    "llvm.nvvm.atomic.min.gen.*": Atomic mangled [updates 0 GENERIC] -> Loaded;
    "llvm.nvvm.atomic.or.gen.*": Atomic mangled [updates 0 GENERIC] -> Loaded;
    "llvm.nvvm.atomic.xor.gen.*": Atomic mangled [updates 0 GENERIC] -> Loaded;
    // The answer goes to operand 0; operand 1 is the mbarrier.
    "llvm.nvvm.clusterlaunchcontrol.try_cancel.async.multicast.shared": Async [writes 0 SHARED, updates 1 SHARED] -> Plain;
    "llvm.nvvm.clusterlaunchcontrol.try_cancel.async.shared": Async [writes 0 SHARED, updates 1 SHARED] -> Plain;
    "llvm.nvvm.compiler.error.*": Annotation mangled [looks 0 ANY] -> Plain;
    "llvm.nvvm.compiler.warn.*": Annotation mangled [looks 0 ANY] -> Plain;
    // Bulk copies: the target, then the mbarrier if there is one, then the source.
    "llvm.nvvm.cp.async.bulk.global.to.shared.cluster": Async [writes 0 AFAR, updates 1 SHARED, reads 2 GLOBAL] -> Plain;
    "llvm.nvvm.cp.async.bulk.global.to.shared.cta": Async [writes 0 SHARED, updates 1 SHARED, reads 2 GLOBAL] -> Plain;
    "llvm.nvvm.cp.async.bulk.prefetch.L2": Hint [looks 0 GLOBAL] -> Plain;
    "llvm.nvvm.cp.async.bulk.shared.cta.to.cluster": Async [writes 0 AFAR, updates 1 SHARED, reads 2 SHARED] -> Plain;
    "llvm.nvvm.cp.async.bulk.shared.cta.to.global": Async [writes 0 GLOBAL, reads 1 SHARED] -> Plain;
    "llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask": Async [writes 0 GLOBAL, reads 1 SHARED] -> Plain;
    // Tensor copies: the generic pointer is the descriptor, through which global memory is reached.
    "llvm.nvvm.cp.async.bulk.tensor.g2s.*": Async [writes 0 AFAR, updates 1 SHARED, reads 2 GENERIC] -> Plain;
    "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.*": Async [writes 0 SHARED, updates 1 SHARED, reads 2 GENERIC] -> Plain;
    "llvm.nvvm.cp.async.bulk.tensor.prefetch.*": Hint [reads 0 GENERIC] -> Plain;
    "llvm.nvvm.cp.async.bulk.tensor.reduce.*": Async [reads 0 SHARED, reads 1 GENERIC] -> Plain;
    "llvm.nvvm.cp.async.bulk.tensor.s2g.*": Async [reads 0 SHARED, reads 1 GENERIC] -> Plain;
    "llvm.nvvm.cp.async.ca.shared.global.*": Async [writes 0 SHARED, reads 1 GLOBAL] -> Plain;
    "llvm.nvvm.cp.async.cg.shared.global.*": Async [writes 0 SHARED, reads 1 GLOBAL] -> Plain;
    "llvm.nvvm.cp.async.mbarrier.arrive": Barrier [updates 0 GENERIC] -> Plain;
    "llvm.nvvm.cp.async.mbarrier.arrive.noinc": Barrier [updates 0 GENERIC] -> Plain;
    "llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.cp.async.mbarrier.arrive.shared": Barrier [updates 0 SHARED] -> Plain;
    // What is discarded has no value afterwards, so that this counts as a write.
    "llvm.nvvm.discard.L2": Hint [writes 0 GENERIC] -> Plain;
    "llvm.nvvm.discard.global.L2": Hint [writes 0 GLOBAL] -> Plain;
    "llvm.nvvm.fence.proxy.tensormap_generic.acquire.*": Descriptor [updates 0 GENERIC] -> Plain;
    "llvm.nvvm.getctarank": Query [looks 0 GENERIC] -> Plain;
    // An address of the cluster, for which LLVM has the type of the own block only.
    "llvm.nvvm.getctarank.shared.cluster": Query [looks 0 SHARED] -> Plain;
    // LLVM inserts it for parameters by value: generic to param.
    "llvm.nvvm.internal.addrspace.wrap.*": Cast mangled [looks 0 ANY] -> Cast(0);
    "llvm.nvvm.isspacep.const": Query [looks 0 GENERIC] -> Plain;
    "llvm.nvvm.isspacep.global": Query [looks 0 GENERIC] -> Plain;
    "llvm.nvvm.isspacep.local": Query [looks 0 GENERIC] -> Plain;
    "llvm.nvvm.isspacep.shared": Query [looks 0 GENERIC] -> Plain;
    "llvm.nvvm.isspacep.shared.cluster": Query [looks 0 GENERIC] -> Plain;
    // Gone: a load that is marked as invariant took their place.
    "llvm.nvvm.ldg.global.f.*": Load mangled [reads 0 DEVICE] -> Loaded;
    "llvm.nvvm.ldg.global.i.*": Load mangled [reads 0 DEVICE] -> Loaded;
    "llvm.nvvm.ldg.global.p.*": Load mangled [reads 0 DEVICE] -> Loaded;
    // LLVM takes any space here and has instructions for these two.
    "llvm.nvvm.ldmatrix.sync.aligned.*": Matrix mangled [reads 0 BLOCK] -> Loaded;
    // LLVM takes any space here and prints `ldu.global` for all of them.
    "llvm.nvvm.ldu.global.f.*": Load mangled [reads 0 DEVICE] -> Loaded;
    "llvm.nvvm.ldu.global.i.*": Load mangled [reads 0 DEVICE] -> Loaded;
    "llvm.nvvm.ldu.global.p.*": Load mangled [reads 0 DEVICE] -> Loaded;
    // The same place in another block: another object, and always shared memory of the cluster, though the type
    // of the first is generic and that of the second was shared up to LLVM 20.
    "llvm.nvvm.mapa": Map [looks 0 GENERIC] -> In(Space::Cluster);
    "llvm.nvvm.mapa.shared.cluster": Map [looks 0 SHARED] -> In(Space::Cluster);
    "llvm.nvvm.mbarrier.arrive": Barrier [updates 0 GENERIC] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop": Barrier [updates 0 GENERIC] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cluster.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cluster.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cta.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cta.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cluster.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cluster.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.noComplete": Barrier [updates 0 GENERIC] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.noComplete.shared": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.drop.shared": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cluster.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cluster.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cta.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cta.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.expect.tx.scope.cluster.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.arrive.expect.tx.scope.cluster.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.noComplete": Barrier [updates 0 GENERIC] -> Plain;
    "llvm.nvvm.mbarrier.arrive.noComplete.shared": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.scope.cluster.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.arrive.scope.cluster.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.scope.cta.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.arrive.scope.cta.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.arrive.shared": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cluster": Barrier [updates 0 CLUSTER] -> Plain;
    "llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta": Barrier [updates 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.init": Barrier [writes 0 GENERIC] -> Plain;
    "llvm.nvvm.mbarrier.init.shared": Barrier [writes 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.inval": Barrier [writes 0 GENERIC] -> Plain;
    "llvm.nvvm.mbarrier.inval.shared": Barrier [writes 0 SHARED] -> Plain;
    // Its operand is the state that an arrival returned, not the mbarrier.
    "llvm.nvvm.mbarrier.pending.count": Barrier [] -> Plain;
    "llvm.nvvm.mbarrier.test.wait": Barrier [reads 0 GENERIC] -> Plain;
    "llvm.nvvm.mbarrier.test.wait.parity.*": Barrier [reads 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.test.wait.relaxed.*": Barrier [reads 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.test.wait.scope.*": Barrier [reads 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.test.wait.shared": Barrier [reads 0 SHARED] -> Plain;
    "llvm.nvvm.mbarrier.try.wait.*": Barrier [reads 0 SHARED] -> Plain;
    "llvm.nvvm.move.ptr.*": Cast mangled [looks 0 ANY] -> Cast(0);
    "llvm.nvvm.prefetch.L1": Hint [looks 0 GENERIC] -> Plain;
    "llvm.nvvm.prefetch.L2": Hint [looks 0 GENERIC] -> Plain;
    "llvm.nvvm.prefetch.global.*": Hint [looks 0 GLOBAL] -> Plain;
    "llvm.nvvm.prefetch.local.*": Hint [looks 0 LOCAL] -> Plain;
    // LLVM takes any space here and has instructions for these three.
    "llvm.nvvm.prefetch.tensormap.*": Hint mangled [looks 0 DESCRIPTOR] -> Plain;
    "llvm.nvvm.prefetchu.L1": Hint [looks 0 GENERIC] -> Plain;
    // Gone: `addrspacecast` took their place. Their types would allow any two spaces; their names do not.
    "llvm.nvvm.ptr.constant.to.gen.*": Cast mangled [looks 0 CONSTANT] -> Cast(0);
    "llvm.nvvm.ptr.gen.to.constant.*": Cast mangled [looks 0 GENERIC] -> Cast(0);
    "llvm.nvvm.ptr.gen.to.global.*": Cast mangled [looks 0 GENERIC] -> Cast(0);
    "llvm.nvvm.ptr.gen.to.local.*": Cast mangled [looks 0 GENERIC] -> Cast(0);
    "llvm.nvvm.ptr.gen.to.param.*": Cast mangled [looks 0 GENERIC] -> Cast(0);
    "llvm.nvvm.ptr.gen.to.shared.*": Cast mangled [looks 0 GENERIC] -> Cast(0);
    "llvm.nvvm.ptr.global.to.gen.*": Cast mangled [looks 0 GLOBAL] -> Cast(0);
    "llvm.nvvm.ptr.local.to.gen.*": Cast mangled [looks 0 LOCAL] -> Cast(0);
    "llvm.nvvm.ptr.param.to.gen.*": Cast mangled [looks 0 PARAM] -> Cast(0);
    "llvm.nvvm.ptr.shared.to.gen.*": Cast mangled [looks 0 SHARED] -> Cast(0);
    // The operand is the name of a setting of the compiler.
    "llvm.nvvm.reflect": Annotation [reads 0 GENERIC] -> Plain;
    // Gone since the operand is always generic.
    "llvm.nvvm.reflect.*": Annotation mangled [reads 0 ANY] -> Plain;
    "llvm.nvvm.st.bulk": Copy [writes 0 GENERIC] -> Plain;
    "llvm.nvvm.st.bulk.shared.cta": Copy [writes 0 SHARED] -> Plain;
    // As for `ldmatrix`.
    "llvm.nvvm.stmatrix.sync.aligned.*": Matrix mangled [writes 0 BLOCK] -> Plain;
    // The address of what was allocated is written to memory; there is no result.
    "llvm.nvvm.tcgen05.alloc.cg*": Tensor [writes 0 GENERIC] -> Plain;
    "llvm.nvvm.tcgen05.alloc.shared.*": Tensor [writes 0 SHARED] -> Plain;
    "llvm.nvvm.tcgen05.commit.cg*": Tensor [updates 0 GENERIC] -> Plain;
    "llvm.nvvm.tcgen05.commit.mc.cg*": Tensor [updates 0 GENERIC] -> Plain;
    "llvm.nvvm.tcgen05.commit.mc.shared.*": Tensor [updates 0 SHARED] -> Plain;
    "llvm.nvvm.tcgen05.commit.shared.*": Tensor [updates 0 SHARED] -> Plain;
    // The source is shared memory, given by a descriptor that is a number.
    "llvm.nvvm.tcgen05.cp.*": Tensor [writes 0 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.dealloc.*": Tensor [updates 0 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.ld.*": Tensor [reads 0 TENSOR] -> Loaded;
    // Operand 0 is the sum and 1 the matrix A, where that is in tensor memory. Operand 5 is the metadata of a
    // sparse A. Block scales come last.
    "llvm.nvvm.tcgen05.mma.shared": Tensor [updates 0 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.shared.*": Tensor [updates 0 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.shared.mxf*": Tensor [updates 0 TENSOR, reads 5 TENSOR, reads 6 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.sp.shared": Tensor [updates 0 TENSOR, reads 5 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.sp.shared.*": Tensor [updates 0 TENSOR, reads 5 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.sp.shared.mxf*": Tensor [updates 0 TENSOR, reads 5 TENSOR, reads 6 TENSOR, reads 7 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.sp.tensor": Tensor [updates 0 TENSOR, reads 1 TENSOR, reads 5 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.sp.tensor.*": Tensor [updates 0 TENSOR, reads 1 TENSOR, reads 5 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.sp.tensor.mxf*": Tensor [updates 0 TENSOR, reads 1 TENSOR, reads 5 TENSOR, reads 6 TENSOR, reads 7 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.tensor": Tensor [updates 0 TENSOR, reads 1 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.tensor.*": Tensor [updates 0 TENSOR, reads 1 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.tensor.mxf*": Tensor [updates 0 TENSOR, reads 1 TENSOR, reads 5 TENSOR, reads 6 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.ws.shared": Tensor [updates 0 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.ws.shared.*": Tensor [updates 0 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.ws.sp.shared": Tensor [updates 0 TENSOR, reads 5 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.ws.sp.shared.*": Tensor [updates 0 TENSOR, reads 5 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.ws.sp.tensor": Tensor [updates 0 TENSOR, reads 1 TENSOR, reads 5 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.ws.sp.tensor.*": Tensor [updates 0 TENSOR, reads 1 TENSOR, reads 5 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.ws.tensor": Tensor [updates 0 TENSOR, reads 1 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.mma.ws.tensor.*": Tensor [updates 0 TENSOR, reads 1 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.shift.down.*": Tensor [updates 0 TENSOR] -> Plain;
    "llvm.nvvm.tcgen05.st.*": Tensor [writes 0 TENSOR] -> Plain;
    // LLVM takes any space here and has instructions for these two; a generic pointer has none.
    "llvm.nvvm.tensormap.replace.*": Descriptor mangled [writes 0 RESOLVED] -> Plain;
    // The operand must lead to a variable, which the metadata names too.
    "llvm.nvvm.texsurf.handle.*": Descriptor mangled [looks 1 ANY] -> Plain;
    "llvm.nvvm.texsurf.handle.internal.*": Descriptor mangled [looks 0 ANY] -> Plain;
    // LLVM takes any space here and has instructions for these three.
    "llvm.nvvm.wmma.m16n16k16.load.*": Matrix mangled [reads 0 DATA] -> Loaded;
    "llvm.nvvm.wmma.m16n16k16.store.*": Matrix mangled [writes 0 DATA] -> Plain;
    "llvm.nvvm.wmma.m16n16k8.load.*": Matrix mangled [reads 0 DATA] -> Loaded;
    "llvm.nvvm.wmma.m16n16k8.store.*": Matrix mangled [writes 0 DATA] -> Plain;
    "llvm.nvvm.wmma.m32n8k16.load.*": Matrix mangled [reads 0 DATA] -> Loaded;
    "llvm.nvvm.wmma.m32n8k16.store.*": Matrix mangled [writes 0 DATA] -> Plain;
    "llvm.nvvm.wmma.m8n32k16.load.*": Matrix mangled [reads 0 DATA] -> Loaded;
    "llvm.nvvm.wmma.m8n32k16.store.*": Matrix mangled [writes 0 DATA] -> Plain;
    "llvm.nvvm.wmma.m8n8k128.load.*": Matrix mangled [reads 0 DATA] -> Loaded;
    "llvm.nvvm.wmma.m8n8k128.store.*": Matrix mangled [writes 0 DATA] -> Plain;
    "llvm.nvvm.wmma.m8n8k32.load.*": Matrix mangled [reads 0 DATA] -> Loaded;
    "llvm.nvvm.wmma.m8n8k32.store.*": Matrix mangled [writes 0 DATA] -> Plain;
    "llvm.nvvm.wmma.m8n8k4.load.*": Matrix mangled [reads 0 DATA] -> Loaded;
    "llvm.nvvm.wmma.m8n8k4.store.*": Matrix mangled [writes 0 DATA] -> Plain;
    "llvm.objectsize.*": Query mangled [looks 0 ANY] -> Plain;
    // An older form of the next.
    "llvm.prefetch": Hint [looks 0 GENERIC] -> Plain;
    "llvm.prefetch.*": Hint mangled [looks 0 ANY] -> Plain;
    // The type lets the result be in another space, but what these become does not.
    "llvm.preserve.array.access.index.*": Same mangled [looks 0 ANY] -> Derived(0);
    "llvm.preserve.static.offset": Same [looks 0 GENERIC] -> Derived(0);
    "llvm.preserve.struct.access.index.*": Same mangled [looks 0 ANY] -> Derived(0);
    "llvm.preserve.union.access.index.*": Same mangled [looks 0 ANY] -> Derived(0);
    // Early forms lack operand 4. Up to LLVM 15 the texts were always generic and no part of the name.
    "llvm.ptr.annotation.*": Annotation mangled [looks 0 ANY, looks 1 ANY, looks 2 ANY, looks 4 ANY] -> Derived(0);
    // The mask must be as wide as an index into the space of the pointer.
    "llvm.ptrmask.*": Same mangled [looks 0 ANY] -> Derived(0);
    // Up to LLVM 17.
    "llvm.stackrestore": Stack [looks 0 GENERIC] -> Plain;
    "llvm.stackrestore.*": Stack mangled [looks 0 ANY] -> Plain;
    // An address of the stack, whatever space its type has. Up to LLVM 17 without a suffix.
    "llvm.stacksave": Stack [] -> In(Space::Local);
    "llvm.stacksave.*": Stack mangled [] -> In(Space::Local);
    "llvm.strip.invariant.group.*": Same mangled [looks 0 ANY] -> Derived(0);
    // The operand must be the variable itself: a cast of it is refused.
    "llvm.threadlocal.address.*": Same mangled [looks 0 ANY] -> Derived(0);
    // LLVM takes any space, but expands these for NVPTX only where the list is generic. Without a suffix up to
    // LLVM 18.
    "llvm.va_copy": Stack [writes 0 GENERIC, reads 1 GENERIC] -> Plain;
    "llvm.va_copy.*": Stack mangled [writes 0 GENERIC, reads 1 GENERIC] -> Plain;
    "llvm.va_end": Stack [looks 0 GENERIC] -> Plain;
    "llvm.va_end.*": Stack mangled [looks 0 GENERIC] -> Plain;
    "llvm.va_start": Stack [writes 0 GENERIC] -> Plain;
    "llvm.va_start.*": Stack mangled [writes 0 GENERIC] -> Plain;
    // The form up to LLVM 15; early ones lack operand 4.
    "llvm.var.annotation": Annotation [looks 0 GENERIC, looks 1 GENERIC, looks 2 GENERIC, looks 4 GENERIC] -> Plain;
    "llvm.var.annotation.*": Annotation mangled [looks 0 ANY, looks 1 ANY, looks 2 ANY, looks 4 ANY] -> Plain;
    "llvm.vp.gather.*": Masked mangled [reads 0 ANY] -> Loaded;
    "llvm.vp.load.*": Masked mangled [reads 0 ANY] -> Loaded;
    "llvm.vp.scatter.*": Masked mangled [writes 1 ANY] -> Plain;
    "llvm.vp.store.*": Masked mangled [writes 1 ANY] -> Plain;
}
