// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Lets initializers be called on metatypes, as those of Objective-C can.
///
/// The mirror provides those of UIKit. It cannot know of an `init()` that a view or a view controller
/// declares: it overrides nothing, because that of UIKit is a convenience initializer, so the class says how it is called.
enum MetatypeInitializerRule {
  /// The method that a class declares if it has an `init()` of its own.
  ///
  /// The function and the initializer have the same symbol: a function can be called on a metatype.
  static func member(of node: ClassDeclSyntax, _ rewriter: FileRewriter) -> String {
    let name = node.name.plainName
    guard let own = node.emptyInitializer, rewriter.index.classFact(name)?.isGeneric == false,
      rewriter.index.ancestors(of: name).contains("UIResponder")
    else { return "" }
    let access = node.modifiers.publicAccess.isEmpty ? "" : "public "
    let make = ";\(access)override class func _objcMake() -> Self"
    if own.modifiers.has("required") { return make + " { self.init() }" }
    let symbol = "_objcMake_\(name)_\(rewriter.fileMark)_\(node.name.bytes.lowerBound)"
    return ";@_silgen_name(\"\(symbol)\") convenience init(_objcMake: Void) { self.init() }"
      + ";@_silgen_name(\"\(symbol)\") private static func _objcMade(_ x: Void) -> Self" + make + " { _objcMade(()) }"
  }

  /// Takes the initializers of UIKit from a protocol for subclasses of a class of UIKit, which have them anyway.
  ///
  /// A class could meet such a requirement only with a `required` initializer.
  static func apply(to node: ProtocolDeclSyntax, _ rewriter: FileRewriter) {
    let above = node.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
    guard above.contains(where: UIKitClasses.contains), !rewriter.index.isDynamic(node.name.plainName) else { return }
    for member in node.memberBlock.members {
      guard let initializer = member.decl.as(InitializerDeclSyntax.self), initializer.optionalMark == nil else {
        continue
      }
      let labels = initializer.signature.parameterClause.parameters.map(\.firstName.text)
      if initializersOfUIKit.contains(labels) { rewriter.text.blank(initializer.bytes) }
    }
  }

  private static let initializersOfUIKit: Set<[String]> = [
    [], ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"], ["collectionViewLayout"],
    ["frame", "collectionViewLayout"], ["frame", "style"],
  ]
}

extension ClassDeclSyntax {
  /// The initializer without parameters that the class declares, unless it is an override or nobody can call it.
  fileprivate var emptyInitializer: InitializerDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.first {
      $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil && $0.signature.effectSpecifiers == nil
        && $0.genericParameterClause == nil && !$0.modifiers.has("override") && !$0.attributes.makeUnavailable
    }
  }
}
