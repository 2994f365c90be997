// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// The constraints do not determine a position or a size.
///
/// A view that is connected by constraints to an ambiguous view is ambiguous with it, so connected views are reported
/// together in one finding.
public enum AmbiguityRule: LayoutRule {
  /// The identifier of the rule.
  public static let id = RuleID.ambiguousLayout

  /// The minimum difference that counts, in points. Smaller differences are rounding errors.
  private static let minimumDifference = 0.001
  /// The minimum difference that counts, in points, where contents could share a shortage of space differently. Smaller
  /// differences come from rounding content sizes.
  private static let minimumShare = 2.5

  /// The undetermined values of a view along an axis.
  private struct OpenView {
    let view: UIView
    let axis: LayoutAxis
    let values: [OpenValue]
  }

  /// Returns the findings of the rule in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    let open = openViews(in: layout)
    return groups(of: open, in: layout).compactMap { finding(of: $0, in: layout) }
  }

  // MARK: Ambiguous views

  private static func openViews(in layout: CheckedLayout) -> [OpenView] {
    let views = layout.description.views.filter {
      layout.isAmbiguous($0) && !MissingConstraintsRule.applies(to: $0, in: layout)
    }
    let intervals = layout.root.inspection.possibleValues(of: views)
    return zip(views, intervals).flatMap { view, intervals -> [OpenView] in
      let values = intervals.map(openValues(in:)) ?? []
      return LayoutAxis.allCases.compactMap { axis in
        let own = values.filter { $0.quantity.axis == axis }
        return own.isEmpty ? nil : OpenView(view: view, axis: axis, values: own)
      }
    }
  }

  /// The ambiguous values among the intervals of x, y, width and height.
  private static func openValues(in intervals: [ClosedRange<Double>]) -> [OpenValue] {
    zip(OpenValue.Quantity.allCases, intervals).compactMap { quantity, values in
      guard values.upperBound - values.lowerBound > minimumDifference else { return nil }
      return OpenValue(
        quantity: quantity, minimum: values.lowerBound.isFinite ? values.lowerBound : nil,
        maximum: values.upperBound.isFinite ? values.upperBound : nil)
    }
  }

  // MARK: Groups

  /// Groups the ambiguous views of each axis: views that contain each other or share a constraint are in one group.
  private static func groups(of open: [OpenView], in layout: CheckedLayout) -> [[OpenView]] {
    LayoutAxis.allCases.flatMap { axis -> [[OpenView]] in
      let members = open.filter { $0.axis == axis }
      let indices = Dictionary(
        members.enumerated().map { (ObjectIdentifier($0.element.view), $0.offset) },
        uniquingKeysWith: { first, _ in first })
      var sets = DisjointSets(count: members.count)
      for (index, member) in members.enumerated() {
        if let parent = member.view.superview.flatMap({ indices[ObjectIdentifier($0)] }) { sets.join(index, parent) }
      }
      for constraint in layout.constraints where constraint.firstAttribute.axis == axis {
        let ends = layout.views(of: constraint).compactMap { indices[ObjectIdentifier($0)] }
        if ends.count == 2 { sets.join(ends[0], ends[1]) }
      }
      var firstInStack: [ObjectIdentifier: Int] = [:]
      for (index, member) in members.enumerated() {
        guard let stack = member.view.superview as? UIStackView else { continue }
        let first = firstInStack[ObjectIdentifier(stack)] ?? index
        firstInStack[ObjectIdentifier(stack)] = first
        sets.join(first, index)
      }
      return sets.groups.map { $0.map { members[$0] } }
    }
  }

  private static func finding(of group: [OpenView], in layout: CheckedLayout) -> Finding? {
    let meant = group.filter { !isMeant($0, in: layout) }
    guard let first = meant.first, group.contains(where: { layout.isShown($0.view) }) else { return nil }
    let remedy = remedy(for: meant, first: first)
    if remedy.isAboutContents, meant.allSatisfy({ $0.values.allSatisfy(isSmall) }) { return nil }
    return Finding(
      id, subjects: meant.map { layout.description.subject(of: $0.view) }, details: .open(first.values),
      remedy: remedy, at: layout.description.location(of: first.view, .whole))
  }

  private static func isMeant(_ open: OpenView, in layout: CheckedLayout) -> Bool {
    let intentions = layout.description.intentions(of: open.view)
    if intentions.contains(.mayBeOpen) { return true }
    return intentions.contains(.mayHaveOpenSize) && open.values.allSatisfy(\.quantity.isSize)
  }

  private static func isSmall(_ value: OpenValue) -> Bool {
    guard let minimum = value.minimum, let maximum = value.maximum else { return false }
    return maximum - minimum < minimumShare
  }

  // MARK: Remedies

  private static func remedy(for group: [OpenView], first: OpenView) -> Remedy {
    let axis = first.axis
    let withSize = group.filter { open in
      let size = open.view.intrinsicContentSize
      return open.values.contains(where: \.quantity.isSize) && (axis == .horizontal ? size.width : size.height) >= 0
    }
    if withSize.count > 1 { return isTooLong(withSize, axis) ? .raiseCompression(axis) : .raiseHugging(axis) }
    if group.contains(where: { $0.view.superview is UIScrollView }) { return .completeScrollContent(axis) }
    let needsPosition = first.values.contains { !$0.quantity.isSize }
    let needsSize = first.values.contains(where: \.quantity.isSize)
    return needsSize && !needsPosition ? .addSize(axis) : needsPosition ? .addPosition(axis) : .addConstraints
  }

  private static func isTooLong(_ views: [OpenView], _ axis: LayoutAxis) -> Bool {
    let total = views.reduce(0) { sum, open in
      let size = open.view.intrinsicContentSize
      return sum + (axis == .horizontal ? size.width : size.height)
    }
    let room = views.reduce(0) { $0 + (axis == .horizontal ? $1.view.bounds.width : $1.view.bounds.height) }
    return total > room
  }
}

extension Remedy {
  /// Whether content hugging or compression resistance priorities would resolve the ambiguity.
  fileprivate var isAboutContents: Bool {
    switch self {
    case .raiseHugging, .raiseCompression: true
    default: false
    }
  }
}
