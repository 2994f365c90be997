// SPDX-License-Identifier: MIT

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
