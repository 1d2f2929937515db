//! Where addresses flow in a file, and the accesses at their ends.
//!
//! ```text
//!   root: argument 0 ──► gep ──► phi ──► load
//!   root: @tile ─────────────────┘
//! ```
//!
//! Flow is not ordered, and contexts are not told apart: a value has every origin that it can have.

use crate::stage::Encoding;

/// A value, a register, or what a slot holds.
pub(crate) type Node = u32;

/// An access of memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Access {
    pub address: Node,
    /// How it names the space.
    pub encoding: Encoding,
}

/// All of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Graph {
    nodes: u32,
    edges: Vec<(Node, Node)>,
    pub accesses: Vec<Access>,
}

impl Graph {
    pub fn node(&mut self) -> Node {
        self.nodes += 1;
        self.nodes - 1
    }

    /// Says that an address can get from one to the other.
    pub fn flow(&mut self, from: Node, to: Node) {
        self.edges.push((from, to));
    }

    pub fn access(&mut self, address: Node, encoding: Encoding) {
        self.accesses.push(Access { address, encoding });
    }

    /// For each access the roots that its address can come from, by position, in order.
    pub fn origins(&self, roots: &[Node]) -> Vec<Vec<usize>> {
        let mut edges = self.edges.clone();
        edges.sort_unstable();
        let mut by_address: Vec<(Node, usize)> =
            self.accesses.iter().enumerate().map(|(i, access)| (access.address, i)).collect();
        by_address.sort_unstable();
        let mut found = vec![Vec::new(); self.accesses.len()];
        let mut seen_by = vec![usize::MAX; self.nodes as usize];
        for (position, &root) in roots.iter().enumerate() {
            let mut work = vec![root];
            while let Some(node) = work.pop() {
                if std::mem::replace(&mut seen_by[node as usize], position) == position {
                    continue;
                }
                for &(_, access) in from(&by_address, node) {
                    found[access].push(position);
                }
                work.extend(from(&edges, node).iter().map(|&(_, to)| to));
            }
        }
        found
    }
}

/// The pairs that begin with this node, of sorted ones.
fn from<T>(pairs: &[(Node, T)], node: Node) -> &[(Node, T)] {
    let start = pairs.partition_point(|pair| pair.0 < node);
    let len = pairs[start..].partition_point(|pair| pair.0 == node);
    &pairs[start..start + len]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::Says;

    #[test]
    fn accesses_have_the_roots_that_reach_them() {
        let mut graph = Graph::default();
        let nodes: Vec<Node> = (0..6).map(|_| graph.node()).collect();
        for (from, to) in [(0, 2), (1, 3), (2, 4), (3, 4), (4, 2)] {
            graph.flow(nodes[from], nodes[to]);
        }
        for address in [4, 3, 5, 0] {
            let encoding = Encoding { text: String::new(), says: Says::Nothing, at: 0..0 };
            graph.access(nodes[address], encoding);
        }
        assert_eq!(graph.origins(&nodes[..2]), [vec![0, 1], vec![1], vec![], vec![0]]);
    }
}
