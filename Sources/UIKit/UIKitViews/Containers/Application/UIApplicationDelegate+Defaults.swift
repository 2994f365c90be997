// SPDX-License-Identifier: MIT

/// The default implementations of the delegate's methods.
extension UIApplicationDelegate {
  /// The window, for code that cannot name the requirement.
  var windowOfDelegate: UIWindow? {
    let window: UIWindow? = window
    return window
  }

  /// Sets the window, for code that cannot name the requirement.
  func setWindowOfDelegate(_ window: UIWindow) { self.window = window }

  /// Returns `nil`.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Launches the application with a delegate of this class and returns.
  ///
  /// Differs from UIKit: it returns, because there is no event loop.
  public static func main() {
    ToolRequest.launch {
      let type = self as? NSObject.Type
      if let delegate = type.flatMap({ NSObject.instance(of: $0) }) as? any UIApplicationDelegate { return delegate }
      LayoutException.raise(.invalidArgument, "The application's delegate \(self) has to inherit from NSObject.")
      return nil
    }
  }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Returns `true`.
  @_disfavoredOverload public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls ``applicationDidFinishLaunching(_:)`` and returns `true`.
  @_disfavoredOverload public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// Returns `false`.
  @_disfavoredOverload public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Returns `false`.
  @_disfavoredOverload public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { false }
  /// Returns `false`.
  @_disfavoredOverload public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  )
    -> Bool
  { false }
  /// Returns `false`.
  @_disfavoredOverload public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Does nothing.
  @_disfavoredOverload public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  /// Passes `false` to the handler.
  @_disfavoredOverload public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Returns `connectingSceneSession.configuration`.
  @_disfavoredOverload public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  @_disfavoredOverload public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Returns `application.declaredOrientations`.
  @_disfavoredOverload public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.declaredOrientations }
  /// Does nothing.
  @_disfavoredOverload public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}
  /// Passes `noData` to the handler.
  @_disfavoredOverload public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Passes `noData` to the handler.
  @_disfavoredOverload public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Returns `completionHandler()`.
  @_disfavoredOverload public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Returns `true`.
  @_disfavoredOverload public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  /// Returns `false`.
  @_disfavoredOverload public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder)
    -> Bool
  { false }
  /// Returns `false`.
  @_disfavoredOverload public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Returns `false`.
  @_disfavoredOverload public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    false
  }
  /// Returns `false`.
  @_disfavoredOverload public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    false
  }
  /// Does nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
}
