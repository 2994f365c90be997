// SPDX-License-Identifier: MIT

/// Where a view lies between back and front.
public struct ViewDepth: Hashable, Sendable {
  /// The view's name.
  public var view: String

  /// Its layer: the superview is at 0, larger is nearer to the reader.
  public var depth: Double
}
