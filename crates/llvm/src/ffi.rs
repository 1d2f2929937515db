//! The few functions of LLVM's C API that this crate calls, as a table filled from an opened
//! library.
//!
//! Invariant: a table exists only if every function in it was found, and its library stays loaded
//! for the life of the process. Unloading LLVM would run its destructors under threads that may
//! still use it, so it is never done.

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::path::Path;
use std::ptr;
use std::sync::{Mutex, PoisonError};

use libloading::Library;

/// `LLVMBool`: for the calls here, zero is success.
type Bool = c_int;

/// What a `LLVMContextRef` points to.
#[repr(C)]
pub(crate) struct Context(c_void);
/// What a `LLVMModuleRef` points to.
#[repr(C)]
pub(crate) struct Module(c_void);
/// What a `LLVMMemoryBufferRef` points to.
#[repr(C)]
pub(crate) struct Buffer(c_void);
/// What a `LLVMValueRef` points to.
#[repr(C)]
pub(crate) struct Value(c_void);
/// What a `LLVMBasicBlockRef` points to.
#[repr(C)]
pub(crate) struct Block(c_void);
/// What a `LLVMTypeRef` points to.
#[repr(C)]
pub(crate) struct Type(c_void);
/// What a `LLVMTargetRef` points to.
#[repr(C)]
pub(crate) struct Target(c_void);
/// What a `LLVMTargetMachineRef` points to.
#[repr(C)]
pub(crate) struct TargetMachine(c_void);
/// What a `LLVMTargetDataRef` points to.
#[repr(C)]
pub(crate) struct TargetData(c_void);
/// What a `LLVMPassBuilderOptionsRef` points to.
#[repr(C)]
pub(crate) struct PassOptions(c_void);
/// What a `LLVMErrorRef` points to.
#[repr(C)]
pub(crate) struct Error(c_void);
/// What a `LLVMDiagnosticInfoRef` points to.
#[repr(C)]
pub(crate) struct DiagnosticInfo(c_void);

/// `LLVMDiagnosticHandler`.
pub(crate) type DiagnosticHandler = extern "C" fn(*mut DiagnosticInfo, *mut c_void);
/// `LLVMReturnStatusAction`: the verifier returns its findings, and neither prints nor aborts.
pub(crate) const RETURN_STATUS: c_int = 2;

/// `LLVMAssemblyFile`.
pub(crate) const ASSEMBLY: c_int = 0;

type ParseFunction =
    unsafe extern "C" fn(*mut Context, *mut Buffer, *mut *mut Module, *mut *mut c_char) -> Bool;
type VersionFunction = unsafe extern "C" fn(*mut c_uint, *mut c_uint, *mut c_uint);
/// `LLVMFatalErrorHandler`.
pub(crate) type FatalHandler = extern "C" fn(*const c_char);
type FatalFunction = unsafe extern "C" fn(FatalHandler);
type OptionsFunction = unsafe extern "C" fn(c_int, *const *const c_char, *const c_char);

/// The functions by which LLVM runs passes and writes PTX: not every LLVM has them.
macro_rules! backend {
    ($($field:ident = $symbol:literal: fn($($argument:ty),*) $(-> $result:ty)?;)*) => {
        /// The functions of a libLLVM that optimises and generates code for NVIDIA GPUs.
        #[derive(Clone, Copy, Debug)]
        pub(crate) struct Backend {
            $(pub(crate) $field: unsafe extern "C" fn($($argument),*) $(-> $result)?,)*
        }

        impl Backend {
            fn fill(library: &Library) -> Result<Self, String> {
                Ok(Self { $($field: symbol(library, $symbol)?,)* })
            }
        }
    };
}

backend! {
    init_info = "LLVMInitializeNVPTXTargetInfo": fn();
    init_target = "LLVMInitializeNVPTXTarget": fn();
    init_mc = "LLVMInitializeNVPTXTargetMC": fn();
    init_printer = "LLVMInitializeNVPTXAsmPrinter": fn();
    target = "LLVMGetTargetFromTriple": fn(*const c_char, *mut *mut Target, *mut *mut c_char) -> Bool;
    create_machine = "LLVMCreateTargetMachine": fn(*mut Target, *const c_char, *const c_char, *const c_char, c_int, c_int, c_int) -> *mut TargetMachine;
    dispose_machine = "LLVMDisposeTargetMachine": fn(*mut TargetMachine);
    create_layout = "LLVMCreateTargetDataLayout": fn(*mut TargetMachine) -> *mut TargetData;
    layout_text = "LLVMCopyStringRepOfTargetData": fn(*mut TargetData) -> *mut c_char;
    dispose_layout = "LLVMDisposeTargetData": fn(*mut TargetData);
    emit = "LLVMTargetMachineEmitToMemoryBuffer": fn(*mut TargetMachine, *mut Module, c_int, *mut *mut c_char, *mut *mut Buffer) -> Bool;
    create_pass_options = "LLVMCreatePassBuilderOptions": fn() -> *mut PassOptions;
    dispose_pass_options = "LLVMDisposePassBuilderOptions": fn(*mut PassOptions);
    run_passes = "LLVMRunPasses": fn(*mut Module, *const c_char, *mut TargetMachine, *mut PassOptions) -> *mut Error;
    error_message = "LLVMGetErrorMessage": fn(*mut Error) -> *mut c_char;
    dispose_error_message = "LLVMDisposeErrorMessage": fn(*mut c_char);
    first_function = "LLVMGetFirstFunction": fn(*mut Module) -> *mut Value;
    next_function = "LLVMGetNextFunction": fn(*mut Value) -> *mut Value;
    first_block = "LLVMGetFirstBasicBlock": fn(*mut Value) -> *mut Block;
    next_block = "LLVMGetNextBasicBlock": fn(*mut Block) -> *mut Block;
    first_instruction = "LLVMGetFirstInstruction": fn(*mut Block) -> *mut Value;
    next_instruction = "LLVMGetNextInstruction": fn(*mut Value) -> *mut Value;
    opcode = "LLVMGetInstructionOpcode": fn(*mut Value) -> c_int;
    operand_count = "LLVMGetNumOperands": fn(*mut Value) -> c_int;
    operand = "LLVMGetOperand": fn(*mut Value, c_uint) -> *mut Value;
    called_value = "LLVMGetCalledValue": fn(*mut Value) -> *mut Value;
    intrinsic_id = "LLVMGetIntrinsicID": fn(*mut Value) -> c_uint;
    is_function = "LLVMIsAFunction": fn(*mut Value) -> *mut Value;
    is_alloca = "LLVMIsAAllocaInst": fn(*mut Value) -> *mut Value;
    is_gep = "LLVMIsAGetElementPtrInst": fn(*mut Value) -> *mut Value;
    type_of = "LLVMTypeOf": fn(*mut Value) -> *mut Type;
    type_kind = "LLVMGetTypeKind": fn(*mut Type) -> c_int;
    element_type = "LLVMGetElementType": fn(*mut Type) -> *mut Type;
    address_space = "LLVMGetPointerAddressSpace": fn(*mut Type) -> c_uint;
}

/// Declares the table with the functions that every supported LLVM has, and how to fill it.
macro_rules! table {
    ($($field:ident = $symbol:literal: fn($($argument:ty),*) $(-> $result:ty)?;)*) => {
        /// The functions of one libLLVM.
        #[derive(Clone, Copy, Debug)]
        pub(crate) struct Functions {
            $(pub(crate) $field: unsafe extern "C" fn($($argument),*) $(-> $result)?,)*
            parse: ParseFunction,
            parse_consumes_buffer: bool,
            version: Option<VersionFunction>,
            options: Option<OptionsFunction>,
            on_fatal_errors: Option<FatalFunction>,
            /// What it needs to run passes and to write PTX, if it has all of that.
            pub(crate) backend: Option<Backend>,
        }

        impl Functions {
            fn fill(library: &Library) -> Result<Self, String> {
                // The successor of the first function leaves the buffer to its caller.
                let (parse, parse_consumes_buffer) = match symbol(library, "LLVMParseIRInContext2") {
                    Ok(function) => (function, false),
                    Err(_) => (symbol(library, "LLVMParseIRInContext")?, true),
                };
                Ok(Self {
                    $($field: symbol(library, $symbol)?,)*
                    parse,
                    parse_consumes_buffer,
                    version: symbol(library, "LLVMGetVersion").ok(),
                    options: symbol(library, "LLVMParseCommandLineOptions").ok(),
                    on_fatal_errors: symbol(library, "LLVMInstallFatalErrorHandler").ok(),
                    backend: Backend::fill(library).ok(),
                })
            }
        }
    };
}

table! {
    create_context = "LLVMContextCreate": fn() -> *mut Context;
    dispose_context = "LLVMContextDispose": fn(*mut Context);
    set_diagnostic_handler = "LLVMContextSetDiagnosticHandler": fn(*mut Context, DiagnosticHandler, *mut c_void);
    diagnostic_severity = "LLVMGetDiagInfoSeverity": fn(*mut DiagnosticInfo) -> c_int;
    diagnostic_description = "LLVMGetDiagInfoDescription": fn(*mut DiagnosticInfo) -> *mut c_char;
    copy_buffer = "LLVMCreateMemoryBufferWithMemoryRangeCopy": fn(*const c_char, usize, *const c_char) -> *mut Buffer;
    dispose_buffer = "LLVMDisposeMemoryBuffer": fn(*mut Buffer);
    buffer_start = "LLVMGetBufferStart": fn(*mut Buffer) -> *const c_char;
    buffer_size = "LLVMGetBufferSize": fn(*mut Buffer) -> usize;
    write_bitcode = "LLVMWriteBitcodeToMemoryBuffer": fn(*mut Module) -> *mut Buffer;
    dispose_module = "LLVMDisposeModule": fn(*mut Module);
    verify_module = "LLVMVerifyModule": fn(*mut Module, c_int, *mut *mut c_char) -> Bool;
    print_module = "LLVMPrintModuleToString": fn(*mut Module) -> *mut c_char;
    dispose_message = "LLVMDisposeMessage": fn(*mut c_char);
}

impl Functions {
    /// Opens the library and looks its functions up.
    pub(crate) fn load(path: &Path) -> Result<Self, String> {
        // SAFETY: opening a library runs its initialisers. The caller vouches for the file being a
        // libLLVM, whose initialisers only fill its own tables.
        let library = unsafe { Library::new(path) }.map_err(|error| describe(&error))?;
        let functions = Self::fill(&library)?;
        std::mem::forget(library);
        Ok(functions)
    }

    /// The version the library tells of itself.
    pub(crate) fn version(&self) -> Option<(u32, u32, u32)> {
        let (mut major, mut minor, mut patch) = (0, 0, 0);
        // SAFETY: the function writes to its three arguments and to nothing else.
        unsafe { self.version?(&raw mut major, &raw mut minor, &raw mut patch) };
        Some((major, minor, patch))
    }

    /// Makes parsing leave debug info as it is, for the whole process.
    ///
    /// By default LLVM verifies a module with debug info while parsing it: it ends the process if
    /// the module is broken, and writes to standard error and drops the debug info if only that is.
    /// Both are the verifier's business.
    pub(crate) fn keep_debug_info(&self) {
        self.set_option(c"-disable-auto-upgrade-debug-info");
    }

    /// Gives machines that are made from now on 32-bit pointers to shared, constant and local memory, for the whole
    /// process.
    pub(crate) fn shorten_pointers(&self) {
        self.set_option(c"-nvptx-short-ptr");
    }

    /// Sets an option for the whole process. An LLVM that does not know it ignores it without a word.
    fn set_option(&self, option: &'static CStr) {
        // An option may be given once, and a library opened again is the same library.
        static DONE: Mutex<Vec<(usize, &CStr)>> = Mutex::new(Vec::new());
        let Some(options) = self.options else { return };
        let mut done = DONE.lock().unwrap_or_else(PoisonError::into_inner);
        let this = (options as usize, option);
        if !done.contains(&this) {
            done.push(this);
            let arguments = [c"spacecast".as_ptr(), option.as_ptr()];
            // SAFETY: two NUL-terminated arguments, both static as LLVM may keep them; the lock
            // keeps out other threads that would set options of the same library.
            unsafe { options(2, arguments.as_ptr(), ptr::null()) };
        }
    }

    /// Has LLVM call something when it gives up, for the whole process.
    pub(crate) fn on_fatal_errors(&self, handler: FatalHandler) {
        // LLVM takes one, and a library opened again is the same library.
        static DONE: Mutex<Vec<usize>> = Mutex::new(Vec::new());
        let Some(install) = self.on_fatal_errors else { return };
        let mut done = DONE.lock().unwrap_or_else(PoisonError::into_inner);
        let this = install as usize;
        if !done.contains(&this) {
            done.push(this);
            // SAFETY: the handler is a function, which stays there.
            unsafe { install(handler) };
        }
    }

    /// Parses a buffer, which is gone afterwards, and returns what `LLVMParseIRInContext` does.
    ///
    /// # Safety
    ///
    /// All four pointers are valid, and the buffer is used nowhere else.
    pub(crate) unsafe fn parse(
        &self,
        context: *mut Context,
        buffer: *mut Buffer,
        module: &mut *mut Module,
        message: &mut *mut c_char,
    ) -> Bool {
        // SAFETY: the caller's promise.
        let result = unsafe { (self.parse)(context, buffer, module, message) };
        if !self.parse_consumes_buffer {
            // SAFETY: this version of the function leaves the buffer with us, and a module keeps no
            // part of it.
            unsafe { (self.dispose_buffer)(buffer) };
        }
        result
    }
}

/// Looks one function up. `T` must be the type that LLVM's headers give to it.
fn symbol<T: Copy>(library: &Library, name: &str) -> Result<T, String> {
    // SAFETY: the callers are all in this file and give the type of the C declaration.
    match unsafe { library.get::<T>(name) } {
        Ok(found) => Ok(*found),
        Err(_) => {
            Err(format!("it has no function {name}, so it is not a libLLVM this program can use"))
        }
    }
}

/// The loader's own words, which the error's text leaves to its source.
fn describe(error: &libloading::Error) -> String {
    std::error::Error::source(error).map_or_else(|| error.to_string(), ToString::to_string)
}
