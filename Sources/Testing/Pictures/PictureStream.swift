// SPDX-License-Identifier: MIT

import CPNG
import Foundation
import Tinamou

/// Pictures one after another, of which only the parts that change are encoded.
@MainActor
package final class PictureStream {
  /// A part of a picture.
  package struct Patch {
    /// The place of the part, in pixels.
    package let x, y: Int
    /// The size of the whole picture, in pixels.
    package let width, height: Int
    /// The part.
    package let png: Data
  }

  private var last: Picture?
  private var pixels: PixelImage?

  /// Creates a stream without pictures.
  package init() {}

  /// Returns the part in which a picture differs from the last one; `nil` if they are equal.
  ///
  /// - Complexity: Linear in the number of pixels, unless the drawings of both are equal.
  package func patch(to picture: Picture) throws(PictureError) -> Patch? {
    if picture == last { return nil }
    let new = try picture.rasterized()
    defer { (last, pixels) = (picture, new) }
    guard let old = pixels, old.width == new.width, old.height == new.height else {
      return Patch(x: 0, y: 0, width: new.width, height: new.height, png: try new.fastPNG())
    }
    guard let area = new.difference(from: old) else { return nil }
    let part = new.part(x: area.x, y: area.y, width: area.width, height: area.height)
    return Patch(x: area.x, y: area.y, width: new.width, height: new.height, png: try part.fastPNG())
  }
}

extension PixelImage {
  /// The smallest rectangle that contains all pixels that differ; `nil` if there are none.
  fileprivate func difference(from old: PixelImage) -> (x: Int, y: Int, width: Int, height: Int)? {
    pixels.withUnsafeBufferPointer { new in
      old.pixels.withUnsafeBufferPointer { old in
        guard let newBase = new.baseAddress, let oldBase = old.baseAddress else { return nil }
        let isEqual = { (row: Int) in
          memcmp(newBase + row * width, oldBase + row * width, width * MemoryLayout<UInt32>.stride) == 0
        }
        guard let top = (0..<height).first(where: { !isEqual($0) }),
          let bottom = (top..<height).last(where: { !isEqual($0) })
        else { return nil }
        var (left, right) = (width, 0)
        for row in top...bottom where !isEqual(row) {
          let start = row * width
          var column = 0
          while column < left, new[start + column] == old[start + column] { column += 1 }
          left = min(left, column)
          column = width - 1
          while column > right, new[start + column] == old[start + column] { column -= 1 }
          right = max(right, column)
        }
        return (left, top, right - left + 1, bottom - top + 1)
      }
    }
  }

  /// The image as a PNG file that is a third larger than other files and is made four times faster.
  ///
  /// For opaque pixels, such as those of a screen: the file would show others darker than they are.
  fileprivate func fastPNG() throws(PictureError) -> Data {
    // The rows before they are compressed, with some room for the rest of the file.
    var count = (4 * width + 6) * height + 1024
    var file = Data(count: count)
    let isWritten = file.withUnsafeMutableBytes { file in
      pixels.withUnsafeBytes { pixels in
        tinamou_png_write_fast(file.baseAddress, &count, pixels.baseAddress, UInt32(width), UInt32(height))
      }
    }
    guard isWritten != 0 else { throw .renderer(reason: "the picture cannot be compressed") }
    return file.prefix(count)
  }

  /// A part of the image.
  fileprivate func part(x: Int, y: Int, width: Int, height: Int) -> PixelImage {
    if width == self.width, height == self.height { return self }
    var part = PixelImage(width: width, height: height, pixel: 0)
    for row in 0..<height {
      let start = (y + row) * self.width + x
      part.pixels.replaceSubrange(row * width..<(row + 1) * width, with: pixels[start..<start + width])
    }
    return part
  }
}
