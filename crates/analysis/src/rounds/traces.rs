//! Whether what was assumed on the way, and does not hold in the end, left traces.
//!
//! A call that outgrows its instance moves to another one. What it passed before stays behind, and so does what came of
//! that: in objects, and in what else was called.
//!
//! ```text
//!   at first   k ──(local)──► f⟨local⟩ ──► g⟨local⟩
//!   then       k ──(local or shared)──► f⟨generic⟩ ──► g⟨generic⟩
//!              nobody calls f⟨local⟩ any more
//! ```
//!
//! That is no more than what the other instance knows, if nobody else was in the first one: whatever came of the first,
//! step by step, comes of the other, too. So there are no traces if everything that was left is dead, stands for one
//! instance that took its place, and calls nothing but what that one calls, or what that one's callees took the place of.
//! Anything else may have mixed what two callers passed that have nothing to do with each other, and a look at
//! everything anew is what tells.
//!
//! Invariant: this only decides whether it is worth looking again. Nothing that is known depends on it.

use super::Rounds;
use crate::instance::InstanceId;

/// A call that leads elsewhere than before.
pub(super) struct Moved {
    pub from: InstanceId,
    pub to: InstanceId,
}

impl Rounds<'_, '_, '_> {
    /// Whether more may be known if all is looked at anew.
    pub(super) fn has_traces(&self, reached: &[bool]) -> bool {
        if self.moved.is_empty() {
            return false;
        }
        self.narrowed || self.crowded || !self.all_was_taken_over(reached)
    }

    /// Whether for each instance that was left there is one that took its place, and is called in the end.
    fn all_was_taken_over(&self, reached: &[bool]) -> bool {
        let is = |id: InstanceId| &self.instances[id.0 as usize];
        let mut heirs: Vec<Option<InstanceId>> = vec![None; self.instances.len()];
        // Who took over, at first, and what is still to be looked at.
        let mut open: Vec<(InstanceId, InstanceId)> = Vec::new();
        for &Moved { from, to } in &self.moved {
            // Instances for calls from outside are there in any case, and passed everything.
            if !is(from).outside {
                open.push((from, to));
            }
        }
        while let Some((from, to)) = open.pop() {
            if from == to {
                continue;
            }
            let known = heirs[from.0 as usize].replace(to);
            if known == Some(to) {
                continue;
            }
            let mut spaces = is(from).spaces.iter().zip(&is(to).spaces);
            let grew = is(to).outside || spaces.all(|(old, new)| new.is_none() || new == old);
            if reached[from.0 as usize] || known.is_some() || !grew {
                return false;
            }
            for (call, target) in is(from).calls() {
                let Some(now) = is(to).target(call, is(target).func) else { return false };
                open.push((target, now));
            }
        }
        // Nobody leads in circles, as each has more generic parameters than the one before.
        (0..heirs.len()).all(|at| reached[at] || heirs[at].is_some())
    }
}

#[cfg(test)]
mod tests {
    use crate::knobs::Knobs;
    use crate::program::Program;
    use crate::rounds::analyse;

    /// A slot is passed to two functions, and only then known to be copied from elsewhere. Then `more`.
    fn is_doubtful(more: &str) -> bool {
        let source = format!(
            "target triple = \"nvptx64-nvidia-cuda\"
            declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
            define internal void @read(ptr %p) {{
              %v = load i64, ptr %p
              ret void
            }}
            define internal void @inside(ptr %p) {{
              call void @read(ptr %p)
              ret void
            }}
            define internal void @copy(ptr %to, ptr %from) {{
              call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false)
              ret void
            }}
            define ptx_kernel void @k(ptr %in) {{
              %slot = alloca i64
              call void @copy(ptr %slot, ptr %in)
              call void @inside(ptr %slot)
              ret void
            }}
            {more}"
        );
        let module = spacecast_ir::parse(source.as_bytes()).expect("a module");
        let knobs = Knobs::default();
        analyse(&Program::new(&module, &knobs)).is_doubtful()
    }

    #[test]
    fn who_moves_alone_leaves_no_traces() {
        assert!(!is_doubtful(""));
        // Who never was anywhere else does not, either.
        let other = "define ptx_kernel void @l(ptr %in) { call void @read(ptr %in) ret void }";
        assert!(!is_doubtful(other));
    }

    #[test]
    fn who_leaves_others_behind_leaves_traces() {
        let other = "define ptx_kernel void @l() {
              %slot = alloca i64
              call void @read(ptr %slot)
              ret void
            }";
        assert!(is_doubtful(other));
    }

    #[test]
    fn who_go_separate_ways_leave_traces() {
        let other = "define internal void @both(ptr %p, ptr %q) {
              %v = load i64, ptr %p
              ret void
            }
            define ptx_kernel void @l(ptr %in) {
              %slot = alloca i64
              %other = alloca i64
              call void @copy(ptr %slot, ptr %in)
              call void @both(ptr %slot, ptr %other)
              ret void
            }
            define ptx_kernel void @m(ptr %in) {
              %slot = alloca i64
              %other = alloca i64
              call void @copy(ptr %slot, ptr %in)
              call void @both(ptr %other, ptr %slot)
              ret void
            }";
        assert!(is_doubtful(other));
    }
}
