// SPDX-License-Identifier: MIT

/// Code of an article that uses names which UIKit has replaced.
///
/// The names are deprecated, so each use of them is a warning; a deprecated method may satisfy a requirement of a
/// protocol without one.
@MainActor
protocol OldCode {
  associatedtype Result

  func run() -> Result
}

/// The result of the old code.
@MainActor
func asPrinted<Code: OldCode>(_ code: Code) -> Code.Result { code.run() }
