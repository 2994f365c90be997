// SPDX-License-Identifier: MIT

import SystemFont

/// Text broken into lines and put in place: what labels, fields, buttons and string drawing measure and draw with.
///
/// Coordinates are points; x from the left and y from the top of the room the text was given.
struct TextLayout {
  /// The room for the text and the rules that are not part of it.
  struct Options {
    /// The room, in points; infinite for no limit. Lines that do not fit in the height are left out if
    /// ``leavesOutWhatDoesNotFit``.
    var size = CGSize(width: CGFloat.infinity, height: .infinity)
    /// The number of lines allowed; 0 for no limit.
    var lineLimit = 0
    /// What happens at the end of a line; nil for what each paragraph says.
    var lineBreakMode: NSLineBreakMode?
    /// At which side lines lie; nil for what each paragraph says.
    var alignment: NSTextAlignment?
    /// The reading direction that natural alignment follows; nil for that of each paragraph.
    var interfaceDirection: UIUserInterfaceLayoutDirection?
    /// Whether a line break mode that does not wrap still wraps all but the last line, as labels do.
    var wrapsBeforeTruncating = false
    var leavesOutWhatDoesNotFit = false
    /// Whether the fonts' leading stands between lines.
    var usesFontLeading = true
    /// What Korean breaks between.
    var hangul = LineBreaker.HangulBreaks.words
  }

  /// A stretch of a line that is drawn at once.
  struct Fragment {
    /// What it says, an ellipsis included.
    var string: String
    var attributes: TextAttributes
    /// Its left end and its width.
    var x: CGFloat
    var width: CGFloat
  }

  /// One line.
  struct Line {
    /// What the line takes from the text, its hanging white space and line break included; in UTF-16 units.
    var range: NSRange
    var fragments: [Fragment]
    /// Its left end and the width of what it shows.
    var x: CGFloat
    var width: CGFloat
    var top: CGFloat
    var height: CGFloat
    /// The distance of the baseline from the top of the room.
    var baseline: CGFloat
    /// Whether the line shows an ellipsis.
    var isTruncated: Bool
    var isRightToLeft: Bool

    var string: String { fragments.map(\.string).joined() }
  }

  /// The lines that are shown, from the top down.
  let lines: [Line]
  /// The width of the widest line with its indents, and the height of all of them; in points, not rounded.
  let size: CGSize

  /// Breaks and places `text`.
  ///
  /// - Complexity: linear in the length of the text.
  init(_ text: StyledText, options: Options = Options()) {
    var placement = TextPlacement(text: text, options: options)
    placement.breakLines()
    if options.leavesOutWhatDoesNotFit { placement.leaveOutWhatDoesNotFit() }
    (lines, size) = placement.placed()
  }

  init(_ string: NSAttributedString, options: Options = Options()) {
    self.init(StyledText(string), options: options)
  }
}
