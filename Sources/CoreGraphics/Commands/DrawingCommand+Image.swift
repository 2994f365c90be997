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
      /// A display list in points, from (0, 0) to ``Image/size``.
      case commands([DrawingCommand])
    }

    /// Where the pixels come from.
    public var content: Content
    /// The image's size as it is shown, after ``orientation``, in points.
    public var size: CGSize
    /// How the stored pixels are turned before they are shown.
    public var orientation: UIImage.Orientation
    /// The colour that replaces the image's own, its transparency kept; `nil` to draw the image as it is.
    public var tint: CGColor?
    /// The borders, in points, that keep their thickness when the image is stretched.
    public var capInsets: UIEdgeInsets
    /// Whether the parts between the borders are repeated rather than stretched.
    public var isTiled: Bool

    /// An image of the facts given; by default drawn as it is and stretched as a whole.
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
