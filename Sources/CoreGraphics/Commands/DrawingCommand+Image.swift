// SPDX-License-Identifier: MIT

import Foundation

extension DrawingCommand {
  /// An image for renderers.
  public struct Image: Equatable, Sendable {
    /// The source of the pixels.
    public enum Content: Equatable, Sendable {
      /// The data of a PNG file.
      case png(Data)
      /// The data of a JPEG file.
      case jpeg(Data)
      /// Drawing commands, in points, from (0, 0) to ``Image/size``.
      case commands([DrawingCommand])
    }

    /// The source of the pixels.
    public var content: Content
    /// The size after applying ``orientation``, in points.
    public var size: CGSize
    /// The orientation of the stored pixels.
    public var orientation: UIImage.Orientation
    /// The color that replaces the image's colors, preserving their opacity; `nil` to draw the image unchanged.
    public var tint: CGColor?
    /// The insets, in points, of the borders that are not stretched.
    public var capInsets: UIEdgeInsets
    /// Whether the parts between the borders are tiled rather than stretched.
    public var isTiled: Bool

    /// Creates an image. By default it is drawn unchanged and stretched as a whole.
    public init(
      content: Content, size: CGSize, orientation: UIImage.Orientation = .up, tint: CGColor? = nil,
      capInsets: UIEdgeInsets = .zero, isTiled: Bool = false
    ) {
      self.content = content
      self.size = size
      self.orientation = orientation
      self.tint = tint
      self.capInsets = capInsets
      self.isTiled = isTiled
    }
  }
}
