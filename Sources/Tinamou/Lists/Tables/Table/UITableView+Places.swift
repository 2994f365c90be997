// SPDX-License-Identifier: MIT

/// Where rows are, and scrolling to them.
extension UITableView {
  func rowRect(_ path: IndexPath) -> CGRect {
    loadContentIfNeeded()
    return geometry.contains(path) ? rowFrame(path) : .zero
  }

  func bandRect(_ section: Int, _ span: (TableGeometry) -> TableGeometry.Span) -> CGRect {
    loadContentIfNeeded()
    guard checkSection(section) else { return .zero }
    let span = span(geometry)
    return CGRect(x: 0, y: onPixels(span.start), width: bounds.width, height: span.height)
  }

  /// The rows between two heights, from top to bottom; nil for none.
  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath]? {
    loadContentIfNeeded()
    var result: [IndexPath] = []
    var section = geometry.section(at: max(top, geometry.top))
    while section < geometry.sections.count, geometry.span(ofSection: section).start < bottom {
      var row = geometry.row(at: top, in: section)
      while row < geometry.sections[section].rows.count {
        let path = IndexPath(row: row, section: section)
        guard geometry.span(of: path).start < bottom else { break }
        result.append(path)
        row += 1
      }
      section += 1
    }
    return result.isEmpty ? nil : result
  }

  // MARK: Scrolling

  /// How often a row's place is reckoned anew while heights on the way become known.
  private static let scrollRounds = 20

  func scroll(to path: IndexPath, _ position: ScrollPosition) {
    loadContentIfNeeded()
    // A row of NSNotFound means the section as a whole.
    let row = path.count > 1 ? path.row : NSNotFound
    guard checkScrollTarget(path, row) else { return }
    for _ in 0..<UITableView.scrollRounds {
      let target = offset(showing: path, row, position)
      guard abs(target - contentOffset.y) > 0.001 else { return }
      contentOffset.y = target
      arrange()
    }
  }

  private func checkScrollTarget(_ path: IndexPath, _ row: Int) -> Bool {
    let selector =
      "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]"
    guard geometry.sections.indices.contains(path.section) else {
      LayoutException.raise(
        .range, "\(selector): section (\(path.section)) beyond bounds (\(geometry.sections.count)).")
      return false
    }
    let count = geometry.sections[path.section].rows.count
    guard row == NSNotFound || (row >= 0 && row < count) else {
      LayoutException.raise(
        .range, "\(selector): row (\(row)) beyond bounds (\(count)) for section (\(path.section)).")
      return false
    }
    return true
  }

  /// The offset at which a row is in its position, within what can be scrolled to.
  private func offset(showing path: IndexPath, _ row: Int, _ position: ScrollPosition) -> CGFloat {
    let insets = adjustedContentInset
    let isSection = row == NSNotFound
    let span = isSection ? geometry.span(ofSection: path.section) : geometry.span(of: path)
    // In a plain table the header that is held in sight must not hide the row.
    let header = style == .plain && !isSection ? geometry.sections[path.section].header.height : 0
    let top = insets.top + header
    let room = bounds.height - insets.bottom
    let offset =
      switch position {
      case .top: span.start - top
      case .bottom: span.end - room
      case .middle: (span.start + span.end - top - room) / 2
      case .none: nearestOffset(showing: span, top: top, bottom: room)
      }
    let greatest = max(-insets.top, geometry.height + insets.bottom - bounds.height)
    return onPixels(min(max(offset, -insets.top), greatest))
  }

  private func nearestOffset(showing span: TableGeometry.Span, top: CGFloat, bottom: CGFloat) -> CGFloat {
    if span.start < contentOffset.y + top { return span.start - top }
    if span.end > contentOffset.y + bottom { return span.end - bottom }
    return contentOffset.y
  }

  var nearestSelectedPath: IndexPath? {
    let middle = bounds.midY
    func distance(_ path: IndexPath) -> CGFloat { abs(geometry.span(of: path).start - middle) }
    return selectedPaths.filter { geometry.contains($0) }.sorted().min { distance($0) < distance($1) }
  }

  // MARK: Prefetching

  /// Tells the prefetching data source what lies within a screen in the direction of scrolling.
  func prefetch() {
    guard let prefetchDataSource, !shown.cells.isEmpty else { return }
    let goesUp = contentOffset.y < lastArrangedOffset
    let range =
      goesUp ? (bounds.minY - bounds.height, bounds.minY) : (bounds.maxY, bounds.maxY + bounds.height)
    let near = paths(from: max(range.0, geometry.top), to: max(range.1, geometry.top)) ?? []
    let ahead = Set(near.filter { shown.cells[$0] == nil })
    let gone = prefetchedPaths.subtracting(ahead).filter { shown.cells[$0] == nil }
    let new = ahead.subtracting(prefetchedPaths).sorted { goesUp ? $0 > $1 : $0 < $1 }
    prefetchedPaths = ahead
    if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone.sorted()) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
