// SPDX-License-Identifier: MIT

/// A class whose objects can be given their appearance together: `UINavigationBar.appearance().tintColor = .white`.
///
/// The values that are set on the proxy are set on each object of the class when it enters a window, unless the object has a value of its
/// own.
///
/// Values for a state or for metrics, such as `setTitleColor(_:for:)`, are set likewise.
///
/// Differs from UIKit: the proxy is an object of the class, made with `init(coder:)`. Values that are set by methods of your own classes
/// are not applied.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all objects of the class.
  static func appearance() -> Self
  /// The proxy for the objects of the class inside of objects of the given classes, the nearest first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The proxy for all objects of the class. Differs from UIKit: the traits have no effect.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The proxy for the objects of the class inside of objects of the given classes. Differs from UIKit: the traits have no effect.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class whose objects contain others that have an appearance.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: NSObject {
  /// The proxy for all objects of the class. The traits have no effect.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

  /// The proxy for the objects of the class inside of objects of the given classes. The traits have no effect.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The proxy for all objects of the class.
  public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The proxy for the objects of the class inside of objects of the given classes, the nearest first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    unsafeDowncast(
      AppearanceProxies.proxy(of: self, in: containerTypes) {
        ($0 as? UIView.Type)?.init(coder: AppearanceCoder()) ?? UIView()
      },
      to: Self.self)
  }
}

/// A coder without values.
final class AppearanceCoder: NSCoder {
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}
