// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// Translating constraints, autoresizing masks and content sizes into rows.
extension LayoutHost {
  // MARK: Constraints

  /// The constraint in the engine's terms, with the item of its container and the direction of its contents; `nil` when one of
  /// its items no longer exists.
  func lowered(_ constraint: NSLayoutConstraint)
    -> (constraint: ItemConstraint, container: ItemID, direction: LayoutDirection)?
  {
    if constraint.awaitsHierarchy, let container = constraint.container, !constraint.checkHierarchy(container) {
      return nil
    }
    guard constraint.checkAxes() else { return nil }
    guard let first = firstAnchor(of: constraint), let container = containerItem(of: constraint) else { return nil }
    var result = ItemConstraint(
      first, constraint.relation, multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
      priority: constraint.priority.solverPriority.value)
    if constraint.storedSecondAttribute != .notAnAttribute {
      result.second = secondAnchor(of: constraint)
      if result.second == nil { return nil }
    }
    if let origins = constraint.origins {
      result.firstOrigin = anchor(origins.first?.item, origins.firstAttribute)
      result.secondOrigin = anchor(origins.second?.item, origins.secondAttribute)
    }
    return (result, container, entries[Int(container.index)].traits.direction)
  }

  // Nearly all sides refer to the frame of a view that already has an item. Other cases are handled separately, so that
  // the common case neither retains nor copies anything.

  private func firstAnchor(of constraint: NSLayoutConstraint) -> ItemAnchor? {
    let attribute = constraint.storedFirstAttribute
    guard attribute.isOfAlignmentRectangle,
      let index = constraint.firstReference?.with({ $0.indexOfView(isLive: isLive) }),
      index >= 0
    else { return uncommonFirstAnchor(of: constraint) }
    return ItemAnchor(engine.item(at: index), attribute)
  }

  private func secondAnchor(of constraint: NSLayoutConstraint) -> ItemAnchor? {
    let attribute = constraint.storedSecondAttribute
    guard attribute.isOfAlignmentRectangle,
      let index = constraint.secondReference?.with({ $0.indexOfView(isLive: isLive) }),
      index >= 0
    else { return uncommonSecondAnchor(of: constraint) }
    return ItemAnchor(engine.item(at: index), attribute)
  }

  @inline(never)
  private func uncommonFirstAnchor(of constraint: NSLayoutConstraint) -> ItemAnchor? {
    anchor(constraint.firstHandle, constraint.storedFirstAttribute, besides: constraint.secondHandle)
  }

  @inline(never)
  private func uncommonSecondAnchor(of constraint: NSLayoutConstraint) -> ItemAnchor? {
    anchor(constraint.secondHandle, constraint.storedSecondAttribute, besides: constraint.firstHandle)
  }

  /// The item of the view on which a constraint is installed.
  private func containerItem(of constraint: NSLayoutConstraint) -> ItemID? {
    let index = constraint.containerIndex(isLive: isLive)
    return index >= 0 ? engine.item(at: index) : makeContainerItem(of: constraint)
  }

  @inline(never)
  private func makeContainerItem(of constraint: NSLayoutConstraint) -> ItemID? {
    guard let container = constraint.container else { return nil }
    return item(for: container)
  }

  /// The engine's anchor for one side of a constraint whose other side refers to `other`.
  private func anchor(
    _ handle: LayoutItemHandle?, _ attribute: LayoutAttribute, besides other: LayoutItemHandle?
  ) -> ItemAnchor? {
    anchor(contentArea(of: handle, attribute, besides: other) ?? handle, attribute)
  }

  /// The engine's anchor for an attribute of a view or guide, after updating the metrics that it depends on.
  private func anchor(_ handle: LayoutItemHandle?, _ attribute: LayoutAttribute) -> ItemAnchor? {
    if let view = handle?.view {
      if attribute.isBaseline { return baselineAnchor(of: view, attribute) }
      let item = item(for: view)
      if attribute.dependsOnMargins { bringMarginsUpToDate(of: view, item) }
      return ItemAnchor(item, attribute)
    }
    guard let guide = handle?.guide, let item = item(for: guide) else { return nil }
    // A content area has the margins of its scroll view.
    if attribute.dependsOnMargins, guide.systemKind == .scrollContent || guide.systemKind == .scrollExtent,
      let owner = guide.storedOwner
    {
      bringMarginsUpToDate(of: owner, item)
    }
    switch attribute {
    case .firstBaseline: return ItemAnchor(item, .top)
    case .lastBaseline: return ItemAnchor(item, .bottom)
    default: return ItemAnchor(item, attribute)
    }
  }

  /// The baseline of the view that provides it for `view`, or the corresponding edge when there is no text.
  private func baselineAnchor(of view: UIView, _ attribute: LayoutAttribute) -> ItemAnchor {
    let isFirst = attribute == .firstBaseline
    let textView = isFirst ? view.firstBaselineView : view.lastBaselineView
    guard let textView, let offset = isFirst ? textView.firstBaselineFromTop : textView.lastBaselineFromBottom else {
      return ItemAnchor(item(for: view.viewForBaseline(isFirst: isFirst)), isFirst ? .top : .bottom)
    }
    let item = item(for: textView)
    var metrics = engine.metrics(of: item)
    let shares = textView.baselineShares
    if isFirst {
      metrics.firstBaselineShare = shares.first
      metrics.firstBaseline = Double(offset) - shares.first * Double(textView.baselineReferenceHeight)
    } else {
      metrics.lastBaselineShare = shares.last
      metrics.lastBaseline = Double(offset) - shares.last * Double(textView.baselineReferenceHeight)
    }
    engine.setMetrics(metrics, of: item)
    return ItemAnchor(item, attribute)
  }

  private func bringMarginsUpToDate(of view: UIView, _ item: ItemID) {
    var metrics = engine.metrics(of: item)
    metrics.margins = Insets(limited: view.layoutMargins)
    engine.setMetrics(metrics, of: item)
  }

  // MARK: Rows of the item itself

  /// Adds the rows of a view's autoresizing mask or content size, or of the root's role.
  func addGeneratedRows(for view: UIView, _ id: ItemID) {
    if view === root {
      addRootRows(id)
      let isPinned = isLive && view.storedTranslatesAutoresizingMask
      if !isPinned { queueContentSize(of: view) }
    } else if view.storedTranslatesAutoresizingMask {
      addAutoresizingRows(for: view, id)
    } else {
      queueContentSize(of: view)
    }
  }

  private func addRootRows(_ id: ItemID) {
    let width = ItemAnchor(id, .width)
    let height = ItemAnchor(id, .height)
    let size = root.storedBounds.size
    var rows: [ConstraintID] = [
      pin(ItemAnchor(id, .left), 0, .required, .autoresizing(item: id.index, .left)),
      pin(ItemAnchor(id, .top), 0, .required, .autoresizing(item: id.index, .top)),
    ]
    switch role {
    case .live where root.storedTranslatesAutoresizingMask:
      rows.append(pin(width, size.width, .required, .autoresizing(item: id.index, .width)))
      rows.append(pin(height, size.height, .required, .autoresizing(item: id.index, .height)))
    case .live:
      // Nothing else determines the size of such a root, so it keeps its current size where constraints leave it open.
      rows.append(pin(width, size.width, .keepsPresentSize, .presentSize(.horizontal)))
      rows.append(pin(height, size.height, .keepsPresentSize, .presentSize(.vertical)))
    case .fitting(let target, let horizontal, let vertical):
      rows.append(pin(width, target.width, horizontal.solverPriority, .fittingTarget(.horizontal)))
      rows.append(pin(height, target.height, vertical.solverPriority, .fittingTarget(.vertical)))
    }
    entries[Int(id.index)].autoresizingRows = rows
  }

  private func pin(_ value: ItemAnchor, _ number: CGFloat, _ priority: Priority, _ owner: RowOwner) -> ConstraintID {
    insertRow(value, .equal, plus: Double(number), priority: priority, owner: owner)
  }

  /// Adds rows for `origin = share * container + c` and `size = share * container + c` on both axes.
  private func addAutoresizingRows(for view: UIView, _ id: ItemID) {
    guard let superview = view.storedSuperview else { return }
    let container = item(for: superview)
    let lines = autoresizingLines(of: view, in: superview)
    entries[Int(id.index)].autoresizingRows = lines.map { line in
      let isAcross = line.attribute == .left || line.attribute == .width
      return insertRow(
        ItemAnchor(id, line.attribute), .equal, share: line.share,
        of: line.share == 0 ? nil : ItemAnchor(container, isAcross ? .width : .height), plus: line.constant,
        owner: .autoresizing(item: id.index, line.attribute))
    }
  }

  /// An attribute's value as a fraction of the container's size plus a constant.
  struct AutoresizingLine {
    var attribute: NSLayoutConstraint.Attribute
    var share: Double
    var constant: Double
  }

  /// The positions and sizes that the autoresizing mask of `view` gives, from the current frame in its superview.
  func autoresizingLines(of view: UIView, in superview: UIView) -> [AutoresizingLine] {
    let size = superview.storedBounds.size
    let across = view.autoresizing(.horizontal, in: size.width)
    let down = view.autoresizing(.vertical, in: size.height)
    func line(_ attribute: NSLayoutConstraint.Attribute, _ value: Double, _ share: Double, _ container: Double)
      -> AutoresizingLine
    {
      AutoresizingLine(
        attribute: attribute, share: share.isFinite ? share : 0,
        constant: value.engineLength - (share.isFinite ? share * container.engineLength : 0))
    }
    return [
      line(.left, across.origin, across.shares.origin, across.containerSize),
      line(.width, across.size, across.shares.size, across.containerSize),
      line(.top, down.origin, down.shares.origin, down.containerSize),
      line(.height, down.size, down.shares.size, down.containerSize),
    ]
  }

  /// Updates the rows of a view whose frame or autoresizing mask was set by code.
  func geometryWasSetByHand(of view: UIView) {
    let index = view.layoutItem.live
    guard isLive, index >= 0 else { return }
    entries[Int(index)].needsPlacement = true
    itemsToPlace.append(engine.item(at: index))
    if view === root { return rootSizeWasSetByHand(engine.item(at: index)) }
    guard view.storedTranslatesAutoresizingMask, let superview = view.storedSuperview else { return }
    let lines = autoresizingLines(of: view, in: superview)
    let rows = entries[Int(index)].autoresizingRows
    let isFixed = lines.allSatisfy { $0.share == 0 }
    if isFixed, rows.count == lines.count, view.autoresizingMask.isDisjoint(with: .all) {
      for (line, row) in zip(lines, rows) { setConstant(line.constant, of: row) }
    } else {
      // The fractions depend on the frame, so the rows are replaced.
      for row in rows { removeRow(row) }
      addAutoresizingRows(for: view, engine.item(at: index))
    }
    superview.markNeedsLayout()
  }

  private func rootSizeWasSetByHand(_ id: ItemID) {
    let rows = entries[Int(id.index)].autoresizingRows
    let size = root.storedBounds.size
    setConstant(Double(size.width), of: rows[2])
    setConstant(Double(size.height), of: rows[3])
    root.markNeedsLayout()
  }

  // MARK: Content size

  /// Gets the content size of a view and updates its rows.
  func updateContentRows(of view: UIView, _ id: ItemID) {
    let metrics = metricsKeepingMargins(of: view, id)
    if metrics != engine.metrics(of: id) {
      engine.setMetrics(metrics, of: id)
      hasRowsWithOldMetrics = true
    }
    guard !view.storedTranslatesAutoresizingMask || (view === root && !isLive) else { return }
    let index = Int(id.index)
    setDependsOnWidth(view.heightForLayoutDependsOnWidth, id)
    entries[index].measuredWidth = nil
    entries[index].wrapping = nil
    let size = view.contentSizeForLayout(fittingWidth: keepsWrappedWidths ? view.wrappedWidth : nil)
    if size == ItemEntry.ContentRows.noSize, !entries[index].hasContentRows { return }
    let insets = engine.metrics(of: id).alignmentInsets
    let priorities = view.contentPriorities
    var rows = entries[index].contentRows
    rows.size = size
    update(
      &rows.atMostWidth, &rows.atLeastWidth, &rows.widthRequest,
      .init(
        length: size.width, inset: insets.left + insets.right, hugging: priorities.horizontalHugging,
        compression: priorities.horizontalCompression),
      ItemAnchor(id, .width), .contentSize(item: id.index, .horizontal))
    update(
      &rows.atMostHeight, &rows.atLeastHeight, &rows.heightRequest,
      .init(
        length: size.height, inset: insets.top + insets.bottom, hugging: priorities.verticalHugging,
        compression: priorities.verticalCompression),
      ItemAnchor(id, .height), .contentSize(item: id.index, .vertical))
    entries[index].contentRows = rows
  }

  /// Stores whether the height of an item's content depends on its width.
  private func setDependsOnWidth(_ depends: Bool, _ id: ItemID) {
    guard depends != entries[Int(id.index)].dependsOnWidth else { return }
    entries[Int(id.index)].dependsOnWidth = depends
    if depends { listedWidthDependentItems.append(id.index) } else { hasOutdatedWidthDependentItems = true }
  }

  func metricsKeepingMargins(of view: UIView, _ id: ItemID) -> ItemMetrics {
    let old = engine.metrics(of: id)
    var metrics = metrics(of: view)
    metrics.margins = old.margins
    metrics.firstBaseline = old.firstBaseline
    metrics.lastBaseline = old.lastBaseline
    metrics.firstBaselineShare = old.firstBaselineShare
    metrics.lastBaselineShare = old.lastBaselineShare
    return metrics
  }

  /// Updates the two rows `length - inset <= value` and `>= value`, and removes them when there is no value.
  ///
  /// Rows that have what is requested stay as they are. Where constraints were broken, they get it again, which tries those anew.
  func update(
    _ atMost: inout ConstraintID?, _ atLeast: inout ConstraintID?, _ last: inout ItemEntry.ContentRows.Request?,
    _ request: ItemEntry.ContentRows.Request, _ length: ItemAnchor, _ owner: RowOwner
  ) {
    if request == last, !hasFailed { return }
    last = request
    let value = request.length
    if value.isNaN {
      LayoutException.raise(.internalInconsistency, "Constant is not finite!  That's illegal.  constant:\(value)")
    }
    // A size that is not a number requests nothing. An infinite size requests as much as a constraint can.
    let requestsSize = value != UIView.noIntrinsicMetric && !value.isNaN
    let constant = requestsSize ? Double(NSLayoutConstraint.limited(value)) + request.inset : 0
    set(&atMost, .lessThanOrEqual, length, constant, requestsSize ? request.hugging : .none, owner)
    set(&atLeast, .greaterThanOrEqual, length, constant, requestsSize ? request.compression : .none, owner)
  }

  private func set(
    _ row: inout ConstraintID?, _ relation: LayoutRelation, _ length: ItemAnchor, _ constant: Double,
    _ priority: UILayoutPriority, _ owner: RowOwner
  ) {
    if priority == .none {
      if let existing = row { removeRow(existing) }
      row = nil
    } else if let existing = row {
      setConstant(constant, of: existing)
      setPriority(priority.solverPriority, of: existing)
    } else {
      row = insertRow(length, relation, plus: constant, priority: priority.solverPriority, owner: owner)
    }
  }
}

extension Priority {
  /// Less than every priority that a user can set: keeps a size that nothing else determines.
  static let keepsPresentSize = Priority(.leastNormalMagnitude)
}

extension Insets {
  /// Insets of UIKit, limited to what the engine calculates with.
  init(limited insets: UIEdgeInsets) {
    self.init(
      left: Double(insets.left).engineLength, top: Double(insets.top).engineLength,
      right: Double(insets.right).engineLength, bottom: Double(insets.bottom).engineLength)
  }
}

extension UILayoutPriority {
  /// 0: the priority of content hugging and compression resistance with which a view does not request its content size.
  static let none = UILayoutPriority(0)
}

extension UIView.AutoresizingMask {
  static let all: UIView.AutoresizingMask = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
    .flexibleBottomMargin,
  ]
}

extension UIView {
  /// The autoresizing mask along `axis`, for a superview of `containerSize` points.
  func autoresizing(_ axis: NSLayoutConstraint.Axis, in containerSize: CGFloat) -> AutoresizingAxis {
    let frame = untransformedFrame
    switch axis {
    case .horizontal:
      return AutoresizingAxis(
        flexibleMin: autoresizingMask.contains(.flexibleLeftMargin),
        flexibleSize: autoresizingMask.contains(.flexibleWidth),
        flexibleMax: autoresizingMask.contains(.flexibleRightMargin),
        origin: Double(frame.minX), size: Double(frame.width), containerSize: Double(containerSize))
    case .vertical:
      return AutoresizingAxis(
        flexibleMin: autoresizingMask.contains(.flexibleTopMargin),
        flexibleSize: autoresizingMask.contains(.flexibleHeight),
        flexibleMax: autoresizingMask.contains(.flexibleBottomMargin),
        origin: Double(frame.minY), size: Double(frame.height), containerSize: Double(containerSize))
    }
  }
}
