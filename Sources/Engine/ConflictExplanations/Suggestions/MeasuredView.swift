// SPDX-License-Identifier: MIT

/// A view whose size a table or a collection view gives, and what its author does about it.
enum MeasuredView {
  case row
  case header
  case item
  /// A header of a table, or another view whose height its container gives.
  case other

  /// The kind of a view whose size is a member of a conflict; `nil` for a width that a screen gives.
  init?(_ side: ExplainedConstraint.Side, in classNames: Set<String>) {
    let name = SystemViews.plain(side.className)
    if name.contains("HeaderFooter") {
      self = .header
    } else if name.contains("CollectionView") || classNames.contains(where: { $0.contains("CollectionView") }) {
      self = .item
    } else if name.contains("Cell") {
      guard side.attribute == "height" else { return nil }
      self = .row
    } else if name == "UIView", classNames.contains(where: { $0.hasSuffix("Cell") }) {
      // The content view of a cell of a collection view is a plain view.
      self = side.attribute == "width" ? .item : .row
    } else if side.attribute == "height" {
      self = .other
    } else {
      return nil
    }
  }

  private var noun: String {
    switch self {
    case .row: "the row"
    case .header: "the header"
    case .item: "the item"
    case .other: "the view"
    }
  }

  /// The advice about a size `member` whose content needs `needed` points.
  func advice(
    _ member: ExplainedConstraint, needed: Double, isExact: Bool, isRounding: Bool, _ yielding: String
  ) -> String {
    let extent = SuggestionFinder.extent(member.first.attribute)
    let (given, wanted) = (PointFormat.rounded(member.constant), PointFormat.rounded(needed))
    if isRounding {
      return "\(noun) is \(PointFormat.exact(member.constant)) \(extent) and its content "
        + "\(PointFormat.exact(needed)), because sizes are rounded to pixels: \(yielding)"
    }
    if case .row = self, needed < member.constant, member.constant - needed <= 1 {
      return "the row is \(given) high and its content \(wanted), because the separator takes the rest: \(yielding)"
    }
    if needed < member.constant {
      return "\(noun) is \(given) \(extent) and its content only \(wanted): \(yielding)"
    }
    let start =
      "the content needs \(isExact ? "" : "at least ")\(wanted) points and \(noun), \(member.first.name), is \(given) \(extent): "
    switch self {
    case .row:
      return start
        + "make the row \(wanted) high; if it sizes itself (rowHeight is UITableView.automaticDimension), \(given) "
        + "holds only until it is measured: \(yielding)"
    case .header:
      return start
        + "make the header \(wanted) high (tableView(_:heightForHeaderInSection:)); if it sizes itself, \(given) "
        + "holds only until it is measured: \(yielding)"
    case .item:
      return start
        + "make the item \(wanted) \(extent) (itemSize, collectionView(_:layout:sizeForItemAt:)); if it sizes "
        + "itself, \(given) holds only until it is measured: \(yielding)"
    case .other:
      return start + "make it \(wanted) \(extent), or \(yielding)"
    }
  }
}
