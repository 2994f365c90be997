// SPDX-License-Identifier: MIT

import SystemFont

extension UILabel {
  /// The width or height of an unlimited text area, in points. It is finite because overrides of `textRect`
  /// use it in calculations.
  static let unlimited: CGFloat = 16_777_216

  /// The width at which the intrinsic content size wraps, in points.
  var wrappingWidth: CGFloat {
    if numberOfLines == 1 { return UILabel.unlimited }
    if preferredMaxLayoutWidth > 0 { return preferredMaxLayoutWidth }
    return min(layoutWidth ?? wrappedWidth ?? UILabel.unlimited, UILabel.unlimited)
  }

  /// Changes the content and invalidates layout and drawing.
  func change(_ edit: (inout LabelContent) -> Void) {
    edit(&content)
    textDidChange()
  }

  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The label's font, scaled for the content size category when the label adjusts its font.
  var shownFont: UIFont {
    adjustsFontForContentSizeCategory ? content.font.adjusted(to: traitCollection) : content.font
  }

  /// The font that determines the baselines: the label's font, or the tallest font of an attributed text.
  var baselineFont: UIFont {
    guard let attributed = content.attributed else { return shownFont }
    let fonts = StyledText(attributed, defaultFont: shownFont).runs.map { shown($0.attributes.font) }
    return fonts.max { $0.ascender < $1.ascender } ?? shownFont
  }

  private func shown(_ font: UIFont) -> UIFont {
    adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
  }

  // MARK: Measuring

  /// Returns the size of the text in at most `lineLimit` lines no wider than `room`, in points, rounded up to pixels.
  func textSize(in room: CGSize, lineLimit: Int) -> CGSize {
    guard !content.isEmpty else { return .zero }
    let width = room.width >= UILabel.unlimited / 2 ? CGFloat.infinity : max(0, room.width)
    if let plain = content.plain, lineBreakStrategy.contains(.hangulWordPriority) {
      let block = TextMeasurement.block(
        plain, in: shownFont.face, width: Double(width), lineLimit: lineLimit, mode: lineBreakMode.mode)
      let gaps = CGFloat(max(0, block.lineCount - 1)) * shownFont.styleLeading
      return roundedUpToPixels(CGSize(width: block.width, height: block.height + gaps))
    }
    let layout = TextLayout(
      styledText(scaledBy: 1), options: options(CGSize(width: width, height: .infinity), lineLimit))
    return roundedUpToPixels(layout.size)
  }

  /// Returns the lines drawn in a rectangle of `size`: those that fit, scaled down if the label allows that.
  func textLayout(in size: CGSize) -> TextLayout {
    var options = options(size, numberOfLines)
    options.omitsOverflowingLines = true
    let full = TextLayout(styledText(scaledBy: 1), options: options)
    guard adjustsFontSizeToFitWidth, !fits(full, size) else { return full }
    return shrunk(to: size, options: options)
  }

  private func fits(_ layout: TextLayout, _ size: CGSize) -> Bool {
    layout.size.width <= size.width + 0.01 && !layout.lines.contains(where: \.isTruncated)
      && layout.lines.reduce(0) { $0 + $1.range.length } >= (content.string ?? "").utf16.count
  }

  /// Returns the layout with the largest scale at which the text fits. Bisection finds it to a thousandth of the font size.
  private func shrunk(to size: CGSize, options: TextLayout.Options) -> TextLayout {
    let minimum = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.05
    var (low, high) = (minimum, CGFloat(1))
    while high - low > 0.001 {
      let middle = (low + high) / 2
      if fits(TextLayout(styledText(scaledBy: middle), options: options), size) { low = middle } else { high = middle }
    }
    return TextLayout(styledText(scaledBy: low), options: options)
  }

  private func options(_ size: CGSize, _ lineLimit: Int) -> TextLayout.Options {
    var options = TextLayout.Options()
    options.size = size
    options.lineLimit = max(0, lineLimit)
    options.lineBreakMode = lineBreakMode
    options.wrapsBeforeTruncating = true
    options.usesFontLeading = false
    options.alignment = content.hasOwnParagraphs ? nil : textAlignment
    options.interfaceDirection = effectiveUserInterfaceLayoutDirection
    options.hangul = lineBreakStrategy.contains(.hangulWordPriority) ? .words : .syllables
    return options
  }

  private func styledText(scaledBy factor: CGFloat) -> StyledText {
    guard let attributed = content.attributed else {
      return StyledText(
        content.plain ?? "", attributes: TextAttributes(font: scaled(shownFont, factor), color: textColor))
    }
    guard factor != 1 || adjustsFontForContentSizeCategory else {
      return StyledText(attributed, defaultFont: content.font)
    }
    let changed = NSMutableAttributedString(attributedString: attributed)
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
      let font = shown(attributes[.font] as? UIFont ?? content.font)
      changed.addAttribute(.font, value: scaled(font, factor), range: range)
    }
    return StyledText(changed)
  }

  private func scaled(_ font: UIFont, _ factor: CGFloat) -> UIFont {
    factor == 1 ? font : font.withSize(font.pointSize * factor)
  }

  // MARK: Drawing

  /// Draws the laid-out lines in `rect`, centered vertically.
  func draw(textIn rect: CGRect) {
    guard !content.isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let layout = textLayout(in: rect.size)
    let origin = CGPoint(x: rect.minX, y: rect.minY + top(of: layout, in: rect.size))
    var style = TextLayout.Style(color: textColor, traits: traitCollection, scale: displayScale)
    if isHighlighted { style.overridingColor = highlightedTextColor }
    if !isEnabled { style.overridingColor = textColor.withAlphaComponent(0.3) }
    if let shadowColor {
      var shadow = style
      shadow.overridingColor = shadowColor
      layout.draw(
        at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height), in: context, style: shadow)
    }
    layout.draw(at: origin, in: context, style: style)
  }

  /// Returns the distance from the top of a rectangle of `size` to the top of the centered text, rounded to a pixel.
  private func top(of layout: TextLayout, in size: CGSize) -> CGFloat {
    let height = roundedUpToPixels(layout.size).height
    let centered = roundedToPixel((size.height - height) / 2)
    guard adjustsFontSizeToFitWidth, let shown = layout.lines.first?.fragments.first?.attributes.font,
      shown.pointSize < shownFont.pointSize
    else { return centered }
    switch baselineAdjustment {
    case .alignCenters: return centered
    case .none: return 0
    case .alignBaselines:
      let full = roundedUpToPixels(CGSize(width: 0, height: shownFont.lineHeight * CGFloat(layout.lines.count))).height
      return roundedToPixel((size.height - full) / 2) + shownFont.ascender - shown.ascender
    }
  }
}
