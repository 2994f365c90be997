// SPDX-License-Identifier: MIT

import SystemFont

extension UIFont {
  /// How bold a font is, from -1 over 0 (regular) to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    init(_ weight: FontWeight) { rawValue = CGFloat(weight.rawValue) }

    public static let ultraLight = Weight(FontWeight.ultraLight)
    public static let thin = Weight(FontWeight.thin)
    public static let light = Weight(FontWeight.light)
    public static let regular = Weight(FontWeight.regular)
    public static let medium = Weight(FontWeight.medium)
    public static let semibold = Weight(FontWeight.semibold)
    public static let bold = Weight(FontWeight.bold)
    public static let heavy = Weight(FontWeight.heavy)
    public static let black = Weight(FontWeight.black)

    /// The weight as measuring knows it.
    var fontWeight: FontWeight { FontWeight(Double(rawValue)) }
  }
}
