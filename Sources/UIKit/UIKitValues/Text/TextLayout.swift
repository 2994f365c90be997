// SPDX-License-Identifier: MIT

import SystemFont

/// Text broken into positioned lines, which labels, fields, buttons and string drawing use for measuring and drawing.
///
/// Coordinates are in points from the upper-left corner of the available area.
package struct TextLayout {
  /// The available area and the rules that are not part of the text.
  package struct Options {
    /// The available area, in points; infinite for no limit. Lines below the height are omitted if
    /// ``omitsOverflowingLines`` is `true`.
    package var size = CGSize(width: CGFloat.infinity, height: .infinity)
    /// The maximum number of lines; 0 for no limit.
    package var lineLimit = 0
    /// The line break mode; `nil` for that of each paragraph.
    package var lineBreakMode: NSLineBreakMode?
    /// The alignment; `nil` for that of each paragraph.
    package var alignment: NSTextAlignment?
    /// The layout direction for natural alignment; `nil` for that of each paragraph.
    package var interfaceDirection: UIUserInterfaceLayoutDirection?
    /// Whether truncating modes wrap all lines except the last, as in labels.
    package var wrapsBeforeTruncating = false
    package var omitsOverflowingLines = false
    /// Whether the fonts' leading is added between lines.
    package var usesFontLeading = true
    /// The positions at which Korean text may be broken.
    package var hangul = LineBreaker.HangulBreaks.words
    /// The areas around which lines flow; `nil` for none.
    package var exclusions: TextExclusions?

    package init() {}
  }

  /// A part of a line that is drawn as a unit.
  package struct Fragment {
    /// The text, which may include an ellipsis.
    var string: String
    package var attributes: TextAttributes
    /// The left end and the width, in points.
    var x: CGFloat
    var width: CGFloat
  }

  /// A line of text.
  package struct Line {
    /// The range of the line in the text, including trailing white space and the line break, in UTF-16 code units.
    package var range: NSRange
    package var fragments: [Fragment]
    /// The left end and the width of the visible content, in points.
    package var x: CGFloat
    package var width: CGFloat
    package var top: CGFloat
    package var height: CGFloat
    /// The distance of the baseline from the top of the area, in points.
    var baseline: CGFloat
    /// Whether the line shows an ellipsis.
    package var isTruncated: Bool
    var isRightToLeft: Bool
  }

  /// The visible lines, from top to bottom.
  package let lines: [Line]
  /// The width of the widest line including its indents and the height of all lines, in points, not rounded.
  package let size: CGSize
  /// The advance of each scalar of the text, in points. A tab has the advance to its stop.
  let advances: [Double]

  /// Lays out `text`.
  ///
  /// - Complexity: Linear in the length of the text.
  package init(_ text: StyledText, options: Options = Options()) {
    var placement = TextPlacement(text: text, options: options)
    placement.breakLines()
    if options.omitsOverflowingLines { placement.omitOverflowingLines() }
    (lines, size) = placement.placed()
    advances = placement.text.advances
  }

  package init(_ string: NSAttributedString, options: Options = Options()) {
    self.init(StyledText(string), options: options)
  }
}
