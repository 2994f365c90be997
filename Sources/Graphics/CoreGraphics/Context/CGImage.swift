// SPDX-License-Identifier: MIT

import Foundation

/// A bitmap image.
///
/// Differs from Core Graphics: the pixels stay compressed until a renderer needs them.
public final class CGImage: Equatable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The source of the pixels, for renderers.
  public let content: DrawingCommand.Image.Content

  package init(content: DrawingCommand.Image.Content, width: Int, height: Int) {
    self.content = content
    self.width = width
    self.height = height
  }

  /// Whether both images have the same content.
  public static func == (a: CGImage, b: CGImage) -> Bool {
    a.width == b.width && a.height == b.height && a.content == b.content
  }
}
