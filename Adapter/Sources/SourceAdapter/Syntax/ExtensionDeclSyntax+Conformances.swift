// SPDX-License-Identifier: MIT

import SwiftSyntax

extension ExtensionDeclSyntax {
  /// The protocols that an extension of a class of UIKit names; none for other types.
  var conformances: [String] {
    guard UIKitClasses.contains(extendedType.lastName) else { return [] }
    return inheritanceClause?.inheritedTypes.map { $0.type.lastName } ?? []
  }
}
