//! What the host does: buffers in global memory, and launches.

/// Eight bytes that the host writes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// A number.
    Number(u64),
    /// An address in a buffer.
    Pointer(usize, u64),
    /// The address of a variable in constant memory.
    Constant(String),
}

/// An argument of a kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, or a pointer that is null.
    Number(u128),
    /// An address in a buffer.
    Buffer(usize, u64),
    /// The address of a variable in constant memory.
    Constant(String),
    /// The content of a byval parameter.
    ByVal(Vec<Cell>),
}

/// A launch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Launch {
    /// The number of the module that has the kernel.
    pub module: usize,
    /// The name of the kernel.
    pub kernel: String,
    /// How many blocks.
    pub blocks: u32,
    /// How many threads in each.
    pub threads: u32,
    /// What it is passed.
    pub args: Vec<Arg>,
}

/// What the host does. Before each launch it writes all buffers, and all variables that it can reach, as they were.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Host {
    /// What is in the buffers.
    pub buffers: Vec<Vec<Cell>>,
    /// What is written to variables of the first module, by name, in the place of their initialisers.
    pub variables: Vec<(String, Vec<Cell>)>,
    /// The byte that shared memory is full of when a block begins; otherwise it means nothing.
    pub shared: Option<u8>,
    /// The launches, in order.
    pub launches: Vec<Launch>,
}
