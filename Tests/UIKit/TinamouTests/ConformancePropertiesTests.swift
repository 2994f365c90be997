// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// Properties of every layout, tested with random layouts.
@MainActor
@Suite("Properties of every layout")
struct ConformancePropertiesTests {
  /// A thousand pixels per point, so that rounding hides no differences.
  private func solved(_ layout: RandomLayout, order: [Int]? = nil) -> [String]? {
    onScreen(scale: 1000) {
      layout.activate(order: order)
      let messages = logged { layout.root.layoutIfNeeded() }
      return messages.isEmpty ? layout.views.map(\.frameText) : nil
    }
  }

  @Test("every required constraint is satisfied", arguments: 1...150)
  func required(seed: UInt64) {
    let layout = RandomLayout(seed: seed)
    guard solved(layout) != nil else { return }
    for constraint in layout.constraints where constraint.priority == .required {
      guard let first = constraint.firstItem as? UIView, let second = constraint.secondItem as? UIView else { continue }
      let got = position(constraint.firstAttribute, of: first, in: layout.root)
      let wanted = position(constraint.secondAttribute, of: second, in: layout.root) + constraint.constant
      switch constraint.relation {
      case .equal: #expect(abs(got - wanted) < 0.005, "\(constraint)")
      case .lessThanOrEqual: #expect(got <= wanted + 0.005, "\(constraint)")
      case .greaterThanOrEqual: #expect(got >= wanted - 0.005, "\(constraint)")
      }
    }
  }

  /// The position of an edge in the coordinates of the root, from left to right.
  private func position(_ attribute: NSLayoutConstraint.Attribute, of view: UIView, in root: UIView) -> CGFloat {
    let frame = view === root ? root.bounds : view.convert(view.bounds, to: root)
    switch attribute {
    case .leading: return frame.minX
    case .trailing: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    default: return .nan
    }
  }

  @Test("most random layouts can be solved, so that these tests are significant")
  func solvable() {
    let count = (1...150).filter { solved(RandomLayout(seed: UInt64($0))) != nil }.count
    #expect(count > 100)
  }

  @Test("right-to-left gives the mirror image", arguments: 1...150)
  func mirror(seed: UInt64) {
    let there = RandomLayout(seed: seed), back = RandomLayout(seed: seed)
    back.root.forceDirection(.forceRightToLeft)
    guard solved(there) != nil, solved(back) != nil else { return }
    for (one, other) in zip(there.views, back.views) {
      guard let width = one.superview?.bounds.width else { continue }
      let mirrored = CGRect(
        x: width - one.frame.maxX, y: one.frame.minY, width: one.frame.width, height: one.frame.height)
      #expect(abs(other.frame.minX - mirrored.minX) < 0.005 && abs(other.frame.maxX - mirrored.maxX) < 0.005)
      #expect(other.down == one.down)
    }
  }

  @Test("the order of adding does not matter", arguments: 1...150)
  func order(seed: UInt64) {
    let first = RandomLayout(seed: seed), second = RandomLayout(seed: seed)
    var numbers = SeededNumbers(seed: seed &+ 1000)
    let order = Array(second.constraints.indices).shuffled(using: &numbers)
    guard let wanted = solved(first), let got = solved(second, order: order) else { return }
    #expect(got == wanted)
  }

  @Test("adding all and removing some equals never adding them", arguments: 1...150)
  func removal(seed: UInt64) {
    let edited = RandomLayout(seed: seed), fresh = RandomLayout(seed: seed)
    var numbers = SeededNumbers(seed: seed &+ 2000)
    let optional = edited.constraints.indices.filter { edited.constraints[$0].priority != .required }
    let gone = Set(optional.filter { _ in Bool.random(using: &numbers) })
    guard solved(edited) != nil else { return }
    for index in gone { edited.constraints[index].isActive = false }
    let kept = fresh.constraints.indices.filter { !gone.contains($0) }
    guard let wanted = solved(fresh, order: Array(kept)) else { return }
    onScreen(scale: 1000) { edited.root.layoutIfNeeded() }
    #expect(edited.views.map(\.frameText) == wanted)
  }

  @Test("changing constants and sizes and changing them back restores the layout", arguments: 1...150)
  func thereAndBack(seed: UInt64) {
    let layout = RandomLayout(seed: seed)
    var numbers = SeededNumbers(seed: seed &+ 3000)
    guard let before = solved(layout) else { return }
    let constants = layout.constraints.map(\.constant), sizes = layout.views.map(\.natural)
    _ = logged {
      onScreen(scale: 1000) {
        for _ in 0..<3 {
          for constraint in layout.constraints {
            constraint.constant += CGFloat(Int.random(in: 0...3, using: &numbers))
          }
          for view in layout.views { view.natural.width = CGFloat(Int.random(in: 1...200, using: &numbers)) }
          layout.root.layoutIfNeeded()
        }
        for (constraint, constant) in zip(layout.constraints, constants) { constraint.constant = constant }
        for (view, size) in zip(layout.views, sizes) { view.natural = size }
        layout.root.layoutIfNeeded()
      }
    }
    #expect(layout.views.map(\.frameText) == before)
  }

  @Test("the same call twice gives the same layout", arguments: 1...20)
  func determinism(seed: UInt64) {
    #expect(solved(RandomLayout(seed: seed)) == solved(RandomLayout(seed: seed)))
  }
}
