// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
private final class Journal {
  static var lines: [String] = []
  static func page() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    configuration.sceneClass = NamedScene.self
    return configuration
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    Journal.lines.append("discards \(sceneSessions.count)")
  }
}

private final class NamedScene: UIWindowScene {}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var name = ""

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    name = connectionOptions.userActivities.first?.activityType ?? "main"
    scene.title = name
    Journal.lines.append("\(name) connects, \(scene.activationState == .unattached ? "unattached" : "attached")")
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { Journal.lines.append("\(name) foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Journal.lines.append("\(name) active") }
  func sceneWillResignActive(_ scene: UIScene) { Journal.lines.append("\(name) resigns") }
  func sceneDidEnterBackground(_ scene: UIScene) { Journal.lines.append("\(name) background") }
  func sceneDidDisconnect(_ scene: UIScene) { Journal.lines.append("\(name) disconnects") }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    Journal.lines.append("\(name) continues \(userActivity.activityType)")
  }
}

@MainActor @Suite("Scenes that an app opens", .serialized)
struct SceneTests {
  private var application: UIApplication { .shared }

  /// Launches an app that supports several scenes.
  private func launch(on device: String, _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let plist = """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsMultipleScenes</key><true/></dict></dict></plist>
      """
    try Data(plist.utf8).write(to: folder.appendingPathComponent("Info.plist"))
    try #require(DeviceProfile.named(device)).simulate()
    application.mainBundle = try #require(Bundle(path: folder.path))
    defer {
      application.mainBundle = .main
      application.delegate = nil
      DeviceProfile.standard.simulate()
      try? FileManager.default.removeItem(at: folder)
    }
    _ = Journal.page()
    application.inspection.launch(with: AppDelegate())
    application.inspection.becomeActive()
    #expect(Journal.page() == ["main connects, unattached", "main foreground", "main active"])
    try body()
  }

  private func request(_ session: UISceneSession?, _ activity: String?) -> (any Error)? {
    var failure: (any Error)?
    application.requestSceneSessionActivation(
      session, userActivity: activity.map { NSUserActivity(activityType: $0) }, options: nil
    ) { failure = $0 }
    return failure
  }

  @Test("a second scene is connected and shown, and the first one enters the background")
  func open() throws {
    try launch(on: "iPad Air 11-inch (M2)") {
      let first = try #require(application.connectedScenes.first as? UIWindowScene)
      #expect(request(nil, "note") == nil)
      #expect(
        Journal.page() == [
          "note connects, unattached", "main resigns", "main background", "note foreground", "note active",
        ]
      )
      let second = try #require(application.connectedScenes.first { $0 !== first } as? UIWindowScene)
      #expect(second is NamedScene)
      #expect(application.connectedScenes.count == 2 && application.openSessions.count == 2)
      #expect(first.activationState == .background && second.activationState == .foregroundActive)
      #expect(application.inspection.open(try #require(URL(string: "app:1"))))

      // The scene of a session comes back, and continues the activity.
      #expect(request(first.session, "again") == nil)
      #expect(
        Journal.page() == ["note resigns", "note background", "main foreground", "main active", "main continues again"])
    }
  }

  @Test("the windows of all scenes turn with the device")
  func turn() throws {
    try launch(on: "iPad Air 11-inch (M2)") {
      #expect(request(nil, "note") == nil)
      let scenes = application.connectedScenes.compactMap { $0 as? UIWindowScene }
      try #require(scenes.first).inspection.turn(to: .landscapeLeft)
      for scene in scenes {
        #expect(scene.interfaceOrientation == .landscapeLeft)
        #expect(scene.windows.map(\.bounds.size) == [CGSize(width: 1180, height: 820)])
      }
    }
  }

  @Test("a closed scene is disconnected and discarded, and the scene behind it is shown")
  func close() throws {
    try launch(on: "iPad Air 11-inch (M2)") {
      let first = try #require(application.connectedScenes.first as? UIWindowScene)
      var failures = 0
      application.requestSceneSessionDestruction(first.session, options: nil) { _ in failures += 1 }
      #expect(failures == 1)
      #expect(request(nil, "note") == nil)
      _ = Journal.page()
      let second = try #require(application.openSessions.first { $0 !== first.session })
      application.requestSceneSessionDestruction(second, options: nil) { _ in failures += 1 }
      #expect(failures == 1)
      #expect(
        Journal.page() == [
          "note resigns", "note background", "main foreground", "main active", "note disconnects", "discards 1",
        ])
      #expect(application.connectedScenes == [first] && first.activationState == .foregroundActive)
      #expect(request(second, nil) != nil)
    }
  }

  @Test("a phone has one scene")
  func phone() throws {
    try launch(on: "iPhone 15") {
      #expect(!application.supportsMultipleScenes)
      #expect(request(nil, "note") != nil)
      #expect(application.connectedScenes.count == 1 && Journal.page().isEmpty)
    }
  }
}
