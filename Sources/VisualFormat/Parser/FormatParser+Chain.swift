// SPDX-License-Identifier: MIT

extension FormatParser {
  /// Where a chain stands, which decides how it may begin and end.
  enum ChainPlace: Equatable {
    /// As a statement, between edges of the superview or none.
    case line
    /// As a statement about order from back to front.
    case depth
    /// Inside a stack, between the stack's edges. The number counts the stacks around it, itself included.
    case stack(depth: Int)

    var stackDepth: Int {
      if case .stack(let depth) = self { return depth }
      return 0
    }
  }

  /// The deepest nesting of stacks read, so that no text can exhaust the machine's stack.
  private static var deepestStack: Int { 32 }

  /// Reads views and what lies between them, to the end of the statement or the stack.
  mutating func chain(_ place: ChainPlace) throws(VisualFormatError) -> FormatChain {
    let isStack = place.stackDepth > 0
    var chain = FormatChain(leading: nil, groups: [], connections: [], trailing: nil)
    chain.leading = isStack ? try stackEdge() : try leadingEdge()
    chain.groups.append(try group(place))
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
      chain.groups.append(try group(place))
    }
  }

  /// Whether a token stands here that ends a chain outside of stacks.
  private var isAtChainEnd: Bool {
    guard let byte = scanner.current else { return true }
    if dialect.isText && (byte == Ascii.semicolon || byte == Ascii.openBrace) { return true }
    return scanner.endsStatementsAtLineEnd && Ascii.isLineEnd(byte)
  }

  // MARK: Edges

  /// Reads `|` and the connection behind it, if the chain begins so.
  private mutating func leadingEdge() throws(VisualFormatError) -> FormatChain.Edge? {
    guard scanner.current == Ascii.bar else { return nil }
    let range = takeByte()
    scanner.skipBlanks()
    return FormatChain.Edge(connection: try connection(), range: range)
  }

  /// Reads the connection between a stack's edge, which is not written, and its first view.
  private mutating func stackEdge() throws(VisualFormatError) -> FormatChain.Edge {
    scanner.skipBlanks()
    let place = SourceRange(scanner.position, scanner.position)
    return FormatChain.Edge(connection: try connection(), range: place)
  }

  private func edge(_ kind: FormatConnection.Kind) -> FormatChain.Edge {
    let place = SourceRange(scanner.position, scanner.position)
    return FormatChain.Edge(connection: FormatConnection(kind: kind, range: place), range: place)
  }

  // MARK: Views

  /// Reads brackets with a view in them or, in the extended dialect, several.
  private mutating func group(_ place: ChainPlace) throws(VisualFormatError) -> ViewGroup {
    scanner.skipBlanks()
    let start = scanner.position
    guard scanner.take("[") else { throw failure(.expectedView) }
    scanner.openBrackets += 1
    var views = [try view(place)]
    while isExtended, scanner.take(",") { views.append(try view(place)) }
    guard scanner.take("]") else { throw failure(.expectedClosingBracket) }
    scanner.openBrackets -= 1
    return ViewGroup(views: views, range: SourceRange(start, scanner.position))
  }

  /// Reads a view's name, its predicates and, if it is a stack, its chain.
  private mutating func view(_ place: ChainPlace) throws(VisualFormatError) -> ViewNode {
    scanner.skipBlanks()
    let name = try nameRange()
    if name.last == nil { mentions.append(.view(name.first)) }
    var node = ViewNode(name: name, predicates: [], stack: nil, range: name.range)
    scanner.skipBlanks()
    if scanner.current == Ascii.openParenthesis {
      node.predicates = try predicateList(allowsView: true)
      node.range = SourceRange(name.range.start, scanner.position)
      scanner.skipBlanks()
    }
    if isExtended, place != .depth, name.last == nil, scanner.take(":") {
      let depth = place.stackDepth + 1
      guard depth <= Self.deepestStack else { throw failure(.nestedTooDeeply) }
      node.stack = try chain(.stack(depth: depth))
      node.range = SourceRange(name.range.start, scanner.position)
    }
    scanner.skipBlanks()
    return node
  }

  // MARK: Connections

  /// Reads what lies between two neighbours, perhaps nothing.
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

  /// Reads the length of a gap up to its closing mark, or nothing if the mark read already was all of it.
  private mutating func gap(closedBy mark: StaticString) throws(VisualFormatError)
    -> [FormatPredicate]?
  {
    let afterMark = scanner.position
    scanner.skipBlanks()
    switch scanner.current {
    case Ascii.openBracket, Ascii.bar, Ascii.closeBracket:
      // The range of the connection ends with its mark, not with the blanks behind it.
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

  /// Steps over one byte and returns where it stood.
  mutating func takeByte() -> SourceRange {
    let start = scanner.position
    scanner.advance()
    return SourceRange(start, scanner.position)
  }
}
