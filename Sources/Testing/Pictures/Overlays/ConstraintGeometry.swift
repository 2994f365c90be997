// SPDX-License-Identifier: MIT

import Foundation
import LayoutModel
import Tinamou

/// Computes the positions of the sides of a constraint in a picture.
@MainActor
struct ConstraintGeometry {
  let root: UIView

  /// An attribute of an item: a position on an axis, or a length along it.
  private struct Side {
    var axis: NSLayoutConstraint.Axis
    /// The position of the attribute on the axis; for a length, the start of the item.
    var position: CGFloat
    /// The item's alignment rectangle in the picture.
    var rect: CGRect
    var isLength = false
    var isCenter = false
    var isBaseline = false

    /// The item's range on the other axis.
    var cross: ClosedRange<CGFloat> {
      axis == .horizontal ? rect.minY...max(rect.maxY, rect.minY) : rect.minX...max(rect.maxX, rect.minX)
    }

    /// The item's range on the axis.
    var along: ClosedRange<CGFloat> {
      axis == .horizontal ? rect.minX...max(rect.maxX, rect.minX) : rect.minY...max(rect.maxY, rect.minY)
    }
  }

  /// Returns the mark of a constraint; `nil` if an item is not in the picture or not drawn.
  func mark(of constraint: NSLayoutConstraint, name: (UIView) -> String) -> ConstraintMark? {
    guard !constraint.isBetweenDistances,
      let first = side(constraint.firstItem, constraint.firstAttribute, besides: constraint.secondItem)
    else {
      return nil
    }
    if first.isLength { return sizeMark(constraint, first, name) }
    guard let second = side(constraint.secondItem, constraint.secondAttribute, besides: constraint.firstItem),
      second.axis == first.axis
    else {
      return nil
    }
    return positionMark(constraint, first, second)
  }

  // MARK: Lengths

  private func sizeMark(_ constraint: NSLayoutConstraint, _ side: Side, _ name: (UIView) -> String) -> ConstraintMark? {
    var text = symbol(constraint.relation)
    let number = ConstraintLabel.number(constraint.constant)
    if let second = constraint.secondItem {
      let isSame = second === constraint.firstItem
      // Guides created for layout text have names that begin with an underscore and are not useful to a reader.
      let isHelper = (second as? UILayoutGuide)?.identifier.hasPrefix("_") ?? false
      let other = isSame ? (constraint.secondAttribute == .height ? "height" : "width") : itemName(second, name)
      let factor = constraint.multiplier == 1 ? "" : "\(ConstraintLabel.number(constraint.multiplier)) × "
      let offset = constraint.constant == 0 ? "" : constraint.constant < 0 ? " − \(number.dropFirst())" : " + \(number)"
      text = (text.isEmpty ? "= " : text + " ") + factor + (isHelper ? "" : other) + offset
      if isHelper { text = text.trimmingCharacters(in: .whitespaces) }
    } else {
      text += (text.isEmpty ? "" : " ") + number
    }
    let (cross, room) = (side.cross, side.cross.upperBound - side.cross.lowerBound)
    // The mark is inside near the far edge, or beside an item that is too thin.
    let line = room >= 26 ? cross.upperBound - 6 : cross.upperBound + 6
    return ConstraintMark(
      kind: .dimension, axis: side.axis, from: side.along.lowerBound, to: side.along.upperBound, cross: line...line,
      text: text + priority(constraint), color: color(constraint, OverlayStyle.size), isSoft: isSoft(constraint))
  }

  // MARK: Positions

  private func positionMark(_ constraint: NSLayoutConstraint, _ first: Side, _ second: Side) -> ConstraintMark {
    let span = common(first.cross, second.cross)
    let isOneLine = abs(first.position - second.position) < 0.5
    let plain = constraint.constant == 0 && constraint.multiplier == 1
    let isAligned = constraint.firstAttribute == constraint.secondAttribute || first.isBaseline || first.isCenter
    if plain, isOneLine {
      let isInside = isNested(constraint.firstItem, constraint.secondItem)
      let suffix = symbol(constraint.relation) + priority(constraint)
      if isAligned, !isInside || first.isCenter || first.isBaseline {
        return ConstraintMark(
          kind: .alignment, axis: first.axis, from: first.position, to: first.position,
          cross: isInside ? widened(first.cross) : union(first.cross, second.cross), text: suffix,
          color: color(constraint, first.isBaseline ? OverlayStyle.baseline : OverlayStyle.alignment),
          isSoft: isSoft(constraint))
      }
      return ConstraintMark(
        kind: .flush, axis: first.axis, from: first.position, to: first.position, cross: span, text: suffix,
        color: color(constraint, OverlayStyle.distance), isSoft: isSoft(constraint))
    }
    // `first <= second - 8` is a gap of at least 8: the relation flips with the direction in which the gap is measured.
    let isBackwards = constraint.constant < 0 || (constraint.constant == 0 && first.position < second.position)
    var text = symbol(constraint.relation, flipped: isBackwards)
    if constraint.multiplier != 1 {
      text += "× \(ConstraintLabel.number(constraint.multiplier))"
      if constraint.constant != 0 { text += " \(ConstraintLabel.signed(constraint.constant))" }
    } else {
      text += (text.isEmpty ? "" : " ") + ConstraintLabel.number(abs(constraint.constant))
    }
    return ConstraintMark(
      kind: .dimension, axis: first.axis, from: second.position, to: first.position, cross: span,
      text: text + priority(constraint), color: color(constraint, OverlayStyle.distance), isSoft: isSoft(constraint))
  }

  // MARK: Sides

  /// Returns the side of a constraint whose other side refers to `other`; `nil` for an item outside of the picture.
  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, besides other: AnyObject?) -> Side? {
    guard let owner = owner(of: item), owner.isDescendant(of: root),
      let geometry = AttributeGeometry(attribute, in: LayoutDirection(owner.effectiveUserInterfaceLayoutDirection))
    else { return nil }
    let area = area(of: item, owner, geometry, besides: other)
    var side = Side(axis: geometry.axis, position: 0, rect: CGRect(area.frame.inset(by: area.metrics.alignmentInsets)))
    side.isLength = !geometry.isPosition
    side.isCenter = geometry.part == .center
    side.isBaseline = geometry.reference == .baseline
    side.position = side.isLength ? side.along.lowerBound : CGFloat(geometry.value(in: area.frame, area.metrics))
    return side
  }

  /// Returns the frame of an item in the picture, with the distances on which its attributes depend.
  private func area(
    of item: AnyObject?, _ owner: UIView, _ geometry: AttributeGeometry, besides other: AnyObject?
  ) -> (frame: Rectangle, metrics: ItemMetrics) {
    var metrics = ItemMetrics()
    if let guide = item as? UILayoutGuide {
      return (Rectangle(onPicture(guide.layoutFrame, of: owner)), metrics)
    }
    if let scrollView = owner as? UIScrollView, geometry.scrollArea == .content, let inner = self.owner(of: other),
      inner !== scrollView, inner.isDescendant(of: scrollView)
    {
      return (Rectangle(onPicture(scrollView.contentLayoutGuide.layoutFrame, of: owner)), metrics)
    }
    let frame = onPicture(owner.bounds, of: owner)
    let aligned = onPicture(owner.alignmentRect(forFrame: owner.bounds), of: owner)
    metrics.alignmentInsets = insets(from: frame, to: aligned)
    metrics.margins = insets(from: frame, to: onPicture(owner.bounds.inset(by: owner.layoutMargins), of: owner))
    if let baseline = baseline(of: owner, isFirst: true) { metrics.firstBaseline = Double(baseline - aligned.minY) }
    if let baseline = baseline(of: owner, isFirst: false) { metrics.lastBaseline = Double(aligned.maxY - baseline) }
    return (Rectangle(frame), metrics)
  }

  private func insets(from outer: CGRect, to inner: CGRect) -> Insets {
    Insets(
      left: Double(inner.minX - outer.minX), top: Double(inner.minY - outer.minY),
      right: Double(outer.maxX - inner.maxX), bottom: Double(outer.maxY - inner.maxY))
  }

  private func owner(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// Returns the baseline of a view in the picture; `nil` without text.
  private func baseline(of container: UIView, isFirst: Bool) -> CGFloat? {
    var view = container
    // A container provides the baseline of another view, which may be a container itself.
    for _ in 0..<32 {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view { break }
      view = next
    }
    guard let own = view.ownBaselines else { return nil }
    return onPicture(CGRect(x: 0, y: isFirst ? own.first : own.last, width: 0, height: 0), of: view).minY
  }

  private func onPicture(_ rect: CGRect, of view: UIView) -> CGRect {
    (view === root ? rect : view.convert(rect, to: root)).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }

  // MARK: Ranges and text

  private func common(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    let (low, high) = (max(a.lowerBound, b.lowerBound), min(a.upperBound, b.upperBound))
    return low <= high ? low...high : a
  }

  private func union(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    min(a.lowerBound, b.lowerBound) - 3...max(a.upperBound, b.upperBound) + 3
  }

  private func widened(_ a: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> { a.lowerBound - 5...a.upperBound + 5 }

  private func isNested(_ a: AnyObject?, _ b: AnyObject?) -> Bool {
    guard let a = owner(of: a), let b = owner(of: b) else { return false }
    return a.isDescendant(of: b) || b.isDescendant(of: a)
  }

  private func itemName(_ item: AnyObject, _ name: (UIView) -> String) -> String {
    if let view = item as? UIView { return name(view) }
    let guide = item as? UILayoutGuide
    return guide.map { AuthorName.guide($0.identifier, of: nil) } ?? ""
  }

  private func symbol(_ relation: NSLayoutConstraint.Relation, flipped: Bool = false) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: flipped ? "≥" : "≤"
    case .greaterThanOrEqual: flipped ? "≤" : "≥"
    }
  }

  private func priority(_ constraint: NSLayoutConstraint) -> String {
    constraint.priority == .required ? "" : " @\(ConstraintLabel.number(CGFloat(constraint.priority.rawValue)))"
  }

  private func isSoft(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.priority != .required || constraint.relation != .equal
  }

  private func color(_ constraint: NSLayoutConstraint, _ color: CGColor) -> CGColor {
    root.inspection.isBroken(constraint) ? OverlayStyle.broken : color
  }
}

/// Formats the numbers in overlays.
enum ConstraintLabel {
  /// Formats a number with at most three decimal places and without trailing zeros.
  static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? String(Int(saturating: Double(rounded))) : String(rounded)
  }

  static func signed(_ value: CGFloat) -> String { value < 0 ? "− \(number(-value))" : "+ \(number(value))" }
}
