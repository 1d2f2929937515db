//! One parsed module, with the context it lives in and what LLVM remarked about it.
//!
//! Invariant: a module owns its context and nothing else lives there, so that modules share no
//! state (types, metadata and diagnostics belong to the context) and dropping one frees all of it.
//! Every message LLVM hands over is copied and given back at once.

use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::fmt;
use std::ptr;
use std::rc::Rc;

use crate::ffi::{self, Functions};
use crate::machine::{Machine, NO_BACKEND};

/// How grave a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The module is wrong.
    Error,
    /// The module was changed or is doubtful.
    Warning,
    /// Something a pass tells of its work.
    Remark,
    /// An addition to another diagnostic.
    Note,
}

/// Something LLVM said about a module besides accepting or rejecting it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How grave it is.
    pub severity: Severity,
    /// LLVM's text.
    pub message: String,
}

/// A module that LLVM parsed.
pub struct Module<'llvm> {
    pub(crate) module: *mut ffi::Module,
    context: Context<'llvm>,
}

impl<'llvm> Module<'llvm> {
    pub(crate) fn parse(
        functions: &'llvm Functions,
        name: &str,
        text: &[u8],
    ) -> Result<Self, String> {
        let context = Context::new(functions);
        // A C string has no NUL inside; the name is for messages only, so losing one does no harm.
        let name = CString::new(name.replace('\0', "")).unwrap_or_default();
        // SAFETY: pointer and length are those of the slice. LLVM copies it and adds the NUL that
        // its lexer needs.
        let buffer =
            unsafe { (functions.copy_buffer)(text.as_ptr().cast(), text.len(), name.as_ptr()) };
        let (mut module, mut message) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: the context and the buffer were made above, and the buffer is not used again.
        let failed =
            unsafe { functions.parse(context.raw, buffer, &mut module, &mut message) } != 0;
        let message = take(functions, message);
        if failed { Err(trimmed(&message)) } else { Ok(Self { module, context }) }
    }

    /// Runs LLVM's verifier.
    ///
    /// # Errors
    ///
    /// All that the verifier found wrong, in its own words. Broken debug info counts.
    pub fn verify(&self) -> Result<(), String> {
        let functions = self.context.functions;
        let mut message = ptr::null_mut();
        // SAFETY: the module is alive, and the message is LLVM's to allocate and ours to free.
        let broken =
            unsafe { (functions.verify_module)(self.module, ffi::RETURN_STATUS, &raw mut message) }
                != 0;
        let message = take(functions, message);
        if broken { Err(trimmed(&message)) } else { Ok(()) }
    }

    /// The module as LLVM writes it. Strings and names in it may hold bytes that are not UTF-8.
    #[must_use]
    pub fn print(&self) -> Vec<u8> {
        // SAFETY: the module is alive.
        let text = unsafe { (self.context.functions.print_module)(self.module) };
        take(self.context.functions, text)
    }

    /// The module as bitcode. It must be valid, or LLVM may end the process.
    #[must_use]
    pub fn bitcode(&self) -> Vec<u8> {
        // SAFETY: the module is alive.
        let buffer = unsafe { (self.context.functions.write_bitcode)(self.module) };
        contents(self.context.functions, buffer)
    }

    /// Runs LLVM passes, written as for `opt -passes`; with a machine, as they run for its architecture.
    ///
    /// # Errors
    ///
    /// LLVM's own words for what is wrong with the text, or that this LLVM runs no passes.
    pub fn run_passes(
        &mut self,
        passes: &str,
        machine: Option<&Machine<'_>>,
    ) -> Result<(), String> {
        let functions = self.context.functions;
        let backend = functions.backend.as_ref().ok_or(NO_BACKEND)?;
        let passes = CString::new(passes).map_err(|error| error.to_string())?;
        let machine = machine.map_or(ptr::null_mut(), Machine::raw);
        // SAFETY: making options has no precondition, and they are given back below.
        let options = unsafe { (backend.create_pass_options)() };
        // SAFETY: module, text, machine and options are alive.
        let error = unsafe { (backend.run_passes)(self.module, passes.as_ptr(), machine, options) };
        // SAFETY: the options are not used again.
        unsafe { (backend.dispose_pass_options)(options) };
        if error.is_null() {
            return Ok(());
        }
        // SAFETY: the error is LLVM's, and asking for its message takes it back.
        let message = unsafe { (backend.error_message)(error) };
        // SAFETY: a message is a NUL-terminated string, alive until it is given back.
        let text = trimmed(unsafe { CStr::from_ptr(message) }.to_bytes());
        // SAFETY: it is not used again.
        unsafe { (backend.dispose_error_message)(message) };
        Err(text)
    }

    /// The module as assembly for a machine: PTX. Generating code changes the module, so that nothing else is to be had of
    /// it.
    ///
    /// # Errors
    ///
    /// LLVM's own words for what it cannot compile. What its code generator finds impossible ends the process.
    pub fn assembly(&mut self, machine: &Machine<'_>) -> Result<Vec<u8>, String> {
        let functions = self.context.functions;
        let backend = functions.backend.as_ref().ok_or(NO_BACKEND)?;
        let (mut message, mut buffer) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: machine and module are alive; message and buffer are LLVM's to allocate and ours to free.
        let failed = unsafe {
            let (message, buffer) = (&raw mut message, &raw mut buffer);
            (backend.emit)(machine.raw(), self.module, ffi::ASSEMBLY, message, buffer)
        } != 0;
        if failed {
            return Err(trimmed(&take(functions, message)));
        }
        let text = contents(functions, buffer);
        let errors = self.context.collector.diagnostics.borrow();
        match errors.iter().find(|d| d.severity == Severity::Error) {
            Some(error) => Err(error.message.clone()),
            None => Ok(text),
        }
    }

    pub(crate) fn functions(&self) -> &Functions {
        self.context.functions
    }

    /// What LLVM has remarked about the module so far, in order.
    #[must_use]
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        self.context.collector.diagnostics.borrow().clone()
    }
}

impl fmt::Debug for Module<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Module")
            .field("diagnostics", &self.context.collector.diagnostics)
            .finish_non_exhaustive()
    }
}

impl Drop for Module<'_> {
    fn drop(&mut self) {
        // SAFETY: the module is alive and is not used again. Its context is dropped after it, being
        // a field.
        unsafe { (self.context.functions.dispose_module)(self.module) };
    }
}

/// A context whose diagnostics go to the collector, where LLVM's own would go to standard error
/// and, for an error, end the process.
struct Context<'llvm> {
    functions: &'llvm Functions,
    raw: *mut ffi::Context,
    collector: Rc<Collector>,
}

/// What the diagnostic handler is given. LLVM holds its address, so it must not move: hence the
/// `Rc`.
struct Collector {
    functions: Functions,
    diagnostics: RefCell<Vec<Diagnostic>>,
}

impl<'llvm> Context<'llvm> {
    fn new(functions: &'llvm Functions) -> Self {
        let collector =
            Rc::new(Collector { functions: *functions, diagnostics: RefCell::default() });
        // SAFETY: making a context has no precondition.
        let raw = unsafe { (functions.create_context)() };
        let address = Rc::as_ptr(&collector).cast_mut().cast::<c_void>();
        // SAFETY: the context was just made, and the collector is dropped after it.
        unsafe { (functions.set_diagnostic_handler)(raw, collect, address) };
        Self { functions, raw, collector }
    }
}

impl Drop for Context<'_> {
    fn drop(&mut self) {
        // SAFETY: the context is alive, its module is gone or was never made, and it is not used
        // again.
        unsafe { (self.functions.dispose_context)(self.raw) };
    }
}

/// LLVM calls this with each diagnostic of a context.
extern "C" fn collect(info: *mut ffi::DiagnosticInfo, collector: *mut c_void) {
    // SAFETY: the address is the one `Context::new` registered, and that collector outlives its
    // context.
    let collector = unsafe { &*collector.cast_const().cast::<Collector>() };
    // SAFETY: LLVM keeps the diagnostic alive during the call.
    let severity = unsafe { (collector.functions.diagnostic_severity)(info) };
    // SAFETY: as above; the text is ours to free.
    let message = unsafe { (collector.functions.diagnostic_description)(info) };
    let message = trimmed(&take(&collector.functions, message));
    collector
        .diagnostics
        .borrow_mut()
        .push(Diagnostic { severity: Severity::from_llvm(severity), message });
}

impl Severity {
    /// From the number of `LLVMDiagnosticSeverity`.
    pub(crate) fn from_llvm(number: c_int) -> Self {
        match number {
            0 => Self::Error,
            1 => Self::Warning,
            2 => Self::Remark,
            _ => Self::Note,
        }
    }
}

/// Copies a message and gives it back to LLVM. Where LLVM had nothing to say, there is none.
pub(crate) fn take(functions: &Functions, message: *mut c_char) -> Vec<u8> {
    if message.is_null() {
        return Vec::new();
    }
    // SAFETY: a message is a NUL-terminated string, and it is not freed before the copy is made.
    let copy = unsafe { CStr::from_ptr(message) }.to_bytes().to_vec();
    // SAFETY: every message given to this function came from LLVM and is not used again.
    unsafe { (functions.dispose_message)(message) };
    copy
}

/// Copies a buffer and gives it back to LLVM.
fn contents(functions: &Functions, buffer: *mut ffi::Buffer) -> Vec<u8> {
    // SAFETY: the buffer is alive, and the slice is copied before it is given back.
    let copy = unsafe {
        let (start, size) = ((functions.buffer_start)(buffer), (functions.buffer_size)(buffer));
        std::slice::from_raw_parts(start.cast::<u8>(), size).to_vec()
    };
    // SAFETY: every buffer given to this function came from LLVM and is not used again.
    unsafe { (functions.dispose_buffer)(buffer) };
    copy
}

/// A message to show. It may quote bytes of the input that are not UTF-8.
pub(crate) fn trimmed(message: &[u8]) -> String {
    String::from_utf8_lossy(message).trim_end().to_owned()
}
