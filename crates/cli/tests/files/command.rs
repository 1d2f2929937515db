//! The commands of a test file: what runs, what must come of it, and what is done with its output.

/// `; RUN: …`
#[derive(Debug)]
pub struct Run {
    /// In the file, from one.
    pub line: usize,
    /// Which CHECK lines concern it.
    pub prefix: String,
    /// What must come of it.
    pub ends: Ends,
    /// The words after `spacecast`.
    pub args: Vec<String>,
}

/// What must come of a command, and what of it is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// It succeeds without a word; what it writes is checked.
    Well,
    /// It succeeds, and has something to say; that is checked.
    Says,
    /// It fails and writes nothing; what it says is checked.
    Fails,
}

/// What LLVM can make of the output of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writes {
    /// The module that the file is.
    Same,
    /// A module.
    Module,
    /// Something else, or nothing.
    Other,
}

impl Run {
    /// Reads what follows the colon of a RUN line.
    pub fn read(line: usize, prefix: &str, command: &str) -> Result<Self, String> {
        let upper = |b: u8| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_';
        if prefix.is_empty() || !prefix.bytes().all(upper) || matches!(prefix, "RUN" | "LLVM") {
            return Err(format!("`{prefix}` is not a prefix: it consists of capitals"));
        }
        let mut words = command.split_ascii_whitespace().peekable();
        let ends = match words.next_if(|word| ["not", "says"].contains(word)) {
            Some("not") => Ends::Fails,
            Some(_) => Ends::Says,
            None => Ends::Well,
        };
        // `opt` is what most files are about.
        if words.next_if_eq(&"spacecast").is_none() && words.peek() != Some(&"opt") {
            return Err(
                "the command is `spacecast`, `not spacecast` or `says spacecast`".to_owned()
            );
        }
        let args: Vec<String> = words.map(str::to_owned).collect();
        let for_shell = |arg: &&String| {
            let pipeline = arg.starts_with("-passes=") || arg.starts_with("--passes=");
            arg.contains(['|', '"', '\'', '$', '&']) || (!pipeline && arg.contains(['>', '<']))
        };
        if let Some(word) = args.iter().find(for_shell) {
            return Err(format!("`{word}`: no shell runs this command"));
        }
        Ok(Run { line, prefix: prefix.to_owned(), ends, args })
    }

    /// What is run: whatever rewrites is checked.
    pub fn checked_args(&self) -> impl Iterator<Item = &str> {
        let rewrites = |arg: &String| arg == "opt" || arg == "compile";
        let check = self.args.first().filter(|arg| rewrites(arg)).map(|_| "--check");
        let args = self.args.iter().map(String::as_str);
        args.clone().take(1).chain(check).chain(args.skip(1))
    }

    /// What the command writes to its standard output, for LLVM to judge.
    pub fn writes(&self) -> Writes {
        match self.args.first().map(String::as_str) {
            _ if self.ends == Ends::Fails => Writes::Other,
            Some("print") => Writes::Same,
            Some("opt") if !self.has(&["--diff", "-o", "--output", "--out-dir"]) => Writes::Module,
            _ => Writes::Other,
        }
    }

    /// Whether the command must find nothing left to do in its own output.
    pub fn settles(&self) -> bool {
        self.writes() == Writes::Module && !self.has(&["--bisect-limit"])
    }

    fn has(&self, options: &[&str]) -> bool {
        let name = |arg: &String| arg.split('=').next().unwrap_or(arg).to_owned();
        self.args.iter().any(|arg| options.contains(&name(arg).as_str()))
    }

    /// Whether the command copies the file, if `; IDENTICAL` is right.
    pub fn copies(&self) -> bool {
        self.ends == Ends::Well && self.args == ["print", "%s"]
    }
}
