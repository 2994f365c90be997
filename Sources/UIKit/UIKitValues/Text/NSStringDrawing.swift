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
