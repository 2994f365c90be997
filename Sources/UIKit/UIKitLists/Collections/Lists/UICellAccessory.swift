// SPDX-License-Identifier: MIT

/// A view beside the content of a list cell: an indicator, a control or a text.
///
/// Differs from UIKit: accessories show their state and take up space, but do not respond to touches. Their handlers are not
/// called.
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

  /// The content of an accessory.
  enum Content {
    /// A table accessory.
    case sign(UITableViewCell.AccessoryType)
    /// A symbol in an area of the given width, in points.
    case symbol(String, width: CGFloat)
    case text(String, font: UIFont?)
    case view(UIView)
  }

  let content: Content
  let placement: Placement
  /// The tint color; `nil` for the default color of the accessory.
  var tintColor: UIColor?
  /// Whether the accessory is never shown.
  var isHidden = false
  /// The width of the accessory, in points; `nil` for the width of its view.
  var width: CGFloat?
  /// Called when the accessory is touched.
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
    case .symbol(let name, let width):
      let view = UIImageView(image: UIImage(systemName: name))
      view.contentMode = .center
      view.frame.size = CGSize(width: width, height: 24)
      if let tintColor { view.tintColor = tintColor }
      return view
    case .text(let text, let font):
      let label = UILabel()
      label.text = text
      label.font = font ?? .preferredFont(forTextStyle: .body)
      label.textColor = tintColor ?? .secondaryLabel
      label.sizeToFit()
      return label
    case .view(let view):
      if let tintColor { view.tintColor = tintColor }
      return view
    }
  }
}
