// SPDX-License-Identifier: MIT

/// The lines of two texts, with those of only one of them marked, and three equal ones around.
struct LineDifference {
  private enum Line {
    case both(Substring)
    case old(Substring)
    case new(Substring)
  }

  private let lines: [Line]
  private static let context = 3

  init(_ old: String, _ new: String) {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if removed.contains(i) {
        lines.append(.old(before[i]))
        i += 1
      } else if inserted.contains(j) {
        lines.append(.new(after[j]))
        j += 1
      } else {
        lines.append(.both(before[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    self.lines = lines
  }

  /// The differing lines after “−” for the recorded and “+” for the new text. Three dots stand for equal lines that are left out.
  var text: String {
    let changed = lines.indices.filter { if case .both = lines[$0] { false } else { true } }
    var shown: Set<Int> = []
    for index in changed { shown.formUnion(max(0, index - Self.context)...index + Self.context) }
    var result: [String] = []
    var isAfterGap = false
    for (index, line) in lines.enumerated() {
      guard shown.contains(index) else {
        if !isAfterGap { result.append("…") }
        isAfterGap = true
        continue
      }
      isAfterGap = false
      switch line {
      case .both(let text): result.append("  " + text)
      case .old(let text): result.append("− " + text)
      case .new(let text): result.append("+ " + text)
      }
    }
    return result.joined(separator: "\n")
  }
}
