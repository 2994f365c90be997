// SPDX-License-Identifier: MIT

extension TextGeometry {
  /// Lays out a text in a container, or without limits if there is none.
  init(_ storage: NSAttributedString?, in container: NSTextContainer?, usesFontLeading: Bool) {
    let text = StyledText(storage ?? NSAttributedString(string: ""))
    var options = TextLayout.Options()
    var origin = CGPoint.zero
    if let container {
      let width = container.size.width - 2 * container.lineFragmentPadding
      options.size.width = container.size.width > 0 && width < 1e6 ? max(width, 0) : .infinity
      options.lineLimit = container.maximumNumberOfLines
      options.lineBreakMode = container.lineBreakMode
      options.wrapsBeforeTruncating = true
      origin.x = container.lineFragmentPadding
      if options.size.width.isFinite {
        options.exclusions = TextExclusions(of: container, width: container.size.width)
      }
    }
    options.usesFontLeading = usesFontLeading
    options.hangul = .syllables
    self.init(
      text, TextLayout(text, options: options), origin: origin,
      emptyHeight: TextAttributes.defaultFont.lineHeight)
  }
}
