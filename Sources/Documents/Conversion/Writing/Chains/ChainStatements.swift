// SPDX-License-Identifier: MIT

import LayoutModel

/// Constraints as blocks of chains, and the rest with anchors.
struct ChainStatements {
  let description: LayoutDescription
  let dialect: ChainDialect

  /// Returns the lines that make the constraints.
  func lines() -> [String] {
    let anchors = AnchorStatements(description: description)
    let active = description.constraints.filter(\.isActive)
    var lines: [String] = []
    for group in anchors.grouped(active.filter(isChainable)) {
      lines.append(dialect.opening(anchors.item(group[0].first.item)))
      lines += chains(of: group).map { "  " + $0.code(in: dialect) }
      lines.append("}")
    }
    let rest = active.filter { !isChainable($0) }
    if !rest.isEmpty {
      lines.append("// Constraints that a chain of \(dialect.module) cannot make.")
      lines += anchors.activation(of: rest)
    }
    return lines + anchors.inactive(description.constraints.filter { !$0.isActive })
  }

  /// Returns the constraints that are written with anchors.
  var anchored: [DescribedConstraint] { description.constraints.filter { !isChainable($0) || !$0.isActive } }

  private func chains(of group: [DescribedConstraint]) -> [Chain] {
    var chains: [Chain] = []
    for constraint in group {
      var isAdded = false
      for index in chains.indices where !isAdded { isAdded = chains[index].add(constraint, in: dialect) }
      if !isAdded { chains.append(Chain(constraint, of: description)) }
    }
    return chains
  }

  /// Whether a chain can make the constraint. Making chains turns off the autoresizing mask of the view, so the root
  /// view and views with a frame have none.
  private func isChainable(_ constraint: DescribedConstraint) -> Bool {
    guard !constraint.isDistance, constraint.isActive else { return false }
    guard constraint.second != nil || constraint.first.attribute.isSize else { return false }
    if let second = constraint.second, constraint.systemSpacing != nil,
      [constraint.first.attribute, second.attribute].contains(where: { $0 == .firstBaseline || $0 == .lastBaseline })
    {
      return false
    }
    switch constraint.first.item {
    case .view(let index):
      return index > 0 && (description.views[index].usesConstraints || description.views[index].isArranged)
    case .guide: return dialect == .snapKit
    case .systemGuide: return false
    }
  }
}
