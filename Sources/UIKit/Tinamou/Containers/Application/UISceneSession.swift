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
  open var userInfo: [String: Any]?
}
