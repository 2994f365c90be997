// SPDX-License-Identifier: MIT

/// The superviews of views whose positions a list gives by their autoresizing masks.
///
/// Such a position is in the superview's coordinates. Logs before iOS 11 do not name the superview, so it is taken from the other
/// constraints of the list: the view that contains it there, or else the one whose edges or center it has.
struct MaskPositions {
  /// The superviews that descriptions name, by the keys of the views.
  private var superviews: [String: LogItem] = [:]
  /// The views to whose edges or centers constraints tie a view.
  private var ties: [String: LogItem] = [:]

  private init(_ constraints: [LogConstraint]) {
    for constraint in constraints {
      guard let second = constraint.second else { continue }
      if let container = constraint.container {
        let inner = container.key == second.item.key ? constraint.first.item : second.item
        superviews[inner.key] = container
      } else if constraint.first.attribute == second.attribute, !LogConstraint.Side.isSize(second.attribute),
        ties[constraint.first.item.key] == nil, !second.item.isGuide, second.item.key != constraint.first.item.key
      {
        ties[constraint.first.item.key] = second.item
      }
    }
  }

  /// Returns the constraints of a list, in which positions by masks are relative to superviews.
  static func resolved(_ constraints: [LogConstraint]) -> [LogConstraint] {
    guard constraints.contains(where: isOpen) else { return constraints }
    let positions = MaskPositions(constraints)
    return constraints.map { constraint in
      guard isOpen(constraint), let superview = positions.superview(of: constraint.first.item) else {
        return constraint
      }
      var resolved = constraint
      let isAcross = LogConstraint.Side.isHorizontal(constraint.first.attribute)
      resolved.statement.second = LogConstraint.Side(item: superview, attribute: isAcross ? "left" : "top")
      resolved.superviewIsAssumed = true
      return resolved
    }
  }

  /// Whether a constraint gives a position without saying from where.
  private static func isOpen(_ constraint: LogConstraint) -> Bool {
    constraint.origin == .autoresizing && constraint.second == nil
      && !LogConstraint.Side.isSize(constraint.first.attribute)
  }

  private func superview(of item: LogItem) -> LogItem? {
    superviews[item.key] ?? ties[item.key]
  }
}
