// SPDX-License-Identifier: MIT

import Tinamou

/// The view that receives an event.
@MainActor
struct EventTarget {
  let view: UIView
  let search: ViewSearch

  /// Returns the view that a touch in the middle of the view hits: the view itself or a descendant. Fails the test if
  /// the touch does not reach the view.
  func hit(_ query: ViewQuery) -> UIView? {
    if let control = view as? UIControl, !control.isEnabled { return search.fail("\(query) is disabled") }
    let top = view.topmostSuperview
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: top)
    guard let hit = top.hitTest(middle, with: nil) else {
      return search.fail(
        "a touch at \(FrameText.text(middle.x)), \(FrameText.text(middle.y)) does not reach \(query): it is outside its "
          + "superview or does not accept touches")
    }
    if hit.isDescendant(of: view) || view.isDescendant(of: hit) && !view.isUserInteractionEnabled { return hit }
    if view.isDescendant(of: hit) {
      return search.fail("a touch in the middle of \(query) reaches only \(ViewNames.name(of: hit)), which contains it")
    }
    return search.fail("\(query) is behind \(ViewNames.name(of: hit)), which receives the touch")
  }

  /// Returns the enabled gesture recognizers of a class on `view` and its superviews, innermost first.
  static func recognizers<Recognizer: UIGestureRecognizer>(
    from view: UIView, _ recognizerClass: Recognizer.Type
  ) -> [Recognizer] {
    var found: [Recognizer] = []
    var next: UIView? = view
    while let current = next {
      found += (current.gestureRecognizers ?? []).compactMap { $0 as? Recognizer }.filter(\.isEnabled)
      next = current.superview
    }
    return found
  }
}
