// SPDX-License-Identifier: MIT

import SystemFont

extension UIFont {
  /// How bold a font is, from -1 over 0 (regular) to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The value as UIKit has it.
    public let rawValue: CGFloat

    /// The value that UIKit has for `rawValue`.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The value that UIKit has for `rawValue`.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    init(_ weight: FontWeight) { rawValue = CGFloat(weight.rawValue) }

    /// -0.8, the thinnest.
    public static let ultraLight = Weight(FontWeight.ultraLight)
    /// -0.6.
    public static let thin = Weight(FontWeight.thin)
    /// -0.4.
    public static let light = Weight(FontWeight.light)
    /// 0, that of running text.
    public static let regular = Weight(FontWeight.regular)
    /// 0.23.
    public static let medium = Weight(FontWeight.medium)
    /// 0.3, that of headlines.
    public static let semibold = Weight(FontWeight.semibold)
    /// 0.4.
    public static let bold = Weight(FontWeight.bold)
    /// 0.56.
    public static let heavy = Weight(FontWeight.heavy)
    /// 0.62, the boldest.
    public static let black = Weight(FontWeight.black)

    /// The weight as measuring knows it.
    var fontWeight: FontWeight { FontWeight(Double(rawValue)) }
  }
}
