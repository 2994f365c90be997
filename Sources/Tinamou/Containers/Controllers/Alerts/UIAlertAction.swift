// SPDX-License-Identifier: MIT

/// A button of an alert.
///
/// Source: Apple, `UIAlertAction`.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What kind of choice a button is.
  public enum Style: Int, Sendable {
    /// An ordinary choice.
    case `default` = 0
    /// The choice that leaves everything as it is; it is drawn bold.
    case cancel = 1
    /// A choice that loses something; it is drawn red.
    case destructive = 2
  }

  /// The button's text.
  public let title: String?
  /// What kind of choice it is.
  public let style: Style
  /// Whether the button can be pressed.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }

  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?

  /// A button that does what `handler` says after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
