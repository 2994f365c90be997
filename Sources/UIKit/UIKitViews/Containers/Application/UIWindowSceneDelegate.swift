// SPDX-License-Identifier: MIT

/// Methods that report changes of a scene of windows. All have default implementations.
///
/// Source: Apple, `UIWindowSceneDelegate`.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene. A scene with a storyboard sets it. The default implementation returns `nil` and ignores
  /// values.
  var window: UIWindow? { get set }
  /// Called after the geometry or the traits of the scene changed. The default implementation does nothing.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  )
  /// Performs a shortcut item. The default implementation passes `false` to the handler.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
}

extension UIWindowSceneDelegate {
  /// Returns `nil`.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  @_disfavoredOverload public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Passes `false` to the handler.
  @_disfavoredOverload public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
