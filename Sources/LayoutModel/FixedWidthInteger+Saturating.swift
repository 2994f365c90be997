// SPDX-License-Identifier: MIT

extension FixedWidthInteger {
  /// The whole number next to `value` towards zero; the nearest number of the type where it has no such number, 0 for NaN.
  ///
  /// Numbers of documents and of layouts can have any size. The plain conversion stops the process for those that do not
  /// fit, so this is the only way in which this library turns a floating-point number into an integer.
  package init(saturating value: Double) {
    guard let exact = Self(exactly: value.rounded(.towardZero)) else {
      self = value.isNaN ? 0 : value < 0 ? .min : .max
      return
    }
    self = exact
  }
}
