// SPDX-License-Identifier: MIT

/// The window of a delegate, as it is accessed through `any UIApplicationDelegate`.
///
/// In UIKit, `window` is an optional requirement, so that `UIApplication.shared.delegate?.window` has the type
/// `UIWindow??`. Swift has no optional requirements outside Objective-C; this protocol provides the same type.
@preconcurrency @MainActor
public protocol _UIApplicationDelegateWindow: NSObjectProtocol {}

extension _UIApplicationDelegateWindow {
  /// The window of an application without scenes; the outer optional is never `nil`.
  public var window: UIWindow?? { (self as? any UIApplicationDelegate)?.windowOfDelegate }
}

/// Methods that report changes of the application's state.
///
/// Differs from UIKit: there is no event loop. ``UIApplicationMain(_:_:_:_:)`` launches the application and returns; tests
/// change the state with ``UIApplication/inspection``. All requirements have default implementations.
///
/// Source: Apple, `UIApplicationDelegate`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _UIApplicationDelegateWindow {
  /// The window of an application without scenes. The default implementation returns `nil` and ignores values.
  @_disfavoredOverload var window: UIWindow? { get set }
  /// Called at the end of launching, if the delegate does not implement the method with launch options.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when launching has begun. Returns `true` by default.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the application has been launched. Calls ``applicationDidFinishLaunching(_:)`` and returns `true` by
  /// default.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the application has become active. The default implementation does nothing.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the application becomes inactive. The default implementation does nothing.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the application has entered the background. The default implementation does nothing.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application enters the foreground. The default implementation does nothing.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the application ends. The default implementation does nothing.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is low. The default implementation does nothing.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called when the time changes significantly, such as at midnight. The default implementation does nothing.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Opens a URL. Returns `false` by default.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Opens a URL that another app sent, in the form of iOS 4. Returns `false` by default. Differs from UIKit: never
  /// called.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// Called before a user activity is continued. Returns `false` by default.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// Continues a user activity. Returns `false` by default.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called when a user activity could not be fetched. The default implementation does nothing.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Called when a user activity was updated. The default implementation does nothing.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Performs a shortcut item. The default implementation passes `false` to the handler.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Returns the configuration of a new scene. Returns that of the app's Info.plist by default.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after the user closed scenes. The default implementation does nothing.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Returns the supported orientations of a window. By default those of the app's Info.plist, or all.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called after remote notifications were registered. The default implementation does nothing.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called when remote notifications could not be registered. The default implementation does nothing.
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called when a remote notification arrived. The default implementation does nothing.
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// Called when a remote notification arrived, to fetch content. The default implementation calls the handler with
  /// `noData`.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Called when content may be fetched. The default implementation calls the handler with `noData`.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Called when downloads of a background session have ended. The default implementation calls the handler.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  )
  /// Returns whether extensions of a kind may be used. Returns `true` by default.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Returns whether the state of the application is stored. Returns `false` by default. Differs from UIKit: never
  /// called.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Returns whether the state of the application is restored. Returns `false` by default. Differs from UIKit: never
  /// called.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// Returns whether the state of the application is stored. Returns `false` by default. Differs from UIKit: never
  /// called.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Returns whether the state of the application is restored. Returns `false` by default. Differs from UIKit: never
  /// called.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// Called after protected files have become available. The default implementation does nothing.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Called before protected files become unavailable. The default implementation does nothing.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
}

/// An object that can restore the state of a user activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state of `userActivity`.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
