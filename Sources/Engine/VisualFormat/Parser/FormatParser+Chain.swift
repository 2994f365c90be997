// SPDX-License-Identifier: MIT

extension FormatParser {
  /// The context of a chain, which determines how it may begin and end.
  enum ChainContext: Equatable {
    /// A statement, which may begin and end at edges of the superview.
    case line
    /// A statement about the order from back to front.
    case depth
    /// The inside of a stack, between its edges. `depth` is the number of enclosing stacks, including this one.
    case stack(depth: Int)

    var stackDepth: Int {
      if case .stack(let depth) = self { return depth }
      return 0
    }
  }

  /// The maximum nesting of stacks, so that no text can overflow the call stack.
  private static var maximumStackDepth: Int { 32 }

  /// Parses views and their connections up to the end of the statement or stack.
  mutating func chain(_ context: ChainContext) throws(VisualFormatError) -> FormatChain {
    let isStack = context.stackDepth > 0
    var chain = FormatChain(leading: nil, groups: [], connections: [], trailing: nil)
    chain.leading = isStack ? try stackEdge() : try leadingEdge()
    chain.groups.append(try group(context))
    while true {
      scanner.skipBlanks()
      if isStack, scanner.current == Ascii.closeBracket {
        chain.trailing = edge(.flush)
        return chain
      }
      if !isStack, isAtChainEnd { return chain }
      let connection = try connection()
      scanner.skipBlanks()
      if isStack, scanner.current == Ascii.closeBracket {
        chain.trailing = FormatChain.Edge(
          connection: connection, range: SourceRange(scanner.position, scanner.position))
        return chain
      }
      if !isStack, scanner.current == Ascii.bar {
        chain.trailing = FormatChain.Edge(connection: connection, range: takeByte())
        return chain
      }
      chain.connections.append(connection)
      chain.groups.append(try group(context))
    }
  }

  /// Whether the next token ends a chain that is not in a stack.
  private var isAtChainEnd: Bool {
    guard let byte = scanner.current else { return true }
    if dialect.isText && (byte == Ascii.semicolon || byte == Ascii.openBrace) { return true }
    return scanner.endsStatementsAtLineEnd && Ascii.isLineEnd(byte)
  }

  // MARK: Edges

  /// Parses `|` and the connection after it, if the chain begins with it.
  private mutating func leadingEdge() throws(VisualFormatError) -> FormatChain.Edge? {
    guard scanner.current == Ascii.bar else { return nil }
    let range = takeByte()
    scanner.skipBlanks()
    return FormatChain.Edge(connection: try connection(), range: range)
  }

  /// Parses the connection between the implicit edge of a stack and its first view.
  private mutating func stackEdge() throws(VisualFormatError) -> FormatChain.Edge {
    scanner.skipBlanks()
    let range = SourceRange(scanner.position, scanner.position)
    return FormatChain.Edge(connection: try connection(), range: range)
  }

  private func edge(_ kind: FormatConnection.Kind) -> FormatChain.Edge {
    let range = SourceRange(scanner.position, scanner.position)
    return FormatChain.Edge(connection: FormatConnection(kind: kind, range: range), range: range)
  }

  // MARK: Views

  /// Parses brackets that contain a view or, in the extended dialect, several.
  private mutating func group(_ context: ChainContext) throws(VisualFormatError) -> ViewGroup {
    scanner.skipBlanks()
    let start = scanner.position
    guard scanner.take("[") else { throw failure(.expectedView) }
    scanner.openBrackets += 1
    var views = [try view(context)]
    while isExtended, scanner.take(",") { views.append(try view(context)) }
    guard scanner.take("]") else { throw failure(.expectedClosingBracket) }
    scanner.openBrackets -= 1
    return ViewGroup(views: views, range: SourceRange(start, scanner.position))
  }

  /// Parses the name of a view, its predicates and, for a stack, its chain.
  private mutating func view(_ context: ChainContext) throws(VisualFormatError) -> ViewNode {
    scanner.skipBlanks()
    let name = try nameRange()
    if name.last == nil { nameUses.append(.view(name.first)) }
    var node = ViewNode(name: name, predicates: [], stack: nil, range: name.range)
    scanner.skipBlanks()
    if scanner.current == Ascii.openParenthesis {
      node.predicates = try predicateList(allowsView: true)
      node.range = SourceRange(name.range.start, scanner.position)
      scanner.skipBlanks()
    }
    if isExtended, context != .depth, name.last == nil, scanner.take(":") {
      let depth = context.stackDepth + 1
      guard depth <= Self.maximumStackDepth else { throw failure(.nestedTooDeeply) }
      node.stack = try chain(.stack(depth: depth))
      node.range = SourceRange(name.range.start, scanner.position)
    }
    scanner.skipBlanks()
    return node
  }

  // MARK: Connections

  /// Parses the connection between two neighbors, which may be empty.
  private mutating func connection() throws(VisualFormatError) -> FormatConnection {
    let start = scanner.position
    let kind: FormatConnection.Kind
    if isExtended, scanner.take("->") {
      kind = .disconnected
    } else if scanner.take("-") {
      kind = try gap(closedBy: "-").map { .gap($0) } ?? .standard
    } else if isExtended, scanner.take("~") {
      kind = .equalSpacer(try gap(closedBy: "~") ?? [])
    } else {
      kind = .flush
    }
    return FormatConnection(kind: kind, range: SourceRange(start, scanner.position))
  }

  /// Parses the length of a gap up to its closing `mark`, or nothing if the connection is a single mark.
  private mutating func gap(closedBy mark: StaticString) throws(VisualFormatError)
    -> [FormatPredicate]?
  {
    let afterMark = scanner.position
    scanner.skipBlanks()
    switch scanner.current {
    case Ascii.openBracket, Ascii.bar, Ascii.closeBracket:
      // The source range of the connection ends with its mark, before the following white space.
      scanner.rewind(to: afterMark)
      return nil
    case Ascii.openParenthesis:
      let predicates = try predicateList(allowsView: isExtended)
      try closeGap(mark)
      return predicates
    case nil:
      throw failure(.expectedView)
    default:
      let predicates = [try simplePredicate()]
      try closeGap(mark)
      return predicates
    }
  }

  private mutating func closeGap(_ mark: StaticString) throws(VisualFormatError) {
    scanner.skipBlanks()
    guard scanner.take(mark) else { throw failure(.expectedConnectionEnd) }
  }

  /// Consumes a byte and returns its source range.
  mutating func takeByte() -> SourceRange {
    let start = scanner.position
    scanner.advance()
    return SourceRange(start, scanner.position)
  }
}
