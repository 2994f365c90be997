// SPDX-License-Identifier: MIT

/// A view beside the content of a list cell: an indicator, a control or a text.
///
/// Differs from UIKit: accessories show their state and take up space, but do not respond to touches.
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

  /// The content of an accessory.
  enum Content {
    /// A table accessory.
    case sign(UITableViewCell.AccessoryType)
    /// A symbol in an area of the given width, in points.
    case symbol(String, width: CGFloat)
    case text(String)
    case view(UIView)
  }

  let content: Content
  let placement: Placement
  /// The tint color; `nil` for the default color of the accessory.
  var tintColor: UIColor?

  /// Returns a disclosure indicator.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(content: .sign(.disclosureIndicator), placement: .trailing(displayed: displayed))
  }

  /// Returns a check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(content: .sign(.checkmark), placement: .trailing(displayed: displayed))
  }

  /// Returns a detail button.
  public static func detail(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(content: .sign(.detailButton), placement: .trailing(displayed: displayed))
  }

  /// Returns a delete control.
  public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(
      content: .symbol("minus.circle.fill", width: 24), placement: .leading(displayed: displayed), tintColor: .systemRed
    )
  }

  /// Returns an insert control.
  public static func insert(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(
      content: .symbol("plus.circle.fill", width: 24), placement: .leading(displayed: displayed),
      tintColor: .systemGreen)
  }

  /// Returns a reorder control.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(
      content: .symbol("line.3.horizontal", width: 27), placement: .trailing(displayed: displayed),
      tintColor: .tertiaryLabel)
  }

  /// Returns a multiple-selection control, which is filled while the item is selected.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(content: .symbol("circle", width: 24), placement: .leading(displayed: displayed))
  }

  /// Returns a disclosure indicator for an outline.
  public static func outlineDisclosure(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(content: .symbol("chevron.down", width: 24), placement: .trailing(displayed: displayed))
  }

  /// Returns a label with a short text.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(content: .text(text), placement: .trailing(displayed: displayed), tintColor: .secondaryLabel)
  }

  /// The configuration of a custom accessory view.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement

    /// Creates a configuration of `customView`, whose size does not change.
    public init(customView: UIView, placement: Placement) {
      view = customView
      self.placement = placement
    }
  }

  /// Returns a custom accessory view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(content: .view(configuration.view), placement: configuration.placement)
  }

  // MARK: Displaying

  /// Whether the accessory is before the content.
  var isLeading: Bool {
    if case .leading = placement { return true }
    return false
  }

  /// Returns whether the accessory is shown.
  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
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
    switch content {
    case .sign(let type):
      let view = UITableViewCellAccessoryView(type)
      view.frame.size = CGSize(width: CellMetrics.width(of: type), height: 24)
      return view
    case .symbol(let name, let width):
      let view = UIImageView(image: UIImage(systemName: name))
      view.contentMode = .center
      view.frame.size = CGSize(width: width, height: 24)
      if let tintColor { view.tintColor = tintColor }
      return view
    case .text(let text):
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = tintColor ?? .secondaryLabel
      label.sizeToFit()
      return label
    case .view(let view): return view
    }
  }
}
