// SPDX-License-Identifier: MIT

/// The plain views that the system makes beside its own, such as those on which an alert lays out its parts.
///
/// A log shows them as `UIView`, as it does an author's. They are the system's if every view of the list is either such a view or
/// the system's, and if only sizes tie them: what an author adds to an alert has a place in it.
///
/// Source: recorded logs (Facts, “Recorded logs”) of alerts and action sheets.
enum SystemFamily {
  /// Parts of the names of classes whose views have plain views beside them.
  private static let words = ["Alert", "ActionSheet", "InterfaceAction", "ContextMenu", "DatePicker"]

  /// Returns the constraints, in which those of plain views of the system are the system's.
  static func attributed(_ constraints: [LogConstraint]) -> [LogConstraint] {
    let items = constraints.flatMap { [$0.first.item] + ($0.second.map { [$0.item] } ?? []) }.filter { !$0.isGuide }
    guard items.allSatisfy({ SystemViews.contains($0.className) || isPlain($0) }),
      items.contains(where: { item in
        SystemViews.contains(item.className) && words.contains { item.className.firstRange(of: $0) != nil }
      }), constraints.allSatisfy(isUnnamedSize)
    else { return constraints }
    return constraints.map { constraint in
      var own = constraint
      if own.origin == .author || own.origin == .autoresizing { own.origin = .system }
      return own
    }
  }

  private static func isPlain(_ item: LogItem) -> Bool {
    item.className == "UIView" && item.identifier == nil && item.text == nil
  }

  /// Whether a constraint is between sizes, and nothing in its description is of an author.
  private static func isUnnamedSize(_ constraint: LogConstraint) -> Bool {
    constraint.place == nil && constraint.className.hasPrefix("NS")
      && LogConstraint.Side.isSize(constraint.first.attribute)
  }
}
