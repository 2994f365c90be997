// SPDX-License-Identifier: MIT

import SwiftSyntax

extension ProtocolDeclSyntax {
  /// Whether only classes can conform to the protocol.
  var isForClasses: Bool {
    inheritanceClause?.inheritedTypes.contains {
      ["AnyObject", "class", "NSObjectProtocol"].contains($0.type.lastName)
    }
      ?? false
  }

  /// The requirement of an initializer without parameters that cannot fail.
  var emptyInitializer: InitializerDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.first {
      $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil
        && $0.signature.effectSpecifiers == nil && $0.genericParameterClause == nil
    }
  }
}
