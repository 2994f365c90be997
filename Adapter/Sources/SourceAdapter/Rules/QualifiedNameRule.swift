// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Writes the module that declares a name on Linux before it: the module of Combine's types where the author wrote `Combine`, and the
/// system's library where the author wrote `Darwin`.
enum QualifiedNameRule {
  private static let module = "OpenCombine"
  /// The beginnings of names of Darwin that Foundation's additions declare.
  private static let additions = ["mach_", "KERN_"]

  static func apply(to node: MemberTypeSyntax, _ rewriter: FileRewriter) {
    guard rewriter.importsCombine, let base = node.baseType.as(IdentifierTypeSyntax.self), base.name.text == "Combine"
    else { return }
    rewriter.text.replace(base.name.bytes, by: module)
  }

  static func apply(to node: MemberAccessExprSyntax, _ rewriter: FileRewriter) {
    applyToSystem(node, rewriter)
    guard rewriter.importsCombine, let base = node.base?.as(DeclReferenceExprSyntax.self),
      base.baseName.text == "Combine"
    else { return }
    rewriter.text.replace(base.baseName.bytes, by: module)
  }

  /// Replaces `Darwin` in `Darwin.round(x)`. The library's module is imported, because UIKit and Foundation bring Darwin along on iOS.
  private static func applyToSystem(_ node: MemberAccessExprSyntax, _ rewriter: FileRewriter) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin",
      rewriter.index.classFact(base.baseName.text) == nil
    else { return }
    let name = node.declName.baseName.text
    let module = additions.contains(where: name.hasPrefix) ? "FoundationAdditions" : "Glibc"
    rewriter.text.replace(base.baseName.bytes, by: module)
    rewriter.qualifyingModules.insert(module)
  }
}
