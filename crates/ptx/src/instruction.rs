//! What an instruction does to memory, by its name.
//!
//! ```text
//!   ld . relaxed . gpu . global . v4 . f32
//!   │                    └ the state space; generic if there is none
//!   └ the class
//! ```

use spacecast_nvptx::space::{Space, SpaceSet};

/// Kinds of accesses.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// `ld`, `ldu`, `multimem.ld_reduce`
    Load,
    /// `st`, `multimem.st`, `tensormap.replace`, `clusterlaunchcontrol.try_cancel`
    Store,
    /// `atom`, `red`
    Atomic,
    /// `wmma.load`, `wmma.store`, `ldmatrix`, `stmatrix`
    Matrix,
    /// `cp.async` and the bulk and tensor forms, `tensormap.cp_fenceproxy`
    Copy,
    /// `mbarrier`
    Barrier,
    /// `prefetch`, `discard` and the like
    Cache,
    /// `tcgen05`
    Tensor,
}

impl Class {
    /// All of them, in order.
    pub const ALL: [Class; 8] = [
        Class::Load,
        Class::Store,
        Class::Atomic,
        Class::Matrix,
        Class::Copy,
        Class::Barrier,
        Class::Cache,
        Class::Tensor,
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Class::Load => "load",
            Class::Store => "store",
            Class::Atomic => "atomic",
            Class::Matrix => "matrix",
            Class::Copy => "copy",
            Class::Barrier => "barrier",
            Class::Cache => "cache",
            Class::Tensor => "tensor",
        }
    }
}

/// What an instruction has to do with memory.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing.
    None,
    /// It accesses these spaces, each once.
    Access(Class, SpaceSet),
    /// It makes a generic address of one in this space.
    ToGeneric(Space),
    /// It makes an address in this space of a generic one.
    FromGeneric(Space),
    /// It asks whether a generic address is in this space.
    Query(Space),
}

/// What an instruction of this name does.
pub fn effect(name: &[u8]) -> Effect {
    let (base, rest) = match memchr::memchr(b'.', name) {
        Some(dot) => name.split_at(dot),
        None => (name, &[][..]),
    };
    // Most instructions compute: they go no further.
    let class = match base {
        b"ld" | b"ldu" => Class::Load,
        b"st" => Class::Store,
        b"atom" | b"red" => Class::Atomic,
        b"ldmatrix" | b"stmatrix" => Class::Matrix,
        b"prefetch" | b"prefetchu" | b"discard" | b"applypriority" => Class::Cache,
        b"wmma" if rest.starts_with(b".load") || rest.starts_with(b".store") => Class::Matrix,
        b"multimem" if rest.starts_with(b".ld_reduce") => Class::Load,
        b"multimem" if rest.starts_with(b".st") => Class::Store,
        b"multimem" if rest.starts_with(b".red") => Class::Atomic,
        b"multimem" if rest.starts_with(b".cp") => return copy(rest),
        b"tensormap" if rest.starts_with(b".replace") => Class::Store,
        b"tensormap" if rest.starts_with(b".cp_fenceproxy") => return copy(rest),
        // The answer and the barrier are in the same space.
        b"clusterlaunchcontrol" if rest.starts_with(b".try_cancel") => Class::Store,
        b"mbarrier" if !rest.starts_with(b".pending_count") => Class::Barrier,
        b"cp" => return copy(rest),
        b"tcgen05" => return tensor(rest),
        b"cvta" => return cast(rest),
        b"isspacep" => return named(rest).map_or(Effect::None, Effect::Query),
        _ => return Effect::None,
    };
    Effect::Access(class, SpaceSet::from(named(rest).unwrap_or(Space::Generic)))
}

/// The first state space among the words of a name.
fn named(rest: &[u8]) -> Option<Space> {
    named_spaces(rest).next()
}

/// The state spaces that the name of an instruction has, in order.
pub fn named_spaces(name: &[u8]) -> impl Iterator<Item = Space> {
    name.split(|&byte| byte == b'.').filter_map(space)
}

pub(crate) fn space(word: &[u8]) -> Option<Space> {
    Some(match word {
        b"global" => Space::Global,
        b"shared" | b"shared::cta" => Space::Shared,
        b"shared::cluster" => Space::Cluster,
        b"local" => Space::Local,
        b"const" => Space::Constant,
        b"param" | b"param::entry" | b"param::func" => Space::Param,
        // Banks of constant memory, before PTX 2.2.
        _ if word.starts_with(b"const[") => Space::Constant,
        _ => return None,
    })
}

/// Copies name every space they touch. What waits for them, or groups them, touches none.
fn copy(rest: &[u8]) -> Effect {
    let spaces =
        named_spaces(rest).fold(SpaceSet::empty(), |set, space| set | SpaceSet::from(space));
    let arrives = rest.starts_with(b".async.mbarrier.arrive");
    match (spaces.is_empty(), arrives) {
        (true, true) => Effect::Access(Class::Barrier, SpaceSet::from(Space::Generic)),
        (true, false) => Effect::None,
        (false, true) => Effect::Access(Class::Barrier, spaces),
        (false, false) => Effect::Access(Class::Copy, spaces),
    }
}

fn tensor(rest: &[u8]) -> Effect {
    let word = rest.split(|&byte| byte == b'.').nth(1).unwrap_or_default();
    match word {
        b"ld" | b"st" | b"cp" | b"mma" | b"shift" => {
            Effect::Access(Class::Tensor, SpaceSet::from(Space::Tensor))
        }
        // They write to shared memory: the address of what was allocated, or a barrier.
        b"alloc" | b"commit" => {
            Effect::Access(Class::Tensor, SpaceSet::from(named(rest).unwrap_or(Space::Generic)))
        }
        _ => Effect::None,
    }
}

fn cast(rest: &[u8]) -> Effect {
    let Some(space) = named(rest) else { return Effect::None };
    if rest.starts_with(b".to.") { Effect::FromGeneric(space) } else { Effect::ToGeneric(space) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(name: &str) -> Effect {
        effect(name.as_bytes())
    }

    fn access(class: Class, spaces: &[Space]) -> Effect {
        let set = spaces.iter().fold(SpaceSet::empty(), |set, &s| set | SpaceSet::from(s));
        Effect::Access(class, set)
    }

    #[test]
    fn accesses_have_the_space_they_name() {
        use Space::{Cluster, Constant, Generic, Global, Local, Param, Shared, Tensor};
        assert_eq!(of("ld.relaxed.gpu.global.v4.f32"), access(Class::Load, &[Global]));
        assert_eq!(of("ld.b32"), access(Class::Load, &[Generic]));
        assert_eq!(of("ldu.global.u32"), access(Class::Load, &[Global]));
        assert_eq!(of("ld.const[3].f32"), access(Class::Load, &[Constant]));
        assert_eq!(of("ld.param::entry.u64"), access(Class::Load, &[Param]));
        assert_eq!(of("st.local.v2.b64"), access(Class::Store, &[Local]));
        assert_eq!(of("st.async.shared::cluster.b32"), access(Class::Store, &[Cluster]));
        assert_eq!(of("atom.shared::cta.add.u32"), access(Class::Atomic, &[Shared]));
        assert_eq!(of("red.add.f32"), access(Class::Atomic, &[Generic]));
        assert_eq!(
            of("wmma.load.a.sync.aligned.row.m16n16k16.shared.f16"),
            access(Class::Matrix, &[Shared])
        );
        assert_eq!(of("wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32"), Effect::None);
        assert_eq!(of("ldmatrix.sync.aligned.m8n8.x4.b16"), access(Class::Matrix, &[Generic]));
        assert_eq!(of("mbarrier.init.shared::cta.b64"), access(Class::Barrier, &[Shared]));
        assert_eq!(of("mbarrier.arrive.b64"), access(Class::Barrier, &[Generic]));
        assert_eq!(of("mbarrier.pending_count.b64"), Effect::None);
        assert_eq!(of("prefetch.global.L2"), access(Class::Cache, &[Global]));
        assert_eq!(of("prefetchu.L1"), access(Class::Cache, &[Generic]));
        assert_eq!(
            of("tensormap.replace.tile.global_address.global.b1024.b64"),
            access(Class::Store, &[Global])
        );
        assert_eq!(
            of("tensormap.replace.tile.rank.shared::cta.b1024.b32"),
            access(Class::Store, &[Shared])
        );
        assert_eq!(
            of("tensormap.replace.tile.global_address.b1024.b64"),
            access(Class::Store, &[Generic])
        );
        let cancel = "clusterlaunchcontrol.try_cancel.async";
        assert_eq!(
            of(&format!("{cancel}.shared::cta.mbarrier::complete_tx::bytes.b128")),
            access(Class::Store, &[Shared])
        );
        assert_eq!(
            of(&format!("{cancel}.mbarrier::complete_tx::bytes.multicast::cluster::all.b128")),
            access(Class::Store, &[Generic])
        );
        assert_eq!(of("clusterlaunchcontrol.query_cancel.is_canceled.pred.b128"), Effect::None);
        assert_eq!(of("multimem.ld_reduce.global.add.f32"), access(Class::Load, &[Global]));
        assert_eq!(
            of("tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32"),
            access(Class::Tensor, &[Shared])
        );
        assert_eq!(of("tcgen05.ld.sync.aligned.16x64b.x1.b32"), access(Class::Tensor, &[Tensor]));
        assert_eq!(of("tcgen05.wait::ld.sync.aligned"), Effect::None);
    }

    #[test]
    fn copies_touch_all_spaces_they_name() {
        use Space::{Cluster, Generic, Global, Shared};
        assert_eq!(of("cp.async.ca.shared.global"), access(Class::Copy, &[Shared, Global]));
        assert_eq!(
            of("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes"),
            access(Class::Copy, &[Cluster, Global])
        );
        assert_eq!(
            of(
                "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned"
            ),
            access(Class::Copy, &[Global, Shared])
        );
        assert_eq!(
            of("multimem.cp.async.bulk.global.shared::cta.bulk_group"),
            access(Class::Copy, &[Global, Shared])
        );
        assert_eq!(of("cp.async.wait_group"), Effect::None);
        assert_eq!(of("cp.async.mbarrier.arrive.noinc.b64"), access(Class::Barrier, &[Generic]));
    }

    #[test]
    fn casts_and_queries_have_a_direction() {
        assert_eq!(of("cvta.to.global.u64"), Effect::FromGeneric(Space::Global));
        assert_eq!(of("cvta.shared.u64"), Effect::ToGeneric(Space::Shared));
        assert_eq!(of("cvta.param.u64"), Effect::ToGeneric(Space::Param));
        assert_eq!(of("isspacep.shared::cluster"), Effect::Query(Space::Cluster));
        assert_eq!(of("cvt.u64.u32"), Effect::None);
        assert_eq!(of(""), Effect::None);
        assert_eq!(of("ld"), access(Class::Load, &[Space::Generic]));
    }
}
