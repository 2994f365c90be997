// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A protocol that is declared in files which read the anchors of a parameter of type `AnyObject`: it is a view or a layout guide, in
/// which Objective-C looks them up.
enum AnchoredItem {
  /// The name of the protocol.
  static let name = "_AnchoredItem"
  /// The type of each anchor by name.
  static let anchors: [String: String] = [
    "leadingAnchor": "NSLayoutXAxisAnchor", "trailingAnchor": "NSLayoutXAxisAnchor",
    "leftAnchor": "NSLayoutXAxisAnchor",
    "rightAnchor": "NSLayoutXAxisAnchor", "centerXAnchor": "NSLayoutXAxisAnchor", "topAnchor": "NSLayoutYAxisAnchor",
    "bottomAnchor": "NSLayoutYAxisAnchor", "centerYAnchor": "NSLayoutYAxisAnchor", "widthAnchor": "NSLayoutDimension",
    "heightAnchor": "NSLayoutDimension",
  ]

  /// The declaration, in one line.
  static let declaration: String = {
    let members = anchors.sorted { $0.key < $1.key }.map { "var \($0.key): \($0.value) { get }" }
    return "@MainActor private protocol \(name): AnyObject { \(members.joined(separator: "; ")) }; "
      + "extension UIView: \(name) {}; extension UILayoutGuide: \(name) {}"
  }()
}

extension ExprSyntax {
  /// Whether the expression is the name of a parameter of type `AnyObject`.
  var isParameterOfAnyObject: Bool {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      let parameter = localDeclaration(of: name)?.as(FunctionParameterSyntax.self)
    else { return false }
    return parameter.type.objectProperty == (true, false) && !parameter.type.is(OptionalTypeSyntax.self)
  }
}
