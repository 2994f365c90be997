// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@testable import UIKitViews

@MainActor
private final class Journal {
  static var lines: [String] = []
  static func page() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Journal.lines.append("launched")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = WarnedController()
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { Journal.lines.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { Journal.lines.append("resigns") }
  func applicationDidEnterBackground(_ application: UIApplication) { Journal.lines.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { Journal.lines.append("foreground") }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    Journal.lines.append("open \(url)")
    return url.scheme == "bird"
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Journal.lines.append("shortcut \(shortcutItem.type)")
    completionHandler(true)
  }
}

private final class SceneAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    Journal.lines.append("connects \(session.configuration.name ?? "")")
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
  }
  func sceneDidBecomeActive(_ scene: UIScene) { Journal.lines.append("scene active") }
  func sceneWillResignActive(_ scene: UIScene) { Journal.lines.append("scene resigns") }
  func sceneDidEnterBackground(_ scene: UIScene) { Journal.lines.append("scene background") }
  func sceneWillEnterForeground(_ scene: UIScene) { Journal.lines.append("scene foreground") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    Journal.lines += URLContexts.map { "scene opens \($0.url)" }
  }
}

private final class WarnedController: UIViewController {
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    Journal.lines.append("warned")
  }
}

private final class WindowDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var titleAtLaunch: String?
  private(set) var isListedAtLaunch = false

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    titleAtLaunch = window?.rootViewController?.title
    isListedAtLaunch = window?.windowScene?.windows.contains { $0 === window } ?? false
    return true
  }
}

private final class DeclaredSceneDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
}

final class StoryboardSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  var titleAtConnection: String?
  var wasHiddenAtConnection = false

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    titleAtConnection = window?.rootViewController?.title
    wasHiddenAtConnection = window?.isHidden ?? false
  }
}

@MainActor
@Suite("Application", .serialized)
struct ApplicationTests {
  private var application: UIApplication { .shared }

  /// A screen of its own, and no delegates.
  private func start() {
    DeviceProfile.named("iPhone 15")?.simulate()
    application.inspection.becomeActive()
    application.delegate = nil
    _ = Journal.page()
  }

  @Test("launching makes the delegate, calls its methods in UIKit's order, and keeps it alive")
  func launch() {
    start()
    AppDelegate.main()
    #expect(Journal.page() == ["launched", "active"])
    #expect(application.delegate is AppDelegate)
    #expect(application.applicationState == .active)
    // In UIKit, the window is an optional requirement.
    #expect(application.delegate?.window??.rootViewController is WarnedController)
    #expect((application.delegate as? AppDelegate)?.window?.isKeyWindow == true)
  }

  @Test(
    "UIApplicationMain finds the delegate's class by its name",
    .disabled("NSStringFromClass ends the process for private classes."))
  func main() {
    start()
    #expect(
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(SceneAppDelegate.self)) == 0)
    #expect(application.delegate is SceneAppDelegate)
  }

  @Test("iOS 27 does not launch an app whose Info.plist declares no scenes, and says so; iOS 26 does")
  func missingScenes() throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var launches = 0
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        launches += 1
        return true
      }
    }
    let application = UIApplication.shared
    defer { application.mainBundle = .main }
    let delegate = Delegate()
    func reasons(_ system: InterfaceGeneration) -> [String] {
      var reasons: [String] = []
      LayoutException.whileHandling(
        { reasons.append($1) },
        { system.whileCurrent { application.inspection.launch(with: delegate) } })
      return reasons
    }
    let missing = reasons(.iOS27)
    #expect(missing.count == 1 && missing[0].contains("UIApplicationSceneManifest"), "\(missing)")
    #expect(delegate.launches == 0)
    #expect(reasons(.iOS26) == [] && delegate.launches == 1)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let plist = """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict/></dict></plist>
      """
    try Data(plist.utf8).write(to: folder.appendingPathComponent("Info.plist"))
    application.mainBundle = try #require(Bundle(path: folder.path))
    #expect(reasons(.iOS27) == [] && delegate.launches == 2)
  }

  @Test("the storyboard of the Info.plist is shown in the delegate's window, or in that of the scene")
  func mainStoryboard() throws {
    start()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      application.mainBundle = .main
      try? FileManager.default.removeItem(at: folder)
    }
    let storyboard = """
      <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
      <scenes><scene sceneID="s"><objects><viewController id="a" title="First"/></objects></scene></scenes></document>
      """
    try Data(storyboard.utf8).write(to: folder.appendingPathComponent("Start.storyboard"))
    let plist = folder.appendingPathComponent("Info.plist")
    let ownWindow = "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Start</string></dict></plist>"
    try Data(ownWindow.utf8).write(to: plist)
    application.mainBundle = try #require(Bundle(path: folder.path))
    let delegate = WindowDelegate()
    application.inspection.launch(with: delegate)
    #expect(delegate.titleAtLaunch == "First")
    #expect(delegate.isListedAtLaunch, "an app replaces the controller of the window that it finds in the list")
    #expect(delegate.window?.isKeyWindow == true)
    // Code that fails at the launch does not keep a tool from the storyboard.
    let other = WindowDelegate()
    application.showMainStoryboard(for: other)
    #expect(other.titleAtLaunch == nil && application.delegate === other)
    #expect(other.window?.rootViewController?.title == "First" && other.window?.isKeyWindow == true)

    let second = folder.appendingPathComponent("second")
    try FileManager.default.createDirectory(at: second, withIntermediateDirectories: true)
    try Data(storyboard.utf8).write(to: second.appendingPathComponent("Start.storyboard"))
    let scene = """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneDelegateClassName</key><string>ControllerTests.StoryboardSceneDelegate</string>
      <key>UISceneStoryboardFile</key><string>Start</string></dict></array></dict></dict></dict></plist>
      """
    try Data(scene.utf8).write(to: second.appendingPathComponent("Info.plist"))
    application.mainBundle = try #require(Bundle(path: second.path))
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    #expect(configuration.storyboard?.instantiateInitialViewController()?.title == "First")

    application.showMainStoryboard(for: DeclaredSceneDelegate())
    let untold = try #require(
      (application.connectedScenes.first as? UIWindowScene)?.delegate as? StoryboardSceneDelegate)
    #expect(untold.titleAtConnection == nil && untold.window?.rootViewController?.title == "First")
    #expect(untold.window?.isHidden == false)

    application.inspection.launch(with: DeclaredSceneDelegate())
    let windowScene = try #require(application.connectedScenes.first as? UIWindowScene)
    let sceneDelegate = try #require(windowScene.delegate as? StoryboardSceneDelegate)
    // The delegate can change controllers before they are shown.
    #expect(sceneDelegate.titleAtConnection == "First" && sceneDelegate.wasHiddenAtConnection)
    #expect(sceneDelegate.window?.isHidden == false)
  }

  @Test("the background and the way back are told to the delegate and to observers")
  func background() {
    start()
    AppDelegate.main()
    _ = Journal.page()
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { Journal.lines.append("notified") } }
    defer { NotificationCenter.default.removeObserver(token) }
    application.inspection.enterBackground()
    #expect(application.applicationState == .background)
    #expect(Journal.page() == ["resigns", "background", "notified"])
    application.inspection.enterForeground()
    #expect(application.applicationState == .active)
    #expect(Journal.page() == ["foreground", "active"])
  }

  @Test("a scene gets the delegate of its configuration's class, and its state changes with the application's")
  func scenes() throws {
    start()
    application.inspection.launch(with: SceneAppDelegate())
    #expect(Journal.page() == ["connects Main", "scene foreground", "scene active"])
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? SceneDelegate)
    #expect(delegate.window?.windowScene === scene)
    #expect(scene.windows.contains { $0 === delegate.window })
    #expect(scene.activationState == .foregroundActive)
    #expect(application.connectedScenes.filter { $0.activationState == .foregroundActive }.count == 1)
    #expect(application.openSessions == [scene.session])
    application.inspection.enterBackground()
    #expect(scene.activationState == .background)
    #expect(Journal.page() == ["scene resigns", "scene background"])
    application.inspection.enterForeground()
    #expect(Journal.page() == ["scene foreground", "scene active"])
    #expect(application.inspection.open(URL(string: "bird:1")!))
    #expect(Journal.page() == ["scene opens bird:1"])
  }

  @Test("URLs are opened by scheme, and recorded")
  func opening() throws {
    start()
    let page = try #require(URL(string: "https://example.org"))
    let unknown = try #require(URL(string: "unknown:1"))
    #expect(application.canOpenURL(page))
    #expect(!application.canOpenURL(unknown))
    application.open(page) { Journal.lines.append("opened \($0)") }
    application.open(unknown, options: [:]) { Journal.lines.append("opened \($0)") }
    #expect(Journal.page() == ["opened true", "opened false"])
    #expect(application.inspection.openedURLs.last == page)
    application.inspection.launch(with: AppDelegate())
    #expect(application.inspection.open(try #require(URL(string: "bird:1"))))
    #expect(!application.inspection.open(page))
    #expect(application.inspection.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New")))
  }

  @Test("a memory warning reaches every controller in a window")
  func memory() {
    start()
    AppDelegate.main()
    _ = Journal.page()
    application.inspection.receiveMemoryWarning()
    #expect(Journal.page() == ["warned"])
  }

  @Test("background tasks are kept until they end, and their handlers are called when the time is over")
  func tasks() {
    start()
    let first = application.beginBackgroundTask { Journal.lines.append("expired") }
    let second = application.beginBackgroundTask(withName: "upload")
    #expect(first != second)
    #expect(first != .invalid)
    application.endBackgroundTask(second)
    #expect(application.inspection.backgroundTasks == [first])
    application.inspection.expireBackgroundTasks()
    #expect(Journal.page() == ["expired"])
    application.endBackgroundTask(first)
    #expect(application.inspection.backgroundTasks.isEmpty)
  }

  @Test("a delegate without methods is launched, and refuses what it is asked")
  func defaults() {
    start()
    final class Empty: NSObject, UIApplicationDelegate {}
    application.inspection.launch(with: Empty())
    #expect(application.delegate?.window != nil)
    #expect(application.delegate!.window! == nil)
    #expect(!application.inspection.open(URL(string: "a:b")!))
    #expect(!application.inspection.continue(NSUserActivity(activityType: "x")))
  }
}
