//! The same pointer in all stages: what each says of it, and where two of them disagree.
//!
//! Kernels and variables are the same if their names are; arguments if their positions are, and where a memref was
//! lowered, its pointers if its parameters begin there. What is known of a pointer is the last concrete space that a
//! stage gave it; what comes later has to agree with that, by the table of transitions.
//!
//! ```text
//!   known      next stage   change
//!   nothing    any          new
//!   generic    shared       found
//!   shared     shared       kept
//!   shared     generic      lost: an access will be slower, but right
//!   shared     cluster      moved: there is a conversion
//!   shared     global       changed: there is none, an error
//! ```

use std::collections::{HashMap, HashSet};

use spacecast_nvptx::space::Space;
use spacecast_nvptx::transition::{Legal, castable, find};

use crate::found::{Change, Fault, Mark, Rule, Step, Subject, Trace, Uses, What};
use crate::graph::Node;
use crate::stage::{Argument, Encoding, Kernel, Says, Stage};

/// Compares stages, which come in the order of the compilation.
pub fn compare(stages: &[Stage]) -> Trace {
    let mut comparer = Comparer { stages, ..Comparer::default() };
    for stage in 0..stages.len() {
        comparer.stage(stage);
    }
    comparer.finish()
}

/// What PTX has in the place of a name: LLVM replaces what is no letter, digit, `_` or `$`.
fn in_ptx(name: &str) -> String {
    let is_kept = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    name.chars().map(|c| if is_kept(c) { c.to_string() } else { "_$_".to_owned() }).collect()
}

/// Whether what is in one space can be said to be in another later.
fn agree(from: Space, to: Space) -> bool {
    let row = find(from, to).map(|row| row.legal != Legal::Never);
    from == to || row.unwrap_or_else(|| castable(from, to))
}

#[derive(Default)]
struct Comparer<'s> {
    stages: &'s [Stage],
    subjects: Vec<Subject>,
    /// What is known of each subject, and since where.
    known: Vec<Option<(Space, Mark)>>,
    kernels: Vec<Tracked>,
    by_name: HashMap<String, usize>,
    variables: HashMap<String, usize>,
    faults: Vec<Fault>,
    doubled: Vec<(String, usize)>,
    /// What was said once need not be said again.
    told: HashSet<(usize, Rule, Option<Space>)>,
}

/// A kernel, and where it was seen last.
struct Tracked {
    name: String,
    stages: Vec<usize>,
    /// Its stage and position there, as long as its arguments fit.
    last: (usize, usize),
    /// Subjects, and the parameters that they are in the last stage.
    arguments: Vec<(usize, Vec<usize>)>,
    stack: Option<usize>,
}

impl<'s> Comparer<'s> {
    fn subject(&mut self, kernel: Option<&str>, what: What) -> usize {
        let steps = vec![None; self.stages.len()];
        self.subjects.push(Subject { kernel: kernel.map(str::to_owned), what, steps });
        self.known.push(None);
        self.subjects.len() - 1
    }

    fn stage(&mut self, stage: usize) {
        let read = &self.stages[stage];
        // Where the addresses of this stage come from, and whose they are.
        let mut roots: Vec<(Node, usize)> = Vec::new();
        let before = self.known.clone();
        for (position, kernel) in read.kernels.iter().enumerate() {
            let Some(tracked) = self.kernel(stage, position, kernel) else {
                self.doubled.push((kernel.name.clone(), stage));
                continue;
            };
            let fits = self.kernels[tracked].last == (stage, position);
            for (subject, parameters) in self.kernels[tracked].arguments.clone() {
                for argument in parameters.iter().filter(|_| fits).map(|&p| &kernel.arguments[p]) {
                    self.argument(stage, subject, argument);
                    roots.push((argument.node, subject));
                }
            }
            for object in &kernel.stack {
                let subject = match self.kernels[tracked].stack {
                    Some(subject) => subject,
                    None => self.subject(Some(&kernel.name), What::Private),
                };
                self.kernels[tracked].stack = Some(subject);
                self.declare(stage, subject, &object.encoding);
                roots.push((object.node, subject));
            }
        }
        for variable in &read.variables {
            let key = in_ptx(&variable.name);
            let subject = match self.variables.get(&key) {
                Some(&subject) => subject,
                None => self.subject(None, What::Variable(variable.name.clone())),
            };
            self.variables.insert(key, subject);
            self.declare(stage, subject, &variable.encoding);
            roots.push((variable.node, subject));
        }
        self.accesses(stage, &roots);
        for subject in 0..self.subjects.len() {
            let before = before.get(subject).and_then(|known| known.as_ref());
            self.settle(stage, subject, before.map(|known| known.0));
        }
    }

    /// Finds a kernel among those that were seen, and its arguments by how the last stage had them; nothing if
    /// this stage had one of the name before.
    fn kernel(&mut self, stage: usize, position: usize, kernel: &Kernel) -> Option<usize> {
        let key = in_ptx(&kernel.name);
        let Some(&tracked) = self.by_name.get(&key) else {
            // Where PTX says which parameters are pointers, the others are numbers.
            let says = |argument: &Argument| argument.encoding.as_ref().map(|e| e.says);
            let silent = [Says::Nothing, Says::Space(Space::Param)];
            let is_told = |says| !silent.contains(&says);
            let told = kernel.arguments.iter().filter_map(says).any(is_told);
            let is_pointer = |argument: &Argument| match says(argument) {
                Some(Says::Nothing) => !told,
                Some(_) => true,
                None => false,
            };
            let numbered = kernel.arguments.iter().enumerate();
            let arguments = numbered
                .filter(|(_, argument)| is_pointer(argument))
                .map(|(n, _)| (self.subject(Some(&kernel.name), What::Argument(n)), vec![n]))
                .collect();
            let (name, stages, last) = (kernel.name.clone(), vec![stage], (stage, position));
            self.by_name.insert(key, self.kernels.len());
            self.kernels.push(Tracked { name, stages, last, arguments, stack: None });
            return Some(self.kernels.len() - 1);
        };
        if self.kernels[tracked].stages.last() == Some(&stage) {
            return None;
        }
        self.kernels[tracked].stages.push(stage);
        let (last_stage, last_position) = self.kernels[tracked].last;
        let last = &self.stages[last_stage].kernels[last_position];
        let (count, earlier) = (kernel.arguments.len(), last.arguments.len());
        let expanded: usize = last.arguments.iter().map(|argument| argument.parameters).sum();
        if count != earlier && count != expanded {
            let places = [(last_stage, last), (stage, kernel)].map(|(stage, kernel)| Mark {
                stage,
                encoding: Encoding {
                    text: format!("{} arguments", kernel.arguments.len()),
                    says: Says::Nothing,
                    at: kernel.at.clone(),
                },
            });
            let lowered = if expanded == earlier {
                String::new()
            } else {
                format!(" ({expanded} where memrefs are expanded)")
            };
            let message = format!(
                "kernel `{}` has {count} arguments here, and {earlier} before{lowered}",
                kernel.name
            );
            self.faults.push(Fault {
                rule: Rule::Arguments,
                message,
                places: places.into(),
                note: None,
            });
            return Some(tracked);
        }
        if count != earlier {
            let lower = |&n: &usize| {
                let first: usize =
                    last.arguments[..n].iter().map(|argument| argument.parameters).sum();
                last.arguments[n].pointers.clone().map(move |pointer| first + pointer)
            };
            for (_, parameters) in &mut self.kernels[tracked].arguments {
                *parameters = parameters.iter().flat_map(lower).collect();
            }
        }
        self.kernels[tracked].last = (stage, position);
        Some(tracked)
    }

    fn argument(&mut self, stage: usize, subject: usize, argument: &Argument) {
        if let Some(encoding) = &argument.encoding {
            return self.declare(stage, subject, encoding);
        }
        let encoding =
            Encoding { text: argument.text.clone(), says: Says::Nothing, at: argument.at.clone() };
        let pointer = self.subjects[subject].steps[..stage].iter().rev().flatten().next();
        let pointer = pointer.and_then(|step| step.declared.first()).cloned();
        let stage_of = self.subjects[subject].steps[..stage].iter().rposition(Option::is_some);
        let earlier = stage_of.zip(pointer).map(|(stage, encoding)| Mark { stage, encoding });
        let places = earlier.into_iter().chain([Mark { stage, encoding }]).collect();
        let title = self.subjects[subject].title();
        let message = format!("{title} is `{}` here, and a pointer before", argument.text);
        self.faults.push(Fault { rule: Rule::Arguments, message, places, note: None });
    }

    fn step(&mut self, stage: usize, subject: usize) -> &mut Step {
        self.subjects[subject].steps[stage].get_or_insert_with(|| Step {
            declared: Vec::new(),
            uses: Vec::new(),
            space: None,
            change: Change::New,
        })
    }

    /// A declaration: it has to agree with what is known.
    fn declare(&mut self, stage: usize, subject: usize, encoding: &Encoding) {
        self.step(stage, subject).declared.push(encoding.clone());
        let mark = Mark { stage, encoding: encoding.clone() };
        match encoding.says {
            Says::Nothing => {}
            Says::Unknown => self.unknown(subject, mark),
            Says::Space(space) => {
                self.check(Rule::Encoding, &[subject], space, &mark);
                self.learn(subject, space, mark);
            }
        }
    }

    fn unknown(&mut self, subject: usize, mark: Mark) {
        if self.told.insert((subject, Rule::UnknownSpace, None)) {
            let title = self.subjects[subject].title();
            let message = format!("{title} is in a space that the target does not have");
            let places = vec![mark];
            self.faults.push(Fault { rule: Rule::UnknownSpace, message, places, note: None });
        }
    }

    /// Reports that none of the subjects can be in a space.
    fn check(&mut self, rule: Rule, subjects: &[usize], space: Space, mark: &Mark) {
        let fits = |known: &Option<(Space, Mark)>| {
            known.as_ref().is_none_or(|known| agree(known.0, space))
        };
        if subjects.iter().any(|&subject| fits(&self.known[subject])) {
            return;
        }
        let Some((subject, (known, earlier))) =
            subjects.first().and_then(|&subject| Some((subject, self.known[subject].clone()?)))
        else {
            return;
        };
        if !self.told.insert((subject, rule, Some(space))) {
            return;
        }
        let (title, was, is) = (self.subjects[subject].title(), known.name(), space.name());
        let message = match rule {
            Rule::Access => {
                format!("{title} is accessed as {is} memory here, and is in {was} memory")
            }
            _ => format!("{title} is in {is} memory here, and in {was} memory before"),
        };
        let none = || format!("nothing leads from {was} to {is} memory");
        let note = find(known, space)
            .map_or_else(none, |row| format!("from {was} to {is} memory: {}", row.note));
        let places = vec![earlier, mark.clone()];
        self.faults.push(Fault { rule, message, places, note: Some(note) });
    }

    /// A concrete space is known until another is declared; generic says least.
    fn learn(&mut self, subject: usize, space: Space, mark: Mark) {
        let known = &mut self.known[subject];
        let replace = match known {
            None => true,
            Some((Space::Generic, _)) => space != Space::Generic,
            Some((known, _)) => !agree(*known, space),
        };
        if replace {
            *known = Some((space, mark));
        }
    }

    /// Accesses: each has to name a space that one of its origins can be in.
    fn accesses(&mut self, stage: usize, roots: &[(Node, usize)]) {
        let nodes: Vec<Node> = roots.iter().map(|root| root.0).collect();
        let graph = &self.stages[stage].graph;
        // The space in which a subject alone is accessed, as long as there is one.
        let mut alone: HashMap<usize, Option<(Space, Mark)>> = HashMap::new();
        for (access, origins) in graph.accesses.iter().zip(graph.origins(&nodes)) {
            let mut subjects: Vec<usize> =
                origins.into_iter().map(|origin| roots[origin].1).collect();
            subjects.sort_unstable();
            subjects.dedup();
            let mark = Mark { stage, encoding: access.encoding.clone() };
            for &subject in &subjects {
                let uses = &mut self.step(stage, subject).uses;
                match uses.iter_mut().find(|uses| uses.first.says == access.encoding.says) {
                    Some(uses) => uses.count += 1,
                    None => uses.push(Uses { count: 1, first: access.encoding.clone() }),
                }
            }
            match (access.encoding.says, &subjects[..]) {
                (Says::Unknown, &[subject, ..]) => self.unknown(subject, mark),
                (Says::Space(space), _) => {
                    self.check(Rule::Access, &subjects, space, &mark);
                    if let (&[subject], true) = (&subjects[..], space != Space::Generic) {
                        let found = alone.entry(subject).or_insert_with(|| Some((space, mark)));
                        if found.as_ref().is_some_and(|found| found.0 != space) {
                            *found = None;
                        }
                    }
                }
                _ => {}
            }
        }
        for (subject, found) in alone {
            if let Some((space, mark)) = found {
                let known = self.known[subject].as_ref().map(|known| known.0);
                if known.is_none_or(|known| known == Space::Generic) {
                    self.known[subject] = Some((space, mark));
                }
            }
        }
    }

    /// Sums up what a stage says of a subject.
    fn settle(&mut self, stage: usize, subject: usize, before: Option<Space>) {
        let (earlier, rest) = self.subjects[subject].steps.split_at_mut(stage);
        let Some(Some(step)) = rest.first_mut() else { return };
        // What no access proved alone is not known, but was said.
        let last = earlier.iter().rev().flatten().find_map(|step| step.space);
        let before = before.filter(|&space| space != Space::Generic).or(last);
        let said = |encoding: &Encoding| match encoding.says {
            Says::Space(space) => Some(space),
            _ => None,
        };
        let declared: Vec<Space> = step.declared.iter().filter_map(said).collect();
        let used: Vec<Space> = step.uses.iter().filter_map(|uses| said(&uses.first)).collect();
        let concrete = declared.iter().copied().find(|&space| space != Space::Generic);
        step.space = match (concrete, &used[..]) {
            (Some(space), _) | (None, &[space]) => Some(space),
            (None, []) => declared.first().copied(),
            _ => Some(Space::Generic),
        };
        step.change = match (before, step.space) {
            (None, _) | (_, None) => Change::New,
            (Some(before), _) if declared.iter().any(|&now| !agree(before, now)) => Change::Changed,
            (Some(before), Some(now)) if !agree(before, now) => Change::Changed,
            (Some(before), Some(now)) if before == now => Change::Kept,
            (Some(Space::Generic), _) => Change::Found,
            (_, Some(Space::Generic)) => Change::Lost,
            _ => Change::Moved,
        };
    }

    fn finish(self) -> Trace {
        let has_kernels = |stage: &usize| self.stages[*stage].has_kernels();
        let all = (0..self.stages.len()).filter(has_kernels);
        let mut missing = Vec::new();
        for stage in all {
            let lack = self.kernels.iter().filter(|kernel| !kernel.stages.contains(&stage));
            missing.extend(lack.map(|kernel| (kernel.name.clone(), stage)));
        }
        // A number that nobody calls a pointer and nothing is accessed through is none.
        let says = |step: &Step| {
            !step.uses.is_empty()
                || step.declared.iter().any(|encoding| encoding.says != Says::Nothing)
        };
        let mut subjects = self.subjects;
        subjects.retain(|subject| subject.steps.iter().flatten().any(says));
        let order: Vec<&str> = self.kernels.iter().map(|kernel| kernel.name.as_str()).collect();
        subjects.sort_by_key(|subject| {
            let kernel = subject.kernel.as_deref();
            kernel.map_or(order.len(), |name| order.iter().position(|&k| k == name).unwrap_or(0))
        });
        Trace { subjects, faults: self.faults, missing, doubled: self.doubled }
    }
}
