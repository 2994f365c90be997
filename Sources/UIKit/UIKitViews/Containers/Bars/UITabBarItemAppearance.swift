// SPDX-License-Identifier: MIT

/// The appearance of tabs.
///
/// Source: Apple, `UITabBarItemAppearance`.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// The position of a tab's title relative to its image. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Below the image.
    case stacked = 0
    /// Beside the image.
    case inline = 1
    /// Beside the image, in compact height.
    case compactInline = 2
  }

  /// Creates the system's appearance of a style.
  public init(style: Style) { super.init() }

  /// Creates the system's appearance of tabs whose title is below the image.
  public convenience override init() { self.init(style: .stacked) }

  /// The appearance in the normal state.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The appearance in the selected state.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// The appearance in the disabled state. Stored; has no effect: tabs are drawn as normal or selected ones.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// The appearance in the focused state. Stored; has no effect, because nothing is focused.
  open private(set) var focused = UITabBarItemStateAppearance()

  /// Resets the appearance to the system's for a style.
  open func configureWithDefault(for style: Style) {
    for state in states {
      state.titleTextAttributes = [:]
      state.iconColor = nil
    }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  nonisolated open override func isEqual(_ object: Any?) -> Bool { MainThread.areEqual(self, object) { $0.states } }
  nonisolated open override var hash: Int { hashOfClass }

  /// Returns a copy of the appearance.
  final func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: .stacked)
    for (state, own) in zip(copy.states, states) { state.take(own) }
    return copy
  }

  /// Returns a copy of the appearance.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Copying is a requirement without an actor; appearances are used on the main thread.
    MainThread.run(self) { $0.duplicate() }
  }
}

/// The appearance of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  var onChange: (() -> Void)?

  /// The attributes of the title, added to those of the bar. The default is an empty dictionary.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The offset of the title, in points. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The color of the image; `nil` for that of the bar. The default is `nil`.
  open var iconColor: UIColor? { didSet { onChange?() } }
  /// The color of the badge; `nil` for red. The default is `nil`.
  open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
  /// The attributes of the badge's text, added to the system's. The default is an empty dictionary.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The offset of the badge, in points. The default is zero.
  open var badgePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The offset of the badge's text, in points. The default is zero. Stored; has no effect.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  private var values: [AnyHashable?] {
    [
      titleTextAttributes.comparable, titlePositionAdjustment.comparable, iconColor, badgeBackgroundColor,
      badgeTextAttributes.comparable, badgePositionAdjustment.comparable, badgeTitlePositionAdjustment.comparable,
    ]
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool { MainThread.areEqual(self, object) { $0.values } }
  nonisolated open override var hash: Int { hashOfClass }

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
