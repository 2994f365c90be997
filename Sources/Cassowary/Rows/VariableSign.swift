// SPDX-License-Identifier: MIT

/// The values a variable may take by itself.
enum VariableSign: UInt8, BitwiseCopyable {
  /// Any value.
  case any = 0
  /// It carries an implicit `variable >= 0`, for which there is no row: it has not been needed yet.
  case nonNegative = 1
  /// It carries an implicit `variable >= 0`, and there is a row for it.
  case nonNegativeByRow = 2
  /// The record belongs to no variable.
  case vacant = 3

  var isNonNegative: Bool { @inline(__always) get { self == .nonNegative || self == .nonNegativeByRow } }
}
