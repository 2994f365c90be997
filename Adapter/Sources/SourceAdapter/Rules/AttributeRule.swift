// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Removes the attributes that need Objective-C.
///
/// `@UIApplicationMain` becomes `@main`: UIKit's mirror gives application delegates a `main()`.
enum AttributeRule {
  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable", "NSManaged", "NSCopying",
  ]

  static func apply(to node: AttributeSyntax, _ rewriter: FileRewriter) {
    switch node.name {
    case "UIApplicationMain": rewriter.text.replace(node.bytes, by: "@main")
    case "convention" where node.arguments?.trimmedDescription == "block" || isMethodConvention(node):
      rewriter.text.blank(node.bytes)
    case "available" where isObsoleteInSwift(node): rewriter.text.blank(node.bytes)
    case let name where removed.contains(name): rewriter.text.blank(node.bytes)
    default: break
    }
  }

  /// Whether an attribute is `@available(swift, obsoleted: …)` of a member that Objective-C still calls by its name, as the table of
  /// members does.
  private static func isObsoleteInSwift(_ node: AttributeSyntax) -> Bool {
    guard case .availability(let arguments) = node.arguments, arguments.first?.argument.trimmedDescription == "swift",
      arguments.contains(where: { $0.argument.trimmedDescription.hasPrefix("obsoleted") }),
      let list = node.parent?.as(AttributeListSyntax.self)
    else { return false }
    return list.expose
      && (list.parent?.is(FunctionDeclSyntax.self) == true || list.parent?.is(VariableDeclSyntax.self) == true)
  }

  /// Whether an attribute is `@convention(c)` of a method's implementation, whose parameters C cannot represent on Linux.
  private static func isMethodConvention(_ node: AttributeSyntax) -> Bool {
    guard node.arguments?.trimmedDescription == "c",
      let type = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
    else { return false }
    return type.parameters.contains { $0.type.trimmedDescription == "Selector" }
  }
}
