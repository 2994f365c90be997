// SPDX-License-Identifier: MIT

/// The frames of the columns of a split view.
@MainActor
struct SplitColumns {
  let bounds: CGRect
  let hasSupplementary: Bool
  /// Whether the primary column is at the right edge.
  let isOnRight: Bool
  let primary: CGFloat
  let supplementary: CGFloat
  /// Whether columns are side by side without overlapping.
  let isTiled: Bool

  /// The minimum width for showing the primary column beside the secondary one by default, in points.
  static let wide: CGFloat = 1024
  /// The minimum width for showing three columns side by side by default, in points.
  static let veryWide: CGFloat = 1366
  /// The default width of a column, in points.
  static let standard: CGFloat = 320
  /// The width of the line between two columns, in points.
  private static let line: CGFloat = 0.5

  /// Returns the width of a column in a split view that is `total` points wide.
  static func width(
    in total: CGFloat, _ preferred: CGFloat, _ fraction: CGFloat, _ least: CGFloat, _ most: CGFloat
  ) -> CGFloat {
    func given(_ value: CGFloat) -> CGFloat? { value == UISplitViewController.automaticDimension ? nil : value }
    let wanted = given(preferred) ?? given(fraction).map { $0 * total } ?? standard
    return min(max(wanted, given(least) ?? 0), given(most) ?? max(standard, wanted), total)
  }

  /// Returns the display mode for a preferred mode. `automatic` is resolved from the available width.
  func resolved(_ preferred: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode {
    guard preferred == .automatic else {
      if !hasSupplementary, preferred.rawValue >= UISplitViewController.DisplayMode.twoBesideSecondary.rawValue {
        return .oneBesideSecondary
      }
      return preferred
    }
    if bounds.width >= SplitColumns.veryWide, hasSupplementary { return .twoBesideSecondary }
    return bounds.width >= SplitColumns.wide || hasSupplementary ? .oneBesideSecondary : .secondaryOnly
  }

  /// Returns the frames with an inspector beside the secondary column, opposite to the primary one.
  func adding(
    inspectorOfWidth width: CGFloat, to frames: [UISplitViewController.Column: CGRect]
  ) -> [UISplitViewController.Column: CGRect] {
    var result = frames
    guard var secondary = frames[.secondary] else { return frames }
    let width = min(width, secondary.width)
    result[.inspector] = CGRect(
      x: isOnRight ? secondary.minX : secondary.maxX - width, y: secondary.minY, width: width, height: secondary.height)
    let taken = min(width + SplitColumns.line, secondary.width)
    secondary.size.width -= taken
    if isOnRight { secondary.origin.x += taken }
    result[.secondary] = secondary
    return result
  }

  /// Returns the frames of a primary column that floats above the secondary one, which has the whole width.
  func floating(
    _ frames: [UISplitViewController.Column: CGRect], safeTop: CGFloat
  ) -> [UISplitViewController.Column: CGRect] {
    guard let space = InterfaceGeneration.current.metrics.screens.floatingColumn, let column = frames[.primary] else {
      return frames
    }
    let top = safeTop + space.top
    let primary = CGRect(
      x: isOnRight ? bounds.maxX - space.left - column.width : bounds.minX + space.left, y: bounds.minY + top,
      width: column.width, height: max(0, bounds.height - top - space.bottom))
    return [.primary: primary, .secondary: bounds]
  }

  /// Returns the frames of the visible columns.
  func frames(_ mode: UISplitViewController.DisplayMode) -> [UISplitViewController.Column: CGRect] {
    var result: [UISplitViewController.Column: CGRect] = [:]
    var x = bounds.minX
    func put(_ column: UISplitViewController.Column, _ width: CGFloat) {
      result[column] = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      x += width + SplitColumns.line
    }
    let takesRoom: Bool
    switch mode {
    case .automatic, .secondaryOnly: takesRoom = true
    case .oneBesideSecondary, .oneOverSecondary:
      put(hasSupplementary ? .supplementary : .primary, hasSupplementary ? supplementary : primary)
      takesRoom = mode == .oneBesideSecondary && isTiled
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      put(.primary, primary)
      put(.supplementary, supplementary)
      takesRoom = mode != .twoOverSecondary && isTiled
    }
    let start = takesRoom ? x : bounds.minX
    result[.secondary] = CGRect(
      x: start, y: bounds.minY, width: max(0, bounds.maxX - start), height: bounds.height)
    return isOnRight ? result.mapValues { $0.mirrored(in: bounds) } : result
  }
}
