// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIKit

/// Screens of the kinds in recorded accessibility trees, compared with the frames of their elements.
@MainActor
@Suite("Recorded trees of iOS", .serialized)
struct RecordedTreeTests {
  /// An element of a recorded tree.
  struct Element {
    let tree: String
    let type: String
    let frame: CGRect
    let label: String
  }

  @Test("of the elements that UIKit's screens of the same kind have, at least 95 % have the recorded frame")
  func elements() throws {
    let all = try elementsByTree()
    var (found, count) = (0, 0)
    var missing: [String] = []
    for screen in RecordedTree.all {
      let elements = try #require(all[screen.tree], "\(screen.tree)").filter(screen.contains)
      #expect(!elements.isEmpty, "\(screen.tree)")
      let frames = try screen.frames()
      for element in elements {
        count += 1
        let isFound = frames.contains { frame in
          element.type == "Separator"
            ? matchesLine(frame, element.frame) : matches(frame, element.frame, isRounded: screen.isRounded)
        }
        if isFound {
          found += 1
        } else {
          missing.append("\(screen.tree) \(element.type) \(element.label) \(element.frame)")
        }
      }
    }
    #expect(count >= 110)
    #expect(Double(found) >= 0.95 * Double(count), "\(found) of \(count):\n\(missing.joined(separator: "\n"))")
  }

  /// Returns whether a frame is the recorded one within half a point. Some tools round frames outward to whole points.
  private func matches(_ frame: CGRect, _ recorded: CGRect, isRounded: Bool) -> Bool {
    func isNear(_ frame: CGRect) -> Bool {
      zip(frame.numbers, recorded.numbers).allSatisfy { abs($0 - $1) <= 0.5 }
    }
    if isNear(frame) { return true }
    // Sums of thirds of points are a hair more or less than whole points.
    return isRounded && [-0.01, 0.01].contains { isNear(frame.insetBy(dx: 0, dy: $0).integral) }
  }

  /// Returns whether a frame is the recorded one of a separator, which tools make at least one point high.
  private func matchesLine(_ frame: CGRect, _ recorded: CGRect) -> Bool {
    frame.height <= 1 && abs(frame.minX - recorded.minX) <= 0.5 && abs(frame.width - recorded.width) <= 0.5
      && abs(frame.maxY.rounded(.up) - recorded.maxY) <= 0.5
  }

  private func elementsByTree() throws -> [String: [Element]] {
    let elements = try Recordings.rows("elements.tsv").compactMap { columns -> Element? in
      let numbers = columns[2..<6].compactMap(Double.init)
      guard numbers.count == 4 else { return nil }
      return Element(
        tree: columns[0], type: columns[1],
        frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), label: columns[6])
    }
    return Dictionary(grouping: elements, by: \.tree)
  }
}
