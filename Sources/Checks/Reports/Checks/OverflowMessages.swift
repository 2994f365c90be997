// SPDX-License-Identifier: MIT

import LayoutChecks

/// The messages for views that extend beyond the area that shows them.
enum OverflowMessages {
  static func sentence(for overflow: Overflow, about subjects: [Subject]) -> String {
    let name = subjects.first.map(SubjectNames.name(of:)) ?? "a view"
    let container = subjects.count > 1 ? SubjectNames.name(of: subjects[1]) : "the screen"
    let sides = sides(of: overflow)
    switch overflow.effect {
    case .offScreen: return "\(name) is off the screen by \(sides)"
    case .cut: return "\(name) is cut off by \(container), \(sides)"
    case .untouchable: return "\(name) receives no touches outside \(container), \(sides)"
    }
  }

  private static func sides(of overflow: Overflow) -> String {
    let sides = [
      ("left", overflow.left), ("top", overflow.top), ("right", overflow.right), ("bottom", overflow.bottom),
    ]
    return sides.filter { $0.1 > 0.5 }.map { "\(FindingMessages.points($0.1)) pt at the \($0.0)" }
      .joined(separator: " and ")
  }
}
