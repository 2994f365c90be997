// SPDX-License-Identifier: MIT

extension FixedWidthInteger {
  /// Creates the integer part of `value`, limited to the range of the type; 0 for NaN.
  ///
  /// Numbers of documents and layouts can have any size, and the standard conversion stops the process for those that
  /// do not fit. This library therefore uses only this conversion.
  package init(saturating value: Double) {
    guard let exact = Self(exactly: value.rounded(.towardZero)) else {
      self = value.isNaN ? 0 : value < 0 ? .min : .max
      return
    }
    self = exact
  }
}
