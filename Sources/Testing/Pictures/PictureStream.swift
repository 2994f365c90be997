// SPDX-License-Identifier: MIT

import CPNG
import Foundation
import Tinamou

/// Pictures one after another, of which only what changes is encoded.
@MainActor
package final class PictureStream {
  /// The change from a picture to the next: rows that move, and then parts that are drawn.
  package struct Change {
    /// The size of the whole picture, in pixels.
    package let width, height: Int
    /// A part of the picture that moves; `nil` if none does.
    package let move: PixelMove?
    /// The parts that are drawn, each as a PNG file.
    package let parts: [(area: PixelArea, png: Data)]
  }

  private var last: Picture?
  private var pixels: PixelImage?

  /// Creates a stream without pictures.
  package init() {}

  /// Returns the change from the last picture; `nil` if they are equal.
  ///
  /// - Complexity: Linear in the number of pixels, unless the drawings of both are equal.
  package func change(to picture: Picture) throws(PictureError) -> Change? {
    if picture == last { return nil }
    let new = try picture.rasterized()
    defer { (last, pixels) = (picture, new) }
    guard let old = pixels, old.width == new.width, old.height == new.height else {
      return try Self.change(to: new, PixelDifference(move: nil, areas: [new.area]))
    }
    let difference = PixelDifference(from: old, to: new)
    return difference.areas.isEmpty && difference.move == nil ? nil : try Self.change(to: new, difference)
  }

  private static func change(to new: PixelImage, _ difference: PixelDifference) throws(PictureError) -> Change {
    var parts: [(area: PixelArea, png: Data)] = []
    for area in difference.areas { parts.append((area, try new.fastPNG(of: area))) }
    return Change(width: new.width, height: new.height, move: difference.move, parts: parts)
  }
}

extension PixelImage {
  /// A part of the image as a PNG file that is a third larger than other files and is made four times faster.
  ///
  /// For opaque pixels, such as those of a screen: the file would show others darker than they are.
  fileprivate func fastPNG(of area: PixelArea) throws(PictureError) -> Data {
    // The rows before they are compressed, with some room for the rest of the file.
    var count = (4 * area.width + 6) * area.height + 1024
    guard let file = malloc(count) else { throw .renderer(reason: "out of memory") }
    let isWritten = pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return Int32(0) }
      return tinamou_png_write_fast(
        file, &count, start + area.y * width + area.x, UInt32(area.width), UInt32(area.height), UInt32(width))
    }
    defer { free(file) }
    guard isWritten != 0 else { throw .renderer(reason: "the picture cannot be compressed") }
    return Data(bytes: file, count: count)
  }
}
