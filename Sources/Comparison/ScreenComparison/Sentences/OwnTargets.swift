// SPDX-License-Identifier: MIT

/// The words for views that rows of a list have each: what is said of `title` 1 and `price` 1 is said of `title` 2 and `price` 2 as well.
enum OwnTargets {
  /// The words without the number that tells views of one name apart; `nil` without a number.
  static func withoutNumber(_ words: String) -> String? {
    let parts = words.split(separator: " ")
    guard parts.count > 1, let last = parts.last, Int(last) != nil else { return nil }
    return parts.dropLast().joined(separator: " ")
  }

  /// The words for the view with that number beside another one: “its `price`”; unchanged for a view of which there is one.
  static func own(_ words: String) -> String {
    guard let name = withoutNumber(words) else { return words }
    return "its " + (name.hasPrefix("the ") ? String(name.dropFirst("the ".count)) : name)
  }
}

extension ElementChange {
  /// The change of a view with a number, with the views of its row as its own; `nil` for another view, and for a change that names no such
  /// view.
  var withOwnTargets: ElementChange? {
    guard OwnTargets.withoutNumber(subject) != nil else { return nil }
    var copy = self
    copy.changes = changes.map { change in
      switch change {
      case .constraint(let before, let after): .constraint(before: before?.withOwnTarget, after: after?.withOwnTarget)
      case .reordered(let previous, let isArranged):
        .reordered(after: previous.map(OwnTargets.own), isArranged: isArranged)
      default: change
      }
    }
    return copy.changes == changes ? nil : copy
  }
}

extension NamedConstraint {
  fileprivate var withOwnTarget: NamedConstraint {
    var copy = self
    copy.second?.name = OwnTargets.own(second?.name ?? "")
    return copy
  }
}
