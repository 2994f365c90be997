// SPDX-License-Identifier: MIT

/// The constraints and areas that a format describes, by the names in it.
public struct LoweredFormat: Hashable, Sendable {
  /// The constraints, statement by statement: gaps and sizes in reading order, followed by alignments.
  public var constraints: [FormatConstraint] = []

  /// The spacers and stacks that constraints refer to by index.
  public var generated: [GeneratedItem] = []

  /// The depths of views in `Z:` statements, in reading order and without duplicates.
  public var depths: [ViewDepth] = []

  /// Parses and translates `text`.
  ///
  /// - Throws: The first error. An unknown name before a syntax error is reported instead of the syntax error.
  /// - Complexity: Linear in the length of the text and the number of constraints.
  public init(
    _ text: String, dialect: Dialect, names: FormatNames, options: FormatOptions = [],
    spacing: StandardSpacing? = nil
  ) throws(VisualFormatError) {
    var parser = FormatParser(text, dialect: dialect)
    let tree: FormatTree
    do {
      tree = try parser.parse()
    } catch {
      throw Self.unknownName(parser.nameUses, dialect: dialect, names: names) ?? error
    }
    self = try tree.lowered(with: names, options: options, spacing: spacing)
  }

  init() {}

  /// The first parsed name that is unknown. In the extended dialect, stacks define names, so that only the whole text
  /// can tell.
  static func unknownName(
    _ nameUses: [FormatParser.NameUse], dialect: Dialect, names: FormatNames
  ) -> VisualFormatError? {
    guard dialect != .extended else { return nil }
    for use in nameUses {
      switch use {
      case .view(let name):
        if names.views[name.text] == nil { return names.unknownView(name) }
      case .metric(let name):
        if names.metrics[name.text] == nil { return names.notAMetric(name) }
      case .metricOrView(let name):
        if names.metrics[name.text] == nil && names.views[name.text] == nil {
          return names.unknownQuantity(name, others: [])
        }
      }
    }
    return nil
  }
}

extension FormatTree {
  /// Translates the statements with the given names.
  ///
  /// Names are metrics first and views second. `self` is the view that is constrained and `superview` its superview,
  /// unless views have these names.
  ///
  /// - Throws: The first error in reading order.
  public func lowered(
    with names: FormatNames, options: FormatOptions = [], spacing: StandardSpacing? = nil
  ) throws(VisualFormatError) -> LoweredFormat {
    var lowering = FormatLowering(names: names, options: options, spacing: spacing, dialect: dialect)
    return try lowering.run(statements)
  }
}
