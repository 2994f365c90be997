// SPDX-License-Identifier: MIT

/// The classes and the storyboard from which the system creates a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying {
  /// Creates the configuration of a role with the values that the app's Info.plist has under `name`.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    guard let entry = SceneManifest.entry(named: name, for: sessionRole) else { return }
    self.name = name ?? entry["UISceneConfigurationName"] as? String
    delegateClass = (entry["UISceneDelegateClassName"] as? String).flatMap { NSClassFromString($0) }
    if let storyboardName = entry["UISceneStoryboardFile"] as? String, !storyboardName.isEmpty {
      storyboard = documentReader()?.storyboard(named: storyboardName, in: UIApplication.shared.mainBundle)
    }
    sceneClass = (entry["UISceneClassName"] as? String).flatMap { NSClassFromString($0) }
  }

  /// The name of the configuration.
  open private(set) var name: String?
  /// The role of the scenes.
  open private(set) var role: UISceneSession.Role
  /// The class of the scenes; `nil`, the default, for `UIWindowScene`.
  ///
  /// Differs from UIKit: it is the class of scenes that the app opens, not that of its first scene.
  open var sceneClass: AnyClass?
  /// The class of the scenes' delegates. The default is `nil`.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial view controller a scene shows. The default is `nil`.
  open var storyboard: UIStoryboard?

  private func duplicate() -> UISceneConfiguration {
    let copy = UISceneConfiguration(name: name, sessionRole: role)
    (copy.sceneClass, copy.delegateClass, copy.storyboard) = (sceneClass, delegateClass, storyboard)
    return copy
  }

  /// Returns a copy of the configuration.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Copying is a requirement without an actor; configurations are used on the main thread.
    MainThread.run(self) { $0.duplicate() }
  }
}
