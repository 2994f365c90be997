// SPDX-License-Identifier: MIT

/// An object that manages a view hierarchy: its loading, its appearance and its layout.
///
/// This file declares all members that can be overridden. The extensions in this folder implement them.
///
/// Source: Apple, `UIViewController`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  // MARK: Stored properties

  package var storedView: UIView?
  nonisolated(unsafe) unowned(unsafe) var storedParent: UIViewController?  // `deinit`, of no actor, clears both.
  nonisolated(unsafe) var storedChildren: [UIViewController] = []
  /// The appearance state.
  var appearance = ControllerAppearance()
  /// The presentation state.
  var presentation = ControllerPresentation()
  /// The objects that bars of a container show for the controller.
  var barContents = ControllerBarContents()
  /// The transition in progress; `nil` when there is none.
  var activeTransition: SizeTransition?
  /// The fitting size of the view's constraints at the last layout; `nil` when no container needs it.
  var lastFittingSize: CGSize?
  /// Traits that the controller or its parent sets for its view.
  var storedTraitOverrides: UITraitOverrides?
  /// The part of the view that the container's bars cover beyond the superview's safe area, in points.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }

  // MARK: Initialization

  /// Creates a controller whose view is loaded from a nib when it is first accessed.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib; `nil` for the nib with the name of the class, if there is one.
  ///   - nibBundleOrNil: The bundle of the nib; `nil` for the main bundle.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller whose view is loaded by ``loadView()``.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and behaves like `init()`.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  deinit {
    storedView?.viewOwner = nil
    for child in storedChildren { child.storedParent = nil }
  }

  /// The scene of a storyboard from which the controller was created; `nil` for none.
  package var scene: (any StoryboardScene)?

  // MARK: Storyboards

  /// The storyboard from which the controller was created; `nil` for none.
  open var storyboard: UIStoryboard? { scene?.storyboard }

  /// Performs the segue with the given identifier.
  ///
  /// Raises `NSInvalidArgumentException` when the controller has no such segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    if scene?.performSegue(identifier, from: self, sender: sender) == true { return }
    LayoutException.raise(
      .invalidArgument, "Receiver (\(shortDescription)) has no segue with identifier '\(identifier)'")
  }

  /// Returns whether a segue triggered by a control should be performed. Returns `true` by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Returns whether an unwind segue may end at this controller. Returns whether the controller has the action by default.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }
  /// Called on each container of an unwind segue's destination after it has returned to a child. Does nothing by default.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// Called before a segue is performed, to configure its destination. The default implementation does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// The name of the view's nib; `nil` for none.
  open private(set) var nibName: String?
  /// The bundle of the view's nib; `nil` for the main bundle.
  open private(set) var nibBundle: Bundle?
  /// An identifier for state restoration. The default is `nil`. Stored; has no effect.
  open var restorationIdentifier: String?

  /// Called before the interface turns, by the default ``viewWillTransition(to:with:)``. The default implementation does nothing.
  @available(*, deprecated, message: "Use viewWillTransition(to:with:)")
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called after the interface has turned. The default implementation does nothing.
  @available(*, deprecated, message: "Use viewWillTransition(to:with:)")
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Called while the interface turns, after the layout in the new size. The default implementation does nothing.
  @available(*, deprecated, message: "Use viewWillTransition(to:with:)")
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// The actions of a preview. Returns none by default. Differs from UIKit: never read.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Whether the keyboard stays when it is not needed. Returns `false` by default. Differs from UIKit: never read.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The content that is shown in front of the view when there is no other. The default is `nil`.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent.configuration }
    set { unavailableContent.show(newValue, in: self) }
  }
  let unavailableContent = UnavailableContent()
  /// The state for which ``contentUnavailableConfiguration`` is updated.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    unavailableContent.state(of: self)
  }
  /// Asks for an update of ``contentUnavailableConfiguration``, which happens before the next layout of the view.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailableContent.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }
  /// Sets ``contentUnavailableConfiguration`` for a state. Called before the first layout of the view and whenever
  /// ``setNeedsUpdateContentUnavailableConfiguration()`` has asked for it. The default implementation does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  /// Whether the pointer is held. Returns `false` by default. Differs from UIKit: never read.
  open var prefersPointerLocked: Bool { false }
  /// Asks for an update of ``prefersPointerLocked``. Has no effect.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  /// The class that makes the controller anew. The default is `nil`. Stored; has no effect.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Called after the app's state was restored. The default implementation does nothing. Differs from UIKit: never
  /// called.
  open func applicationFinishedRestoringState() {}

  private var addedKeyCommands: [UIKeyCommand] = []
  /// Adds a command to those of ``keyCommands``.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a command from those of ``keyCommands``.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  // MARK: View

  /// The view of the controller, loaded when first accessed.
  open var view: UIView! {
    get { loadedView }
    set { setView(newValue) }
  }

  /// The view, or `nil` if it is not loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Creates the view from the controller's nib or storyboard scene, or creates a plain view that fills the
  /// screen. Override this method to create another view and assign it to ``view``.
  open func loadView() {
    if loadViewFromDocument() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() { _ = loadedView }

  /// Called once after the view was loaded. The default implementation does nothing.
  open func viewDidLoad() { callExchanged("viewDidLoad") }

  /// Called when memory is low. The default implementation does nothing.
  open func didReceiveMemoryWarning() {}

  /// The title shown by bars. Setting it sets the titles of ``navigationItem`` and ``tabBarItem``, which can be given others
  /// afterward. The default is `nil`.
  ///
  /// Source: Apple, `UIViewController.title`.
  open var title: String? { didSet { titleDidChange() } }

  /// The controller that presents this one; without one, the superview of the view, the parent, or the window of a root controller.
  open override var next: UIResponder? {
    presentation.presenter ?? viewIfLoaded?.superview ?? storedParent ?? presentation.windowInFront
  }

  // MARK: Appearance

  /// Called before the view appears. The default implementation does nothing.
  open func viewWillAppear(_ animated: Bool) { callExchanged("viewWillAppear:", [animated]) }
  /// Called once during an appearance, when the view has its size and traits and is about to be laid out. Does nothing by default.
  open func viewIsAppearing(_ animated: Bool) { callExchanged("viewIsAppearing:", [animated]) }
  /// Called after the view has appeared on the screen. The default implementation does nothing.
  open func viewDidAppear(_ animated: Bool) { callExchanged("viewDidAppear:", [animated]) }
  /// Called before the view disappears from the screen. The default implementation does nothing.
  open func viewWillDisappear(_ animated: Bool) { callExchanged("viewWillDisappear:", [animated]) }
  /// Called after the view has disappeared from the screen. The default implementation does nothing.
  open func viewDidDisappear(_ animated: Bool) { callExchanged("viewDidDisappear:", [animated]) }

  /// Whether appearance methods are forwarded to children. Returns `true` by default. A container that returns `false`
  /// calls ``beginAppearanceTransition(_:animated:)`` on its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a child that its appearance or disappearance begins.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { beginToAppear(animated) } else { beginToDisappear(animated) }
  }

  /// Notifies a child that its appearance or disappearance has ended.
  open func endAppearanceTransition() { endTransition() }

  /// The children that appear and disappear with this controller.
  var appearingChildren: [UIViewController] { storedChildren.filter { $0.isShownInParent } }

  /// Whether the controller itself notifies its children of their appearance.
  var managesAppearanceOfChildren: Bool { !shouldAutomaticallyForwardAppearanceMethods }

  // MARK: Layout

  /// Updates constraints before layout. Called instead of the view's `updateConstraints`, which the default
  /// implementation calls. Call super last.
  open func updateViewConstraints() { loadedView.updateConstraints() }

  /// Marks the properties of the view for an update, which happens before the next layout of its hierarchy.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  /// Sets the properties of the view. Called before the view's first layout, and before the next one after
  /// ``setNeedsUpdateProperties()``, or after a change of a trait or of an observable property that it has read. Does nothing by default.
  open func updateProperties() {}
  /// Calls ``updateProperties()`` if the properties are marked for an update.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// Updates the traits of the controller. Has no effect: they are always up to date.
  open func updateTraitsIfNeeded() {}

  /// Called before the view lays out its subviews. The default implementation does nothing.
  open func viewWillLayoutSubviews() { callExchanged("viewWillLayoutSubviews") }
  /// Called after the view has laid out its subviews. The default implementation does nothing.
  open func viewDidLayoutSubviews() { callExchanged("viewDidLayoutSubviews") }

  /// Lays out the bars and children of a container. It is called during the layout of its view.
  func layOutContents() {}

  /// The preferred size of the content, in points, for a controller that is shown in part of the screen. The default is
  /// zero.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called when the ``preferredContentSize`` of a child has changed. The default implementation does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called when the fitting size of a child's constraints has changed. The default implementation does nothing.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Returns the size of a child, in points, when this controller's view has the size `parentSize`.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { sizeOfChild(container, whenOwnIs: parentSize) }

  /// Called before the size of the view changes, for example by a rotation. Call super to forward it to children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOnTransition(to: size, coordinator)
  }

  /// Called before the traits change, for example by a rotation. Call super to forward it to children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
    presentation.presented?.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Safe area and margins

  /// Insets that are added to the safe area of the view, in points. The default is zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }

  /// Called when the safe area of the view has changed. The default implementation does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view have changed. The default implementation does nothing.
  open func viewLayoutMarginsDidChange() {}

  /// The minimum margins of the view, in points. Those at the sides depend on its width: 16 on phones, 20 on wider
  /// screens.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }

  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``. The default is `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded.map { applySystemMargins(to: $0) } }
  }

  // MARK: Extending under bars

  /// The edges at which the view extends under bars. The default is `.all`.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { barsMayHaveChanged() } }
  }

  /// Whether the view also extends under opaque bars. The default is `false`.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { barsMayHaveChanged() } }
  }

  /// Whether the insets of a scroll view that is the view or its first subview are adjusted for bars. Before iOS 11,
  /// this changes `contentInset`; since then, scroll views adjust themselves. The default is `true`.
  @available(*, deprecated, message: "Use UIScrollView's contentInsetAdjustmentBehavior")
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { adjustsScrollViewInsets }
    set { adjustsScrollViewInsets = newValue }
  }
  package var adjustsScrollViewInsets = true { didSet { adjustScrollViewInsets() } }

  /// The area at the top that the status bar and bars cover, as an item for constraints.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor")
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.topSupport) }

  /// The area at the bottom that a tab bar or toolbar covers, as an item for constraints.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottomSupport) }

  /// Returns the scroll view that determines the appearance of bars at `edge`, or `nil` for none.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { watchedScrollView(for: edge) }

  /// Sets the scroll view that determines the appearance of bars at `edge`.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = [.top, .bottom]) {
    barContents.set(scrollView, for: edge)
    barsMayHaveChanged()
  }

  // MARK: Status bar and orientation

  /// Whether the status bar is hidden while the controller fills the screen. Returns `false` by default.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar while the controller fills the screen. Returns `default` by default.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The child that determines whether the status bar is hidden; `nil` for this controller. Returns `nil` by default.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that determines the style of the status bar; `nil` for this controller. Returns `nil` by default.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Updates the status bar from ``prefersStatusBarHidden`` and ``preferredStatusBarStyle``.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.statusBarMayHaveChanged() }
  /// The animation with which the status bar changes. Returns `fade` by default. Differs from UIKit: never read.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines whether the home indicator may be hidden; `nil` for this controller. Returns `nil` by default.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Updates the home indicator. Has no effect: it is not drawn.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the app's gestures take precedence over the system's. Returns none by default. Differs from
  /// UIKit: never read.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines the edges at which the app's gestures take precedence; `nil` for this
  /// controller. Returns `nil` by default.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Updates the edges at which the app's gestures take precedence. Has no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Rotates the interface to the orientation of the device, or to another supported one, after the supported ones have changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { viewIfLoaded?.window?.windowScene?.updateOrientation() }
  /// Rotates the interface to the orientation of the device if it is supported.
  open class func attemptRotationToDeviceOrientation() { UIScreen.main.scene.updateOrientation() }
  /// The context of an app extension. Always `nil`.
  open var extensionContext: NSExtensionContext? { nil }
  /// The orientation of the interface.
  @available(*, deprecated, message: "Use UIWindowScene.interfaceOrientation")
  open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
  /// Whether presentations over this controller use its transition style. The default is `false`. Stored;
  /// has no effect.
  open var providesPresentationContextTransitionStyle = false
  /// Whether focus is restored after a transition. The default is `true`. Stored; has no effect.
  open var restoresFocusAfterTransition = true

  /// Whether the home indicator may be hidden. Its safe area remains. Returns `false` by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The supported interface orientations. By default all except upside down on phones, and all on tablets.
  ///
  /// Those of the topmost controller that covers the screen count. Containers do not ask their children.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    usualOrientations
  }
  /// Whether the interface rotates with the device. Returns `true` by default.
  open var shouldAutorotate: Bool { true }
  /// The interface orientation in which the controller is first presented. Returns `portrait` by default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Containment

  /// The parent of the controller; `nil` for none.
  open var parent: UIViewController? { storedParent }
  /// The children of the controller, in the order in which they were added.
  open var children: [UIViewController] { storedChildren }

  /// Adds a child. The caller then adds its view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { take(childController) }

  /// Removes the controller from its parent. Call `willMove(toParent: nil)` and remove the view first.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller is added to or removed from a parent. The default implementation does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller was added to or removed from a parent.
  open func didMove(toParent parent: UIViewController?) { finishMove(to: parent) }

  /// Replaces the view of one child by that of another, with `animations`, and notifies both children.
  ///
  /// Both controllers are children when this is called. When the animations have ended, the old view is removed and
  /// both controllers are notified that they have appeared or disappeared; with a duration of 0 this happens
  /// immediately.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, for: toViewController, duration, options, animations, completion)
  }

  // MARK: Bars

  /// The navigation item that represents the controller in a navigation bar.
  open var navigationItem: UINavigationItem { barContents.navigationItem(title: title) }
  /// The tab bar item that represents the controller in a tab bar. It is created when first accessed.
  open var tabBarItem: UITabBarItem! {
    get { barContents.tabBarItem(title: title) }
    set {
      barContents.ownTabBarItem = newValue
      tabBarController?.tabsDidChange()
    }
  }
  /// The items for a navigation controller's toolbar. The default is `nil`.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.toolbarItemsDidChange() } }
  /// Sets ``toolbarItems``. The change is not animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Whether the toolbar and a tab bar are hidden while the controller is in a navigation stack. The default is `false`.
  open var hidesBottomBarWhenPushed = false { didSet { barsMayHaveChanged() } }

  /// The nearest navigation controller that contains this controller.
  open var navigationController: UINavigationController? { ancestor() }
  /// The nearest tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { ancestor() }
  /// The nearest split view controller that contains this controller.
  open var splitViewController: UISplitViewController? { ancestor() }

  /// Whether the content can be edited. The default is `false`.
  open var isEditing: Bool {
    get { barContents.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { editingDidChange(editing) }
  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem { barContents.editButton(for: self) }

  // MARK: Presentation

  /// The controller presented by this controller or its nearest presenting ancestor.
  open var presentedViewController: UIViewController? {
    presentation.presented ?? storedParent?.presentedViewController
  }
  /// The controller that presents this controller or its nearest presented ancestor.
  open var presentingViewController: UIViewController? {
    presentation.presenter ?? storedParent?.presentingViewController
  }

  /// The presentation style of the controller. The default is `automatic`: a sheet since iOS 13, full screen before.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style }
    set { presentation.style = newValue }
  }
  /// The transition style of a presentation. The default is `UIModalTransitionStyle.coverVertical`. Stored; has no
  /// effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot dismiss the controller by dragging it down or by touching beside it. The default is `false`.
  open var isModalInPresentation = false
  /// Whether controllers presented over the current context cover this controller's view. The default is `false`.
  open var definesPresentationContext = false
  /// Whether a controller that is presented but not full screen controls the status bar. The default is `false`.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The object that provides a custom presentation controller. The default is `nil`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation controller of this controller, created when first accessed.
  open var presentationController: UIPresentationController? { presentation.controller(for: self) }
  /// The presentation controller, if it presents a sheet; otherwise `nil`.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The presentation controller, if it presents a popover; otherwise `nil`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Presents `viewControllerToPresent` in the window of this controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses the controller that this one presents, or this controller if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion)
  }

  /// Shows `vc`: pushes it onto the stack of a navigation controller, or presents it if there is none.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent = storedParent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows `vc` as the detail: in the secondary column of a split view controller, or as
  /// ``show(_:sender:)`` does if there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent = storedParent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// The transition with which the controller is shown. The default is `nil`, for that of its container.
  /// Stored; has no effect, because the usual transition is shown.
  ///
  /// Differs from UIKit: a zoom is not drawn; the controller is shown with the standard transition.
  open var preferredTransition: Transition?
  /// The tab that contains the controller; `nil` when its tab bar controller has no tabs.
  open var tab: UITab? { tabBarController?.tab(containing: self) }
  /// The controller that presents modally, including one that is going away. The default is `nil`.
  open var activePresentationController: UIPresentationController? { presentation.controller }
  /// Whether actions are performed while a controller is presented. Returns `false` by default. Differs from UIKit: never read.
  open var performsActionsWhilePresentingModally: Bool { false }
  /// The child that determines whether the pointer is held. Returns `nil` by default. Differs from UIKit: never read.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether the orientation of the interface is locked. Returns `false` by default. Differs from UIKit: never read.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// Asks for an update of ``prefersInterfaceOrientationLocked``. Has no effect.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  /// The name of the controller in measurements of responsiveness. The default is `nil`. Stored; has no effect.
  open var interactionActivityTrackingBaseName: String?

  /// The nearest controller, this one or an ancestor, that can perform an action; `nil` when there is none.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if controller.canPerformAction(action, withSender: sender) { return controller }
      current = controller.parent
    }
    return nil
  }

  /// The transition of this controller or an ancestor that is in progress; `nil` when there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition ?? storedParent?.transitionCoordinator
  }

  // MARK: Traits

  /// The traits of the controller's view.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? storedParent?.traitCollection ?? .current
  }
  /// Called after the traits have changed. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    callExchanged("traitCollectionDidChange:", [previousTraitCollection])
  }

  /// Traits that override those inherited by the controller's view. The default is no overrides.
  open var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides ?? UITraitOverrides() }
    set {
      storedTraitOverrides = newValue
      viewIfLoaded?.traitOverrides = newValue
    }
  }

  /// The light or dark appearance of the controller's view; `.unspecified`, the default, for the inherited one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedTraitOverrides?.userInterfaceStyle ?? .unspecified }
    set { if newValue != overrideUserInterfaceStyle { traitOverrides.userInterfaceStyle = newValue } }
  }

  /// Sets traits for the view of a child; `nil` removes them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.traitOverrides = UITraitOverrides(collection) }
  /// Returns the traits that were set for the view of a child, or `nil`.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.storedTraitOverrides.map { UITraitCollection(values: $0.values) }
  }

  /// Whether the controller is appearing because it is being presented.
  open var isBeingPresented: Bool { appearance.isBeingPresented }
  /// Whether the controller is disappearing because it is being dismissed.
  open var isBeingDismissed: Bool { appearance.isBeingDismissed }
  /// Whether the controller is appearing because it was added to a parent.
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  /// Whether the controller is disappearing because it is being removed from its parent.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }
}
