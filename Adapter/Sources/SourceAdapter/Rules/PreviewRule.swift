// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Writes `#Preview("Name") { … }` as a class that makes the preview, as the macro does on Apple's platforms.
///
/// The class is found by its name, so it is unique in the module: it contains a mark of the file and the number of the block.
enum PreviewRule {
  /// The blocks of a file, in its order.
  static func blocks(in tree: SourceFileSyntax) -> [any FreestandingMacroExpansionSyntax] {
    let visitor = Blocks(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.blocks
  }

  /// The facts of a file's blocks.
  static func facts(of tree: SourceFileSyntax, at path: String) -> [PreviewFact] {
    let blocks = blocks(in: tree)
    guard !blocks.isEmpty else { return [] }
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    let isOfViews = !ImportRule.importsSwiftUI(tree)
    return blocks.enumerated().map { number, block in
      let location = converter.location(for: block.pound.positionAfterSkippingLeadingTrivia)
      return PreviewFact(
        name: name(of: block), line: location.line, column: location.column,
        typeName: isOfViews ? "TinamouPreview_\(FileMark.of(path))_\(number)" : nil)
    }
  }

  /// Writes the blocks of a file. Those of SwiftUI are left out.
  static func apply(to tree: SourceFileSyntax, _ facts: [PreviewFact], _ rewriter: FileRewriter) {
    for (block, fact) in zip(blocks(in: tree), facts) {
      guard let type = fact.typeName else {
        if fact == facts.first { rewriter.report(.previewOfSwiftUI, at: block) }
        rewriter.text.blank(block.bytes)
        continue
      }
      let start = block.pound.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = block.macroName.endPositionBeforeTrailingTrivia.utf8Offset
      rewriter.text.replace(
        start..<end, by: "final class \(type): PreviewRegistry { static func makePreview() -> Preview { Preview")
      rewriter.text.insert(" }; \(place(fact)) }", at: block.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }

  private static func place(_ fact: PreviewFact) -> String {
    "static var fileID: String { #fileID }; static var line: Int { \(fact.line) }; "
      + "static var column: Int { \(fact.column) }"
  }

  private static func name(of block: any FreestandingMacroExpansionSyntax) -> String? {
    guard let first = block.arguments.first, first.label == nil else { return nil }
    return first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// Collects the blocks at the top level and in `#if`.
  private final class Blocks: SyntaxVisitor {
    var blocks: [any FreestandingMacroExpansionSyntax] = []

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "Preview" { blocks.append(node) }
      return .skipChildren
    }
  }
}

/// A few letters that tell a file from others, for names in generated code.
enum FileMark {
  static func of(_ path: String) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    let name = path.split(separator: "/").suffix(3).joined(separator: "/")
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    return String(hash, radix: 36)
  }
}
