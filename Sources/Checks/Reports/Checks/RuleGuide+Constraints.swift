// SPDX-License-Identifier: MIT

extension RuleGuide {
  /// The rules about what constraints determine.
  static let constraintGuides = [
    RuleGuide(
      .conflictingConstraints, "Required constraints cannot all hold.",
      reason:
        "The engine breaks one of them when the layout runs, and the author does not choose which. The console reports "
        + "“Unable to simultaneously satisfy constraints”.",
      remedy:
        "The lines below the finding are a minimal set of constraints that cannot all hold, with the arithmetic. Remove "
        + "one, relax one to >= or <=, or give one a priority below 1000.",
      exceptions: "A constraint of the conflict is a placeholder, which exists on the canvas only.",
      example: """
        size: [100, 100]
        views: { title: ~, price: ~ }
        layout: "H:|-10-[title(60)]-10-[price(30)]-10-|; V:|[title]|; V:|[price]|"
        """),
    RuleGuide(
      .ambiguousLayout, "The constraints allow more than one position or size.",
      reason: "The system shows one of several possible layouts, and another version of the system may show another.",
      remedy:
        "The finding names the view and the possible values. The line below it says what determines them: an edge, a "
        + "size, or a priority of content hugging or compression resistance.",
      exceptions:
        "The view depends on another ambiguous view, whose finding then names it; or the author allows it, by “Ambiguity: "
        + "Never Verify” or “Verify Position Only” in Interface Builder, or by `ambiguous:` in a layout file.",
      example: """
        size: [100, 100]
        views: { box: ~ }
        layout: "V:|[box(10)]; H:[box(20)]-(>=30)-|"
        """),
    RuleGuide(
      .missingConstraints, "A view beside constrained views has no constraints.",
      reason:
        "It stays where it was drawn, or follows only its superview by its autoresizing mask: on another screen, or beside longer "
        + "text, it covers another view or is out of sight. If it has no frame either, its position is undefined, and the finding is an error.",
      remedy: "Constrain it to its superview or its neighbors, or put it into a stack view.",
      exceptions:
        "The view is the outermost view of a nib, because the code that loads the nib sets its frame. A superview with "
        + "many subviews and no constraints among them is reported once.",
      example: """
        <label text="Version" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a1">
        """),
  ]

  /// The rules about stored and expected frames.
  static let frameGuides = [
    RuleGuide(
      .unexpectedFrame, "A view does not have the frame that its layout file expects.",
      reason: "`expect:` turns a layout file into a test, and the test fails.",
      remedy: "Correct the layout or the expected frame.",
      example: """
        size: [10, 20]
        expect: { root: [0, 0, 10, 22] }
        """),
    RuleGuide(
      .misplacedView, "The frame stored in a document differs from the one that its constraints give.",
      reason:
        "The canvas shows a layout that the app never has, and Xcode may change the document when somebody opens it.",
      remedy:
        "Update the frame (`tinamou ib resolve update-frames FILE`), or change the constraint that moves the view.",
      exceptions:
        "The view only follows another misplaced view. A view is at fault if its own constraints or its stack view do not "
        + "hold between the stored frames, or if Interface Builder has marked it. A difference that another screen, other "
        + "bars or the margins of another system version explain is a note. Stored sizes of labels, buttons and other views "
        + "with content are taken as given. Differences up to a point are rounding of old versions. Views that code hides or "
        + "positions are not compared.",
      example: """
        <rect key="frame" x="16" y="100" width="200" height="21"/>
        … <constraint firstItem="a1" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c1"/>
        """),
  ]

  /// The rules about how constraints are written.
  static let writingGuides = [
    RuleGuide(
      .leftRightAttribute, "A constraint uses left or right where leading or trailing is meant.",
      reason: "Layouts are mirrored in right-to-left languages such as Arabic and Hebrew, and this part is not.",
      remedy:
        "Use leading and trailing. For views that must not be mirrored, such as the controls of a player, set the "
        + "semantic content attribute.",
      exceptions:
        "A left and a right constraint are mirror images of each other, so the layout is the same in both directions.",
      example: """
        <constraint firstItem="a1" firstAttribute="left" secondItem="v" secondAttribute="left" constant="16" id="c1"/>
        """),
    RuleGuide(
      .duplicateConstraint, "Two constraints are equal.",
      reason: "Changing one of them causes a conflict.", remedy: "Delete one of them.",
      example: """
        constraints: [ title.width == 100, title.width == 100 ]
        """),
    RuleGuide(
      .redundantConstraint, "A constraint follows from others.",
      reason:
        "Changing one of those causes a conflict. The lines below the finding are the constraints it follows from.",
      remedy: "Delete it, or one of the others.",
      exceptions:
        "The constraint follows only together with sizes of screens, texts or margins, or with constraints that are not "
        + "required equations.",
      example: """
        constraints:
          - title.leading == root.leading
          - title.trailing == root.trailing
          - title.width == root.width
        """),
  ]
}
