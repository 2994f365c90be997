// SPDX-License-Identifier: MIT

/// Manages a view and what is in it: its making, its appearance and its layout.
///
/// What can be overridden is declared here; how it is done stands in the extensions of this folder, one concern each.
///
/// Source: Apple, `UIViewController`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  // MARK: Stored

  var storedView: UIView?
  nonisolated(unsafe) unowned(unsafe) var storedParent: UIViewController?
  nonisolated(unsafe) var storedChildren: [UIViewController] = []
  /// How far the controller has come on its way to the screen.
  var appearance = ControllerAppearance()
  /// Who presents whom, and how.
  var presentation = ControllerPresentation()
  /// What bars of a container show for the controller.
  var barContents = ControllerBarContents()
  /// The change that the controller is going through; nil between changes.
  var activeTransition: SizeTransition?
  /// The size that the constraints in the view asked for at the last layout; nil where nobody wants to know.
  var lastFittingSize: CGSize?
  /// Traits that the controller or its parent sets for its view.
  var storedTraitOverrides: UITraitOverrides?
  /// What the bars of the container cover of the view, beyond the superview's safe area.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }

  // MARK: Making

  /// - Parameters: kept for code that calls them; documents are loaded otherwise on Linux.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller whose view ``loadView()`` makes.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Differs from UIKit: there are no archives on Linux, so this makes what `init()` makes.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  deinit {
    storedView?.viewController = nil
    for child in storedChildren { child.storedParent = nil }
  }

  /// The scene of a storyboard that the controller was made from; nil for none.
  package var nibScene: NibScene?

  // MARK: Storyboards

  /// The storyboard that the controller was made from; nil for none.
  open var storyboard: UIStoryboard? { nibScene?.storyboard }

  /// Performs the segue of a storyboard called `identifier`.
  ///
  /// Raises `NSInvalidArgumentException` where the controller has no such segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegue(identifier, sender)
  }

  /// Whether a segue that a control has set off is to be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, so that its destination can be told what to show.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// The name of the document that the view comes from; nil for none.
  public let nibName: String?
  /// Where that document is.
  public let nibBundle: Bundle?
  /// A name by which a screen is found again after a restart. Kept only.
  open var restorationIdentifier: String?

  // MARK: The view

  /// The view, made when it is first asked for.
  open var view: UIView! {
    get { loadedView }
    set { setView(newValue) }
  }

  /// The view, if it has been made.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view has been made.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view: a plain one that fills the screen. Override to make another and set ``view``.
  open func loadView() {
    if !loadViewFromDocument() { view = UIView(frame: UIScreen.main.bounds) }
  }

  /// Makes the view now unless it has been made.
  open func loadViewIfNeeded() { _ = loadedView }

  /// Called once, after the view has been made.
  open func viewDidLoad() {}

  /// A title for bars: that of ``navigationItem`` and ``tabBarItem`` unless they have their own.
  open var title: String? { didSet { titleDidChange(from: oldValue) } }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? storedParent }

  // MARK: Appearance

  /// Called before the view comes onto the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once on the way, when the view has its size and traits and is about to be laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is off the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether appearance is passed on to children; a container that returns false does so itself with
  /// ``beginAppearanceTransition(_:animated:)``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it begins to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { beginToAppear(animated) } else { beginToDisappear(animated) }
  }

  /// Tells a child that what was begun has ended.
  open func endAppearanceTransition() { endTransition() }

  /// The controllers that appear and disappear with this one.
  var appearingChildren: [UIViewController] { storedChildren.filter { $0.isShownInParent } }

  /// Whether the controller tells its children of their appearance at its own time.
  var managesAppearanceOfChildren: Bool { !shouldAutomaticallyForwardAppearanceMethods }

  // MARK: Layout

  /// Changes constraints right before layout, in place of the view's `updateConstraints`. Call super last.
  open func updateViewConstraints() { loadedView.updateConstraints() }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Places what a container shows; called from the layout of its view.
  func layOutContents() {}

  /// The size that the content wants where the controller is shown in part of a screen, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called when a child's ``preferredContentSize`` has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called when the size that a child's constraints ask for has changed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that `container`, a child, has when this controller's view has `parentSize`, in points.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { sizeOfChild(container, whenOwnIs: parentSize) }

  /// Called before the view takes on another size, as by a rotation. Call super to pass it on to children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOnTransition(to: size, coordinator)
  }

  /// Called before the traits change, as by a rotation. Call super to pass it on to children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
    presentation.presented?.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Safe area and margins

  /// Insets that are added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The least margins of the view, by its width: 16 points at the sides of phones, 20 of wider screens.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { leastMargins }

  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded.map { applySystemMargins(to: $0) } }
  }

  // MARK: Under bars

  /// The edges at which the view goes on under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { barsMayHaveChanged() } }
  }

  /// Whether the view goes on under opaque bars as well.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { barsMayHaveChanged() } }
  }

  /// Whether a scroll view that is the view or its first subview has its insets adjusted to bars. Before iOS 11 this changes
  /// `contentInset`; since then scroll views see to it themselves.
  @available(*, deprecated, message: "Use UIScrollView's contentInsetAdjustmentBehavior")
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { adjustsScrollViewInsets }
    set { adjustsScrollViewInsets = newValue }
  }
  var adjustsScrollViewInsets = true { didSet { adjustScrollViewInsets() } }

  /// What reaches into the view from above, bars and status bar, as an item for constraints.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor")
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.topSupport) }

  /// What reaches into the view from below, a tab bar or toolbar, as an item for constraints.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottomSupport) }

  /// The scroll view that bars at `edge` follow; nil for the one they find.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { watchedScrollView(for: edge) }

  /// Sets the scroll view that bars at `edge` follow.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = [.top, .bottom]) {
    barContents.set(scrollView, for: edge)
    barsMayHaveChanged()
  }

  // MARK: Status bar and orientation

  /// Whether the status bar is hidden while the controller fills the screen.
  open var prefersStatusBarHidden: Bool { false }
  /// The colour of the status bar while the controller fills the screen.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The child that decides whether the status bar is hidden; nil for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides how the status bar looks; nil for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Makes the screen ask for ``prefersStatusBarHidden`` and ``preferredStatusBarStyle`` again.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.statusBarMayHaveChanged() }
  /// Whether the home indicator may fade. It takes its room nevertheless.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The ways of holding the device that the controller allows: all but upside down on phones, all on tablets.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }
  /// How the interface is turned when the controller is first presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Containment

  /// The controller that this one is a child of.
  open var parent: UIViewController? { storedParent }
  /// The children, in the order in which they came.
  open var children: [UIViewController] { storedChildren }

  /// Makes `childController` a child; the caller adds its view and then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { take(childController) }

  /// Leaves the parent; the caller has called `willMove(toParent: nil)` and removed the view.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller gets a parent or loses it.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller has got a parent or lost it.
  open func didMove(toParent parent: UIViewController?) { finishMove(to: parent) }

  /// Exchanges the view of one child for that of another, with `animations` in between, and tells both of it.
  ///
  /// The caller has added both as children. The old view leaves, and both hear that they have come and gone, when the
  /// animations have ended; with a duration of 0 that is at once.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, for: toViewController, duration, options, animations, completion)
  }

  // MARK: Bars

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { barContents.navigationItem(title: title) }
  /// The tab of the controller.
  open var tabBarItem: UITabBarItem! {
    get { barContents.tabBarItem(title: title) }
    set {
      barContents.ownTabBarItem = newValue
      tabBarController?.tabsDidChange()
    }
  }
  /// What a navigation controller's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.toolbarItemsDidChange() } }
  /// Sets ``toolbarItems``; there is no movement on the way.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Whether a tab bar goes away while the controller is on top of a navigation stack.
  open var hidesBottomBarWhenPushed = false { didSet { barsMayHaveChanged() } }

  /// The navigation controller that this controller is in, at any depth.
  open var navigationController: UINavigationController? { ancestor() }
  /// The tab bar controller that this controller is in, at any depth.
  open var tabBarController: UITabBarController? { ancestor() }
  /// The split view controller that this controller is in, at any depth.
  open var splitViewController: UISplitViewController? { ancestor() }

  /// Whether what the view shows can be edited now.
  open var isEditing: Bool {
    get { barContents.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { barContents.isEditing = editing }
  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem { barContents.editButton(for: self) }

  // MARK: Presentation

  /// The controller that this one, or the parent it is in, presents.
  open var presentedViewController: UIViewController? {
    presentation.presented ?? storedParent?.presentedViewController
  }
  /// The controller that presents this one or a parent of it.
  open var presentingViewController: UIViewController? {
    presentation.presenter ?? storedParent?.presentingViewController
  }

  /// How the controller is presented: as a sheet where the system has them, full screen before.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style }
    set { presentation.style = newValue }
  }
  /// How the controller comes and goes. Kept only.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a finger cannot send the controller away. Kept only.
  open var isModalInPresentation = false
  /// Whether controllers presented over the current context cover this one's view.
  open var definesPresentationContext = false
  /// Whether a controller that is presented but not full screen decides about the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Who provides the way of presenting the controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What places the controller's view while it is presented, made when it is first asked for.
  open var presentationController: UIPresentationController? { presentation.controller(for: self) }
  /// The same for a sheet; nil for other ways of being presented.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The same for a popover; nil for other ways of being presented.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Shows `viewControllerToPresent` over the window this controller is in.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion)
  }

  /// Takes away the controller that this one presents, or this one where it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion)
  }

  /// Shows `vc` as fits: pushed by a navigation controller, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent = storedParent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows `vc` as the details of something: beside it by a split view controller, else as ``show(_:sender:)`` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent = storedParent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// The change that the controller or a parent is going through: coming, going, or taking on another size.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition ?? storedParent?.transitionCoordinator
  }

  // MARK: Traits

  /// The traits that hold for the controller's view.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? storedParent?.traitCollection ?? .current
  }
  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits set for the controller's view and everything below it.
  open var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides ?? UITraitOverrides() }
    set {
      storedTraitOverrides = newValue
      viewIfLoaded?.traitOverrides = newValue
    }
  }

  /// Sets traits for a child's view; nil takes them back.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.traitOverrides = UITraitOverrides(collection)
  }

  /// The traits that were set for a child's view.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.storedTraitOverrides.map { UITraitCollection(values: $0.values) }
  }
}
