//! Tables for people: columns as wide as what is in them.

use std::io::{self, Write};

/// Writes a title, headings and rows.
pub fn write(
    out: &mut dyn Write,
    title: &str,
    headings: &[&str],
    rows: &[Vec<String>],
) -> io::Result<()> {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|r| r.get(column)).map(|c| c.chars().count());
        cells.chain([headings[column].chars().count()]).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..headings.len()).map(width).collect();
    let mut line = |cells: &mut dyn Iterator<Item = &str>| -> io::Result<()> {
        let mut text = String::new();
        for (cell, width) in cells.zip(&widths) {
            text += &format!("{cell:width$}  ");
        }
        writeln!(out, "  {}", text.trim_end())
    };
    line(&mut std::iter::once(title))?;
    line(&mut headings.iter().copied())?;
    let rules: Vec<String> = widths.iter().map(|w| "-".repeat(*w)).collect();
    line(&mut rules.iter().map(String::as_str))?;
    for row in rows {
        line(&mut row.iter().map(String::as_str))?;
    }
    writeln!(out)
}
