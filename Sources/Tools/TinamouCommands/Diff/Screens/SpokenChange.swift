// SPDX-License-Identifier: MIT

import LayoutChecks
import Reports

/// The differences of what assistive technology reads on two screens, as lines in the order of reading.
///
/// Frames are left out: what moves is read as before.
struct SpokenChange {
  /// The lines: those of one side with `-` or `+`, and those of both sides around them with a space. Empty if the same is read.
  let lines: [String]

  /// The number of lines of both sides before and after each difference.
  private static let context = 2

  /// Compares what is read on two screens.
  init(_ before: [SpokenElement], _ after: [SpokenElement]) {
    let (old, new) = (before.map(Self.line), after.map(Self.line))
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var all: [(mark: String, text: String)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        all.append(("-", old[left]))
        left += 1
      } else if inserted.contains(right) {
        all.append(("+", new[right]))
        right += 1
      } else {
        all.append((" ", old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    let changed = all.indices.filter { all[$0].mark != " " }
    lines = all.indices.filter { index in changed.contains { abs($0 - index) <= Self.context } }
      .map { all[$0].mark + " " + all[$0].text }
  }

  private static func line(of element: SpokenElement) -> String {
    var parts = [element.label, element.value].compactMap { $0.map { "“\($0)”" } }
    if parts.isEmpty { parts = ["(no label)"] }
    return ((parts + element.traits).joined(separator: ", ") + (element.hint.map { " — \($0)" } ?? "")).singleLine
  }
}
