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
