// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// The manifest of an app of Swift Playgrounds, a package with the product `.iOSApplication` of the module `AppleProductTypes`, which SwiftPM
/// has on macOS only. On Linux, the product is a program.
public struct PlaygroundManifest: Sendable {
  /// The text without the module.
  public let text: String
  /// The entries of the app's information property list that the product states.
  public let information: [String: String]

  private static let module = "AppleProductTypes"
  private static let product = "iOSApplication"

  /// The entries of the property list, by the labels of the product.
  private static let keys = [
    "name": "CFBundleDisplayName", "bundleIdentifier": "CFBundleIdentifier",
    "displayVersion": "CFBundleShortVersionString", "bundleVersion": "CFBundleVersion",
  ]

  /// Whether a manifest is one of an app of Swift Playgrounds.
  public static func isManifest(_ text: String) -> Bool { text.contains("import \(module)") }

  /// Reads a manifest; `nil` for that of another package.
  public init?(_ text: String) {
    guard Self.isManifest(text) else { return nil }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: text))
    guard let product = finder.product else { return nil }
    var changes = finder.imports.map { (range: $0, text: "") }
    let kept = product.arguments.filter { ["name", "targets"].contains($0.label?.text) }
    let arguments = kept.map { "\($0.label?.text ?? ""): \($0.expression.trimmedDescription)" }
    changes.append((product.bytes, ".executable(\(arguments.joined(separator: ", ")))"))
    var bytes = Array(text.utf8)
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(change.range, with: Array(change.text.utf8))
    }
    self.text = String(decoding: bytes, as: UTF8.self)
    information = product.arguments.reduce(into: [:]) { entries, argument in
      guard let key = argument.label.flatMap({ Self.keys[$0.text] }) else { return }
      entries[key] = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
  }

  private final class Finder: SyntaxVisitor {
    var imports: [Range<Int>] = []
    var product: FunctionCallExprSyntax?

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.path.first?.name.text == PlaygroundManifest.module { imports.append(node.bytes) }
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
      if member?.declName.baseName.text == PlaygroundManifest.product { product = product ?? node }
      return .visitChildren
    }
  }
}
