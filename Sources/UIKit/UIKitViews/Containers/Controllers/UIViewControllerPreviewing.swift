// SPDX-License-Identifier: MIT

/// The context of a preview that the system shows when the user presses a view hard, as used before iOS 13.
///
/// Differs from UIKit: hard presses do not exist. Tests call the delegate.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The delegate.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that is not blurred, in its coordinates.
  var sourceRect: CGRect { get set }
}

/// The methods that provide a preview.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview for a location of the source view; `nil` for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  )
    -> UIViewController?
  /// Shows the previewed controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// A registered preview.
private final class Previewing: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
  }
}

extension UIViewController {
  /// Registers a view for a preview when the user presses it hard. Has no effect.
  @discardableResult
  public func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
    -> any UIViewControllerPreviewing
  { Previewing(delegate, sourceView) }

  /// Ends the registration of a preview. Has no effect.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
