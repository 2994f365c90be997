// SPDX-License-Identifier: MIT

/// The application, with what layout code uses of it.
///
/// Differs from UIKit: there is no event loop and no life cycle; the connected scenes are those whose windows have been
/// shown on the main screen.
///
/// Source: Apple, `UIApplication`.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The shared application.
  open class var shared: UIApplication { instance }
  private static let instance = UIApplication()

  private override init() { super.init() }

  /// The scenes of the application.
  open var connectedScenes: Set<UIScene> { [UIScreen.main.scene] }

  /// The windows, in the order in which they were added.
  @available(*, deprecated, message: "Use UIWindowScene.windows")
  open var windows: [UIWindow] { UIScreen.main.scene.windows }

  /// The key window, which receives keyboard input.
  @available(*, deprecated, message: "Use UIWindowScene.keyWindow")
  open var keyWindow: UIWindow? { UIScreen.main.scene.keyWindow }

  /// The frame of the status bar, in points.
  @available(*, deprecated, message: "Use UIWindowScene.statusBarManager")
  open var statusBarFrame: CGRect { UIScreen.main.scene.statusBarManager?.statusBarFrame ?? .zero }

  /// Whether the status bar is hidden.
  @available(*, deprecated, message: "Use UIWindowScene.statusBarManager")
  open var isStatusBarHidden: Bool { UIScreen.main.scene.statusBarManager?.isStatusBarHidden ?? true }

  /// The orientation of the interface.
  @available(*, deprecated, message: "Use UIWindowScene.interfaceOrientation")
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

  /// The layout direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The content size category that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
}
