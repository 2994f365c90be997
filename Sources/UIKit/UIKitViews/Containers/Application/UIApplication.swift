// SPDX-License-Identifier: MIT

/// The application: its delegate, its state, its scenes and its requests to the device.
///
/// Differs from UIKit: there is no event loop. ``UIApplicationMain(_:_:_:_:)`` launches the application and
/// returns, and ``inspection`` changes the state as a device would. The connected scenes are those whose
/// windows have been shown on the main screen. Requests to the device are stored and have no effect.
///
/// Source: Apple, `UIApplication`.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The shared application.
  open class var shared: UIApplication { instance }
  private static let instance = UIApplication()

  /// Creates the application. Use ``shared`` instead.
  public override init() { super.init() }

  /// The delegate. The default is `nil`.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The delegate with which the application was launched, retained.
  var launchedDelegate: (any UIApplicationDelegate)?

  /// The bundle with the app's Info.plist, storyboards and fonts.
  package var mainBundle = Bundle.main {
    didSet {
      ObservationRequest.bundle = mainBundle
      SystemLanguage.take(mainBundle)
    }
  }

  /// The state of the application. The default is `.active`.
  open internal(set) var applicationState = State.active

  open override var next: UIResponder? { delegate as? UIResponder }

  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
    if motion == .motionShake, applicationSupportsShakeToEdit { ShakeToEdit.ask() }
  }

  /// Calls the method `action` of `target`. If `target` is `nil`, the receiver is the first object with
  /// that method in the responder chain of the key window's first responder, then in that of `sender`.
  ///
  /// - Returns: Whether there was such an object.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let message = ActionMessage(action: action, sender: sender, event: event)
    if target == nil, message.send(to: nil, from: UIScreen.main.scene.keyWindow?.firstResponderInside) { return true }
    return message.send(to: target, from: (sender as? UIView)?.firstActionResponder ?? sender as? UIResponder ?? self)
  }

  // MARK: Scenes

  /// The scenes of the application.
  open var connectedScenes: Set<UIScene> { Set(UIScreen.main.scenes) }

  /// The sessions of the application's scenes.
  open var openSessions: Set<UISceneSession> { Set(UIScreen.main.scenes.map(\.session)) }

  /// Whether the app's Info.plist allows several scenes and the device is a tablet.
  open var supportsMultipleScenes: Bool {
    UIDevice.current.userInterfaceIdiom == .pad
      && SceneManifest.main?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
  }

  /// Requests another scene, or activates the scene of a session, which continues the activity. The handler is called with an error
  /// if the app does not support several scenes, or if the scene of the session is closed.
  ///
  /// Differs from UIKit: the scene fills the screen, and is shown before the method returns.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    if sceneSession == nil, supportsMultipleScenes { return openScene(continuing: userActivity) }
    guard let scene = UIScreen.main.scenes.first(where: { $0.session === sceneSession }) else {
      errorHandler?(SceneError.sceneNotMade)
      return
    }
    show(scene)
    if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
  }

  /// Requests that a scene be closed. Another one is shown if it was in front. The only scene is not closed; the handler is called
  /// with an error.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    let scenes = UIScreen.main.scenes
    guard scenes.count > 1, let scene = scenes.first(where: { $0.session === sceneSession }) else {
      errorHandler?(SceneError.sceneNotClosed)
      return
    }
    close(scene)
  }

  /// Requests an update of a scene's snapshot. Has no effect.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// The reasons for which a request for a scene fails.
  enum SceneError: Error { case sceneNotMade, sceneNotClosed }

  /// The windows, back to front.
  @available(*, deprecated, message: "Use UIWindowScene.windows")
  open var windows: [UIWindow] { UIScreen.main.scene.windowsFromBack }

  /// The key window, which receives keyboard input.
  @available(*, deprecated, message: "Use UIWindowScene.keyWindow")
  open var keyWindow: UIWindow? { UIScreen.main.scene.keyWindow }

  // MARK: Status bar and interface

  /// The frame of the status bar, in points.
  @available(*, deprecated, message: "Use UIWindowScene.statusBarManager")
  open var statusBarFrame: CGRect { UIScreen.main.scene.statusBarManager?.statusBarFrame ?? .zero }

  /// Whether the status bar is hidden. Setting it has no effect, as in UIKit: view controllers determine it.
  @available(*, deprecated, message: "Use UIWindowScene.statusBarManager")
  open var isStatusBarHidden: Bool {
    get { UIScreen.main.scene.statusBarManager?.isStatusBarHidden ?? true }
    set {}
  }

  /// The style of the status bar. The default is `default`. Stored; has no effect.
  @available(*, deprecated, message: "Use UIWindowScene.statusBarManager")
  open var statusBarStyle: UIStatusBarStyle {
    get { requestedStatusBarStyle }
    set { requestedStatusBarStyle = newValue }
  }
  private var requestedStatusBarStyle = UIStatusBarStyle.default

  /// Sets the style of the status bar. Stored; has no effect.
  @available(*, deprecated, message: "Use UIViewController.preferredStatusBarStyle")
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    requestedStatusBarStyle = statusBarStyle
  }

  /// Hides or shows the status bar. Has no effect: view controllers determine whether it is hidden.
  @available(*, deprecated, message: "Use UIViewController.prefersStatusBarHidden")
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// The orientation of the interface.
  @available(*, deprecated, message: "Use UIWindowScene.interfaceOrientation")
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

  /// The duration of the animation of a rotation, in seconds. Always `0.3`.
  @available(*, deprecated, message: "Use viewWillTransition(to:with:)")
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

  /// Returns the orientations in which a window is shown: those of the delegate, or of the app's Info.plist.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? declaredOrientations
  }

  /// The layout direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The content size category that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  // MARK: URLs

  var openedURLs: [URL] = []
  var openableSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "itms-apps", "maps", "app-settings",
  ]

  /// Returns whether the device has an app that opens `url`, by the URL's scheme; see ``inspection``.
  open func canOpenURL(_ url: URL) -> Bool { openableSchemes.contains(url.scheme?.lowercased() ?? "") }

  /// Opens a URL: records it in ``inspection`` and calls the handler with whether the device has an app for it.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let opens = canOpenURL(url)
    if opens { openedURLs.append(url) }
    completion?(opens)
  }

  /// Opens a URL: records it in ``inspection``. Returns whether the device has an app for it.
  @available(*, deprecated, message: "Use open(_:options:completionHandler:)")
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }

  // MARK: Events

  /// Sends a touch to the view in which it began.
  open func sendEvent(_ event: UIEvent) {
    let windows = Set((event.allTouches ?? []).compactMap(\.window))
    for window in windows { window.sendEvent(event) }
  }

  /// The number of calls of `beginIgnoringInteractionEvents()` without a matching end.
  private var ignoringCount = 0
  /// Whether touches are ignored. The default is `false`.
  @available(*, deprecated, message: "Use UIView.isUserInteractionEnabled")
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
  /// Ignores touches until ``endIgnoringInteractionEvents()`` is called as often as this method.
  @available(*, deprecated, message: "Use UIView.isUserInteractionEnabled")
  open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
  /// Ends one call of ``beginIgnoringInteractionEvents()``.
  @available(*, deprecated, message: "Use UIView.isUserInteractionEnabled")
  open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }

  /// Whether a shake of the device asks whether the last change of a text is undone. The default is `true`.
  open var applicationSupportsShakeToEdit = true
  /// Begins to receive the events of headphones and the lock screen. Has no effect.
  open func beginReceivingRemoteControlEvents() {}
  /// Stops receiving the events of headphones and the lock screen. Has no effect.
  open func endReceivingRemoteControlEvents() {}

  // MARK: Background

  var backgroundTasks: [UIBackgroundTaskIdentifier: (() -> Void)?] = [:]
  private var lastTask = 0

  /// Begins work that continues in the background. `handler` is called when ``inspection`` ends the background time.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// Begins work that continues in the background, with a name for the debugger.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    let task = UIBackgroundTaskIdentifier(rawValue: lastTask)
    backgroundTasks.updateValue(handler, forKey: task)
    return task
  }

  /// Ends work that continues in the background.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks[identifier] = nil }

  /// The time that is left in the background, in seconds: unlimited in the foreground, 30 in the background.
  open var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? 30 : .greatestFiniteMagnitude
  }

  /// Whether content may be fetched in the background. Always `.available`.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Sets the shortest interval between two fetches, in seconds. Has no effect.
  @available(*, deprecated, message: "Use BGAppRefreshTask")
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Whether protected files can be read. Always `true`.
  open var isProtectedDataAvailable: Bool { true }

  // MARK: The icon and the system

  /// Whether the screen stays on. The default is `false`. Stored; has no effect.
  open var isIdleTimerDisabled = false
  /// The settings of notifications, before iOS 10. The default is `nil`.
  @available(*, deprecated, message: "Use UserNotifications")
  open var currentUserNotificationSettings: UIUserNotificationSettings? {
    storedNotificationSettings as? UIUserNotificationSettings
  }
  private var storedNotificationSettings: AnyObject?
  private var storedNotifications: [AnyObject] = []
  /// Asks to show notifications, before iOS 10. The settings are stored.
  @available(*, deprecated, message: "Use UserNotifications")
  open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    storedNotificationSettings = notificationSettings
  }
  /// The notifications that were scheduled, before iOS 10. They are not shown.
  @available(*, deprecated, message: "Use UserNotifications")
  open var scheduledLocalNotifications: [UILocalNotification]? {
    get { storedNotifications.compactMap { $0 as? UILocalNotification } }
    set { storedNotifications = newValue ?? [] }
  }
  /// Schedules a notification, before iOS 10. It is not shown.
  @available(*, deprecated, message: "Use UserNotifications")
  open func scheduleLocalNotification(_ notification: UILocalNotification) { storedNotifications.append(notification) }
  /// Shows a notification at once, before iOS 10. Has no effect: nothing is shown.
  @available(*, deprecated, message: "Use UserNotifications")
  open func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  /// Forgets a scheduled notification, before iOS 10.
  @available(*, deprecated, message: "Use UserNotifications")
  open func cancelLocalNotification(_ notification: UILocalNotification) {
    storedNotifications.removeAll { $0 === notification }
  }
  /// Forgets all scheduled notifications, before iOS 10.
  @available(*, deprecated, message: "Use UserNotifications")
  open func cancelAllLocalNotifications() { storedNotifications = [] }
  /// The number on the app's icon. The default is 0. Stored; has no effect.
  open var applicationIconBadgeNumber = 0
  /// The quick actions of the app's icon. The default is `nil`. Stored; has no effect.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether the status bar shows network activity. The default is `false`. Stored; has no effect.
  open var isNetworkActivityIndicatorVisible = false
  /// Whether the icon can be changed. Always `true`.
  open var supportsAlternateIcons: Bool { true }
  /// The name of the icon; `nil`, the default, for the app's own.
  open private(set) var alternateIconName: String?
  /// Sets the icon and calls the handler without an error.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  /// Whether remote notifications are registered. The default is `false`.
  open private(set) var isRegisteredForRemoteNotifications = false
  /// Registers for remote notifications. The delegate is not called, because there is no server.
  open func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
  /// Ends the registration for remote notifications.
  open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

  /// Requests another scene, or activates the scene of a session, as
  /// ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)`` does.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
  }
}
