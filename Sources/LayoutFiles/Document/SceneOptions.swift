// SPDX-License-Identifier: MIT

import Tinamou

/// What may be laid over a layout file from outside: another device, direction, text size or pixel density.
public struct SceneOptions: Sendable {
  /// The device in place of the file's device or size.
  public var device: DeviceProfile?
  /// How the device is held.
  public var orientation: DeviceOrientation?
  /// Which side leads.
  public var direction: UITraitEnvironmentLayoutDirection?
  /// How large text should be.
  public var textSize: UIContentSizeCategory?
  /// Pixels a point.
  public var scale: CGFloat?
  /// The order in which constraints are activated.
  public var activation: ActivationOrder

  /// Options that change nothing but what is given.
  public init(
    device: DeviceProfile? = nil, orientation: DeviceOrientation? = nil,
    direction: UITraitEnvironmentLayoutDirection? = nil, textSize: UIContentSizeCategory? = nil,
    scale: CGFloat? = nil, activation: ActivationOrder = .asWritten
  ) {
    self.device = device
    self.orientation = orientation
    self.direction = direction
    self.textSize = textSize
    self.scale = scale
    self.activation = activation
  }

  /// Whether the file's own `expect:` frames are no longer what should come out.
  var changesFrames: Bool {
    device != nil || orientation != nil || direction != nil || textSize != nil || scale != nil
  }

  /// The order in which a scene's constraints are activated. Where the layout is unambiguous it does not matter.
  public enum ActivationOrder: Hashable, Sendable {
    /// As the file has them.
    case asWritten
    /// The last one first.
    case reversed
    /// In an order that the seed decides, the same each time.
    case shuffled(seed: UInt64)
  }
}
