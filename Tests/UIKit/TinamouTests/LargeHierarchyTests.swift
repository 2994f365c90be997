// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The shortest of five measurements of each of two tasks, taken in turn: other programs on the machine disturb both alike.
private func shortest(_ first: () -> Duration, _ second: () -> Duration) -> (Duration, Duration) {
  let pairs = (0..<5).map { _ in (first(), second()) }
  return (pairs.map(\.0).min() ?? .zero, pairs.map(\.1).min() ?? .zero)
}

@Suite("Hierarchies of great depth and width")
@MainActor
struct LargeHierarchyTests {
  @Test("a chain of 100,000 views can be released")
  func deepChain() {
    weak var last: UIView?
    do {
      let root = UIView()
      var view = root
      for _ in 0..<100_000 {
        let next = UIView()
        view.addSubview(next)
        view = next
      }
      last = view
      #expect(last != nil)
    }
    #expect(last == nil)
  }

  @Test("views that something else keeps survive the release of the chain above them")
  func keptViews() {
    let kept = UIView()
    let below = UIView()
    kept.addSubview(below)
    do {
      let root = UIView()
      let middle = UIView()
      root.addSubview(middle)
      middle.addSubview(kept)
    }
    #expect(kept.superview == nil)
    #expect(below.superview === kept)
  }

  @Test("removing 20,000 siblings one by one, from the front, from the back and in between")
  func siblings() {
    for order in ["front", "back", "middle"] {
      let root = UIView()
      for _ in 0..<20_000 { root.addSubview(UIView()) }
      let views = root.subviews
      let clock = ContinuousClock()
      let duration = clock.measure {
        switch order {
        case "front": for view in views { view.removeFromSuperview() }
        case "back": for view in views.reversed() { view.removeFromSuperview() }
        default:
          for index in views.indices { views[(index * 7919) % views.count].removeFromSuperview() }
        }
      }
      #expect(root.subviews.isEmpty)
      #expect(duration < .seconds(20), "\(order): \(duration)")
    }
  }
}

extension LargeHierarchyTests {
  @Test("animating a property of n views takes time in proportion to n")
  func animation() {
    func duration(of count: Int) -> Duration {
      let root = UIView()
      for _ in 0..<count { root.addSubview(UIView()) }
      let views = root.subviews
      return ContinuousClock().measure {
        UIView.animate(withDuration: 1) { for view in views { view.alpha = 0.5 } }
        AnimationClock.main.advance(by: 2)
      }
    }
    let (few, many) = shortest({ duration(of: 1000) }, { duration(of: 8000) })
    #expect(many < few * 30, "\(few) for 1,000 views, \(many) for 8,000")
  }

  @Test("removing a chain whose views have constraints takes time in proportion to its length")
  func removal() {
    func duration(of count: Int) -> Duration {
      let root = UIView()
      let top = UIView()
      root.addSubview(top)
      var view = top
      for _ in 0..<count {
        let next = UIView()
        next.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(next)
        next.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        view = next
      }
      return ContinuousClock().measure { top.removeFromSuperview() }
    }
    let (few, many) = shortest({ duration(of: 250) }, { duration(of: 2000) })
    #expect(many < few * 30, "\(few) for 250 views, \(many) for 2,000")
  }
}

extension LargeHierarchyTests {
  @Test("finding n ambiguous views takes time in proportion to n")
  func ambiguity() {
    func duration(of count: Int) -> Duration {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var previous: UIView?
      for _ in 0..<count {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        if let previous { view.leadingAnchor.constraint(equalTo: previous.trailingAnchor).isActive = true }
        view.widthAnchor.constraint(equalToConstant: 1).isActive = true
        previous = view
      }
      root.layoutIfNeeded()
      var ambiguous = 0
      let duration = ContinuousClock().measure { ambiguous = root.inspection.ambiguousViews.count }
      #expect(ambiguous == count)
      return duration
    }
    let (few, many) = shortest({ duration(of: 250) }, { duration(of: 2000) })
    #expect(many < few * 30, "\(few) for 250 views, \(many) for 2,000")
  }
}
