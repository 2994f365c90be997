// SPDX-License-Identifier: MIT

/// The root of a tree of views that is on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen the window is on.
  open var screen: UIScreen = .main { didSet { if screen !== oldValue { screenDidChange(from: oldValue) } } }

  /// The part of the screen that the window belongs to; it gets one when it is shown.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      if let windowScene, windowScene.screen !== screen { screen = windowScene.screen }
      safeAreaMayHaveChanged()
    }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { replaceRootView(of: oldValue) }
  }

  /// How far in front of others the window is. Kept only.
  open var windowLevel = Level.normal

  /// How far in front of others a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number: higher is nearer.
    public let rawValue: CGFloat
    /// The level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// That of the application's screens.
    public static let normal = Level(0)
    /// That of the status bar.
    public static let statusBar = Level(1000)
    /// That of alerts.
    public static let alert = Level(2000)
  }

  /// Whether the window shows its controller, so that a controller that is set now appears.
  private(set) var isShown = false

  /// Whether the window gets what is typed.
  open private(set) var isKeyWindow = false

  /// A window with `frame`, in points, on the main screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedWindow = self
    safeAreaMayHaveChanged()
  }

  /// A window that fills a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.bounds)
    self.windowScene = windowScene
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes a window of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedWindow = self
  }

  deinit { forgetWindow() }

  /// A window that fills the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Shows the window, lets its controller appear and lays out what is in it.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    isShown = true
    showRoot()
  }

  /// Makes this the window that gets what is typed.
  open func makeKey() {
    if windowScene == nil { windowScene = screen.scene }
    for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
    isKeyWindow = true
  }

  // MARK: The screen

  /// Whether the window fills its scene, and follows when that changes.
  var fillsScene: Bool { storedBounds.size == (windowScene ?? screen.scene).bounds.size }

  private func screenDidChange(from old: UIScreen) {
    if let windowScene, windowScene.screen !== screen { self.windowScene = nil }
    safeAreaMayHaveChanged()
  }

  override var ownSafeArea: UIEdgeInsets? { super.ownSafeArea ?? screenInsets }

  /// How far the shape of the screen and the status bar reach into the window; nothing where the window does not fill its
  /// part of the screen.
  var screenInsets: UIEdgeInsets {
    guard fillsScene else { return .zero }
    let present = screen.inspection
    let safe = present.device.safeArea(in: present.orientation)
    var insets = UIEdgeInsets(top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
    let isHidden = controllerForStatusBar?.prefersStatusBarHidden == true
    // Without a status bar only the shape of the screen is left; a plain rectangle has none.
    if isHidden, safe.bottom == 0, safe.left == 0 { insets.top = 0 }
    return insets
  }

  /// The controller that says how the status bar is.
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

  /// Asks again how the status bar is to be.
  func statusBarMayHaveChanged() { safeAreaMayHaveChanged() }

  // MARK: The controller

  private func replaceRootView(of old: UIViewController?) {
    guard old !== rootViewController else { return }
    if let old {
      old.beginAppearanceTransition(false, animated: false)
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearanceTransition()
    }
    if isShown { showRoot() }
  }

  private func showRoot() {
    guard let controller = rootViewController else { return layoutIfNeeded() }
    let view = controller.loadedView
    if view.superview !== self {
      controller.beginAppearanceTransition(true, animated: false)
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      safeAreaMayHaveChanged()
    }
    layoutIfNeeded()
    controller.endAppearanceTransition()
  }

  override var baseTraitValues: TraitValues {
    windowScene.map { fillsScene ? $0.traitValues : screen.traitCollection.values } ?? screen.traitCollection.values
  }
}

extension UIViewController {
  /// Whether the controller, presented, says how the status bar is.
  fileprivate var decidesAboutStatusBar: Bool {
    modalPresentationCapturesStatusBarAppearance || presentation.resolvedStyle == .fullScreen
  }
}
