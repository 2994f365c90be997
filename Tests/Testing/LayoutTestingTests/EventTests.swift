// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

/// Taps, typing, scrolling and dragging.
@MainActor
@Suite(.system(.iOS18))
struct EventTests {
  @Test func `a tap reaches a button by its text, its property and itself`() {
    let card = CardView()
    var taps = 0
    card.tapped = { taps += 1 }
    let window = show(card)
    tap("Follow", in: window)
    tap("follow", in: window)
    tap(.view(card.follow), in: window)
    tap(.ofClass(UIButton.self), in: window)
    #expect(taps == 4)
  }

  @Test func `a tap on what is missing, covered, disabled or doubled fails with the reason`() {
    let card = CardView()
    let window = show(card)
    #expect(
      failures { tap("Folow", in: window) }.first?.text.hasPrefix("no view matches “Folow”; there are ")
        == true)
    card.follow.isEnabled = false
    #expect(failures { tap("Follow", in: window) }.first?.text == "“Follow” is disabled")
    card.follow.isEnabled = true
    let cover = UIView(frame: window.bounds)
    cover.accessibilityIdentifier = "cover"
    card.addSubview(cover)
    #expect(failures { tap("Follow", in: window) }.first?.text == "“Follow” is behind cover, which receives the touch")
    cover.removeFromSuperview()
    #expect(
      failures { tap(.ofClass(UILabel.self), in: window) }.first?.text.hasPrefix("2 views match class UILabel") == true)
  }

  @Test func `a tap gesture and a pan gesture are recognized`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.accessibilityIdentifier = "area"
    @MainActor
    final class Target {
      var taps = 0
      var moves: [CGFloat] = []
      func tapped() { taps += 1 }
      func panned(_ pan: UIPanGestureRecognizer) { moves.append(pan.translation(in: nil).x) }
    }
    let target = Target()
    view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.tapped))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: Target.panned))
    tap("area", in: view)
    drag("area", by: CGSize(width: 40, height: 0), in: view)
    #expect(target.taps == 1)
    #expect(target.moves == [20, 40, 40])
  }

  @Test
  func `typed text goes through the delegate and the actions, character by character`() {
    final class Digits: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { string.allSatisfy(\.isNumber) }
    }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.accessibilityIdentifier = "amount"
    let delegate = Digits()
    field.delegate = delegate
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    typeText("1a2", into: "amount", in: show(field))
    #expect(field.text == "12")
    #expect(changes == 2)
    let label = UILabel()
    label.accessibilityIdentifier = "label"
    #expect(failures { typeText("x", into: "label", in: label) }.first?.text.contains("did not begin editing") == true)
  }

  @Test func `scrolling stops at the edges of the content`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 250)
    scroll(.ofClass(UIScrollView.self), by: CGSize(width: 10, height: 60), in: scrollView)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 60))
    scroll(.ofClass(UIScrollView.self), by: CGSize(width: 0, height: 600), in: scrollView)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 150))
  }

  @Test func `the keyboard covers the safe area of the keyboard guide while it is shown`() {
    withDevice(.iPhone15) {
      let window = show(UIViewController())
      showKeyboard(in: window)
      #expect(window.screen.inspection.keyboard.frame?.height == 336)
      hideKeyboard(in: window)
      #expect(!window.screen.inspection.keyboard.isShown)
    }
  }
}
