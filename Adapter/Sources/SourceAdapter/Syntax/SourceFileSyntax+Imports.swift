// SPDX-License-Identifier: MIT

import SwiftSyntax

extension SourceFileSyntax {
  /// The imports that are compiled on iOS, and that do not ask with `canImport` whether the module is there.
  ///
  /// What a source takes from a module is often not under the condition of its import: `os(iOS)`, or another module that iOS has.
  var unaskedImports: [ImportDeclSyntax] { statements.unaskedImports(asked: []) }
}

extension CodeBlockItemListSyntax {
  fileprivate func unaskedImports(asked: Set<String>) -> [ImportDeclSyntax] {
    flatMap { item -> [ImportDeclSyntax] in
      if let declaration = item.item.as(ImportDeclSyntax.self) {
        let name = declaration.path.first?.name.text ?? ""
        return asked.contains(name) ? [] : [declaration]
      }
      guard let conditional = item.item.as(IfConfigDeclSyntax.self) else { return [] }
      return conditional.clauses.filter { !$0.isForOtherSystems }.flatMap { clause -> [ImportDeclSyntax] in
        guard case .statements(let statements) = clause.elements else { return [] }
        return statements.unaskedImports(asked: asked.union(clause.askedModules))
      }
    }
  }
}

extension IfConfigClauseSyntax {
  /// The modules that the condition names in `canImport`.
  fileprivate var askedModules: Set<String> {
    guard let condition else { return [] }
    let calls = Calls(viewMode: .sourceAccurate)
    calls.walk(condition)
    return calls.modules
  }

  private final class Calls: SyntaxVisitor {
    var modules: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledExpression.trimmedDescription == "canImport", let argument = node.arguments.first {
        modules.insert(argument.expression.trimmedDescription)
      }
      return .skipChildren
    }
  }
}
