// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// A picture: a display list and a size, which can be written as a PNG, SVG or PDF file.
///
/// ```swift
/// let picture = Picture(of: view, options: Picture.Options(overlays: .constraints))
/// try picture.write(to: URL(fileURLWithPath: "login.png"))
/// ```
///
/// Equal pictures produce identical files.
public struct Picture: Equatable, Sendable {
  /// The size of the picture, in points.
  public let size: CGSize
  /// The drawing commands in order. The origin is the upper-left corner and y increases downward.
  public let commands: [DrawingCommand]
  /// The number of pixels per point in bitmap formats.
  public let scale: CGFloat

  /// Creates a picture from a display list.
  public init(size: CGSize, scale: CGFloat = 2, commands: [DrawingCommand]) {
    self.size = size
    self.scale = scale
    self.commands = commands
  }
}
