// SPDX-License-Identifier: MIT

/// Methods that report changes of the application's state.
///
/// Differs from UIKit: there is no life cycle; a delegate compiles, and tests call its methods.
///
/// Source: Apple, `UIApplicationDelegate`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an application without scenes. The default implementation returns `nil` and ignores values.
  var window: UIWindow? { get set }
  /// Called when the application has been launched. Returns `true` by default.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Returns `nil`.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns `true`.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension UIApplication {
  /// A key of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
