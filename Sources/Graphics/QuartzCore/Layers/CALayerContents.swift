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

/// The format in which the contents of a layer are stored.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a format from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Eight bits for each component.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// A half-precision number for each component.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Eight bits of gray.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
