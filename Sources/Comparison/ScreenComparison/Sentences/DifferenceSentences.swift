// SPDX-License-Identifier: MIT

import LayoutModel

/// The sentences for the differences of a screen: the cause before the consequence, one for each changed element.
package struct DifferenceSentences: Sendable {
  private let difference: ScreenDifference

  /// Creates the sentences for a difference.
  package init(_ difference: ScreenDifference) { self.difference = difference }

  /// The sentence for a screen on which nothing changes.
  package static let nothing = "nothing changes on the screen"

  /// The sentences, in the order of the changes; one that says so if nothing changes.
  package var all: [String] {
    switch difference.presence {
    case .added: return ["The screen is new."]
    case .removed: return ["The screen is gone."]
    case .both: break
    }
    if difference.isEmpty { return [ValueWords.capitalized(Self.nothing) + "."] }
    return grouped + otherSentences
  }

  /// The sentences for the changes. Elements with the same change share one.
  private var grouped: [String] {
    SentenceGroups(difference).all.map { group in
      guard group.isHeldInPlace else { return Self.sentence(group.changes) }
      return "Each of \(Self.names(group.changes.map(\.subject))) now has constraints, which leave it where it was."
    }
  }

  private static func sentence(_ changes: [ElementChange]) -> String {
    // Of several constraints that say the same, it is said once.
    var said: Set<String> = []
    let clauses = ConnectionWords.merged(changes[0].changes.map(ChangeWords.clause).filter { said.insert($0).inserted })
    let effects = changes.flatMap(\.effects)
    let consequence =
      changes.count == 1
      ? EffectWords.consequence(
        effects, of: changes[0].after, saysSize: changes[0].changes.contains(where: \.isOwnSize),
        saysFrame: changes[0].changes.contains(where: \.isOwnFrame))
      : EffectWords.consequence(effects, of: nil)
    var text = subject(changes) + " " + joined(clauses)
    if let consequence { text += ", " + consequence }
    return ValueWords.capitalized(text) + "."
  }

  private static func subject(_ changes: [ElementChange]) -> String {
    changes.count == 1 ? changes[0].subject : "each of " + joined(changes.map(\.subject))
  }

  /// The sentences for frames that change without a change of the screen. Frames with the same change share one.
  private var otherSentences: [String] {
    var groups: [[FrameEffect]] = []
    for effect in difference.otherEffects {
      if let index = groups.firstIndex(where: { EffectWords.common($0 + [effect], isSingular: false) != nil }) {
        groups[index].append(effect)
      } else {
        groups.append([effect])
      }
    }
    return groups.compactMap { group in
      guard let verb = group.count == 1 ? EffectWords.own(group[0]) : EffectWords.common(group, isSingular: false)
      else { return nil }
      return ValueWords.capitalized(Self.names(group.map(\.subject)) + " " + verb) + "."
    }
  }

  /// The names of some views: of many, the first two and the number of the others.
  private static func names(_ names: [String]) -> String {
    names.count <= 3 ? joined(names) : joined(names.prefix(2) + ["\(names.count - 2) other views"])
  }

  static func joined(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension ElementChange {
  /// The statements about the element, a clause for each change.
  package var clauses: [String] { changes.map(ChangeWords.clause) }
}

extension Change {
  /// Whether the change is said as a size of the element itself.
  fileprivate var isOwnSize: Bool {
    switch self {
    case .constraint(_, let after?): after.second == nil && after.first.attribute.isSize
    default: false
    }
  }

  /// Whether the change is said as the frame of the element itself.
  fileprivate var isOwnFrame: Bool {
    if case .frame = self { true } else { false }
  }
}
