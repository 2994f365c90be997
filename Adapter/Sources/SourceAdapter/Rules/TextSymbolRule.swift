// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Declares the symbols that Xcode generates for the texts of string catalogs, in each file that uses them.
///
/// `.settingsTitle` is a `LocalizedStringResource` with the key `settings.title`; a text with places for values is a function.
enum TextSymbolRule {
  private static let types: Set<String> = ["LocalizedStringResource"]

  /// Notes a symbol that an expression may name.
  static func apply(to node: MemberAccessExprSyntax, _ rewriter: FileRewriter) {
    guard let symbol = node.path(in: types), rewriter.index.assets.text(of: symbol) != nil else { return }
    rewriter.textSymbols.insert(symbol)
  }

  /// Declares the symbols that were noted, unless the package has one of that name.
  static func addDeclarations(_ rewriter: FileRewriter) {
    var declarations = NestedDeclarations()
    for path in rewriter.textSymbols.sorted() {
      guard let text = rewriter.index.assets.text(of: path) else { continue }
      let (namespaces, symbol) = path.separated
      declarations.add(text.declaration(named: String(symbol)), in: namespaces)
    }
    if declarations.isEmpty { return }
    if !rewriter.importsViews { rewriter.text.append("import UIKit") }
    rewriter.text.append("fileprivate extension LocalizedStringResource { \(declarations.text) }")
  }
}
