// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// The standard output of the process, as the C library buffers it.
enum StandardOutput {
  /// Lets what is printed leave the process line by line, so that nothing is lost when it ends.
  static func writeLines() { setvbuf(stdout, nil, _IOLBF, 0) }
}
