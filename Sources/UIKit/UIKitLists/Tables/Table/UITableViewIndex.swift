// SPDX-License-Identifier: MIT

/// The section index at a table's trailing edge.
final class UITableViewIndex: UIView {
  let titles: [String]

  init(_ titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self), let table = superview as? UITableView else { return }
    if let color = table.sectionIndexBackgroundColor {
      canvas.fill(UIBezierPath(rect: bounds), color)
    }
    let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    let step = min(14, bounds.height / CGFloat(max(1, titles.count)))
    var y = bounds.midY - step * CGFloat(titles.count) / 2
    for title in titles {
      let shown = title == UITableView.indexSearch ? "\u{2315}" : title
      let row = CGRect(x: 0, y: y, width: bounds.width, height: step)
      canvas.text(shown, font, table.sectionIndexColor ?? tintColor, in: row, of: self)
      y += step
    }
  }
}

extension UITableView {
  /// The width by which the index reduces the content of rows, in points.
  var sectionIndexWidth: CGFloat { indexView == nil ? 0 : CellMetrics.indexWidth }

  func loadIndexTitles() {
    indexView?.removeFromSuperview()
    indexView = nil
    let count = geometry.sections.reduce(0) { $0 + $1.rows.count }
    guard let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty,
      count >= sectionIndexMinimumDisplayRowCount
    else { return }
    let view = UITableViewIndex(titles)
    indexView = view
    addSubview(view)
  }

  /// Sets the frame of the index to the trailing edge of the visible area, in front of all other views.
  func layOutIndex() {
    guard let indexView else { return }
    let insets = adjustedContentInset
    let width = CellMetrics.indexWidth
    let x = runsRightToLeft ? safeAreaInsets.left : bounds.width - safeAreaInsets.right - width
    let frame = CGRect(
      x: x, y: bounds.minY + insets.top, width: width, height: max(0, bounds.height - insets.top - insets.bottom))
    if indexView.frame != frame { indexView.frame = frame }
    if subviews.last !== indexView { bringSubviewToFront(indexView) }
  }
}
