// SPDX-License-Identifier: MIT

/// The configuration of the status bar.
///
/// Source: Apple, `UIStatusBarManager`.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private let scene: UIWindowScene

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var controller: UIViewController? { scene.windowsFromBack.last { $0.isShown }?.controllerForStatusBar }

  /// Whether the status bar is hidden. The view controller determines this; on a phone in landscape
  /// orientation it is always hidden.
  open var isStatusBarHidden: Bool {
    let device = scene.screen.inspection
    return controller?.prefersStatusBarHidden == true
      || device.device.statusBarHeight(in: device.orientation, .current) == 0
  }

  /// The style of the status bar.
  open var statusBarStyle: UIStatusBarStyle { controller?.preferredStatusBarStyle ?? .default }

  /// The frame of the status bar on the screen, in points.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let device = scene.screen.inspection
    return CGRect(
      x: 0, y: 0, width: scene.bounds.width, height: device.device.statusBarHeight(in: device.orientation, .current))
  }
}
