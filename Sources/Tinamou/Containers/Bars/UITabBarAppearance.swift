// SPDX-License-Identifier: MIT

/// How a tab bar looks.
///
/// Source: Apple, `UITabBarAppearance`.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs whose title is below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { onChange?() } }
  /// The look of tabs whose title is beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { onChange?() } }
  /// The look of tabs in the low bar of a phone on its side.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) { didSet { onChange?() } }
  /// A colour over the chosen tab. Kept only.
  open var selectionIndicatorTintColor: UIColor?
  /// A picture behind the chosen tab. Kept only.
  open var selectionIndicatorImage: UIImage?
  /// How tabs are spread over the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { onChange?() } }
  /// The width of tabs that are centred, in points; 0 fits them.
  open var stackedItemWidth: CGFloat = 0 { didSet { onChange?() } }
  /// The space between tabs that are centred, in points.
  open var stackedItemSpacing: CGFloat = 0 { didSet { onChange?() } }

  override func takeAll(_ other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
