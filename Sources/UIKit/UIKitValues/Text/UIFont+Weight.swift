// SPDX-License-Identifier: MIT

import SystemFont

extension UIFont {
  /// The weight of a font, from -1 to 1. The regular weight is 0.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: CGFloat

    /// Creates a weight from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from its raw value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    init(_ weight: FontWeight) { rawValue = CGFloat(weight.rawValue) }

    /// -0.8, the lightest weight.
    public static let ultraLight = Weight(FontWeight.ultraLight)
    /// -0.6.
    public static let thin = Weight(FontWeight.thin)
    /// -0.4.
    public static let light = Weight(FontWeight.light)
    /// 0, the regular weight.
    public static let regular = Weight(FontWeight.regular)
    /// 0.23.
    public static let medium = Weight(FontWeight.medium)
    /// 0.3, the weight of headlines.
    public static let semibold = Weight(FontWeight.semibold)
    /// 0.4.
    public static let bold = Weight(FontWeight.bold)
    /// 0.56.
    public static let heavy = Weight(FontWeight.heavy)
    /// 0.62, the heaviest weight.
    public static let black = Weight(FontWeight.black)

    /// The corresponding weight for measuring.
    package var fontWeight: FontWeight { FontWeight(Double(rawValue)) }
  }
}
