// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import LayoutModel
import Tinamou

/// The actions of a user of a running app, described by words.
@MainActor
struct LiveActions {
  let screen: LiveScreen

  /// Taps the view that a word describes.
  func tap(_ word: String) throws(LiveFailure) {
    let (view, point) = try target(word)
    view.inspection.tap(at: point)
  }

  /// Rests a finger on the view that a word describes.
  func press(_ word: String, seconds: Double) throws(LiveFailure) {
    let (view, point) = try target(word)
    view.inspection.press(at: point, for: seconds)
  }

  /// Types a text into the view that a word describes, behind its text, or into the first responder.
  func type(_ text: String, into word: String?) throws(LiveFailure) {
    var view = screen.textInput
    if let word { view = try self.view(word) }
    if let field = view as? UITextField, word != nil, field.becomeFirstResponder() {
      field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    } else if let area = view as? UITextView, word != nil, area.becomeFirstResponder() {
      area.selectedTextRange = area.textRange(from: area.endOfDocument, to: area.endOfDocument)
    }
    guard let view, view is UITextField || view is UITextView, view.isFirstResponder else { throw .noTextInput(word) }
    view.inspection.type(text)
  }

  /// Presses a key for the first responder.
  func press(key: String) throws(LiveFailure) {
    guard let view = screen.textInput else { return }
    switch key {
    case "Backspace": view.inspection.pressDelete()
    case "Enter": view.inspection.pressReturn()
    case "Escape": view.resignFirstResponder()
    default: if key.count == 1 { view.inspection.type(key) }
    }
  }

  /// Drags the content of the scroll view that a word describes, or of the largest one.
  func scroll(_ word: String?, dx: Double, dy: Double) throws(LiveFailure) {
    let view: UIView?
    if let word { view = try self.view(word) } else { view = largestScrollView }
    guard let scrollView = view?.nearestScrollView else { throw .notScrollable(word) }
    let old = scrollView.contentOffset
    let new = scrollView.offsetInRange(nearestTo: CGPoint(x: old.x + dx, y: old.y + dy))
    scrollView.inspection.drag(by: CGSize(width: old.x - new.x, height: old.y - new.y))
  }

  /// Turns the wheel of a pointer at a point of the screen.
  func wheel(at point: CGPoint, dx: Double, dy: Double) {
    guard let window = screen.window(at: point) else { return }
    var view = window.hitTest(window.convert(point, from: nil), with: nil)?.nearestScrollView
    while let scrollView = view {
      let before = scrollView.contentOffset
      let after = scrollView.offsetInRange(nearestTo: CGPoint(x: before.x + dx, y: before.y + dy))
      if scrollView.isScrollEnabled, after != before {
        scrollView.setContentOffset(after, animated: false)
        scrollView.flashScrollIndicators()
        return
      }
      view = scrollView.superview?.nearestScrollView
    }
  }

  private var largestScrollView: UIScrollView? {
    guard let window = screen.windows.last else { return nil }
    let all = ViewFinder.shownViews(window).compactMap { $0 as? UIScrollView }
    return all.max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
  }

  // MARK: Views

  /// The only view, or the only control, that a word describes. `Pick[2]` is the second of several.
  func view(_ word: String) throws(LiveFailure) -> UIView {
    for window in screen.windows { window.layoutIfNeeded() }
    let found = screen.views(described: word)
    if found.count == 1 { return found[0] }
    // A switch often has the label of its row.
    let controls = found.filter { $0 is UIControl }
    if controls.count == 1 { return controls[0] }
    if found.count > 1 {
      throw .severalViews(word, found.map { Rectangle($0.convert($0.bounds, to: nil)) })
    }
    if let (plain, number) = Self.numbered(word) {
      let several = screen.views(described: plain)
      if several.indices.contains(number - 1) { return several[number - 1] }
    }
    throw .noView(word, known: Array(screen.windows.reversed().flatMap(ViewFinder.descriptions).prefix(20)))
  }

  private static func numbered(_ word: String) -> (String, Int)? {
    guard word.hasSuffix("]"), let open = word.lastIndex(of: "["),
      let number = Int(word[word.index(after: open)...].dropLast())
    else { return nil }
    return (String(word[..<open]), number)
  }

  /// The view that a word describes, and its middle, if a touch there reaches it.
  private func target(_ word: String) throws(LiveFailure) -> (view: UIView, point: CGPoint) {
    let view = try view(word)
    if let control = view as? UIControl, !control.isEnabled { throw .disabled(word) }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let window = view.window, let hit = window.hitTest(view.convert(middle, to: window), with: nil) else {
      throw .unreachable(word)
    }
    guard hit.isDescendant(of: view) || view.isDescendant(of: hit) else {
      throw .covered(word, by: NamedItem(hit).givenName ?? "\(Swift.type(of: hit))")
    }
    return (view, middle)
  }
}

extension UIView {
  /// The view itself, or the nearest superview, that scrolls.
  fileprivate var nearestScrollView: UIScrollView? {
    var current: UIView? = self
    while let view = current {
      if let scrollView = view as? UIScrollView { return scrollView }
      current = view.superview
    }
    return nil
  }
}
