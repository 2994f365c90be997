// SPDX-License-Identifier: MIT

import CCairo
import Foundation
import Tinamou

@testable import Pictures

/// The pixels of a picture.
struct Pixels {
  /// A color with its opacity, each component from 0 to 255, not premultiplied.
  struct Color: Equatable, CustomStringConvertible {
    var red, green, blue, alpha: Int
    var description: String { "(\(red) \(green) \(blue) \(alpha))" }

    static func rgb(_ red: Int, _ green: Int, _ blue: Int) -> Color {
      Color(red: red, green: green, blue: blue, alpha: 255)
    }
    static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    static let white = rgb(255, 255, 255)

    func isClose(to other: Color, within distance: Int = 2) -> Bool {
      abs(red - other.red) <= distance && abs(green - other.green) <= distance && abs(blue - other.blue) <= distance
        && abs(alpha - other.alpha) <= distance
    }
  }

  let width: Int
  let height: Int
  private let words: [UInt32]

  /// The pixels of a PNG file.
  init(png: Data) throws {
    let cache = ImageCache()
    let surface = try cache.png(png)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    guard let bytes = cairo_image_surface_get_data(surface) else {
      throw PictureError.invalidImage(reason: "no pixels")
    }
    var words: [UInt32] = []
    for y in 0..<height {
      let row = UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { words.append(isOpaque ? row[x] | 0xFF00_0000 : row[x]) }
    }
    self.words = words
    withExtendedLifetime(cache) {}
  }

  /// The pixel at column `x` and row `y`.
  subscript(_ x: Int, _ y: Int) -> Color {
    let word = words[y * width + x]
    let alpha = Int(word >> 24)
    func part(_ shift: UInt32) -> Int { alpha == 0 ? 0 : (Int(word >> shift & 255) * 255 + alpha / 2) / alpha }
    return Color(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// The smallest range of columns and rows that holds all pixels for which `condition` is true; nil for none.
  func box(where condition: (Color) -> Bool) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    for y in 0..<height {
      for x in 0..<width where condition(self[x, y]) {
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    return left <= right ? (left...right, top...bottom) : nil
  }
}

extension Picture {
  /// The pixels of the picture's PNG file.
  func pixels() throws -> Pixels { try Pixels(png: png()) }
}
