// SPDX-License-Identifier: MIT

extension FormatTree {
  /// The names of the views in brackets and of those with explicit constraints, without stacks and duplicates, in
  /// reading order.
  var boxNames: [String] {
    var collector = BoxNames()
    for statement in statements {
      switch statement.body {
      case .chain(let chain): collector.collect(chain)
      case .explicit(let rules): for rule in rules { collector.collect(rule.view) }
      }
    }
    return collector.names.filter { name in !collector.stacks.contains { $0 == name } }
  }
}

/// The names in a tree, and which of them are stacks.
private struct BoxNames {
  var names: [String] = []
  var stacks: [String] = []

  mutating func collect(_ chain: FormatChain) {
    for group in chain.groups {
      for view in group.views {
        collect(view.name)
        guard let inner = view.stack else { continue }
        stacks.append(view.name.first.text)
        collect(inner)
      }
    }
  }

  mutating func collect(_ range: NameRange) {
    for name in range.names where !names.contains(where: { $0 == name.text }) { names.append(name.text) }
  }
}
