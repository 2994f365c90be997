// SPDX-License-Identifier: MIT

import SwiftSyntax

extension DeclReferenceExprSyntax {
  /// Whether the name is that of a parameter or a local variable, not of a member of the enclosing type.
  ///
  /// A variable that is bound to the member of the same name, as in `if let item` and `guard let item = self.item`, counts as
  /// the member.
  var isLocal: Bool { isLocal(at: Syntax(self)) }

  private func isLocal(at place: Syntax) -> Bool {
    let name = baseName.plainName
    guard let declaration = place.localDeclaration(of: name) else { return false }
    guard let source = declaration.boundPlace(of: name) else { return true }
    return isLocal(at: source)
  }
}

extension SyntaxProtocol {
  /// The place at which a pattern reads the member of the same name that it is bound to; `nil` for other patterns.
  fileprivate func boundPlace(of name: String) -> Syntax? {
    let binding = parent?.as(OptionalBindingConditionSyntax.self)
    // In `if let item`, the condition reads the outer `item`.
    if let binding, binding.initializer == nil { return Syntax(binding) }
    let initializer = binding?.initializer ?? parent?.as(PatternBindingSyntax.self)?.initializer
    guard let value = initializer?.value, value.propertyName == name else { return nil }
    return Syntax(value)
  }
}
