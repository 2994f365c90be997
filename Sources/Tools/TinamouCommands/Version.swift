// SPDX-License-Identifier: MIT

/// The version of the program, of its archives and of its packages. Scripts read it from this file: `Scripts/version`.
enum Version {
  static let current = "0.2.0"
}
