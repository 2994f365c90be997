// SPDX-License-Identifier: MIT

/// The root view of a hierarchy on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen that displays the window. The default is the main screen.
  open var screen: UIScreen = .main { didSet { if screen !== oldValue { screenDidChange(from: oldValue) } } }

  /// The scene that contains the window. The default is `nil`. A window without a scene is added to the
  /// screen's scene when it is shown.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      if let windowScene, windowScene.screen !== screen { screen = windowScene.screen }
      safeAreaMayHaveChanged()
    }
  }

  /// The undo manager of the window's contents, for every responder without one of its own.
  ///
  /// Source: Apple, “Undo Architecture”, “Undo Operations”: every window has an undo manager.
  open override var undoManager: UndoManager? { contentHistory }
  private lazy var contentHistory = UndoManager()

  /// The view controller whose view fills the window. The default is `nil`.
  open var rootViewController: UIViewController? {
    didSet { replaceRootView(of: oldValue) }
  }

  /// The level of the window. A window lies before those of lower levels. The default is `.normal`.
  open var windowLevel = Level.normal

  /// The level of a window in the z-order.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level as a number. Higher levels are in front.
    public let rawValue: CGFloat
    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Whether the first level is behind the second.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

    /// The level of application windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)

    /// Returns the level that is a number of steps above another one.
    public static func + (level: Level, steps: CGFloat) -> Level { Level(level.rawValue + steps) }
    /// Returns the level that is a number of steps below another one.
    public static func - (level: Level, steps: CGFloat) -> Level { Level(level.rawValue - steps) }
  }

  /// Whether the window is shown, so that a newly set root view controller appears.
  private(set) var isShown = false

  /// Whether the window is hidden. The default is `true`. Showing it adds it to its scene, shows its root view controller
  /// and lays it out.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { hide() } else { show() }
    }
  }

  /// Whether the window joins the scene of its screen when it is shown. Windows of the system do not.
  var joinsScene: Bool { true }

  private func show() {
    if windowScene == nil, joinsScene { windowScene = screen.scene }
    guard !isShown else { return }
    isShown = true
    marks.insert(.reportsMarksBelow)
    layOutInRunLoop()
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    showRoot()
  }

  private func hide() {
    guard isShown else { return }
    isShown = false
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    rootViewController?.beginAppearanceTransition(false, animated: false)
    rootViewController?.endAppearanceTransition()
    screen.keyboard.followFirstResponder()
  }

  /// Whether the window is the key window, which receives keyboard input.
  open private(set) var isKeyWindow = false

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Called after the window became the key window. The default implementation does nothing.
  open func becomeKey() {}
  /// Called after the window stopped being the key window. The default implementation does nothing.
  open func resignKey() {}

  /// Sends an event to the view in which its touches began, and to the gesture recognizers of that view and its ancestors.
  open func sendEvent(_ event: UIEvent) {
    ReleasePool.open()
    defer { ReleasePool.close() }
    deliverTouches(event)
  }

  override func attachOwnRecognizers() { attachStatusBarTap() }

  override func deliver(_ event: UIEvent) { UIApplication.shared.sendEvent(event) }

  /// Posted after a window was shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted after a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted after a window became the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted after a window stopped being the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  private let responders = FirstResponderScope()
  override var firstResponderScope: FirstResponderScope? {
    if responders.observer == nil { responders.observer = self }
    return responders
  }

  /// Creates a window with `frame`, in points, on the main screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedWindow = self
    setHidden(true)
    safeAreaMayHaveChanged()
  }

  /// Creates a window that fills a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.bounds)
    storedWindow = self
    setHidden(true)
    safeAreaMayHaveChanged()
    join(windowScene)
  }

  /// Creates a window of zero size.
  ///
  /// Differs from UIKit: there are no archives on Linux, so nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedWindow = self
    setHidden(true)
  }

  deinit { forgetWindow() }

  /// Sets the scene. Assignments in initializers do not call the property's observer.
  private func join(_ scene: UIWindowScene) { windowScene = scene }

  /// Creates a window that fills the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Shows the window as the key window, with its root view controller, and lays it out.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    layoutIfNeeded()
  }

  /// Makes the window the key window.
  open func makeKey() {
    if windowScene == nil { windowScene = screen.scene }
    guard !isKeyWindow else { return }
    for window in windowScene?.windows ?? [] where window.isKeyWindow {
      window.isKeyWindow = false
      window.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    }
    isKeyWindow = true
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    screen.keyboard.followFirstResponder()
  }

  // MARK: The screen

  /// Whether the window fills its scene and therefore follows the scene's size.
  var fillsScene: Bool { storedBounds.size == (windowScene ?? screen.scene).bounds.size }

  private func screenDidChange(from old: UIScreen) {
    if let windowScene, windowScene.screen !== screen { self.windowScene = nil }
    safeAreaMayHaveChanged()
  }

  override var ownSafeArea: UIEdgeInsets? { super.ownSafeArea ?? screenInsets }

  /// The insets of the safe area, in points. On iPads with iOS 11, the status bar is in that of the views in the window alone.
  ///
  /// Source: a report to Apple, 42372793, which lists the insets of both versions.
  open override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    if leavesOutStatusBar { insets.top = 0 }
    return insets
  }

  private var leavesOutStatusBar: Bool {
    InterfaceGeneration.current == .iOS11 && traitCollection.userInterfaceIdiom == .pad
  }

  override var safeAreaInsetsForSubviews: UIEdgeInsets { leavesOutStatusBar ? super.safeAreaInsets : safeAreaInsets }

  /// The insets of the screen's shape and of the status bar, in points; zero for a window that does not fill its scene.
  var screenInsets: UIEdgeInsets {
    guard fillsScene else { return .zero }
    let present = screen.inspection
    let safe = present.device.safeArea(in: present.orientation, .current)
    var insets = UIEdgeInsets(top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
    let isHidden = controllerForStatusBar?.prefersStatusBarHidden == true
    // Without a status bar, only the shape of the screen has insets. A rectangular screen has none.
    if isHidden, safe.bottom == 0, safe.left == 0 { insets.top = 0 }
    return insets
  }

  /// The view controller that determines the status bar's appearance.
  var controllerForStatusBar: UIViewController? {
    var controller = rootViewController
    while let current = controller {
      if let presented = current.presentation.presented, presented.decidesAboutStatusBar {
        controller = presented
      } else if let child = current.childForStatusBarHidden {
        controller = child
      } else {
        return current
      }
    }
    return nil
  }

  /// Updates the safe area after the status bar may have changed.
  func statusBarMayHaveChanged() { safeAreaMayHaveChanged() }

  // MARK: The controller

  private func replaceRootView(of old: UIViewController?) {
    guard old !== rootViewController else { return }
    ReleasePool.keep(old)
    if let old {
      old.beginAppearanceTransition(false, animated: false)
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearanceTransition()
    }
    if isShown { showRoot() }
  }

  private func showRoot() {
    ReleasePool.open()
    defer { ReleasePool.close() }
    guard let controller = rootViewController else { return layoutIfNeeded() }
    let view = controller.loadedView
    if view.superview !== self {
      controller.beginAppearanceTransition(true, animated: false)
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      safeAreaMayHaveChanged()
    } else if !controller.isOnScreen {
      // The app has added the view itself. The window resizes it nevertheless.
      controller.beginAppearanceTransition(true, animated: false)
      view.frame = bounds
    }
    encloseRootView()
    layoutIfNeeded()
    controller.endAppearanceTransition()
    // A window of a running app is shown in an orientation that its controllers support.
    if UIApplication.shared.launchedDelegate != nil { windowScene?.updateOrientation() }
  }

  /// The constraints that give a root view without a mask the frame of the window.
  var rootFrameConstraints: [NSLayoutConstraint] = []

  @_spi(ViewHooks) open override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    encloseRootView()
  }

  @_spi(ViewHooks) open override func descendantNeedsLayout() { layOutInRunLoop() }

  open override func layoutSubviews() {
    encloseRootView()
    super.layoutSubviews()
  }

  override var described: DescribedAttributes { DescribedAttributes(layerClass: "UIWindowLayer") }

  override var screenKeyboard: ScreenKeyboard? {
    let keyboard = screen.keyboard
    return keyboard.frame.map { ScreenKeyboard(frame: $0, isDocked: keyboard.isDocked) }
  }

  override var baseTraitValues: TraitValues {
    windowScene.map { fillsScene ? $0.traitValues : screen.traitCollection.values } ?? screen.traitCollection.values
  }
}

extension UIViewController {
  /// Whether the view controller, when presented, determines the status bar's appearance.
  fileprivate var decidesAboutStatusBar: Bool {
    modalPresentationCapturesStatusBarAppearance || presentation.resolvedStyle == .fullScreen
  }
}

extension UIWindow: RoundDisplay {
  var displayCornerRadius: CGFloat { screen.inspection.device.displayCornerRadius }
}

extension UIWindow: LinkHost {
  func follow(_ url: URL) { UIApplication.shared.open(url) }
}
