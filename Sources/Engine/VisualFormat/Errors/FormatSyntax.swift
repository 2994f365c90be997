// SPDX-License-Identifier: MIT

/// The syntax of a format, without its names' meaning.
public enum FormatSyntax {
  /// The names in a format, by their use.
  public struct Names: Sendable, Equatable {
    /// The names of views.
    public internal(set) var views: [String] = []
    /// The names of metrics.
    public internal(set) var metrics: [String] = []
    /// The names that can be those of metrics or of views.
    public internal(set) var quantities: [String] = []
  }

  /// Returns the names in `text` before the first syntax error.
  public static func names(in text: String, dialect: Dialect) -> Names {
    var parser = FormatParser(text, dialect: dialect)
    _ = try? parser.parse()
    return parser.nameUses.reduce(into: Names()) { names, use in
      switch use {
      case .view(let name): names.views.append(name.text)
      case .metric(let name): names.metrics.append(name.text)
      case .metricOrView(let name): names.quantities.append(name.text)
      }
    }
  }

  /// Returns the first syntax error of `text`; empty if there is none.
  public static func errors(in text: String, dialect: Dialect) -> [VisualFormatError] {
    var parser = FormatParser(text, dialect: dialect)
    do {
      _ = try parser.parse()
      return []
    } catch {
      return [error]
    }
  }
}
