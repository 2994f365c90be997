// SPDX-License-Identifier: MIT

import Foundation
import LayoutModel

/// Formats numbers as Interface Builder writes them.
enum DocumentNumber {
  /// Returns the text of a number, such as `8`, `-0.5` or `0.33333333333333331`.
  static func text(_ number: Double) -> String {
    let number = cleaned(number)
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(saturating: number)) }
    return String(format: "%.17g", number)
  }

  /// Returns the text of a coordinate of a frame, in which zero is `0.0`.
  static func coordinate(_ number: Double) -> String {
    let number = cleaned(number)
    return number == 0 ? "0.0" : text(number)
  }

  /// Returns the number without the rounding errors of sums of thirds and halves.
  static func cleaned(_ number: Double) -> Double {
    let twelfths = (number * 12).rounded() / 12
    return abs(twelfths - number) < 1e-6 ? twelfths + 0 : number
  }
}
