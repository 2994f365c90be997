// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Lets classes of UIKit and Foundation conform to a protocol that requires `init()`.
///
/// Every initializer of Objective-C is required, but those of the mirror cannot be. The requirement becomes a method that makes an
/// object: for an `NSObject` it calls the initializer of the class at run time, and a class of the package calls its own. An extension
/// gives the protocol the initializer that the sources call; it has the method's symbol, because an initializer of a protocol for
/// classes cannot assign `self`.
enum DynamicInitializerRule {
  /// Replaces the requirement.
  static func apply(to node: ProtocolDeclSyntax, _ rewriter: FileRewriter) {
    guard rewriter.index.isDynamic(node.name.plainName), let requirement = node.emptyInitializer else { return }
    let name = node.name.text
    rewriter.text.replace(requirement.bytes, by: "static func _objc_make() -> Self")
    let access = node.modifiers.publicAccess.isEmpty ? "" : "public "
    let symbol = "_objc_make_" + name + "_" + rewriter.fileMark
    rewriter.text.append(
      "extension \(name) { @_silgen_name(\"\(symbol)\") static func _objc_made(_ x: Void) -> Self { _objc_make() }; "
        + "@_silgen_name(\"\(symbol)\") init(_objc: Void); \(access)init() { self.init(_objc: ()) } }")
    rewriter.text.append(
      "extension \(name) where Self: NSObject { \(access)static func _objc_make() -> Self "
        + "{ unsafeDowncast(_objc_object(()), to: Self.self) } }")
    rewriter.text.append(
      "extension NSObject { @_silgen_name(\"tinamou_makeObject\") fileprivate static func _objc_object(_ x: Void) -> NSObject }"
    )
  }

  /// The method that a class of the package declares.
  static func member(of node: ClassDeclSyntax, _ rewriter: FileRewriter) -> String {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
    guard inherited.contains(where: rewriter.index.isDynamic) else { return "" }
    let access = node.modifiers.publicAccess.isEmpty ? "" : "public "
    return ";\(access)class func _objc_make() -> Self { self.init() }"
  }
}
