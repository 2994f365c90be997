// SPDX-License-Identifier: MIT

/// An image: what matters to layout.
public enum DescribedImage: Sendable, Hashable {
  /// A symbol; a weight is `unspecified` if none was set.
  case symbol(name: String, pointSize: Double?, weight: String)
  /// Another image of a size, in points.
  case sized(width: Double, height: Double)
}
