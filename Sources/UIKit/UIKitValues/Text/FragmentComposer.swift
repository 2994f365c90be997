// SPDX-License-Identifier: MIT

import SystemFont

/// Divides a line into fragments of equal attributes and positions them.
///
/// Differs from UIKit: fragments are arranged in the direction of the paragraph. A run of the other direction is drawn
/// with its letters in the correct order, but its fragments are not reordered.
struct FragmentComposer {
  let text: StyledText
  let isRightToLeft: Bool
  /// The additional width of each space in a justified line, in points.
  let extraPerSpace: CGFloat

  /// Returns the fragments of `line`, whose left end is at `x`, in points.
  func fragments(of line: TextPlacement.RawLine, from x: CGFloat, width: CGFloat) -> [TextLayout.Fragment] {
    var fragments = pieces(of: line)
    var pen: CGFloat = 0
    for index in fragments.indices {
      let own = fragments[index].width
      fragments[index].x = isRightToLeft ? x + width - pen - own : x + pen
      pen += own
    }
    return fragments.filter { !$0.string.isEmpty }
  }

  private func pieces(of line: TextPlacement.RawLine) -> [TextLayout.Fragment] {
    guard let fitted = line.fitted else { return pieces(of: line.line.visible) }
    var pieces = pieces(of: fitted.head)
    if fitted.hasEllipsis { append(ellipsis(after: fitted, line), to: &pieces) }
    for piece in self.pieces(of: fitted.tail) { append(piece, to: &pieces) }
    return pieces
  }

  /// Appends `piece`, or joins it with the last fragment if both have the same appearance, so that "…" is drawn
  /// together with its word.
  private func append(_ piece: TextLayout.Fragment, to pieces: inout [TextLayout.Fragment]) {
    guard extraPerSpace == 0, let last = pieces.last, last.attributes.looksLike(piece.attributes) else {
      pieces.append(piece)
      return
    }
    pieces[pieces.count - 1].string += piece.string
    pieces[pieces.count - 1].width += piece.width
  }

  private func ellipsis(after fitted: FittedLine, _ line: TextPlacement.RawLine) -> TextLayout.Fragment {
    let index = fitted.head.isEmpty ? line.line.range.lowerBound : fitted.head.upperBound - 1
    let attributes = text.attributes(at: index)
    let lineAttributes = text.attributes(at: line.line.range.lowerBound)
    // The ellipsis has the width assumed in line breaking: in the font at the start of the line.
    let width = TextMeasurement.measurer(for: lineAttributes.font.face).width(of: "…", in: lineAttributes.font.face)
    return TextLayout.Fragment(string: "…", attributes: attributes, x: 0, width: CGFloat(width))
  }

  private func pieces(of range: Range<Int>) -> [TextLayout.Fragment] {
    var pieces: [TextLayout.Fragment] = []
    for run in text.runs where run.range.overlaps(range) {
      for part in parts(of: run.range.clamped(to: range), run.attributes) {
        pieces.append(fragment(part, run.attributes))
      }
    }
    return pieces
  }

  /// Returns the parts of `range` that are separate fragments. A tab, an attachment and a widened space are separate
  /// fragments, because the text after them is positioned separately.
  private func parts(of range: Range<Int>, _ attributes: TextAttributes) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where standsAlone(text.scalars[index], attributes) {
      if start < index { parts.append(start..<index) }
      parts.append(index..<index + 1)
      start = index + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  private func standsAlone(_ scalar: Unicode.Scalar, _ attributes: TextAttributes) -> Bool {
    scalar.value == 0x09 || (attributes.attachment != nil && scalar.value == UInt32(NSTextAttachment.character))
      || (extraPerSpace > 0 && scalar.value == 0x20)
  }

  private func fragment(_ range: Range<Int>, _ attributes: TextAttributes) -> TextLayout.Fragment {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: text.scalars[range])
    var width = CGFloat(text.advances[range].reduce(0, +))
    if extraPerSpace > 0 && range.count == 1 && text.scalars[range.lowerBound].value == 0x20 { width += extraPerSpace }
    return TextLayout.Fragment(string: String(string), attributes: attributes, x: 0, width: width)
  }
}

extension TextAttributes {
  /// Returns whether fragments with these attributes can be drawn as one.
  func looksLike(_ other: TextAttributes) -> Bool {
    font == other.font && color == other.color && backgroundColor == other.backgroundColor && kern == other.kern
      && baselineOffset == other.baselineOffset && underline == other.underline && strikethrough == other.strikethrough
      && attachment == nil && other.attachment == nil
  }
}
