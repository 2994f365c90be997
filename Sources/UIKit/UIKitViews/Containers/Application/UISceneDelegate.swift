// SPDX-License-Identifier: MIT

/// Methods that report changes of a scene's state. All have default implementations.
///
/// Source: Apple, `UISceneDelegate`.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene has been added. The default implementation does nothing.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when a scene was removed. The default implementation does nothing.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when a scene has become active. The default implementation does nothing.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before a scene becomes inactive. The default implementation does nothing.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before a scene enters the foreground. The default implementation does nothing.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after a scene has entered the background. The default implementation does nothing.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens URLs. The default implementation does nothing.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Returns the activity that restores the scene, which its session keeps, after the scene has entered the background. Returns `nil` by
  /// default.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Restores the scene. The default implementation does nothing. Differs from UIKit: never called.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Called before an activity is continued. The default implementation does nothing.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Continues an activity. The default implementation does nothing.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when an activity could not be fetched. The default implementation does nothing.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Called when an activity was updated. The default implementation does nothing.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  @_disfavoredOverload public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  @_disfavoredOverload public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Returns `nil`.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  @_disfavoredOverload public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  @_disfavoredOverload public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  @_disfavoredOverload public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
