// SPDX-License-Identifier: MIT

/// How a tab looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  var onChange: (() -> Void)?

  /// The look of the title beyond the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The colour of the picture; nil for the bar's.
  open var iconColor: UIColor? { didSet { onChange?() } }
  /// The colour of the badge; nil for red.
  open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
  /// The look of the badge's text beyond the system's.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
}

/// How tabs look.
///
/// Source: Apple, `UITabBarItemAppearance`.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How a tab's title stands to its picture. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Below it.
    case stacked = 0
    /// Beside it, in a wide bar.
    case inline = 1
    /// Beside it, in the low bar of a phone on its side.
    case compactInline = 2
  }

  /// The system's look of a style.
  public init(style: Style) { super.init() }

  /// The system's look of tabs with the title below the picture.
  public convenience override init() { self.init(style: .stacked) }

  /// The look of a tab that is not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the tab that is chosen.
  public let selected = UITabBarItemStateAppearance()
  /// The look of a tab that cannot be chosen.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of a tab that a keyboard acts on.
  public let focused = UITabBarItemStateAppearance()

  /// The system's look of a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.titleTextAttributes = [:]
      state.iconColor = nil
    }
  }
}

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
