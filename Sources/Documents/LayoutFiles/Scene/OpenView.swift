// SPDX-License-Identifier: MIT

import Tinamou

/// A view whose position or size is ambiguous.
@MainActor
public struct OpenView {
  /// The ambiguous view.
  public let view: SceneView
  /// The ambiguous attributes (left, top, width or height) with their possible values, in points.
  public let intervals: [(attribute: NSLayoutConstraint.Attribute, values: ClosedRange<Double>)]

  /// The tolerance for rounding errors, in points.
  fileprivate static let minimumDifference = 0.001
}

extension LayoutScene {
  /// The ambiguous views in the file's order, including those whose ambiguity is intended.
  ///
  /// - Complexity: A copy of the layout, and sixteen incremental solutions for each ambiguous view.
  public var openViews: [OpenView] {
    let ambiguous = Set(window.inspection.ambiguousViews.map { ObjectIdentifier($0) })
    let candidates = views.filter { ambiguous.contains(ObjectIdentifier($0.view)) }
    let values = window.inspection.possibleValues(of: candidates.map(\.view))
    return zip(candidates, values).compactMap { view, values in values.flatMap { open(view, $0) } }
  }

  private func open(_ view: SceneView, _ values: [ClosedRange<Double>]) -> OpenView? {
    let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
    let intervals = zip(attributes, values).map { (attribute: $0, values: $1) }
    let open = intervals.filter { $0.values.upperBound - $0.values.lowerBound > OpenView.minimumDifference }
    return open.isEmpty ? nil : OpenView(view: view, intervals: open)
  }
}
