// SPDX-License-Identifier: MIT

/// The greatest difference of a picture from its recording.
///
/// Other versions of Cairo, Pango or a font move the edges of shapes and letters by parts of a pixel. A tolerance accepts
/// this; layouts are better compared with ``expectLayout(of:named:record:fileID:filePath:line:column:function:)``.
public struct PictureTolerance: Hashable, Sendable {
  /// The share of pixels that may differ, from 0 to 1.
  public var pixels: Double
  /// The difference of a color component, from 0 to 1, up to which two pixels are equal.
  public var color: Double

  /// Creates a tolerance. Both shares are limited to the range from 0 to 1.
  ///
  /// - Parameters:
  ///   - pixels: The share of pixels that may differ. The default is 0.
  ///   - color: The difference of a color component up to which two pixels are equal. The default is 0.
  public init(pixels: Double = 0, color: Double = 0) {
    self.pixels = min(max(pixels, 0), 1)
    self.color = min(max(color, 0), 1)
  }

  /// Every byte of the file is equal.
  public static let exact = PictureTolerance()
}
