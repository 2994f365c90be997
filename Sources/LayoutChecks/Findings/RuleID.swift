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
  /// A document contains an element that is not supported; its contents are left out.
  case unknownElement = "unknown-element"
  /// A document names a class that cannot be found; a superclass takes its place.
  case unknownClass = "unknown-class"
  /// A document refers to an object that it does not contain.
  case missingObject = "missing-object"
  /// Two objects of a document have one identifier.
  case duplicateIdentifier = "duplicate-identifier"
  /// An attribute of a document has a value that has no meaning.
  case unknownWord = "unknown-word"
  /// A document sets a property that was not registered for its class.
  case unknownProperty = "unknown-property"
  /// A document sends an action that was not registered for its target.
  case unknownAction = "unknown-action"
  /// Scenes embed each other without end.
  case endlessContainment = "endless-containment"
  /// A document names an image that no bundle contains.
  case missingImage = "missing-image"
  /// A document refers to a storyboard that cannot be found.
  case missingStoryboard = "missing-storyboard"
  /// UIKit would raise an exception.
  case refusedByUIKit = "refused-by-uikit"
  /// A file cannot be read, or not as what it claims to be.
  case unreadableFile = "unreadable-file"
  /// The program failed at a file.
  case internalFault = "internal-fault"

  /// How grave findings of the rule are where nothing mitigates.
  public var severity: Severity {
    switch self {
    case .conflictingConstraints, .ambiguousLayout, .unexpectedFrame, .refusedByUIKit, .endlessContainment,
      .unreadableFile, .internalFault:
      .error
    case .missingConstraints, .misplacedView, .truncatedText, .fixedSizeText, .overlappingViews, .outsideBounds,
      .leftRightAttribute, .duplicateConstraint, .missingObject, .duplicateIdentifier, .unknownWord, .missingStoryboard:
      .warning
    case .smallTouchTarget, .redundantConstraint, .unknownElement, .unknownClass, .unknownProperty, .unknownAction,
      .missingImage:
      .note
    }
  }
}
