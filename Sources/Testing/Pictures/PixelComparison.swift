// SPDX-License-Identifier: MIT

import Foundation

/// The differences of two PNG files, pixel by pixel.
package struct PixelComparison {
  /// The sizes of both pictures, in pixels.
  package let sizes: (old: CGSize, new: CGSize)
  /// The number of pixels of the larger area that differ, including those that only one picture has.
  package private(set) var differingPixelCount = 0
  /// The number of pixels of the area that contains both pictures.
  package let pixelCount: Int
  /// The largest difference of a color component, from 0 to 1.
  package private(set) var largestDifference = 0.0

  private var marked: PixelImage

  /// Compares two PNG files.
  ///
  /// - Parameters:
  ///   - old: The file that was recorded.
  ///   - new: The current file.
  ///   - tolerance: The difference of a color component, from 0 to 1, up to which pixels are equal.
  package init(_ old: Data, _ new: Data, tolerance: Double) throws(PictureError) {
    let (old, new) = (try PixelImage(png: old), try PixelImage(png: new))
    sizes = (
      CGSize(width: CGFloat(old.width), height: CGFloat(old.height)),
      CGSize(width: CGFloat(new.width), height: CGFloat(new.height))
    )
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    pixelCount = width * height
    marked = PixelImage(width: width, height: height, pixel: Self.markedPixel)
    let common = (width: min(old.width, new.width), height: min(old.height, new.height))
    differingPixelCount = pixelCount - common.width * common.height
    // Written for builds without optimization, which tests are: neighbors often have the same color.
    var known: (pixel: UInt32, faded: UInt32) = (0, Self.faded(0))
    var y = 0
    while y < common.height {
      var x = 0
      while x < common.width {
        let (was, now) = (old.pixels[y * old.width + x], new.pixels[y * new.width + x])
        let difference = was == now ? 0 : Self.difference(of: was, now)
        if difference > largestDifference { largestDifference = difference }
        if difference > tolerance {
          differingPixelCount += 1
        } else {
          if now != known.pixel { known = (now, Self.faded(now)) }
          marked.pixels[y * width + x] = known.faded
        }
        x += 1
      }
      y += 1
    }
  }

  /// The share of pixels that differ, from 0 to 1.
  package var differingShare: Double { Double(differingPixelCount) / Double(max(1, pixelCount)) }

  /// Returns a PNG file in which differing pixels are red and the others are faded.
  package func differencePicture() throws(PictureError) -> Data { try marked.png() }

  private static let markedPixel: UInt32 = 0xFFE0_0030

  /// The largest difference of the four components, from 0 to 1.
  private static func difference(of a: UInt32, _ b: UInt32) -> Double {
    guard a != b else { return 0 }
    var largest = 0
    var shift: UInt32 = 0
    while shift < 32 {
      largest = max(largest, abs(Int((a >> shift) & 0xFF) - Int((b >> shift) & 0xFF)))
      shift += 8
    }
    return Double(largest) / 255
  }

  /// A pixel at a quarter of its strength, on white.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let alpha = (pixel >> 24) & 0xFF
    var result: UInt32 = 0xFF00_0000
    for shift: UInt32 in [0, 8, 16] {
      let onWhite = ((pixel >> shift) & 0xFF) + 255 - alpha
      result |= (255 - (255 - min(255, onWhite)) / 4) << shift
    }
    return result
  }
}
