// SPDX-License-Identifier: MIT

extension CGPoint {
  /// Whether both coordinates are equal: the method form of `==`.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether both lengths are equal: the method form of `==`.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Whether origin and size are equal: the method form of `==`.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
