// SPDX-License-Identifier: MIT

import VisualFormat

extension NSLayoutConstraint {
  /// The constraints that a visual format describes, none of them active.
  ///
  /// A bare `-` stays a rule and not a number: beside the superview it is the superview's layout margin on that
  /// edge as it is at each layout, between siblings 8 points, between baselines what the fonts ask for.
  ///
  /// - Parameters:
  ///   - format: one format in Apple's language, such as `H:|-[icon]-8-[title(>=50)]|`.
  ///   - opts: how neighbours are aligned, which way the format reads, and what its gaps are measured between.
  ///   - metrics: numbers by name, in points or, behind `@`, priorities. Integers and floating-point numbers of
  ///     every size, `NSNumber` and `UILayoutPriority` will do.
  ///   - views: views and layout guides by name. `|` is the superview of the view beside it, or the view that
  ///     owns the guide.
  /// - Returns: gaps and sizes in reading order, then alignments. Empty after a mistake.
  ///
  /// A mistake raises `NSInvalidArgumentException` with UIKit's text, see ``LayoutException``.
  ///
  /// Differs from UIKit: blanks and line ends may stand between any two tokens, and letters of other scripts in
  /// names.
  /// Source: Apple, Visual Format Language. For several formats in one text, for extensions of the language and for
  /// constraints by name, see ``VisualLayout``.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let items = VisualFormatItems(views: views, metrics: metrics)
    do {
      let lowered = try LoweredFormat(
        format, dialect: .apple, names: items.names, options: VisualFormat.FormatOptions(rawValue: opts.rawValue))
      return lowered.constraints.map { items.constraint($0, generated: []) }
    } catch {
      LayoutException.raise(.invalidArgument, error.appleReason(format: format))
      return []
    }
  }
}
