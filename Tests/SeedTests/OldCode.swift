// SPDX-License-Identifier: MIT

/// Code of a document that uses names which UIKit has since replaced.
///
/// The names are deprecated, so each use of them is a warning; a requirement of a protocol may be met by a deprecated
/// method without one.
@MainActor
protocol OldCode {
  associatedtype Result

  func run() -> Result
}

/// What the old code gives.
@MainActor
func asPrinted<Code: OldCode>(_ code: Code) -> Code.Result { code.run() }
