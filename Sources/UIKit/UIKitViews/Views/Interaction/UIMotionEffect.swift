// SPDX-License-Identifier: MIT

/// A change of a view that follows the motion of the device.
///
/// Differs from UIKit: devices are held still, so views do not change.
///
/// Source: Apple, `UIMotionEffect`.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an effect without values.
  public override init() { super.init() }
  /// Differs from UIKit: Linux has no archives; creates an effect without values.
  public required init?(coder: NSCoder) { super.init() }
  /// Returns the values for an orientation of the device; `nil` by default. Differs from UIKit: never called.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Motion effects that are added together. Stored; has no effect.
///
/// Source: Apple, `UIMotionEffectGroup`.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects. The default is `nil`. Stored; has no effect.
  open var motionEffects: [UIMotionEffect]?
}

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
