// SPDX-License-Identifier: MIT

/// An alert, before iOS 9.
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
  private weak var controller: UIAlertController?
  private var target: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// Shows the alert in the key window. It is retained while it is shown.
  open func show() {
    guard !isVisible else { return }
    isVisible = true
    let content = OldAlert(title: title, message: message, buttons: titles, cancelIndex: cancelButtonIndex)
    controller = content.present(.alert) { index in
      self.target?.alertView(self, clickedButtonAt: index)
    } dismissed: { index in
      self.isVisible = false
      self.target?.alertView(self, didDismissWithButtonIndex: index)
    }
  }

  /// Chooses a button, and tells the delegate.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    isVisible = false
    target?.alertView(self, clickedButtonAt: buttonIndex)
    guard let controller, controller.presentingViewController != nil else {
      target?.alertView(self, didDismissWithButtonIndex: buttonIndex)
      return
    }
    controller.dismiss(animated: animated) { self.target?.alertView(self, didDismissWithButtonIndex: buttonIndex) }
  }
}

/// The methods that respond to an alert, before iOS 9.
@available(*, deprecated, message: "Use UIAlertController")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Called when a button was chosen.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called after the alert has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

@available(*, deprecated, message: "Use UIAlertController")
extension UIAlertViewDelegate {
  /// The default implementation does nothing.
  @_disfavoredOverload public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// The default implementation does nothing.
  @_disfavoredOverload public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
