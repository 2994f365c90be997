// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// Draws images into PNG files for `UIImage.pngData()`, which looks up this class by its name.
final class ImageFileEncoder: ImageEncoding {
  static func png(of image: DrawingCommand.Image, scale: CGFloat) -> Data? {
    let area = CGRect(origin: .zero, size: image.size)
    return try? Picture(size: image.size, scale: scale, commands: [.image(image, in: area)]).png()
  }
}
