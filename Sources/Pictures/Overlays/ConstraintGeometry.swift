// SPDX-License-Identifier: MIT

import Foundation
import LayoutModel
import Tinamou

/// Computes where the sides of a constraint are in a picture.
@MainActor
struct ConstraintGeometry {
  let root: UIView

  /// An attribute of an item: a position on an axis, or a length along it.
  private struct Side {
    var axis: NSLayoutConstraint.Axis
    /// The position of the attribute on the axis; for a length, the start of the item.
    var place: CGFloat
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

  /// The mark of a constraint; `nil` when an item is not in the picture or not drawn.
  func mark(of constraint: NSLayoutConstraint, name: (UIView) -> String) -> ConstraintMark? {
    guard !constraint.isBetweenDistances, let first = side(constraint.firstItem, constraint.firstAttribute) else {
      return nil
    }
    if first.isLength { return sizeMark(constraint, first, name) }
    guard let second = side(constraint.secondItem, constraint.secondAttribute), second.axis == first.axis else {
      return nil
    }
    return placeMark(constraint, first, second)
  }

  // MARK: Lengths

  private func sizeMark(_ constraint: NSLayoutConstraint, _ side: Side, _ name: (UIView) -> String) -> ConstraintMark? {
    var text = symbol(constraint.relation)
    let number = ConstraintText.number(constraint.constant)
    if let second = constraint.secondItem {
      let isSame = second === constraint.firstItem
      // Guides created for layout text have names that begin with an underscore, which would not help a reader.
      let isHelper = (second as? UILayoutGuide)?.identifier.hasPrefix("_") ?? false
      let other = isSame ? (constraint.secondAttribute == .height ? "height" : "width") : itemName(second, name)
      let factor = constraint.multiplier == 1 ? "" : "\(ConstraintText.number(constraint.multiplier)) × "
      let offset = constraint.constant == 0 ? "" : constraint.constant < 0 ? " − \(number.dropFirst())" : " + \(number)"
      text = (text.isEmpty ? "= " : text + " ") + factor + (isHelper ? "" : other) + offset
      if isHelper { text = text.trimmingCharacters(in: .whitespaces) }
    } else {
      text += (text.isEmpty ? "" : " ") + number
    }
    let (cross, room) = (side.cross, side.cross.upperBound - side.cross.lowerBound)
    // The mark is inside near the far edge, or beside an item that is too thin.
    let place = room >= 26 ? cross.upperBound - 6 : cross.upperBound + 6
    return ConstraintMark(
      kind: .dimension, axis: side.axis, from: side.along.lowerBound, to: side.along.upperBound, cross: place...place,
      text: text + priority(constraint), color: color(constraint, OverlayStyle.size), isSoft: isSoft(constraint))
  }

  // MARK: Positions

  private func placeMark(_ constraint: NSLayoutConstraint, _ first: Side, _ second: Side) -> ConstraintMark {
    let span = common(first.cross, second.cross)
    let isOneLine = abs(first.place - second.place) < 0.5
    let plain = constraint.constant == 0 && constraint.multiplier == 1
    let isAligned = constraint.firstAttribute == constraint.secondAttribute || first.isBaseline || first.isCenter
    if plain, isOneLine {
      let isInside = isNested(constraint.firstItem, constraint.secondItem)
      let suffix = symbol(constraint.relation) + priority(constraint)
      if isAligned, !isInside || first.isCenter || first.isBaseline {
        return ConstraintMark(
          kind: .alignment, axis: first.axis, from: first.place, to: first.place,
          cross: isInside ? widened(first.cross) : union(first.cross, second.cross), text: suffix,
          color: color(constraint, first.isBaseline ? OverlayStyle.baseline : OverlayStyle.alignment),
          isSoft: isSoft(constraint))
      }
      return ConstraintMark(
        kind: .flush, axis: first.axis, from: first.place, to: first.place, cross: span, text: suffix,
        color: color(constraint, OverlayStyle.distance), isSoft: isSoft(constraint))
    }
    // `first <= second - 8` is a gap of at least 8: the relation flips with the direction in which the gap is measured.
    let isBackwards = constraint.constant < 0 || (constraint.constant == 0 && first.place < second.place)
    var text = symbol(constraint.relation, flipped: isBackwards)
    if constraint.multiplier != 1 {
      text += "× \(ConstraintText.number(constraint.multiplier))"
      if constraint.constant != 0 { text += " \(ConstraintText.signed(constraint.constant))" }
    } else {
      text += (text.isEmpty ? "" : " ") + ConstraintText.number(abs(constraint.constant))
    }
    return ConstraintMark(
      kind: .dimension, axis: first.axis, from: second.place, to: first.place, cross: span,
      text: text + priority(constraint), color: color(constraint, OverlayStyle.distance), isSoft: isSoft(constraint))
  }

  // MARK: Sides

  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Side? {
    guard let rect = rect(of: item) else { return nil }
    let isRightToLeft = owner(of: item)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func across(_ place: CGFloat, _ rect: CGRect) -> Side { Side(axis: .horizontal, place: place, rect: rect) }
    func down(_ place: CGFloat, _ rect: CGRect) -> Side { Side(axis: .vertical, place: place, rect: rect) }
    let inner = insideMargins(item, rect)
    var side: Side
    switch attribute {
    case .left: side = across(rect.minX, rect)
    case .right: side = across(rect.maxX, rect)
    case .leading: side = across(isRightToLeft ? rect.maxX : rect.minX, rect)
    case .trailing: side = across(isRightToLeft ? rect.minX : rect.maxX, rect)
    case .leftMargin: side = across(inner.minX, rect)
    case .rightMargin: side = across(inner.maxX, rect)
    case .leadingMargin: side = across(isRightToLeft ? inner.maxX : inner.minX, rect)
    case .trailingMargin: side = across(isRightToLeft ? inner.minX : inner.maxX, rect)
    case .top: side = down(rect.minY, rect)
    case .bottom: side = down(rect.maxY, rect)
    case .topMargin: side = down(inner.minY, rect)
    case .bottomMargin: side = down(inner.maxY, rect)
    case .centerX, .centerXWithinMargins:
      side = across(attribute == .centerX ? rect.midX : inner.midX, rect)
      side.isCenter = true
    case .centerY, .centerYWithinMargins:
      side = down(attribute == .centerY ? rect.midY : inner.midY, rect)
      side.isCenter = true
    case .firstBaseline, .lastBaseline:
      side = down(baseline(of: item, attribute) ?? rect.maxY, rect)
      side.isBaseline = true
    case .width:
      side = across(rect.minX, rect)
      side.isLength = true
    case .height:
      side = down(rect.minY, rect)
      side.isLength = true
    case .notAnAttribute: return nil
    }
    return side
  }

  private func owner(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// The item's alignment rectangle in the picture; `nil` for an item outside of it.
  private func rect(of item: AnyObject?) -> CGRect? {
    guard let owner = owner(of: item), owner.isDescendant(of: root) else { return nil }
    if let guide = item as? UILayoutGuide { return onPicture(guide.layoutFrame, of: owner) }
    return onPicture(owner.alignmentRect(forFrame: owner.bounds), of: owner)
  }

  private func insideMargins(_ item: AnyObject?, _ rect: CGRect) -> CGRect {
    guard let view = item as? UIView else { return rect }
    return onPicture(view.bounds.inset(by: view.layoutMargins), of: view)
  }

  private func baseline(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    guard var view = item as? UIView else { return nil }
    let isFirst = attribute == .firstBaseline
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
    return guide.map { $0.identifier.isEmpty ? "guide" : $0.identifier } ?? ""
  }

  private func symbol(_ relation: NSLayoutConstraint.Relation, flipped: Bool = false) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: flipped ? "≥" : "≤"
    case .greaterThanOrEqual: flipped ? "≤" : "≥"
    }
  }

  private func priority(_ constraint: NSLayoutConstraint) -> String {
    constraint.priority == .required ? "" : " @\(ConstraintText.number(CGFloat(constraint.priority.rawValue)))"
  }

  private func isSoft(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.priority != .required || constraint.relation != .equal
  }

  private func color(_ constraint: NSLayoutConstraint, _ color: CGColor) -> CGColor {
    root.inspection.isBroken(constraint) ? OverlayStyle.broken : color
  }
}

/// Formats the numbers in overlays.
enum ConstraintText {
  /// Formats a number with at most three decimal places and without trailing zeros.
  static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? String(Int(saturating: Double(rounded))) : String(rounded)
  }

  static func signed(_ value: CGFloat) -> String { value < 0 ? "− \(number(-value))" : "+ \(number(value))" }
}
