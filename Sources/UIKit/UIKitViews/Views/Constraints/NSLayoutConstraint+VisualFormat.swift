// SPDX-License-Identifier: MIT

import VisualFormat

extension NSLayoutConstraint {
  /// The constraints that a format in Apple's language describes; none, after an exception, for an invalid format.
  static func lowered(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any]?, _ views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let items = VisualFormatItems(views: views, metrics: metrics)
    let known = KnownFormat(text: format, options: options, views: items.names.views, metrics: items.names.metrics)
    do {
      let lowered = try lowered(known, items.names)
      return lowered.constraints.map { items.constraint($0, generated: []) }
    } catch {
      LayoutException.raise(.invalidArgument, error.appleReason(format: format))
      return []
    }
  }

  /// The formats of the last cells and screens, because the next ones mostly have the same.
  private static var knownFormats: [KnownFormat: LoweredFormat] = [:]
  /// The number of formats after which they are forgotten.
  private static let knownFormatLimit = 256

  private static func lowered(_ format: KnownFormat, _ names: FormatNames) throws(VisualFormatError) -> LoweredFormat {
    if let known = knownFormats[format] { return known }
    let lowered = try LoweredFormat(
      format.text, dialect: .apple, names: names, options: VisualFormat.FormatOptions(rawValue: format.options.rawValue)
    )
    if knownFormats.count >= knownFormatLimit { knownFormats.removeAll(keepingCapacity: true) }
    knownFormats[format] = lowered
    return lowered
  }
}

/// A format with all that determines its constraints.
private struct KnownFormat: Hashable {
  let text: String
  let options: NSLayoutConstraint.FormatOptions
  let views: [String: FormatNames.View]
  let metrics: [String: Double]

  static func == (a: KnownFormat, b: KnownFormat) -> Bool {
    a.text == b.text && a.options == b.options && a.views == b.views && a.metrics == b.metrics
  }

  /// Hashes the text, which differs between most formats.
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
