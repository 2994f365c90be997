// SPDX-License-Identifier: MIT

import Foundation

/// The first page of a PDF file, which images in asset catalogs often are.
///
/// Paths, clipping, colors, opacity, gradients, groups and JPEG pictures are drawn. Text, other pictures, tiled patterns
/// and soft masks are not.
package struct PDFDrawnPage {
  private static let maximumLength = 16_384.0

  /// The size of the page, in points.
  package let size: CGSize
  /// The drawing, with y pointing down.
  package let commands: [DrawingCommand]

  /// Reads the page; `nil` for other data.
  package init?(_ data: Data) {
    guard let file = PDFFile(data), let page = file.firstPage, let box = file.numbers(page["MediaBox"]), box.count == 4
    else { return nil }
    let (x, y) = (min(box[0], box[2]), min(box[1], box[3]))
    let (width, height) = (abs(box[2] - box[0]), abs(box[3] - box[1]))
    guard width > 0, height > 0, width <= Self.maximumLength, height <= Self.maximumLength else { return nil }
    size = CGSize(width: width, height: height)
    var drawing = PDFDrawing(file, page: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -x, ty: y + height))
    drawing.draw(page["Contents"], resources: file.resolved(page["Resources"])?.entries ?? [:])
    commands = [.saveState] + drawing.commands + [.restoreState]
  }
}
