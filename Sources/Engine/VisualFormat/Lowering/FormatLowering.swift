// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// Translates the statements of a text into descriptions of constraints.
struct FormatLowering {
  let names: FormatNames
  let options: FormatOptions
  let spacing: StandardSpacing?
  let dialect: Dialect

  var result = LoweredFormat()

  /// The stacks of the text by name. They are found first, because a stack may be used before its definition.
  var stacks: [String: Stack] = [:]

  /// The source range of each constraint name.
  var constraintNames: [String: SourceRange] = [:]

  /// The index in `result.depths` of each view with a depth.
  var depthIndex: [String: Int] = [:]

  /// The maximum number of constraints of a text. Groups multiply, so a short text could otherwise exhaust memory.
  static let maximumConstraintCount = 65_536

  init(
    names: FormatNames, options: FormatOptions, spacing: StandardSpacing?, dialect: Dialect
  ) {
    self.names = names
    self.options = options
    self.spacing = spacing
    self.dialect = dialect
  }

  /// The state of translating a statement along one axis.
  struct Line {
    let edges: ChainEdges
    /// The number of the statement, counted from 1.
    let number: Int
    /// The attributes that views share with the preceding ones, and the source range that requests it; `nil` for the
    /// options.
    let alignments: [(attribute: LayoutAttribute, range: SourceRange?)]
    /// The alignment constraints, which are added at the end of the statement.
    var aligned: [FormatConstraint] = []
    /// The number of spacers in the statement.
    var spacers = 0
    /// The first equal spacer `~`, whose length the others share.
    var firstEqualSpacer: FormatItem?
  }

  /// A view or stack in a chain.
  struct Member {
    let item: FormatItem
    /// The name of a view in the same superview: the view itself, or one in the stack.
    let neighbor: String
    let name: FormatIdentifier
  }

  /// Translates `statements` in order.
  mutating func run(_ statements: [FormatStatement]) throws(VisualFormatError) -> LoweredFormat {
    if options.isSuperset(of: .directionMask) {
      throw VisualFormatError(.severalDirections, SourceRange(.start, .start))
    }
    try findStacks(statements)
    for (index, statement) in statements.enumerated() {
      try lower(statement, number: index + 1)
    }
    return result
  }

  private mutating func lower(_ statement: FormatStatement, number: Int) throws(VisualFormatError) {
    switch statement.body {
    case .explicit(let rules):
      for rule in rules { try lower(rule) }
    case .chain(let chain) where statement.orientation == .depth:
      try lowerDepth(chain)
    case .chain(let chain):
      for edges in ChainEdges.all(of: statement.orientation, options: options) {
        var line = Line(
          edges: edges, number: number, alignments: alignments(asked: statement.alignment))
        try lower(chain, in: nil, &line)
        for constraint in line.aligned { try append(constraint) }
      }
    }
    if let block = statement.alignment { try center(statement, asked: block) }
  }

  /// Translates a chain from its first edge to its last.
  mutating func lower(_ chain: FormatChain, in stack: Member?, _ line: inout Line)
    throws(VisualFormatError)
  {
    var previous: [Member] = []
    for (index, group) in chain.groups.enumerated() {
      var members: [Member] = []
      for view in group.views { members += try self.members(view) }
      if index > 0 {
        try connect(previous, members, chain.connections[index - 1], &line)
        try align(previous, members, group, &line)
      } else if let edge = chain.leading {
        for member in members {
          let start = try container(
            of: member, in: stack, line.edges.near, edge.range, caret: group.range.end)
          try connect(start, end(member, line.edges.near), edge.connection, &line)
        }
      }
      for view in group.views { try describe(view, &line) }
      previous = members
    }
    guard let edge = chain.trailing else { return }
    for member in previous {
      let end = try container(
        of: member, in: stack, line.edges.far, edge.range, caret: edge.range.end)
      try connect(self.end(member, line.edges.far), end, edge.connection, &line)
    }
  }

  /// Translates the size of a view and, for a stack, the chain in it.
  private mutating func describe(_ view: ViewNode, _ line: inout Line) throws(VisualFormatError) {
    let members = try self.members(view)
    for member in members {
      for predicate in view.predicates { try size(member, predicate, line.edges) }
    }
    guard let member = members.first, stacks[member.name.text] != nil else { return }
    if let chain = view.stack { try lower(chain, in: member, &line) }
    try constrainStackAcross(member, line.edges)
  }

  // MARK: Names

  /// The views that a node of the tree refers to.
  func members(_ node: ViewNode) throws(VisualFormatError) -> [Member] { try members(node.name) }

  /// The views that a name or a range of names refers to.
  func members(_ range: NameRange) throws(VisualFormatError) -> [Member] {
    var members: [Member] = []
    for name in range.names {
      if let stack = stacks[name.text] {
        members.append(Member(item: stack.item, neighbor: stack.neighbor, name: name))
      } else if names.views[name.text] != nil {
        members.append(Member(item: .view(name.text), neighbor: name.text, name: name))
      } else {
        throw names.unknownView(name, others: Array(stacks.keys))
      }
    }
    return members
  }

  /// The superview of a member, which must have one.
  ///
  /// `range` is the source range that requires it. UIKit detects a missing superview only after parsing the view, and
  /// shows its caret there.
  func superview(of member: Member, for range: SourceRange, caret: SourceLocation? = nil)
    throws(VisualFormatError) -> FormatItem
  {
    guard names.views[member.neighbor]?.hasSuperview == true else {
      throw VisualFormatError(
        .noSuperview(view: member.neighbor), range, caret: caret ?? range.end)
    }
    return .superview(of: member.neighbor)
  }

  // MARK: Output

  /// Adds a constraint to the result.
  mutating func append(_ constraint: FormatConstraint) throws(VisualFormatError) {
    guard result.constraints.count < Self.maximumConstraintCount else {
      throw VisualFormatError(.tooManyConstraints, constraint.range)
    }
    result.constraints.append(constraint)
  }

  /// Reserves a name for a constraint. Called for each constraint with that name, so that a duplicate throws.
  mutating func claim(_ name: FormatIdentifier?) throws(VisualFormatError) {
    guard let name else { return }
    if let other = constraintNames[name.text] {
      let kind: VisualFormatError.Kind =
        other == name.range ? .ambiguousConstraintName(name.text) : .repeatedConstraintName(name.text)
      throw VisualFormatError(kind, name.range, caret: name.range.end)
    }
    constraintNames[name.text] = name.range
  }
}
