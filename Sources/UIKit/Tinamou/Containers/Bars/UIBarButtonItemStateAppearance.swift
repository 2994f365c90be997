// SPDX-License-Identifier: MIT

/// The appearance of a bar button's title in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  var onChange: (() -> Void)?

  /// The attributes of the title, added to those of the bar. The default is an empty dictionary.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The offset of the title, in points. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The background image of the button. The default is `nil`.
  open var backgroundImage: UIImage? { didSet { onChange?() } }
  /// The offset of the background image, in points. The default is zero.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
}
