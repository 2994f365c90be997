// SPDX-License-Identifier: MIT

import Foundation

/// A colour, or a rule that gives one for the appearance in force.
///
/// Components are sRGB. Values outside 0 to 1 are kept as given and cut off when drawn.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: subclasses could add state of their own; this class has only constants.
  private enum Storage {
    case fixed(CGColor)
    case adaptive(light: CGColor, dark: CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let storage: Storage

  private init(storage: Storage) { self.storage = storage }

  /// A colour of sRGB components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour of Display P3 components.
  ///
  /// Differs from UIKit: the components are taken as sRGB, so saturated colours look a little duller.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: CGFloat) -> CGFloat {
      let k = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The colour of a `CGColor`.
  public convenience init(cgColor: CGColor) { self.init(storage: .fixed(cgColor)) }

  /// A colour that `provider` chooses for the traits in force when it is used.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(storage: .dynamic(dynamicProvider))
  }

  /// One colour for the light appearance and one for the dark.
  convenience init(light: CGColor, dark: CGColor) { self.init(storage: .adaptive(light: light, dark: dark)) }

  /// What a colour literal makes.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour for `traitCollection`; a colour that is always the same returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = storage { return self }
    return UIColor(cgColor: components(for: traitCollection))
  }

  /// The colour for the current traits.
  open var cgColor: CGColor { components(for: .current) }

  private func components(for traits: UITraitCollection) -> CGColor {
    switch storage {
    case .fixed(let color): color
    case .adaptive(let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
    case .dynamic(let provider): provider(traits).components(for: traits)
    }
  }

  /// The same colour with another opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(cgColor: color.withAlpha(alpha))
    case .adaptive(let light, let dark): UIColor(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Puts the components, for the current traits, where the pointers say.
  ///
  /// - Returns: true; every colour has these components.
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

  /// Puts the brightness of a grey, for the current traits, where the pointers say.
  ///
  /// - Returns: whether the colour is a grey; when not, nothing is put anywhere.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Puts hue, saturation and brightness, for the current traits, where the pointers say.
  ///
  /// - Returns: true; every colour has these components.
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

  /// Fills and draws lines with this colour from now on, in the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Fills with this colour from now on, in the current context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Draws lines with this colour from now on, in the current context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// The colour itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both have the same components; colours made with a closure are equal only to themselves.
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
