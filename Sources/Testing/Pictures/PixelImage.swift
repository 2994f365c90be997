// SPDX-License-Identifier: MIT

import CCairo
import Foundation
import Tinamou

/// The pixels of a picture, in rows from the top.
package struct PixelImage {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The pixels, each with alpha in the most significant byte, then red, green and blue multiplied by alpha.
  package var pixels: [UInt32]

  /// Creates an image with equal pixels.
  package init(width: Int, height: Int, pixel: UInt32) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: pixel, count: width * height)
  }

  /// Reads a PNG file.
  package init(png data: Data) throws(PictureError) {
    guard let surface = PNGReader.surface(data) else { throw .renderer(reason: "out of memory") }
    defer { cairo_surface_destroy(surface) }
    try self.init(surface)
  }

  /// Copies the pixels of a surface.
  init(_ surface: OpaquePointer) throws(PictureError) {
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface) else {
      throw .invalidImage(reason: String(cString: cairo_status_to_string(status)))
    }
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    self.width = width
    self.height = height
    let stride = Int(cairo_image_surface_get_stride(surface))
    pixels = [UInt32](unsafeUninitializedCapacity: width * height) { copy, count in
      if let start = copy.baseAddress {
        for y in 0..<height { memcpy(start + y * width, bytes + y * stride, 4 * width) }
      }
      count = width * height
    }
    // Cairo reads a file without transparency into pixels whose first byte is undefined.
    guard cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 else { return }
    pixels.withUnsafeMutableBufferPointer { pixels in
      var index = 0
      while index < pixels.count {
        pixels[index] |= 0xFF00_0000
        index += 1
      }
    }
  }

  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Returns the image as a PNG file.
  func png() throws(PictureError) -> Data {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let bytes = cairo_image_surface_get_data(surface)
    else { throw .renderer(reason: "out of memory") }
    defer { cairo_surface_destroy(surface) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    pixels.withUnsafeBytes { pixels in
      guard let start = pixels.baseAddress else { return }
      for y in 0..<height { memcpy(bytes + y * stride, start + 4 * y * width, 4 * width) }
    }
    cairo_surface_mark_dirty(surface)
    return try ByteCollector.collect { cairo_surface_write_to_png_stream(surface, $0, $1) }
  }
}

/// Draws images into PNG files for `UIImage.pngData()`, which looks up this class by its name.
final class ImageFileEncoder: ImageEncoding {
  static func png(of image: DrawingCommand.Image, scale: CGFloat) -> Data? {
    let area = CGRect(origin: .zero, size: image.size)
    return try? Picture(size: image.size, scale: scale, commands: [.image(image, in: area)]).png()
  }
}
