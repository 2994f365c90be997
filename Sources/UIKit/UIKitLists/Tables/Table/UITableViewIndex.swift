// SPDX-License-Identifier: MIT

/// The section index at a table's trailing edge. A finger on it shows the sections of the titles.
final class UITableViewIndex: UIControl {
  /// The height of a title, in points, if there is enough room.
  private static let titleHeight: CGFloat = 14

  let titles: [String]
  /// The title under the finger; `nil` for none.
  private var tracked: Int? { didSet { if (tracked == nil) != (oldValue == nil) { setNeedsDisplay() } } }

  init(_ titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self), let table = superview as? UITableView else { return }
    let trackingColor = tracked == nil ? nil : table.sectionIndexTrackingBackgroundColor
    if let color = trackingColor ?? table.sectionIndexBackgroundColor {
      canvas.fill(UIBezierPath(rect: bounds), color)
    }
    let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    for (index, title) in titles.enumerated() {
      let shown = title == UITableView.indexSearch ? "\u{2315}" : title
      let row = CGRect(x: 0, y: top + step * CGFloat(index), width: bounds.width, height: step)
      canvas.text(shown, font, table.sectionIndexColor ?? tintColor, in: row, of: self)
    }
  }

  private var step: CGFloat { min(Self.titleHeight, bounds.height / CGFloat(max(1, titles.count))) }
  private var top: CGFloat { bounds.midY - step * CGFloat(titles.count) / 2 }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    track(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    track(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { tracked = nil }
  override func cancelTracking(with event: UIEvent?) { tracked = nil }

  /// Shows the section of the title at the height of a touch.
  private func track(_ touch: UITouch) {
    let index = min(max(Int(((touch.location(in: self).y - top) / step).rounded(.down)), 0), titles.count - 1)
    guard index != tracked else { return }
    tracked = index
    (superview as? UITableView)?.showSection(ofTitle: titles[index], at: index)
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

  /// Scrolls to the section of a title of the index, if there is one.
  fileprivate func showSection(ofTitle title: String, at index: Int) {
    guard let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index),
      geometry.sections.indices.contains(section)
    else { return }
    scroll(to: IndexPath(row: NSNotFound, section: section), .top, animated: false)
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
