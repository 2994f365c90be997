// SPDX-License-Identifier: MIT

/// The heights and views of section headers and footers.
extension UITableView {
  /// The space above each header, in points.
  var headerPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? CellMetrics.plainHeaderPadding : 0
  }

  // MARK: Prefetching

  /// Determines whether the delegate provides views for headers and footers by requesting those of the first section.
  func findFirstHeaderAndFooter() {
    for kind in HeaderOrFooter.allCases {
      let view = delegateView(kind, 0)
      heightRules.delegateHasViews[kind] = view != nil
      heightRules.firstViews[kind] = view
    }
  }

  private func delegateView(_ kind: HeaderOrFooter, _ section: Int) -> UIView? {
    switch kind {
    case .header: asked { $0.tableView(self, viewForHeaderInSection: section) } ?? nil
    case .footer: asked { $0.tableView(self, viewForFooterInSection: section) } ?? nil
    }
  }

  private func title(_ kind: HeaderOrFooter, _ section: Int) -> String? {
    switch kind {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  /// Returns the height that the delegate provides, in points; `nil` if it provides none.
  ///
  /// In a grouped table, 0 means the default height, so apps return the smallest positive number instead.
  private func givenHeight(_ kind: HeaderOrFooter, _ section: Int) -> CGFloat? {
    let height =
      switch kind {
      case .header: asked { $0.tableView(self, heightForHeaderInSection: section) }
      case .footer: asked { $0.tableView(self, heightForFooterInSection: section) }
      }
    guard let height, height > 0 || (height == 0 && style == .plain) else { return nil }
    return onPixels(height.clampedToListLength)
  }

  /// ``sectionHeaderHeight`` or ``sectionFooterHeight``, in points; `nil` if it is automatic.
  private func commonHeight(_ kind: HeaderOrFooter) -> CGFloat? {
    let height = kind == .header ? sectionHeaderHeight : sectionFooterHeight
    return height >= 0 ? onPixels(height.clampedToListLength) : nil
  }

  private func estimate(_ kind: HeaderOrFooter, _ section: Int) -> CGFloat? {
    let estimate =
      switch kind {
      case .header:
        asked { $0.tableView(self, estimatedHeightForHeaderInSection: section) } ?? estimatedSectionHeaderHeight
      case .footer:
        asked { $0.tableView(self, estimatedHeightForFooterInSection: section) } ?? estimatedSectionFooterHeight
      }
    return estimate > 0 ? onPixels(estimate.clampedToListLength) : nil
  }

  /// Returns the additional space above a header of a grouped table, in points; 0 if the delegate or the table provides the
  /// height. From iOS 26, it is negative for a title close to what is above it.
  private func extraRoom(_ kind: HeaderOrFooter, _ section: Int, isTitle: Bool) -> CGFloat {
    guard style != .plain, kind == .header else { return 0 }
    let lists = CellMetrics.current
    guard isTitle else { return section == 0 && commonHeight(kind) == nil ? onPixels(lists.firstHeaderGap) : 0 }
    let room = lists.headerTop + lists.headerBottom
    if let close = lists.closeHeaderRoom, section == 0 ? isBelowLargeTitle : title(.footer, section - 1) == nil {
      return -onPixels(room - close)
    }
    return section == 0 ? onPixels(lists.firstHeaderRoom - room) : 0
  }

  /// Whether the table is below a large title.
  private var isBelowLargeTitle: Bool {
    var responder = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let controller = responder as? UIViewController, let navigation = controller.navigationController else {
      return false
    }
    let isHidden = [.never, .inline].contains(controller.navigationItem.largeTitleDisplayMode)
    return navigation.navigationBar.prefersLargeTitles && !navigation.isNavigationBarHidden && !isHidden
  }

  /// The height of a header or footer without a title in a grouped table, in points.
  private func gap(_ kind: HeaderOrFooter) -> CGFloat {
    onPixels(kind == .header ? CellMetrics.current.headerGap : CellMetrics.current.footerGap)
  }

  /// Returns the height of a header or footer, in points, if it can be determined without the view.
  func loadedHeight(of kind: HeaderOrFooter, in section: Int) -> TableHeight {
    if let given = givenHeight(kind, section) { return TableHeight(points: given) }
    let hasTitle = title(kind, section) != nil
    guard hasTitle || heightRules.delegateHasViews[kind] == true else { return heightWithoutView(kind, section) }
    if style == .plain, let common = commonHeight(kind) { return TableHeight(points: common) }
    let standard = style == .plain ? CellMetrics.plainHeaderHeight : gap(kind)
    let guess = commonHeight(kind) ?? estimate(kind, section) ?? standard
    return TableHeight(points: guess + extraRoom(kind, section, isTitle: hasTitle), isKnown: false)
  }

  /// Returns the height of a header or footer that has no view, in points: 0 in a plain table, a gap in a grouped one.
  private func heightWithoutView(_ kind: HeaderOrFooter, _ section: Int) -> TableHeight {
    if style == .plain { return TableHeight() }
    let gap = commonHeight(kind) ?? gap(kind)
    return TableHeight(points: gap + extraRoom(kind, section, isTitle: false))
  }

  // MARK: Views

  /// Creates the view of a section's header or footer, if it has one, and determines its final height.
  func show(_ kind: HeaderOrFooter, _ section: Int) {
    let height = geometry.sections[section][kind]
    if let view = visible[kind][key: section] {
      if !height.isKnown { geometry.setHeight(finalHeight(of: view, kind, section), of: kind, in: section) }
      return
    }
    if !disappearing.isEmpty, let view = returningView(of: TableElement(kind, section)) {
      visible[kind][key: section] = view
      if !height.isKnown { geometry.setHeight(finalHeight(of: view, kind, section), of: kind, in: section) }
      return
    }
    if updateAnimation == nil {
      showNew(kind, section, height)
    } else {
      showInUpdate(TableElement(kind, section)) { showNew(kind, section, height) }
    }
  }

  /// Requests the view of a section's header or footer and shows it.
  @discardableResult
  private func showNew(_ kind: HeaderOrFooter, _ section: Int, _ height: TableHeight) -> UIView? {
    guard height.points > 0, let view = makeView(kind, section) else {
      if !height.isKnown { geometry.setHeight(heightWithoutView(kind, section), of: kind, in: section) }
      return nil
    }
    (view as? UITableViewHeaderFooterView)?.kind = kind == .header ? .header(style) : .footer(style)
    add(view)
    visible[kind][key: section] = view
    geometry.setHeight(finalHeight(of: view, kind, section), of: kind, in: section)
    switch kind {
    case .header: tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return view
  }

  private func makeView(_ kind: HeaderOrFooter, _ section: Int) -> UIView? {
    if section == 0, let view = heightRules.firstViews.removeValue(forKey: kind) { return view }
    let view = delegateView(kind, section)
    // Sections that were not requested yet are assumed to be like the last requested one.
    heightRules.delegateHasViews[kind] = view != nil
    return view ?? title(kind, section).map { titleView($0, kind) }
  }

  /// Returns a header or footer that shows a title.
  private func titleView(_ title: String, _ kind: HeaderOrFooter) -> UIView {
    let style: HeaderFooterKind = kind == .header ? .header(style) : .footer(style)
    let view =
      headerFooterPool.takeWaiting(.init(identifier: UITableView.titleIdentifier))
      ?? UITableViewHeaderFooterView(reuseIdentifier: UITableView.titleIdentifier)
    view.kind = style
    view.textLabel?.text = style.shown(title)
    return view
  }

  /// The reuse identifier of views that show titles.
  private static var titleIdentifier: String { "UITableViewSectionTitle" }

  /// Adds a header or footer in front of the rows.
  private func add(_ view: UIView) {
    view.isHidden = false
    if view.superview !== self { addSubview(view) }
    if view.bounds.width != bounds.width {
      view.frame = CGRect(x: 0, y: view.frame.minY, width: bounds.width, height: view.frame.height)
    }
    (view as? UITableViewHeaderFooterView)?.arrangeContentView()
  }

  // MARK: Final heights

  private func finalHeight(of view: UIView, _ kind: HeaderOrFooter, _ section: Int) -> TableHeight {
    if let given = givenHeight(kind, section) { return TableHeight(points: given) }
    let isTitle = (view as? UITableViewHeaderFooterView)?.reuseIdentifier == UITableView.titleIdentifier
    let common = commonHeight(kind)
    if let common, style == .plain || !isTitle { return TableHeight(points: common) }
    // The common height never limits titles of grouped tables: recorded tables with a common height of 18 points have
    // titles of 38 points.
    let height = max(common ?? 0, preferredHeight(of: view))
    return TableHeight(points: height + (isTitle ? extraRoom(kind, section, isTitle: true) : 0))
  }

  /// Returns the fitting height of a header or footer at the table's width, from its constraints or `sizeThatFits`,
  /// in points.
  private func preferredHeight(of view: UIView) -> CGFloat {
    let usesConstraints = view.marks.contains(.usesConstraints) || view is UITableViewHeaderFooterView
    let target = CGSize(width: bounds.width, height: 0)
    let size =
      usesConstraints
      ? view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      : view.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    return PixelGrid(scale: Double(displayScale)).roundedUp(Double(size.height.clampedToListLength))
  }
}

/// The separators between cells.
extension UITableView {
  /// Returns the separators of a cell, in its coordinates: one below each cell that starts at the text, and
  /// full-width ones at both ends of a group. An inset group has none at its ends.
  func separatorLines(of cell: UITableViewCell) -> SeparatorLines {
    guard separatorStyle != .none, cell.bounds.height > 0 else { return SeparatorLines() }
    let thickness = 1 / displayScale
    let size = cell.bounds.size
    let full = CGRect(x: 0, y: size.height - thickness, width: size.width, height: thickness)
    var lines = SeparatorLines(below: inset(full, in: cell))
    switch style {
    case .plain: break
    case .grouped:
      if cell.position.isLast { lines.below = full }
      if cell.position.isFirst { lines.above = CGRect(x: 0, y: 0, width: size.width, height: thickness) }
    case .insetGrouped:
      if cell.position.isLast { lines.below = nil }
    }
    return lines
  }

  private func inset(_ line: CGRect, in cell: UITableViewCell) -> CGRect {
    let isMirrored = cell.runsRightToLeft
    let automatic = cell.automaticSeparatorStart
    let safe = isMirrored ? cell.safeAreaInsets.right : cell.safeAreaInsets.left
    var start = automatic
    var end = style == .insetGrouped ? CellMetrics.current.separatorEnd : 0
    if let own = cell.editing.separatorInset ?? storedSeparatorInset {
      let (leading, trailing) = isMirrored ? (own.right, own.left) : (own.left, own.right)
      let isOwn = cell.editing.separatorInset != nil
      start = isOwn || separatorInsetReference == .fromCellEdges ? safe + leading : automatic + leading
      end = trailing
    }
    let width = max(0, line.width - start - end)
    return CGRect(x: isMirrored ? end : start, y: line.minY, width: width, height: line.height)
  }
}
