// SPDX-License-Identifier: MIT

import VisualFormat

/// A call that takes a format, whose text is a literal.
struct FormatCall {
  /// The dialect of the format.
  let dialect: Dialect
  /// The format.
  let format: SourceString
  /// The names of the views; `nil` if they cannot be determined from the source.
  let views: [String]?
  /// The names of the metrics; `nil` if they cannot be determined from the source.
  let metrics: [String]?

  /// The errors of the format. Names are compared only with dictionaries that are known.
  var errors: [VisualFormatError] {
    guard let names else { return FormatSyntax.errors(in: format.text, dialect: dialect) }
    return LoweredFormat.errors(in: format.text, dialect: dialect, names: names)
  }

  /// The names that the format may use: those of the dictionaries, and all names in place of an unknown dictionary;
  /// `nil` if names cannot be compared.
  private var names: FormatNames? {
    let used = FormatSyntax.names(in: format.text, dialect: dialect)
    // A stack of the extended dialect defines a name, so that the names of views are known only with their dictionary.
    if dialect == .extended, views == nil { return nil }
    var names = FormatNames(views: views ?? used.views)
    for name in metrics ?? [] { names.metrics[name] = 1 }
    if metrics == nil {
      for name in used.metrics { names.metrics[name] = 1 }
      for name in used.quantities where names.views[name] == nil { names.metrics[name] = 1 }
    }
    if views == nil {
      // A number can also be among the views.
      for name in used.metrics + used.quantities where names.metrics[name] == nil {
        names.views[name] = nil
        names.metrics[name] = 1
      }
      for name in used.views { names.views[name] = FormatNames.View() }
    }
    return names
  }
}
