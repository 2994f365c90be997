// SPDX-License-Identifier: MIT

/// Manages the presentation of a controller.
///
/// Source: Apple, `UIPresentationController`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, _PresentationDelegating {
  /// The presented controller.
  open private(set) unowned var presentedViewController: UIViewController
  private weak var presenting: UIViewController?
  let container = PresentationContainerView()

  /// Creates a presentation controller that presents `presentedViewController` from `presentingViewController`.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The presenting controller.
  open var presentingViewController: UIViewController {
    presentedViewController.presentation.presenter ?? presenting ?? presentedViewController
  }

  /// The delegate, which subclasses declare with more specific types.
  weak var presentationDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Traits that override those of the presented view. The default is `nil`.
  @available(*, deprecated, message: "Use traitOverrides")
  open var overrideTraitCollection: UITraitCollection? {
    get { oldOverrides }
    set {
      oldOverrides = newValue
      traitOverridesDidChange()
    }
  }
  private var oldOverrides: UITraitCollection?

  /// The presentation style of the presented controller, with `automatic` resolved.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.presentation.resolvedStyle }

  /// The view that contains the views of the presentation; `nil` before and after the presentation.
  open var containerView: UIView? { container.superview == nil ? nil : container }

  /// The presented view: the view of the presented controller.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// The frame of the presented view in the container, in points.
  open var frameOfPresentedViewInContainerView: CGRect { container.bounds }

  /// Whether the view of the presenting controller is removed during the presentation.
  open var shouldRemovePresentersView: Bool {
    switch presentationStyle {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  /// Whether the presentation covers the view of the controller that defines the presentation context, instead of the window.
  var coversContext: Bool { presentedViewController.presentation.isInContext }

  /// Adds the container to the window, or above the view of the controller that defines the presentation context.
  func addContainer(to window: UIWindow) {
    guard coversContext, let view = presentingViewController.viewIfLoaded, view.superview != nil else {
      container.frame = window.bounds
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return window.addSubview(container)
    }
    container.autoresizingMask = view.autoresizingMask
    followContext(view)
  }

  /// Gives the container the place of the view of the controller that defines the presentation context, in front of it.
  func followContext(_ view: UIView) {
    if container.superview !== view.superview { view.superview?.insertSubview(container, aboveSubview: view) }
    if container.frame != view.frame { container.frame = view.frame }
  }

  /// Whether the presentation covers the whole window, instead of the presentation context. Returns `true` by default.
  open var shouldPresentInFullscreen: Bool { true }

  /// Called before the container view is laid out. The default implementation does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container view was laid out. The default implementation does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation. The default implementation does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation. The default implementation does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal. The default implementation does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal. The default implementation does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Returns whether a touch beside the presented view, at a point of the container, is for the views behind it.
  func leavesTouchToViewsBehind(_ point: CGPoint, _ event: UIEvent?) -> Bool { false }

  /// The opacity of the dimming behind the presented view, from 0 to 1.
  var dimming: CGFloat { 0 }
  /// Whether the tint colors of what is behind the presented view are dimmed.
  var dimsTintColors: Bool { dimming > 0 }
  /// The size and the distance from the top of a grabber above the presented view, in points; `nil` for none.
  var grabber: CGRect? { nil }
  /// The factor by which the presented view is scaled, in the middle of its frame.
  var scale: CGFloat { 1 }
  /// The corner radius of the presented view, in points.
  var cornerRadius: CGFloat { 0 }

  /// Attaches the recognizers of the presentation to the view that contains the presented one, and to its grabber.
  func attachGestures(to holder: UIView, grabber: UIView) {}
  /// Whether taps outside of the presented view are those of the presentation, and not of the app. Returns `false` by default.
  var handlesTapsOutside: Bool { false }
  /// Responds to a tap outside of the presented view. The default implementation does nothing.
  func outsideWasTapped() {}
  /// The outline of the presented view, in its coordinates; `nil` for a rectangle with round corners.
  var outline: UIBezierPath? { nil }
  /// The color behind the presented view; `nil` for none.
  var fill: UIColor? { nil }

  /// Traits that override those of the environment in the presented view; `nil` for none.
  var traitsOfPresentedView: UITraitCollection? { nil }

  /// The corner radius of a presented view with an edge and a shadow, in points; `nil` for one without.
  var edgeRadius: CGFloat? { nil }

  /// Whether the presented view floats in front of the others, whose dark backgrounds are darker.
  ///
  /// Source: Apple, `UIUserInterfaceLevel.elevated`; Human Interface Guidelines, Dark Mode.
  var elevatesPresentedView: Bool { false }

  /// The frame of the presented view in the container, in points, after adaptation of the style to the environment.
  var adaptedFrame: CGRect { frameOfPresentedViewInContainerView }

  // MARK: Content container

  /// The preferred content size of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Lays out the presented view again.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container.setNeedsLayout()
  }

  /// Lays out the presented view again.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container.setNeedsLayout()
  }

  /// Returns the size of the presented view, in points, when the container has the size `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { self.container.bounds.size == parentSize ? adaptedFrame.size : parentSize }

  /// Called before the size of the container changes. The default implementation does nothing.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called before the traits of the container change. The default implementation does nothing.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The style of the presentation in compact width. The default is `.none`, for the same style. Differs from UIKit: never read.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Returns how the controller is presented for traits. The default is `.none`. Differs from UIKit: never called.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
  /// The traits that override those that the presented view inherits. The default is empty.
  open var traitOverrides = UITraitOverrides() { didSet { traitOverridesDidChange() } }

  private func traitOverridesDidChange() { container.traitOverrides = overridesOfContainer }

  /// The overrides of the view that contains the presented one.
  var overridesOfContainer: UITraitOverrides {
    var overrides = UITraitOverrides(oldOverrides)
    overrides.values = overrides.values.overridden(by: traitOverrides.values)
    return overrides
  }
}
