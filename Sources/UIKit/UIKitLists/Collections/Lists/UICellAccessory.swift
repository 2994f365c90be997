// SPDX-License-Identifier: MIT

/// A view beside the content of a list cell: an indicator, a control or a text.
///
/// Source: Apple, `UICellAccessory`; widths are those of tables.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The state in which an accessory is shown.
  public enum DisplayedState: Sendable {
    /// In every state.
    case always
    /// In editing mode.
    case whenEditing
    /// Outside of editing mode.
    case whenNotEditing
  }

  /// The side of the content at which an accessory is placed.
  public enum Placement: Sendable {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The width that is reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the view.
    case actual
    /// A width that aligns accessories of several cells. Here, the width of the view.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The effect of an accessory when it is touched.
  enum Role: Equatable {
    /// None: the touch is one of the row.
    case sign
    /// Its action.
    case control
    /// The items below that of the row are shown or hidden. If the style says so, by a tap anywhere in the row.
    case outline(OutlineDisclosureOptions.Style)
    /// The swipe actions of the row are shown.
    case delete
    /// The row is moved by a drag.
    case reorder
  }

  /// The content of an accessory.
  enum Content {
    /// A table accessory.
    case sign(UITableViewCell.AccessoryType)
    /// A symbol in an area of the given width, in points.
    case symbol(String, width: CGFloat)
    /// A circle, which is filled while the row is selected.
    case selection
    case text(String, font: UIFont?)
    /// A view of the app, which has the size of its content unless it keeps its own.
    case view(UIView, keepsSize: Bool)
  }

  let content: Content
  let placement: Placement
  /// The tint color; `nil` for the default color of the accessory.
  var tintColor: UIColor?
  /// Whether the accessory is never shown.
  var isHidden = false
  /// The width of the accessory, in points; `nil` for the width of its view.
  var width: CGFloat?
  /// The effect of the accessory when it is touched.
  var role = Role.sign
  /// Called when the accessory is tapped, in place of the effect that it has otherwise.
  var action: (() -> Void)?

  // MARK: Displaying

  /// Whether the accessory is before the content.
  var isLeading: Bool {
    if case .leading = placement { return true }
    return false
  }

  /// Returns whether the accessory is shown.
  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    if isHidden { return false }
    let state: DisplayedState
    switch placement {
    case .leading(let displayed), .trailing(let displayed): state = displayed
    }
    switch state {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  /// Creates the view of the accessory.
  func makeView() -> UIView {
    let view = makeContent()
    if let width { view.frame.size.width = width }
    return view
  }

  private func makeContent() -> UIView {
    switch content {
    case .sign(let type):
      let view = UITableViewCellAccessoryView(type)
      if let tintColor { view.tintColor = tintColor }
      view.frame.size = CGSize(width: CellMetrics.width(of: type), height: 24)
      return view
    case .symbol(let name, let width): return makeImageView(UIImage(systemName: name), width: width)
    case .selection: return makeImageView(UICellAccessory.selectionImage(false), width: 24)
    case .text(let text, let font):
      let label = UILabel()
      label.text = text
      label.font = font ?? .preferredFont(forTextStyle: .body)
      label.textColor = tintColor ?? .secondaryLabel
      label.sizeToFit()
      return label
    case .view(let view, _):
      if let tintColor { view.tintColor = tintColor }
      return view
    }
  }

  /// Gives a view of the app the size of its content, which may be another one than before. What has no size of its own in a direction
  /// keeps that of its frame, or that of its constraints if there is none.
  ///
  /// - Returns: Whether the size of the view has changed.
  func fit(_ view: UIView) -> Bool {
    guard case .view(_, keepsSize: false) = content else { return false }
    let before = view.bounds.size
    let content = view.intrinsicContentSize
    var size = CGSize(
      width: content.width < 0 ? before.width : content.width,
      height: content.height < 0 ? before.height : content.height)
    if size.width <= 0 || size.height <= 0 {
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width <= 0 { size.width = fitting.width }
      if size.height <= 0 { size.height = fitting.height }
    }
    if let width { size.width = width }
    if size != before { view.bounds.size = size }
    return view.bounds.size != before
  }

  private func makeImageView(_ image: UIImage?, width: CGFloat) -> UIView {
    let view = RowControlImageView(image: image)
    view.word = role == .delete ? .delete : role == .reorder ? .reorder : nil
    view.contentMode = .center
    view.frame.size = CGSize(width: width, height: 24)
    if let tintColor { view.tintColor = tintColor }
    return view
  }

  private static func selectionImage(_ isSelected: Bool) -> UIImage? {
    UIImage(systemName: isSelected ? "checkmark.circle.fill" : "circle")
  }

  /// Shows the state of a row in the view of the accessory. The chevron of an outline points down while the row is expanded, and
  /// otherwise to the row's end.
  func show(_ state: UICellConfigurationState, in view: UIView, runsRightToLeft: Bool) {
    switch (content, role) {
    case (.selection, _):
      (view as? UIImageView)?.image = UICellAccessory.selectionImage(state.isSelected)
    case (_, .outline):
      let angle: CGFloat = state.isExpanded ? 0 : runsRightToLeft ? .pi / 2 : -.pi / 2
      view.transform = CGAffineTransform(rotationAngle: angle)
    default: break
    }
  }
}
