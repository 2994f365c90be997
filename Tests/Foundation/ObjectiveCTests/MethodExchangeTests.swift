// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Methods of UIKit are exchanged with methods of an extension, which are written as the adapter writes them. Each test exchanges them
/// back: exchanges concern the whole process.
@MainActor @Suite(.serialized) struct MethodExchangeTests {
  /// Exchanges two methods while `body` runs.
  private func exchanging(
    _ first: String, with second: String, of type: AnyClass = UIView.self, _ body: () throws -> Void
  ) throws {
    let original = try #require(class_getInstanceMethod(type, Selector(first)))
    let replacement = try #require(class_getInstanceMethod(type, Selector(second)))
    method_exchangeImplementations(original, replacement)
    defer { method_exchangeImplementations(original, replacement) }
    try body()
  }

  @Test func aMethodCallsTheOneThatTookItsPlaceAlsoThroughSuper() throws {
    let view = NotedView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let subview = UIView()
    view.addSubview(subview)
    subview.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4).isActive = true
    subview.translatesAutoresizingMaskIntoConstraints = false
    try exchanging("layoutSubviews", with: "noted_layoutSubviews") {
      view.layoutIfNeeded()
      #expect(view.notes == ["override", "before", "after"])
      #expect(subview.frame.minX == 4, "the original lays out")
    }
    view.notes = []
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.notes == ["override"], "exchanged back")
  }

  @Test func resultsAndArgumentsArePassedOn() throws {
    let view = NotedView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    try exchanging("sizeThatFits:", with: "noted_sizeThatFits:") {
      #expect(view.sizeThatFits(CGSize(width: 1, height: 2)) == CGSize(width: 11, height: 22))
      #expect(UIView().sizeThatFits(.zero) == .zero)
    }
    #expect(view.sizeThatFits(CGSize(width: 1, height: 2)) == CGSize(width: 10, height: 20))
    try exchanging("setBounds:", with: "noted_setBounds:") {
      view.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
      #expect(view.notes == ["(0.0, 0.0, 30.0, 40.0)"])
      #expect(view.frame.size == CGSize(width: 30, height: 40))
    }
    try exchanging("hitTest:withEvent:", with: "noted_hitTest:withEvent:") {
      #expect(view.hitTest(.zero, with: nil) == nil)
      #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
    }
  }

  @Test func anExchangeConcernsObjectsOfTheNamedClassOnly() throws {
    let (scrollView, view) = (UIScrollView(), NotedView())
    try exchanging("safeAreaInsetsDidChange", with: "noted_safeAreaInsetsDidChange", of: UIScrollView.self) {
      view.safeAreaInsetsDidChange()
      #expect(view.notes == [])
      scrollView.safeAreaInsetsDidChange()
      #expect(scrollView.tag == 1)
    }
    try exchanging("setContentInset:", with: "noted_setContentInset:", of: UIScrollView.self) {
      scrollView.contentInset.top = 5
      #expect(scrollView.contentInset.top == 6)
      #expect(scrollView.adjustedContentInset.top == 6)
    }
  }

  @Test func anExchangeForASubclassComesBeforeThatForItsSuperclass() throws {
    let (scrollView, view) = (UIScrollView(), UIView())
    try exchanging("traitCollectionDidChange:", with: "counted_traitCollectionDidChange:") {
      try exchanging(
        "traitCollectionDidChange:", with: "tens_traitCollectionDidChange:", of: UIScrollView.self
      ) {
        scrollView.traitCollectionDidChange(nil)
        view.traitCollectionDidChange(nil)
      }
    }
    #expect(scrollView.tag == 11)
    #expect(view.tag == 1)
  }

  @Test func twoExchangesOfAMethodFollowEachOther() throws {
    let view = NotedView()
    try exchanging("layoutSubviews", with: "noted_layoutSubviews") {
      try exchanging("layoutSubviews", with: "marked_layoutSubviews") {
        view.layoutSubviews()
        #expect(view.notes == ["override", "mark", "before", "after"])
      }
    }
    view.notes = []
    view.noted_layoutSubviews()
    #expect(view.notes == ["before", "after"], "a method that is not exchanged calls itself only through its own code")
  }

  @Test func methodsOfControllersAreExchanged() throws {
    final class Controller: UIViewController {
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    }
    let controller = Controller()
    try exchanging("viewWillAppear:", with: "noted_viewWillAppear:", of: UIViewController.self) {
      controller.beginAppearanceTransition(true, animated: true)
      controller.endAppearanceTransition()
    }
    #expect(controller.title == "true")
  }

  @Test func aMethodThatIsNotExchangedMakesItsOwnCall() throws {
    let view = UIView()
    #expect(view._exchanged("any", { [] }, { 5 as Any? }) as? Int == 5)
    try exchanging("layoutSubviews", with: "noted_layoutSubviews") {
      #expect(view._exchanged("any", { [] }, { 5 as Any? }) as? Int == 5)
    }
  }

  @Test func unknownMethodsAreNotFound() {
    #expect(class_getInstanceMethod(UIView.self, Selector("nobodyHasThis")) == nil)
    #expect(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) != nil)
    #expect(
      class_getInstanceMethod(UIView.self, Selector("layoutSubviews"))
        == class_getInstanceMethod(UIView.self, Selector("layoutSubviews")))
  }
}

private final class NotedView: UIView {
  var notes: [String] = []

  override func layoutSubviews() {
    notes.append("override")
    super.layoutSubviews()
  }
}

extension UIView {
  fileprivate func note(_ text: String) { (self as? NotedView)?.notes.append(text) }

  fileprivate func noted_layoutSubviews() {
    note("before")
    _exchanged("noted_layoutSubviews", { [] }, {})
    note("after")
  }
  fileprivate func marked_layoutSubviews() {
    note("mark")
    _exchanged("marked_layoutSubviews", { [] }, {})
  }
  fileprivate func noted_sizeThatFits(_ size: CGSize) -> CGSize {
    let own = _exchanged("noted_sizeThatFits:", { [size] }, { CGSize.zero })
    return self is NotedView ? CGSize(width: own.width + size.width, height: own.height + size.height) : own
  }
  fileprivate func noted_setBounds(_ bounds: CGRect) {
    note("\(bounds)")
    _exchanged("noted_setBounds:", { [bounds] }, {})
  }
  fileprivate func counted_traitCollectionDidChange(_ previous: UITraitCollection?) {
    tag += 1
    _exchanged("counted_traitCollectionDidChange:", { [previous] }, {})
  }
  fileprivate func noted_hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    point == .zero ? nil : _exchanged("noted_hitTest:withEvent:", { [point, event] }, { nil })
  }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { UIView.self }
    static var members: [ObjectiveC._Member] {
      [
        .method("noted_layoutSubviews") { (o: UIView, a) in o.noted_layoutSubviews() },
        .method("marked_layoutSubviews") { (o: UIView, a) in o.marked_layoutSubviews() },
        .method("noted_sizeThatFits:") { (o: UIView, a) in try o.noted_sizeThatFits(a[0] as CGSize) },
        .method("noted_setBounds:") { (o: UIView, a) in try o.noted_setBounds(a[0] as CGRect) },
        .method("counted_traitCollectionDidChange:") { (o: UIView, a) in
          try o.counted_traitCollectionDidChange(a[0] as UITraitCollection?)
        },
        .method("noted_hitTest:withEvent:") { (o: UIView, a) in
          try o.noted_hitTest(a[0] as CGPoint, with: a[1] as UIEvent?)
        },
      ]
    }
  }
}

extension UIScrollView {
  fileprivate func noted_safeAreaInsetsDidChange() {
    _exchanged("noted_safeAreaInsetsDidChange", { [] }, {})
    tag += 1
  }
  fileprivate func tens_traitCollectionDidChange(_ previous: UITraitCollection?) {
    tag += 10
    _exchanged("tens_traitCollectionDidChange:", { [previous] }, {})
  }
  fileprivate func noted_setContentInset(_ inset: UIEdgeInsets) {
    var inset = inset
    inset.top += 1
    _exchanged("noted_setContentInset:", { [inset] }, {})
  }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { UIScrollView.self }
    static var members: [ObjectiveC._Member] {
      [
        .method("noted_safeAreaInsetsDidChange") { (o: UIScrollView, a) in o.noted_safeAreaInsetsDidChange() },
        .method("tens_traitCollectionDidChange:") { (o: UIScrollView, a) in
          try o.tens_traitCollectionDidChange(a[0] as UITraitCollection?)
        },
        .method("noted_setContentInset:") { (o: UIScrollView, a) in try o.noted_setContentInset(a[0] as UIEdgeInsets) },
      ]
    }
  }
}

extension UIViewController {
  fileprivate func noted_viewWillAppear(_ animated: Bool) {
    title = "\(animated)"
    _exchanged("noted_viewWillAppear:", { [animated] }, {})
  }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { UIViewController.self }
    static var members: [ObjectiveC._Member] {
      [
        .method("noted_viewWillAppear:") { (o: UIViewController, a) in
          try o.noted_viewWillAppear(a[0] as Bool)
        }
      ]
    }
  }
}
