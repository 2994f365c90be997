// SPDX-License-Identifier: MIT

/// Draws images into files. The module `Pictures`, where it is part of the program, implements it.
package protocol ImageEncoding: AnyObject {
  /// The data of a PNG file with an image's pixels; `nil` when it cannot be drawn.
  static func png(of image: DrawingCommand.Image, scale: CGFloat) -> Data?
}

/// The implementation of ``ImageEncoding`` in the program.
enum ImageEncoder {
  /// The class of `Pictures` that implements it; `nil` in a program without that module.
  static var current: (any ImageEncoding.Type)? {
    NSClassFromString("Pictures.ImageFileEncoder") as? any ImageEncoding.Type
  }
}
