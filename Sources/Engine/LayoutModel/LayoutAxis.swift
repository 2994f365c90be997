// SPDX-License-Identifier: MIT

/// The direction along which an attribute is measured. Raw values are UIKit's: `NSLayoutConstraint.Axis` is this type.
public enum LayoutAxis: Int, Sendable, CaseIterable {
  case horizontal = 0
  case vertical = 1
}

extension LayoutAxis {
  /// The other axis.
  package var perpendicular: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  /// The attribute of the length along the axis.
  package var size: LayoutAttribute { self == .horizontal ? .width : .height }

  /// The attribute of the midpoint on the axis.
  package var center: LayoutAttribute { self == .horizontal ? .centerX : .centerY }

  /// The name of the case.
  package var name: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// The direction in which lines of text, and layouts with them, are read.
public enum LayoutDirection: Int8, Sendable, CaseIterable {
  case leftToRight = 0
  case rightToLeft = 1
}
