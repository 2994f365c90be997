// SPDX-License-Identifier: MIT

/// A layer with a text.
///
/// Differs from Core Animation: the text is not drawn; use a label to see it.
///
/// Source: Apple, `CATextLayer`.
open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`. The default is `nil`. Stored; has no effect.
  open var string: Any? {
    didSet { if let text = string as? NSAttributedString { string = text.copy() } }
  }
  /// The font of a plain text. The default is `nil`, for Helvetica. Stored; has no effect.
  open var font: Any?
  /// The size of the font, in points. The default is 36. Stored; has no effect.
  open var fontSize: CGFloat = 36
  /// The color of a plain text. The default is white. Stored; has no effect.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines are broken at the bounds. The default is `false`. Stored; has no effect.
  open var isWrapped = false
  /// The truncation of text that does not fit. The default is `.none`. Stored; has no effect.
  open var truncationMode: CATextLayerTruncationMode = .none
  /// The alignment of a plain text. The default is `.natural`. Stored; has no effect.
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  /// Whether subpixels are used. The default is `false`. Stored; has no effect.
  open var allowsFontSubpixelQuantization = false

  override func takeValues(of other: CALayer) {
    super.takeValues(of: other)
    guard let other = other as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
    (isWrapped, truncationMode, alignmentMode) = (other.isWrapped, other.truncationMode, other.alignmentMode)
  }
}

/// The alignment of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates an alignment from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The alignment of the language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of a text that does not fit a text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a mode from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The text is not cut.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start is cut.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end is cut.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle is cut.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
