// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// A change of a view's frame between two compared pictures.
public struct FrameChange: Sendable, Hashable {
  /// The name of the view.
  public let name: String
  /// The previous frame in the first picture's coordinates, in points; `nil` if the view was added.
  public let before: CGRect?
  /// The new frame in the second picture's coordinates, in points; `nil` if the view was removed.
  public let after: CGRect?

  /// Creates a change of the view with the given name.
  public init(name: String, before: CGRect?, after: CGRect?) {
    self.name = name
    self.before = before
    self.after = after
  }

  /// The differences of position and size, such as `x +12, height −3`; `nil` for a view that was added or removed.
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
