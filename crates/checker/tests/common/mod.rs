//! Runs of the passes of which the checker is shown something else than what they did.

use spacecast_analysis::certificate::Certificate;
use spacecast_checker::Checker;
use spacecast_ir::Module;
use spacecast_transform::pipeline::{Options, Pipeline};
use spacecast_transform::watch::{Step, Watch};

pub type Lie<'c, T> = &'c dyn Fn(&mut T);

/// Shows something else.
struct Liar<'c, 's, 'k> {
    checker: Checker<'s, 'k>,
    at: Step,
    module: Lie<'c, Module<'s>>,
    certificate: Lie<'c, Certificate>,
    lied: bool,
}

impl<'s> Watch<'s> for Liar<'_, 's, '_> {
    fn saw(&mut self, step: Step, module: &mut Module<'s>, certificate: Option<&Certificate>) {
        let (mut shown, mut certificate) = (module.clone(), certificate.cloned());
        if step == self.at && !std::mem::replace(&mut self.lied, true) {
            (self.module)(&mut shown);
            certificate.iter_mut().for_each(self.certificate);
        }
        self.checker.saw(step, &mut shown, certificate.as_ref());
        module.mark();
    }
}

/// What the checker says of a run of which one step is shown otherwise than it was.
pub fn problems_under<'s>(
    options: &Options,
    source: &'s str,
    at: Step,
    module: Lie<'_, Module<'s>>,
    certificate: Lie<'_, Certificate>,
) -> Vec<String> {
    let mut real = spacecast_ir::parse(source.as_bytes()).expect("a module");
    let checker = Checker::new(&mut real, &options.resolve.knobs);
    let mut liar = Liar { checker, at, module, certificate, lied: false };
    let log = &mut std::io::sink();
    Pipeline::of(options).run_watched(&mut real, options, log, &mut liar).expect("no log");
    assert!(liar.lied, "{at:?} is a step");
    liar.checker.finish(&real).iter().map(ToString::to_string).collect()
}

pub fn honest<T>(_: &mut T) {}

pub fn says(all: &[String], what: &str) {
    assert!(all.iter().any(|problem| problem.contains(what)), "{all:?}");
}
