// SPDX-License-Identifier: MIT

/// The smoothing of a layer's contents when they are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a filter from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Each pixel is that of the nearest.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Pixels are mixed with their neighbors.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Reduced contents are prepared in several sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
