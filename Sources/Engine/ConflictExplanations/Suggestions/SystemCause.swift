// SPDX-License-Identifier: MIT

/// The usual causes of conflicts in which the author has no constraint.
///
/// Source: recorded logs (Facts, “Recorded logs”) of bars, keyboards, alerts and cells.
struct SystemCause {
  /// The beginnings or parts of the names of the classes that tell the cause.
  private let words: [String]
  /// The cause of the conflict, and what to do.
  private let advice: String

  private static let known = [
    SystemCause(
      words: ["Toolbar"],
      advice: "a toolbar that is made without a size usually causes them: give it a frame when you make it, as in "
        + "UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)), or call sizeToFit() before you set its items"),
    SystemCause(
      words: ["Keyboard", "UIKB", "InputAssistant", "InputSet", "InputView", "InputWindow"],
      advice:
        "the keyboard causes them itself, and does no harm: nothing in your layout has to change. If an input accessory "
        + "view is shown, give it a frame with its height"),
    SystemCause(
      words: ["NavigationBar", "NavigationItem"],
      advice:
        "a navigation bar that is laid out before it has a size usually causes them, as when its items are set before it is "
        + "in a window; it is harmless if the bar looks right afterwards"),
    SystemCause(
      words: ["ButtonBar", "ModernBarButton", "TAMICAdaptor"],
      advice:
        "a navigation bar or a toolbar whose buttons are laid out before it has a size usually causes them; it is harmless "
        + "if the buttons look right afterwards"),
    SystemCause(
      words: ["Alert", "ActionSheet", "InterfaceAction"],
      advice:
        "an alert or action sheet of UIKit causes them itself, and does no harm: nothing in your layout has to change"),
    SystemCause(
      words: ["Hosting"],
      advice: "a view of SwiftUI that is hosted at a size that does not fit usually causes them: constrain the hosting "
        + "controller's view, or set its sizingOptions"),
    SystemCause(
      words: ["DatePicker", "PickerView", "PickerColumn"],
      advice: "a picker that is smaller than its content usually causes them: let it have its intrinsic size"),
    SystemCause(
      words: ["AVPlayback", "AVTouchIgnoring", "AVTransport", "AVMobile", "AVStackView", "AVButton", "AVBackdrop"],
      advice: "the controls of a video player, laid out before it has a size, cause them themselves, and do no harm"),
    SystemCause(
      words: ["MKAttribution", "MKScale", "MKUserLocation"],
      advice: "a map that is laid out before it has a size causes them itself, which does no harm"),
    SystemCause(
      words: ["SearchBar"],
      advice:
        "a search bar that is laid out before it has a size usually causes them: call sizeToFit() when you make it"),
  ]

  /// The advice about constraints of which none is the author's, in a list or layout with views of `classNames`.
  static func text(for members: [ExplainedConstraint], _ classNames: Set<String>) -> String {
    let start = "none of these constraints is yours; "
    if let hiding = members.first(where: { $0.origin == .stackHiding }),
      let spacing = members.first(where: { $0.origin == .stackSpacing && $0.constant > 0 })
    {
      return start + "\(hiding.first.name) is hidden in a stack view, and its own views keep their spacing of "
        + "\(PointFormat.rounded(spacing.constant)): hide these, too, or set its spacing to 0 while it is hidden"
    }
    let classes = members.flatMap { [$0.first.className, $0.second?.className ?? ""] } + classNames.sorted()
    if let cause = known.first(where: { cause in
      cause.words.contains { word in classes.contains { $0.contains(word) } }
    }) {
      return start + cause.advice
    }
    if let side = members.first(where: { isNegativeSize($0) })?.first {
      return start + "a \(side.attribute) below 0 is that of an action sheet in iOS 12 and 13, and does no harm"
    }
    return start + sizeText(for: members)
  }

  private static func isNegativeSize(_ member: ExplainedConstraint) -> Bool {
    member.second == nil && member.first.isSize && member.constant < 0
  }

  /// The advice about the size that a frame or a container gives.
  private static func sizeText(for members: [ExplainedConstraint]) -> String {
    let sizes = members.filter { member in
      guard member.second == nil, member.first.isSize else { return false }
      return [.encapsulatedSize, .temporary, .autoresizing, .fittingTarget].contains(member.origin)
    }
    guard let size = sizes.min(by: { $0.constant < $1.constant }) else {
      return
        "they do no harm if the layout looks right; otherwise find the view that was shown or changed when they appeared"
    }
    let what =
      "\(size.first.name) is \(PointFormat.rounded(size.constant)) \(SuggestionFinder.extent(size.first.attribute))"
    if size.first.className.contains("Cell") || size.first.className.contains("HeaderFooter") {
      return
        "\(what) while it is measured, which does no harm if it looks right afterwards; otherwise pin its content to "
        + "both edges with one priority of 999, and let it size itself"
    }
    return size.constant == 0
      ? "\(what) when its content is laid out, which does no harm if it gets its size afterwards; otherwise give it a frame "
        + "before it is shown"
      : "\(what), and what the system puts into it needs another size: let it have its own size"
  }
}
