// SPDX-License-Identifier: MIT

/// Places the view of a presented controller.
///
/// Source: Apple, `UIPresentationController`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that is presented.
  public private(set) unowned var presentedViewController: UIViewController
  private weak var presenting: UIViewController?
  let container = PresentationContainerView()

  /// What places `presentedViewController` over `presentingViewController`.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that presents.
  public var presentingViewController: UIViewController {
    presentedViewController.presentation.presenter ?? presenting ?? presentedViewController
  }

  /// Who is asked how to adapt to little room.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style that is asked for.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.presentation.resolvedStyle }

  /// The view that holds everything that comes with the presentation; nil before and after.
  open var containerView: UIView? { container.superview == nil ? nil : container }

  /// The view that is placed: the controller's.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Where the presented view lies in the container, in points.
  open var frameOfPresentedViewInContainerView: CGRect { container.bounds }

  /// Whether what is below leaves the screen.
  open var shouldRemovePresentersView: Bool {
    switch presentationStyle {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  /// Whether the presented controller decides about the status bar.
  open var shouldPresentInFullscreen: Bool { true }

  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container was laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the controller comes.
  open func presentationTransitionWillBegin() {}
  /// Called after the controller has come.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the controller goes.
  open func dismissalTransitionWillBegin() {}
  /// Called after the controller has gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// How much what is behind is dimmed, from 0 to 1.
  var dimming: CGFloat { 0 }
  /// How round the corners of the presented view are, in points.
  var cornerRadius: CGFloat { 0 }

  /// Traits that hold in the presented view and not around it; nil for none.
  var traitsOfPresentedView: UITraitCollection? { nil }

  /// Where the presented view lies in the container, as the style has it where there is little room.
  var adaptedFrame: CGRect { frameOfPresentedViewInContainerView }

  // MARK: As a container of content

  /// The size that the presented controller wants, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Lays out again, since the content wants another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container.setNeedsLayout()
  }

  /// Lays out again, since the content fits another size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container.setNeedsLayout()
  }

  /// The size that the presented view has when the container has `parentSize`, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { self.container.bounds.size == parentSize ? adaptedFrame.size : parentSize }

  /// Called before the container gets another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called before the container gets other traits.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
