// SPDX-License-Identifier: MIT

/// Is told how the application fares.
///
/// Differs from UIKit: there is no life cycle here; an application's delegate compiles, and a test calls it.
///
/// Source: Apple, `UIApplicationDelegate`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an application without scenes.
  var window: UIWindow? { get set }
  /// Called when the application is about to run.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Goes on.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension UIApplication {
  /// What an application was begun with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name, as UIKit writes it.
    public let rawValue: String
    /// The key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
