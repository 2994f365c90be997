// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// Removing the constraints and views of a large superview, which once took time in proportion to the square of their number.
@MainActor
@Suite("Removing many constraints and arranged views")
struct ManyConstraintsTests {
  enum Order: CaseIterable {
    case first, last, scattered
  }

  private func indexes(_ order: Order, _ count: Int) -> [Int] {
    switch order {
    case .first: Array(0..<count)
    case .last: (0..<count).reversed()
    // The step has no factor in common with the count, so that each index is met once.
    case .scattered: (0..<count).map { $0 * 7_919 % count }
    }
  }

  @Test("constraints of one view are deactivated in any order", arguments: Order.allCases)
  func deactivation(order: Order) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var constraints: [NSLayoutConstraint] = []
    for index in 0..<2_000 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      constraints += [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(index % 7)),
        view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalTo: root.widthAnchor),
        view.heightAnchor.constraint(equalToConstant: 5),
      ]
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(root.subviews[12].frame == CGRect(x: 5, y: 0, width: 400, height: 5))
    let duration = ContinuousClock().measure {
      for index in indexes(order, constraints.count) { constraints[index].isActive = false }
    }
    #expect(root.constraints.isEmpty)
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(duration < .seconds(20))
  }

  @Test("arranged views are hidden, shown and removed in any order", arguments: Order.allCases)
  func arrangedViews(order: Order) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let views = (0..<500).map { _ in SizedView(30, 4) }
    views.forEach(stack.addArrangedSubview)
    root.layoutIfNeeded()
    #expect(stack.bounds.size == CGSize(width: 30, height: 2_000))
    let duration = ContinuousClock().measure {
      for index in indexes(order, views.count).dropLast(200) { views[index].isHidden = true }
      root.layoutIfNeeded()
      #expect(stack.bounds.height == 800)
      for view in views { view.isHidden = false }
      root.layoutIfNeeded()
      #expect(stack.bounds.height == 2_000)
      for index in indexes(order, views.count).dropLast(100) { views[index].removeFromSuperview() }
      root.layoutIfNeeded()
    }
    #expect(stack.arrangedSubviews.count == 100)
    #expect(stack.arrangedSubviews == stack.subviews)
    #expect(stack.bounds.height == 400)
    #expect(duration < .seconds(20))
  }
}
