// SPDX-License-Identifier: MIT

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
