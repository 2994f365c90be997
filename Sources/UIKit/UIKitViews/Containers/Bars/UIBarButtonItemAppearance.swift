// SPDX-License-Identifier: MIT

/// The appearance of buttons in a bar.
///
/// Source: Apple, `UIBarButtonItemAppearance`.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Creates the system's appearance of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  /// Creates the system's appearance of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Resets the appearance to the system's for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }

  /// The appearance in the normal state.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The appearance in the highlighted state. Stored; has no effect: a touched button is not drawn differently.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance in the disabled state.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The appearance in the focused state. Stored; has no effect, because nothing is focused.
  open private(set) var focused = UIBarButtonItemStateAppearance()
}

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
