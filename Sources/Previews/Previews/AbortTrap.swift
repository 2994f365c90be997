// SPDX-License-Identifier: MIT

/// Ends the process by a trap, in place of the C library's function.
///
/// Swift's runtime calls `abort()` after a failed cast, and after accesses that exclude each other. The function of the C library
/// raises the signal where no chain of frames leads back to the caller, so that the backtrace ends in the library. That of a trap
/// leads to the app's own sources. The tool reads the message, which is none of its own reasons.
@_cdecl("abort")
public func abortByTrap() -> Never { fatalError("abort() was called") }
