//! What a file says of its pointers, whatever language it is in.

use std::ops::Range;

use spacecast_nvptx::space::Space;

use crate::form::Form;
use crate::graph::{Graph, Node};

/// What an encoding says.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Says {
    /// This space.
    Space(Space),
    /// Nothing: an integer may be a pointer or not.
    Nothing,
    /// A space that the target does not have.
    Unknown,
}

impl Says {
    /// What a number of LLVM's says.
    pub(crate) fn number(number: u32) -> Self {
        Space::from_llvm(number).map_or(Says::Unknown, Says::Space)
    }
}

/// How a space is written, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Encoding {
    /// As it is written.
    pub text: String,
    /// What that says.
    pub says: Says,
    /// Where.
    pub at: Range<usize>,
}

/// An argument of a kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Argument {
    pub at: Range<usize>,
    /// The type, for messages.
    pub text: String,
    /// How a pointer or memref is declared; `None` for a number.
    pub encoding: Option<Encoding>,
    pub node: Node,
    /// The parameters that a memref becomes when it is lowered, and which of them are its pointers.
    pub parameters: usize,
    pub pointers: Range<usize>,
}

/// A kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kernel {
    pub name: String,
    pub at: Range<usize>,
    pub arguments: Vec<Argument>,
    /// Its objects on the stack.
    pub stack: Vec<Object>,
}

/// A variable or an object on the stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Object {
    /// Its name, where it has one.
    pub name: String,
    pub encoding: Encoding,
    pub node: Node,
}

/// What a file says of its pointers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The language.
    pub form: Form,
    pub(crate) kernels: Vec<Kernel>,
    pub(crate) variables: Vec<Object>,
    pub(crate) graph: Graph,
}

impl Stage {
    pub(crate) fn new(form: Form) -> Self {
        Self { form, kernels: Vec::new(), variables: Vec::new(), graph: Graph::default() }
    }

    /// Whether there is a kernel in it.
    pub fn has_kernels(&self) -> bool {
        !self.kernels.is_empty()
    }
}
