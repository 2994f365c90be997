// SPDX-License-Identifier: MIT

import Foundation

// Texts of points, sizes and rectangles are those of Apple's platforms, so that what a program prints is the same.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates in parentheses, such as `(10.0, 20.0)`.
  public var debugDescription: String { "(\(x.native), \(y.native))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and height in parentheses, such as `(100.0, 50.0)`.
  public var debugDescription: String { "(\(width.native), \(height.native))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The coordinates, width and height in parentheses, such as `(10.0, 20.0, 100.0, 50.0)`.
  public var debugDescription: String {
    "(\(origin.x.native), \(origin.y.native), \(size.width.native), \(size.height.native))"
  }
}

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
