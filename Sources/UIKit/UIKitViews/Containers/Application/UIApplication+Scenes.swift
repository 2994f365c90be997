// SPDX-License-Identifier: MIT

/// Several scenes, each of which fills the screen. One is in front; the others are in the background.
extension UIApplication {
  /// Opens a scene with the configuration from the delegate or the Info.plist, and shows it.
  func openScene(continuing activity: NSUserActivity?) {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    if let activity { options.userActivities = [activity] }
    if let delegate {
      session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
    }
    let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    scene.connect(options)
    show(scene)
  }

  /// Shows a scene, which becomes active if the application is. The one that was in front enters the background.
  package func show(_ scene: UIWindowScene) {
    let previous = UIScreen.main.scene
    guard scene !== previous else { return }
    previous.change(to: .foregroundInactive)
    previous.change(to: .background)
    UIScreen.main.show(scene)
    if applicationState == .active { scene.change(to: .foregroundActive) }
  }

  /// Closes a scene, which is not the only one, and notifies the delegates. If it was in front, the one that was opened last is shown.
  func close(_ scene: UIWindowScene) {
    if scene === UIScreen.main.scene, let next = UIScreen.main.scenes.last(where: { $0 !== scene }) { show(next) }
    UIScreen.main.remove(scene)
    scene.disconnect()
    delegate?.application(self, didDiscardSceneSessions: [scene.session])
  }
}
