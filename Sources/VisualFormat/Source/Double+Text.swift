// SPDX-License-Identifier: MIT

extension Double {
  /// The number without a zero fraction: 8 instead of 8.0.
  ///
  /// Converting with integers needs no mathematics library, which Embedded Swift lacks.
  var plainText: String {
    guard magnitude < 1e15, Double(Int(self)) == self else { return "\(self)" }
    return String(Int(self))
  }
}
