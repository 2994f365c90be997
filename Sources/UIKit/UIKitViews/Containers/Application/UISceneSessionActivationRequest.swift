// SPDX-License-Identifier: MIT

/// A request for a scene.
///
/// Source: Apple, `UISceneSessionActivationRequest`.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
  /// The session whose scene is requested; `nil` for a new one.
  public let session: UISceneSession?
  /// The kind of a new session.
  public let role: UISceneSession.Role
  /// The activity that the scene continues. The default is `nil`.
  public var userActivity: NSUserActivity?
  /// The options of the request. The default is `nil`.
  public var options: UIScene.ActivationRequestOptions?

  /// Requests the scene of a session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
    role = session.role
    self.userActivity = userActivity
    self.options = options
  }

  /// Requests a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    session = nil
    self.role = role
    self.userActivity = userActivity
    self.options = options
  }
}
