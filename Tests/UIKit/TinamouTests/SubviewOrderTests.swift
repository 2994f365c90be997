// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Subviews are removed and inserted in any order")
struct SubviewOrderTests {
  @Test("the subviews are those of an array with the same changes", arguments: 1...12)
  func changes(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let superview = UIView()
    var expected: [UIView] = []
    for _ in 0..<600 {
      let view = UIView()
      switch Int.random(in: 0..<20, using: &numbers) {
      case 0..<11:
        superview.addSubview(view)
        expected.append(view)
      case 11:
        let index = Int.random(in: 0...expected.count, using: &numbers)
        superview.insertSubview(view, at: index)
        expected.insert(view, at: index)
      case 12 where expected.count > 1:
        let (first, second) = (0, Int.random(in: 0..<expected.count, using: &numbers))
        superview.exchangeSubview(at: first, withSubviewAt: second)
        expected.swapAt(first, second)
      case 13 where !expected.isEmpty:
        let front = expected.remove(at: Int.random(in: 0..<expected.count, using: &numbers))
        superview.bringSubviewToFront(front)
        expected.append(front)
      case 14:
        #expect(superview.subviews == expected)
      default:
        guard !expected.isEmpty else { continue }
        let removed = expected.remove(at: Int.random(in: 0..<expected.count, using: &numbers))
        removed.removeFromSuperview()
        #expect(removed.superview == nil)
      }
    }
    #expect(superview.subviews == expected)
    #expect(expected.allSatisfy { $0.superview === superview })
  }

  @Test("a removed subview is released at once")
  func release() {
    let superview = UIView()
    for _ in 0..<200 { superview.addSubview(UIView()) }
    weak var removed: UIView?
    do {
      let view = superview.subviews[100]
      removed = view
      view.removeFromSuperview()
    }
    #expect(removed == nil)
    #expect(superview.subviews.count == 199)
  }
}
