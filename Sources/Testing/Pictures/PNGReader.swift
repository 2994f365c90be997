// SPDX-License-Identifier: MIT

import CCairo
import Foundation

/// Passes the bytes of a PNG file to Cairo in chunks.
final class PNGReader {
  private let data: Data
  private var offset = 0

  private init(_ data: Data) { self.data = data }

  /// Returns a surface with the pixels of a file, which the caller destroys. Its status tells whether the file was read.
  static func surface(_ data: Data) -> OpaquePointer? {
    let reader = PNGReader(data)
    return withExtendedLifetime(reader) {
      cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
          let reader = Unmanaged<PNGReader>.fromOpaque(closure).takeUnretainedValue()
          guard reader.offset + Int(count) <= reader.data.count else { return CAIRO_STATUS_READ_ERROR }
          let start = reader.data.startIndex + reader.offset
          reader.data.copyBytes(to: target, from: start..<start + Int(count))
          reader.offset += Int(count)
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(reader).toOpaque())
    }
  }
}
