// SPDX-License-Identifier: MIT

/// How the title of a button in a bar looks in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  var onChange: (() -> Void)?

  /// The look of the title beyond what the bar says.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// A picture behind the button.
  open var backgroundImage: UIImage? { didSet { onChange?() } }
  /// How far that picture is moved, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
}
