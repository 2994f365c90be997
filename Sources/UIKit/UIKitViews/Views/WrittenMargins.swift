// SPDX-License-Identifier: MIT

/// The margins of a view as they were set, before the safe area and the superview's margins are added.
package enum WrittenMargins {
  /// None were set.
  case standard
  /// The distances from the left and the right edge, in points.
  case absolute(UIEdgeInsets)
  /// The distances from the leading and the trailing edge, in points.
  case directional(NSDirectionalEdgeInsets)
}

extension UIView {
  /// The margins as they were set.
  package var writtenMargins: WrittenMargins {
    switch marginState.raw {
    case .standard: .standard
    case .absolute(let insets): .absolute(insets)
    case .directional(let insets): .directional(insets)
    }
  }

  /// The measurement overrides of the view; `nil` if it has none.
  package var currentMeasurementOverrides: MeasurementOverrides? { storedMeasurementOverrides }
}
