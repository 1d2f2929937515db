//! What parent and child say to each other: a greeting of the child, then requests and replies by
//! turns.
//!
//! Invariant: what one function writes, its counterpart reads back, and every reader stops at the
//! first byte that makes no sense. A number is eight bytes, least significant first; a string is
//! its length and its bytes; an option or a variant is a number that says which.

use std::io::{self, Read, Write};

use super::{Judgement, Request};
use crate::{Diagnostic, Severity};

/// Opens the greeting, so that a child which is something else, or of another version, is noticed
/// at once.
const MAGIC: &[u8] = b"spacecast judge 1";

/// The child's greeting: which LLVM it has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Hello {
    pub(super) version: Option<(u32, u32, u32)>,
    pub(super) path: String,
}

/// A request as the child holds it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct OwnedRequest {
    pub(super) name: String,
    pub(super) text: Vec<u8>,
    pub(super) verify: bool,
    pub(super) print: bool,
}

pub(super) fn write_hello(to: &mut impl Write, hello: &Hello) -> io::Result<()> {
    to.write_all(MAGIC)?;
    put_option(to, hello.version.as_ref(), |to, &(major, minor, patch)| {
        [major, minor, patch].into_iter().try_for_each(|number| put_number(to, number.into()))
    })?;
    put_bytes(to, hello.path.as_bytes())
}

pub(super) fn read_hello(from: &mut impl Read) -> io::Result<Hello> {
    let mut magic = [0; MAGIC.len()];
    from.read_exact(&mut magic)?;
    if magic != MAGIC {
        return Err(nonsense("greeting"));
    }
    let version =
        get_option(from, |from| Ok((get_small(from)?, get_small(from)?, get_small(from)?)))?;
    Ok(Hello { version, path: get_string(from)? })
}

pub(super) fn encode_request(request: &Request<'_>) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(request.name.len() + request.text.len() + 32);
    let mut put = |field: &[u8]| {
        bytes.extend_from_slice(&(field.len() as u64).to_le_bytes());
        bytes.extend_from_slice(field);
    };
    put(request.name.as_bytes());
    put(request.text);
    for flag in [request.verify, request.print] {
        bytes.extend_from_slice(&u64::from(flag).to_le_bytes());
    }
    bytes
}

pub(super) fn read_request(from: &mut impl Read) -> io::Result<OwnedRequest> {
    Ok(OwnedRequest {
        name: get_string(from)?,
        text: get_bytes(from)?,
        verify: get_flag(from)?,
        print: get_flag(from)?,
    })
}

pub(super) fn write_judgement(to: &mut impl Write, judgement: &Judgement) -> io::Result<()> {
    match judgement {
        Judgement::Accepted { diagnostics, verify, print } => {
            put_number(to, 0)?;
            put_number(to, diagnostics.len() as u64)?;
            for Diagnostic { severity, message } in diagnostics {
                put_number(to, *severity as u64)?;
                put_bytes(to, message.as_bytes())?;
            }
            put_option(to, verify.as_ref(), |to, verdict| {
                put_option(to, verdict.as_ref().err(), |to, message| {
                    put_bytes(to, message.as_bytes())
                })
            })?;
            put_option(to, print.as_ref(), |to, text| put_bytes(to, text))
        }
        Judgement::Rejected(message) => {
            put_number(to, 1)?;
            put_bytes(to, message.as_bytes())
        }
        Judgement::Crashed(reason) => {
            put_number(to, 2)?;
            put_bytes(to, reason.as_bytes())
        }
    }
}

pub(super) fn read_judgement(from: &mut impl Read) -> io::Result<Judgement> {
    Ok(match get_number(from)? {
        0 => {
            let mut diagnostics = Vec::new();
            for _ in 0..get_number(from)? {
                let severity = get_severity(from)?;
                diagnostics.push(Diagnostic { severity, message: get_string(from)? });
            }
            let verify =
                get_option(from, |from| Ok(get_option(from, get_string)?.map_or(Ok(()), Err)))?;
            Judgement::Accepted { diagnostics, verify, print: get_option(from, get_bytes)? }
        }
        1 => Judgement::Rejected(get_string(from)?),
        2 => Judgement::Crashed(get_string(from)?),
        _ => return Err(nonsense("judgement")),
    })
}

fn nonsense(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("this is not a {what}"))
}

fn put_number(to: &mut impl Write, number: u64) -> io::Result<()> {
    to.write_all(&number.to_le_bytes())
}

fn get_number(from: &mut impl Read) -> io::Result<u64> {
    let mut bytes = [0; 8];
    from.read_exact(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}

fn get_small(from: &mut impl Read) -> io::Result<u32> {
    get_number(from)?.try_into().map_err(|_| nonsense("version"))
}

fn get_severity(from: &mut impl Read) -> io::Result<Severity> {
    match get_number(from)? {
        number @ 0..=3 => Ok(Severity::from_llvm(number as _)),
        _ => Err(nonsense("severity")),
    }
}

fn get_flag(from: &mut impl Read) -> io::Result<bool> {
    match get_number(from)? {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(nonsense("flag")),
    }
}

fn put_option<W: Write, T>(
    to: &mut W,
    value: Option<T>,
    put: impl FnOnce(&mut W, T) -> io::Result<()>,
) -> io::Result<()> {
    put_number(to, value.is_some().into())?;
    value.map_or(Ok(()), |value| put(to, value))
}

fn get_option<R: Read, T>(
    from: &mut R,
    get: impl FnOnce(&mut R) -> io::Result<T>,
) -> io::Result<Option<T>> {
    if get_flag(from)? { get(from).map(Some) } else { Ok(None) }
}

fn put_bytes(to: &mut impl Write, bytes: &[u8]) -> io::Result<()> {
    put_number(to, bytes.len() as u64)?;
    to.write_all(bytes)
}

fn get_bytes(from: &mut impl Read) -> io::Result<Vec<u8>> {
    let length = get_number(from)?;
    let mut bytes = Vec::new();
    // The vector grows with what comes: a wrong length must not ask for all memory.
    let read = from.by_ref().take(length).read_to_end(&mut bytes)?;
    if read as u64 == length { Ok(bytes) } else { Err(io::ErrorKind::UnexpectedEof.into()) }
}

fn get_string(from: &mut impl Read) -> io::Result<String> {
    String::from_utf8(get_bytes(from)?).map_err(|_| nonsense("string"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn judgements() -> [Judgement; 5] {
        let diagnostics = vec![
            Diagnostic { severity: Severity::Error, message: "e".into() },
            Diagnostic { severity: Severity::Note, message: "é\0".into() },
        ];
        [
            Judgement::Accepted { diagnostics, verify: Some(Ok(())), print: Some(vec![0, 255]) },
            Judgement::Accepted {
                diagnostics: vec![],
                verify: Some(Err("broken".into())),
                print: None,
            },
            Judgement::Accepted { diagnostics: vec![], verify: None, print: Some(vec![]) },
            Judgement::Rejected("1:2".into()),
            Judgement::Crashed(String::new()),
        ]
    }

    #[test]
    fn what_is_written_is_read_back() {
        for judgement in judgements() {
            let mut bytes = Vec::new();
            write_judgement(&mut bytes, &judgement).unwrap();
            assert_eq!(read_judgement(&mut bytes.as_slice()).unwrap(), judgement);
        }
        for hello in [None, Some((22, 1, 0))].map(|version| Hello { version, path: "x".into() }) {
            let mut bytes = Vec::new();
            write_hello(&mut bytes, &hello).unwrap();
            assert_eq!(read_hello(&mut bytes.as_slice()).unwrap(), hello);
        }
        let bytes =
            encode_request(&Request { name: "n", text: b"\0\xff", verify: true, print: false });
        let request =
            OwnedRequest { name: "n".into(), text: b"\0\xff".into(), verify: true, print: false };
        assert_eq!(read_request(&mut bytes.as_slice()).unwrap(), request);
    }

    #[test]
    fn what_is_cut_short_is_not_read() {
        for judgement in judgements() {
            let mut bytes = Vec::new();
            write_judgement(&mut bytes, &judgement).unwrap();
            for length in 0..bytes.len() {
                assert!(read_judgement(&mut &bytes[..length]).is_err());
            }
        }
    }

    #[test]
    fn nonsense_is_not_read() {
        assert!(read_hello(&mut &[b'x'; 64][..]).is_err());
        assert!(read_judgement(&mut &[255; 64][..]).is_err());
        assert!(read_request(&mut &[255; 64][..]).is_err());
    }
}
