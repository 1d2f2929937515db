//! What LLVM optimises and generates code for.
//!
//! Invariant: LLVM's tables of targets are filled before anything looks there, once in the life of the process.

use std::ffi::{CString, c_int};
use std::fmt;
use std::ptr;
use std::sync::{Mutex, PoisonError};

use crate::ffi::{self, Backend, Functions};
use crate::module::{take, trimmed};

/// What is to be said of an LLVM that lacks half of it.
pub(crate) const NO_BACKEND: &str = "this libLLVM generates no code for NVIDIA GPUs";

/// An architecture as LLVM knows it.
pub struct Machine<'llvm> {
    functions: &'llvm Functions,
    backend: &'llvm Backend,
    raw: *mut ffi::TargetMachine,
}

impl<'llvm> Machine<'llvm> {
    pub(crate) fn new(
        functions: &'llvm Functions,
        arch: &str,
        features: &str,
        level: u8,
    ) -> Result<Self, String> {
        let backend = functions.backend.as_ref().ok_or(NO_BACKEND)?;
        initialise(backend);
        let triple = c"nvptx64-nvidia-cuda";
        let (mut target, mut message) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: the triple is a NUL-terminated string; LLVM writes the other two.
        let failed =
            unsafe { (backend.target)(triple.as_ptr(), &raw mut target, &raw mut message) } != 0;
        let message = take(functions, message);
        if failed {
            return Err(trimmed(&message));
        }
        let text = |text: &str| CString::new(text).map_err(|error| error.to_string());
        let (arch, features) = (text(arch)?, text(features)?);
        // The defaults of relocation and code model.
        let (level, relocation, model) = (c_int::from(level.min(3)), 0, 0);
        // SAFETY: the target was found, and the strings live until the call returns.
        let raw = unsafe {
            let (arch, features) = (arch.as_ptr(), features.as_ptr());
            (backend.create_machine)(
                target,
                triple.as_ptr(),
                arch,
                features,
                level,
                relocation,
                model,
            )
        };
        if raw.is_null() {
            Err(NO_BACKEND.to_owned())
        } else {
            Ok(Self { functions, backend, raw })
        }
    }

    /// The data layout that code is generated with, whatever the module says.
    #[must_use]
    pub fn layout(&self) -> String {
        // SAFETY: the machine is alive. Layout and text are LLVM's to allocate; the text is given back by `take`.
        let text = unsafe {
            let layout = (self.backend.create_layout)(self.raw);
            let text = (self.backend.layout_text)(layout);
            (self.backend.dispose_layout)(layout);
            text
        };
        trimmed(&take(self.functions, text))
    }

    pub(crate) fn raw(&self) -> *mut ffi::TargetMachine {
        self.raw
    }
}

impl fmt::Debug for Machine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Machine").finish_non_exhaustive()
    }
}

impl Drop for Machine<'_> {
    fn drop(&mut self) {
        // SAFETY: the machine is alive and is not used again.
        unsafe { (self.backend.dispose_machine)(self.raw) };
    }
}

fn initialise(backend: &Backend) {
    // Another thread must not look while the tables are filled; filling them again does nothing.
    static LOCK: Mutex<()> = Mutex::new(());
    let _lock = LOCK.lock().unwrap_or_else(PoisonError::into_inner);
    for init in [backend.init_info, backend.init_target, backend.init_mc, backend.init_printer] {
        // SAFETY: these have no precondition but that they do not run at the same time.
        unsafe { init() };
    }
}
