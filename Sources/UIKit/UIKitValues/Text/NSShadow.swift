// SPDX-License-Identifier: MIT

/// The shadow of text, the value of the attribute `NSAttributedString.Key.shadow`.
open class NSShadow: NSObject, NSCopying {
  private let objectMark = FoundationObjectMark()

  /// The offset from the text, in points; positive values are to the right and down. The default is zero.
  open var shadowOffset = CGSize.zero
  /// The blur, in points. The default is 0.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a ``UIColor`` or `CGColor`. The default is black with an opacity of 1/3; `nil` for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow without an offset and blur.
  public override init() {}

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }

  /// Whether another object is a shadow with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && color(in: .current) == other.color(in: .current)
  }

  open override var hash: Int { shadowBlurRadius.hashValue }

  /// The color for some traits.
  private func color(in traits: UITraitCollection) -> CGColor? {
    (shadowColor as? UIColor)?.resolvedColor(with: traits).cgColor ?? shadowColor as? CGColor
  }

  /// The shadow in the form that drawing commands use; `nil` if it has no color.
  func drawn(with traits: UITraitCollection) -> DrawingCommand.Shadow? {
    color(in: traits).map { DrawingCommand.Shadow(offset: shadowOffset, blur: shadowBlurRadius, color: $0) }
  }
}
