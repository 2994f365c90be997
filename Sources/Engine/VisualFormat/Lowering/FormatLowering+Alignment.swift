// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

extension FormatLowering {
  /// The attributes to align, from the options and a block, without duplicates, each with the range of the block that
  /// requests it.
  func alignments(asked block: AlignmentBlock?) -> [(attribute: LayoutAttribute, range: SourceRange?)] {
    var alignments = options.alignedAttributes.map { (attribute: $0, range: SourceRange?.none) }
    guard let block else { return alignments }
    let asked = block.words.compactMap { $0.attribute }.sorted { $0.rawValue < $1.rawValue }
    for attribute in asked where !options.contains(.align(attribute)) {
      alignments.append((attribute, block.range))
    }
    return alignments
  }

  /// Aligns each view of a group with each view of the preceding group.
  func align(_ before: [Member], _ after: [Member], _ group: ViewGroup, _ line: inout Line)
    throws(VisualFormatError)
  {
    for (attribute, blockRange) in line.alignments {
      if attribute.isPosition, attribute.axis == line.edges.axis {
        throw VisualFormatError(
          .alignmentAlongAxis(isHorizontal: line.edges.axis == .horizontal), blockRange ?? group.range,
          caret: blockRange?.start ?? group.range.end)
      }
    }
    for first in before {
      for second in after {
        for (attribute, range) in line.alignments {
          var constraint = support(
            second.item, attribute, first.item, attribute, range ?? group.range)
          constraint.purpose = .alignment
          line.aligned.append(constraint)
        }
      }
      guard result.constraints.count + line.aligned.count <= Self.maximumConstraintCount else {
        throw VisualFormatError(.tooManyConstraints, group.range)
      }
    }
  }

  /// Centers every view named in a statement in its superview, if its block requests that.
  ///
  /// As in QuickVFL, `centerX` takes precedence over `centerY` in a block. The extended dialect supports both together.
  mutating func center(_ statement: FormatStatement, asked block: AlignmentBlock)
    throws(VisualFormatError)
  {
    var attributes: [LayoutAttribute] = []
    if block.words.contains(.centerX) { attributes.append(.centerX) }
    if block.words.contains(.centerY), attributes.isEmpty || dialect == .extended {
      attributes.append(.centerY)
    }
    guard !attributes.isEmpty else { return }
    for member in try involvedMembers(statement) {
      let superview = try superview(of: member, for: block.range)
      for attribute in attributes {
        var constraint = support(member.item, attribute, superview, attribute, block.range)
        constraint.purpose = .centering
        try append(constraint)
      }
    }
  }

  /// The views named in a statement, in brackets and in predicates, in reading order and without duplicates.
  private func involvedMembers(_ statement: FormatStatement) throws(VisualFormatError) -> [Member] {
    var members: [Member] = []
    switch statement.body {
    case .chain(let chain): try collect(chain, &members)
    case .explicit(let rules):
      for rule in rules {
        members += try self.members(rule.view)
        collect(rule.predicates, &members)
      }
    }
    var seen: Set<String> = []
    return members.filter { seen.insert($0.name.text).inserted }
  }

  private func collect(_ chain: FormatChain, _ members: inout [Member]) throws(VisualFormatError) {
    for group in chain.groups {
      for view in group.views {
        members += try self.members(view)
        collect(view.predicates, &members)
        if let inner = view.stack { try collect(inner, &members) }
      }
    }
  }

  private func collect(_ predicates: [FormatPredicate], _ members: inout [Member]) {
    for predicate in predicates {
      guard case .reference(let reference) = predicate.value else { continue }
      let name = reference.name
      guard names.metrics[name.text] == nil, names.views[name.text] != nil else { continue }
      members.append(Member(item: .view(name.text), neighbor: name.text, name: name))
    }
  }
}

extension AlignmentBlock.Word {
  /// The attribute that is aligned between neighbors; `nil` for the words that center in the superview.
  fileprivate var attribute: LayoutAttribute? {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .leading: .leading
    case .trailing: .trailing
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .centerX, .centerY: nil
    }
  }
}
