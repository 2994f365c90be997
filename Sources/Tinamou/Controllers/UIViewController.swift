// SPDX-License-Identifier: MIT

/// Manages a view and what is in it: its making, its appearance and its layout.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// How far a controller has come on its way to the screen.
  enum Appearance { case disappeared, appearing, appeared }

  private var storedView: UIView?
  nonisolated(unsafe) unowned(unsafe) var storedParent: UIViewController?
  private var storedChildren: [UIViewController] = []
  private(set) var appearance = Appearance.disappeared
  /// What the bars of the container cover of the view, beyond the superview's safe area.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }
  private var presented: UIViewController?
  private weak var presenter: UIViewController?

  /// - Parameters: kept for code that calls them; documents are loaded otherwise on Linux.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init() }

  deinit {
    storedView?.viewController = nil
    for child in storedChildren { child.storedParent = nil }
  }

  // MARK: The view

  /// The view, made when it is first asked for.
  open var view: UIView! {
    get { loadedView }
    set {
      storedView?.viewController = nil
      storedView = newValue
      newValue?.viewController = self
      newValue?.markNeedsUpdateConstraints()
      if let newValue { applySystemMargins(to: newValue) }
    }
  }

  /// The view, if it has been made.
  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view: a plain one that fills the screen. Override to make another and set ``view``.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func loadViewIfNeeded() { _ = loadedView }

  var loadedView: UIView {
    if let storedView { return storedView }
    loadView()
    guard let storedView else {
      LayoutException.raise(
        .internalInconsistency,
        "-[\(ConstraintDescription.className(of: self)) loadView] did not set a view")
      let view = UIView(frame: UIScreen.main.bounds)
      self.view = view
      viewDidLoad()
      return view
    }
    viewDidLoad()
    return storedView
  }

  open func viewDidLoad() {}

  /// A title for bars.
  open var title: String?

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// The controllers that appear and disappear with this one.
  var appearingChildren: [UIViewController] { storedChildren.filter { $0.isShownInParent } }

  private var isShownInParent: Bool {
    guard let own = viewIfLoaded, let outer = storedParent?.viewIfLoaded else { return false }
    return own.isSelfOrDescendant(of: outer)
  }

  func prepareAppearance() {
    guard appearance == .disappeared else { return }
    appearance = .appearing
    loadViewIfNeeded()
    viewWillAppear(false)
    for child in appearingChildren { child.prepareAppearance() }
  }

  func finishAppearance() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    for child in appearingChildren { child.finishAppearance() }
    viewDidAppear(false)
  }

  func endAppearance() {
    guard appearance != .disappeared else { return }
    viewWillDisappear(false)
    for child in appearingChildren { child.endAppearance() }
    appearance = .disappeared
    viewDidDisappear(false)
  }

  private var hasBeenToldItAppears = false

  // MARK: Layout

  /// Changes constraints right before layout, in place of the view's `updateConstraints`. Call super last.
  open func updateViewConstraints() { loadedView.updateConstraints() }

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Calls `body`, which lays out the view, between the two hooks; `viewIsAppearing` comes before the first time.
  func layOutView(_ body: () -> Void) {
    if appearance == .appearing, !hasBeenToldItAppears {
      hasBeenToldItAppears = true
      viewIsAppearing(false)
    }
    if appearance == .disappeared { hasBeenToldItAppears = false }
    viewWillLayoutSubviews()
    body()
    viewDidLayoutSubviews()
  }

  /// The size that the content wants where the controller is shown in part of a screen, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { storedParent?.preferredContentSizeDidChange(forChild: self) }
    }
  }

  func preferredContentSizeDidChange(forChild child: UIViewController) {}

  /// Called before the view takes on another size, as by a rotation.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
    }
  }

  /// The size that `child`'s view has when this one's has `parentSize`, in points.
  open func size(forChildContentContainer child: UIViewController, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }

  // MARK: Safe area and margins

  /// Insets that are added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }

  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// The least margins of the view, by its width: 16 points at the sides of phones, 20 of wider screens.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let side = DeviceProfile.systemMinimumLayoutMargin(forWidth: width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded.map { applySystemMargins(to: $0) } }
  }

  /// Gives the view of the controller the margins that the system sets.
  private func applySystemMargins(to view: UIView) {
    view.marginState.isControllerRoot = true
    view.marginsMayHaveChanged()
  }

  // MARK: Bars

  /// The edges at which the view goes on under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { layoutOfContainerMayHaveChanged() }
  }
  /// Whether the view goes on under opaque bars as well.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { layoutOfContainerMayHaveChanged() }
  }
  @available(*, deprecated, message: "Use UIScrollView's contentInsetAdjustmentBehavior")
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { adjustsScrollViewInsets }
    set { adjustsScrollViewInsets = newValue }
  }
  var adjustsScrollViewInsets = true
  open var prefersStatusBarHidden: Bool { false }
  /// Whether a tab bar goes away while the controller is on top of a navigation stack.
  open var hidesBottomBarWhenPushed = false

  private func layoutOfContainerMayHaveChanged() { storedParent?.viewIfLoaded?.setNeedsLayout() }

  /// The controller that is in front of this one.
  var frontmost: UIViewController { presented?.frontmost ?? self }

  // MARK: Containment

  open var parent: UIViewController? { storedParent }
  open var children: [UIViewController] { storedChildren }

  /// Makes `childController` a child; the caller adds its view and then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    guard childController.storedParent !== self else { return }
    childController.storedParent?.storedChildren.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    storedChildren.append(childController)
    childController.storedParent = self
    if appearance != .disappeared { childController.prepareAppearance() }
  }

  /// Leaves the parent; the caller has called `willMove(toParent: nil)` and removed the view.
  open func removeFromParent() {
    guard let parent = storedParent else { return }
    endAppearance()
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {
    if parent?.appearance == .appeared, appearance == .appearing {
      viewIfLoaded?.layoutIfNeeded()
      finishAppearance()
    }
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? storedParent }

  // MARK: Presentation

  open var presentedViewController: UIViewController? { presented }
  open var presentingViewController: UIViewController? { presenter ?? storedParent?.presentingViewController }

  /// Shows `viewControllerToPresent` over the window this controller is in.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard presented == nil, let window = viewIfLoaded?.window else {
      LayoutLog.write(
        "Attempt to present \(viewControllerToPresent) on \(self) whose view is not in the window hierarchy or which is "
          + "already presenting.")
      return
    }
    presented = viewControllerToPresent
    viewControllerToPresent.presenter = self
    let view = viewControllerToPresent.loadedView
    viewControllerToPresent.prepareAppearance()
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.layoutIfNeeded()
    viewControllerToPresent.finishAppearance()
    completion?()
  }

  /// Takes away the controller that this one presents, or this one where it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented else {
      if let presentingViewController { presentingViewController.dismiss(animated: flag, completion: completion) }
      return
    }
    presented.endAppearance()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.presenter = nil
    self.presented = nil
    completion?()
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// What goes along with a change of a controller's size.
@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs `animation` with the change and `completion` after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}
