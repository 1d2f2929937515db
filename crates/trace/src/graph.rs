//! Where addresses flow in a file, and the accesses at their ends.
//!
//! ```text
//!   root: argument 0 ──► gep ──► phi ──► load
//!   root: @tile ─────────────────┘
//! ```
//!
//! Flow is not ordered, and contexts are not told apart: a value has every origin that it can have.
//!
//! What is put into a structure comes out where it was put in. An address in a structure has a path there, which is empty for
//! an address alone, and where nobody knows in which part it is.

use std::collections::HashSet;

use crate::stage::Encoding;

/// A value, a register, or what a slot holds.
pub(crate) type Node = u32;

/// The way to a part of a structure.
pub(crate) type Path = Vec<u32>;

/// How deep parts are told apart.
const MAX_DEPTH: usize = 8;

/// What becomes of an address on its way.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Way {
    /// It stays what it is.
    Along,
    /// It becomes a part of a structure.
    Into(Path),
    /// It was in this part.
    OutOf(Path),
    /// It stays in a structure of which this part is replaced.
    Beside(Path),
}

impl Way {
    /// Where an address is behind it, if it comes along.
    fn follow(&self, path: &[u32]) -> Option<Path> {
        match self {
            Way::Along => Some(path.to_vec()),
            Way::Into(part) if part.len() + path.len() > MAX_DEPTH => Some(Path::new()),
            Way::Into(part) => Some([part, path].concat()),
            Way::OutOf(part) => match path.strip_prefix(&part[..]) {
                Some(rest) => Some(rest.to_vec()),
                None => part.starts_with(path).then(Path::new),
            },
            Way::Beside(part) => (!path.starts_with(part)).then(|| path.to_vec()),
        }
    }
}

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
    edges: Vec<(Node, (Node, Way))>,
    pub accesses: Vec<Access>,
}

impl Graph {
    pub fn node(&mut self) -> Node {
        self.nodes += 1;
        self.nodes - 1
    }

    /// Says that an address can get from one to the other.
    pub fn flow(&mut self, from: Node, to: Node) {
        self.go(from, to, Way::Along);
    }

    /// Says what becomes of an address that gets from one to the other.
    pub fn go(&mut self, from: Node, to: Node, way: Way) {
        self.edges.push((from, (to, way)));
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
            let mut inside: HashSet<(Node, Path)> = HashSet::new();
            let mut work = vec![(root, Path::new())];
            while let Some((node, path)) = work.pop() {
                let known = if path.is_empty() {
                    std::mem::replace(&mut seen_by[node as usize], position) == position
                } else {
                    !inside.insert((node, path.clone()))
                };
                if known {
                    continue;
                }
                // A structure is no address.
                if path.is_empty() {
                    for &(_, access) in from(&by_address, node) {
                        found[access].push(position);
                    }
                }
                let next = from(&edges, node).iter();
                work.extend(next.filter_map(|(_, (to, way))| Some((*to, way.follow(&path)?))));
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

    #[test]
    fn parts_come_out_where_they_went_in() {
        let follow = |way: Way, path: &[u32]| way.follow(path);
        assert_eq!(follow(Way::Into(vec![1]), &[2]), Some(vec![1, 2]));
        assert_eq!(follow(Way::OutOf(vec![1]), &[1, 2]), Some(vec![2]));
        assert_eq!(follow(Way::OutOf(vec![0]), &[1, 2]), None);
        // Nobody knows in which part it is.
        assert_eq!(follow(Way::OutOf(vec![0]), &[]), Some(vec![]));
        assert_eq!(follow(Way::OutOf(vec![1, 2]), &[1]), Some(vec![]));
        assert_eq!(follow(Way::Beside(vec![1]), &[1, 2]), None);
        assert_eq!(follow(Way::Beside(vec![0]), &[1, 2]), Some(vec![1, 2]));
        assert_eq!(follow(Way::Into(vec![0; MAX_DEPTH]), &[2]), Some(vec![]));
    }
}
