// SPDX-License-Identifier: MIT

/// Declarations within namespaces, which are enumerations without cases: `Icons.home` is declared in `enum Icons`.
struct NestedDeclarations {
  private var own: [String] = []
  private var inner: [String: NestedDeclarations] = [:]

  /// Adds a declaration.
  ///
  /// - Parameters:
  ///   - path: The namespaces, the outermost first.
  mutating func add(_ declaration: String, in path: some Collection<Substring>) {
    guard let first = path.first else { return own.append(declaration) }
    inner[String(first), default: NestedDeclarations()].add(declaration, in: path.dropFirst())
  }

  /// The text of all declarations, on one line.
  var text: String {
    (own + inner.sorted { $0.key < $1.key }.map { "enum \($0.key) { \($0.value.text) }" }).joined(separator: "; ")
  }

  /// Whether there are none.
  var isEmpty: Bool { own.isEmpty && inner.isEmpty }
}
