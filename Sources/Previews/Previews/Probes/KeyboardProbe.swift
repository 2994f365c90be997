// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutModel
import Pictures
import Tinamou

/// Finds texts and controls that lie under the keyboard while a text is edited, and that cannot be scrolled into view.
@MainActor
struct KeyboardProbe {
  let window: UIWindow
  let camera: ProbeCamera

  /// The part of a view, in points, that may be under the keyboard.
  private static let tolerance: CGFloat = 2

  /// Edits each text of the window in turn. Each view is reported once.
  func findings() -> [Finding] {
    guard window.frame == window.screen.bounds else { return [] }
    let description = LiveDescription(root: window.frontView)
    let fields = description.views.filter { ($0 is UITextField || $0 is UITextView) && isUsable($0) }
    var known: Set<ObjectIdentifier> = []
    let found = fields.flatMap { field -> [Finding] in
      let (views, picture) = covered(whileEditing: field, among: description.views)
      return views.compactMap { view -> Finding? in
        guard known.insert(ObjectIdentifier(view)).inserted else { return nil }
        let subject = description.subject(of: view)
        return Finding(
          .underKeyboard, severity: view === field ? .warning : .note, subjects: [subject],
          details: .advised(
            "\(subject.authorName) is under the keyboard while \(view === field ? "it" : description.subject(of: field).authorName) is edited",
            advice:
              "constrain the bottom of what holds it to view.keyboardLayoutGuide, or put it into a scroll view with a bottom inset",
            replacement: nil),
          at: nil
        ).demonstrated(by: ["edit \(description.subject(of: field).authorName)"], picture: picture)
      }
    }
    return found
  }

  /// The texts and controls under the keyboard while a field is edited, and a picture of it. Empty if it cannot be edited.
  private func covered(whileEditing field: UIView, among views: [UIView]) -> (views: [UIView], picture: String?) {
    // The keyboard is that of the field, with its accessory, as in a running app.
    let keyboard = window.screen.inspection.keyboard
    let wasFollowing = keyboard.followsFirstResponder
    keyboard.followsFirstResponder = true
    defer {
      field.resignFirstResponder()
      window.settle()
      keyboard.followsFirstResponder = wasFollowing
    }
    guard field.becomeFirstResponder() else { return ([], nil) }
    window.settle()
    guard let frame = keyboard.frame else { return ([], nil) }
    let area = window.convert(frame, from: nil)
    let covered = views.filter { view in
      guard view === field || view is UIControl, isUsable(view), view.window === window else { return false }
      let rect = view.convert(view.bounds, to: window)
      let overlap = rect.maxY - area.minY
      return overlap > Self.tolerance && rect.minY < area.maxY && !canScroll(view, by: overlap)
    }
    return (covered, covered.isEmpty ? nil : camera.picture())
  }

  /// Whether a view can be scrolled up by a distance, by a scroll view around it or by itself.
  private func canScroll(_ view: UIView, by distance: CGFloat) -> Bool {
    sequence(first: view, next: \.superview).contains { ancestor in
      // A controller of a list makes room for the keyboard itself.
      if ancestor.next is UITableViewController || ancestor.next is UICollectionViewController { return true }
      guard let scroll = ancestor as? UIScrollView, ancestor !== view else { return false }
      let last = scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.height
      return last - scroll.contentOffset.y >= distance - Self.tolerance
    }
  }

  private func isUsable(_ view: UIView) -> Bool {
    for current in sequence(first: view, next: \.superview) {
      if current.isHidden || current.alpha < 0.01 || !current.isUserInteractionEnabled { return false }
    }
    return (view as? UIControl)?.isEnabled ?? true
      && (view as? UITextView)?.isEditable ?? true
      && view.convert(view.bounds, to: window).intersects(window.bounds)
  }
}

extension UIWindow {
  /// Waits for the animations of the system, which take a quarter of a second. What blinks while a text is edited goes on.
  func settle() { LoadingWait(limit: 0.3).perform { layoutIfNeeded() } }
}
