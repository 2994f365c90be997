// SPDX-License-Identifier: MIT

/// The properties of a paragraph style, as a value.
struct ParagraphValues: Hashable, Sendable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var alignment: NSTextAlignment = .natural
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var baseWritingDirection: NSWritingDirection = .natural
  var lineHeightMultiple: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation: Bool = false
  var textLists: [NSTextList] = []
  var tabStops = NSTextTab.standardStops
  var defaultTabInterval: CGFloat = 0
  var allowsDefaultTighteningForTruncation: Bool = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
}
