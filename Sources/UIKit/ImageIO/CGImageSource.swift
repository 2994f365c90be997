// SPDX-License-Identifier: MIT

/// The images of a file.
///
/// Differs from Image I/O: files are PNG and JPEG, and have one image.
public final class CGImageSource {
  let image: UIImage
  let bytes: Data

  init?(_ bytes: Data) {
    guard let image = UIImage(data: bytes) else { return nil }
    self.image = image
    self.bytes = bytes
  }
}

/// Reads bytes; `nil` for bytes that are not an image.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data))
}

/// Reads a file; `nil` for a file that is not an image.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).flatMap { CGImageSource($0) }
}

/// Returns the number of images: 1. Always `1`.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

/// Returns the type of the file.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  (isrc.bytes.first == 0x89 ? "public.png" : "public.jpeg") as NSString
}

/// Returns an image; `nil` for another number than 0.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  index == 0 ? isrc.image.cgImage : nil
}

/// Returns an image for a small view, no side of which is longer than ``kCGImageSourceThumbnailMaxPixelSize`` says, in pixels.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, options) else { return nil }
  let longest = CGFloat(max(image.width, image.height))
  guard let limit = options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber, CGFloat(limit.doubleValue) < longest
  else { return image }
  let scale = CGFloat(limit.doubleValue) / longest
  let size = CGSize(
    width: max(1, (CGFloat(image.width) * scale).rounded()), height: max(1, (CGFloat(image.height) * scale).rounded()))
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    isrc.image.draw(in: CGRect(origin: .zero, size: size))
  }.cgImage
}

/// Returns facts about an image: its size in pixels.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image.cgImage else { return nil }
  return [
    kCGImagePropertyPixelWidth as String: NSNumber(value: image.width),
    kCGImagePropertyPixelHeight as String: NSNumber(value: image.height),
  ] as NSDictionary
}

/// Returns facts about a file. Always `nil`.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? { nil }
