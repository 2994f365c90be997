// SPDX-License-Identifier: MIT

import VisualFormat

extension NSLayoutConstraint {
  /// Creates the constraints that a visual format describes. The constraints are inactive.
  ///
  /// A bare `-` stands for standard spacing, which follows the layout: next to the superview it is the superview's
  /// current layout margin on that edge, between siblings 8 points, between baselines the spacing of the fonts.
  ///
  /// - Parameters:
  ///   - format: A format in Apple's Visual Format Language, such as `H:|-[icon]-8-[title(>=50)]|`.
  ///   - opts: The alignment of neighbors, the direction of the format and the spacing of its gaps.
  ///   - metrics: Numbers by name, in points or, after `@`, priorities. Integers and floating-point numbers of every
  ///     size, `NSNumber` and `UILayoutPriority` are accepted.
  ///   - views: Views and layout guides by name. `|` is the superview of the adjacent view, or the view that owns the
  ///     guide.
  /// - Returns: The constraints for gaps and sizes in reading order, followed by those for alignment. Empty for an
  ///   invalid format.
  ///
  /// An invalid format raises `NSInvalidArgumentException` with UIKit's text; see `LayoutException`.
  ///
  /// Differs from UIKit: spaces and line breaks are allowed between any two tokens, and letters of other scripts are
  /// allowed in names. Source: Apple, Visual Format Language. For several formats in one text, extensions of the
  /// language and constraints by name, see ``VisualLayout``.
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
