// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutChecks
import Tinamou

/// The safe area and the margins that the canvas gives a top-level view, which a probe changes.
@MainActor
struct CanvasSurrounding {
  private let root: UIView
  private let safeArea: UIEdgeInsets
  /// The views with margins of their own: the top-level view and the contents of cells.
  private let margins: [(view: UIView, insets: NSDirectionalEdgeInsets)]

  /// The heights of the guides that controllers had before safe areas, with their constants.
  private let guides: [(height: NSLayoutConstraint, isTop: Bool, length: CGFloat)]

  /// Whether phones show the screen in landscape.
  private let isTurned: Bool

  init(of root: CanvasView, in scene: CanvasScene, isTurned: Bool) {
    self.isTurned = isTurned
    self.root = root.view
    safeArea = root.view.measurementOverrides.safeArea ?? .zero
    let contents = scene.views.filter {
      $0.interface.kind == .tableViewCellContentView && $0.view.isDescendant(of: root.view) && $0.view !== root.view
    }
    guides = root.view.constraints.compactMap { constraint in
      guard constraint.firstAttribute == .height, let guide = constraint.firstItem as? UILayoutGuide,
        guide.identifier.hasPrefix("_UIViewController")
      else { return nil }
      return (constraint, guide.identifier.hasSuffix("Top"), constraint.constant)
    }
    margins = ([root] + contents).map { ($0.view, $0.view.directionalLayoutMargins) }
  }

  /// Makes a change, or restores what was there, and returns by how many points edges have moved inward.
  func apply(_ change: SafeAreaProbe.Change?) -> CGFloat {
    var insets = safeArea
    var growth: CGFloat = 0
    switch change {
    case .top: (growth, insets.top) = moved(insets.top, by: SafeAreaProbe.Change.top.length)
    case .bottom: (growth, insets.bottom) = moved(insets.bottom, by: SafeAreaProbe.Change.bottom.length)
    case .sides where isTurned:
      growth = SafeAreaProbe.Change.sides.length
      insets.left += growth
      insets.right += growth
    case .margins: growth = SafeAreaProbe.Change.margins.length
    case .sides, nil: break
    }
    root.measurementOverrides.safeArea = insets
    root.measurementOverridesDidChange()
    for (height, isTop, length) in guides {
      height.constant = length + (isTop ? insets.top - safeArea.top : insets.bottom - safeArea.bottom)
    }
    for (view, own) in margins {
      var wider = own
      if change == .margins {
        wider.leading += growth
        wider.trailing += growth
      }
      view.directionalLayoutMargins = wider
    }
    root.layoutIfNeeded()
    return growth
  }

  /// An inset that is larger, or smaller if the screen has that of a phone without a home button already.
  private func moved(_ inset: CGFloat, by length: CGFloat) -> (growth: CGFloat, inset: CGFloat) {
    let hasIndicator = safeArea.bottom >= SafeAreaProbe.Change.bottom.length
    return hasIndicator && inset >= length ? (-length, inset - length) : (length, inset + length)
  }
}
