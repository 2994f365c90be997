// SPDX-License-Identifier: MIT

/// The responses to changes of a cell's subviews and state.
extension UITableViewCell {
  // MARK: Size

  /// Called when the content's intrinsic size was invalidated.
  func preferredSizeMayHaveChanged() { tableView?.contentSizeBecameInvalid(of: self) }

  /// Called when the image or a text of a styled cell has changed.
  func styledContentDidChange() {
    setNeedsLayout()
    tableView?.descendantNeedsLayout(in: self)
  }

  /// Called when a subview beside the content has changed, which also changes the width of the content.
  func partsDidChange() {
    arrangeContentView()
    setNeedsLayout()
  }

  // MARK: Backgrounds

  func replaceBackground(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  func replaceAccessory(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    partsDidChange()
  }

  /// A background configuration shows the selection itself.
  private var showsSelection: Bool {
    (isSelected || isHighlighted) && selectionStyle != .none && backgroundConfiguration == nil
  }

  /// Lays out the backgrounds, with the selected one in front of the other.
  func arrangeBackgrounds() {
    arrangeConfiguredBackground()
    var behind: [UIView] = []
    if let backgroundView { behind.append(backgroundView) }
    let chosen = [selectedBackgroundView, multipleSelectionBackgroundView, parts.selectedBackground]
    if showsSelection {
      behind.append(selectionView)
    } else {
      for view in chosen where view?.superview === self { view?.removeFromSuperview() }
    }
    for (index, view) in behind.enumerated().map({ ($0 + (configured.background == nil ? 0 : 1), $1) }) {
      if view.superview !== self || subviews.firstIndex(where: { $0 === view }) != index {
        insertSubview(view, at: index)
      }
      if view.frame != bounds { view.frame = bounds }
      view.layer.cornerRadius = layer.cornerRadius
      view.layer.maskedCorners = layer.maskedCorners
    }
  }

  private var selectionView: UIView {
    if tableView?.allowsMultipleSelection == true, let view = multipleSelectionBackgroundView { return view }
    if let selectedBackgroundView { return selectedBackgroundView }
    let view = parts.selectedBackground ?? UITableViewCellSelectedBackground(frame: bounds)
    parts.selectedBackground = view
    return view
  }

  // MARK: Selection

  func showsAsSelected(_ selected: Bool) {
    guard selected != editing.isSelected else { return }
    editing.isSelected = selected
    selectionLookDidChange()
  }

  func selectionLookDidChange() {
    for label in [parts.title, parts.detail] { label?.isHighlighted = isSelected || isHighlighted }
    parts.image?.isHighlighted = isSelected || isHighlighted
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  // MARK: Configurations

  func showConfiguration(_ configuration: (any UIContentConfiguration)?) {
    show(configuration)
    for view in [parts.image, parts.title, parts.detail] as [UIView?] { view?.isHidden = configuration != nil }
    preferredSizeMayHaveChanged()
  }

  // MARK: Separators

  /// Lays out the separator below the cell and, for the first row of a group, the one above it.
  func arrangeSeparators() {
    let lines = tableView?.separatorLines(of: self) ?? SeparatorLines()
    parts.separator = separatorView(lines.below, parts.separator)
    parts.topSeparator = separatorView(lines.above, parts.topSeparator)
  }

  private func separatorView(_ frame: CGRect?, _ view: UITableViewCellSeparatorView?) -> UITableViewCellSeparatorView? {
    guard let frame else {
      view?.removeFromSuperview()
      return nil
    }
    let line = view ?? UITableViewCellSeparatorView(frame: frame)
    line.backgroundColor = tableView?.separatorColor
    if line.superview !== self { addSubview(line) }
    if line.frame != frame { line.frame = frame }
    return line
  }

  /// The automatic leading inset of the separator, in points: the leading edge of the text.
  var automaticSeparatorStart: CGFloat {
    let contentRect = contentRect(in: bounds.size)
    let margins = storedContentView.layoutMargins
    let start = runsRightToLeft ? bounds.width - contentRect.maxX : contentRect.minX
    if let list = configured.view as? UIListContentView { return start + list.textStart }
    let margin = runsRightToLeft ? margins.right : margins.left
    guard contentConfiguration == nil, let image = parts.image?.image else { return start + margin }
    let room = image.isSymbolImage ? max(image.size.width, CellMetrics.symbolWidth) : image.size.width
    return start + margin + room + CellMetrics.imageGap
  }
}

/// The separators of a cell, in its coordinates; `nil` for one that is not shown.
struct SeparatorLines {
  var above: CGRect?
  var below: CGRect?
}
