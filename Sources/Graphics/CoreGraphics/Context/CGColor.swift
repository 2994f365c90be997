// SPDX-License-Identifier: MIT

import Foundation

/// A color in the sRGB color space.
///
/// Differs from Core Graphics: there is one color space; gray colors have equal red, green and blue components.
public final class CGColor: Hashable, Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat

  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// The image that fills areas in place of the components; `nil` for a color without a pattern.
  package let pattern: DrawingCommand.Image?

  /// Creates a color from sRGB components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    pattern = nil
  }

  /// Creates a color that fills backgrounds with copies of an image, and all else with a medium gray.
  package init(pattern: DrawingCommand.Image) {
    (red, green, blue, alpha) = (0.5, 0.5, 0.5, 1)
    self.pattern = pattern
  }

  /// Creates a color from sRGB components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The red, green, blue and alpha components, from 0 to 1.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The number of ``components``, including alpha.
  public var numberOfComponents: Int { 4 }

  /// A copy of the color with another opacity, from 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? { withAlpha(alpha) }

  package func withAlpha(_ alpha: CGFloat) -> CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// The four components, separated by spaces, for descriptions.
  package var componentList: String {
    [red, green, blue, alpha].map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Whether both colors have the same components and the same pattern.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha && a.pattern == b.pattern
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

/// A type that can be expressed as a Core Graphics color, such as UIKit's colors.
///
/// Layers accept such values where Core Animation's properties have no static type.
package protocol CGColorConvertible {
  /// The Core Graphics color that corresponds to the value.
  var cgColor: CGColor { get }
}
