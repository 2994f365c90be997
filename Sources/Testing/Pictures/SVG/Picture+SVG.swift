// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

extension Picture {
  /// Returns the picture as an SVG file with one line per shape, so that it can be read and compared in reviews.
  ///
  /// Text remains text. Each line includes its width from layout, so that a viewer without the fonts can fit its own.
  /// ``DrawingCommand/clear(_:)`` and blend modes that CSS lacks are not shown.
  public func svg() throws(PictureError) -> Data {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .emptyPicture(width: size.width, height: size.height)
    }
    var writer = SVGWriter(size: size)
    writer.write(commands)
    if let failure = writer.failure { throw failure }
    return Data(writer.document.utf8)
  }
}
