// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The members of values that a piece of code names, by their texts: `user.name`.
final class NamedMembers: SyntaxVisitor {
  private var places: [String: [Syntax]] = [:]

  init(in code: Syntax) {
    super.init(viewMode: .sourceAccurate)
    walk(code)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base != nil { places[Self.text(of: node), default: []].append(Syntax(node.declName.baseName)) }
    return .visitChildren
  }

  /// The places at which the same member of the same value is named.
  func places(of access: MemberAccessExprSyntax) -> [Syntax] { places[Self.text(of: access)] ?? [] }

  /// The words without blanks, of which a statement over several lines has others.
  private static func text(of node: MemberAccessExprSyntax) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).joined()
  }
}
