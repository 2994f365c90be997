// SPDX-License-Identifier: MIT

import UIKit

// The classes of these tests declare their members as the code does that the adapter generates.

class Form: UIViewController {
  var calls: [String] = []
  private var secret = 1

  private func reset() { calls.append("reset") }
  func submit(_ sender: UIButton) { calls.append("submit \(sender.tag)") }
  fileprivate func any(_ sender: Any) { calls.append("any \(type(of: sender))") }
  fileprivate func optional(_ sender: UIView?) { calls.append(sender == nil ? "nothing" : "something") }
  func touched(_ sender: UIControl, with event: UIEvent?) { calls.append("touched \(event != nil)") }
  func overridden() { calls.append("Form") }
  func recognized(_ recognizer: UIGestureRecognizer) { calls.append("recognized \(recognizer.state == .ended)") }
  func noted(_ notification: Notification) { calls.append("noted \(notification.name.rawValue)") }
  func notedObject(_ notification: NSNotification) { calls.append("object \(notification.name.rawValue)") }
  func ticked(_ timer: Timer) { calls.append("ticked \(timer.userInfo as? String ?? "")") }
  func total() -> Int { 42 }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { Form.self }
    static var members: [ObjectiveC._Member] {
      [
        .method("reset") { (o: Form, a) in o.reset() },
        .method("submit:") { (o: Form, a) in try o.submit(a[0] as UIButton) },
        .method("any:") { (o: Form, a) in try o.any(a[0] as Any) },
        .method("optional:") { (o: Form, a) in try o.optional(a[0] as UIView?) },
        .method("touched:with:") { (o: Form, a) in try o.touched(a[0] as UIControl, with: a[1] as UIEvent?) },
        .method("overridden") { (o: Form, a) in o.overridden() },
        .method("recognized:") { (o: Form, a) in try o.recognized(a[0] as UIGestureRecognizer) },
        .method("noted:") { (o: Form, a) in try o.noted(a[0] as Notification) },
        .method("notedObject:") { (o: Form, a) in try o.notedObject(a[0] as NSNotification) },
        .method("ticked:") { (o: Form, a) in try o.ticked(a[0] as Timer) },
        .method("total") { (o: Form, a) in o.total() },
        .property("secret", \Form.secret),
      ]
    }
  }
}

extension Form {
  fileprivate func added() { calls.append("added") }

  private enum _ObjectiveCMembers2: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { Form.self }
    static var members: [ObjectiveC._Member] { [.method("added") { (o: Form, a) in o.added() }] }
  }
}

final class SpecialForm: Form {
  override func overridden() { calls.append("SpecialForm") }
}

/// A class that is not a responder, with members that depend on its generic argument.
class Store<Element>: NSObject {
  var received: [Element] = []
  private func receive(_ element: Element) { received.append(element) }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { Store.self }
    static var members: [ObjectiveC._Member] {
      [.method("receive:") { (o: Store, a) in try o.receive(a[0] as Element) }]
    }
  }
}

final class NumberStore: Store<Int> {}

/// A class that does not inherit `NSObject`.
final class Plain {
  var count = 0
  nonisolated(unsafe) static var shared = 0
  func increase() { count += 1 }
  class func increaseShared() { shared += 1 }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { Plain.self }
    static var members: [ObjectiveC._Member] {
      [
        .method("increase") { (o: Plain, a) in o.increase() },
        .classMethod("increaseShared") { (o: Plain.Type, a) in o.increaseShared() },
      ]
    }
  }
}

/// Calls `body`, and returns the reasons of the exceptions that it raised.
@MainActor
func reasonsRaised(_ body: () throws -> Void) rethrows -> [String] {
  let box = ReasonBox()
  try LayoutException.whileHandling({ _, reason in box.reasons.append(reason) }, body)
  return box.reasons
}

@MainActor private final class ReasonBox { var reasons: [String] = [] }
