// SPDX-License-Identifier: MIT

extension UIImage {
  /// Returns the contents of a PNG file with the image; `nil` for an empty image.
  ///
  /// Differs from UIKit: an image that was read from a PNG file returns the file's data. Any other image is drawn by the module
  /// `Pictures`, and the result is `nil` in a program without it.
  public func pngData() -> Data? {
    guard properties.pixels.width > 0 || size.width > 0 else { return nil }
    if case .png(let data) = properties.content, properties.orientation == .up { return data }
    return ImageEncoder.current?.png(of: drawable(tint: nil), scale: scale)
  }

  /// Returns the contents of a JPEG file with the image; `nil` for an empty image.
  ///
  /// Differs from UIKit: an image that was read from a JPEG file returns the file's data; the quality is ignored. The contents for any
  /// other image are those of a PNG file, which `UIImage(data:)` reads as well.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if case .jpeg(let data) = properties.content { return data }
    return pngData()
  }

  /// Returns the contents of a file with the image; `nil` for an empty image.
  ///
  /// Differs from UIKit: the contents are those of a PNG file, not of an HEIC file.
  public func heicData() -> Data? { pngData() }
}
