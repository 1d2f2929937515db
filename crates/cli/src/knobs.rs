//! The knobs as options of the command, made from their table.

use std::path::{Path, PathBuf};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgAction, ArgMatches, Command};
use spacecast_analysis::knobs::Profile;
use spacecast_analysis::stated::Statements;
use spacecast_transform::knobs::{ALIAS_KNOBS, KNOBS, Kind, Knob, PROFILES};
use spacecast_transform::pipeline::Options;

/// A file with what is stated of functions.
fn statements(path: &Path) -> Result<Statements, String> {
    let text = std::fs::read_to_string(path)
        .map_err(|e| format!("cannot read {}: {e}", path.display()))?;
    Statements::parse(&text).map_err(|e| format!("{}: {e}", path.display()))
}

/// What may be assumed of a module: the options that all commands share which resolve pointers.
#[derive(clap::Args)]
pub struct Assumptions {
    /// Whose defaults the knobs have: ours, which guess nothing, or those NVIDIA's compilers are documented with
    #[arg(long, default_value = PROFILES[0].0, value_parser = profiles())]
    pub profile: Profile,
    /// Only kernels, and what `llvm.used` names, are called from outside: as in a build without relocatable
    /// device code
    #[arg(long)]
    whole_program: bool,
    /// What is known of functions that are not visible, or that others call: a file with lines such as
    /// `@load(shared, _) -> global` and `@hook(_) harmless`
    #[arg(long, value_name = "FILE")]
    functions: Option<PathBuf>,
    #[command(flatten)]
    knobs: KnobArgs,
}

impl Assumptions {
    /// The options that were asked for.
    ///
    /// # Errors
    ///
    /// What is wrong with a value or a file.
    pub fn options(&self) -> Result<Options, String> {
        let mut options = Options::of(self.profile);
        self.knobs.set(&mut options)?;
        options.resolve.knobs.whole_program = self.whole_program;
        if let Some(path) = &self.functions {
            options.resolve.knobs.statements = statements(path)?;
        }
        Ok(options)
    }
}

fn profiles() -> impl TypedValueParser<Value = Profile> {
    PossibleValuesParser::new(PROFILES.map(|(name, _)| name)).map(|given| {
        PROFILES.iter().find(|(name, _)| *name == given).map_or(Profile::Sound, |(_, p)| *p)
    })
}

/// The knobs that were given, and their values.
struct KnobArgs(Vec<(&'static Knob, String)>);

impl KnobArgs {
    /// Sets what was given.
    ///
    /// # Errors
    ///
    /// What is wrong with a value.
    fn set(&self, options: &mut Options) -> Result<(), String> {
        for (knob, value) in &self.0 {
            knob.set(options, value).map_err(|why| format!("`--{}`: {why}", knob.name))?;
        }
        Ok(())
    }
}

fn option(knob: &'static Knob) -> Arg {
    let defaults = knob.defaults();
    let help = match defaults.as_str() {
        "" => knob.help.to_owned(),
        _ => format!("{} [default: {defaults}]", knob.help),
    };
    let arg = Arg::new(knob.name).long(knob.name).help_heading(knob.group).help(help);
    let checked = move |text: &str| {
        knob.set(&mut Options::of(Profile::Sound), text).map(|()| text.to_owned())
    };
    match knob.kind() {
        Kind::Flag => arg
            .value_name("BOOL")
            .num_args(0..=1)
            .require_equals(true)
            .default_missing_value("true")
            .value_parser(checked),
        Kind::Number => arg.value_name("N").allow_negative_numbers(true).value_parser(checked),
        Kind::Choice(words) => {
            arg.value_name("WHAT").value_parser(PossibleValuesParser::new(words))
        }
        Kind::Names => arg.value_name("NAME").action(ArgAction::Append).value_parser(checked),
    }
}

fn augment(command: Command, table: &'static [Knob]) -> Command {
    table.iter().fold(command, |command, knob| command.arg(option(knob)))
}

fn given(matches: &ArgMatches, table: &'static [Knob]) -> KnobArgs {
    let mut given = Vec::new();
    for knob in table {
        let values = matches.get_many::<String>(knob.name).into_iter().flatten();
        given.extend(values.map(|value| (knob, value.clone())));
    }
    KnobArgs(given)
}

impl clap::Args for KnobArgs {
    /// Of the commands that have all these, only the one that is called needs them.
    fn augment_args(command: Command) -> Command {
        command.defer(|command| augment(command, KNOBS))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl clap::FromArgMatches for KnobArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        Ok(given(matches, KNOBS))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The knobs of the alias analysis that were given.
pub struct AliasKnobArgs(KnobArgs);

impl AliasKnobArgs {
    /// Sets what was given.
    ///
    /// # Errors
    ///
    /// What is wrong with a value.
    pub fn set(&self, options: &mut Options) -> Result<(), String> {
        self.0.set(options)
    }
}

impl clap::Args for AliasKnobArgs {
    fn augment_args(command: Command) -> Command {
        augment(command, ALIAS_KNOBS)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl clap::FromArgMatches for AliasKnobArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        Ok(Self(given(matches, ALIAS_KNOBS)))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
