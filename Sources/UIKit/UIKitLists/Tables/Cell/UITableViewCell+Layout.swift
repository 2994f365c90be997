// SPDX-License-Identifier: MIT

/// The layout of a cell's subviews.
extension UITableViewCell {
  /// The table view that contains the cell.
  var tableView: UITableView? { storedSuperview as? UITableView }

  // MARK: Insets

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The horizontal safe area insets, if the table insets content views to the safe area.
  private var safeSides: UIEdgeInsets {
    guard tableView?.insetsContentViewsToSafeArea ?? true else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  /// The distance between the trailing edge and the accessory, in points.
  private var accessoryMargin: CGFloat {
    let isCard = tableView?.style == .insetGrouped && shownAccessoryView == nil && shownAccessoryType != .none
    return isCard ? CellMetrics.current.accessoryEnd ?? standardMargins.right : standardMargins.right
  }

  private var shownAccessoryType: AccessoryType { editing.isEditing ? editingAccessoryType : accessoryType }
  private var shownAccessoryView: UIView? { editing.isEditing ? editingAccessoryView : accessoryView }
  private var showsEditControl: Bool { editing.isEditing && (editingStyle != .none || editing.marksSelection) }
  private var showsReorderNow: Bool { editing.isEditing && showsReorderControl }

  private var accessoryWidth: CGFloat {
    if let view = shownAccessoryView { return view.bounds.width }
    return PixelGrid(scale: Double(displayScale)).roundedUp(Double(CellMetrics.width(of: shownAccessoryType)))
  }

  /// The widths of the subviews before and after the content view, inside the safe area, in points.
  private var takenRoom: (leading: CGFloat, trailing: CGFloat) {
    let leading = editing.isEditing && shouldIndentWhileEditing && showsEditControl ? CellMetrics.editControlWidth : 0
    var trailing: CGFloat = tableView?.sectionIndexWidth ?? 0
    let reorder = showsReorderNow ? CellMetrics.reorderControlWidth : 0
    if accessoryWidth > 0 || reorder > 0 { trailing += accessoryMargin }
    if accessoryWidth > 0 && reorder > 0 { trailing += 8 }
    return (leading, trailing + accessoryWidth + reorder)
  }

  /// Returns the frame of the content view in a cell of `size`.
  func contentRect(in size: CGSize) -> CGRect {
    let safe = safeSides
    let taken = takenRoom
    let left = safe.left + (isRightToLeft ? taken.trailing : taken.leading)
    let right = safe.right + (isRightToLeft ? taken.leading : taken.trailing)
    return CGRect(x: left, y: 0, width: max(0, size.width - left - right), height: size.height)
  }

  // MARK: Positioning

  /// Lays out the content view and the other subviews.
  func arrangeParts() {
    arrangeContentView()
    arrangeBackgrounds()
    arrangeControls()
    arrangeStyledContent()
    arrangeSeparators()
  }

  func arrangeContentView() {
    let rect = contentRect(in: bounds.size)
    // Setting a frame requests layout even if the frame does not change.
    if storedContentView.frame != rect { storedContentView.frame = rect }
  }

  private func arrangeControls() {
    let safe = safeSides
    let taken = takenRoom
    var trailing = (isRightToLeft ? safe.left : safe.right) + accessoryMargin + (tableView?.sectionIndexWidth ?? 0)
    arrangeEditControl(at: isRightToLeft ? safe.right : safe.left, indents: taken.leading > 0)
    if showsReorderNow {
      let control = parts.reorderControl ?? UITableViewCellReorderControl(frame: .zero)
      parts.reorderControl = control
      setFrame(of: control, width: CellMetrics.reorderControlWidth, height: bounds.height, fromTrailing: trailing)
      trailing += CellMetrics.reorderControlWidth + 8
    } else {
      parts.reorderControl?.removeFromSuperview()
    }
    arrangeAccessory(fromTrailing: trailing)
  }

  private func arrangeEditControl(at leading: CGFloat, indents: Bool) {
    guard showsEditControl else {
      parts.editControl?.removeFromSuperview()
      return
    }
    let control = parts.editControl ?? UITableViewCellEditControl(frame: .zero)
    parts.editControl = control
    control.sign = editing.marksSelection ? .selection(isSelected) : editingStyle == .insert ? .insert : .delete
    if let rect = CellMetrics.current.editControl {
      let top = ((bounds.height - rect.height) / 2 * displayScale).rounded(.down) / displayScale
      setFrame(
        of: control, width: rect.width, height: bounds.height, fromTrailing: bounds.width - leading - rect.maxX)
      control.frame = CGRect(x: control.frame.minX, y: top, width: rect.width, height: rect.height)
      return
    }
    let width = CellMetrics.editControlWidth
    setFrame(of: control, width: width, height: bounds.height, fromTrailing: bounds.width - leading - width)
  }

  private func arrangeAccessory(fromTrailing trailing: CGFloat) {
    // Editing mode has an accessory of its own, or none.
    let other = editing.isEditing ? accessoryView : editingAccessoryView
    if let other, other !== shownAccessoryView { other.removeFromSuperview() }
    if let view = shownAccessoryView {
      parts.accessory?.removeFromSuperview()
      setFrame(of: view, width: view.bounds.width, height: view.bounds.height, fromTrailing: trailing)
      return
    }
    let type = shownAccessoryType
    if parts.accessory?.type != type {
      parts.accessory?.removeFromSuperview()
      parts.accessory = nil
    }
    guard type != .none else { return }
    let view = parts.accessory ?? UITableViewCellAccessoryView(type)
    parts.accessory = view
    setFrame(of: view, width: accessoryWidth, height: bounds.height, fromTrailing: trailing)
    guard type == .disclosureIndicator, let height = CellMetrics.current.disclosureHeight else { return }
    let top = ((bounds.height - 1 / displayScale - height) / 2).rounded(.down)
    view.frame = CGRect(x: view.frame.minX, y: top, width: view.frame.width, height: height)
  }

  // MARK: Styled content

  private var usesStyledContent: Bool { contentConfiguration == nil }

  /// Returns the arrangement of a styled cell's visible image, title and detail.
  private func styledArrangement() -> CellContentArrangement {
    let margins = storedContentView.layoutMargins
    let isStacked = style != .default && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let indentation = CGFloat(indentationLevel) * indentationWidth
    var result = CellContentArrangement(
      style: isStacked ? .subtitle : style,
      insets: UIEdgeInsets(
        top: margins.top, left: (isRightToLeft ? margins.right : margins.left) + indentation, bottom: margins.bottom,
        right: isRightToLeft ? margins.left : margins.right))
    if let image = parts.image?.image {
      result.imageSize = image.size
      result.imageRoom = image.isSymbolImage ? CellMetrics.symbolWidth : image.size.width
    }
    result.title = parts.title.flatMap { ($0.text ?? "").isEmpty ? nil : $0 }
    result.detail = parts.detail.flatMap { ($0.text ?? "").isEmpty ? nil : $0 }
    if tableView?.style == .plain, let gap = CellMetrics.current.subtitleGapInPlainTable { result.subtitleGap = gap }
    let isSubtitled = result.style == .subtitle && result.title != nil && result.detail != nil
    let change = isSubtitled ? subtitleMarginChange(result) : textMargin - CellMetrics.contentMargin
    result.insets.top += change
    result.insets.bottom += change
    if CellMetrics.current.containsSeparator, tableView?.style == .plain { result.separatorHeight = 1 / displayScale }
    result.shiftsStackedTexts = tableView?.style == .plain || CellMetrics.current.subtitleRoomInPlainTable == nil
    result.titleFillsHeight = style == .default
    result.runsRightToLeft = isRightToLeft
    result.scale = displayScale
    return result
  }

  /// The vertical margins of a text, in points.
  private var textMargin: CGFloat {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return isLarge ? CellMetrics.current.accessibilityTextMargin : CellMetrics.current.textMargin
  }

  /// The difference of the vertical margins of two stacked texts from those of the cell, in points. Recorded subtitle cells are lower
  /// than two texts with the margins of a single text.
  private func subtitleMarginChange(_ arrangement: CellContentArrangement) -> CGFloat {
    let lists = CellMetrics.current
    guard tableView?.style == .plain, let room = lists.subtitleRoomInPlainTable else {
      return textMargin - CellMetrics.contentMargin - lists.subtitleMarginReduction
    }
    let growing = UIFontMetrics(forTextStyle: .body).scaledValue(for: room.growing, compatibleWith: traitCollection)
    return (max(room.least, growing) - arrangement.subtitleGap) / 2 - CellMetrics.contentMargin
  }

  private func arrangeStyledContent() {
    guard usesStyledContent, parts.image != nil || parts.title != nil || parts.detail != nil else { return }
    var arrangement = styledArrangement()
    let size = storedContentView.bounds.size
    // An image that is higher than the row is scaled down.
    if let image = parts.image?.image, image.size.height > size.height {
      arrangement.imageSize = image.size(within: CGSize(width: 0, height: size.height))
      arrangement.imageRoom = max(arrangement.imageSize.width, image.isSymbolImage ? CellMetrics.symbolWidth : 0)
    }
    let frames = arrangement.frames(in: size)
    set(parts.image, arrangement.imageSize == .zero ? .zero : frames.image)
    set(parts.title, arrangement.title == nil ? .zero : frames.title)
    set(parts.detail, arrangement.detail == nil ? .zero : frames.detail)
  }

  private func set(_ view: UIView?, _ frame: CGRect) {
    guard let view, view.translatesAutoresizingMaskIntoConstraints, view.frame != frame else { return }
    view.frame = frame
  }

  /// Returns the height of a cell whose content is not laid out by constraints, in points.
  func styledHeight(forWidth width: CGFloat) -> CGFloat {
    let pixel = 1 / displayScale
    let minimum =
      CellMetrics.current.containsSeparator ? CellMetrics.standardHeight : CellMetrics.standardHeight - pixel
    guard parts.title != nil || parts.detail != nil || parts.image != nil else { return minimum }
    let contentWidth = contentRect(in: CGSize(width: width, height: bounds.height)).width
    return max(minimum, styledArrangement().height(forWidth: contentWidth))
  }

  // MARK: Fitting

  /// Returns the fitting size of a cell: from the constraints of the content view if it has any, otherwise from the
  /// styled content.
  func fittingSizeOfContent(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard CellMeasurement.isLaidOutByConstraints(storedContentView) else {
      let size = sizeThatFits(CGSize(width: target.width, height: target.height))
      return CGSize(width: size.width, height: vertical == .required ? target.height : size.height)
    }
    let taken = max(0, bounds.width - contentRect(in: bounds.size).width)
    return fittingSizeOfContent(target, besides: CGSize(width: taken, height: 0), horizontal, vertical)
  }
}
