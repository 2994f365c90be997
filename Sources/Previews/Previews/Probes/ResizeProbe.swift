// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutModel
import Pictures
import Tinamou

/// Finds what a screen loses when its window gets another size and its own size again, as on a phone that is unfolded and folded.
@MainActor
struct ResizeProbe {
  let window: UIWindow
  let camera: ProbeCamera

  /// The state of a part of the screen that the user chose.
  private struct State {
    let view: UIView
    let subject: Subject
    /// The state, in words.
    let kind: String
    /// The step of a person that makes the state.
    let step: String
    /// Whether the state is there.
    let isKept: @MainActor () -> Bool
  }

  /// Gives the screen some state, resizes the window with `resize` and back with `restore`, and reports what is lost.
  func findings(resize: () throws(PreviewFailure) -> Void, restore: () throws(PreviewFailure) -> Void)
    throws(PreviewFailure) -> [Finding]
  {
    let description = LiveDescription(root: window.frontView)
    let views = description.views.filter { $0.window === window && !$0.isHidden }
    let states = views.flatMap { parts(of: $0, description.subject(of: $0)) }
    let depths = navigationDepths
    window.settle()
    let held = states.filter { $0.isKept() }
    try resize()
    window.settle()
    try restore()
    window.settle()
    let lost = held.filter { !$0.isKept() }
    let isPopped = navigationDepths != depths
    let picture = lost.isEmpty && !isPopped ? nil : camera.picture()
    return lost.map { state in
      finding([state.subject], "\(state.subject.authorName) loses \(state.kind)")
        .demonstrated(by: [state.step] + Self.steps, picture: picture)
    }
      + (isPopped
        ? [finding([], "the controllers that were pushed are others").demonstrated(by: Self.steps, picture: picture)]
        : [])
  }

  /// The steps of a person with the phone.
  private static let steps = ["unfold the phone", "fold it"]

  private func finding(_ subjects: [Subject], _ loss: String) -> Finding {
    Finding(
      .lostState, subjects: subjects,
      details: .advised(
        loss + " when the window is resized",
        advice: "keep the views and their state in viewWillTransition(to:with:), and change only their layout",
        replacement: nil),
      at: nil)
  }

  // MARK: States

  private func parts(of view: UIView, _ subject: Subject) -> [State] {
    switch view {
    case let field as UITextField where field.isEnabled && field.inputView == nil && (field.text ?? "").isEmpty:
      guard field.becomeFirstResponder() else { return [] }
      field.insertText("1")
      field.resignFirstResponder()
      return [
        State(view: field, subject: subject, kind: "its text", step: "type into \(subject.authorName)") {
          !(field.text ?? "").isEmpty && isShown(field)
        }
      ]
    case let text as UITextView where text.isEditable && !text.text.isEmpty:
      let words = text.text
      return [
        State(view: text, subject: subject, kind: "its text", step: "type into \(subject.authorName)") {
          text.text == words && isShown(text)
        }
      ]
    case let list as UITableView:
      return scrolled(list, subject) + selected(list, subject)
    case let scroll as UIScrollView where !(scroll is UITextView):
      return scrolled(scroll, subject)
    case let segments as UISegmentedControl where segments.selectedSegmentIndex >= 0:
      let index = segments.selectedSegmentIndex
      return [
        State(
          view: segments, subject: subject, kind: "its selection", step: "choose a segment of \(subject.authorName)"
        ) { segments.selectedSegmentIndex == index }
      ]
    case let toggle as UISwitch where toggle.isEnabled:
      let isOn = toggle.isOn
      return [
        State(view: toggle, subject: subject, kind: "its value", step: "switch \(subject.authorName)") {
          toggle.isOn == isOn
        }
      ]
    default: return []
    }
  }

  /// The least distance to scroll, in points.
  private static let distance: CGFloat = 60

  private func scrolled(_ scroll: UIScrollView, _ subject: Subject) -> [State] {
    let top = -scroll.adjustedContentInset.top
    let last = scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.height
    guard scroll.isScrollEnabled, !scroll.isPagingEnabled, last - top > 2 * Self.distance else { return [] }
    scroll.contentOffset.y = top + Self.distance
    return [
      State(
        view: scroll, subject: subject, kind: "the place to which it was scrolled", step: "scroll \(subject.authorName)"
      ) {
        !isShown(scroll) || scroll.contentOffset.y > -scroll.adjustedContentInset.top + 1
      }
    ]
  }

  private func selected(_ list: UITableView, _ subject: Subject) -> [State] {
    guard let rows = list.indexPathsForSelectedRows, !rows.isEmpty else { return [] }
    return [
      State(view: list, subject: subject, kind: "its selection", step: "select a row of \(subject.authorName)") {
        list.indexPathsForSelectedRows == rows
      }
    ]
  }

  private func isShown(_ view: UIView) -> Bool { view.window === window }

  /// The number of controllers on each navigation stack.
  private var navigationDepths: [Int] {
    var found: [Int] = []
    var open = [window.rootViewController].compactMap { $0 }
    while let controller = open.popLast() {
      if let navigation = controller as? UINavigationController { found.append(navigation.viewControllers.count) }
      open += controller.children
    }
    return found
  }
}
