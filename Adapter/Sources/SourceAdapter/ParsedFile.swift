// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// A file that has been parsed: first it tells its facts, then it is adapted with the facts of all files.
public struct ParsedFile: Sendable {
  let file: SourceFile
  let tree: SourceFileSyntax
  /// The facts that other files have to know.
  public let facts: FileFacts
  /// Whether the file imports a module that has views.
  public let importsViews: Bool
  /// Whether the file imports Combine.
  public let importsCombine: Bool

  /// Parses a file.
  public init(_ file: SourceFile) {
    self.file = file
    tree = Parser.parse(source: file.text)
    facts = FactCollector.facts(of: tree, at: file.path)
    importsViews = ImportRule.importsViews(tree)
    importsCombine = ImportRule.importsCombine(tree)
  }

  /// The file for the compiler.
  public func adapted(to index: PackageIndex) -> AdaptedFile {
    let rewriter = FileRewriter(self, index: index)
    rewriter.walk(tree)
    rewriter.finish()
    return AdaptedFile(
      path: file.path, text: rewriter.text.isUnchanged ? nil : rewriter.text.result(), findings: rewriter.findings)
  }
}
