// SPDX-License-Identifier: MIT

import Tinamou

extension Finding {
  /// Creates a finding for something that could not be loaded as the document describes it.
  public init(_ issue: NibIssue) {
    self.init(
      RuleID(issue.kind), subjects: [], details: .documentIssue(issue.kind),
      at: FileRange(line: max(issue.line, 1), column: max(issue.column, 1), offset: 0))
  }
}

extension RuleID {
  fileprivate init(_ kind: NibIssue.Kind) {
    self =
      switch kind {
      case .unknownElement: .unknownElement
      case .unknownClass: .unknownClass
      case .missingObject: .missingObject
      case .duplicateIdentifier: .duplicateIdentifier
      case .refusedConstraint: .refusedByUIKit
      case .unknownWord, .numberOutOfRange: .unknownWord
      case .unknownProperty: .unknownProperty
      case .unknownAction: .unknownAction
      case .endlessContainment: .endlessContainment
      case .missingImage: .missingImage
      case .missingStoryboard: .missingStoryboard
      }
  }
}
