// SPDX-License-Identifier: MIT

/// The appearance of a tab bar.
///
/// Source: Apple, `UITabBarAppearance`.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs whose title is below the image. The default is the system's.
  @_Copied open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { onChange?() } }
  /// The appearance of tabs whose title is beside the image. The default is the system's.
  @_Copied open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { onChange?() } }
  /// The appearance of tabs in compact height. The default is the system's.
  @_Copied open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { onChange?() }
  }
  /// The color over the selected tab. The default is `nil`. Stored; has no effect.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected tab. The default is `nil`. Stored; has no effect.
  open var selectionIndicatorImage: UIImage?
  /// The distribution of the tabs in a bar without a platter. The default is `UITabBar.ItemPositioning.automatic`, for that of the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { onChange?() } }
  /// The width of centered tabs, in points; 0, the default, for that of the bar.
  open var stackedItemWidth: CGFloat = 0 { didSet { onChange?() } }
  /// The space between centered tabs, in points; 0, the default, for that of the bar.
  open var stackedItemSpacing: CGFloat = 0 { didSet { onChange?() } }

  /// Returns the appearance of tabs whose title is below their image, or beside it, also in compact height.
  final func itemAppearance(isInline: Bool, isCompact: Bool) -> UITabBarItemAppearance {
    isInline ? isCompact ? compactInlineLayoutAppearance : inlineLayoutAppearance : stackedLayoutAppearance
  }

  override var values: [AnyHashable?] {
    super.values + [
      stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance, selectionIndicatorTintColor,
      selectionIndicatorImage, stackedItemPositioning, stackedItemWidth, stackedItemSpacing,
    ]
  }

  override func takeAll(_ other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
