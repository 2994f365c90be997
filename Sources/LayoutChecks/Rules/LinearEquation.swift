// SPDX-License-Identifier: MIT

import Tinamou

/// The left side of a linear equation of positions and sizes, without its constant: the coefficient of each unknown.
struct LinearEquation {
  /// A position or size of an item, in the window's coordinates.
  struct Unknown: Hashable, Comparable {
    enum Kind: Int {
      case left, width, top, height, baseline, margin
    }

    let item: ObjectIdentifier
    let kind: Kind
    /// Distinguishes margins, baselines and the content area of a scroll view.
    let part: Int

    static func < (left: Unknown, right: Unknown) -> Bool {
      left.item == right.item
        ? (left.kind.rawValue, left.part) < (right.kind.rawValue, right.part) : left.item < right.item
    }
  }

  private(set) var coefficients: [Unknown: Double] = [:]

  /// The minimum coefficient that counts. Smaller ones are rounding errors.
  private static let least = 1e-9

  /// The unknown that the equation is solved for: the smallest one, so that the choice is deterministic.
  var leading: Unknown? { coefficients.keys.min() }

  /// Subtracts `factor` times `other`.
  mutating func subtract(_ other: LinearEquation, times factor: Double) {
    for (unknown, coefficient) in other.coefficients { add(-factor * coefficient, unknown) }
  }

  private mutating func add(_ coefficient: Double, _ unknown: Unknown) {
    let sum = coefficients[unknown, default: 0] + coefficient
    coefficients[unknown] = abs(sum) < Self.least ? nil : sum
  }

  /// Creates the equation of a constraint; `nil` if an item no longer exists.
  @MainActor
  init?(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem else { return nil }
    add(side: first, other: constraint.secondItem, constraint.firstAttribute, factor: 1)
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem else { return nil }
      add(side: second, other: first, constraint.secondAttribute, factor: -constraint.multiplier)
    }
  }

  @MainActor
  private mutating func add(
    side item: AnyObject, other: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, factor: Double
  ) {
    // To views inside a scroll view, its edges are those of its content area.
    let isContent =
      (item as? UIScrollView).map { scroll in
        let view = other as? UIView ?? (other as? UILayoutGuide)?.owningView
        return view.map { $0 !== scroll && $0.isDescendant(of: scroll) } ?? false
      } ?? false
    func unknown(_ kind: Unknown.Kind, _ part: Int = 0) -> Unknown {
      Unknown(item: ObjectIdentifier(item), kind: kind, part: part + (isContent && kind != .margin ? 100 : 0))
    }
    switch attribute {
    case .left, .leading: add(factor, unknown(.left))
    case .right, .trailing:
      add(factor, unknown(.left))
      add(factor, unknown(.width))
    case .centerX:
      // The center of a scroll view is that of its frame.
      add(factor, Unknown(item: ObjectIdentifier(item), kind: .left, part: 0))
      add(factor / 2, Unknown(item: ObjectIdentifier(item), kind: .width, part: 0))
    case .width: add(factor, Unknown(item: ObjectIdentifier(item), kind: .width, part: 0))
    case .top: add(factor, unknown(.top))
    case .bottom:
      add(factor, unknown(.top))
      add(factor, unknown(.height))
    case .centerY:
      add(factor, Unknown(item: ObjectIdentifier(item), kind: .top, part: 0))
      add(factor / 2, Unknown(item: ObjectIdentifier(item), kind: .height, part: 0))
    case .height: add(factor, Unknown(item: ObjectIdentifier(item), kind: .height, part: 0))
    case .firstBaseline, .lastBaseline: add(factor, unknown(.baseline, attribute.rawValue))
    default: add(factor, unknown(.margin, attribute.rawValue))
    }
  }
}
