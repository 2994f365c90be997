// SPDX-License-Identifier: MIT

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
}
