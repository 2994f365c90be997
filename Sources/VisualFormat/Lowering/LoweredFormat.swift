// SPDX-License-Identifier: MIT

/// What a format asks for, in terms of the names in it.
public struct LoweredFormat: Hashable, Sendable {
  /// The constraints, statement by statement: gaps and sizes in reading order, then alignments.
  public var constraints: [ConstraintDescription] = []

  /// The spacers and stacks that constraints refer to by index.
  public var generated: [GeneratedItem] = []

  /// The layers that `Z:` statements put views in, in reading order, each view once.
  public var depths: [ViewDepth] = []

  /// Reads `text` and finds out what it asks for.
  ///
  /// - Throws: the first mistake. An unknown name that stands before a slip of grammar is reported rather than
  ///   the slip.
  /// - Complexity: linear in the length of the text and the number of constraints.
  public init(
    _ text: String, dialect: Dialect, names: FormatNames, options: FormatOptions = [],
    spacing: StandardSpacing? = nil
  ) throws(VisualFormatError) {
    var parser = FormatParser(text, dialect: dialect)
    let tree: FormatTree
    do {
      tree = try parser.parse()
    } catch {
      throw Self.unknownName(parser.mentions, dialect: dialect, names: names) ?? error
    }
    self = try tree.lowered(with: names, options: options, spacing: spacing)
  }

  init() {}

  /// The first name read that stands for nothing. Stacks make views of names in the extended dialect, so that
  /// there only a whole text can tell.
  private static func unknownName(
    _ mentions: [FormatParser.Mention], dialect: Dialect, names: FormatNames
  ) -> VisualFormatError? {
    guard dialect != .extended else { return nil }
    for mention in mentions {
      switch mention {
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
  /// Finds out what the statements ask for, given what the names stand for.
  ///
  /// Names are metrics first and views second. `self` is the view spoken of and `superview` the view it is in, unless
  /// views have these names.
  ///
  /// - Throws: the first mistake in reading order.
  public func lowered(
    with names: FormatNames, options: FormatOptions = [], spacing: StandardSpacing? = nil
  ) throws(VisualFormatError) -> LoweredFormat {
    var lowering = FormatLowering(names: names, options: options, spacing: spacing, dialect: dialect)
    return try lowering.run(statements)
  }
}
