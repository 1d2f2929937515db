//! Files out: whole or not at all.
//!
//! Invariant: whatever goes wrong, a regular file holds what it held before or all that was to be written,
//! and no other file is left beside it.

use std::fs::{self, File};
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// Writes a file: first another one beside it, which then takes its name. So the file may be the input.
///
/// What is no regular file, such as a pipe, is written as it is. A link is followed, not replaced.
///
/// # Errors
///
/// A message that names the file.
pub fn write_file(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), String> {
    replace(path, write).map_err(|error| format!("cannot write {}: {error}", path.display()))
}

fn replace(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let found = match fs::metadata(path) {
        Ok(found) => found,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return fill(path, None, write),
        Err(error) => return Err(error),
    };
    if found.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if !found.is_file() {
        let mut file = File::options().write(true).open(path)?;
        write(&mut file)?;
        return file.flush();
    }
    // Taking its name would get around that.
    if found.permissions().readonly() {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    fill(&fs::canonicalize(path)?, Some(&found), write)
}

fn fill(
    path: &Path,
    before: Option<&fs::Metadata>,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let (mut file, part) = beside(path)?;
    let finish = || {
        let roomy = before.is_some_and(|before| make_room(&file, before.len()));
        write(&mut file)?;
        file.flush()?;
        if roomy {
            let written = file.stream_position()?;
            file.set_len(written)?;
        }
        if let Some(before) = before {
            file.set_permissions(before.permissions())?;
        }
        Ok(())
    };
    // The name is taken last: up to then everything can be taken back.
    let result = finish().and_then(|()| fs::rename(&part, path));
    if result.is_err() {
        // If it cannot be removed either, the first error is the one to tell.
        let _ = fs::remove_file(&part);
    }
    result
}

/// Makes room for about as much as the file held whose name this one will take; whether it is that long now.
///
/// ext4 decides late where bytes go, but not later than when a file takes the name of another: to wait for that was an
/// eighth of a run (10 MB, overwritten). With room from the start there is nothing to decide.
#[cfg(target_os = "linux")]
fn make_room(file: &File, bytes: u64) -> bool {
    use std::os::fd::AsRawFd;
    let Ok(bytes) = libc::off_t::try_from(bytes + bytes / 8) else { return false };
    // SAFETY: it is asked of an open file, and says if it cannot be done.
    #[allow(unsafe_code)]
    let result = unsafe { libc::fallocate(file.as_raw_fd(), 0, 0, bytes) };
    result == 0
}

#[cfg(not(target_os = "linux"))]
fn make_room(_: &File, _: u64) -> bool {
    false
}

/// A new file in the folder of another.
fn beside(path: &Path) -> io::Result<(File, PathBuf)> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    loop {
        let mut part = std::ffi::OsString::from(".");
        part.push(name);
        part.push(format!(".{}-{}.part", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed)));
        let part = path.with_file_name(part);
        match File::create_new(&part) {
            Ok(file) => return Ok((file, part)),
            // Left by a process that was killed.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("spacecast-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        folder
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("the folder");
        let mut names: Vec<String> =
            entries.map(|e| e.expect("an entry").file_name().to_string_lossy().into()).collect();
        names.sort();
        names
    }

    #[test]
    fn what_fails_halfway_leaves_nothing() {
        let folder = folder("halfway");
        let old = folder.join("old");
        fs::write(&old, "before").expect("a file");
        for name in ["old", "new"] {
            let result = write_file(&folder.join(name), |out| {
                out.write_all(b"half of it")?;
                Err(io::ErrorKind::StorageFull.into())
            });
            assert!(result.is_err_and(|e| e.contains("cannot write") && e.contains(name)));
        }
        assert_eq!(names(&folder), ["old"]);
        assert_eq!(fs::read(&old).expect("the file"), b"before");
        fs::remove_dir_all(folder).expect("to clean up");
    }

    #[test]
    fn what_is_shorter_or_longer_than_before_ends_where_it_ends() {
        let folder = folder("lengths");
        let file = folder.join("file");
        for length in [100_000, 10, 200_000, 199_999, 0, 1] {
            let text = vec![b'x'; length];
            assert_eq!(write_file(&file, |out| out.write_all(&text)), Ok(()));
            assert_eq!(fs::read(&file).expect("the file"), text);
        }
        fs::remove_dir_all(folder).expect("to clean up");
    }

    #[cfg(unix)]
    #[test]
    fn links_and_permissions_stay() {
        use std::os::unix::fs::PermissionsExt;
        let folder = folder("links");
        let (file, link) = (folder.join("file"), folder.join("link"));
        fs::write(&file, "before").expect("a file");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("permissions");
        std::os::unix::fs::symlink("file", &link).expect("a link");
        assert_eq!(write_file(&link, |out| out.write_all(b"after")), Ok(()));
        assert_eq!(names(&folder), ["file", "link"]);
        assert!(fs::symlink_metadata(&link).expect("the link").is_symlink());
        assert_eq!(fs::read(&file).expect("the file"), b"after");
        let mode = fs::metadata(&file).expect("the file").permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
        fs::set_permissions(&file, fs::Permissions::from_mode(0o440)).expect("permissions");
        assert!(write_file(&file, |out| out.write_all(b"again")).is_err(), "it is read-only");
        assert!(write_file(&folder, |_| Ok(())).is_err(), "it is a folder");
        fs::remove_dir_all(folder).expect("to clean up");
    }
}
