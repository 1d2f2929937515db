//! What inline assembly can do with its operands, as far as its text tells.

use spacecast_ir::text::unescape;

/// What the text of assembly tells; many calls have the same.
pub struct Assembly {
    /// Text and constraints as written.
    written: (Box<[u8]>, Box<[u8]>),
    pub can_store: bool,
    /// It makes a generic address of one of a space, or has one from memory, or from what it calls.
    pub converts: bool,
    /// It turns a generic address into one of a space.
    pub narrows: bool,
    /// For each argument whether it may be stored, or returned: it is not only an address.
    pub values: Vec<bool>,
}

impl Assembly {
    /// What text and constraints tell, which are given as written.
    pub fn of(code: &[u8], constraints: &[u8]) -> Self {
        let written = (code.into(), constraints.into());
        let (code, constraints) = (&*unescape(code), &*unescape(constraints));
        let narrows = words(code).any(|word| word.starts_with(b"cvta.to."));
        // A constraint that stands for memory: LLVM moves what is there into a register before, or back after.
        let moves = constraints.contains(&b'*');
        // What is called is not seen.
        let anything = moves || calls(code);
        let (can_store, converts) = (anything || can_store(code), anything || converts(code));
        Self { written, can_store, converts, narrows, values: values(code, constraints) }
    }

    /// Whether it is written like this.
    pub fn is_of(&self, code: &[u8], constraints: &[u8]) -> bool {
        (&*self.written.0, &*self.written.1) == (code, constraints)
    }
}

/// The words of the text that could be names of instructions.
fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|b| !(b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b':')))
}

/// Whether it can write a register to memory.
fn can_store(text: &[u8]) -> bool {
    const STORES: &[&[u8]] = &[
        b"st",
        b"atom",
        b"red",
        b"multimem",
        b"mbarrier",
        b"tensormap",
        b"sust",
        b"sured",
        b"shfl",
    ];
    let mut parts = words(text).flat_map(|word| word.split(|&b| b == b':'));
    parts.any(|word| {
        STORES.iter().any(|op| word.starts_with(op))
            || word.starts_with(b"wmma.store")
            || word.starts_with(b"tcgen05.st")
    })
}

/// Whether it calls something.
pub fn calls(text: &[u8]) -> bool {
    words(text)
        .flat_map(|word| word.split(|b| matches!(b, b'.' | b':')))
        .any(|word| word == b"call")
}

/// Whether it turns an address of a space into a generic one.
fn converts(text: &[u8]) -> bool {
    words(text).any(|word| {
        let into = word.starts_with(b"cvta.") && !word.starts_with(b"cvta.to.");
        into && !word.starts_with(b"cvta.global") || word.starts_with(b"mapa")
    })
}

/// For each argument whether it stands anywhere but between brackets, where it would be an address, or is in the register of
/// a result.
fn values(text: &[u8], constraints: &[u8]) -> Vec<bool> {
    let numbered = constraints.split(|&b| b == b',').take_while(|c| !c.starts_with(b"~"));
    let used = outside_brackets(text);
    let mut values = Vec::new();
    for (n, constraint) in numbered.enumerate() {
        if constraint.starts_with(b"=") && !constraint.contains(&b'*') {
            continue;
        }
        let shares = constraint.first().is_some_and(|&b| b != b'{')
            && constraint.iter().any(|b| b.is_ascii_digit());
        values.push(shares || used.contains(&n));
    }
    values
}

/// The operands that stand anywhere but between brackets of one statement; all of a statement whose brackets do not match.
fn outside_brackets(text: &[u8]) -> Vec<usize> {
    let mut found = Vec::new();
    for statement in commentless(text).split(|&b| b == b';') {
        let (mut between, mut depth, mut matching, mut at) = (Vec::new(), 0i32, true, 0);
        while at < statement.len() {
            match statement[at] {
                b'[' => depth += 1,
                b']' => depth -= 1,
                b'$' if statement.get(at + 1) == Some(&b'$') => at += 1,
                b'$' => {
                    let rest = &statement[at + 1..];
                    let rest = rest.strip_prefix(b"{").unwrap_or(rest);
                    let digits = rest.iter().take_while(|b| b.is_ascii_digit()).count();
                    let digits = std::str::from_utf8(&rest[..digits]);
                    let number: Option<usize> = digits.ok().and_then(|d| d.parse().ok());
                    if depth <= 0 { found.extend(number) } else { between.extend(number) }
                }
                _ => {}
            }
            matching &= depth >= 0;
            at += 1;
        }
        if depth != 0 || !matching {
            found.append(&mut between);
        }
    }
    found
}

/// The text without what stands in comments.
fn commentless(text: &[u8]) -> Vec<u8> {
    let mut kept = Vec::new();
    let (mut line, mut block) = (false, false);
    let mut at = 0;
    while at < text.len() {
        let two = text.get(at..at + 2).unwrap_or_default();
        if line {
            line = text[at] != b'\n';
        } else if block {
            block = two != b"*/";
            at += usize::from(!block);
        } else if two == b"//" || two == b"/*" {
            (line, block) = (two == b"//", two == b"/*");
            at += 1;
        } else {
            kept.push(text[at]);
        }
        at += 1;
    }
    kept
}
