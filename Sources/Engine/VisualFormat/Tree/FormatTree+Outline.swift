// SPDX-License-Identifier: MIT

extension FormatTree {
  /// The tree as indented lines, each with its byte range, for tests and debugging.
  public var outline: String {
    var outline = Outline()
    for statement in statements { outline.add(statement) }
    for comment in comments { outline.add("comment", comment) }
    return outline.lines.joined(separator: "\n")
  }
}

/// Writes a tree line by line.
private struct Outline {
  var lines: [String] = []
  private var indent = 0

  mutating func add(_ text: String, _ range: SourceRange) {
    let offsets = range.offsets
    lines.append(
      String(repeating: "  ", count: indent) + text + " \(offsets.lowerBound)..<\(offsets.upperBound)")
  }

  private mutating func indented(_ body: (inout Outline) -> Void) {
    indent += 1
    body(&self)
    indent -= 1
  }

  mutating func add(_ statement: FormatStatement) {
    switch statement.body {
    case .chain(let chain):
      add("chain \(letter(statement.orientation))", statement.range)
      indented { $0.add(chain) }
    case .explicit(let rules):
      add("explicit", statement.range)
      indented { outline in for rule in rules { outline.add(rule) } }
    }
    guard let block = statement.alignment else { return }
    let words = block.words.map { $0.text.string }.joined(separator: " ")
    indented { $0.add("align \(words)", block.range) }
  }

  private func letter(_ orientation: FormatStatement.Orientation) -> String {
    switch orientation {
    case .horizontal: "H"
    case .vertical: "V"
    case .both: "HV"
    case .depth: "Z"
    }
  }

  private mutating func add(_ chain: FormatChain) {
    if let edge = chain.leading {
      add("edge", edge.range)
      add(edge.connection)
    }
    for (index, group) in chain.groups.enumerated() {
      if index > 0 { add(chain.connections[index - 1]) }
      add("group", group.range)
      indented { outline in for view in group.views { outline.add(view) } }
    }
    if let edge = chain.trailing {
      add(edge.connection)
      add("edge", edge.range)
    }
  }

  private mutating func add(_ view: ViewNode) {
    let last = view.name.last.map { "..\($0.value.plainText)" } ?? ""
    add("view \(view.name.first.text)\(last)", view.range)
    indented { outline in
      for predicate in view.predicates { outline.add(predicate) }
      if let stack = view.stack { outline.add(stack) }
    }
  }

  private mutating func add(_ connection: FormatConnection) {
    switch connection.kind {
    case .flush: add("flush", connection.range)
    case .standard: add("standard", connection.range)
    case .disconnected: add("disconnected", connection.range)
    case .gap(let predicates): add("gap", connection.range, predicates)
    case .equalSpacer(let predicates): add("equal spacer", connection.range, predicates)
    }
  }

  private mutating func add(_ text: String, _ range: SourceRange, _ predicates: [FormatPredicate]) {
    add(text, range)
    indented { outline in for predicate in predicates { outline.add(predicate) } }
  }

  private mutating func add(_ rule: ExplicitRule) {
    let last = rule.view.last.map { "..\($0.value.plainText)" } ?? ""
    let attribute = AttributeNames.name(of: rule.attribute.attribute) ?? ""
    add("rule \(rule.view.first.text)\(last).\(attribute)", rule.range, rule.predicates)
  }

  private mutating func add(_ predicate: FormatPredicate) {
    var text = predicate.name.map { "\($0.text): " } ?? ""
    switch predicate.relation {
    case .equal: text += "== "
    case .lessThanOrEqual: text += "<= "
    case .greaterThanOrEqual: text += ">= "
    }
    text += describe(predicate.value)
    if let priority = predicate.priority { text += " @\(describe(priority))" }
    add(text, predicate.range)
  }

  private func describe(_ value: FormatValue) -> String {
    switch value {
    case .number(let number): return number.value.plainText
    case .percentage(let share): return share.value.plainText + "%"
    case .reference(let reference):
      var text = reference.name.text
      if let attribute = reference.attribute {
        text += ".\(AttributeNames.name(of: attribute.attribute) ?? "")"
      }
      for operation in [reference.scale, reference.shift] {
        guard let operation else { continue }
        text += " \(sign(operation.sign)) \(describe(operation.operand))"
      }
      return text
    }
  }

  private func describe(_ operand: FormatOperand) -> String {
    switch operand {
    case .number(let number): number.value.plainText
    case .metric(let name): name.text
    }
  }

  private func sign(_ sign: FormatReference.Operation.Operator) -> String {
    switch sign {
    case .plus: "+"
    case .minus: "-"
    case .times: "*"
    case .over: "/"
    }
  }
}
