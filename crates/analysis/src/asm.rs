//! What inline assembly does with its operands, as far as its text tells.
//!
//! Invariant: an operand that the text could store is reported as stored. Only two things are harmless:
//! text without any instruction that stores, and an operand that stands only between brackets, where it is
//! an address.

use bitflags::bitflags;
use spacecast_ir::function::Function;
use spacecast_ir::store::{ConstantKind, Store};
use spacecast_ir::value::Inst;

bitflags! {
    /// What is known of assembly, whatever it is passed.
    #[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
    pub struct Traits: u8 {
        /// It is assembly.
        const ASM = 1;
        /// It turns an address of a space into a generic one, or holds what comes from memory, or from what it calls.
        const CONVERTS = 1 << 1;
        /// It can write a register to memory.
        const STORES = 1 << 2;
        /// It turns a generic address into one of a space.
        const NARROWS = 1 << 3;
    }
}

/// The assembly of a function. The same text is there once, however often it is used.
#[derive(Debug, Default)]
pub struct Assembly {
    /// By constant; empty if there is none.
    traits: Vec<Traits>,
    /// The arguments that stand anywhere but between brackets, as bits.
    values: Vec<u64>,
}

impl Assembly {
    /// All that a function mentions.
    pub fn of(store: &Store<'_>) -> Self {
        let mut this = Self::default();
        for c in store.consts() {
            if let ConstantKind::Asm(_, code, constraints) = store.constant(c) {
                let code = store.text.unescaped(code);
                let constraints = store.text.unescaped(constraints);
                // LLVM stores or loads what stands for memory, whatever the text does; and what it calls can do anything.
                let unseen = constraints.contains(&b'*') || calls(&code);
                let mut traits = Traits::ASM;
                traits.set(Traits::CONVERTS, unseen || converts(&code));
                traits.set(Traits::STORES, unseen || can_store(&code));
                traits.set(Traits::NARROWS, narrows(&code));
                this.traits.resize(store.num_consts(), Traits::empty());
                this.traits[c.as_u32() as usize] = traits;
                let args = arguments(&constraints);
                let values = args.iter().enumerate().take(64);
                let text = without_comments(&code);
                let values = values.filter(|(_, arg)| arg.tied || is_value(&text, arg.number));
                this.values.resize(store.num_consts(), 0);
                this.values[c.as_u32() as usize] = values.fold(0, |bits, (arg, _)| bits | 1 << arg);
            }
        }
        this
    }

    /// What is known of what is called, if that is assembly.
    pub fn called(&self, func: &Function<'_>, call: Inst) -> Option<Traits> {
        if self.traits.is_empty() {
            return None;
        }
        let callee = func.callee(call)?.as_const()?;
        let traits = *self.traits.get(callee.as_u32() as usize)?;
        traits.contains(Traits::ASM).then_some(traits)
    }

    /// Whether an argument of assembly stands anywhere but between brackets, where it would be an address.
    pub fn takes_value(&self, func: &Function<'_>, call: Inst, arg: usize) -> bool {
        let callee = func.callee(call).and_then(|callee| callee.as_const());
        let values = callee.and_then(|c| self.values.get(c.as_u32() as usize));
        values.is_none_or(|values| arg >= 64 || values >> arg & 1 == 1)
    }
}

/// Whether the text has an instruction that can write a register to memory.
pub fn can_store(text: &[u8]) -> bool {
    const STORES: [&[u8]; 11] = [
        b"st",
        b"atom",
        b"red",
        b"multimem",
        b"mbarrier",
        b"tensormap",
        b"sust",
        b"sured",
        b"wmma.store",
        b"tcgen05.st",
        // Other threads get it, who may not be seen to.
        b"shfl",
    ];
    let starts = |word: &[u8]| STORES.iter().any(|op| word.starts_with(op));
    text.split(|b| !(b.is_ascii_alphanumeric() || *b == b'_' || *b == b'.')).any(starts)
}

/// Whether the text calls something.
pub fn calls(text: &[u8]) -> bool {
    text.split(|b| !(b.is_ascii_alphanumeric() || *b == b'_')).any(|word| word == b"call")
}

/// Whether the text turns an address of a space into a generic one.
pub fn converts(text: &[u8]) -> bool {
    let words =
        text.split(|b| !(b.is_ascii_alphanumeric() || *b == b'_' || *b == b'.' || *b == b':'));
    words.into_iter().any(|word| {
        let cvta = word.starts_with(b"cvta.") && !word.starts_with(b"cvta.to.");
        cvta && !word.starts_with(b"cvta.global") || word.starts_with(b"mapa")
    })
}

/// Whether the text turns a generic address into one of a space.
pub fn narrows(text: &[u8]) -> bool {
    let words = text.split(|b| !(b.is_ascii_alphanumeric() || *b == b'_' || *b == b'.'));
    words.into_iter().any(|word| word.starts_with(b"cvta.to."))
}

/// An argument of assembly.
#[derive(Debug, PartialEq, Eq)]
pub struct Argument {
    /// The number that it has in the text.
    pub number: usize,
    /// Whether it is in the register of a result, which the text may leave as it is.
    pub tied: bool,
}

/// The arguments by their constraints: results come without one, clobbers without a number.
pub fn arguments(constraints: &[u8]) -> Vec<Argument> {
    let numbered = constraints.split(|&b| b == b',').take_while(|c| !c.starts_with(b"~"));
    let is_result = |c: &[u8]| c.starts_with(b"=") && !c.contains(&b'*');
    let is_tied = |c: &[u8]| !c.starts_with(b"{") && c.iter().any(u8::is_ascii_digit);
    let arguments = numbered.enumerate().filter(|(_, c)| !is_result(c));
    arguments.map(|(number, c)| Argument { number, tied: is_tied(c) }).collect()
}

/// Whether operand `n` stands anywhere but between brackets, in a text without comments. Where brackets do not match, all
/// does.
pub fn is_value(text: &[u8], n: usize) -> bool {
    let mut statements = text.split(|&b| b == b';');
    statements.any(|statement| {
        let (mut inside, mut outside, mut deepest, mut depth) = (false, false, 0i32, 0i32);
        let mut at = 0;
        while at < statement.len() {
            match statement[at] {
                b'[' => depth += 1,
                b']' => depth -= 1,
                b'$' => {
                    let rest = &statement[at + 1..];
                    let rest = rest.strip_prefix(b"{").unwrap_or(rest);
                    let digits = rest.iter().take_while(|b| b.is_ascii_digit()).count();
                    let number =
                        std::str::from_utf8(&rest[..digits]).ok().and_then(|d| d.parse().ok());
                    if number == Some(n) {
                        (inside, outside) = (inside || depth > 0, outside || depth <= 0);
                    }
                    // `$$` is a dollar sign.
                    at += if rest.first() == Some(&b'$') { 1 } else { 0 };
                }
                _ => {}
            }
            deepest = deepest.min(depth);
            at += 1;
        }
        let matching = depth == 0 && deepest == 0;
        outside || inside && !matching
    })
}

/// The text with a blank for each comment: what stands there means nothing.
fn without_comments(text: &[u8]) -> Vec<u8> {
    let mut left = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((&first, more)) = rest.split_first() {
        let end = match rest {
            [b'/', b'/', ..] => Some(rest.iter().position(|&b| b == b'\n')),
            [b'/', b'*', ..] => {
                Some(rest[2..].windows(2).position(|two| two == b"*/").map(|at| at + 4))
            }
            _ => None,
        };
        match end {
            Some(end) => {
                left.push(b' ');
                rest = &rest[end.unwrap_or(rest.len())..];
            }
            None => {
                left.push(first);
                rest = more;
            }
        }
    }
    left
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
        assert!(can_store(b"wmma.store.d.sync.aligned.row.m16n16k16.s32 [$0], {$1, $2};"));
        assert!(can_store(b"sust.b.1d.b64.trap [$0, {$1}], {$2};"));
        assert!(is_value(b"st.global.u64 [$0], $1;", 1));
        assert!(!is_value(b"st.global.u64 [$0], $1;", 0));
        assert!(!is_value(b"st.global.u64 [$0+8], ${1};", 0));
        assert!(is_value(b"st.global.u64 [$0+8], ${1};", 1));
        assert!(!is_value(b"mov.u32 $0, %tid.x;", 1));
        let in_comments = |text: &[u8], n| is_value(&without_comments(text), n);
        // A comment may have brackets that do not match; elsewhere nobody can tell then.
        assert!(in_comments(b"// lanes in [0, 32)\n st.global.u64 [$0], $1;", 1));
        assert!(in_comments(b"/* [ */ st.global.u64 [$0], $1;", 1));
        assert!(!in_comments(b"/* ; ] */ st.global.u64 [$0], $1; // [", 0));
        assert!(is_value(b"st.global.u64 [[$0], $1;", 1));
        assert!(is_value(b"st.global.u64 ]$0[, 1;", 0));
        let argument = |number, tied| Argument { number, tied };
        assert_eq!(arguments(b"=l,l,~{memory}"), [argument(1, false)]);
        assert_eq!(arguments(b"=*m,l"), [argument(0, false), argument(1, false)]);
        assert_eq!(arguments(b"=r,=r,l,0"), [argument(2, false), argument(3, true)]);
        assert!(converts(b"{ .reg .u64 t; cvta.shared.u64 t, $1; st.u64 [$0], t; }"));
        assert!(!converts(b"cvta.to.shared.u64 $0, $1;"));
    }

    #[test]
    fn letters_may_be_spelled_out() {
        let text = "define void @f() {\n\
            call void asm \"cvta.shared.u64\", \"\"()\n\
            call void asm \"\\63vta.shared.u64\", \"\"()\n\
            call void asm \"bar.sync 0;\\0A\", \"\"()\n\
            ret void\n}\n";
        let module = spacecast_ir::parse(text.as_bytes()).expect("a module");
        let (_, func) = module.functions().next().expect("a function");
        let assembly = Assembly::of(&func.store);
        let converts =
            |call| assembly.called(func, call).map(|traits| traits.contains(Traits::CONVERTS));
        let found: Vec<_> = func.calls().map(converts).collect();
        assert_eq!(found, [Some(true), Some(true), Some(false)]);
    }
}
