// SPDX-License-Identifier: MIT

/// The root of a tree of views that is on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen the window is on.
  open var screen: UIScreen = .main {
    didSet { safeAreaMayHaveChanged() }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { replaceRootView(of: oldValue) }
  }

  /// Whether the window shows its controller, so that a controller that is set now appears.
  private var isShown = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedWindow = self
    safeAreaMayHaveChanged()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedWindow = self
  }

  deinit { forgetWindow() }

  /// A window that fills the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Shows the window, lets its controller appear and lays out what is in it.
  open func makeKeyAndVisible() {
    isHidden = false
    isShown = true
    showRoot()
  }

  /// How far the shape of the screen and the status bar reach into the window.
  var screenInsets: UIEdgeInsets {
    let present = screen.inspection
    guard storedBounds.size == screen.bounds.size else { return .zero }
    let safe = present.device.safeArea(in: present.orientation)
    var insets = UIEdgeInsets(top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
    if rootViewController?.frontmost.prefersStatusBarHidden == true {
      // Without a status bar only the shape of the screen is left; a plain rectangle has none.
      if safe.bottom == 0 && safe.left == 0 { insets.top = 0 }
    }
    return insets
  }

  private func replaceRootView(of old: UIViewController?) {
    guard old !== rootViewController else { return }
    if let old {
      old.endAppearance()
      old.viewIfLoaded?.removeFromSuperview()
    }
    if isShown { showRoot() }
  }

  private func showRoot() {
    guard let controller = rootViewController else { return layoutIfNeeded() }
    let view = controller.loadedView
    if view.superview !== self {
      controller.prepareAppearance()
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      safeAreaMayHaveChanged()
    }
    layoutIfNeeded()
    controller.finishAppearance()
  }

  override var baseTraitValues: TraitValues { screen.traitCollection.values }
}
