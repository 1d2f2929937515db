//! What inline assembly does with its operands, as far as its text tells.
//!
//! Invariant: an operand that the text could store is reported as stored. Only two things are harmless:
//! text without any instruction that stores, and an operand that stands only between brackets, where it is
//! an address.

/// Whether the text has an instruction that can write a register to memory, or call something that can.
pub fn can_store(text: &[u8]) -> bool {
    let starts = |word: &[u8]| {
        [&b"st"[..], b"atom", b"red", b"call", b"multimem", b"mbarrier", b"tensormap", b"surf"]
            .iter()
            .any(|op| word.starts_with(op))
    };
    text.split(|b| !(b.is_ascii_alphanumeric() || *b == b'_' || *b == b'.')).any(starts)
}

/// Whether operand `n` stands anywhere but between brackets.
pub fn is_value(text: &[u8], n: usize) -> bool {
    let mut depth = 0i32;
    let mut at = 0;
    while at < text.len() {
        match text[at] {
            b'[' => depth += 1,
            b']' => depth -= 1,
            b'$' => {
                let rest = &text[at + 1..];
                let rest = rest.strip_prefix(b"{").unwrap_or(rest);
                let digits = rest.iter().take_while(|b| b.is_ascii_digit()).count();
                let number = std::str::from_utf8(&rest[..digits]).ok().and_then(|d| d.parse().ok());
                if number == Some(n) && depth <= 0 {
                    return true;
                }
                // `$$` is a dollar sign.
                at += if rest.first() == Some(&b'$') { 1 } else { 0 };
            }
            _ => {}
        }
        at += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stores_and_addresses() {
        assert!(!can_store(b"bar.sync 0;"));
        assert!(!can_store(b"ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0,$1,$2,$3}, [$4];"));
        assert!(can_store(b"{ .reg .pred p; st.global.u64 [$0], $1; }"));
        assert!(can_store(b"atom.exch.b64 $0, [$1], $2;"));
        assert!(is_value(b"st.global.u64 [$0], $1;", 1));
        assert!(!is_value(b"st.global.u64 [$0], $1;", 0));
        assert!(!is_value(b"st.global.u64 [$0+8], ${1};", 0));
        assert!(is_value(b"st.global.u64 [$0+8], ${1};", 1));
        assert!(!is_value(b"mov.u32 $0, %tid.x;", 1));
    }
}
