//! Outliving what LLVM gives up on.
//!
//! ```text
//!   outlive(gave_up, run):   run ──► LLVM ──► "Cannot select …" ──► gave_up("Cannot select …"), and this thread stands still
//!                             └──► its result
//! ```
//!
//! LLVM has no way back from what it cannot compile: whoever called it cannot go on, and by default the process ends. Here
//! only the thread is lost, with all that it holds, and others go on.
//!
//! Invariant: what is not run here ends the process as before, with LLVM's own words.

use std::cell::RefCell;
use std::ffi::{CStr, c_char};
use std::io::{self, Write};
use std::thread;

use crate::Llvm;

type Told = Box<dyn FnOnce(String)>;

thread_local! {
    /// Who is told when LLVM gives up in this thread.
    static TOLD: RefCell<Option<Told>> = const { RefCell::new(None) };
}

impl Llvm {
    /// Runs something in which LLVM may give up. Then `gave_up` gets LLVM's reason, and this thread never goes on: those
    /// who wait for it have to learn that from `gave_up`. It helps with what LLVM itself finds to be wrong, not where it crashes.
    pub fn outlive<T>(&self, gave_up: impl FnOnce(String) + 'static, run: impl FnOnce() -> T) -> T {
        /// Nobody is told any more when the run is over, however that ends.
        struct Done;
        impl Drop for Done {
            fn drop(&mut self) {
                TOLD.set(None);
            }
        }
        self.functions.on_fatal_errors(stand_still);
        TOLD.set(Some(Box::new(gave_up)));
        let _done = Done;
        run()
    }
}

/// What LLVM calls instead of ending the process, which it does if this returns.
extern "C" fn stand_still(reason: *const c_char) {
    // SAFETY: LLVM passes a string that ends with a zero and stays there during the call.
    let reason = unsafe { CStr::from_ptr(reason) }.to_string_lossy().into_owned();
    match TOLD.take() {
        Some(gave_up) => {
            gave_up(reason);
            loop {
                thread::park();
            }
        }
        None => {
            // Nothing is left to do if standard error is closed.
            let _ = writeln!(io::stderr(), "LLVM ERROR: {reason}");
        }
    }
}
