// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("The list of subviews")
struct SubviewListTests {
  private let superview = UIView()

  /// Adds `count` subviews and returns them.
  private func addSubviews(_ count: Int) -> [UIView] {
    let views = (0..<count).map { _ in UIView() }
    for view in views { superview.addSubview(view) }
    return views
  }

  @Test("random changes leave the same subviews as in an array", arguments: 0..<8)
  func randomChanges(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    var expected = addSubviews(200)
    for step in 0..<1_500 {
      let index = Int.random(in: 0..<expected.count, using: &numbers)
      let other = Int.random(in: 0..<expected.count, using: &numbers)
      // Most changes are removals, so that many gaps are open before the list is read.
      switch Int.random(in: 0..<16, using: &numbers) {
      case 0:
        superview.bringSubviewToFront(expected[index])
        expected.append(expected.remove(at: index))
      case 1:
        superview.exchangeSubview(at: index, withSubviewAt: other)
        expected.swapAt(index, other)
      case 2:
        let view = UIView()
        superview.insertSubview(view, at: index)
        expected.insert(view, at: index)
      case 3:
        let view = UIView()
        superview.insertSubview(view, aboveSubview: expected[index])
        expected.insert(view, at: index + 1)
      case 4:
        let views = (0..<7).map { _ in UIView() }
        for view in views { superview.addSubview(view) }
        expected += views
      case 5:
        let moved = expected.remove(at: index)
        superview.insertSubview(moved, at: other)
        expected.insert(moved, at: other)
      case 6 where index != other:
        let (moved, sibling) = (expected[index], expected[other])
        superview.insertSubview(moved, belowSubview: sibling)
        expected.remove(at: index)
        expected.insert(moved, at: expected.firstIndex(of: sibling)!)
      case 7 where index != other:
        let (moved, sibling) = (expected[index], expected[other])
        superview.insertSubview(moved, aboveSubview: sibling)
        expected.remove(at: index)
        expected.insert(moved, at: expected.firstIndex(of: sibling)! + 1)
      case 8:
        superview.sendSubviewToBack(expected[index])
        expected.insert(expected.remove(at: index), at: 0)
      default:
        expected.remove(at: index).removeFromSuperview()
      }
      if expected.count < 100 { expected += addSubviews(100) }
      if step % 7 == 0 { try #require(superview.subviews == expected) }
    }
    #expect(superview.subviews == expected)
  }

  @Test("all siblings are removed, in any order", arguments: ["first", "last", "scattered", "while reading"])
  func removal(order: String) {
    let count = 10_000
    let views = addSubviews(count)
    superview.layoutIfNeeded()
    let duration = ContinuousClock().measure {
      switch order {
      case "first": for view in views { view.removeFromSuperview() }
      case "last": for view in views.reversed() { view.removeFromSuperview() }
      case "scattered": for index in views.indices { views[index * 7_919 % count].removeFromSuperview() }
      default: while let view = superview.subviews.first { view.removeFromSuperview() }
      }
    }
    #expect(superview.subviews.isEmpty)
    #expect(views.allSatisfy { $0.superview == nil })
    #expect(duration < .seconds(20))
  }

  @Test("subviews that are put where they are take constant time each")
  func unmoved() {
    var views = addSubviews(20_000)
    for view in views.prefix(5_000) { view.removeFromSuperview() }
    views.removeFirst(5_000)
    let duration = ContinuousClock().measure {
      for _ in 0..<4 {
        for (index, view) in views.enumerated() { superview.insertSubview(view, at: index) }
      }
    }
    #expect(superview.subviews == views)
    #expect(duration < .seconds(10))
  }

  @Test("a removed subview is released")
  func release() {
    weak var removed: UIView?
    do {
      let views = addSubviews(100)
      removed = views[50]
      views[50].removeFromSuperview()
    }
    #expect(removed == nil)
    #expect(superview.subviews.count == 99)
  }

  @Test("labels of several lines that were removed and added again are measured")
  func labels() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 400))
    let labels = (0..<3).map { _ in
      let label = UILabel()
      label.text = "several words on several lines"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      return label
    }
    func add(_ label: UILabel) {
      root.addSubview(label)
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    labels.forEach(add)
    root.layoutIfNeeded()
    let height = labels[0].frame.height
    #expect(height > 40)
    labels[0].removeFromSuperview()
    labels[1].numberOfLines = 1
    labels[2].removeFromSuperview()
    add(labels[0])
    root.layoutIfNeeded()
    #expect(labels[0].frame.height == height)
    #expect(labels[1].frame.height < height)
    labels[1].numberOfLines = 0
    root.frame.size.width = 120
    root.layoutIfNeeded()
    #expect(labels[1].frame.height == labels[0].frame.height)
    #expect(labels[1].frame.height < height)
  }
}
