// SPDX-License-Identifier: MIT

/// The classes of views that the system makes, and the identifiers of its constraints.
///
/// Source: views and identifiers in recorded logs (Facts, “Recorded logs”).
enum SystemViews {
  /// Whether a view of this class is made and laid out by the system alone. An author puts views into some of them, and
  /// cannot change their own constraints.
  static func contains(_ className: String) -> Bool {
    let name = plain(className)
    return name.hasPrefix("_") || className.hasPrefix("UIKit.") || classes.contains(name)
      || prefixes.contains { name.hasPrefix($0) }
      || name.hasSuffix("WrapperView")
  }

  /// Whether the system decides about the autoresizing mask of a view of this class.
  static func ownsMask(_ className: String) -> Bool {
    let name = plain(className)
    return contains(className) || name.hasSuffix("Window") || name.hasSuffix("CellContentView")
  }

  /// Whether a view of this class is put around one that an author can reach, such as the view of a bar button, and tied to its edges by
  /// the system.
  static func wraps(_ className: String) -> Bool {
    ["_UITAMICAdaptorView", "_UISearchBarSearchContainerView"].contains(plain(className))
  }

  /// Whether a view of this class, which an author makes, has content that the system makes and constrains.
  static func hasOwnContent(_ className: String) -> Bool {
    ["UIToolbar", "UINavigationBar", "UITabBar", "UISearchBar", "MKMapView", "UIDatePicker"].contains(className)
  }

  /// Whether a container gives a view of this class its size, rather than an author: the contents of cells, headers and footers, and
  /// what a window shows.
  static func hasSizeOfContainer(_ className: String) -> Bool {
    let name = plain(className)
    return name.hasSuffix("CellContentView") || name.hasSuffix("HeaderFooterContentView") || name == "UITransitionView"
      || name == "UIWindow"
  }

  /// Whether a guide is meant, which belongs to whichever view owns it.
  static func isGuide(_ className: String) -> Bool {
    className.hasSuffix("LayoutGuide") || className.hasSuffix("Spacer")
  }

  /// The name of a class without its module.
  static func plain(_ className: String) -> String {
    className.split(separator: ".").last.map(String.init) ?? className
  }

  /// Whether an identifier is the system's: the reserved ones, and those of bars and keyboards.
  static func owns(identifier: String) -> Bool {
    identifierPrefixes.contains { identifier.hasPrefix($0) }
  }

  private static let identifierPrefixes = [
    "UI", "NS", "_UI", "_NS", "TB_", "IB_", "SB_", "accessoryView.", "inputView.", "assistantView.", "assistantHeight",
    "inputAssistant", "keyboard.", "bannerView.",
  ]

  private static let prefixes = [
    "UIKB", "UIKeyboard", "UIRemoteKeyboard", "UIInputSet", "UIInputWindow", "UICompatibilityInput", "TUI",
    "SystemInput",
    "UISystemInput", "UISystemKeyboard", "UIEditingOverlay", "UIInterfaceAction", "UIAlertController",
    "UINavigationItem",
    "UINavigationBarContent", "UINavigationButton", "UINavigationTransition", "UIToolbarButton", "UITabBarButton",
    "UIPickerColumn", "UIPickerTable", "UIDatePickerContent", "UITableViewCellEdit", "UITableViewCellReorder",
    "UITableViewCellSeparator", "UIPopoverBackground", "NSTitlebar", "NSThemeFrame", "NSToolbarItemViewer",
    "AVTouchIgnoring", "AVPlaybackControls", "AVTransportControls", "AVBackdrop", "AVButton", "AVLabel", "AVStackView",
    "AVScrubber", "AVVolume", "AVMobile", "MKAttribution", "MKScale", "MKUserLocation",
  ]

  private static let classes: Set<String> = [
    "UITransitionView", "UIDropShadowView", "UILayoutContainerView", "UIViewControllerWrapperView", "UIButtonLabel",
    "UITextFieldLabel", "UITextFieldBorderView", "UITextEffectsWindow", "UISplitViewControllerPanelImplView",
    "UIPanelBorderView", "UIVisualEffectBackdropView", "UIScrollViewScrollIndicator", "UISearchBarBackground",
    "UISearchBarTextFieldLabel", "NSClipView", "NSNextStepFrame", "NSSplitViewItemViewWrapper",
    "NSScroller",
  ]
}
