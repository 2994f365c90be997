// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// Compares the author's constraints, and those of stack views, with the frames that a document stores.
///
/// A stored frame that differs from the solved one can itself be wrong. It can also follow from another wrong frame,
/// from text that measures differently, or from different bars or screens at the time it was stored. It is wrong itself
/// if a constraint that holds in the solved layout does not hold between the stored frames.
@MainActor
struct StoredFrames {
  /// The result of checking a constraint of the solved layout against the stored frames.
  enum Agreement: Comparable {
    /// The constraint holds between the stored frames, or a stored frame is missing.
    case satisfied
    /// The constraint would hold between the stored frames on another screen, with other bars or with another system's
    /// margins.
    case satisfiedElsewhere
    /// The constraint does not hold between the stored frames.
    case broken
  }

  private let layout: CheckedLayout
  private let constraintsByView: [ObjectIdentifier: [NSLayoutConstraint]]
  private let constraintsByEdge: [Edge: [NSLayoutConstraint]]

  /// Collects the constraints of `layout`.
  init(_ layout: CheckedLayout) {
    self.layout = layout
    var byView: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    var byEdge: [Edge: [NSLayoutConstraint]] = [:]
    let ofStacks = layout.shownViews.compactMap { $0 as? UIStackView }.flatMap { stack in
      stack.constraints.filter { $0.inspection.isMadeBySystem }
    }
    for constraint in layout.constraints + ofStacks where constraint.isActive {
      for case let view as UIView in [constraint.firstItem, constraint.secondItem] {
        byView[ObjectIdentifier(view), default: []].append(constraint)
      }
      for side in Self.sides(of: constraint) where side.isOfSurroundings {
        byEdge[side.edge, default: []].append(constraint)
      }
    }
    constraintsByView = byView
    constraintsByEdge = byEdge
  }

  /// Returns the lowest agreement of the constraints of `view`, with the first constraint that has it.
  func agreement(of view: UIView) -> (agreement: Agreement, constraint: NSLayoutConstraint?) {
    var lowest: (agreement: Agreement, constraint: NSLayoutConstraint?) = (.satisfied, nil)
    for constraint in constraintsByView[ObjectIdentifier(view)] ?? [] {
      let agreement = agreement(of: constraint)
      if agreement > lowest.agreement { lowest = (agreement, constraint) }
    }
    return lowest
  }

  private func agreement(of constraint: NSLayoutConstraint) -> Agreement {
    guard let gap = gap(of: constraint), abs(gap) > tolerance(of: constraint) else { return .satisfied }
    let surroundings = Self.sides(of: constraint).filter(\.isOfSurroundings)
    guard let side = surroundings.first else { return .broken }
    // If another constraint holds at the same edge, the edge is known.
    let others = constraintsByEdge[side.edge] ?? []
    let isKnown = others.contains { other in
      other !== constraint && other.relation == .equal
        && self.gap(of: other).map { abs($0) <= Double(MisplacedViewRule.tolerance) } ?? false
    }
    return !isKnown && Surroundings.allow(side.inset(in: layout), movedBy: gap) ? .satisfiedElsewhere : .broken
  }

  /// Returns whether the constraint holds between the stored frames to within a point, or would with other bars or
  /// margins. Unknown frames do not allow it.
  func allow(_ constraint: NSLayoutConstraint) -> Bool {
    let sides = Self.sides(of: constraint)
    guard let value = value(of: constraint, sides, in: storedRect) else { return false }
    let gap = withSlack(value, constraint)
    if abs(gap) <= Double(MisplacedViewRule.tolerance) { return true }
    guard let side = sides.first(where: \.isOfSurroundings) else { return false }
    return Surroundings.allow(side.inset(in: layout), movedBy: gap)
  }

  /// Returns the difference that counts as none, in points. An edge of a symbol can be anywhere near that of its frame.
  private func tolerance(of constraint: NSLayoutConstraint) -> Double {
    let symbols = Self.sides(of: constraint).filter { $0.guide == nil && layout.hasUnknownAlignment($0.view) }
    let largest = symbols.map { max($0.view.bounds.width, $0.view.bounds.height) }.max() ?? 0
    return Double(max(MisplacedViewRule.tolerance, largest * Self.alignmentShare))
  }

  /// The largest share of a symbol that is outside its alignment rectangle or missing in it.
  private static let alignmentShare: CGFloat = 0.25

  // MARK: Violations

  /// Returns the error of the constraint between the stored frames, in points; `nil` if one of the frames is not stored
  /// or the constraint is broken in the solved layout.
  private func gap(of constraint: NSLayoutConstraint) -> Double? {
    let sides = Self.sides(of: constraint)
    guard let solved = value(of: constraint, sides, in: solvedRect), abs(withSlack(solved, constraint)) < 0.75,
      let stored = value(of: constraint, sides, in: storedRect)
    else { return nil }
    return withSlack(stored, constraint)
  }

  /// Returns the left side minus the right side.
  private func value(of constraint: NSLayoutConstraint, _ sides: [Side], in rect: (UIView) -> CGRect?) -> Double? {
    var sum = -Double(constraint.constant)
    for side in sides {
      guard let rect = rect(side.view), let value = side.value(of: rect, in: layout) else { return nil }
      sum += side.factor * value
    }
    return sum
  }

  /// Returns the part of a difference that the relation does not allow.
  private func withSlack(_ difference: Double, _ constraint: NSLayoutConstraint) -> Double {
    switch constraint.relation {
    case .equal: difference
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: min(0, difference)
    }
  }

  // MARK: Frames

  private func solvedRect(of view: UIView) -> CGRect? { layout.inRoot(view.bounds, of: view) }

  /// Returns the stored frame in the root's coordinates; `nil` if a frame of the view or of a superview is missing.
  private func storedRect(of view: UIView) -> CGRect? {
    guard var rect = layout.description.recordedFrame(of: view) else { return nil }
    if view === layout.root { return CGRect(origin: .zero, size: rect.size) }
    var next = view.superview
    while let container = next, container !== layout.root {
      guard let frame = layout.description.recordedFrame(of: container) else { return nil }
      rect.origin.x += frame.minX
      rect.origin.y += frame.minY
      next = container.superview
    }
    return rect
  }

  private static func sides(of constraint: NSLayoutConstraint) -> [Side] {
    [
      Side(constraint.firstItem, constraint.firstAttribute, factor: 1),
      Side(constraint.secondItem, constraint.secondAttribute, factor: -Double(constraint.multiplier)),
    ].compactMap { $0 }
  }
}

extension StoredFrames {
  /// An edge that a constraint refers to.
  fileprivate struct Edge: Hashable {
    let item: ObjectIdentifier
    let attribute: Int
  }

  /// One side of a constraint: an attribute of a view or of a guide in it, and its multiplier.
  @MainActor
  fileprivate struct Side {
    let view: UIView
    let guide: UILayoutGuide?
    let attribute: NSLayoutConstraint.Attribute
    let factor: Double

    init?(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, factor: Double) {
      guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return nil }
      self.view = view
      self.attribute = attribute
      self.factor = factor
      guide = item as? UILayoutGuide
    }

    var edge: Edge { Edge(item: ObjectIdentifier(guide ?? view), attribute: attribute.rawValue) }

    /// Whether the edge depends on the screen, on bars or on the system's margins.
    var isOfSurroundings: Bool { guide != nil || attribute.dependsOnMargins }

    /// Returns the distance of the edge inside the view from the nearer of the view's own edges, in points.
    func inset(in layout: CheckedLayout) -> Double {
      let whole = layout.inRoot(view.bounds, of: view)
      guard let edge = value(of: whole, in: layout) else { return 0 }
      return attribute.axis == .horizontal
        ? min(abs(edge - whole.minX), abs(whole.maxX - edge)) : min(abs(edge - whole.minY), abs(whole.maxY - edge))
    }

    /// Returns the value of the attribute if the view has the frame `rect`, in the root's coordinates. Guides and alignment
    /// rectangles keep their insets.
    func value(of rect: CGRect, in layout: CheckedLayout) -> Double? {
      var rect = rect
      if let guide {
        let live = view.bounds
        let frame = guide.layoutFrame
        rect = CGRect(
          x: rect.minX + frame.minX - live.minX, y: rect.minY + frame.minY - live.minY,
          width: rect.width + frame.width - live.width, height: rect.height + frame.height - live.height)
      }
      let direction = LayoutDirection(view.effectiveUserInterfaceLayoutDirection)
      guard let geometry = AttributeGeometry(attribute, in: direction), geometry.reference != .baseline else {
        return nil
      }
      var metrics = ItemMetrics()
      if guide == nil, attribute.dependsOnMargins {
        metrics.margins = Insets(view.layoutMargins)
      } else if guide == nil {
        rect = rect.inset(by: view.alignmentInsetsForLayout)
      }
      return geometry.value(in: Rectangle(rect), metrics)
    }
  }
}
