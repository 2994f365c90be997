// SPDX-License-Identifier: MIT

import QuickVFL
import Testing
import UIKit

/// The features of texts beyond Apple's formats.
@MainActor
@Suite("QuickVFL texts")
struct QuickTextTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private func views(_ names: String...) -> [String: UIView] {
    var views: [String: UIView] = [:]
    for name in names { views[name] = QUICK_SUBVIEW(root, UIView.self) }
    return views
  }

  @Test("a subview is prepared for constraints")
  func subview() {
    let view = QUICK_SUBVIEW(root, UIView.self)
    #expect(view.superview === root)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(root.q_addAutolayoutSubview(byClass: UIView.self).superview === root)
    #expect(UIView.q_autolayoutInstance().superview == nil)
  }

  @Test("a custom class is created once it is known, or passed as a view")
  func ownClass() {
    final class Bubble: UIView {}
    QuickClasses.register(Bubble.self) { Bubble() }
    let made: Bubble = QUICK_SUBVIEW(root, Bubble.self)
    let passed: Bubble = QUICK_SUBVIEW(root, Bubble())
    #expect(made.superview === root)
    #expect(passed.superview === root)
    #expect(!passed.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("the returned constraints are those of the statements, in their order, held by the receiver")
  func returned() {
    let views = views("label")
    let constraints = root.q_addConstraintsByText("H:|[label]; V:|[label];", involvedViews: views)
    #expect(constraints.count == 2)
    #expect(constraints.map(\.firstAttribute) == [.leading, .top])
    #expect(constraints.allSatisfy { constraint in root.constraints.contains { $0 === constraint } })
    constraints[0].constant = 30
    root.layoutIfNeeded()
    #expect(views["label"]?.frame.minX == 30)
  }

  @Test("a statement may omit its last semicolon, span lines and contain comments")
  func comments() {
    let views = views("a", "b")
    let constraints = root.q_addConstraintsByText(
      """
      # the first row
      H:|-10-[a(50)]
         -5-[b] /* the rest
         of it */ -10-|;;
      V:|[a(20)] // top
      """, involvedViews: views)
    #expect(constraints.count == 6)
    root.layoutIfNeeded()
    #expect(views["b"]?.frame.minX == 65)
    #expect(views["b"]?.frame.width == 245)
  }

  @Test(
    "alignment blocks",
    arguments: [
      ("H:|-10-[a(20)]-10-[b(30)] {top, bottom}; V:|-5-[a(40)]", CGRect(x: 40, y: 5, width: 30, height: 40)),
      ("H:|-10-[a(20)]-10-[b(30)] {top}; V:|-5-[a(40)]; V:[b(7)]", CGRect(x: 40, y: 5, width: 30, height: 7)),
      ("H:[a(20)]-10-[b(30)] {bottom}; V:|-5-[a(40)]; V:[b(7)]; H:|[a]", CGRect(x: 30, y: 38, width: 30, height: 7)),
      ("V:|[a(20)]-10-[b(30)] {left}; H:|-5-[a(40)]; H:[b(7)]", CGRect(x: 5, y: 30, width: 7, height: 30)),
      ("V:|[a(20)]-10-[b(30)] {right,left}; H:|-5-[a(40)]", CGRect(x: 5, y: 30, width: 40, height: 30)),
      ("V:|[a(20)]-10-[b(30)] {centerX}; H:[a(40)]; H:[b(20)]", CGRect(x: 150, y: 30, width: 20, height: 30)),
      ("H:|[a(20)]-10-[b(30)] {centerY}; V:[a(40)]; V:[b(20)]", CGRect(x: 30, y: 90, width: 30, height: 20)),
    ])
  func blocks(text: String, frame: CGRect) {
    let views = views("a", "b")
    root.q_addConstraintsByText(text, involvedViews: views)
    root.layoutIfNeeded()
    #expect(views["b"]?.frame == frame)
  }

  @Test("centering adds constraints to the superviews of the statement's views and does not return them")
  func centering() {
    let wrapper = QUICK_SUBVIEW(root, UIView.self)
    let a = QUICK_SUBVIEW(wrapper, UIView.self)
    let constraints = root.q_addConstraintsByText(
      "V:[a(10)] {centerX, centerY}; H:|-20-[wrapper(100)]; V:|[wrapper(50)]; H:[a(20)]",
      involvedViews: ["a": a, "wrapper": wrapper])
    #expect(constraints.count == 6)
    #expect(wrapper.constraints.filter { $0.firstAttribute == .centerX && $0.firstItem === a }.count == 1)
    // centerX takes precedence over centerY in one block.
    #expect(wrapper.constraints.filter { $0.firstAttribute == .centerY }.isEmpty)
    root.layoutIfNeeded()
    #expect(a.frame.minX == 40)
  }

  @Test(
    "an error raises UIKit's exception and adds nothing",
    arguments: [
      "H:|[a]|; V:|[b]|", "H:|[a]| {top", "H:|[a]| {top} {left}", "H:|[a]| {middle}", "H:[a][c] {left}; V:|[a]",
    ])
  func mistakes(text: String) {
    var raised: [LayoutException.Name] = []
    let handler = LayoutException.handler
    defer { LayoutException.handler = handler }
    LayoutException.handler = { name, _ in raised.append(name) }
    #expect(root.q_addConstraintsByText(text, involvedViews: views("a", "c")).isEmpty)
    #expect(raised == [.invalidArgument])
    #expect(root.constraints.isEmpty)
  }

  @Test("constraints with names can be animated")
  func named() {
    let views = views("a", "b")
    let named = root.q_namedConstraintsByText("H:|[a(w: 40)]-(gap: 8)-[b(10)]", involvedViews: views)
    named["gap"]?.constant = 100
    root.layoutIfNeeded()
    #expect(views["b"]?.frame.minX == 140)
  }

  @Test("with debugging enabled, each text logs the frames of its views")
  func debugging() {
    var log: [String] = []
    let handler = LayoutLog.handler
    LayoutLog.handler = { log.append($0) }
    enableVFLDebug = true
    defer {
      LayoutLog.handler = handler
      enableVFLDebug = false
    }
    root.q_addConstraintsByText("[a][b]", involvedViews: views("a", "b"))
    #expect(log.count == 2)
    #expect(log[0].hasPrefix("0x"))
    #expect(log[0].hasSuffix(": a"))
  }
}
