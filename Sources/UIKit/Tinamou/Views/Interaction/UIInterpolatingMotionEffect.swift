// SPDX-License-Identifier: MIT

/// A change of one property of a view that follows the motion of the device. Its values are stored.
///
/// Source: Apple, `UIInterpolatingMotionEffect`.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// A direction in which a device is tilted. Raw values are UIKit's.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the property.
  open private(set) var keyPath: String
  /// The direction.
  open private(set) var type: EffectType
  /// The value at the least tilt. The default is `nil`. Stored; has no effect.
  open var minimumRelativeValue: Any?
  /// The value at the greatest tilt. The default is `nil`. Stored; has no effect.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a property.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Differs from UIKit: Linux has no archives; creates an effect that changes no property.
  public required init?(coder: NSCoder) {
    keyPath = ""
    type = .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }
}
