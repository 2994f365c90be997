// SPDX-License-Identifier: MIT

/// Asking data source and delegate how much there is and how high it may be.
extension UITableView {
  var tableDelegate: (any UITableViewDelegate)? { delegate }

  // MARK: Questions that may be left unanswered

  /// Notes that nobody answered the question that is being put; `value` stands for the answer.
  func unanswered<Value>(_ value: Value) -> Value {
    wasAnswered = false
    return value
  }

  /// The delegate's answer; nil where it leaves the method out.
  func asked<Answer>(_ question: (any UITableViewDelegate) -> Answer) -> Answer? {
    guard let tableDelegate else { return nil }
    wasAnswered = true
    let answer = question(tableDelegate)
    return wasAnswered ? answer : nil
  }

  // MARK: When to load

  /// Data source or delegate are others.
  func contentMayHaveChanged() {
    guard isContentLoaded || dataSource != nil else { return }
    isContentLoaded = false
    setNeedsLayout()
  }

  /// A property that gives heights is another.
  func heightsMayHaveChanged() { contentMayHaveChanged() }

  /// Loads the numbers of sections and rows, and heights or estimates, if that is due.
  func loadContentIfNeeded() {
    guard !isContentLoaded else { return }
    // Before asking: the data source may ask the table back.
    isContentLoaded = true
    retireEverything()
    geometry = TableGeometry(loadedSections())
    geometry.top = ownHeight(of: tableHeaderView)
    geometry.bottom = ownHeight(of: tableFooterView)
    selectedPaths = selectedPaths.filter { geometry.contains($0) }
    prefetchedPaths = []
    loadIndexTitles()
    updateContentSize()
  }

  func reloadEverything() {
    guard pendingUpdates == nil else { return }
    isContentLoaded = false
    selectedPaths = []
    setNeedsLayout()
    // Numbers and content size are right at once, as in UIKit; cells come with the next layout.
    if dataSource != nil { loadContentIfNeeded() }
  }

  private func loadedSections() -> [TableGeometry.Section] {
    guard let dataSource else { return [] }
    let count = max(0, dataSource.numberOfSections(in: self))
    findHeightRules()
    if count > 0 { findBandViews() }
    return (0..<count).map { section in
      let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
      return loadedSection(section, rows: loadedRows(section, count))
    }
  }

  /// A section with rows as given, and its header and footer as far as they can be known without views.
  func loadedSection(_ section: Int, rows: (heights: [CGFloat], isKnown: [Bool])) -> TableGeometry.Section {
    var result = TableGeometry.Section()
    result.rows = PrefixSums(rows.heights)
    result.isKnown = rows.isKnown
    result.headerPadding = headerPadding
    result.header = loadedBand(.header, section)
    result.footer = loadedBand(.footer, section)
    return result
  }

  // MARK: Rows

  /// Finds out what the delegate says of rows. It is asked about the first row; where it leaves the methods out, it is never
  /// asked again.
  private func findHeightRules() {
    guard let dataSource, let path = firstPath(of: dataSource) else { return }
    heightRules.asksRowEstimates = asked { $0.tableView(self, estimatedHeightForRowAt: path) } != nil
    heightRules.asksRowHeights = asked { $0.tableView(self, heightForRowAt: path) } != nil
    heightRules.usesRowEstimates = heightRules.asksRowEstimates || estimatedRowHeight != 0
  }

  private func firstPath(of dataSource: any UITableViewDataSource) -> IndexPath? {
    for section in 0..<max(0, dataSource.numberOfSections(in: self))
    where dataSource.tableView(self, numberOfRowsInSection: section) > 0 {
      return IndexPath(row: 0, section: section)
    }
    return nil
  }

  /// Heights of rows, and whether they are final.
  func loadedRows(_ section: Int, _ count: Int) -> (heights: [CGFloat], isKnown: [Bool]) {
    let usesDelegate = heightRules.usesRowEstimates ? heightRules.asksRowEstimates : heightRules.asksRowHeights
    if usesDelegate {
      let heights = (0..<count).map { loadedHeight(of: IndexPath(row: $0, section: section)) }
      return (heights.map(\.height), heights.map(\.isKnown))
    }
    let all = count > 0 ? loadedHeight(of: IndexPath(row: 0, section: section)) : (0, true)
    return (Array(repeating: all.0, count: count), Array(repeating: all.1, count: count))
  }

  /// The height of a row before it was shown.
  func loadedHeight(of path: IndexPath) -> (height: CGFloat, isKnown: Bool) {
    let standard = rowHeight >= 0 ? rowHeight : CellMetrics.standardHeight
    if !heightRules.usesRowEstimates {
      let height = heightRules.asksRowHeights ? delegateHeight(of: path) : rowHeight
      return (onPixels(height >= 0 ? height : standard), true)
    }
    if !heightRules.asksRowHeights, rowHeight >= 0 { return (onPixels(rowHeight), true) }
    let estimate =
      heightRules.asksRowEstimates
      ? tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight : estimatedRowHeight
    return (estimate >= 0 ? estimate : standard, false)
  }

  private func delegateHeight(of path: IndexPath) -> CGFloat {
    tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
  }

  /// The height that a row is to have, by the delegate or ``rowHeight``; nil for the one that its cell wants.
  func givenHeight(of path: IndexPath) -> CGFloat? {
    let height = heightRules.asksRowHeights ? delegateHeight(of: path) : rowHeight
    return height >= 0 ? onPixels(height) : nil
  }

  /// A height on whole pixels.
  func onPixels(_ height: CGFloat) -> CGFloat { PixelGrid(scale: Double(displayScale)).rounded(Double(height)) }

  func checkSection(_ section: Int) -> Bool {
    if geometry.sections.indices.contains(section) { return true }
    LayoutException.raise(
      .range,
      "request for number of rows in section \(section) when there are only \(geometry.sections.count) sections")
    return false
  }
}
