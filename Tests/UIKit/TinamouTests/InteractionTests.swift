// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Gestures and accessibility")
struct InteractionTests {
  @MainActor
  private final class Listener {
    var taps = 0
    var last: UITapGestureRecognizer?

    func tapped() { taps += 1 }
    func note(_ recognizer: UITapGestureRecognizer) { last = recognizer }
  }

  @Test("a recognized tap calls the methods of its targets, once each")
  func tap() {
    let listener = Listener()
    let tap = UITapGestureRecognizer(target: listener, action: Listener.tapped)
    tap.addTarget(listener, action: Listener.note)
    let view = UIView()
    view.addGestureRecognizer(tap)
    tap.state = .recognized
    #expect(listener.taps == 1)
    #expect(listener.last === tap)
    tap.state = .failed
    #expect(listener.taps == 1)
    tap.isEnabled = false
    tap.state = .ended
    #expect(listener.taps == 1)
  }

  @Test("a recognizer is on one view at a time")
  func oneView() {
    let tap = UITapGestureRecognizer()
    let first = UIView()
    let second = UIView()
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil)
    #expect(second.gestureRecognizers == [tap])
    #expect(tap.view === second)
    second.gestureRecognizers = []
    #expect(tap.view == nil)
  }

  @Test("a recognizer does not retain its target")
  func target() {
    weak var gone: Listener?
    let tap = UITapGestureRecognizer()
    do {
      let listener = Listener()
      gone = listener
      tap.addTarget(listener, action: Listener.tapped)
    }
    #expect(gone == nil)
    tap.state = .ended
  }

  @Test("ending editing reaches the field that is being edited, at any depth")
  func endEditing() {
    let root = UIWindow()
    let middle = UIView()
    let field = UITextField()
    root.addSubview(middle)
    middle.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(root.endEditing(true))
    #expect(!field.isFirstResponder)
  }

  @Test("accessibility properties are stored, and have UIKit's defaults")
  func accessibility() {
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityTraits == .none)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Price"
    view.accessibilityTraits = [.button, .selected]
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Price")
    #expect(view.accessibilityTraits.rawValue == 9)
  }

  @Test("geometry is wrapped in NSValue, as in keyboard notifications")
  func boxes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }
}
