// SPDX-License-Identifier: MIT

import SystemFont

/// Text with attributes and advances, ready for line breaking.
package struct StyledText {
  /// A range of equal attributes. Ranges count Unicode scalars.
  package struct Run {
    var range: Range<Int>
    package var attributes: TextAttributes
  }

  package let scalars: [Unicode.Scalar]
  /// The runs, in order and without gaps; empty for empty text.
  package let runs: [Run]
  /// The advance of each scalar, in points.
  var advances: [Double]

  /// Creates text from `string` with `attributes`.
  package init(_ string: String, attributes: TextAttributes) {
    scalars = Array(string.unicodeScalars)
    runs = scalars.isEmpty ? [] : [Run(range: 0..<scalars.count, attributes: attributes)]
    advances = Self.advances(of: scalars, runs: runs)
  }

  /// Creates text from an attributed string. Ranges without a font have `defaultFont`.
  package init(_ string: NSAttributedString, defaultFont: UIFont = TextAttributes.defaultFont) {
    var scalars: [Unicode.Scalar] = []
    var runs: [Run] = []
    let whole = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      let start = scalars.count
      scalars += whole.substring(with: range).unicodeScalars
      runs.append(Run(range: start..<scalars.count, attributes: TextAttributes(attributes, defaultFont: defaultFont)))
    }
    self.scalars = scalars
    self.runs = runs
    advances = Self.advances(of: scalars, runs: runs)
  }

  /// Returns the attributes of a scalar, or of the last one for the end of the text. The text must not be empty.
  func attributes(at index: Int) -> TextAttributes {
    (runs.first { $0.range.contains(index) } ?? runs[runs.count - 1]).attributes
  }

  private static func advances(of scalars: [Unicode.Scalar], runs: [Run]) -> [Double] {
    var advances: [Double] = []
    advances.reserveCapacity(scalars.count)
    for run in runs {
      let face = run.attributes.font.face
      TextMeasurement.measurer(for: face).appendAdvances(of: scalars[run.range], in: face, to: &advances)
      if run.attributes.kern != 0 { space(out: run, scalars, &advances) }
      if let attachment = run.attributes.attachment {
        for index in run.range where scalars[index].value == UInt32(NSTextAttachment.character) {
          advances[index] = Double(attachment.placement.width)
        }
      }
    }
    return advances
  }

  /// Adds the run's kerning to the advance of each letter. Combining marks and line breaks have no advance and
  /// receive none.
  private static func space(out run: Run, _ scalars: [Unicode.Scalar], _ advances: inout [Double]) {
    for index in run.range where advances[index] > 0 { advances[index] += Double(run.attributes.kern) }
  }
}
