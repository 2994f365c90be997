// SPDX-License-Identifier: MIT

/// Finding out the heights of what is in sight.
extension UITableView {
  /// Finds out a row's final height: the given one, or the one that its cell wants at the width of rows.
  func measure(_ cell: UITableViewCell, _ path: IndexPath) {
    invalidViews.remove(ObjectIdentifier(cell))
    geometry.setHeight(givenHeight(of: path) ?? wantedHeight(of: cell), of: path)
  }

  /// The height that a cell wants.
  ///
  /// Cells override `systemLayoutSizeFitting`, so that is what is asked. A height of nothing is taken for a mistake.
  private func wantedHeight(of cell: UITableViewCell) -> CGFloat {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: rowColumns.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = PixelGrid(scale: Double(displayScale)).roundedUp(Double(size.height))
    guard height <= 0 else { return height }
    if !heightRules.hasWarnedOfCollapse {
      heightRules.hasWarnedOfCollapse = true
      LayoutLog.write(
        "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view cell's "
          + "content view. We're considering the collapse unintentional and using standard height instead. Cell: \(cell)"
      )
    }
    return CellMetrics.standardHeight
  }

  // MARK: What became invalid

  /// A cell or its content view called `invalidateIntrinsicContentSize()`, or its content was replaced.
  func contentSizeBecameInvalid(of view: UIView) {
    guard selfSizingInvalidation != .disabled, !isArranging, view.superview === self, !view.isHidden else { return }
    invalidViews.insert(ObjectIdentifier(view))
    setNeedsLayout()
  }

  /// Constraints or content sizes in a cell have changed.
  func layoutBecameDue(in cell: UITableViewCell) {
    guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
    contentSizeBecameInvalid(of: cell)
  }

  /// Measures again what is in sight and asked for it.
  func measureInvalidViews() {
    guard !invalidViews.isEmpty else { return }
    let invalid = invalidViews
    invalidViews = []
    for (path, cell) in shown.cells where invalid.contains(ObjectIdentifier(cell)) {
      if geometry.contains(path) { measure(cell, path) }
    }
    for side in BandSide.allCases {
      for (section, view) in side == .header ? shown.headers : shown.footers
      where invalid.contains(ObjectIdentifier(view)) {
        var band = geometry.sections[section][side]
        band.isKnown = false
        geometry.set(band, side, of: section)
        showBand(side, section)
      }
    }
  }

  /// Width, margins or the room for content views have changed, and with them how texts wrap.
  func cellMarginsMayHaveChanged() {
    for cell in shown.cells.values {
      cell.marginsMayHaveChanged()
      cell.arrangeContentView()
      cell.setNeedsLayout()
    }
    for view in Array(shown.headers.values) + Array(shown.footers.values) { view.marginsMayHaveChanged() }
    heightsAreStale = true
    setNeedsLayout()
  }

  func textSizeMayHaveChanged(from old: UITraitCollection?) {
    guard old?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
    heightsAreStale = true
    setNeedsLayout()
  }

  func cellsNeedLayout() {
    for cell in shown.cells.values { cell.setNeedsLayout() }
  }
}
