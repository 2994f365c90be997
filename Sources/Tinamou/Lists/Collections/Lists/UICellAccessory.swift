// SPDX-License-Identifier: MIT

/// Something beside the content of a list's cell: a sign, a control, a text.
///
/// Differs from UIKit: accessories show their state and take up their room; they cannot be tapped.
///
/// Source: Apple, `UICellAccessory`; widths are those of tables.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  /// At which side of the content an accessory is, and when.
  public enum Placement: Sendable {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// What an accessory shows.
  enum Content {
    /// A sign as tables draw it.
    case sign(UITableViewCell.AccessoryType)
    /// A symbol in a room of a width, in points.
    case symbol(String, width: CGFloat)
    case text(String)
    case view(UIView)
  }

  let content: Content
  let placement: Placement
  /// The colour; nil for the kind's own.
  var tintColor: UIColor?

  /// A sign that a tap leads on.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(content: .sign(.disclosureIndicator), placement: .trailing(displayed: displayed))
  }

  /// A check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(content: .sign(.checkmark), placement: .trailing(displayed: displayed))
  }

  /// A button for details.
  public static func detail(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(content: .sign(.detailButton), placement: .trailing(displayed: displayed))
  }

  /// A sign that the item can be deleted.
  public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(
      content: .symbol("minus.circle.fill", width: 24), placement: .leading(displayed: displayed), tintColor: .systemRed
    )
  }

  /// A sign that an item can be inserted.
  public static func insert(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(
      content: .symbol("plus.circle.fill", width: 24), placement: .leading(displayed: displayed),
      tintColor: .systemGreen)
  }

  /// Three lines by which the item is moved.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(
      content: .symbol("line.3.horizontal", width: 27), placement: .trailing(displayed: displayed),
      tintColor: .tertiaryLabel)
  }

  /// A circle that is filled while the item is selected.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(content: .symbol("circle", width: 24), placement: .leading(displayed: displayed))
  }

  /// A sign that there is more below the item.
  public static func outlineDisclosure(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(content: .symbol("chevron.down", width: 24), placement: .trailing(displayed: displayed))
  }

  /// A short text.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(content: .text(text), placement: .trailing(displayed: displayed), tintColor: .secondaryLabel)
  }

  /// How a view of the app is shown beside the content.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement

    /// `customView` at a side, as large as it is.
    public init(customView: UIView, placement: Placement) {
      view = customView
      self.placement = placement
    }
  }

  /// A view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(content: .view(configuration.view), placement: configuration.placement)
  }

  // MARK: Showing

  /// Whether the accessory stands before the content.
  var isLeading: Bool {
    if case .leading = placement { return true }
    return false
  }

  /// Whether the accessory is shown.
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

  /// A view that shows the accessory, of the size it takes up.
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
