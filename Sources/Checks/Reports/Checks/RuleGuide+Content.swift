// SPDX-License-Identifier: MIT

extension RuleGuide {
  /// The rules about what users see and touch.
  static let contentGuides = [
    RuleGuide(
      .fixedSizeText, "A constraint fixes a size that is too small for the text.",
      reason:
        "Readers choose larger text, and other languages need more room. Text that follows the reader's choice is also "
        + "tried at xxxl, the largest size outside the accessibility settings.",
      remedy: "Make the size a lower bound (>=), or remove the constraint so that the text determines the size.",
      exceptions: "Code replaces the text, because the view is connected to an outlet: then the finding is a note.",
      example: """
        views: { title: { class: UILabel, text: "Terms and conditions", size: [90, 20] } }
        """),
    RuleGuide(
      .truncatedText, "Text has less space than it needs.",
      reason: "An ellipsis replaces its end, or lines are cut off.",
      remedy: "Allow more lines (`numberOfLines` 0) or more room, or let the font shrink.",
      exceptions:
        "The difference is within the accuracy of predicted text widths, 2 points and a hundredth of the width. Text that "
        + "code replaces gives a note.",
      example: """
        size: [100, 50]
        views: { title: { class: UILabel, text: "Terms and conditions" } }
        layout: "H:|[title]|; V:|[title]"
        """),
    RuleGuide(
      .overlappingViews, "Texts or controls of two sibling views overlap.",
      reason: "One of them cannot be read, or it receives the touches meant for the other.",
      remedy: "Constrain one to the other, or hide one of them.",
      exceptions:
        "The views have the same frame, so code shows one of them at a time; a plain view in front covers the other on "
        + "purpose; or a button is inside a text field.",
      example: """
        size: [200, 50]
        views: { title: { class: UILabel, text: "Total" }, price: { class: UILabel, text: "$ 1,299.00" } }
        layout: "H:|[title]; H:|-20-[price]; V:|[title]; V:|[price]"
        """),
    RuleGuide(
      .outsideBounds, "Text or a control extends beyond the view or screen that shows it.",
      reason:
        "That part is cut off or off the screen, or it receives no touches: a touch reaches a view only inside the bounds "
        + "of all its superviews.",
      remedy: "Constrain it to stay inside, or let its superview grow.",
      exceptions:
        "It can be scrolled into view. A view that is wholly outside usually waits to be moved in, so it gives a note, and "
        + "so does a control of which enough remains to be touched.",
      example: """
        size: [100, 50]
        views: { go: { class: UIButton, title: "Go on to the next page" } }
        layout: "H:|-60-[go]; V:|[go]"
        """),
    RuleGuide(
      .smallTouchTarget, "A control is smaller than the recommended touch target.",
      reason: "Apple recommends at least 44×44 points. Below 28 points on a side the finding is a warning.",
      remedy:
        "Give it a size of at least 44 points on each side. An image inside can stay as small as it is.",
      exceptions:
        "The system decides the size, as for switches and steppers, or a class of the app does.",
      example: """
        views: { close: { class: UIButton, title: "×", size: [20, 20] } }
        """),
  ]
}
