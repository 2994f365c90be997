// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Targets and actions")
struct TargetActionTests {
  @Test("a control calls methods of no, one and two arguments")
  func arguments() {
    let (form, button) = (Form(), UIButton())
    button.tag = 3
    button.addTarget(form, action: "reset", for: .touchUpInside)
    button.addTarget(form, action: "submit:", for: .touchUpInside)
    button.addTarget(form, action: "touched:with:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(form.calls == ["reset", "submit 3", "touched false"])
  }

  @Test("adding a target again adds events, and the methods of a target can be listed and removed")
  func registrations() {
    let (form, other, control) = (Form(), Form(), UIControl())
    control.addTarget(form, action: "reset", for: .touchDown)
    control.addTarget(form, action: "reset", for: [.touchDown, .valueChanged])
    control.addTarget(form, action: "added", for: .valueChanged)
    control.addTarget(other, action: "reset", for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(form.calls == ["reset"])
    #expect(control.actions(forTarget: form, forControlEvent: .valueChanged) == ["reset", "added"])
    #expect(control.actions(forTarget: form, forControlEvent: .touchUpInside) == nil)
    #expect(control.allTargets == [form, other])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
    control.removeTarget(form, action: "reset", for: .valueChanged)
    #expect(control.actions(forTarget: form, forControlEvent: .valueChanged) == ["added"])
    #expect(control.actions(forTarget: form, forControlEvent: .touchDown) == ["reset"])
    control.removeTarget(form, action: nil, for: .allEvents)
    #expect(control.allTargets == [other])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test("every handler is enumerated with its target, action and events")
  func enumeration() {
    let (form, control) = (Form(), UIControl())
    control.addAction(UIAction { _ in }, for: .touchDown)
    control.addTarget(form, action: "reset", for: .touchUpInside)
    control.addTarget(nil, action: "added", for: .valueChanged)
    var found: [String] = []
    control.enumerateEventHandlers { action, pair, events, stop in
      found.append("\(action != nil) \(pair.map { "\($0.0 != nil) \($0.1)" } ?? "-") \(events.rawValue)")
    }
    #expect(found == ["true - 1", "false true reset 64", "false false added 4096"])
  }

  @Test("a target is not retained, and a control whose target is gone sends nothing")
  func gone() {
    let control = UIControl()
    var form: Form? = Form()
    weak let reference = form
    control.addTarget(form, action: "nothing", for: .touchDown)
    form = nil
    #expect(reference == nil)
    #expect(reasonsRaised { control.sendActions(for: .touchDown) }.isEmpty)
    #expect(control.allTargets.isEmpty)
  }

  @Test("a target without the method raises when the event is sent, not when it is added")
  func unrecognized() {
    let (form, control) = (Form(), UIControl())
    #expect(reasonsRaised { control.addTarget(form, action: "nothing:", for: .touchDown) }.isEmpty)
    let reasons = reasonsRaised { control.sendActions(for: .touchDown) }
    #expect(reasons.count == 1)
    #expect(
      reasons.first?.hasPrefix("-[ObjectiveCTests.Form nothing:]: unrecognized selector sent to instance 0x") == true)
  }

  @Test(
    "an action without a target goes up the responder chain")
  func responderChain() {
    let form = SpecialForm()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = form
    window.makeKeyAndVisible()
    let (container, button) = (UIView(), UIButton())
    form.view.addSubview(container)
    container.addSubview(button)
    button.addTarget(nil, action: "submit:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(form.calls == ["submit 0"])
    #expect(button.target(forAction: "overridden", withSender: nil) as? UIViewController === form)
    #expect(button.target(forAction: "nothing", withSender: nil) == nil)
    #expect(UIApplication.shared.sendAction("overridden", to: nil, from: button, for: nil))
    #expect(!UIApplication.shared.sendAction("nothing", to: nil, from: button, for: nil))
    #expect(form.calls == ["submit 0", "SpecialForm"])
    #expect(button.allTargets.map { $0.base is NSNull } == [true])
  }

  @Test("a class can be a target")
  func classTarget() {
    let control = UIControl()
    Plain.shared = 0
    control.addTarget(Plain.self, action: "increaseShared", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(Plain.shared == 1)
  }

  @Test("gesture recognizers call their targets, once each, until they are removed")
  func gestures() {
    let form = Form()
    let recognizer = UITapGestureRecognizer(target: form, action: "recognized:")
    recognizer.addTarget(form, action: "recognized:")
    recognizer.addTarget(form, action: "reset")
    recognizer.state = .ended
    #expect(form.calls == ["recognized true", "reset"])
    recognizer.removeTarget(form, action: "reset")
    recognizer.state = .ended
    #expect(form.calls.count == 3)
    recognizer.removeTarget(nil, action: nil)
    recognizer.state = .ended
    #expect(form.calls.count == 3)
    #expect(UITapGestureRecognizer(target: nil, action: nil).state == .possible)
  }

  @Test("bar button items call their target, or the responder chain")
  func barButtons() throws {
    let form = Form()
    let navigation = UINavigationController(rootViewController: form)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    form.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: form, action: "reset"),
      UIBarButtonItem(title: "Up", style: .plain, target: nil, action: "overridden"),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
    ]
    window.layoutIfNeeded()
    func controls(in view: UIView) -> [UIControl] {
      view.subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? controls(in: $0) }
    }
    let item = try #require(form.navigationItem.rightBarButtonItems?[1])
    #expect(item.action == "overridden")
    for control in controls(in: navigation.navigationBar) { control.sendActions(for: .touchUpInside) }
    #expect(Set(form.calls).isSuperset(of: ["reset"]))
  }
}
