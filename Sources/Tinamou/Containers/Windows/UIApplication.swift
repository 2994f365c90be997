// SPDX-License-Identifier: MIT

/// The application, as far as layout code asks for it.
///
/// Differs from UIKit: there is no event loop and no life cycle; scenes are those whose windows have been shown on the main
/// screen.
///
/// Source: Apple, `UIApplication`.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application.
  public static let shared = UIApplication()

  private override init() { super.init() }

  /// The parts of screens that the application fills.
  open var connectedScenes: Set<UIScene> { [UIScreen.main.scene] }

  /// The windows, in the order in which they came.
  @available(*, deprecated, message: "Use UIWindowScene.windows")
  open var windows: [UIWindow] { UIScreen.main.scene.windows }

  /// The window that gets what is typed.
  @available(*, deprecated, message: "Use UIWindowScene.keyWindow")
  open var keyWindow: UIWindow? { UIScreen.main.scene.keyWindow }

  /// The rectangle of the status bar, in points.
  @available(*, deprecated, message: "Use UIWindowScene.statusBarManager")
  open var statusBarFrame: CGRect { UIScreen.main.scene.statusBarManager?.statusBarFrame ?? .zero }

  /// Whether the status bar is hidden.
  @available(*, deprecated, message: "Use UIWindowScene.statusBarManager")
  open var isStatusBarHidden: Bool { UIScreen.main.scene.statusBarManager?.isStatusBarHidden ?? true }

  /// How the interface is turned.
  @available(*, deprecated, message: "Use UIWindowScene.interfaceOrientation")
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

  /// Which side leads.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// How large the reader wants text.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
}
