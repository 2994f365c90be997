// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Selectors")
struct SelectorTests {
  @Test("selectors are equal when their names are, however they were made")
  func names() {
    let made: [Selector] = [
      "submit:", Selector("submit:"), NSSelectorFromString("submit:"), sel_registerName("submit:"), _sel("submit:"),
      Selector(("submit:")),
    ]
    #expect(Set(made).count == 1)
    #expect(made.allSatisfy { NSStringFromSelector($0) == "submit:" && $0.description == "submit:" })
    #expect(_sel("submit") != _sel("submit:"))
  }

  @Test("an object responds to what it, its extensions and its superclasses declare")
  func responds() {
    for form in [Form(), SpecialForm()] {
      for name in ["reset", "submit:", "added", "overridden", "secret", "setSecret:"] {
        #expect(form.responds(to: Selector(name)), "\(name)")
      }
      #expect(!form.responds(to: "submit"))
      #expect(!form.responds(to: "nothing:"))
      #expect(!form.responds(to: nil))
    }
    #expect(!UIView().responds(to: "reset"))
  }

  @Test("private, overridden and added methods are performed, dynamically dispatched")
  func perform() {
    let form = SpecialForm()
    form.perform("reset")
    form.perform("added")
    form.perform("overridden")
    form.perform("any:", with: 3)
    form.perform("optional:", with: nil)
    #expect(form.calls == ["reset", "added", "SpecialForm", "any Int", "nothing"])
    #expect(form.perform("total")?.takeUnretainedValue() as? Int == 42)
    form.perform("setSecret:", with: 7)
    #expect(form.perform("secret")?.takeUnretainedValue() as? Int == 7)
  }

  @Test("members of generic classes are found with their generic arguments")
  func generics() {
    let numbers = NumberStore()
    numbers.perform("receive:", with: 5)
    #expect(numbers.received == [5])
    let words = Store<String>()
    words.perform("receive:", with: NSString("five"))
    #expect(words.received == ["five"])
  }

  @Test("an unknown selector raises as in UIKit, and calls nothing")
  func unknown() {
    let form = Form()
    let reasons = reasonsRaised { form.perform("nothing:", with: 1) }
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(form)), radix: 16)
    #expect(reasons == ["-[ObjectiveCTests.Form nothing:]: unrecognized selector sent to instance \(address)"])
    #expect(form.calls.isEmpty)
  }

  @Test("an argument of another class raises, and calls nothing")
  func wrongArgument() {
    let form = Form()
    let reasons = reasonsRaised {
      form.perform("submit:", with: UILabel())
      form.perform("submit:", with: nil)
    }
    #expect(
      reasons == [
        "argument 1 of -[ObjectiveCTests.Form submit:] must be of type UIButton, and is UILabel",
        "argument 1 of -[ObjectiveCTests.Form submit:] must be of type UIButton, and is nil",
      ])
    #expect(form.calls.isEmpty)
  }

  @Test("notifications, numbers and strings are bridged in both directions")
  func bridging() {
    let form = Form()
    let notification = Notification(name: .init("news"))
    form.perform("noted:", with: notification)
    form.perform("notedObject:", with: notification)
    form.perform("noted:", with: NSNotification(name: .init("old"), object: nil))
    #expect(form.calls == ["noted news", "object news", "noted old"])
    let numbers = NumberStore()
    numbers.perform("receive:", with: NSNumber(value: 8))
    numbers.perform("receive:", with: 9.0)
    #expect(numbers.received == [8, 9])
  }
}
