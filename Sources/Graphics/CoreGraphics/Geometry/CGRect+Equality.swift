// SPDX-License-Identifier: MIT

extension CGPoint {
  /// Whether both coordinates are equal. Equivalent to `==`.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether width and height are equal. Equivalent to `==`.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Whether origin and size are equal. Equivalent to `==`.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
