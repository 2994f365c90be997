// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

extension Picture {
  /// The picture as an SVG file, one line a shape, so that it can be read and compared in a review.
  ///
  /// Text stays text: each line says how long layout made it, so that a viewer without our fonts fits its own. Not shown
  /// are ``DrawingCommand/clear(_:)`` and blend modes that CSS lacks.
  public func svg() throws(PictureError) -> Data {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .emptyPicture(width: size.width, height: size.height)
    }
    var writer = SVGWriter(size: size)
    writer.write(commands)
    return Data(writer.document.utf8)
  }
}
