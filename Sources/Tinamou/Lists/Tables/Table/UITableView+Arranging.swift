// SPDX-License-Identifier: MIT

/// Bringing rows into sight, taking them out of it, and placing them.
extension UITableView {
  /// How often finding out heights may bring other rows into sight before the pass is given up.
  private static let roundLimit = 100

  /// Where rows lie from side to side.
  var rowColumns: (x: CGFloat, width: CGFloat) {
    guard style == .insetGrouped else { return (0, bounds.width) }
    var margins = layoutMargins
    if marginState.raw == .standard {
      // A controller's own view would have the margins of a screen, which are narrower on some phones.
      margins.left = sideMargin + safeAreaInsets.left
      margins.right = sideMargin + safeAreaInsets.right
    }
    return (margins.left, max(0, bounds.width - margins.left - margins.right))
  }

  /// The margin at both sides of the table, without the safe area.
  var sideMargin: CGFloat {
    let least = CellMetrics.sideMargin(forWidth: bounds.width, style: style)
    guard cellLayoutMarginsFollowReadableWidth else { return least }
    let safe = safeAreaInsets
    return max(least, (bounds.width - safe.left - safe.right - readableWidth) / 2)
  }

  /// The margin of headers and footers, which are as wide as the table also where rows are not.
  var headerSideMargin: CGFloat { style == .insetGrouped ? 2 * sideMargin : sideMargin }

  /// Lays out if something is due, so that questions about what is in sight have an answer.
  func arrangeIfNeeded() {
    // Delegates ask while rows are being placed, too; then what is in sight so far is the answer.
    if !isArranging, !isContentLoaded || marks.contains(.needsLayout) { layoutIfNeeded() }
  }

  // MARK: The pass

  /// Makes cells for the rows in sight, finds out their heights, and places everything.
  func arrange() {
    guard !isArranging else { return }
    isArranging = true
    defer { isArranging = false }
    loadContentIfNeeded()
    forgetStaleHeights()
    takeOwnHeights()
    var anchor = presentAnchor
    measureInvalidViews()
    var rounds = 0
    repeat {
      retireInvisible()
      showVisible()
      rounds += 1
      if rounds == UITableView.roundLimit {
        LayoutLog.write("The heights of rows of \(self) keep changing; giving up after \(rounds) rounds.")
        break
      }
    } while restore(&anchor)
    retireInvisible()
    updateContentSize()
    placeShown()
    placeOwnViews()
    prefetch()
    lastArrangedOffset = contentOffset.y
  }

  private func forgetStaleHeights() {
    let width = rowColumns.width
    guard width != measuredWidth || heightsAreStale else { return }
    if measuredWidth >= 0 { forgetHeights() }
    measuredWidth = width
    heightsAreStale = false
  }

  /// Makes all heights that were found out into estimates; what is in sight is measured again.
  func forgetHeights() {
    guard isContentLoaded else { return }
    geometry.forgetHeights()
    if !heightRules.usesRowEstimates || (!heightRules.asksRowHeights && rowHeight >= 0) { loadFixedHeightsAgain() }
    setNeedsLayout()
  }

  /// Where heights are given they are given anew.
  private func loadFixedHeightsAgain() {
    for section in geometry.sections.indices {
      let rows = loadedRows(section, geometry.sections[section].rows.count)
      for row in rows.heights.indices {
        geometry.setHeight(rows.heights[row], of: IndexPath(row: row, section: section), isKnown: rows.isKnown[row])
      }
    }
  }

  // MARK: What stays where it is

  /// The first row in sight; while heights above it become known, it stays where it is on the screen.
  private struct Anchor {
    var path: IndexPath
    var start: CGFloat
  }

  /// Nil at the upper end, which itself stays in place, and after a jump, when nothing that was in sight still is.
  private var presentAnchor: Anchor? {
    guard contentOffset.y > -adjustedContentInset.top else { return nil }
    let path = shown.cells.keys.filter { geometry.contains($0) && isInSight(geometry.span(of: $0)) }.min()
    return path.map { Anchor(path: $0, start: geometry.span(of: $0).start) }
  }

  /// Scrolls so that the anchor is where it was; says whether it had moved, so that other rows may be in sight.
  private func restore(_ anchor: inout Anchor?) -> Bool {
    guard let present = anchor, geometry.contains(present.path) else { return false }
    let start = geometry.span(of: present.path).start
    guard abs(start - present.start) > 0.001 else { return false }
    contentOffset.y += start - present.start
    anchor?.start = start
    return true
  }

  // MARK: Coming into sight

  private func isInSight(_ span: TableGeometry.Span) -> Bool {
    span.end > bounds.minY && span.start < bounds.maxY && span.height > 0
  }

  private func showVisible() {
    guard bounds.height > 0, bounds.width > 0 else { return }
    var section = geometry.section(at: max(bounds.minY, geometry.top))
    while section < geometry.sections.count, geometry.span(ofSection: section).start < bounds.maxY {
      if style == .plain || isInSight(geometry.span(of: .header, in: section)) { showBand(.header, section) }
      showRows(section)
      if style == .plain || isInSight(geometry.span(of: .footer, in: section)) { showBand(.footer, section) }
      // A thousand sections without anything are passed in one step.
      let end = geometry.span(ofSection: section).end
      section = max(section + 1, geometry.section(at: end))
    }
  }

  private func showRows(_ section: Int) {
    var row = geometry.row(at: bounds.minY, in: section)
    while row < geometry.sections[section].rows.count {
      let path = IndexPath(row: row, section: section)
      guard geometry.span(of: path).start < bounds.maxY else { return }
      show(path)
      // The next row that has a height: a thousand rows of none are passed in one step.
      let end = geometry.sections[section].rows.start(of: row + 1)
      row = max(row + 1, geometry.sections[section].rows.index(at: end))
    }
  }

  private func show(_ path: IndexPath) {
    if let cell = shown.cells[path] {
      if !geometry.isKnown(path) { measure(cell, path) }
      return
    }
    guard let dataSource else { return }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    shown.cells[path] = cell
    prepare(cell, path)
    if !geometry.isKnown(path) { measure(cell, path) }
    place(cell, path)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// Puts a cell into the table in the state of its row.
  private func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    cell.isHidden = false
    if cell.backgroundColor == nil {
      cell.backgroundColor = style == .plain ? backgroundColor : .secondarySystemGroupedBackground
    }
    let columns = rowColumns
    let span = geometry.span(of: path)
    let frame = CGRect(x: columns.x, y: span.start, width: columns.width, height: cell.frame.height)
    if cell.frame != frame { cell.frame = frame }
    if let level = asked({ $0.tableView(self, indentationLevelForRowAt: path) }) { cell.indentationLevel = level }
    cell.setSelected(selectedPaths.contains(path), animated: false)
    prepareEditing(of: cell, path)
    cell.arrangeContentView()
  }

  // MARK: Going out of sight

  private func retireInvisible() {
    for (path, cell) in shown.cells where !geometry.contains(path) || !isInSight(geometry.span(of: path)) {
      shown.cells[path] = nil
      retire(cell, from: path)
    }
    for side in BandSide.allCases {
      let views = side == .header ? shown.headers : shown.footers
      for (section, view) in views where !isBandInSight(side, section) {
        shown[side, section] = nil
        retire(view, side, of: section)
      }
    }
  }

  private func isBandInSight(_ side: BandSide, _ section: Int) -> Bool {
    guard geometry.sections.indices.contains(section), geometry.sections[section][side].height > 0 else { return false }
    return isInSight(style == .plain ? geometry.span(ofSection: section) : geometry.span(of: side, in: section))
  }

  /// Takes everything out of sight, as before the content is loaded anew.
  func retireEverything() {
    let old = shown
    shown = ShownRows()
    invalidViews = []
    heightRules.firstViews = [:]
    for (path, cell) in old.cells { retire(cell, from: path) }
    for (section, view) in old.headers { retire(view, .header, of: section) }
    for (section, view) in old.footers { retire(view, .footer, of: section) }
  }

  // MARK: Placing

  private func placeShown() {
    for (path, cell) in shown.cells { place(cell, path) }
    for side in BandSide.allCases {
      for (section, view) in side == .header ? shown.headers : shown.footers { placeBand(view, side, section) }
    }
    placeIndex()
  }

  private func place(_ cell: UITableViewCell, _ path: IndexPath) {
    let last = geometry.sections[path.section].rows.count - 1
    cell.position = CellPosition(isFirst: path.row == 0, isLast: path.row == last)
    roundCorners(of: cell)
    let frame = rowFrame(path)
    if cell.frame != frame { cell.frame = frame }
    cell.arrangeContentView()
  }

  func rowFrame(_ path: IndexPath) -> CGRect {
    let columns = rowColumns
    let span = geometry.span(of: path)
    return CGRect(x: columns.x, y: onPixels(span.start), width: columns.width, height: span.height)
  }

  private func placeBand(_ view: UIView, _ side: BandSide, _ section: Int) {
    let own = geometry.span(of: side, in: section)
    let start = style == .plain ? floatingStart(of: own, side, section) : own.start
    let frame = CGRect(x: 0, y: onPixels(start), width: bounds.width, height: own.height)
    if view.frame != frame { view.frame = frame }
    let isPinned = start != own.start
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.isPinned = isPinned
    view.arrangeContentView()
    if isPinned, view.backgroundColor == nil, view.backgroundView == nil { view.backgroundColor = backgroundColor }
  }

  /// A plain table keeps headers at the upper and footers at the lower end of what is seen, while their section is there.
  private func floatingStart(of own: TableGeometry.Span, _ side: BandSide, _ section: Int) -> CGFloat {
    let rows = geometry.span(ofRowsIn: section)
    let insets = adjustedContentInset
    switch side {
    case .header: return max(own.start, min(bounds.minY + insets.top, rows.end - own.height))
    case .footer: return min(own.start, max(bounds.maxY - insets.bottom - own.height, rows.start))
    }
  }

  private func roundCorners(of cell: UITableViewCell) {
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if cell.position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if cell.position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : CellMetrics.insetGroupCornerRadius
    cell.layer.maskedCorners = corners
  }

  /// Makes the content as high as everything in it; what was scrolled to beyond a shorter content's end comes back.
  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: onPixels(geometry.height))
    guard size != contentSize else { return }
    let isShorter = size.height < contentSize.height
    contentSize = size
    guard isShorter else { return }
    let insets = adjustedContentInset
    let greatest = max(-insets.top, size.height + insets.bottom - bounds.height)
    if contentOffset.y > greatest { contentOffset.y = greatest }
  }

  // MARK: The table's own views

  /// The height of the table's own header or footer: the one its frame has.
  func ownHeight(of view: UIView?) -> CGFloat { view.map { max(0, $0.frame.height) } ?? 0 }

  func replaceOwnView(_ old: UIView?, _ new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new, new.superview !== self { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  private func takeOwnHeights() {
    geometry.top = ownHeight(of: tableHeaderView)
    geometry.bottom = ownHeight(of: tableFooterView)
  }

  private func placeOwnViews() {
    place(tableHeaderView, CGRect(x: 0, y: 0, width: bounds.width, height: geometry.top))
    place(
      tableFooterView, CGRect(x: 0, y: onPixels(geometry.sectionsEnd), width: bounds.width, height: geometry.bottom))
    placeFiller()
    if let backgroundView {
      place(backgroundView, bounds)
      if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
    }
  }

  private func place(_ view: UIView?, _ frame: CGRect) {
    guard let view, view.translatesAutoresizingMaskIntoConstraints, view.frame != frame else { return }
    view.frame = frame
  }
}
