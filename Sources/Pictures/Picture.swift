// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// A picture: a display list and a size, ready to become a PNG, SVG or PDF file.
///
///     let picture = Picture(of: view, options: Picture.Options(overlays: .constraints))
///     try picture.write(to: URL(fileURLWithPath: "login.png"))
///
/// The same picture always becomes the same bytes.
public struct Picture: Equatable, Sendable {
  /// The size, in points.
  public let size: CGSize
  /// What is drawn, first things first; y points down from the upper left corner.
  public let commands: [DrawingCommand]
  /// How many pixels a point has in files made of pixels.
  public let scale: CGFloat

  /// A picture of a display list.
  public init(size: CGSize, scale: CGFloat = 2, commands: [DrawingCommand]) {
    self.size = size
    self.scale = scale
    self.commands = commands
  }
}
