// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Lets sources have the names that UIKit had in Swift before version 4.2.
///
/// Members that subclasses override get their names of today. Other names are declared by a module, which the file imports then.
enum EarlierNameRule {
  static func apply(to node: TokenSyntax, _ rewriter: FileRewriter) {
    guard node.tokenKind.isIdentifier else { return }
    if let name = EarlierNames.renamed[node.text] {
      rewriter.text.replace(node.bytes, by: name)
    } else if EarlierNames.declared.contains(node.text) {
      rewriter.needsEarlierNames = true
    }
  }
}
