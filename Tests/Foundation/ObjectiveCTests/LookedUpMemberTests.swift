// SPDX-License-Identifier: MIT

import ObjectiveC
import Testing
import UIKit

@MainActor
@Suite("A member that Objective-C would look up")
struct LookedUpMemberTests {
  @Test("has the type of Swift or its raw value, as the context requires")
  func types() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultLow
    let list: [AnyObject] = [constraint]
    let wrapped: UILayoutPriority? = ObjectiveC._member((list.first as? NSLayoutConstraint)?.priority)
    let raw: Float? = ObjectiveC._member((list.first as? NSLayoutConstraint)?.priority)
    let plain: Float = ObjectiveC._member(constraint.priority)
    #expect(wrapped == .defaultLow && raw == 250 && plain == 250)
    #expect(ObjectiveC._member((list.first as? NSLayoutConstraint)?.constant) == 10)
  }
}
