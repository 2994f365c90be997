// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// The left side of a linear equation of positions and sizes, without its constant: the coefficient of each unknown.
struct LinearEquation {
  /// A position or size of an item, in the window's coordinates.
  struct Unknown: Hashable {
    enum Kind: Int {
      case left, width, top, height, baseline, margin
    }

    let item: ObjectIdentifier
    let kind: Kind
    /// Distinguishes margins, baselines and the content area of a scroll view.
    let part: Int

    /// The part of the content area; added to that of a margin or baseline.
    static let contentArea = 100
  }

  private(set) var coefficients: [Unknown: Double] = [:]

  /// The minimum coefficient that counts. Smaller ones are rounding errors.
  static let minimumCoefficient = 1e-9

  /// The unknowns in a fixed order: as the constraint mentions them.
  private(set) var unknowns: [Unknown] = []

  private mutating func add(_ coefficient: Double, _ unknown: Unknown) {
    if coefficients[unknown] == nil { unknowns.append(unknown) }
    let sum = coefficients[unknown, default: 0] + coefficient
    coefficients[unknown] = abs(sum) < Self.minimumCoefficient ? nil : sum
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
    let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    let direction = LayoutDirection(owner?.effectiveUserInterfaceLayoutDirection ?? .leftToRight)
    guard let geometry = AttributeGeometry(attribute, in: direction) else { return }
    let part = Self.isInScrollView(other, item) && geometry.scrollArea == .content ? Unknown.contentArea : 0
    func unknown(_ kind: Unknown.Kind, _ part: Int) -> Unknown {
      Unknown(item: ObjectIdentifier(item), kind: kind, part: part)
    }
    switch geometry.reference {
    case .margins: add(factor, unknown(.margin, part + attribute.rawValue))
    case .baseline: add(factor, unknown(.baseline, part + attribute.rawValue))
    case .alignmentRectangle:
      let isHorizontal = geometry.axis == .horizontal
      if geometry.isPosition { add(factor, unknown(isHorizontal ? .left : .top, part)) }
      if geometry.lengthFactor != 0 {
        add(factor * geometry.lengthFactor, unknown(isHorizontal ? .width : .height, part))
      }
    }
  }

  /// Whether `other` is a view, or a guide of a view, inside the scroll view `item`.
  @MainActor
  private static func isInScrollView(_ other: AnyObject?, _ item: AnyObject) -> Bool {
    guard let scrollView = item as? UIScrollView, let view = other as? UIView ?? (other as? UILayoutGuide)?.owningView
    else { return false }
    return view !== scrollView && view.isDescendant(of: scrollView)
  }
}
