// SPDX-License-Identifier: MIT

extension Double {
  /// The number without a fraction that says nothing: 8 and not 8.0.
  ///
  /// Converting there and back asks for no mathematics library, which Embedded Swift would have to be given.
  var plainText: String {
    guard magnitude < 1e15, Double(Int(self)) == self else { return "\(self)" }
    return String(Int(self))
  }
}
