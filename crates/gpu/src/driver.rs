//! The NVIDIA driver: the few functions of libcuda that a launch needs, opened at run time.
//!
//! Invariant: a [`Driver`] exists only with a context that is current, and the process uses it from one thread until it
//! ends. So nothing is ever given back: the end of the process does that, and also ends what a fault left behind.

// The driver is a C library.
#![allow(unsafe_code)]

use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::ptr;

use libloading::Library;

/// What a `CUcontext`, `CUmodule`, `CUfunction` or `CUevent` is: a pointer into the driver.
type Handle = *mut c_void;
/// `CUresult`: zero is success.
type Code = c_int;

/// `CU_LIMIT_STACK_SIZE`.
const STACK_SIZE: c_int = 0;
/// `CU_JIT_ERROR_LOG_BUFFER` and its size in bytes.
const ERROR_LOG: [c_int; 2] = [5, 6];

macro_rules! table {
    ($($field:ident = $symbol:literal: fn($($argument:ty),*);)*) => {
        struct Functions {
            $($field: unsafe extern "C" fn($($argument),*) -> Code,)*
        }

        impl Functions {
            fn fill(library: &Library) -> Result<Self, String> {
                // SAFETY: the types are those of the declarations in the driver's header.
                Ok(Self { $($field: *unsafe { library.get($symbol) }.map_err(|e| e.to_string())?,)* })
            }
        }
    };
}

table! {
    init = "cuInit": fn(c_uint);
    version = "cuDriverGetVersion": fn(*mut c_int);
    device = "cuDeviceGet": fn(*mut c_int, c_int);
    device_name = "cuDeviceGetName": fn(*mut c_char, c_int, c_int);
    retain_context = "cuDevicePrimaryCtxRetain": fn(*mut Handle, c_int);
    set_context = "cuCtxSetCurrent": fn(Handle);
    set_limit = "cuCtxSetLimit": fn(c_int, usize);
    load = "cuModuleLoadDataEx": fn(*mut Handle, *const c_void, c_uint, *const c_int, *const *mut c_void);
    function = "cuModuleGetFunction": fn(*mut Handle, Handle, *const c_char);
    alloc = "cuMemAlloc_v2": fn(*mut u64, usize);
    upload = "cuMemcpyHtoD_v2": fn(u64, *const c_void, usize);
    download = "cuMemcpyDtoH_v2": fn(*mut c_void, u64, usize);
    copy = "cuMemcpyDtoDAsync_v2": fn(u64, u64, usize, Handle);
    launch = "cuLaunchKernel": fn(Handle, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, Handle, *const *const c_void, *const *const c_void);
    synchronise = "cuCtxSynchronize": fn();
    create_event = "cuEventCreate": fn(*mut Handle, c_uint);
    record = "cuEventRecord": fn(Handle, Handle);
    elapsed = "cuEventElapsedTime": fn(*mut f32, Handle, Handle);
    error_name = "cuGetErrorName": fn(Code, *mut *const c_char);
}

/// The driver, with a context on the first device.
pub struct Driver {
    functions: Functions,
    device: c_int,
}

/// A kernel that was loaded.
#[derive(Copy, Clone)]
pub struct Kernel(Handle);

/// A module that was loaded.
#[derive(Copy, Clone)]
pub struct Module(Handle);

/// A moment on the GPU.
pub struct Event(Handle);

impl Driver {
    /// Opens libcuda and makes a context.
    ///
    /// # Errors
    ///
    /// When there is no driver or no GPU.
    pub fn open() -> Result<Self, String> {
        // SAFETY: opening the driver runs its initialisers, which have no precondition.
        let library = unsafe { Library::new("libcuda.so.1") };
        let library = library.map_err(|error| format!("there is no NVIDIA driver: {error}"))?;
        let functions = Functions::fill(&library)?;
        std::mem::forget(library);
        let this = Self { functions, device: 0 };
        let (f, mut device, mut context) = (&this.functions, 0, ptr::null_mut());
        // SAFETY: these write to what they are given, and come in the order that the driver demands.
        unsafe {
            this.check("cuInit", (f.init)(0))?;
            this.check("cuDeviceGet", (f.device)(&raw mut device, 0))?;
            this.check("cuDevicePrimaryCtxRetain", (f.retain_context)(&raw mut context, device))?;
            this.check("cuCtxSetCurrent", (f.set_context)(context))?;
            // For kernels that call themselves, of which nobody knows how deep.
            this.check("cuCtxSetLimit", (f.set_limit)(STACK_SIZE, 4096))?;
        }
        Ok(Self { device, ..this })
    }

    /// The name of the device, and the CUDA version of its driver.
    ///
    /// # Errors
    ///
    /// When the driver does not say.
    pub fn machine(&self) -> Result<String, String> {
        let (mut name, mut version) = ([0_u8; 256], 0);
        // SAFETY: the buffer has the size that is passed, and the driver ends the name with NUL.
        unsafe {
            let start = name.as_mut_ptr().cast();
            self.check("cuDeviceGetName", (self.functions.device_name)(start, 255, self.device))?;
            self.check("cuDriverGetVersion", (self.functions.version)(&raw mut version))?;
        }
        let name = CStr::from_bytes_until_nul(&name).map_err(|error| error.to_string())?;
        let (major, minor) = (version / 1000, version % 1000 / 10);
        Ok(format!("{}, driver for CUDA {major}.{minor}", name.to_string_lossy()))
    }

    /// Assembles PTX.
    ///
    /// # Errors
    ///
    /// When the driver does not take it, with what it says.
    pub fn load(&self, ptx: &[u8]) -> Result<Module, String> {
        let ptx = CString::new(ptx).map_err(|error| error.to_string())?;
        let (mut module, mut log) = (ptr::null_mut(), vec![0_u8; 8192]);
        // The driver takes the size itself in the place of a pointer.
        let values = [log.as_mut_ptr().cast(), ptr::without_provenance_mut(log.len() - 1)];
        let (text, options) = (ptx.as_ptr().cast(), ERROR_LOG.as_ptr());
        // SAFETY: the text ends with NUL, the log has the size that is said, and both live until the call returns.
        let code =
            unsafe { (self.functions.load)(&raw mut module, text, 2, options, values.as_ptr()) };
        self.check("cuModuleLoadDataEx", code).map_err(|error| {
            let log =
                CStr::from_bytes_until_nul(&log).map(CStr::to_string_lossy).unwrap_or_default();
            format!("{error} {}", log.trim().replace('\n', " "))
        })?;
        Ok(Module(module))
    }

    /// A kernel by its name.
    ///
    /// # Errors
    ///
    /// When the module has none of this name.
    pub fn kernel(&self, module: Module, name: &str) -> Result<Kernel, String> {
        let (mut kernel, text) = (ptr::null_mut(), CString::new(name).map_err(|e| e.to_string())?);
        // SAFETY: the module was loaded and is never unloaded; the name ends with NUL.
        let code = unsafe { (self.functions.function)(&raw mut kernel, module.0, text.as_ptr()) };
        self.check(&format!("cuModuleGetFunction {name}"), code)?;
        Ok(Kernel(kernel))
    }

    /// Memory on the GPU.
    ///
    /// # Errors
    ///
    /// When there is not enough.
    pub fn alloc(&self, bytes: usize) -> Result<u64, String> {
        let mut address = 0;
        // SAFETY: the driver writes the address and nothing else.
        let code = unsafe { (self.functions.alloc)(&raw mut address, bytes) };
        self.check("cuMemAlloc", code).map(|()| address)
    }

    /// Copies to the GPU.
    ///
    /// # Errors
    ///
    /// Those of the driver, also of earlier launches.
    pub fn upload(&self, to: u64, bytes: &[u8]) -> Result<(), String> {
        // SAFETY: the driver reads as many bytes as there are, and checks the address on the GPU.
        let code = unsafe { (self.functions.upload)(to, bytes.as_ptr().cast(), bytes.len()) };
        self.check("cuMemcpyHtoD", code)
    }

    /// Copies from the GPU.
    ///
    /// # Errors
    ///
    /// Those of the driver, also of earlier launches.
    pub fn download(&self, from: u64, bytes: usize) -> Result<Vec<u8>, String> {
        let mut out = vec![0; bytes];
        // SAFETY: the driver writes as many bytes as there are, and checks the address on the GPU.
        let code = unsafe { (self.functions.download)(out.as_mut_ptr().cast(), from, bytes) };
        self.check("cuMemcpyDtoH", code).map(|()| out)
    }

    /// Copies on the GPU, in order with launches.
    ///
    /// # Errors
    ///
    /// Those of the driver, also of earlier launches.
    pub fn copy(&self, to: u64, from: u64, bytes: usize) -> Result<(), String> {
        // SAFETY: the driver checks addresses on the GPU.
        let code = unsafe { (self.functions.copy)(to, from, bytes, ptr::null_mut()) };
        self.check("cuMemcpyDtoD", code)
    }

    /// Launches a kernel: blocks, threads in each, bytes of dynamic shared memory, and arguments as bytes.
    ///
    /// The arguments have to be those that the kernel takes: the driver cannot check it.
    ///
    /// # Errors
    ///
    /// When the shape is not possible; what goes wrong in the kernel is said later.
    pub fn launch(
        &self,
        kernel: Kernel,
        [blocks, threads, shared]: [u32; 3],
        arguments: &[Vec<u8>],
    ) -> Result<(), String> {
        let pointers: Vec<*const c_void> =
            arguments.iter().map(|bytes| bytes.as_ptr().cast()).collect();
        let (pointers, stream) = (pointers.as_ptr(), ptr::null_mut());
        // SAFETY: the kernel belongs to a module that is loaded. The driver copies the arguments before it returns; it
        // reads as much as the kernel's parameters take, which is what the description of the program is for.
        let code = unsafe {
            (self.functions.launch)(
                kernel.0,
                blocks,
                1,
                1,
                threads,
                1,
                1,
                shared,
                stream,
                pointers,
                ptr::null(),
            )
        };
        self.check("cuLaunchKernel", code)
    }

    /// Waits for all that was begun.
    ///
    /// # Errors
    ///
    /// When something of it failed.
    pub fn wait(&self) -> Result<(), String> {
        // SAFETY: no precondition.
        let code = unsafe { (self.functions.synchronise)() };
        self.check("the launch", code)
    }

    /// A clock.
    ///
    /// # Errors
    ///
    /// Those of the driver.
    pub fn event(&self) -> Result<Event, String> {
        let mut event = ptr::null_mut();
        // SAFETY: the driver writes the handle and nothing else.
        let code = unsafe { (self.functions.create_event)(&raw mut event, 0) };
        self.check("cuEventCreate", code).map(|()| Event(event))
    }

    /// Notes the time when the GPU comes to this point.
    ///
    /// # Errors
    ///
    /// Those of the driver.
    pub fn record(&self, event: &Event) -> Result<(), String> {
        // SAFETY: the event was created and is never destroyed.
        let code = unsafe { (self.functions.record)(event.0, ptr::null_mut()) };
        self.check("cuEventRecord", code)
    }

    /// The microseconds between two moments that the GPU has come to.
    ///
    /// # Errors
    ///
    /// When it has not.
    pub fn micros(&self, from: &Event, to: &Event) -> Result<f64, String> {
        let mut millis = 0.0;
        // SAFETY: both events were created and are never destroyed.
        let code = unsafe { (self.functions.elapsed)(&raw mut millis, from.0, to.0) };
        self.check("cuEventElapsedTime", code).map(|()| f64::from(millis) * 1000.0)
    }

    fn check(&self, what: &str, code: Code) -> Result<(), String> {
        if code == 0 {
            return Ok(());
        }
        let mut name = ptr::null();
        // SAFETY: the driver sets the pointer to a string that is never freed, or to null.
        let name = unsafe {
            (self.functions.error_name)(code, &raw mut name);
            if name.is_null() {
                c"an unknown error".into()
            } else {
                CStr::from_ptr(name).to_owned()
            }
        };
        Err(format!("{what}: {} ({code})", name.to_string_lossy()))
    }
}
