// SPDX-License-Identifier: MIT

/// A font at a size: all that measuring needs to know of it.
public struct FontFace: Hashable, Sendable {
  /// Whether digits are as wide as they are drawn or all equally wide.
  public enum Digits: Hashable, Sendable { case proportional, monospaced }
  /// Whether the letters stand or lean.
  public enum Posture: Hashable, Sendable { case upright, italic }

  /// The kind of letters.
  public var family: FontFamily
  /// The size, in points.
  public var size: Double
  /// How bold the letters are.
  public var weight: FontWeight
  /// Leaning letters are as wide as upright ones, in the system font to a thousandth.
  public var posture: Posture
  /// How digits are spaced.
  public var digits: Digits

  /// A face of the facts given; the system font unless told otherwise. `size` is in points.
  public init(
    _ family: FontFamily = .system, size: Double, weight: FontWeight = .regular, posture: Posture = .upright,
    digits: Digits = .proportional
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.posture = posture
    self.digits = digits
  }

  /// The face's vertical metrics.
  public var metrics: FontMetrics { FontMetrics(family.proportions, size: size) }
}
