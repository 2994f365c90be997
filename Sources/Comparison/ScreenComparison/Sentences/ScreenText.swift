// SPDX-License-Identifier: MIT

import LayoutModel

/// A screen as text with one fact on each line, so that tools that compare lines show what changed.
///
/// Views are in the order of the screen. Identifiers of objects, and frames that constraints determine, are not part of it.
package struct ScreenText: Sendable {
  private let screen: ComparedScreen
  private let names: ElementNames
  /// The lines of the constraints of each element, with their places in the text.
  private let constraints: [Int: [(place: Int, line: String)]]

  /// Creates the text of a screen.
  package init(_ screen: ComparedScreen) {
    self.screen = screen
    names = ElementNames(screen)
    let naming = ConstraintNaming(screen, names)
    var constraints: [Int: [(place: Int, line: String)]] = [:]
    for constraint in screen.constraints {
      let named = naming.named(constraint, about: nil, nil)
      var line = ConstraintWords.statement(named)
      if !constraint.isInstalled { line += " (not installed)" }
      for (condition, values) in constraint.variations.sorted(by: { $0.key < $1.key }) {
        line +=
          "; in \(condition): "
          + values.sorted { $0.key < $1.key }.map { "\($0.key) \(ValueWords.text(of: $0.value))" }.joined(
            separator: ", ")
      }
      constraints[naming.owner(constraint), default: []].append((named.first.attribute.place, line))
    }
    self.constraints = constraints
  }

  /// The lines, indented by two spaces for each superview.
  package var text: String {
    var lines = ["screen " + screen.name]
    lines += properties(screen.properties) + screen.connections.map(line).sorted().map { "  " + $0 }
    for index in screen.children(of: nil) { add(index, depth: 1, to: &lines) }
    return lines.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n" }.joined()
  }

  private func add(_ index: Int, depth: Int, to lines: inout [String]) {
    let element = screen.elements[index]
    let space = String(repeating: "  ", count: depth)
    var title = element.className
    if element.kind != element.className { title += " (\(element.kind))" }
    if let name = element.givenName { title += " " + name }
    lines.append(space + title)
    var facts: [String] = []
    if let text = element.text { facts.append("text: " + ValueWords.quoted(text, longest: .max)) }
    facts += properties(element.properties).map { $0.trimmedStart }
    for (condition, values) in element.variations.sorted(by: { $0.key < $1.key }) {
      facts += properties(values).map { $0.trimmedStart + " in " + condition }
    }
    if element.hasStoredFrame, let frame = element.frame {
      facts.append("frame: " + frame.values.map(ValueWords.number).joined(separator: " "))
    }
    // A constraint with another constant keeps its place.
    facts += (constraints[index] ?? []).sorted { ($0.place, $0.line) < ($1.place, $1.line) }.map(\.line)
    facts += element.connections.map(line).sorted()
    lines += facts.map { space + "  - " + $0 }
    for child in screen.children(of: index) { add(child, depth: depth + 1, to: &lines) }
  }

  private func properties(_ values: [String: ComparedValue]) -> [String] {
    values.sorted { $0.key < $1.key }.map { "  \($0.key): \(ValueWords.text(of: $0.value))" }
  }

  private func line(_ connection: ComparedConnection) -> String {
    ConnectionWords.statement(
      NamedConnection(
        kind: connection.kind, name: connection.name, detail: connection.detail,
        target: connection.element.map { names[$0] } ?? connection.target))
  }
}

extension String {
  fileprivate var trimmedStart: String { String(drop { $0 == " " }) }
}
