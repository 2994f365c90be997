// SPDX-License-Identifier: MIT

import Foundation

/// A placed view of a document: where it was found to be beside where the document says.
public struct FidelityView: Codable, Hashable, Sendable {
  /// The scene's identifier.
  public let scene: String
  /// The view's identifier.
  public let id: String
  /// A name for people.
  public let name: String
  /// The name of its element.
  public let kind: String
  /// What places it, such as `stack`, `margin` or `content size`.
  public let rules: [String]
  /// The stored frame: x, y, width and height, in points, in the superview's coordinates.
  public let stored: [Double]
  /// The frame that layout found, likewise.
  public let found: [Double]
  /// How far the numbers may lie apart, in points.
  public let tolerance: Double
  /// The line of the stored frame, from 1.
  public let line: Int
  /// The column of the stored frame, from 1.
  public let column: Int
  /// The identifiers of the constraints that mention the view.
  public let constraints: [String]

  /// How far apart the frames are: the greatest of the four distances, in points.
  public var error: Double {
    zip(stored, found).map { abs($0 - $1) }.max() ?? 0
  }

  /// Whether all four numbers are near enough.
  public var isHit: Bool { error <= tolerance }
}
