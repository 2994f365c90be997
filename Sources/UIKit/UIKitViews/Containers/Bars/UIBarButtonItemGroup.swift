// SPDX-License-Identifier: MIT

/// Buttons of a bar that belong together.
///
/// Source: Apple, `UIBarButtonItemGroup`.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that stands for all of them when there is no room. The default is `nil`. Stored; has no effect.
  open var representativeItem: UIBarButtonItem?
  /// Whether the one button is shown. Always `false`.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the buttons are hidden. The default is `false`. A change has its effect when the bar shows its items again.
  open var isHidden = false
  /// Whether the group stays when there is no room. The default is `false`. Stored; has no effect.
  open var alwaysAvailable = false
  /// The element that stands for the group in the menu of buttons without room; `nil`, the default, for its buttons.
  open var menuRepresentation: UIMenuElement?
  /// Returns a group that the user cannot move.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
  /// Returns a group that the user can move.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
  /// Returns a group that the user can remove.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
}

extension UITextInputAssistantItem {
  /// The buttons at the leading edge. Stored; has no effect.
  public var leadingBarButtonGroups: [UIBarButtonItemGroup] {
    get { groups.leading.compactMap { $0 as? UIBarButtonItemGroup } }
    set { groups.leading = newValue }
  }
  /// The buttons at the trailing edge. Stored; has no effect.
  public var trailingBarButtonGroups: [UIBarButtonItemGroup] {
    get { groups.trailing.compactMap { $0 as? UIBarButtonItemGroup } }
    set { groups.trailing = newValue }
  }
}
