//! Whether two runs came to the same.
//!
//! Invariant: what was defined before is defined after, and the same. What was not may be anything. Pointers to local
//! memory, to the heap and to byval parameters are equal whatever their addresses, as passes may add slots and move parameters; those
//! to functions are equal if the names are, as what is internal now has another address than what others have.

use crate::run::{Memory, Outcome, Region, classify, is_heap};

/// What differs first, in words. An optimiser need not keep what variables hold that nobody else sees.
///
/// # Errors
///
/// That difference.
pub fn compare(before: &Outcome, after: &Outcome, optimised: bool) -> Result<(), String> {
    let equal = |old: u64, new: u64, launch: u64| {
        // What an earlier launch left behind points nowhere, and must not do so in another way.
        let classify = |address| (0..=launch).rev().find_map(|launch| classify(address, launch));
        let [old, new] = [old, new].map(classify);
        match (old, new) {
            (Some((Region::Local, _)), Some((Region::Local, _))) => true,
            (Some((Region::Global, old)), Some((Region::Global, new))) => {
                is_heap(old) && is_heap(new)
            }
            (Some((Region::ByVal, _)), Some((region, _))) => {
                matches!(region, Region::ByVal | Region::Param | Region::Local)
            }
            (Some((Region::Code, old)), Some((Region::Code, new))) => {
                before.functions.get(&old) == after.functions.get(&new)
            }
            _ => false,
        }
    };
    for (old, new) in before.launches.iter().zip(&after.launches) {
        let at = format!("after launch {}", old.launch);
        memories("global", optimised, old.launch, (&old.global, &new.global), &equal)
            .map_err(|e| format!("{e} {at}"))?;
        for (block, memories_of_block) in old.shared.iter().zip(&new.shared).enumerate() {
            memories("shared", optimised, old.launch, memories_of_block, &equal)
                .map_err(|e| format!("{e} of block {block} {at}"))?;
        }
        for (thread, (old, new)) in old.seen.iter().zip(&new.seen).enumerate() {
            let same = old.len() == new.len()
                && old.iter().zip(new).all(|(old, new)| new.may_be_for(*old));
            // LLVM makes one plain store of a memset and a volatile store to a part of it.
            if !same && !optimised {
                return Err(format!(
                    "thread {thread} makes other volatile accesses: {old:?}, {new:?}"
                ));
            }
        }
    }
    Ok(())
}

fn memories(
    name: &str,
    optimised: bool,
    launch: u64,
    (old, new): (&Memory, &Memory),
    equal: &dyn Fn(u64, u64, u64) -> bool,
) -> Result<(), String> {
    let address = |bytes: &[u8]| bytes.try_into().map(u64::from_le_bytes).unwrap_or(0);
    for object in old.objects().iter().filter(|object| !(optimised && object.local)) {
        // A pass may drop a variable that nobody needs any more.
        let Some((at, 0)) = new.find(object.start, object.bytes.len() as u64) else { continue };
        let other = new.object(at);
        for (word, (bytes, defined)) in
            object.bytes.chunks(8).zip(object.defined.chunks(8)).enumerate()
        {
            let range = 8 * word..8 * word + bytes.len();
            let (new_bytes, new_defined) =
                (&other.bytes[range.clone()], &other.defined[range.clone()]);
            let same = |i: usize| !defined[i] || new_defined[i] && bytes[i] == new_bytes[i];
            // Addresses that are equal may be stored anywhere.
            let in_address = |i: usize| {
                let at = range.start + i;
                (at.saturating_sub(7)..=at).any(|start| {
                    let both = [&object.bytes, &other.bytes].map(|b| b.get(start..start + 8));
                    matches!(both, [Some(old), Some(new)] if equal(address(old), address(new), launch))
                })
            };
            if (0..bytes.len()).all(|i| same(i) || in_address(i)) {
                continue;
            }
            let show = |bytes: &[u8], defined: &[bool]| {
                let byte =
                    |(b, &d): (&u8, &bool)| if d { format!("{b:02x}") } else { "??".to_owned() };
                bytes.iter().zip(defined).map(byte).collect::<Vec<_>>().join(" ")
            };
            return Err(format!(
                "{name} memory differs in the object at {:#x}, offset {}: {} before, {} after",
                object.start,
                8 * word,
                show(bytes, defined),
                show(new_bytes, new_defined),
            ));
        }
    }
    Ok(())
}
