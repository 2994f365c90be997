// SPDX-License-Identifier: MIT

import Foundation

extension DrawingCommand {
  /// An image as a renderer needs it.
  public struct Image: Equatable, Sendable {
    /// Where the pixels come from.
    public enum Content: Equatable, Sendable {
      /// A PNG file's bytes.
      case png(Data)
      /// A JPEG file's bytes.
      case jpeg(Data)
      /// A display list in points, from (0, 0) to the image's size.
      case commands([DrawingCommand])
    }

    /// Where the pixels come from.
    public var content: Content
    /// The image's size, in points.
    public var size: CGSize
    /// The colour that replaces the image's own, its transparency kept; `nil` to draw the image as it is.
    public var tint: CGColor?
    /// The borders, in points, that keep their thickness when the image is stretched; all zero for none.
    public var capTop: CGFloat = 0
    public var capLeft: CGFloat = 0
    public var capBottom: CGFloat = 0
    public var capRight: CGFloat = 0
    /// Whether the parts between the borders are repeated rather than stretched.
    public var isTiled = false
    /// Whether the image is mirrored left to right.
    public var isMirrored = false

    /// An image drawn as it is and stretched as a whole.
    public init(content: Content, size: CGSize, tint: CGColor? = nil) {
      self.content = content
      self.size = size
      self.tint = tint
    }
  }
}
