// SPDX-License-Identifier: MIT

import CCairo
import Foundation
import LayoutModel
import Tinamou

/// Draws SVG files for `UIImage`, which looks up this class by its name.
final class SVGImageReader: VectorImageReading {
  static func png(ofSVG data: Data, scale: CGFloat) throws -> (png: Data, size: CGSize) {
    guard let library = RSVGLibrary.shared else { throw SVGImageError.noLibrary }
    guard let handle = library.open(data) else { throw SVGImageError.damaged }
    defer { library.close(handle) }
    guard let size = library.size(of: handle), size.width > 0, size.height > 0 else { throw SVGImageError.noSize }
    let width = Int(saturating: Double((size.width * scale).rounded()))
    let height = Int(saturating: Double((size.height * scale).rounded()))
    guard width > 0, height > 0, width <= 8192, height <= 8192 else { throw SVGImageError.tooLarge(width, height) }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let context = cairo_create(surface)
    else { throw SVGImageError.noMemory }
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    guard library.draw(handle, context, width: Double(width), height: Double(height)) else {
      throw SVGImageError.damaged
    }
    return (try PixelImage(surface).png(), size)
  }
}

/// The reasons for which an SVG file is not drawn.
enum SVGImageError: Error, CustomStringConvertible {
  case noLibrary, damaged, noSize, noMemory
  case tooLarge(Int, Int)

  var description: String {
    switch self {
    case .noLibrary: "the library librsvg is missing. Install it (Debian: librsvg2-2)."
    case .damaged: "it is damaged."
    case .noSize: "it has neither a size nor a view box."
    case .noMemory: "out of memory."
    case .tooLarge(let width, let height): "it has \(width) × \(height) pixels; at most 8192 a side can be drawn."
    }
  }
}
