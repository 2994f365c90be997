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
    guard let symbol = node.path(in: types) else { return }
    for kind in AssetSymbols.Kind.allCases where rewriter.index.assets.name(of: symbol, kind) != nil {
      rewriter.assetSymbols.insert(symbol)
    }
  }

  /// Declares the symbols that were noted.
  static func addDeclarations(_ rewriter: FileRewriter) {
    for kind in AssetSymbols.Kind.allCases {
      var (resources, objects) = (NestedDeclarations(), NestedDeclarations())
      for path in rewriter.assetSymbols.sorted() {
        guard let name = rewriter.index.assets.name(of: path, kind) else { continue }
        let (namespaces, symbol) = path.separated
        let literal = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let resource = "\(kind.resource)(name: \"\(literal)\", bundle: .main)"
        resources.add("static var `\(symbol)`: \(kind.resource) { \(resource) }", in: namespaces)
        if own.contains(path) || path.hasPrefix("system") || rewriter.index.declaresProperty(path) { continue }
        let object = "\(kind.className)(resource: \(resource))"
        objects.add("static var `\(symbol)`: \(kind.className) { \(object) }", in: namespaces)
      }
      if resources.isEmpty { continue }
      // A name can be that of a symbol in a file without views, too.
      if !rewriter.importsViews { rewriter.text.append("import UIKit") }
      rewriter.text.append("fileprivate extension \(kind.resource) { \(resources.text) }")
      if !objects.isEmpty { rewriter.text.append("fileprivate extension \(kind.className) { \(objects.text) }") }
    }
  }
}

extension MemberAccessExprSyntax {
  /// The names from an implicit member, or from a member of one of some types, to this one: `.Icons.home` is `Icons.home`.
  func path(in types: Set<String>) -> String? {
    let name = declName.baseName.plainName
    guard let base else { return name }
    if types.contains(base.trimmedDescription) { return name }
    guard let outer = base.as(MemberAccessExprSyntax.self), outer.declName.baseName.text.first?.isUppercase == true
    else { return nil }
    return outer.path(in: types).map { $0 + "." + name }
  }
}

extension String {
  /// The names of a path, without the last one, and the last one.
  var separated: (namespaces: [Substring], name: Substring) {
    let names = split(separator: ".")
    return (names.dropLast(), names.last ?? "")
  }
}
