// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Writes the module that declares Combine's types on Linux before their names, where the author wrote `Combine`.
enum QualifiedNameRule {
  private static let module = "OpenCombine"

  static func apply(to node: MemberTypeSyntax, _ rewriter: FileRewriter) {
    guard rewriter.importsCombine, let base = node.baseType.as(IdentifierTypeSyntax.self), base.name.text == "Combine"
    else { return }
    rewriter.text.replace(base.name.bytes, by: module)
  }

  static func apply(to node: MemberAccessExprSyntax, _ rewriter: FileRewriter) {
    guard rewriter.importsCombine, let base = node.base?.as(DeclReferenceExprSyntax.self),
      base.baseName.text == "Combine"
    else { return }
    rewriter.text.replace(base.baseName.bytes, by: module)
  }
}
