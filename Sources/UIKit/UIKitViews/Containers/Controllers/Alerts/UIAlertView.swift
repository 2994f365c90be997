// SPDX-License-Identifier: MIT

/// An alert, before iOS 9.
///
/// Differs from UIKit: nothing is shown. The delegate is told when the alert is dismissed by the program.
///
/// Source: Apple, `UIAlertView`.
@available(*, deprecated, message: "Use UIAlertController")
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// The delegate. The default is `nil`.
  open weak var delegate: AnyObject?
  /// The title.
  open var title = ""
  /// The text below the title.
  open var message: String?
  /// The number of the button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// Whether the alert was shown.
  open private(set) var isVisible = false
  private var titles: [String] = []

  /// Creates an alert with a button that cancels.
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// Adds a button and returns its number.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  /// Returns the title of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }
  /// Notes that the alert is shown.
  open func show() { isVisible = true }
  /// Notes that a button was chosen, and tells the delegate.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    isVisible = false
    (delegate as? any UIAlertViewDelegate)?.alertView(self, clickedButtonAt: buttonIndex)
  }
}

/// The methods that respond to an alert, before iOS 9.
@available(*, deprecated, message: "Use UIAlertController")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Called when a button was chosen.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
}

@available(*, deprecated, message: "Use UIAlertController")
extension UIAlertViewDelegate {
  /// The default implementation does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
}
