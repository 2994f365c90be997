// SPDX-License-Identifier: MIT

extension UITextView {
  /// The view's font, scaled for the content size category when the view adjusts its font.
  var shownFont: UIFont {
    adjustsFontForContentSizeCategory ? content.font.adjusted(to: traitCollection) : content.font
  }

  /// Changes the content and invalidates layout and drawing.
  func change(_ edit: (inout LabelContent) -> Void) {
    edit(&content)
    textDidChange()
  }

  /// Shows another text that the app has set, with the cursor behind it.
  func show(_ edit: (inout LabelContent) -> Void) {
    edit(&content)
    forgetEditing()
    storage.replaceAll(of: self)
    textDidChange()
    observedValuesMayHaveChanged()
    selectedRange = NSRange(location: characters.length, length: 0)
  }

  /// Gives the whole text other attributes.
  func reformat(_ edit: (inout LabelContent) -> Void) {
    change(edit)
    storage.reformat(self)
  }

  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
    if isFirstResponder { inputTextDidChange() }
  }

  /// Returns the size of the text and its insets, in points, rounded up to pixels. An empty text has the
  /// height of one line.
  func textSize(fittingWidth width: CGFloat) -> CGSize {
    let around =
      textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let layout = layout(width: lineWidth(max(0, width - around)))
    let height = layout.lines.isEmpty ? shownFont.lineHeight : layout.size.height
    return roundedUpToPixels(
      CGSize(
        width: layout.size.width + around,
        height: height + textContainerInset.top + textContainerInset.bottom))
  }

  /// Returns the width of lines where the view has a width for them: that of the container if it does not follow the view's.
  private func lineWidth(_ width: CGFloat) -> CGFloat {
    guard !textContainer.widthTracksTextView, textContainer.size.width > 0 else { return width }
    return max(0, textContainer.size.width - 2 * textContainer.lineFragmentPadding)
  }

  private func layout(width: CGFloat) -> TextLayout {
    var options = TextLayout.Options()
    options.size.width = width
    if width.isFinite {
      options.exclusions = TextExclusions(
        of: textContainer, width: width + 2 * textContainer.lineFragmentPadding)
    }
    options.lineLimit = textContainer.maximumNumberOfLines
    options.lineBreakMode = textContainer.lineBreakMode
    options.wrapsBeforeTruncating = true
    options.alignment = content.hasOwnParagraphs ? nil : textAlignment
    options.interfaceDirection = effectiveUserInterfaceLayoutDirection
    options.hangul = .syllables
    return TextLayout(styledText, options: options)
  }

  private var styledText: StyledText {
    guard let attributed = content.attributed else {
      return StyledText(
        content.plain ?? "", attributes: TextAttributes(font: shownFont, color: content.color))
    }
    return StyledText(withLinks(attributed), defaultFont: shownFont)
  }

  /// Returns a text whose links have the attributes of links that do not change the layout.
  private func withLinks(_ text: NSAttributedString) -> NSAttributedString {
    let all = NSRange(location: 0, length: text.length)
    var links: [NSRange] = []
    text.enumerateAttribute(.link, in: all) { value, range, _ in
      if value != nil { links.append(range) }
    }
    if links.isEmpty { return text }
    let attributes = linkTextAttributes.filter {
      ![.font, .paragraphStyle, .kern].contains($0.key)
    }
    let result = NSMutableAttributedString(attributedString: text)
    for range in links { result.addAttributes(attributes, range: range) }
    return result
  }

  /// The rectangle of the lines, in the content's coordinates.
  private var textRoom: CGRect {
    var room = CGRect(x: 0, y: 0, width: contentWidth, height: bounds.height).inset(
      by: textContainerInset
    )
    .insetBy(dx: textContainer.lineFragmentPadding, dy: 0)
    room.size.width = lineWidth(room.width)
    return room
  }

  /// Tells the container the width that it has in the view.
  func updateContainer() {
    guard bounds.width > 0 else { return }
    textContainer.track(
      width: max(0, contentWidth - textContainerInset.left - textContainerInset.right))
  }

  /// The width of the content, in points: the view's width without the horizontal content insets.
  private var contentWidth: CGFloat {
    bounds.width - adjustedContentInset.left - adjustedContentInset.right
  }

  /// Sets the content size to that of the text at the view's width.
  func takeContentSizeFromText() {
    guard bounds.width > 0 else { return }
    updateContainer()
    contentSize = CGSize(width: contentWidth, height: textSize(fittingWidth: contentWidth).height)
  }

  /// Returns the rectangle, in the content's coordinates, of the line with the character at a UTF-16
  /// offset, or of the last line for the end of the text.
  func rect(ofLineAt location: Int) -> CGRect? {
    let room = textRoom
    let lines = layout(width: max(room.width, 0)).lines
    guard let line = lines.first(where: { location < NSMaxRange($0.range) }) ?? lines.last else {
      return nil
    }
    return CGRect(
      x: room.minX + line.x, y: room.minY + line.top, width: line.width, height: line.height)
  }

  /// The positions of the characters, in the content's coordinates.
  var textGeometry: TextGeometry {
    let room = textRoom
    return TextGeometry(
      styledText, layout(width: max(room.width, 0)), origin: room.origin, emptyHeight: shownFont.lineHeight,
      emptyX: TextGeometry.emptyX(textAlignment, effectiveUserInterfaceLayoutDirection, width: room.width))
  }

  /// Draws the lines from the top. Lines below the view's height are clipped.
  func drawText() {
    guard !content.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    let room = textRoom
    guard room.width > 0 else { return }
    let style = TextLayout.Style(color: content.color, traits: traitCollection, scale: displayScale)
    layout(width: room.width).draw(at: room.origin, in: context, style: style)
  }
}
