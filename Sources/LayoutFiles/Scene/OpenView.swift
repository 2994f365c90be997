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
  fileprivate static let leastDifference = 0.001
}

extension LayoutScene {
  /// The ambiguous views in the file's order, including those whose ambiguity is intended.
  ///
  /// - Complexity: Four queries of the solver for each ambiguous view.
  public var openViews: [OpenView] {
    let ambiguous = Set(window.inspection.ambiguousViews.map { ObjectIdentifier($0) })
    return views.filter { ambiguous.contains(ObjectIdentifier($0.view)) }.compactMap(open)
  }

  private func open(_ view: SceneView) -> OpenView? {
    let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
    let intervals = attributes.compactMap { attribute in
      view.view.inspection.possibleValues(of: attribute).map { (attribute: attribute, values: $0) }
    }
    let open = intervals.filter { $0.values.upperBound - $0.values.lowerBound > OpenView.leastDifference }
    return open.isEmpty ? nil : OpenView(view: view, intervals: open)
  }
}
