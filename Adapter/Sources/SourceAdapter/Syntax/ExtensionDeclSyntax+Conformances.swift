// SPDX-License-Identifier: MIT

import SwiftSyntax

extension ExtensionDeclSyntax {
  /// The protocols that an extension names.
  var conformances: [String] { inheritanceClause?.inheritedTypes.map { $0.type.lastName } ?? [] }
}
