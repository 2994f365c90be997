// SPDX-License-Identifier: MIT

/// The life cycle of the application, in the order in which UIKit calls the delegate, the scene and observers.
extension UIApplication {
  func launch(_ delegate: any UIApplicationDelegate, _ options: [LaunchOptionsKey: Any]?) {
    guard hasRequiredScenes else {
      return LayoutException.raise(
        .internalInconsistency,
        "The app has not adopted the UIScene life cycle, without which iOS 27 does not launch it. "
          + "Add UIApplicationSceneManifest to its Info.plist.")
    }
    ReleasePool.open()
    defer { ReleasePool.close() }
    self.delegate = delegate
    launchedDelegate = delegate
    applicationState = .inactive
    _ = FontRegistrations.current.registerFonts(of: mainBundle)
    UIScreen.main.scene.beginInDeclaredOrientation()
    let window = loadMainStoryboard(for: delegate)
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    // The delegate may have replaced the window.
    if let window, delegate.windowOfDelegate === window { window.makeKeyAndVisible() }
    post(UIApplication.didFinishLaunchingNotification)
    connectScene(delegate, options)
    UIScreen.main.scene.updateOrientation()
    becomeActive()
  }

  /// Shows the storyboard of the Info.plist as a launch does, but notifies neither the delegate nor that of the scene.
  func showMainStoryboard(for delegate: any UIApplicationDelegate) {
    ReleasePool.open()
    defer { ReleasePool.close() }
    self.delegate = delegate
    launchedDelegate = delegate
    _ = FontRegistrations.current.registerFonts(of: mainBundle)
    UIScreen.main.scene.beginInDeclaredOrientation()
    loadMainStoryboard(for: delegate)?.makeKeyAndVisible()
    let scene = UIScreen.main.scene
    scene.session.configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    scene.connect(UIScene.ConnectionOptions(), isTold: false)
    applicationState = .active
  }

  /// Whether the app declares scenes as the system requires it: from iOS 27, in its Info.plist.
  private var hasRequiredScenes: Bool { InterfaceGeneration.system < .iOS27 || SceneManifest.main != nil }

  /// Creates a window with the initial view controller of the storyboard in the app's Info.plist, for an app without
  /// scenes. It becomes the delegate's `window`.
  private func loadMainStoryboard(for delegate: any UIApplicationDelegate) -> UIWindow? {
    guard SceneManifest.main == nil, let name = mainBundle.infoDictionary?["UIMainStoryboardFile"] as? String,
      !name.isEmpty
    else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    // The delegate finds it among the windows of the app before it is shown.
    window.windowScene = UIScreen.main.scene
    window.rootViewController =
      documentReader()?.storyboard(named: name, in: mainBundle).instantiateInitialViewController()
    delegate.setWindowOfDelegate(window)
    return window
  }

  /// Connects the main screen's scene with the configuration from the delegate or the Info.plist.
  private func connectScene(_ delegate: any UIApplicationDelegate, _ launchOptions: [LaunchOptionsKey: Any]?) {
    let scene = UIScreen.main.scene
    let options = UIScene.ConnectionOptions()
    options.shortcutItem = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
    if let url = launchOptions?[.url] as? URL { options.urlContexts = [UIOpenURLContext(url: url)] }
    scene.session.configuration = delegate.application(
      self, configurationForConnecting: scene.session, options: options)
    scene.connect(options)
  }

  private var sceneDelegate: (any UISceneDelegate)? { UIScreen.main.scene.delegate }

  func becomeActive() {
    guard applicationState != .active else { return }
    if applicationState == .background { enterForeground() }
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    UIScreen.main.scene.change(to: .foregroundActive)
    post(UIApplication.didBecomeActiveNotification)
  }

  func resignActive() {
    guard applicationState == .active else { return }
    delegate?.applicationWillResignActive(self)
    UIScreen.main.scene.change(to: .foregroundInactive)
    post(UIApplication.willResignActiveNotification)
    applicationState = .inactive
  }

  func enterBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    UIScreen.main.scene.change(to: .background)
    post(UIApplication.didEnterBackgroundNotification)
  }

  func enterForeground() {
    guard applicationState == .background else { return }
    delegate?.applicationWillEnterForeground(self)
    UIScreen.main.scene.change(to: .foregroundInactive)
    post(UIApplication.willEnterForegroundNotification)
    applicationState = .inactive
    becomeActive()
  }

  func terminate() {
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
  }

  func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in UIScreen.main.scenes.flatMap(\.windows) { window.rootViewController?.receiveMemoryWarning() }
    post(UIApplication.didReceiveMemoryWarningNotification)
  }

  func receive(_ url: URL, _ options: [OpenURLOptionsKey: Any]) -> Bool {
    if let sceneDelegate {
      sceneDelegate.scene(UIScreen.main.scene, openURLContexts: [UIOpenURLContext(url: url)])
      return true
    }
    return delegate?.application(self, open: url, options: options) ?? false
  }

  func perform(_ shortcutItem: UIApplicationShortcutItem) -> Bool {
    var performed = false
    if let windowDelegate = sceneDelegate as? any UIWindowSceneDelegate {
      windowDelegate.windowScene(UIScreen.main.scene, performActionFor: shortcutItem) { performed = $0 }
    } else {
      delegate?.application(self, performActionFor: shortcutItem) { performed = $0 }
    }
    return performed
  }

  func resume(_ userActivity: NSUserActivity) -> Bool {
    if let sceneDelegate {
      sceneDelegate.scene(UIScreen.main.scene, willContinueUserActivityWithType: userActivity.activityType)
      sceneDelegate.scene(UIScreen.main.scene, continue: userActivity)
      return true
    }
    guard let delegate else { return false }
    _ = delegate.application(self, willContinueUserActivityWithType: userActivity.activityType)
    return delegate.application(self, continue: userActivity) { restorable in
      for object in restorable ?? [] { object.restoreUserActivityState(userActivity) }
    }
  }

  func expireBackgroundTasks() {
    for (task, handler) in backgroundTasks.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where backgroundTasks[task] != nil { handler?() }
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// The orientations that the app's Info.plist declares; all if it declares none.
  var declaredOrientations: UIInterfaceOrientationMask {
    let list = declaredOrientationList
    return list.isEmpty ? .all : list.reduce(into: []) { $0.insert($1.mask) }
  }

  /// The orientations that the app's Info.plist declares for the device, the one in which the app starts first; empty if it declares
  /// none.
  var declaredOrientationList: [UIInterfaceOrientation] {
    let information = mainBundle.infoDictionary ?? [:]
    let key = "UISupportedInterfaceOrientations"
    let variant = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    let names = (information[key + variant] ?? information[key]) as? [String] ?? []
    let list = names.compactMap(UIInterfaceOrientation.init(declaredAs:))
    let first = (information["UIInterfaceOrientation"] as? String).flatMap(UIInterfaceOrientation.init(declaredAs:))
    guard let first, list.isEmpty || list.contains(first) else { return list }
    return [first] + list.filter { $0 != first }
  }
}

extension UIViewController {
  /// Notifies this controller, its children and the controllers that it presents of low memory, whether or
  /// not their views are loaded.
  func receiveMemoryWarning() {
    didReceiveMemoryWarning()
    for child in storedChildren { child.receiveMemoryWarning() }
    presentation.presented?.receiveMemoryWarning()
  }
}

extension UIInterfaceOrientation {
  /// Creates an orientation from its name in an Info.plist.
  fileprivate init?(declaredAs name: String) {
    switch name {
    case "UIInterfaceOrientationPortrait": self = .portrait
    case "UIInterfaceOrientationPortraitUpsideDown": self = .portraitUpsideDown
    case "UIInterfaceOrientationLandscapeLeft": self = .landscapeLeft
    case "UIInterfaceOrientationLandscapeRight": self = .landscapeRight
    default: return nil
    }
  }
}
