//! The line of an instruction: what of it does not hold any more, and how the rest of it stays.

use std::ops::Range;

use crate::function::Function;
use crate::inst::{InstFlags, State};
use crate::store::Md;
use crate::types::Type;
use crate::value::{Inst, Value, ValueKind};
use crate::write::names::Numbers;
use crate::write::render::write_number;

/// What of the text of an instruction does not hold any more.
pub(super) enum Change {
    None,
    /// Numbers of values.
    Numbers,
    /// This operand, which is the address of a load, a store or a `getelementptr`.
    Address(usize),
    All,
}

/// What changed in an instruction that was read: by an edit, or because a value that it mentions, itself
/// included, has another number, type or name.
pub(super) fn change(func: &Function<'_>, numbers: &Numbers, inst: Inst) -> Change {
    let data = func.inst(inst);
    if data.state.contains(State::EDITED) {
        return Change::All;
    }
    // The address of what is atomic shares its place with the ordering.
    let address = data.op.address().filter(|_| !data.flags.contains(InstFlags::ATOMIC));
    let mut found = match (data.state.contains(State::ADDRESS), address) {
        (false, _) => Change::None,
        (true, Some(operand)) => Change::Address(operand),
        (true, None) => return Change::All,
    };
    let mut numbered = data.ty != Type::VOID && numbers.moved(func, inst.into());
    for (operand, &value) in func.operands(inst).iter().enumerate() {
        if mentions(func, value, |v| func.is_retitled(v)) {
            if address != Some(operand) {
                return Change::All;
            }
            found = Change::Address(operand);
        } else if numbers.changed {
            numbered |= mentions(func, value, |v| numbers.moved(func, v));
        }
    }
    match found {
        _ if !numbered => found,
        Change::None => Change::Numbers,
        _ => Change::All,
    }
}

/// Writes the text of an instruction with other numbers; gives up if it is not clear where numbers are.
pub(super) fn renumber(text: &[u8], numbers: &Numbers, out: &mut Vec<u8>) -> Option<()> {
    let (mut copied, mut at) = (0, 0);
    while let Some(found) = memchr::memchr3(b'%', b'"', b';', &text[at..]) {
        at += found + 1;
        match text[at - 1] {
            b';' => return None,
            b'"' => at += 1 + memchr::memchr(b'"', &text[at..])?,
            _ => {
                let from = at;
                let mut old = 0u64;
                while let Some(digit) =
                    text.get(at).map(|b| b.wrapping_sub(b'0')).filter(|d| *d < 10)
                {
                    old = (10 * old + u64::from(digit)).min(u64::from(u32::MAX));
                    at += 1;
                }
                if at > from {
                    let new = numbers.renewed(old as u32)?;
                    if u64::from(new) != old {
                        out.extend_from_slice(&text[copied..from]);
                        write_number(out, new.into());
                        copied = at;
                    }
                }
            }
        }
    }
    out.extend_from_slice(&text[copied..]);
    Some(())
}

/// Bytes that matter to [`second_field`].
const SEPARATES: [bool; 256] = {
    let mut table = [false; 256];
    let mut i = 0;
    while i < SEPARATORS.len() {
        table[SEPARATORS[i] as usize] = true;
        i += 1;
    }
    table
};

const SEPARATORS: &[u8] = b"()[]{}<>\";,";

/// The second of the fields that commas separate in an instruction, unless a comment is in the way.
pub(super) fn second_field(text: &[u8]) -> Option<Range<usize>> {
    let mut depth = 0;
    let mut from = None;
    let mut at = 0;
    while let Some(next) = text[at..].iter().position(|&b| SEPARATES[b as usize]) {
        at += next;
        match text[at] {
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth -= 1,
            b'"' => at += 1 + memchr::memchr(b'"', &text[at + 1..])?,
            b';' => return None,
            b',' if depth == 0 => match from {
                Some(from) => return Some(from..at),
                None => {
                    let blanks = text[at + 1..].iter().take_while(|b| b.is_ascii_whitespace());
                    from = Some(at + 1 + blanks.count());
                }
            },
            _ => {}
        }
        at += 1;
    }
    from.map(|from| from..text.len())
}

/// Whether an operand is, or describes, a value that has changed.
fn mentions(func: &Function<'_>, value: Value, changed: impl Fn(Value) -> bool) -> bool {
    match value.kind() {
        ValueKind::Md(index) => match func.store.md_operand(index) {
            Md::Value(v) => changed(v),
            Md::Inline(node) => {
                func.store.fields(node).any(|(_, md)| matches!(md, Md::Value(v) if changed(v)))
            }
            _ => false,
        },
        _ => changed(value),
    }
}
