// SPDX-License-Identifier: MIT

/// Shows a file, and the apps that can open it.
///
/// Differs from UIKit: nothing is shown. Menus are refused, and a preview tells the delegate that it begins and ends.
///
/// Source: Apple, `UIDocumentInteractionController`.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// Creates a controller for a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Creates a controller without a file.
  public override init() { super.init() }

  /// The delegate. The default is `nil`.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file. The default is `nil`.
  open var url: URL?
  /// The type of the file. The default is `nil`. Stored; has no effect.
  open var uti: String?
  /// The name that is shown. The default is that of the file.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  private var ownName: String?
  /// Data for the app that opens the file. The default is `nil`. Stored; has no effect.
  open var annotation: Any?
  /// The icons of the file. Always empty.
  open var icons: [UIImage] { [] }

  /// Shows the file. Returns whether there is a delegate to show it.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let delegate, url != nil else { return false }
    delegate.documentInteractionControllerWillBeginPreview(self)
    return true
  }
  /// Hides the file.
  open func dismissPreview(animated: Bool) { delegate?.documentInteractionControllerDidEndPreview(self) }
  /// Shows a menu with actions. Always `false`, because there is no other app.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows a menu with actions. Always `false`, because there is no other app.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Shows the apps that can open the file. Always `false`: there are none.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows the apps that can open the file. Always `false`: there are none.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Hides the menu. Has no effect.
  open func dismissMenu(animated: Bool) {}
}

/// The methods of a delegate that shows files.
///
/// Differs from UIKit: Swift on Linux has no optional requirements, so every requirement has a default implementation.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller over which a file is shown.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Returns the view from which the preview grows.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// Returns the rectangle from which the preview grows.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// Called before a file is shown.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called after a file was hidden.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called after the menu of apps was hidden.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns a new controller by default.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Returns `nil` by default.
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
    nil
  }
  /// Returns a rectangle of zero size by default.
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
    .zero
  }
  /// The default implementation does nothing.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// The default implementation does nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  /// The default implementation does nothing.
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
}
