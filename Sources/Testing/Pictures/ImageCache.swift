// SPDX-License-Identifier: MIT

import CCairo
import Foundation
import LayoutModel
import Tinamou

/// Decodes images for Cairo, each once.
final class ImageCache {
  private var surfaces: [Data: OpaquePointer] = [:]
  /// The total number of pixels of the images.
  private var pixelCount = 0

  /// The maximum number of pixels of all images in a picture; a pixel takes 4 bytes.
  private static let maximumPixelCount = 2 * ImageFault.maximumPixelCount

  deinit { for surface in surfaces.values { cairo_surface_destroy(surface) } }

  /// Returns the pixels of an image. Errors contain the name of its file. The cache owns the pixels.
  func pixels(of image: DrawingCommand.Image) throws(PictureError) -> OpaquePointer? {
    do throws(PictureError) {
      switch image.content {
      case .png(let data): return try png(data)
      case .jpeg(let data): return try jpeg(data)
      case .commands: return nil
      }
    } catch {
      guard case .invalidImage(let reason, nil) = error, let file = image.file else { throw error }
      throw .invalidImage(reason: reason, file: file.path)
    }
  }

  /// Decodes an image without storing it. An error means that it cannot be shown.
  static func check(_ image: DrawingCommand.Image) throws(PictureError) {
    _ = try ImageCache().pixels(of: image)
  }

  /// Rejects an image that is damaged or too large before it is decoded.
  private func makeRoom(for data: Data) throws(PictureError) {
    if let fault = ImageFault(of: data) { throw .invalidImage(reason: fault.reason) }
    guard let size = UIImage(data: data)?.size else { throw .invalidImage(reason: ImageFault.unknownFormat.reason) }
    pixelCount += Int(saturating: Double(size.width * size.height))
    guard pixelCount <= Self.maximumPixelCount else {
      throw .invalidImage(reason: "the images of a picture have at most \(Self.maximumPixelCount) pixels together")
    }
  }

  /// Returns the pixels of a PNG file. The cache owns them.
  func png(_ data: Data) throws(PictureError) -> OpaquePointer {
    if let surface = surfaces[data] { return surface }
    try makeRoom(for: data)
    let surface = PNGReader.surface(data)
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .invalidImage(reason: String(cString: cairo_status_to_string(status)))
    }
    surfaces[data] = surface
    return surface
  }

  /// Returns the pixels of a JPEG file. The cache owns them.
  func jpeg(_ data: Data) throws(PictureError) -> OpaquePointer {
    if let surface = surfaces[data] { return surface }
    try makeRoom(for: data)
    let image = try JPEGDecoder.decode(data)
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(image.width), Int32(image.height)),
      let bytes = cairo_image_surface_get_data(surface)
    else { throw .invalidImage(reason: "a JPEG of \(image.width) by \(image.height) pixels does not fit in memory") }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<image.height {
      let row = UnsafeMutableRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<image.width { row[x] = image.pixels[y * image.width + x] }
    }
    cairo_surface_mark_dirty(surface)
    surfaces[data] = surface
    return surface
  }
}
