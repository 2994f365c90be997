// SPDX-License-Identifier: MIT

import Foundation

/// A drawing that is made once, and drawn into other contexts as often as needed.
///
/// Differs from Core Graphics: the drawing is recorded as commands, not as pixels.
public final class CGLayer {
  /// The context that draws into the layer.
  public let context: CGContext?
  /// The size, in points.
  public let size: CGSize

  /// Creates an empty layer.
  ///
  /// - Parameters:
  ///   - context: A context that is like those the layer will be drawn into. Has no effect: all contexts are alike.
  ///   - auxiliaryInfo: Has no effect, as in Core Graphics.
  /// - Returns: `nil` for a size without area.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [AnyHashable: Any]?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.context = CGContext()
    self.size = size
  }
}

extension CGContext {
  /// Draws a layer, scaled to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let commands = layer.context?.commands, !rect.isEmpty else { return }
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    clip(to: CGRect(origin: .zero, size: layer.size))
    for command in commands { record(command) }
    restoreGState()
  }

  /// Draws a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws an image into a rectangle, and if it is tiled, again and again beside it, until the clipping area is full.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    let area = boundingBoxOfClipPath
    guard byTiling, !rect.isEmpty, area.width.isFinite, area.height.isFinite else { return draw(image, in: rect) }
    let columns = tiles(from: rect.minX, rect.width, over: area.minX...area.maxX)
    for y in tiles(from: rect.minY, rect.height, over: area.minY...area.maxY) {
      for x in columns { draw(image, in: CGRect(origin: CGPoint(x: x, y: y), size: rect.size)) }
    }
  }

  /// The starts of the tiles of one length that cover a range, one of which starts at `origin`.
  private func tiles(
    from origin: CGFloat, _ length: CGFloat, over range: ClosedRange<CGFloat>
  ) -> StrideTo<CGFloat> {
    let first = origin + ((range.lowerBound - origin) / length).rounded(.down) * length
    return stride(from: first, to: range.upperBound, by: length)
  }
}
