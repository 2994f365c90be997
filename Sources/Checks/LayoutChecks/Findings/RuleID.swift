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
  /// An app has no scenes.
  case missingSceneSupport = "missing-scene-support"
  /// An app asks for the design of earlier systems.
  case oldDesignKey = "old-design-key"
  /// An app asks not to be resized.
  case fullScreenKey = "full-screen-key"
  /// An app has no launch screen.
  case missingLaunchScreen = "missing-launch-screen"
  /// An app or a screen allows some orientations only.
  case limitedOrientations = "limited-orientations"
  /// A window is made without a scene.
  case windowWithoutScene = "window-without-scene"
  /// A layout uses the size of the screen.
  case screenSize = "screen-size"
  /// A window is taken from the application rather than from the view.
  case applicationWindow = "application-window"
  /// Code depends on how the device is held.
  case interfaceOrientation = "interface-orientation"
  /// Code uses the frame of the status bar.
  case statusBarFrame = "status-bar-frame"
  /// A layout depends on the kind or name of the device.
  case deviceDependentLayout = "device-dependent-layout"
  /// A number is the size of a known screen.
  case screenConstant = "screen-constant"
  /// A number is the height of a bar.
  case barConstant = "bar-constant"
  /// Code looks for private subviews of bars and search fields.
  case privateSubview = "private-subview"
  /// One side of the safe area is taken for both.
  case symmetricSafeArea = "symmetric-safe-area"
  /// A layout uses the guides that know only the top and the bottom.
  case layoutGuide = "layout-guide"
  /// A text or control is held by an edge of the window instead of the safe area.
  case screenEdge = "screen-edge"
  /// A frame is read before it is laid out, or kept after.
  case earlyFrame = "early-frame"
  /// An inset for the keyboard counts the safe area twice.
  case keyboardInset = "keyboard-inset"
  /// A button with a configuration has insets that it ignores.
  case buttonInsets = "button-insets"
  /// An accessibility label is empty.
  case emptyAccessibilityLabel = "empty-accessibility-label"
  /// A button or item that shows an image alone has no accessibility label.
  case unlabeledImage = "unlabeled-image"
  /// A launch screen has distances that fit one screen only.
  case launchScreenDistance = "launch-screen-distance"
  /// Text has too little contrast with what is behind it.
  case lowContrast = "low-contrast"
  /// Assistive technology does not find a text or control.
  case undetectedElement = "undetected-element"
  /// A control or image has no description, or a doubtful one.
  case missingDescription = "missing-description"
  /// The traits of an element contradict what it does.
  case contradictingTraits = "contradicting-traits"
  /// A method is overridden where a registration for traits is meant.
  case traitChangeOverride = "trait-change-override"
  /// A screen does not learn that its window was resized.
  case missedResize = "missed-resize"
  /// A value for a size class changes nothing.
  case idleVariation = "idle-variation"
  /// A frame is set by hand where an autoresizing mask would do.
  case manualAutoresizing = "manual-autoresizing"
  /// A text that is edited, or a control, lies under the keyboard.
  case underKeyboard = "under-keyboard"
  /// A screen loses what the user did when its window is resized.
  case lostState = "lost-state"
  /// A font does not follow the text size.
  case fixedFont = "fixed-font"
  /// A text of one line that fills its width is cut when it grows.
  case singleLineText = "single-line-text"
  /// A color does not follow the appearance.
  case fixedColor = "fixed-color"
  /// A layer or picture keeps the color of one appearance.
  case resolvedColor = "resolved-color"
  /// The last line of a text ends without an ellipsis.
  case wrappedLastLine = "wrapped-last-line"
  /// A position is counted from the left in every language.
  case offsetFromLeft = "offset-from-left"
  /// A point in the coordinates of one view is looked up in those of another one.
  case foreignPoint = "foreign-point"
  /// A scroll view of pages gets the insets of the safe area.
  case pagingInset = "paging-inset"
  /// The columns of a split view stay side by side in every window.
  case forcedTiling = "forced-tiling"
  /// The path of a shadow does not follow the corners of its view.
  case plainCornerPath = "plain-corner-path"
  /// The arrow of a symbol points to the same side in every language.
  case unmirroredSymbol = "unmirrored-symbol"
  /// The height of a cell is counted from that of a text and numbers.
  case countedHeight = "counted-height"
  /// A bar does not show its color while content is at its edge.
  case barAppearance = "bar-appearance"
  /// A sheet has no place from which an iPad shows it.
  case popoverSource = "popover-source"
  /// The content view of a cell has no autoresizing mask.
  case contentViewMask = "content-view-mask"
  /// Views that touch come apart or overlap where the safe area or the margins are others.
  case safeAreaGap = "safe-area-gap"
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
      .invalidFormat, .unreadableFile, .internalFault, .missingSceneSupport,
      .missingLaunchScreen:
      .error
    case .missingConstraints, .misplacedView, .truncatedText, .fixedSizeText, .overlappingViews, .outsideBounds,
      .leftRightAttribute, .duplicateConstraint, .missingObject, .duplicateIdentifier, .unknownWord, .missingStoryboard,
      .unknownSuppression, .oldDesignKey,
      .fullScreenKey,
      .limitedOrientations,
      .windowWithoutScene,
      .screenSize,
      .applicationWindow,
      .interfaceOrientation,
      .statusBarFrame,
      .deviceDependentLayout,
      .screenConstant,
      .barConstant,
      .privateSubview,
      .symmetricSafeArea,
      .layoutGuide,
      .screenEdge,
      .earlyFrame,
      .keyboardInset,
      .buttonInsets,
      .emptyAccessibilityLabel,
      .unlabeledImage,
      .launchScreenDistance, .lowContrast, .undetectedElement, .missingDescription, .contradictingTraits,
      .underKeyboard, .lostState, .missedResize, .foreignPoint, .popoverSource, .contentViewMask:
      .warning
    case .smallTouchTarget, .redundantConstraint, .unknownElement, .unknownClass, .unknownProperty, .unknownAction,
      .missingImage, .traitChangeOverride,
      .manualAutoresizing, .idleVariation,
      .fixedFont, .singleLineText,
      .fixedColor,
      .resolvedColor,
      .wrappedLastLine,
      .offsetFromLeft, .pagingInset, .forcedTiling, .plainCornerPath, .unmirroredSymbol, .countedHeight,
      .barAppearance, .safeAreaGap:
      .note
    }
  }
}
