// SPDX-License-Identifier: MIT

import Foundation

@testable import Conversion

/// The views whose frames differ between two descriptions.
struct FrameDifferences {
  /// A view with its frames, in points.
  struct Difference: CustomStringConvertible {
    let name: String
    let before: DescribedFrame
    let after: DescribedFrame?

    var description: String {
      func text(_ frame: DescribedFrame) -> String { "(\(frame.x), \(frame.y), \(frame.width), \(frame.height))" }
      return "\(name) \(text(before)) became \(after.map(text) ?? "nothing")"
    }
  }

  let all: [Difference]

  /// Compares the frames of views of the same name. Those of the root views count by their size only.
  init(from before: LayoutDescription, to after: LayoutDescription, tolerance: Double = 0.01) {
    let frames = Dictionary(after.views.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
    all = before.views.enumerated().compactMap { index, view in
      guard let other = frames[view.name] else { return Difference(name: view.name, before: view.frame, after: nil) }
      var pairs = [(view.frame.width, other.width), (view.frame.height, other.height)]
      if index > 0 { pairs += [(view.frame.x, other.x), (view.frame.y, other.y)] }
      guard pairs.contains(where: { abs($0 - $1) > tolerance }) else { return nil }
      return Difference(name: view.name, before: view.frame, after: other)
    }
  }
}
