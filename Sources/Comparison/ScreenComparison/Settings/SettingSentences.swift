// SPDX-License-Identifier: MIT

import LayoutModel

/// The sentences for the differences of a screen between two settings: the first reasons with the number of views that follow, then what is
/// cut or covered, then texts and looks.
package struct SettingSentences: Sendable {
  private let difference: SettingDifference
  /// The words for the side before, as in “54 points high (44 on iOS 18)”.
  private let earlier: String
  private let later: String

  /// The number of elements that a sentence names.
  private static let longestList = 3

  /// Creates the sentences.
  ///
  /// - Parameters:
  ///   - difference: The difference.
  ///   - before: The words for the setting before, such as `iOS 18`.
  ///   - after: The words for the setting after.
  package init(_ difference: SettingDifference, before: String, after: String) {
    self.difference = difference
    (earlier, later) = (Self.phrase(before), Self.phrase(after))
  }

  /// A phrase for a setting: `on iOS 18`, `in the language de`.
  private static func phrase(_ words: String) -> String {
    if words.isEmpty { return "before" }
    if words.hasPrefix("text ") { return "with the text size " + words.dropFirst("text ".count) }
    if words.hasSuffix(" contrast") || ["ltr", "rtl"].contains(words) { return "with " + words }
    if ["portrait", "landscape", "light", "dark"].contains(words) || words.count < 4 { return "in " + words }
    return (words.first?.isNumber == true ? "at " : "on ") + words
  }

  /// The sentences; one that says so if nothing differs.
  package var all: [String] {
    if difference.isEmpty { return [ValueWords.capitalized(DifferenceSentences.nothing) + "."] }
    return difference.causes.map(sentence) + problems + looks
      + DrawnColorWords(difference.colors, earlier: earlier, later: later).all
  }

  /// The sentences for reasons from which the differences of other views follow.
  package var reasons: [String] { difference.causes.filter { !$0.consequences.isEmpty }.map(sentence) }

  // MARK: Reasons

  private func sentence(_ cause: SettingCause) -> String {
    let own = statement(of: cause)
    return ValueWords.capitalized(own + consequence(cause)) + "."
  }

  private func statement(of cause: SettingCause) -> String {
    guard let before = cause.before.first, let after = cause.after.first else {
      return "something in \(cause.noun) has another size or place"
    }
    switch cause.kind {
    case .screen: return "the screen is \(size(after)) points (\(size(before)) before)"
    case .safeArea:
      let (edge, was, now) = edgeNumbers(cause, before, after)
      return "the safe area begins \(ValueWords.points(now)) from the \(edge) edge (\(short(was)) \(earlier))"
    default: return subject(cause.subjects, noun: cause.noun) + " " + verb(cause, before, after)
    }
  }

  private func edgeNumbers(_ cause: SettingCause, _ before: Rectangle, _ after: Rectangle) -> (String, Double, Double) {
    let edge = cause.edge ?? "top"
    let index = ["top", "left", "bottom", "right"].firstIndex(of: edge) ?? 0
    return (edge, before.values[index], after.values[index])
  }

  /// The statement about the views of a reason: their size if it differs, else how far they move.
  private func verb(_ cause: SettingCause, _ before: Rectangle, _ after: Rectangle) -> String {
    let isSingular = cause.subjects.count == 1
    let be = isSingular ? "is" : "are"
    let axes = cause.axes.filter { abs(after.length(along: $0) - before.length(along: $0)) > 0.4 }
    guard !axes.isEmpty else { return (isSingular ? "moves " : "move ") + direction(cause, before, after) }
    guard isCommon(cause, axes) else {
      let words = axes.map { axis -> String in
        let growth = after.length(along: axis) - before.length(along: axis)
        let adjective = axis == .horizontal ? (growth > 0 ? "wider" : "narrower") : (growth > 0 ? "higher" : "lower")
        return "\(points(growth)) \(adjective)"
      }
      return "\(be) \(words.joined(separator: " and ")) than \(earlier)"
    }
    if axes.count == 2 { return "\(be) \(size(after)) points (\(size(before)) \(earlier))" }
    let adjective = axes[0] == .horizontal ? "wide" : "high"
    return
      "\(be) \(ValueWords.points(after.length(along: axes[0]))) \(adjective) (\(short(before.length(along: axes[0]))) \(earlier))"
  }

  /// Whether all views of a reason have the same sizes.
  private func isCommon(_ cause: SettingCause, _ axes: [LayoutAxis]) -> Bool {
    [cause.before, cause.after].allSatisfy { frames in
      frames.allSatisfy { frame in
        axes.allSatisfy { abs(frame.length(along: $0) - frames[0].length(along: $0)) < 0.5 }
      }
    }
  }

  private func direction(_ cause: SettingCause, _ before: Rectangle, _ after: Rectangle) -> String {
    var parts: [String] = []
    let (down, right) = (after.y - before.y, after.x - before.x)
    if cause.axes.contains(.vertical), abs(down) > 0.4 {
      parts.append("\(points(down)) \(down > 0 ? "down" : "up")")
    }
    if cause.axes.contains(.horizontal), abs(right) > 0.4 {
      parts.append("\(points(right)) \(right > 0 ? "to the right" : "to the left")")
    }
    return parts.isEmpty ? "" : parts.joined(separator: " and ")
  }

  private func consequence(_ cause: SettingCause) -> String {
    let count = cause.consequences.count
    if count == 0 { return "" }
    let verbs = count == 1 ? ("moves", "has") : ("move", "have")
    let verb =
      cause.resizedCount == 0
      ? verbs.0 : (cause.resizedCount == count ? "" : verbs.0 + " or ") + verbs.1 + " another size"
    return ", so \(count == 1 ? cause.consequences[0] : "\(count) views") \(verb)"
  }

  // MARK: Cut and covered

  /// The sentences for texts that are cut, views that are covered, and findings.
  private var problems: [String] {
    difference.changes.flatMap { element in
      element.changes.compactMap { change -> String? in
        switch change {
        case .shortage(let before, let after): shortage(element, before, after)
        case .cover(let front, let before, let after): cover(element, front, before, after)
        case .finding(let finding, true):
          // Cut texts and covered views have sentences with both numbers.
          element.changes.contains(where: \.isSeen)
            ? nil : "\(ValueWords.capitalized(element.subject)) has a finding \(later): \(finding.message)."
        case .finding(let finding, false):
          element.changes.contains(where: \.isSeen)
            ? nil
            : "\(ValueWords.capitalized(element.subject)) has a finding \(earlier) only: \(finding.message)."
        default: nil
        }
      }
    }
  }

  private func shortage(_ element: ElementChange, _ before: ComparedShortage?, _ after: ComparedShortage?) -> String? {
    guard let shown = after ?? before, (before == nil) != (after == nil) else { return nil }
    let side = after == nil ? earlier + " only" : later
    return ValueWords.capitalized(element.subject)
      + " is cut \(side): it has \(ValueWords.points(shown.available)) of \(shown.dimension) for \(short(shown.needed))."
  }

  private func cover(_ element: ElementChange, _ front: String, _ before: Size?, _ after: Size?) -> String? {
    guard let shown = after ?? before else { return nil }
    let extent = ValueWords.points(min(shown.width, shown.height))
    if let before, after != nil {
      return
        "\(ValueWords.capitalized(front)) covers \(element.subject) by \(extent) \(later) (\(short(min(before.width, before.height))) \(earlier))."
    }
    return
      "\(ValueWords.capitalized(front)) covers \(element.subject) by \(extent) \(after == nil ? earlier + " only" : later)."
  }

  // MARK: Looks

  /// The sentences for everything else. The same change of several elements is one sentence.
  private var looks: [String] {
    var groups: [(clause: String, kind: String, subjects: [String], nouns: Set<String>)] = []
    for element in difference.changes {
      for change in element.changes where !change.isSeen && !change.isFinding {
        let clause = ChangeWords.clause(change).replacingLast(" before)", with: " \(earlier))")
        let noun = difference.nouns[element.subject] ?? "view"
        if let index = groups.firstIndex(where: { $0.clause == clause }) {
          groups[index].subjects.append(element.subject)
          groups[index].nouns.insert(noun)
        } else {
          groups.append((clause, change.group, [element.subject], [noun]))
        }
      }
    }
    return merged(groups)
  }

  /// The sentences for groups of elements with the same change. Many groups with changes of one kind are counted.
  private func merged(_ groups: [(clause: String, kind: String, subjects: [String], nouns: Set<String>)]) -> [String] {
    let kinds = Dictionary(grouping: groups, by: \.kind)
    var told: Set<String> = []
    return groups.compactMap { group in
      let same = kinds[group.kind] ?? []
      guard same.count > Self.longestList else {
        let noun = group.nouns.count == 1 ? group.nouns.first?.plural : nil
        return ValueWords.capitalized(
          subject(group.subjects, noun: noun ?? "views") + " " + plural(group.clause, group.subjects.count))
          + "."
      }
      guard told.insert(group.kind).inserted else { return nil }
      let count = same.reduce(0) { $0 + $1.subjects.count }
      return "\(count) views differ in the \(group.kind), such as \(group.subjects[0]), which \(group.clause)."
    }
  }

  /// A clause for several subjects.
  private func plural(_ clause: String, _ count: Int) -> String {
    if count == 1 { return clause }
    for (one, several) in [("is ", "are "), ("has ", "have "), ("says ", "say ")] where clause.hasPrefix(one) {
      return several + clause.dropFirst(one.count)
    }
    return clause
  }

  // MARK: Words

  private func subject(_ subjects: [String], noun: String) -> String {
    if subjects.isEmpty { return noun }
    if subjects.count <= 2 { return DifferenceSentences.joined(subjects) }
    return "\(subjects.count) \(noun)"
  }

  private func size(_ frame: Rectangle) -> String { "\(short(frame.width)) × \(short(frame.height))" }

  /// The length of a distance, as “1 point” or “2.5 points”.
  private func points(_ value: Double) -> String { ValueWords.points((abs(value) * 100).rounded() / 100) }

  private func short(_ value: Double) -> String { ValueWords.number((value * 100).rounded() / 100) }
}

extension Change {
  /// Whether the change is that of a cut text or of a covered view.
  var isSeen: Bool {
    switch self {
    case .shortage, .cover: true
    default: false
    }
  }

  var isFinding: Bool { if case .finding = self { true } else { false } }

  /// The word for changes of the same kind.
  fileprivate var group: String {
    switch self {
    case .text: "text"
    case .property(let name, _, _, _): "`\(name)`"
    case .speech: "words that are read"
    case .added, .removed: "presence"
    case .constraint: "constraints"
    default: "looks"
    }
  }
}

extension String {
  /// The text with its last part that equals `part` replaced.
  fileprivate func replacingLast(_ part: String, with other: String) -> String {
    guard hasSuffix(part) else { return self }
    return dropLast(part.count) + other
  }
}
