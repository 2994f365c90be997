// SPDX-License-Identifier: MIT

/// Headers and footers of sections: how high they are, and their views.
extension UITableView {
  /// Above each header of a plain table there is room.
  var headerPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? CellMetrics.plainHeaderPadding : 0
  }

  // MARK: Before they are shown

  /// Finds out whether the delegate has views for headers and footers, by asking for the first section's.
  func findBandViews() {
    for side in BandSide.allCases {
      let view = delegateView(side, 0)
      heightRules.delegateHasViews[side] = view != nil
      heightRules.firstViews[side] = view
    }
  }

  private func delegateView(_ side: BandSide, _ section: Int) -> UIView? {
    switch side {
    case .header: asked { $0.tableView(self, viewForHeaderInSection: section) } ?? nil
    case .footer: asked { $0.tableView(self, viewForFooterInSection: section) } ?? nil
    }
  }

  private func title(_ side: BandSide, _ section: Int) -> String? {
    switch side {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  /// The height that the delegate gives; nil where it gives none.
  ///
  /// A grouped table takes 0 for the standard height: that is why apps return the least number above it.
  private func givenHeight(_ side: BandSide, _ section: Int) -> CGFloat? {
    let height =
      switch side {
      case .header: asked { $0.tableView(self, heightForHeaderInSection: section) }
      case .footer: asked { $0.tableView(self, heightForFooterInSection: section) }
      }
    guard let height, height > 0 || (height == 0 && style == .plain) else { return nil }
    return onPixels(height)
  }

  /// ``sectionHeaderHeight`` or ``sectionFooterHeight``; nil where they are automatic.
  private func commonHeight(_ side: BandSide) -> CGFloat? {
    let height = side == .header ? sectionHeaderHeight : sectionFooterHeight
    return height >= 0 ? onPixels(height) : nil
  }

  private func estimate(_ side: BandSide, _ section: Int) -> CGFloat? {
    let estimate =
      switch side {
      case .header:
        asked { $0.tableView(self, estimatedHeightForHeaderInSection: section) } ?? estimatedSectionHeaderHeight
      case .footer:
        asked { $0.tableView(self, estimatedHeightForFooterInSection: section) } ?? estimatedSectionFooterHeight
      }
    return estimate > 0 ? onPixels(estimate) : nil
  }

  /// What a grouped table leaves above its first section, unless the height was given.
  private func extraRoom(_ side: BandSide, _ section: Int, isTitle: Bool) -> CGFloat {
    guard style != .plain, side == .header, section == 0, isTitle || commonHeight(side) == nil else { return 0 }
    return onPixels(CellMetrics.groupedGap)
  }

  /// A header or footer as far as it can be known without its view.
  func loadedBand(_ side: BandSide, _ section: Int) -> TableGeometry.Band {
    if let given = givenHeight(side, section) { return TableGeometry.Band(height: given) }
    let hasTitle = title(side, section) != nil
    guard hasTitle || heightRules.delegateHasViews[side] == true else { return emptyBand(side, section) }
    if style == .plain, let common = commonHeight(side) { return TableGeometry.Band(height: common) }
    let standard = style == .plain ? CellMetrics.plainHeaderHeight : onPixels(CellMetrics.groupedGap)
    let guess = commonHeight(side) ?? estimate(side, section) ?? standard
    return TableGeometry.Band(height: guess + extraRoom(side, section, isTitle: hasTitle), isKnown: false)
  }

  /// A header or footer without a view: nothing in a plain table, a gap in a grouped one.
  private func emptyBand(_ side: BandSide, _ section: Int) -> TableGeometry.Band {
    if style == .plain { return TableGeometry.Band() }
    let gap = commonHeight(side) ?? onPixels(CellMetrics.groupedGap)
    return TableGeometry.Band(height: gap + extraRoom(side, section, isTitle: false))
  }

  // MARK: Views

  /// Makes sure that a section's header or footer has its view, if it has one, and its final height.
  func showBand(_ side: BandSide, _ section: Int) {
    let band = geometry.sections[section][side]
    if let view = shown[side, section] {
      if !band.isKnown { geometry.set(knownBand(view, side, section), side, of: section) }
      return
    }
    guard band.height > 0, let view = makeView(side, section) else {
      if !band.isKnown { geometry.set(emptyBand(side, section), side, of: section) }
      return
    }
    (view as? UITableViewHeaderFooterView)?.kind = side == .header ? .header(style) : .footer(style)
    join(view)
    shown[side, section] = view
    geometry.set(knownBand(view, side, section), side, of: section)
    switch side {
    case .header: tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  private func makeView(_ side: BandSide, _ section: Int) -> UIView? {
    if section == 0, let view = heightRules.firstViews.removeValue(forKey: side) { return view }
    let view = delegateView(side, section)
    // What is not known of other sections is taken to be as it was in the last one seen.
    heightRules.delegateHasViews[side] = view != nil
    return view ?? title(side, section).map { titleView($0, side) }
  }

  /// A header or footer that shows a title.
  private func titleView(_ title: String, _ side: BandSide) -> UIView {
    let kind: HeaderFooterKind = side == .header ? .header(style) : .footer(style)
    let view =
      reuse.takeHeader(TableReuse.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: TableReuse.titleIdentifier)
    view.kind = kind
    view.textLabel?.text = kind.shown(title)
    return view
  }

  /// Puts a header or footer in front of the rows.
  private func join(_ view: UIView) {
    view.isHidden = false
    if view.superview !== self { addSubview(view) }
    if view.bounds.width != bounds.width {
      view.frame = CGRect(x: 0, y: view.frame.minY, width: bounds.width, height: view.frame.height)
    }
    (view as? UITableViewHeaderFooterView)?.arrangeContentView()
  }

  // MARK: Final heights

  private func knownBand(_ view: UIView, _ side: BandSide, _ section: Int) -> TableGeometry.Band {
    if let given = givenHeight(side, section) { return TableGeometry.Band(height: given) }
    let isTitle = (view as? UITableViewHeaderFooterView)?.reuseIdentifier == TableReuse.titleIdentifier
    let common = commonHeight(side)
    if let common, style == .plain || !isTitle { return TableGeometry.Band(height: common) }
    // Titles of groups are never cut to the common height: recorded tables with 18 points have titles of 38.
    let height = max(common ?? 0, wantedHeight(of: view)) + (isTitle ? extraRoom(side, section, isTitle: true) : 0)
    return TableGeometry.Band(height: height)
  }

  /// The height that a header or footer wants at the table's width, by its constraints or by `sizeThatFits`.
  private func wantedHeight(of view: UIView) -> CGFloat {
    let usesConstraints = view.marks.contains(.usesConstraints) || view is UITableViewHeaderFooterView
    let target = CGSize(width: bounds.width, height: 0)
    let size =
      usesConstraints
      ? view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      : view.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    return PixelGrid(scale: Double(displayScale)).roundedUp(Double(size.height))
  }
}

extension TableReuse {
  /// The identifier under which views of titles are kept.
  static let titleIdentifier = "UITableViewSectionTitle"
}

/// The two ends of a section.
enum BandSide: CaseIterable { case header, footer }
