// SPDX-License-Identifier: MIT

/// The measurement of visible rows.
extension UITableView {
  /// Sets the final height of a row: the height that the delegate or the table provides, or the fitting height of its
  /// cell at the width of rows.
  func measure(_ cell: UITableViewCell, _ path: ItemIndexPath) {
    invalidViews.remove(ObjectIdentifier(cell))
    geometry.setHeight(TableHeight(points: givenHeight(of: path) ?? preferredHeight(of: cell)), of: path)
  }

  /// Returns the fitting height of a cell, in points.
  ///
  /// It calls `systemLayoutSizeFitting`, which cells can override. A result of 0 is treated as an error.
  private func preferredHeight(of cell: UITableViewCell) -> CGFloat {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: rowColumns.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = PixelGrid(scale: Double(displayScale)).roundedUp(Double(size.height.clampedToListLength))
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

  // MARK: Invalidation

  /// Called when a cell or its content view invalidates its intrinsic content size, or its content is replaced.
  func contentSizeBecameInvalid(of view: UIView) {
    guard selfSizingInvalidation != .disabled, !isArranging, view.superview === self, !view.isHidden else { return }
    invalidViews.insert(ObjectIdentifier(view))
    setNeedsLayout()
  }

  /// Called when constraints or content sizes in a cell have changed.
  func descendantNeedsLayout(in cell: UITableViewCell) {
    guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
    contentSizeBecameInvalid(of: cell)
  }

  /// Measures the visible views whose heights are invalid.
  func measureInvalidViews() {
    guard !invalidViews.isEmpty else { return }
    let invalid = invalidViews
    invalidViews = []
    for (path, cell) in visible.cells where invalid.contains(ObjectIdentifier(cell)) {
      if geometry.contains(path) { measure(cell, path) }
    }
    for kind in HeaderOrFooter.allCases {
      for (section, view) in visible[kind] where invalid.contains(ObjectIdentifier(view)) {
        var height = geometry.sections[section][kind]
        height.isKnown = false
        geometry.setHeight(height, of: kind, in: section)
        show(kind, section)
      }
    }
  }

  /// Called when the width or margins of content views may have changed, and therefore the wrapping of texts.
  func cellMarginsMayHaveChanged() {
    for cell in visible.cells.elements {
      cell.marginsMayHaveChanged()
      cell.arrangeContentView()
      cell.setNeedsLayout()
    }
    for view in visible.headersAndFooters { view.marginsMayHaveChanged() }
    heightsAreStale = true
    setNeedsLayout()
  }

  func textSizeMayHaveChanged(from old: UITraitCollection?) {
    guard old?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
    heightsAreStale = true
    setNeedsLayout()
  }

  func cellsNeedLayout() {
    for cell in visible.cells.elements { cell.setNeedsLayout() }
  }
}
