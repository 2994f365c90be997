// SPDX-License-Identifier: MIT

/// The identifiers of the rules. Raw values are stable: baselines and configurations may rely on them.
public enum RuleID: String, Sendable, Codable, CaseIterable, Hashable {
  /// Required constraints cannot all hold.
  case conflictingConstraints = "conflicting-constraints"
  /// The constraints do not determine a position or a size.
  case ambiguousLayout = "ambiguous-layout"
  /// A view has no constraint at all.
  case missingConstraints = "missing-constraints"
  /// A view's frame differs from the frame that its layout file expects.
  case unexpectedFrame = "unexpected-frame"
  /// The frame stored in a document differs from the one that the constraints give.
  case misplacedView = "misplaced-view"
  /// Text has less room than it needs.
  case truncatedText = "truncated-text"
  /// A constraint fixes a size that is too small for the text.
  case fixedSizeText = "fixed-size-text"
  /// Texts or controls overlap.
  case overlappingViews = "overlapping-views"
  /// Text or a control extends beyond the area that shows it.
  case outsideBounds = "outside-bounds"
  /// A control's the touch target is smaller than recommended.
  case smallTouchTarget = "small-touch-target"
  /// A constraint uses left or right where leading or trailing is expected.
  case leftRightAttribute = "left-right-attribute"
  /// Two constraints are equivalent.
  case duplicateConstraint = "duplicate-constraint"
  /// A constraint follows from others.
  case redundantConstraint = "redundant-constraint"
  /// A document contains an unsupported element; its contents are ignored.
  case unknownElement = "unknown-element"
  /// A document names an unknown class; a superclass is used instead.
  case unknownClass = "unknown-class"
  /// A document refers to an object that it does not contain.
  case missingObject = "missing-object"
  /// Two objects of a document have the same identifier.
  case duplicateIdentifier = "duplicate-identifier"
  /// An attribute of a document has an unknown value.
  case unknownWord = "unknown-word"
  /// A document sets a property that is not registered for its class.
  case unknownProperty = "unknown-property"
  /// A document connects an action that is not registered for its target.
  case unknownAction = "unknown-action"
  /// Scenes embed each other in a cycle.
  case endlessContainment = "endless-containment"
  /// A document names an image that no bundle contains.
  case missingImage = "missing-image"
  /// A document refers to a storyboard that cannot be found.
  case missingStoryboard = "missing-storyboard"
  /// UIKit would raise an exception.
  case refusedByUIKit = "refused-by-uikit"
  /// A visual format in a source file has an error.
  case invalidFormat = "invalid-format"
  /// A comment that suppresses findings names an unknown rule or command.
  case unknownSuppression = "unknown-suppression"
  /// A file cannot be read, or its contents do not have the expected format.
  case unreadableFile = "unreadable-file"
  /// The program failed while checking a file.
  case internalFault = "internal-fault"

  /// The default severity of the rule's findings.
  public var severity: Severity {
    switch self {
    case .conflictingConstraints, .ambiguousLayout, .unexpectedFrame, .refusedByUIKit, .endlessContainment,
      .invalidFormat, .unreadableFile, .internalFault:
      .error
    case .missingConstraints, .misplacedView, .truncatedText, .fixedSizeText, .overlappingViews, .outsideBounds,
      .leftRightAttribute, .duplicateConstraint, .missingObject, .duplicateIdentifier, .unknownWord, .missingStoryboard,
      .unknownSuppression:
      .warning
    case .smallTouchTarget, .redundantConstraint, .unknownElement, .unknownClass, .unknownProperty, .unknownAction,
      .missingImage:
      .note
    }
  }
}
