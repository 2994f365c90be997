// SPDX-License-Identifier: MIT

/// A view that replaces the keyboard or is shown above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The style of the background. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  /// Creates a view with a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view with the default style.
  public override init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder`.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  /// The style of the background, which is not drawn.
  open private(set) var inputViewStyle: Style
  /// Whether constraints, or the size that the view has by itself, determine the height. The default is `false`.
  open var allowsSelfSizing = false
}
