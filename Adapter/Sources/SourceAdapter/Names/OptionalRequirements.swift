// SPDX-License-Identifier: MIT

/// The optional methods of UIKit's delegates and data sources, with their declarations.
enum OptionalRequirements {
  /// A method that a protocol does not require.
  struct Requirement: Sendable {
    let name: MethodName
    /// The declaration without `func`, with the parameters `p0`, `p1` and so on.
    let declaration: String
  }

  /// Returns the method with a name that a protocol, or one that it refines, does not require; `nil` if there is none.
  static func requirement(_ name: MethodName, of protocolName: String) -> Requirement? {
    var next: String? = protocolName
    while let current = next {
      if let found = byProtocol[current]?.first(where: { $0.name == name }) { return found }
      next = refined[current]
    }
    return nil
  }

  private static let refined: [String: String] = Dictionary(
    uniqueKeysWithValues: headings.compactMap { heading in
      heading.count == 2 ? (String(heading[0]), String(heading[1].dropFirst())) : nil
    })

  /// The lines of the table that name a protocol, and the one that it refines after a colon.
  private static var headings: [[Substring]] {
    table.split(separator: "\n").filter { $0.first != " " }.map { $0.split(separator: ":") }
  }

  private static let byProtocol: [String: [Requirement]] = {
    var result: [String: [Requirement]] = [:]
    var current = ""
    for line in table.split(separator: "\n") {
      if line.first == " " {
        let declaration = String(line.drop { $0 == " " })
        result[current, default: []].append(Requirement(name: name(of: declaration), declaration: declaration))
      } else {
        current = String(line.prefix { $0 != ":" })
      }
    }
    return result
  }()

  /// The names of all methods.
  static let names = Set(byProtocol.values.joined().map(\.name))

  /// The name in a declaration such as `tableView(_ p0: UITableView, didSelectRowAt p1: IndexPath)`: a label stands before each `p`.
  private static func name(of declaration: String) -> MethodName {
    let labels = declaration.matches(of: /(\w+) p[0-9]+:/).map { String($0.1) }
    return MethodName(
      base: String(declaration.prefix { $0 != "(" }), labels: labels.map { $0 == "_" ? "" : $0 })
  }
}
