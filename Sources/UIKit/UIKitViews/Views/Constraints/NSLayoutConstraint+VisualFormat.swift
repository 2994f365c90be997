// SPDX-License-Identifier: MIT

import VisualFormat

extension NSLayoutConstraint {
  /// The constraints that a format in Apple's language describes; none, after an exception, for an invalid format.
  static func lowered(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any]?, _ views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let items = VisualFormatItems(views: views, metrics: metrics)
    do {
      let lowered = try LoweredFormat(
        format, dialect: .apple, names: items.names, options: VisualFormat.FormatOptions(rawValue: options.rawValue))
      return lowered.constraints.map { items.constraint($0, generated: []) }
    } catch {
      LayoutException.raise(.invalidArgument, error.appleReason(format: format))
      return []
    }
  }
}
