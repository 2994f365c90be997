// SPDX-License-Identifier: MIT

/// A sheet of buttons from before iOS 8.
///
/// Source: Apple, `UIActionSheet`.
@available(*, deprecated, message: "Use UIAlertController")
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// The delegate. The default is `nil`.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The title.
  open var title = ""
  /// The index of the button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// The index of the button for a destructive action; -1 for none.
  open var destructiveButtonIndex = -1
  /// Whether the sheet is presented.
  open private(set) var isVisible = false
  private var titles: [String] = []

  /// Creates a sheet with buttons.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// Adds a button and returns its index.
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

  /// Presents the sheet.
  open func show(in view: UIView) { present() }
  /// Presents the sheet at a rectangle of a view, where action sheets are popovers.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    present()
    controller?.popoverPresentationController?.sourceView = view
    controller?.popoverPresentationController?.sourceRect = rect
  }
  /// Presents the sheet at a bar button, where action sheets are popovers.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    present()
    controller?.popoverPresentationController?.barButtonItem = item
  }

  private func present() {
    guard !isVisible else { return }
    isVisible = true
    let content = OldAlert(
      title: title.isEmpty ? nil : title, message: nil, buttons: titles, cancelIndex: cancelButtonIndex,
      destructiveIndex: destructiveButtonIndex)
    controller = content.present(.actionSheet) { index in
      self.delegate?.actionSheet(self, clickedButtonAt: index)
    } dismissed: { index in
      self.isVisible = false
      self.delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
  }

  /// Dismisses the sheet with a button, and calls the delegate.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    isVisible = false
    delegate?.actionSheet(self, clickedButtonAt: buttonIndex)
    guard let controller, controller.presentingViewController != nil else {
      delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
      return
    }
    controller.dismiss(animated: animated) {
      self.delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
    }
  }
}

/// The methods that respond to an action sheet, before iOS 8.
@available(*, deprecated, message: "Use UIAlertController")
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Called when a button was selected.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called after the sheet has been dismissed.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

@available(*, deprecated)
extension UIActionSheetDelegate {
  /// The default implementation does nothing.
  @_disfavoredOverload public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// The default implementation does nothing.
  @_disfavoredOverload public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
  {}
}
