// SPDX-License-Identifier: MIT

import Foundation

/// A color, or a function that determines one for the current appearance.
///
/// Components are sRGB or gray. Values outside 0 to 1 are stored and clamped when drawn.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let objectMark = FoundationObjectMark()

  // Unchecked: subclasses could add mutable state; this class has only constants.
  enum Storage {
    case fixed(CGColor)
    /// `elevated` is the dark variant in front of the main interface.
    case adaptive(light: CGColor, dark: CGColor, elevated: CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  /// Creates a color from sRGB components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from Display P3 components.
  ///
  /// Differs from UIKit: the components are interpreted as sRGB, so saturated colors are less vivid.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Creates a color from its hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: CGFloat) -> CGFloat {
      let k = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Creates a color from a `CGColor`.
  public convenience init(cgColor: CGColor) { self.init(storage: .fixed(cgColor)) }

  /// Creates a color that `dynamicProvider` determines for the current traits whenever it is used.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(storage: .dynamic(dynamicProvider))
  }

  /// Creates a color with a light and a dark variant.
  convenience init(light: CGColor, dark: CGColor, elevated: CGColor? = nil) {
    self.init(storage: .adaptive(light: light, dark: dark, elevated: elevated ?? dark))
  }

  /// Creates a color from a color literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Whether colors can be read from an archive whose classes are checked: always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a color from the components in an archive.
  public required convenience init?(coder: NSCoder) {
    let components = Self.keys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// Writes the components for the current traits to an archive.
  ///
  /// Differs from UIKit: dynamic colors, and those of the system and of asset catalogs, are read as fixed ones.
  open func encode(with coder: NSCoder) {
    let color = cgColor
    for (key, value) in zip(Self.keys, [color.red, color.green, color.blue, color.alpha]) {
      coder.encode(Double(value), forKey: key)
    }
  }

  private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

  /// Returns the color for `traitCollection`. A color that does not depend on traits returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = storage { return self }
    return UIColor(cgColor: components(for: traitCollection))
  }

  /// The color for the current traits.
  open var cgColor: CGColor { components(for: .current) }

  private func components(for traits: UITraitCollection) -> CGColor {
    switch storage {
    case .fixed(let color): color
    case .adaptive(let light, let dark, let elevated):
      if traits.userInterfaceStyle != .dark { light } else { traits.userInterfaceLevel == .elevated ? elevated : dark }
    case .dynamic(let provider): provider(traits).components(for: traits)
    }
  }

  /// Returns a copy of the color with another opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(cgColor: color.withAlpha(alpha))
    case .adaptive(let light, let dark, let elevated):
      UIColor(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha), elevated: elevated.withAlpha(alpha))
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Stores the red, green, blue and alpha components for the current traits at the pointers.
  ///
  /// - Returns: Whether the color has these components, as all but colors with a pattern do. If not, nothing is stored.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Stores the brightness of a gray and its alpha for the current traits at the pointers.
  ///
  /// - Returns: Whether the color is a gray. If it is not, nothing is stored.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor
    guard color.pattern == nil, color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Stores the hue, saturation, brightness and alpha for the current traits at the pointers.
  ///
  /// - Returns: Whether the color has these components, as all but colors with a pattern do. If not, nothing is stored.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    let high = max(color.red, color.green, color.blue), low = min(color.red, color.green, color.blue)
    let spread = high - low
    var sector: CGFloat = 0
    if spread > 0 {
      if high == color.red {
        sector = (color.green - color.blue) / spread
      } else if high == color.green {
        sector = (color.blue - color.red) / spread + 2
      } else {
        sector = (color.red - color.green) / spread + 4
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = high > 0 ? spread / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }

  private static func spaceName(of color: CGColor) -> String {
    switch color.model {
    case .monochrome: "UIExtendedGrayColorSpace"
    case .pattern: "UIPatternColorSpace"
    default: "UIExtendedSRGBColorSpace"
    }
  }

  /// Sets the fill and stroke color of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke color of the current context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Returns the color itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether both colors have the same components. Colors with a dynamic provider are equal only to themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (storage, other.storage) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.adaptive(let a, let darkA, let highA), .adaptive(let b, let darkB, let highB)):
      return a == b && darkA == darkB && highA == highB
    default: return other === self
    }
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let color), .adaptive(let color, _, _): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    switch storage {
    case .fixed(let color): "\(Self.spaceName(of: color)) \(color.componentList)"
    case .adaptive(let light, let dark, _):
      "<UIDynamicColor light: \(light.componentList), dark: \(dark.componentList)>"
    case .dynamic: "<UIDynamicProviderColor>"
    }
  }

  /// Black.
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }

  /// Dark gray.
  open class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }

  /// Light gray.
  open class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }

  /// White.
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }

  /// Medium gray.
  open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }

  /// Red.
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }

  /// Green.
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }

  /// Blue.
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }

  /// Cyan.
  open class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }

  /// Yellow.
  open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }

  /// Magenta.
  open class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }

  /// Orange.
  open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }

  /// Purple.
  open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }

  /// Brown.
  open class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }

  /// Transparent black.
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  /// The system red, lighter in dark mode.
  open class var systemRed: UIColor { SystemPalette.color(SystemPalette.red) }

  /// The system orange, lighter in dark mode.
  open class var systemOrange: UIColor { SystemPalette.color(SystemPalette.orange) }

  /// The system yellow, lighter in dark mode.
  open class var systemYellow: UIColor { SystemPalette.color(SystemPalette.yellow) }

  /// The system green, lighter in dark mode.
  open class var systemGreen: UIColor { SystemPalette.color(SystemPalette.green) }

  /// The system mint, lighter in dark mode.
  open class var systemMint: UIColor { SystemPalette.color(SystemPalette.mint) }

  /// The system teal, lighter in dark mode.
  open class var systemTeal: UIColor { SystemPalette.color(SystemPalette.teal) }

  /// The system cyan, lighter in dark mode.
  open class var systemCyan: UIColor { SystemPalette.color(SystemPalette.cyan) }

  /// The system blue, lighter in dark mode.
  open class var systemBlue: UIColor { SystemPalette.color(SystemPalette.blue) }

  /// The system indigo, lighter in dark mode.
  open class var systemIndigo: UIColor { SystemPalette.color(SystemPalette.indigo) }

  /// The system purple, lighter in dark mode.
  open class var systemPurple: UIColor { SystemPalette.color(SystemPalette.purple) }

  /// The system pink, lighter in dark mode.
  open class var systemPink: UIColor { SystemPalette.color(SystemPalette.pink) }

  /// The system brown, lighter in dark mode.
  open class var systemBrown: UIColor { SystemPalette.color(SystemPalette.brown) }

  /// The system gray.
  open class var systemGray: UIColor { adaptive(light: (142, 142, 147, 1), dark: (142, 142, 147, 1)) }

  /// The second of six grays, which approach the background color.
  open class var systemGray2: UIColor { adaptive(light: (174, 174, 178, 1), dark: (99, 99, 102, 1)) }

  /// The third of six grays, which approach the background color.
  open class var systemGray3: UIColor { adaptive(light: (199, 199, 204, 1), dark: (72, 72, 74, 1)) }

  /// The fourth of six grays, which approach the background color.
  open class var systemGray4: UIColor { adaptive(light: (209, 209, 214, 1), dark: (58, 58, 60, 1)) }

  /// The fifth of six grays, which approach the background color.
  open class var systemGray5: UIColor { adaptive(light: (229, 229, 234, 1), dark: (44, 44, 46, 1)) }

  /// The last of six grays, closest to the background color.
  open class var systemGray6: UIColor { adaptive(light: (242, 242, 247, 1), dark: (28, 28, 30, 1)) }

  /// The color of primary text.
  open class var label: UIColor { adaptive(light: (0, 0, 0, 1), dark: (255, 255, 255, 1)) }

  /// The color of secondary text.
  open class var secondaryLabel: UIColor { adaptive(light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6)) }

  /// The color of tertiary text.
  open class var tertiaryLabel: UIColor { adaptive(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3)) }

  /// The color of quaternary text.
  open class var quaternaryLabel: UIColor { adaptive(light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16)) }

  /// The color of placeholder text.
  open class var placeholderText: UIColor { adaptive(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3)) }

  /// The color of links.
  open class var link: UIColor { adaptive(light: (0, 122, 255, 1), dark: (9, 132, 255, 1)) }

  /// The color of translucent separators.
  open class var separator: UIColor { adaptive(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6)) }

  /// The color of opaque separators.
  open class var opaqueSeparator: UIColor { adaptive(light: (198, 198, 200, 1), dark: (56, 56, 58, 1)) }

  /// The fill color of thin and small shapes.
  open class var systemFill: UIColor { adaptive(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36)) }

  /// The fill color of medium-size shapes.
  open class var secondarySystemFill: UIColor { adaptive(light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32)) }

  /// The fill color of large shapes.
  open class var tertiarySystemFill: UIColor { adaptive(light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24)) }

  /// The fill color of large areas with complex content.
  open class var quaternarySystemFill: UIColor { adaptive(light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18)) }

  /// The primary background color.
  open class var systemBackground: UIColor {
    adaptive(light: (255, 255, 255, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1))
  }

  /// The background color of content on the primary background.
  open class var secondarySystemBackground: UIColor {
    adaptive(light: (242, 242, 247, 1), dark: (28, 28, 30, 1), elevated: (44, 44, 46, 1))
  }

  /// The background color of content on the secondary background.
  open class var tertiarySystemBackground: UIColor {
    adaptive(light: (255, 255, 255, 1), dark: (44, 44, 46, 1), elevated: (58, 58, 60, 1))
  }

  /// The primary background color of grouped content.
  open class var systemGroupedBackground: UIColor {
    adaptive(light: (242, 242, 247, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1))
  }

  /// The background color of a group.
  open class var secondarySystemGroupedBackground: UIColor {
    adaptive(light: (255, 255, 255, 1), dark: (28, 28, 30, 1), elevated: (44, 44, 46, 1))
  }

  /// The background color of content in a group.
  open class var tertiarySystemGroupedBackground: UIColor {
    adaptive(light: (242, 242, 247, 1), dark: (44, 44, 46, 1), elevated: (58, 58, 60, 1))
  }

  /// The color of text on a light background, in every appearance.
  open class var darkText: UIColor { UIColor(white: 0, alpha: 1) }

  /// The color of text on a dark background, in every appearance.
  open class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  /// The tint color of the view that shows the color: the system blue, unless the app has set another one.
  open class var tintColor: UIColor { TintColor.color }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
