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
    /// The rotation of the stored pixels for display.
    public var orientation: Orientation
    /// The color that replaces the image's colors, preserving their opacity; `nil` to draw the image unchanged.
    public var tint: CGColor?
    /// The borders, in points, that keep their thickness when the image is stretched.
    public var capInsets: CapInsets
    /// Whether the parts between the borders are tiled rather than stretched.
    public var isTiled: Bool
    /// Whether drawing commands are drawn into pixels at ``size``, which are scaled if the image is shown in another one. The default is
    /// `false`: commands are exact in every size.
    package var hasFixedPixels = false
    /// The file that the image was read from, for messages; `nil` for any other image. Not compared.
    package var file: FileName?

    /// Creates an image. By default it is drawn unchanged and stretched as a whole.
    public init(
      content: Content, size: CGSize, orientation: Orientation = .up, tint: CGColor? = nil,
      capInsets: CapInsets = .zero, isTiled: Bool = false
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

extension DrawingCommand.Image {
  /// The name of the file that an image was read from. All names are equal: they say nothing about the image.
  package struct FileName: Equatable, Sendable {
    /// The original path.
    package let path: String

    package init(path: String) { self.path = path }

    package static func == (left: FileName, right: FileName) -> Bool { true }
  }
}

extension DrawingCommand.Image.Content {
  /// Returns the content for an image whose points are `factor` times as many. Pixels have no points, so they do not change.
  package func scaled(by factor: CGFloat) -> Self {
    guard case .commands(let commands) = self, factor != 1, !commands.isEmpty else { return self }
    return .commands(
      [.saveState, .concatenate(CGAffineTransform(scaleX: factor, y: factor))] + commands + [.restoreState])
  }
}
