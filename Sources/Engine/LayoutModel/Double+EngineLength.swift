// SPDX-License-Identifier: MIT

extension Double {
  /// The maximum length that the engine calculates with, in points. It is far beyond the size of any screen, and small
  /// enough that sums of many lengths stay exact to a thousandth of a point.
  private static var greatestLength: Double { 1e9 }

  /// The number as a length for the engine: limited to ±10⁹ points, and 0 if it is not a number.
  ///
  /// Frames, insets and content sizes come from code that can compute anything. A single infinite number would make
  /// every value of the hierarchy undefined, so it is limited where it enters the engine.
  package var engineLength: Double {
    guard !isNaN else { return 0 }
    return Swift.min(Swift.max(self, -Self.greatestLength), Self.greatestLength)
  }
}
