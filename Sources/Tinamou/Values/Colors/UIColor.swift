// SPDX-License-Identifier: MIT

import Foundation

/// A color, or a rule that determines one for the current appearance.
///
/// Components are sRGB. Values outside 0 to 1 are stored and clamped when drawn.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let objectMark = FoundationObjectMark()

  // Unchecked: subclasses could add mutable state; this class has only constants.
  private enum Storage {
    case fixed(CGColor)
    case adaptive(light: CGColor, dark: CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let storage: Storage

  private init(storage: Storage) { self.storage = storage }

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
    self.init(red: white, green: white, blue: white, alpha: alpha)
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
  convenience init(light: CGColor, dark: CGColor) { self.init(storage: .adaptive(light: light, dark: dark)) }

  /// Creates a color from a color literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The color for `traitCollection`. A color that does not depend on traits returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = storage { return self }
    return UIColor(cgColor: components(for: traitCollection))
  }

  /// The color for the current traits.
  open var cgColor: CGColor { components(for: .current) }

  private func components(for traits: UITraitCollection) -> CGColor {
    switch storage {
    case .fixed(let color): color
    case .adaptive(let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
    case .dynamic(let provider): provider(traits).components(for: traits)
    }
  }

  /// A copy of the color with another opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(cgColor: color.withAlpha(alpha))
    case .adaptive(let light, let dark): UIColor(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Stores the red, green, blue and alpha components for the current traits at the pointers.
  ///
  /// - Returns: Always `true`, because every color has these components.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Stores the brightness of a gray and its alpha for the current traits at the pointers.
  ///
  /// - Returns: Whether the color is a gray. If not, nothing is stored.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Stores the hue, saturation, brightness and alpha for the current traits at the pointers.
  ///
  /// - Returns: Always `true`, because every color has these components.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
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

  /// Sets the fill and stroke color of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke color of the current context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// The color itself, because it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both colors have the same components. Colors with a dynamic provider are equal only to themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (storage, other.storage) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.adaptive(let a, let darkA), .adaptive(let b, let darkB)): return a == b && darkA == darkB
    default: return other === self
    }
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let color), .adaptive(let color, _): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    switch storage {
    case .fixed(let color): "UIExtendedSRGBColorSpace \(color.componentList)"
    case .adaptive(let light, let dark): "<UIDynamicColor light: \(light.componentList), dark: \(dark.componentList)>"
    case .dynamic: "<UIDynamicProviderColor>"
    }
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
