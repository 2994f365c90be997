// SPDX-License-Identifier: MIT

/// A presentation controller with a delegate.
///
/// The property is declared here and not in the class because sheets and popovers redeclare it with a more
/// specific type, as scroll views do.
@preconcurrency @MainActor
public protocol _PresentationDelegating: NSObjectProtocol {}

extension _PresentationDelegating where Self: UIPresentationController {
  /// The object that adapts the presentation to its environment. The default is `nil`.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { presentationDelegate }
    set { presentationDelegate = newValue }
  }
}

extension UIPresentationController {
  /// Simulates the user's actions on the presentation, for tests.
  public var inspection: Inspection { Inspection(controller: self) }

  /// Simulates the user's actions on a presentation.
  @MainActor
  public struct Inspection {
    let controller: UIPresentationController

    /// Dismisses the presented controller as the user's swipe or a tap outside of it does. Returns whether
    /// it was dismissed, which both the controller and the delegate can prevent.
    @discardableResult
    public func dismiss() -> Bool { controller.dismissByUser() }
  }

  /// Whether the user may dismiss the controller: neither the controller nor the delegate refuses it.
  var allowsDismissal: Bool {
    !presentedViewController.isModalWithContent
      && presentationDelegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Dismisses the presented controller for the user. Returns whether it was dismissed.
  @discardableResult
  func dismissByUser() -> Bool {
    let delegate = presentationDelegate
    let popover = self as? UIPopoverPresentationController
    let popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate
    guard allowsDismissal,
      popover.flatMap({ popoverDelegate?.popoverPresentationControllerShouldDismissPopover($0) }) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) { [self] in
      tellDismissed(delegate)
      if let popover { popoverDelegate?.popoverPresentationControllerDidDismissPopover(popover) }
    }
    return true
  }
  /// Tells the presented controller and the delegate that the user has dismissed the controller.
  func tellDismissed(_ delegate: (any UIAdaptivePresentationControllerDelegate)?) {
    (presentedViewController as? any UserDismissible)?.userDidDismiss()
    delegate?.presentationControllerDidDismiss(self)
  }
}

/// A controller that does something when the user has dismissed it.
@MainActor
package protocol UserDismissible {
  /// Called when the user, not the app, has dismissed the controller.
  func userDidDismiss()
}

extension UIViewController {
  /// Whether the controller, or one that it shows, is modal in its presentation: a screen in a navigation controller says it for the sheet.
  ///
  /// Source: Apple, “Disabling the pull-down gesture for a sheet”.
  var isModalWithContent: Bool {
    isModalInPresentation || children.contains { $0.viewIfLoaded?.window != nil && $0.isModalWithContent }
  }
}
