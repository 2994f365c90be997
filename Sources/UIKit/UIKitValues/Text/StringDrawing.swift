// SPDX-License-Identifier: MIT

import SystemFont

/// Measures and draws text outside views, for `String`, `NSString` and attributed strings.
struct StringDrawing {
  let string: NSAttributedString

  init(_ string: NSAttributedString) { self.string = string }

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.string = NSAttributedString(string: string, attributes: attributes)
  }

  /// The size of the text without a width limit, in points, not rounded.
  var size: CGSize { TextLayout(StyledText(string)).size }

  /// Returns the bounding rectangle of the text laid out in `size`, in points, not rounded.
  func bounds(
    in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let (layout, _) = layout(in: size, options: options, context: context)
    let bounds = CGRect(origin: CGPoint(x: 0, y: top(of: layout, options)), size: layout.size)
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text in `rect`, or as a single line on the baseline at its origin.
  func draw(in rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
    let (layout, _) = layout(in: rect.size, options: options, context: context)
    let isLines = options.contains(.usesLineFragmentOrigin)
    let rise = isLines ? 0 : layout.lines.first?.baseline ?? 0
    context?.totalBounds = CGRect(
      origin: CGPoint(x: rect.minX, y: rect.minY - rise), size: layout.size)
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    let style = TextLayout.Style(scale: UITraitCollection.current.displayScale)
    layout.draw(at: CGPoint(x: rect.minX, y: rect.minY - rise), in: graphics, style: style)
  }

  /// The layout, and the scale to which the fonts were reduced.
  private func layout(
    in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> (TextLayout, CGFloat) {
    let minimum = context?.minimumScaleFactor ?? 0
    var factor: CGFloat = 1
    var layout = layout(of: string, in: size, options)
    if minimum > 0 && minimum < 1 {
      // Steps of one hundredth are not visible.
      while factor > minimum && !fits(layout, size) {
        factor = max(minimum, factor - 0.01)
        layout = self.layout(of: string.withFonts(scaledBy: factor), in: size, options)
      }
    }
    context?.actualScaleFactor = factor
    return (layout, factor)
  }

  private func fits(_ layout: TextLayout, _ size: CGSize) -> Bool {
    layout.size.width <= size.width + 0.01 && (size.height <= 0 || layout.size.height <= size.height + 0.01)
      && !layout.lines.contains(where: \.isTruncated)
  }

  private func layout(
    of string: NSAttributedString, in size: CGSize, _ options: NSStringDrawingOptions
  ) -> TextLayout {
    var layoutOptions = TextLayout.Options()
    layoutOptions.usesFontLeading = options.contains(.usesFontLeading)
    layoutOptions.hangul = .syllables
    guard options.contains(.usesLineFragmentOrigin) else {
      layoutOptions.lineLimit = 1
      return TextLayout(StyledText(string), options: layoutOptions)
    }
    // A width of 0 means no limit.
    layoutOptions.size.width = size.width > 0 ? size.width : .infinity
    if options.contains(.truncatesLastVisibleLine) {
      layoutOptions.size.height = size.height > 0 ? size.height : .infinity
      layoutOptions.omitsOverflowingLines = true
      layoutOptions.lineBreakMode = .byTruncatingTail
      layoutOptions.wrapsBeforeTruncating = true
    }
    return TextLayout(StyledText(string), options: layoutOptions)
  }

  /// Returns the y coordinate of the top. Without line fragments, the rectangle is relative to the baseline, as in
  /// Core Text.
  private func top(of layout: TextLayout, _ options: NSStringDrawingOptions) -> CGFloat {
    guard !options.contains(.usesLineFragmentOrigin), let line = layout.lines.first else { return 0 }
    return line.baseline - line.height
  }
}

extension NSAttributedString {
  /// Returns a copy of the text with every font scaled.
  func withFonts(scaledBy factor: CGFloat) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? TextAttributes.defaultFont
      result.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
    }
    return result
  }
}
