// SPDX-License-Identifier: MIT

/// Draws images into files. The module `Pictures` implements it if it is part of the program.
package protocol ImageEncoding: AnyObject {
  /// Returns the data of a PNG file with the pixels of an image; `nil` if it cannot be drawn.
  static func png(of image: DrawingCommand.Image, scale: CGFloat) -> Data?
}

/// The implementation of ``ImageEncoding`` in the program.
enum ImageEncoder {
  /// The class of `Pictures` that implements the protocol; `nil` in a program without that module.
  static var current: (any ImageEncoding.Type)? {
    NSClassFromString("Pictures.ImageFileEncoder") as? any ImageEncoding.Type
  }
}
