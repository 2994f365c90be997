// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// Formats frames and their differences as text.
enum FrameText {
  /// Formats points with at most three decimals, such as `106.667` or `20`.
  static func text(_ points: CGFloat) -> String {
    // Adding zero converts -0 to 0.
    let rounded = (Double(points) * 1000).rounded() / 1000 + 0
    guard rounded.isFinite, abs(rounded) < 1e12 else { return "\(rounded)" }
    var text = String(format: "%.3f", rounded)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Formats a frame as `x y width height`.
  static func text(_ frame: CGRect) -> String {
    [frame.origin.x, frame.origin.y, frame.width, frame.height].map { text($0) }.joined(separator: " ")
  }

  /// Describes the differences between two frames, such as `x 16 → 20 (+4), width 188 → 176 (−12)`. Empty if no
  /// difference exceeds the tolerance, in points.
  static func changes(from old: CGRect, to new: CGRect, tolerance: CGFloat) -> String {
    let values: [(name: String, old: CGFloat, new: CGFloat)] = [
      ("x", old.origin.x, new.origin.x), ("y", old.origin.y, new.origin.y), ("width", old.width, new.width),
      ("height", old.height, new.height),
    ]
    // A difference that is NaN is also reported.
    return values.filter { !(abs($0.new - $0.old) <= tolerance) }.map { value in
      let change = value.new - value.old
      return "\(value.name) \(text(value.old)) → \(text(value.new)) (\(change < 0 ? "−" : "+")\(text(abs(change))))"
    }.joined(separator: ", ")
  }
}
