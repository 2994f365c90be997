// SPDX-License-Identifier: MIT

@_exported import TestSupport
import UIKit

/// A tree of views with pseudorandom constraints and a unique best layout.
///
/// Every view has a natural size, and all priorities differ, so there are no ties.
@MainActor
public struct RandomLayout {
  /// The root view: 400 × 600 points, with a frame set in code.
  public let root = stage(400, 600)
  /// All views below the root. Empty by default.
  public private(set) var views: [SizedView] = []
  /// All constraints, none of which is active. Empty by default.
  public private(set) var constraints: [NSLayoutConstraint] = []
  private var numbers: SeededNumbers
  private var priorities: [Float]

  /// Creates the layout for `seed`, with 2 to 9 views.
  public init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    priorities = (1...400).map { Float($0) * 2.25 }
    priorities.shuffle(using: &numbers)
    for _ in 0..<Int.random(in: 2...9, using: &numbers) { addView() }
  }

  /// Activates the constraints in the given order; `nil`, the default, is the order of creation.
  public func activate(order: [Int]? = nil) {
    for index in order ?? Array(constraints.indices) { constraints[index].isActive = true }
  }

  private mutating func priority() -> UILayoutPriority { UILayoutPriority(priorities.removeLast()) }

  private mutating func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &numbers)) }

  private mutating func addView() {
    let parent = views.randomElement(using: &numbers).flatMap { Bool.random(using: &numbers) ? $0 : nil } ?? root
    let view = parent.with(SizedView(points(5...180), points(5...180)))
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let pair = [priority(), priority()].sorted { $0.rawValue < $1.rawValue }
      view.setContentHuggingPriority(pair[0], for: axis)
      view.setContentCompressionResistancePriority(pair[1], for: axis)
    }
    let siblings = views.filter { $0.superview === parent }
    views.append(view)
    constrain(view, in: parent, after: siblings.randomElement(using: &numbers))
    relateSize(of: view)
  }

  private mutating func constrain(_ view: UIView, in parent: UIView, after sibling: UIView?) {
    let gap = points(0...20)
    constraints.append(
      view.leadingAnchor.constraint(equalTo: sibling?.trailingAnchor ?? parent.leadingAnchor, constant: gap))
    constraints.append(view.topAnchor.constraint(equalTo: sibling?.bottomAnchor ?? parent.topAnchor, constant: gap))
    constraints.append(view.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor))
    constraints.append(view.bottomAnchor.constraint(lessThanOrEqualTo: parent.bottomAnchor))
  }

  private mutating func relateSize(of view: UIView) {
    guard let other = views.randomElement(using: &numbers), other !== view else { return }
    let wish = view.widthAnchor.constraint(
      equalTo: other.widthAnchor, multiplier: points(1...6) / 4, constant: points(-10...10))
    wish.priority = priority()
    let bound = view.heightAnchor.constraint(greaterThanOrEqualTo: other.heightAnchor, multiplier: 0.5)
    bound.priority = priority()
    constraints += [wish, bound]
  }
}
