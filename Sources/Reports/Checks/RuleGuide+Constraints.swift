// SPDX-License-Identifier: MIT

extension RuleGuide {
  /// The rules about what constraints determine.
  static let constraintGuides = [
    RuleGuide(
      .conflictingConstraints, "Required constraints cannot all hold.",
      reason:
        "One of them gives way when the layout runs; which one is not for the author to say, and the console fills with "
        + "“Unable to simultaneously satisfy constraints”.",
      remedy:
        "The lines below the finding are the smallest set that cannot hold, with the arithmetic. Remove one, relax one "
        + "to >= or <=, or give one a priority below 1000.",
      silence: "Constraints that exist on the canvas only (placeholders) are not counted.",
      example: """
        size: [100, 100]
        views: { title: ~, price: ~ }
        layout: "H:|-10-[title(60)]-10-[price(30)]-10-|; V:|[title]|; V:|[price]|"
        """),
    RuleGuide(
      .ambiguousLayout, "A place or size could be different and every constraint would hold as well.",
      reason: "The layout that comes out is one of many; it may be another one on the next version of the system.",
      remedy:
        "The finding names the view, the axis and the values that are possible, and the advice below it says what would "
        + "settle them: an edge, a size, or a priority of hugging or compression resistance.",
      silence:
        "Views tied to an open view are told with it, not each by itself. “Ambiguity: Never verify” and “Verify position "
        + "only” of Interface Builder and `ambiguous:` of layout files are obeyed.",
      example: """
        size: [100, 100]
        views: { box: ~ }
        layout: "V:|[box(10)]; H:[box(20)]-(>=30)-|"
        """),
    RuleGuide(
      .missingConstraints, "A view among constrained ones has no constraint at all.",
      reason:
        "It stays at the coordinates where it was drawn: on another screen, or with longer text beside it, it lies on "
        + "something else or out of sight. Without a frame either, it is nowhere; then the finding is an error.",
      remedy: "Constrain it to its superview or its neighbours, or put it into a stack view.",
      silence:
        "The outermost view of a nib is placed by whoever loads it. A superview with many subviews and no constraints "
        + "among them is told once.",
      example: """
        <label text="Version" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a1">
        """),
  ]

  /// The rules about frames that are written down.
  static let frameGuides = [
    RuleGuide(
      .unexpectedFrame, "A view is not where its layout file says it must be.",
      reason: "`expect:` makes a layout file a test.",
      remedy: "Mend the layout, or write down the frame that is right.",
      example: """
        size: [10, 20]
        expect: { root: [0, 0, 10, 22] }
        """),
    RuleGuide(
      .misplacedView, "The frame stored in a document is not the one that its constraints give.",
      reason:
        "The canvas and everybody who reads the document see a layout that never runs; the next person who opens it gets a "
        + "change that nobody made.",
      remedy:
        "Update the frame (`tinamou ib resolve update-frames FILE`), or change the constraint that moves the view.",
      silence:
        "Only the view that is wrong is told, not those that follow it: one whose constraints, or whose stack view, do not hold "
        + "between the stored frames, or one that Interface Builder has marked. What another screen, other bars or another "
        + "system's margins would explain is noted. Stored sizes of labels, buttons and other views with a content of their "
        + "own are taken as given, so that fonts do not matter; differences up to a point are roundings of old versions. "
        + "Views that code hides or places do not count.",
      example: """
        <rect key="frame" x="16" y="100" width="200" height="21"/>
        … <constraint firstItem="a1" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c1"/>
        """),
  ]

  /// The rules about what readers see and touch.
  static let contentGuides = [
    RuleGuide(
      .fixedSizeText, "A constraint fixes a size in which the text does not fit.",
      reason:
        "Text has no fixed size: readers choose larger letters, and other languages are longer. Text that follows the "
        + "reader's choice is also tried at xxxl, the largest size outside the accessibility settings.",
      remedy: "Make the size a lower bound (>=), or remove it and let the text say how large it is.",
      silence: "Text that code replaces (its view is connected to an outlet) is only noted.",
      example: """
        views: { title: { class: UILabel, text: "Terms and conditions", size: [90, 20] } }
        """),
    RuleGuide(
      .truncatedText, "Text has less room than it needs.",
      reason: "Its end is replaced by an ellipsis, or lines are cut off.",
      remedy: "Let it have more lines (numberOfLines 0) or more room, or let its letters shrink.",
      silence:
        "Widths of text are predicted, to 2 points and a hundredth in recorded documents; less is not told. Text that code "
        + "replaces is only noted.",
      example: """
        size: [100, 50]
        views: { title: { class: UILabel, text: "Terms and conditions" } }
        layout: "H:|[title]|; V:|[title]"
        """),
    RuleGuide(
      .overlappingViews, "Texts or controls of two siblings lie on one another.",
      reason: "One cannot be read, or takes the other's touches.",
      remedy: "Constrain one to the other, or hide one of them.",
      silence:
        "Views with the same frame are alternatives of which code shows one; a plain view in front covers on purpose; a "
        + "button inside a field belongs there.",
      example: """
        size: [200, 50]
        views: { title: { class: UILabel, text: "Total" }, price: { class: UILabel, text: "$ 1,299.00" } }
        layout: "H:|[title]; H:|-20-[price]; V:|[title]; V:|[price]"
        """),
    RuleGuide(
      .outsideBounds, "Text or a control reaches out of what shows it.",
      reason:
        "It is cut off, off the screen, or does not take touches there: touches reach a view only where they are in all the "
        + "views that it is in.",
      remedy: "Constrain it to lie inside, or let its superview grow.",
      silence:
        "What can be scrolled to is inside. What is wholly outside is taken to wait there to be moved in, which is only noted, "
        + "as is a control that loses so little of its touches that it can still be hit.",
      example: """
        size: [100, 50]
        views: { go: { class: UIButton, title: "Go on to the next page" } }
        layout: "H:|-60-[go]; V:|[go]"
        """),
    RuleGuide(
      .smallTouchTarget, "A control is smaller than a finger.",
      reason: "Apple's guidelines ask for 44 by 44 points. Below 28 points on a side the finding is a warning.",
      remedy: "Give it a size of at least 44 points on each side; an image inside may stay as small as it is.",
      silence:
        "Controls whose size is the system's own, such as switches and steppers, are not counted, nor sizes that only a "
        + "class of the author's knows.",
      example: """
        views: { close: { class: UIButton, title: "×", size: [20, 20] } }
        """),
  ]

  /// The rules about how constraints are written.
  static let writingGuides = [
    RuleGuide(
      .leftRightAttribute, "A constraint says left or right where leading or trailing is meant.",
      reason: "In Arabic and Hebrew the layout is mirrored, and this part of it stays where it is.",
      remedy:
        "Say leading and trailing. What must not be mirrored, such as the controls of a player, says so by its semantic "
        + "content attribute.",
      silence: "A left and a right constraint that are each other's mirror image come out the same either way.",
      example: """
        <constraint firstItem="a1" firstAttribute="left" secondItem="v" secondAttribute="left" constant="16" id="c1"/>
        """),
    RuleGuide(
      .duplicateConstraint, "Two constraints say the same.",
      reason: "Whoever changes one of them makes a conflict.", remedy: "Delete one of them.",
      example: """
        constraints: [ title.width == 100, title.width == 100 ]
        """),
    RuleGuide(
      .redundantConstraint, "A constraint follows from others.",
      reason:
        "Whoever changes one of those makes a conflict. The lines below the finding are the constraints it follows from.",
      remedy: "Delete it, or one of those.",
      silence:
        "Only required equations count, and only what they say of one another: sizes of screens, texts and margins do not.",
      example: """
        constraints:
          - title.leading == root.leading
          - title.trailing == root.trailing
          - title.width == root.width
        """),
  ]

  /// The rules about files as such.
  static let fileGuides = [
    RuleGuide(
      .refusedByUIKit, "UIKit would raise an exception.",
      reason: "The running program stops at this place.",
      remedy: "The finding has UIKit's own words for what it refuses.",
      example: """
        <constraint firstItem="a1" firstAttribute="leading" secondItem="v" secondAttribute="left" id="c1"/>
        """),
    RuleGuide(
      .unreadableFile, "A file cannot be read, or not as what it claims to be.",
      reason: "Nothing in it can be checked. The exit code is 66.",
      remedy: "The finding says where reading stopped: after a merge, look for conflict marks.",
      example: """
        <<<<<<< HEAD
        """),
    RuleGuide(
      .internalFault, "The program failed at a file.",
      reason: "The other files are checked all the same. The exit code is 70.",
      remedy: "Report it with the file, please: this is a fault of tinamou, not of the file.",
      example: """
        Login.xib:1:1: error: … [internal-fault]
        """),
  ]
}
