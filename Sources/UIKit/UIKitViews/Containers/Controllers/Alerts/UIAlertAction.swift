// SPDX-License-Identifier: MIT

/// A button of an alert.
///
/// Source: Apple, `UIAlertAction`.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an alert's button.
  public enum Style: Int, Sendable {
    /// The standard style.
    case `default` = 0
    /// The style of the button that cancels the alert. Its title is bold.
    case cancel = 1
    /// The style of a button with a destructive action. Its title is red.
    case destructive = 2
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The style of the button.
  open private(set) var style: Style
  /// Whether the button is enabled. The default is `true`.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }

  // Parts without public names, which apps set by key.

  /// The color of the title; `nil` for that of the style.
  package var titleTextColor: UIColor?
  /// An image at the leading edge.
  package var image: UIImage?
  /// The color of the image; `nil` for that of the title.
  package var imageTintColor: UIColor?
  /// Whether a checkmark is at the trailing edge.
  package var isChecked = false

  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?

  /// Creates a button that calls `handler` after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Creates a button without a title.
  public convenience override init() { self.init(title: nil, style: .default) }
}
