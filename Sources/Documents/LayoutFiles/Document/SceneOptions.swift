// SPDX-License-Identifier: MIT

import Tinamou

/// Options that override values of a layout file.
public struct SceneOptions: Sendable {
  /// The device, which replaces the device or size of the file; `nil` to keep it. The default is `nil`.
  public var device: DeviceProfile?
  /// The orientation of the device; `nil` for that of the file. The default is `nil`.
  public var orientation: DeviceOrientation?
  /// The system; `nil` for that of the file. The default is `nil`.
  public var system: InterfaceGeneration?
  /// The layout direction; `nil` for that of the file. The default is `nil`.
  public var direction: UITraitEnvironmentLayoutDirection?
  /// The content size category; `nil` for that of the file. The default is `nil`.
  public var textSize: UIContentSizeCategory?
  /// The number of pixels per point; `nil` for that of the file. The default is `nil`.
  public var scale: CGFloat?
  /// The order in which constraints are activated. The default is the order in the file.
  public var activation: ActivationOrder

  /// Creates options. The defaults change nothing.
  public init(
    device: DeviceProfile? = nil, orientation: DeviceOrientation? = nil, system: InterfaceGeneration? = nil,
    direction: UITraitEnvironmentLayoutDirection? = nil, textSize: UIContentSizeCategory? = nil,
    scale: CGFloat? = nil, activation: ActivationOrder = .asWritten
  ) {
    self.device = device
    self.orientation = orientation
    self.system = system
    self.direction = direction
    self.textSize = textSize
    self.scale = scale
    self.activation = activation
  }

  /// Whether the options change frames, so that the frames in `expect:` do not apply.
  var changesFrames: Bool {
    device != nil || orientation != nil || system != nil || direction != nil || textSize != nil || scale != nil
  }

  /// The order in which the constraints of a scene are activated. It does not affect unambiguous layouts.
  public enum ActivationOrder: Hashable, Sendable {
    /// The order in the file.
    case asWritten
    /// The reverse order.
    case reversed
    /// A random order, which is the same for the same seed.
    case shuffled(seed: UInt64)
  }
}
