// SPDX-License-Identifier: MIT

/// The words for colors that are drawn differently in another appearance, and for those that should be.
struct DrawnColorWords {
  private let difference: DrawnColorDifference
  /// The words for the side before, as in “in light”.
  private let earlier: String
  private let later: String

  /// The number of sentences about colors that differ, and the number of views that a sentence names.
  private static let limits = (sentences: 4, views: 2)

  init(_ difference: DrawnColorDifference, earlier: String, later: String) {
    self.difference = difference
    (self.earlier, self.later) = (earlier, later)
  }

  /// The sentences: colors that should differ first, then those that do, those of the most views first.
  var all: [String] { kept + changed }

  private var kept: [String] {
    groups(difference.kept).map { group in
      let drawn = group[0]
      let head =
        "\(subject(group)) \(group.count == 1 ? "keeps" : "keep") the \(noun(drawn)) \(text(drawn.after)) \(later)"
      guard let contrast = drawn.contrast else {
        return ValueWords.capitalized(head) + ", while what is behind \(group.count == 1 ? "it" : "them") changes."
      }
      return ValueWords.capitalized(head)
        + ", with a contrast of \(ratio(contrast.after)) to what is behind \(group.count == 1 ? "it" : "them") "
        + "(\(ratio(contrast.before)) \(earlier))."
    }
  }

  private var changed: [String] {
    let groups = groups(difference.changed)
    let most = groups.enumerated().sorted { (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset) }.map(
      \.element)
    let told = most.prefix(most.count > Self.limits.sentences ? Self.limits.sentences - 1 : most.count)
    let rest = most.dropFirst(told.count).flatMap { $0 }
    let sentences = told.map { group in
      let drawn = group[0]
      return ValueWords.capitalized(
        "\(subject(group)) \(group.count == 1 ? "has" : "have") the \(noun(drawn)) \(text(drawn.after)) "
          + "(\(text(drawn.before)) \(earlier)).")
    }
    guard !rest.isEmpty else { return sentences }
    return sentences + ["\(rest.count) other colors differ, such as the \(noun(rest[0])) of \(rest[0].subject)."]
  }

  /// Colors of one property that are the same on both sides.
  private func groups(_ colors: [DrawnColorDifference.Drawn]) -> [[DrawnColorDifference.Drawn]] {
    var groups: [[DrawnColorDifference.Drawn]] = []
    for drawn in colors {
      let index = groups.firstIndex { group in
        group[0].property == drawn.property && group[0].before.isSame(as: drawn.before)
          && group[0].after.isSame(as: drawn.after) && group[0].contrast == drawn.contrast
      }
      if let index { groups[index].append(drawn) } else { groups.append([drawn]) }
    }
    return groups
  }

  private func subject(_ group: [DrawnColorDifference.Drawn]) -> String {
    guard group.count > Self.limits.views else { return DifferenceSentences.joined(group.map(\.subject)) }
    let nouns = Set(group.map(\.noun))
    return "\(group.count) \(nouns.count == 1 ? group[0].noun.plural : "views")"
  }

  private func noun(_ drawn: DrawnColorDifference.Drawn) -> String { PropertyWords.noun(for: drawn.property) }

  private func text(_ color: ComparedColor) -> String { ValueWords.text(of: .color(color)) }

  private func ratio(_ value: Double) -> String { ValueWords.number((value * 10).rounded(.down) / 10) + ":1" }
}
