// SPDX-License-Identifier: MIT

import Tinamou

/// A view whose place or size could be different while every constraint held as well.
@MainActor
public struct OpenView {
  /// The view.
  public let view: SceneView
  /// What is open: left, top, width or height, with the values that it could have, in points.
  public let intervals: [(attribute: NSLayoutConstraint.Attribute, values: ClosedRange<Double>)]

  /// Differences smaller than this, in points, come from arithmetic and are not counted.
  fileprivate static let leastDifference = 0.001
}

extension LayoutScene {
  /// The views that the layout leaves open, in the file's order, those among them that may be open included.
  ///
  /// - Complexity: four questions to the solver for each ambiguous view.
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
