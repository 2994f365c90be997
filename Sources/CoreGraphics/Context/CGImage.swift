// SPDX-License-Identifier: MIT

import Foundation

/// The pixels of an image.
///
/// Differs from Core Graphics: the pixels stay packed as they came until a renderer needs them.
public final class CGImage: Equatable, Sendable {
  /// How many pixels wide the image is.
  public let width: Int
  /// How many pixels high the image is.
  public let height: Int
  /// Where the pixels come from. For renderers.
  public let content: DrawingCommand.Image.Content

  init(content: DrawingCommand.Image.Content, width: Int, height: Int) {
    self.content = content
    self.width = width
    self.height = height
  }

  /// Whether both have the same pixels.
  public static func == (a: CGImage, b: CGImage) -> Bool {
    a.width == b.width && a.height == b.height && a.content == b.content
  }
}
