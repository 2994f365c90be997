// SPDX-License-Identifier: MIT

import SwiftLexicalLookup
import SwiftSyntax

extension DeclReferenceExprSyntax {
  /// Whether the name is that of a parameter or a local variable, not of a member of the enclosing type.
  ///
  /// A variable that is bound to the member of the same name, as in `if let item` and `guard let item = self.item`, counts as
  /// the member.
  var isLocal: Bool { isLocal(at: Syntax(self)) }

  private func isLocal(at place: Syntax) -> Bool {
    guard let identifier = baseName.identifier else { return false }
    for result in place.lookup(identifier) {
      if case .lookForMembers = result { return false }
      guard let name = result.names.first else { continue }
      guard let source = name.syntax.boundExpression(of: baseName.plainName) else { return true }
      return isLocal(at: source)
    }
    return false
  }
}

extension SyntaxProtocol {
  /// The place at which a pattern reads the member of the same name that it is bound to; `nil` for other patterns.
  fileprivate func boundExpression(of name: String) -> Syntax? {
    if let binding = parent?.as(OptionalBindingConditionSyntax.self) {
      guard let value = binding.initializer?.value else { return binding.outerPlace }
      return value.propertyName == name ? Syntax(value) : nil
    }
    guard let value = parent?.as(PatternBindingSyntax.self)?.initializer?.value, value.propertyName == name else {
      return nil
    }
    return Syntax(value)
  }
}

extension OptionalBindingConditionSyntax {
  /// The statement of the condition, whose own names are not visible before it.
  fileprivate var outerPlace: Syntax? {
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(CodeBlockItemSyntax.self) { return parent.parent }
      node = parent
    }
    return nil
  }
}
