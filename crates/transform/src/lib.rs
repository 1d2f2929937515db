//! Passes: they edit a module and never guess. What a pass cannot show to be right it leaves alone.

pub mod lower_struct_args;
