// SPDX-License-Identifier: MIT

/// The persistent state of a scene, which exists even while the scene is not connected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Creates a role from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on another screen, which is not interactive.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// A scene on another screen.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  init(role: Role) {
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// The scene; `nil` while it is not connected.
  open internal(set) weak var scene: UIScene?
  /// The role of the scene.
  open var role: Role { configuration.role }
  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// A string that identifies the session across launches.
  open private(set) var persistentIdentifier = UUID().uuidString
  /// The activity that restores the scene. The default is `nil`. Stored; has no effect.
  open var stateRestorationActivity: NSUserActivity?
  /// Values that the app stores for the scene. The default is `nil`.
  /// Stored; has no effect, as in UIKit: it is for the app.
  open var userInfo: [String: Any]?
}

/// The sizes that a scene may have on a Mac, in points.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points. The default is zero. Stored; has no effect.
  open var minimumSize = CGSize.zero
  /// The largest size, in points. The default is unlimited. Stored; has no effect.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the scene may fill the screen. The default is `true`. Stored; has no effect.
  open var allowsFullScreen = true
}

/// The scenes that the app's Info.plist declares.
@MainActor
enum SceneManifest {
  /// The dictionary `UIApplicationSceneManifest`; `nil` if there is none.
  static var main: [String: Any]? {
    UIApplication.shared.mainBundle.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
  }

  /// Returns the configuration of a role with a name, or the first one if `name` is `nil`.
  static func entry(named name: String?, for role: UISceneSession.Role) -> [String: Any]? {
    let all = main?["UISceneConfigurations"] as? [String: Any]
    let entries = all?[role.rawValue] as? [[String: Any]] ?? []
    guard let name else { return entries.first }
    return entries.first { $0["UISceneConfigurationName"] as? String == name }
  }
}
