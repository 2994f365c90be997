// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Declares the symbols that Xcode generates for the sets of asset catalogs, in each file that uses them.
///
/// `.twoLakes` is an `ImageResource`, and a property of `UIImage` unless UIKit or the package has one of that name.
enum AssetSymbolRule {
  private static let types: Set<String> = ["UIImage", "UIColor", "ImageResource", "ColorResource"]

  /// Properties of `UIColor` and `UIImage` whose names sets of catalogs often have, too.
  private static let own: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link",
    "placeholderText",
    "separator", "opaqueSeparator", "tint", "tintColor", "lightText", "darkText", "add", "remove", "actions",
    "checkmark", "strokedCheckmark",
  ]

  /// Notes a symbol that an expression may name.
  static func apply(to node: MemberAccessExprSyntax, _ rewriter: FileRewriter) {
    if let base = node.base, !types.contains(base.trimmedDescription) { return }
    let symbol = node.declName.baseName.plainName
    for kind in AssetSymbols.Kind.allCases where rewriter.index.assets.name(of: symbol, kind) != nil {
      rewriter.assetSymbols.insert(symbol)
    }
  }

  /// Declares the symbols that were noted.
  static func addDeclarations(_ rewriter: FileRewriter) {
    for symbol in rewriter.assetSymbols.sorted() {
      for kind in AssetSymbols.Kind.allCases {
        guard let name = rewriter.index.assets.name(of: symbol, kind) else { continue }
        // A name can be that of a symbol in a file without views, too.
        if !rewriter.importsViews { rewriter.text.append("import UIKit") }
        let literal = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let resource = "\(kind.resource)(name: \"\(literal)\", bundle: .main)"
        rewriter.text.append(
          "fileprivate extension \(kind.resource) { static var `\(symbol)`: \(kind.resource) { \(resource) } }")
        if own.contains(symbol) || symbol.hasPrefix("system") || rewriter.index.declaresProperty(symbol) { continue }
        rewriter.text.append(
          "fileprivate extension \(kind.className) { static var `\(symbol)`: \(kind.className) "
            + "{ \(kind.className)(resource: \(resource)) } }")
      }
    }
  }
}
