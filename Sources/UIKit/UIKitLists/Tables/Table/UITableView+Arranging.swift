// SPDX-License-Identifier: MIT

/// The display of visible rows, the removal of the others, and the frames of all views.
extension UITableView {
  /// The horizontal position and width of rows, in points.
  var rowColumns: (x: CGFloat, width: CGFloat) {
    guard style == .insetGrouped else { return (0, bounds.width) }
    var margins = layoutMargins
    if marginState.raw == .standard {
      // The root view of the controller would have the margins of a screen, which are narrower on some phones.
      margins.left = sideMargin + safeAreaInsets.left
      margins.right = sideMargin + safeAreaInsets.right
    }
    return (margins.left, max(0, bounds.width - margins.left - margins.right))
  }

  /// The margin on both sides of the table without the safe area, in points.
  var sideMargin: CGFloat {
    let minimum = CellMetrics.sideMargin(forWidth: bounds.width, style: style, on: interfaceIdiom)
    guard cellLayoutMarginsFollowReadableWidth else { return minimum }
    let safe = safeAreaInsets
    return max(minimum, (bounds.width - safe.left - safe.right - readableWidth) / 2)
  }

  /// The margin of headers and footers, in points. They have the width of the table even if rows are narrower.
  var headerSideMargin: CGFloat {
    style == .insetGrouped
      ? sideMargin + CellMetrics.contentMargin(besides: sideMargin, style: style, on: interfaceIdiom) : sideMargin
  }

  /// Performs pending layout, so that the visible rows are up to date.
  func arrangeIfNeeded() {
    // Delegates also query the table while rows are laid out. The result is then the rows that are visible so far.
    if !isArranging, !isContentLoaded || marks.contains(.needsLayout) { layoutIfNeeded() }
  }

  // MARK: Layout pass

  /// Shows the cells of visible rows, measures them, and sets all frames.
  func arrange() {
    guard !isArranging else { return }
    isArranging = true
    defer { isArranging = false }
    if swipe != nil { closeSwipeAfterScrolling() }
    loadContentIfNeeded()
    discardStaleHeights()
    takeOwnHeights()
    var anchor = currentAnchor
    measureInvalidViews()
    var rounds = LayoutRounds()
    repeat {
      retireInvisible()
      showVisible()
      // With their measured heights, more rows may be visible.
    } while rounds.mayContinue(self) && restore(&anchor)
    retireInvisible()
    updateContentSize()
    setFramesOfVisibleViews()
    setFramesOfOwnViews()
    prefetch()
  }

  private func discardStaleHeights() {
    let width = rowColumns.width
    guard width != measuredWidth || heightsAreStale else { return }
    if measuredWidth >= 0 { discardHeights() }
    measuredWidth = width
    heightsAreStale = false
  }

  /// Marks all measured heights as estimates, so that visible rows are measured again.
  private func discardHeights() {
    guard isContentLoaded else { return }
    geometry.discardHeights()
    if !heightRules.usesRowEstimates || (!heightRules.asksRowHeights && rowHeight >= 0) { loadGivenHeights() }
    setNeedsLayout()
  }

  // MARK: Preserving the content's position

  /// The first visible row, which keeps its position on the screen while heights above it are measured.
  private struct Anchor {
    var path: ItemIndexPath
    var start: CGFloat
  }

  /// The anchor, or `nil` at the top of the content and after a jump to content that was not visible before.
  private var currentAnchor: Anchor? {
    guard contentOffset.y > -adjustedContentInset.top else { return nil }
    let path = visible.cells.first { geometry.contains($0.key) && isVisible(geometry.span(of: $0.key)) }?.key
    return path.map { Anchor(path: $0, start: geometry.span(of: $0).start) }
  }

  /// Scrolls so that the anchor keeps its position.
  ///
  /// - Returns: Whether the anchor had moved, so that other rows may be visible.
  private func restore(_ anchor: inout Anchor?) -> Bool {
    guard let current = anchor, geometry.contains(current.path) else { return false }
    let start = geometry.span(of: current.path).start
    guard abs(start - current.start) > 0.001 else { return false }
    contentOffset.y += start - current.start
    anchor?.start = start
    return true
  }

  // MARK: Displaying

  /// The vertical range in which rows have cells: the visible area and, while a row is moved, as much around it as the others make
  /// room.
  private var shownRange: (top: CGFloat, bottom: CGFloat) {
    let room = reordering?.height ?? 0
    return (bounds.minY - room, bounds.maxY + room)
  }

  private func isVisible(_ span: TableGeometry.Span) -> Bool {
    span.end > shownRange.top && span.start < shownRange.bottom && span.height > 0
  }

  private func showVisible() {
    guard bounds.height > 0, bounds.width > 0 else { return }
    let range = shownRange
    var section = geometry.section(at: max(range.top, geometry.top))
    while section < geometry.sections.count, geometry.span(ofSection: section).start < range.bottom {
      if style == .plain || isVisible(geometry.span(of: .header, in: section)) { show(.header, section) }
      showRows(section)
      if style == .plain || isVisible(geometry.span(of: .footer, in: section)) { show(.footer, section) }
      // Any number of empty sections is skipped in one step.
      let end = geometry.span(ofSection: section).end
      section = max(section + 1, geometry.section(at: end))
    }
  }

  private func showRows(_ section: Int) {
    let range = shownRange
    var row = geometry.row(at: range.top, in: section)
    while row < geometry.sections[section].rows.count {
      let path = ItemIndexPath(section: section, item: row)
      guard geometry.span(of: path).start < range.bottom else { return }
      // Sums of heights are inexact: a row that would be removed again is not shown.
      if isVisible(geometry.span(of: path)) || !geometry.isKnown(path) { show(path) }
      // Any number of rows of height 0 is skipped in one step.
      let end = geometry.sections[section].rows.start(of: row + 1)
      row = max(row + 1, geometry.sections[section].rows.index(at: end))
    }
  }

  private func show(_ path: ItemIndexPath) {
    if let cell = visible.cells[key: path] {
      if !geometry.isKnown(path) { measure(cell, path) }
      return
    }
    if !disappearing.isEmpty, let cell = returningView(of: .row(path)) as? UITableViewCell {
      visible.cells[key: path] = cell
      if !geometry.isKnown(path) { measure(cell, path) }
      return
    }
    if updateAnimation == nil { showNew(path) } else { showInUpdate(.row(path)) { showNew(path) } }
  }

  /// Requests the cell of a row from the data source and shows it.
  @discardableResult
  private func showNew(_ path: ItemIndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path.indexPath)
    visible.cells[key: path] = cell
    prepare(cell, path)
    // The content of a row that measures itself may have changed while it was not visible.
    if !geometry.isKnown(path) || heightRules.measuresCells(rowHeight) { measure(cell, path) }
    setFrame(of: cell, at: path)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path.indexPath)
    return cell
  }

  /// Adds a cell to the table in the state of its row.
  private func prepare(_ cell: UITableViewCell, _ path: ItemIndexPath) {
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    cell.isHidden = false
    if cell.backgroundColor == nil {
      cell.backgroundColor = style == .plain ? backgroundColor : .secondarySystemGroupedBackground
    }
    let columns = rowColumns
    let span = geometry.span(of: path)
    let frame = CGRect(x: columns.x, y: span.start, width: columns.width, height: cell.frame.height)
    if cell.frame != frame { cell.frame = frame }
    if let level = asked({ $0.tableView(self, indentationLevelForRowAt: path.indexPath) }) {
      cell.indentationLevel = level
    }
    cell.setSelected(selection.contains(path), animated: false)
    prepareEditing(of: cell, path)
    cell.arrangeContentView()
  }

  // MARK: Removing

  private func retireInvisible() {
    var departing = RemovedRows()
    departing.cells = visible.cells.remove { path in
      !geometry.contains(path) || (!isVisible(geometry.span(of: path)) && path != reordering?.source)
    }
    for kind in HeaderOrFooter.allCases { departing[kind] = visible[kind].remove { !isVisible(kind, $0) } }
    if let updateAnimation { leave(departing, updateAnimation) } else { retire(departing) }
  }

  private func isVisible(_ kind: HeaderOrFooter, _ section: Int) -> Bool {
    guard geometry.sections.indices.contains(section), geometry.sections[section][kind].points > 0 else { return false }
    return isVisible(style == .plain ? geometry.span(ofSection: section) : geometry.span(of: kind, in: section))
  }

  /// Removes all cells, headers and footers before the content is reloaded.
  func retireEverything() {
    var departing = RemovedRows()
    departing.cells = visible.cells.remove { _ in true }
    for kind in HeaderOrFooter.allCases { departing[kind] = visible[kind].remove { _ in true } }
    invalidViews = []
    heightRules.firstViews = [:]
    retire(departing)
    if !disappearing.isEmpty { finishDisappearing() }
  }

  // MARK: Frames

  func setFramesOfVisibleViews() {
    defer {
      if let swipe, let frame = frameAtRest(swipe.path) { swipe.layOut(frame) }
      layOutIndex()
    }
    if let updateAnimation { return setFramesInUpdate(updateAnimation) }
    for (path, cell) in visible.cells { setFrame(of: cell, at: path) }
    for kind in HeaderOrFooter.allCases {
      for (section, view) in visible[kind] { setFrame(of: view, kind, section) }
    }
  }

  /// Sets the frame of the view of an element.
  func setFrame(of view: UIView, _ element: TableElement) {
    switch element {
    case .row(let path): if let cell = view as? UITableViewCell { setFrame(of: cell, at: path) }
    case .header(let section): setFrame(of: view, .header, section)
    case .footer(let section): setFrame(of: view, .footer, section)
    }
  }

  private func setFrame(of cell: UITableViewCell, at path: ItemIndexPath) {
    let last = geometry.sections[path.section].rows.count - 1
    cell.position = CellPosition(isFirst: path.item == 0, isLast: path.item == last)
    roundCorners(of: cell)
    var frame = rowFrame(path)
    if let swipe, swipe.cell === cell { frame.origin.x += swipe.displacement }
    if let reordering {
      frame.origin.y = reordering.cell === cell ? reordering.top : frame.minY + reordering.displacement(of: path)
    }
    if cell.frame != frame { cell.frame = frame }
    cell.arrangeContentView()
  }

  func rowFrame(_ path: ItemIndexPath) -> CGRect {
    let columns = rowColumns
    let span = geometry.span(of: path)
    return CGRect(x: columns.x, y: onPixels(span.start), width: columns.width, height: span.height)
  }

  private func setFrame(of view: UIView, _ kind: HeaderOrFooter, _ section: Int) {
    var own = geometry.span(of: kind, in: section)
    own.start += reordering?.displacement(of: kind, in: section) ?? 0
    let start = style == .plain ? floatingStart(of: own, kind, section) : own.start
    let frame = CGRect(x: 0, y: onPixels(start), width: bounds.width, height: own.height)
    if view.frame != frame { view.frame = frame }
    let isPinned = start != own.start
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.isPinned = isPinned
    view.arrangeContentView()
    if isPinned, view.backgroundColor == nil, view.backgroundView == nil { view.backgroundColor = backgroundColor }
  }

  /// Returns the position of a header or footer. A plain table pins headers to the top and footers to the bottom of
  /// the visible area while their section is visible.
  private func floatingStart(of own: TableGeometry.Span, _ kind: HeaderOrFooter, _ section: Int) -> CGFloat {
    let rows = geometry.span(ofRowsIn: section)
    let insets = adjustedContentInset
    switch kind {
    case .header: return max(own.start, min(bounds.minY + insets.top, rows.end - own.height))
    case .footer: return min(own.start, max(bounds.maxY - insets.bottom - own.height, rows.start))
    }
  }

  private func roundCorners(of cell: UITableViewCell) {
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if cell.position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if cell.position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : CellMetrics.current.cardRadius
    cell.layer.maskedCorners = corners
  }

  /// Sets the content size to the total height of the content.
  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: onPixels(geometry.height))
    if size != contentSize { contentSize = size }
  }

  // MARK: Table header and footer views

  /// Returns the height of the table header or footer view: that of its frame, in points.
  func ownHeight(of view: UIView?) -> CGFloat { view?.frame.height.clampedToListLength ?? 0 }

  func replaceOwnView(_ old: UIView?, _ new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new, new.superview !== self { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  private func takeOwnHeights() {
    geometry.top = ownHeight(of: tableHeaderView)
    geometry.bottom = ownHeight(of: tableFooterView)
  }

  private func setFramesOfOwnViews() {
    setFrame(of: tableHeaderView, CGRect(x: 0, y: 0, width: bounds.width, height: geometry.top))
    setFrame(
      of: tableFooterView, CGRect(x: 0, y: onPixels(geometry.sectionsEnd), width: bounds.width, height: geometry.bottom)
    )
    layOutFiller()
    if let backgroundView {
      setFrame(of: backgroundView, bounds)
      if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
    }
  }

  private func setFrame(of view: UIView?, _ frame: CGRect) {
    guard let view, view.translatesAutoresizingMaskIntoConstraints, view.frame != frame else { return }
    view.frame = frame
  }
}
