// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// A view that is elsewhere than it was, as a comparison of two pictures marks it.
public struct FrameChange: Sendable, Hashable {
  /// What the view is called.
  public let name: String
  /// Where it was, in the coordinates of the picture before, in points; nil where it was not there.
  public let before: CGRect?
  /// Where it is, in the coordinates of the picture after, in points; nil where it has gone.
  public let after: CGRect?

  /// A view called `name` that was and is somewhere.
  public init(name: String, before: CGRect?, after: CGRect?) {
    self.name = name
    self.before = before
    self.after = after
  }

  /// By how much it moved and grew, such as `x +12, height −3`; nil for one that came or went.
  var difference: String? {
    guard let before, let after else { return nil }
    let parts = [
      ("x", after.minX - before.minX), ("y", after.minY - before.minY), ("width", after.width - before.width),
      ("height", after.height - before.height),
    ]
    let moved = parts.filter { abs($0.1) >= 0.05 }.map { name, value in
      name + (value < 0 ? " −" : " +") + String(format: "%g", (abs(Double(value)) * 100).rounded() / 100)
    }
    return moved.isEmpty ? nil : moved.joined(separator: ", ")
  }
}
