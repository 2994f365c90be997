// SPDX-License-Identifier: MIT

/// The rules that layouts are held against. Raw values are stable: baselines and configurations may rely on them.
public enum RuleID: String, Sendable, Codable, CaseIterable, Hashable {
  /// Required constraints cannot all hold.
  case conflictingConstraints = "conflicting-constraints"
  /// A place or size could be different and every constraint would hold as well.
  case ambiguousLayout = "ambiguous-layout"
  /// A view has no constraint at all.
  case missingConstraints = "missing-constraints"
  /// A view is not where its layout file says it must be.
  case unexpectedFrame = "unexpected-frame"
  /// The frame stored in a document is not the one that the constraints give.
  case misplacedView = "misplaced-view"
  /// Text has less room than it needs.
  case truncatedText = "truncated-text"
  /// A constraint fixes a size in which text does not fit.
  case fixedSizeText = "fixed-size-text"
  /// Texts or controls lie on one another.
  case overlappingViews = "overlapping-views"
  /// Text or a control reaches out of what shows it.
  case outsideBounds = "outside-bounds"
  /// A control is smaller than a finger.
  case smallTouchTarget = "small-touch-target"
  /// A constraint says left or right where leading or trailing is meant.
  case leftRightAttribute = "left-right-attribute"
  /// Two constraints say the same.
  case duplicateConstraint = "duplicate-constraint"
  /// A constraint follows from others.
  case redundantConstraint = "redundant-constraint"
  /// UIKit would raise an exception.
  case refusedByUIKit = "refused-by-uikit"
  /// A file cannot be read, or not as what it claims to be.
  case unreadableFile = "unreadable-file"
  /// The program failed at a file.
  case internalFault = "internal-fault"

  /// How grave findings of the rule are where nothing mitigates.
  public var severity: Severity {
    switch self {
    case .conflictingConstraints, .ambiguousLayout, .unexpectedFrame, .refusedByUIKit, .unreadableFile,
      .internalFault:
      .error
    case .missingConstraints, .misplacedView, .truncatedText, .fixedSizeText, .overlappingViews, .outsideBounds,
      .leftRightAttribute, .duplicateConstraint:
      .warning
    case .smallTouchTarget, .redundantConstraint: .note
    }
  }
}
