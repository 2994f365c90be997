// SPDX-License-Identifier: MIT

import LayoutModel

extension FormatLowering {
  /// A stack that the text defines.
  struct Stack {
    /// The view with the name of the stack, or an area generated for it.
    let item: FormatItem
    /// The name of a view in the stack.
    let neighbor: String
    /// The views and stacks in the stack.
    let children: [NameRange]
    /// The axis of the stack's chain.
    let axis: LayoutAxis
    /// The source range of the definition.
    let range: SourceRange
    /// Whether the views are already constrained across the stack.
    var isPlacedAcross = false
  }

  /// The definition of a stack in the text.
  private struct Definition {
    let name: FormatIdentifier
    let chain: FormatChain
    let axis: LayoutAxis
  }

  /// Finds the stacks that statements define and assigns an item to each.
  mutating func findStacks(_ statements: [FormatStatement]) throws(VisualFormatError) {
    var definitions: [Definition] = []
    for statement in statements {
      guard case .chain(let chain) = statement.body else { continue }
      try find(in: chain, statement.orientation, &definitions)
    }
    guard !definitions.isEmpty else { return }
    var chains: [String: FormatChain] = [:]
    for definition in definitions {
      guard chains.updateValue(definition.chain, forKey: definition.name.text) == nil else {
        throw repeated(definition.name)
      }
    }
    for definition in definitions { try add(definition, among: chains) }
  }

  private func find(
    in chain: FormatChain, _ orientation: FormatStatement.Orientation,
    _ definitions: inout [Definition]
  ) throws(VisualFormatError) {
    for group in chain.groups {
      for view in group.views {
        guard let inner = view.stack else { continue }
        // A chain along both axes would define its stacks twice.
        if orientation == .both { throw repeated(view.name.first) }
        definitions.append(
          Definition(
            name: view.name.first, chain: inner, axis: orientation == .horizontal ? .horizontal : .vertical))
        try find(in: inner, orientation, &definitions)
      }
    }
  }

  private func repeated(_ name: FormatIdentifier) -> VisualFormatError {
    VisualFormatError(.repeatedStack(name.text), name.range, caret: name.range.end)
  }

  private mutating func add(_ definition: Definition, among chains: [String: FormatChain])
    throws(VisualFormatError)
  {
    let name = definition.name
    let inside = try firstView(in: name, chains)
    let isView = names.views[name.text] != nil
    if !isView {
      result.generated.append(GeneratedItem(kind: .stack, name: name.text, neighbor: inside))
    }
    stacks[name.text] = Stack(
      item: isView ? .view(name.text) : .generated(result.generated.count - 1), neighbor: inside,
      children: definition.chain.groups.flatMap { group in group.views.map { $0.name } },
      axis: definition.axis, range: name.range)
  }

  /// The name of the first view in a stack, which may be in a nested stack.
  private func firstView(in stack: FormatIdentifier, _ chains: [String: FormatChain])
    throws(VisualFormatError) -> String
  {
    var name = stack
    // Each step descends into a nested stack. More steps than there are stacks would mean that one contains itself.
    for _ in 0...chains.count {
      if names.views[name.text] != nil { return name.text }
      guard let inner = chains[name.text]?.groups.first?.views.first?.name.names.first else {
        throw names.unknownView(name, others: Array(chains.keys))
      }
      name = inner
    }
    throw repeated(stack)
  }

  /// Constrains the views of a stack to its position and size across it, on the first use of the stack on that axis.
  mutating func constrainStackAcross(_ member: Member, _ edges: ChainEdges) throws(VisualFormatError) {
    guard let stack = stacks[member.name.text], stack.axis != edges.axis,
      !stack.isPlacedAcross
    else { return }
    stacks[member.name.text]?.isPlacedAcross = true
    for children in stack.children {
      for child in try members(children) {
        try append(support(child.item, edges.near, stack.item, edges.near, stack.range))
        try append(support(child.item, edges.size, stack.item, edges.size, stack.range))
        try constrainStackAcross(child, edges)
      }
    }
  }
}
