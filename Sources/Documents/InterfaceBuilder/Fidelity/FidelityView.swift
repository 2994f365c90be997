// SPDX-License-Identifier: MIT

import Foundation

/// A compared view of a document: its solved frame and the stored one.
public struct FidelityView: Codable, Hashable, Sendable {
  /// The scene's identifier.
  public let scene: String
  /// The view's identifier.
  public let id: String
  /// A readable name of the view.
  public let name: String
  /// The name of its element.
  public let kind: String
  /// The rules that position the view, such as `stack`, `margin` or `content size`.
  public let rules: [String]
  /// The stored frame: x, y, width and height, in points, in the superview's coordinates.
  public let stored: [Double]
  /// The solved frame: x, y, width and height, in points, in the superview's coordinates.
  public let found: [Double]
  /// The maximum difference, in points.
  public let tolerance: Double
  /// The line of the stored frame, from 1.
  public let line: Int
  /// The column of the stored frame, from 1.
  public let column: Int
  /// The identifiers of the constraints that refer to the view.
  public let constraints: [String]

  /// The error of the frame: the maximum of the four differences, in points.
  public var error: Double {
    zip(stored, found).map { abs($0 - $1) }.max() ?? 0
  }

  /// Whether all four differences are within the tolerance.
  public var isHit: Bool { error <= tolerance }
}
