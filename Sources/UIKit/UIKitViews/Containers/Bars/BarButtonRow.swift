// SPDX-License-Identifier: MIT

/// A row of bar button items and their views, one group of a bar.
@MainActor
final class BarButtonRow {
  private(set) var items: [UIBarButtonItem] = []
  private(set) var views: [BarButtonView] = []

  /// The space between two buttons, in points.
  static let gap: CGFloat = 8

  /// Shows `items` in `bar`, with a view for each item that is not a space. Views of items that remain are reused.
  func show(_ items: [UIBarButtonItem], in bar: UIView, appearance: (UIBarButtonItem) -> UIBarButtonItemAppearance?) {
    let shown = items.filter { !$0.isHidden }
    let old = views
    self.items = shown
    views = shown.filter { !$0.isSpace }.map { item in
      old.first { $0.shows(item) } ?? BarButtonView(item)
    }
    for view in old where !views.contains(view) { view.removeFromSuperview() }
    for view in views {
      view.item.shownBy = bar as? any BarItemContainer
      if view.superview !== bar { bar.addSubview(view) }
      view.update(appearance(view.item), isLow: bar.barMetrics.isCompressed)
    }
    for item in shown where item.isSpace { item.shownBy = bar as? any BarItemContainer }
  }

  /// Returns the width of the items in a row of `height` points, including the gaps between buttons. Flexible spaces
  /// count as 0.
  func naturalWidth(height: CGFloat) -> CGFloat {
    var width: CGFloat = 0
    var previousIsButton = false
    for item in items {
      if previousIsButton, !item.isSpace { width += BarButtonRow.gap }
      width += self.width(of: item, height: height)
      previousIsButton = !item.isSpace
    }
    return width
  }

  private func width(of item: UIBarButtonItem, height: CGFloat) -> CGFloat {
    if item.isFlexibleSpace { return 0 }
    if item.isFixedSpace { return item.width }
    return views.first { $0.item === item }?.size(inBarOfHeight: height).width ?? 0
  }

  /// Lays out the buttons in `rect`, from left to right, or from right to left if `fromRight` is `true`.
  /// Flexible spaces divide the remaining width equally.
  func layOut(in rect: CGRect, fromRight: Bool) {
    let flexible = items.filter(\.isFlexibleSpace).count
    let rest = max(0, rect.width - naturalWidth(height: rect.height))
    let share = flexible > 0 ? rest / CGFloat(flexible) : 0
    var x: CGFloat = 0
    var previousIsButton = false
    for item in items {
      if previousIsButton, !item.isSpace { x += BarButtonRow.gap }
      let width = item.isFlexibleSpace ? share : self.width(of: item, height: rect.height)
      if let view = views.first(where: { $0.item === item }) {
        let left = fromRight ? rect.maxX - x - width : rect.minX + x
        view.frame = CGRect(x: left.rounded(), y: rect.minY, width: width, height: rect.height)
      }
      x += width
      previousIsButton = !item.isSpace
    }
  }
}
