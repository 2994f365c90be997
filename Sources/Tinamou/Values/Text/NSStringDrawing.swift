// SPDX-License-Identifier: MIT

extension NSString {
  /// The size of the text on as many lines as it has line breaks, in points, not rounded. Helvetica 12 if `attrs` have no
  /// font.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self as String, attrs).size
  }

  /// Draws the text, its upper left corner at `point`, in the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    let room = CGRect(origin: point, size: .zero)
    StringDrawing(self as String, attrs).draw(in: room, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in `rect`, wrapped, in the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self as String, attrs).draw(in: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in `rect` in the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StringDrawing(self as String, attributes).draw(in: rect, options: options, context: context)
  }

  /// Where the text lies when it is given `size`, in points, not rounded: round up before you make a view of it.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self as String, attributes).bounds(in: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text on as many lines as it has line breaks, in points, not rounded. Helvetica 12 if `attrs` have no
  /// font.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self, attrs).size
  }

  /// Draws the text, its upper left corner at `point`, in the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    let room = CGRect(origin: point, size: .zero)
    StringDrawing(self, attrs).draw(in: room, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in `rect`, wrapped, in the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attrs).draw(in: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in `rect` in the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StringDrawing(self, attributes).draw(in: rect, options: options, context: context)
  }

  /// Where the text lies when it is given `size`, in points, not rounded: round up before you make a view of it.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, attributes).bounds(in: size, options: options, context: context)
  }
}

extension NSAttributedString {
  /// The size of the text on as many lines as it has line breaks, in points, not rounded.
  public func size() -> CGSize { StringDrawing(self).size }

  /// Draws the text, its upper left corner at `point`, in the current context.
  public func draw(at point: CGPoint) {
    StringDrawing(self).draw(in: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in `rect`, wrapped, in the current context.
  public func draw(in rect: CGRect) {
    StringDrawing(self).draw(in: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in `rect` in the current context.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    StringDrawing(self).draw(in: rect, options: options, context: context)
  }

  /// Where the text lies when it is given `size`, in points, not rounded: round up before you make a view of it.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).bounds(in: size, options: options, context: context)
  }
}
