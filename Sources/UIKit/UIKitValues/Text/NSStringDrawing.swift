// SPDX-License-Identifier: MIT

extension NSString {
  /// Returns the size of the text without wrapping, in points, not rounded. The default font is Helvetica 12.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self as String, attrs).size
  }

  /// Draws the text in the current context with its upper-left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    let room = CGRect(origin: point, size: .zero)
    StringDrawing(self as String, attrs).draw(in: room, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context, wrapped in `rect`.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self as String, attrs).draw(in: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context, in `rect`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StringDrawing(self as String, attributes).draw(in: rect, options: options, context: context)
  }

  /// Returns the bounding rectangle of the text laid out in `size`, in points, not rounded. Round it up to size a view.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self as String, attributes).bounds(in: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size of the text without wrapping, in points, not rounded. The default font is Helvetica 12.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self, attrs).size
  }

  /// Draws the text in the current context with its upper-left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    let room = CGRect(origin: point, size: .zero)
    StringDrawing(self, attrs).draw(in: room, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context, wrapped in `rect`.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attrs).draw(in: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context, in `rect`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StringDrawing(self, attributes).draw(in: rect, options: options, context: context)
  }

  /// Returns the bounding rectangle of the text laid out in `size`, in points, not rounded. Round it up to size a view.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, attributes).bounds(in: size, options: options, context: context)
  }
}

extension NSAttributedString {
  /// Returns the size of the text without wrapping, in points, not rounded.
  public func size() -> CGSize { StringDrawing(self).size }

  /// Draws the text in the current context with its upper-left corner at `point`.
  public func draw(at point: CGPoint) {
    StringDrawing(self).draw(in: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context, wrapped in `rect`.
  public func draw(in rect: CGRect) {
    StringDrawing(self).draw(in: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context, in `rect`.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    StringDrawing(self).draw(in: rect, options: options, context: context)
  }

  /// Returns the bounding rectangle of the text laid out in `size`, in points, not rounded. Round it up to size a view.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).bounds(in: size, options: options, context: context)
  }
}

/// Settings and results of string drawing.
///
/// Source: Apple, `NSStringDrawingContext`.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale to which the font may be reduced to fit, as a fraction of its size. The default is 0, which
  /// means that it is not reduced.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale at which the font was drawn, as a fraction of its size.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the drawn text, in points, in the coordinates of the given rectangle.
  open internal(set) var totalBounds = CGRect.zero
}

/// Options for measuring and drawing strings.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int
  /// Creates options from their raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wraps the text below the upper-left corner. Without this option, the text is a single line on a baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Adds the fonts' leading between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures glyph bounds. Has no effect, because advances and line heights are measured.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Ends the last line that fits with "…" if more text follows.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
