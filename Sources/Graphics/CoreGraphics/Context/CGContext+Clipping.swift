// SPDX-License-Identifier: MIT

import Foundation

extension CGContext.State {
  /// Intersects the bounds of the clipping area with a rectangle of user space.
  mutating func clip(to rect: CGRect) {
    let box = rect.isNull ? CGRect.zero : rect.applying(transform)
    guard let old = clipBounds else {
      clipBounds = box
      return
    }
    let both = old.intersection(box)
    clipBounds = both.isNull ? .zero : both
  }
}

extension CGContext {
  /// The bounds of the clipping area, in user space.
  ///
  /// Differs from Core Graphics: before anything is clipped they are those of the bitmap, and infinite in contexts of views.
  public var boundingBoxOfClipPath: CGRect {
    let page = bitmapSize.map {
      CGRect(x: 0, y: 0, width: CGFloat($0.width) / bitmapScale, height: CGFloat($0.height) / bitmapScale)
    }
    guard let box = state.clipBounds ?? page else { return .infinite }
    return box.applying(state.transform.inverted())
  }

  /// A point of user space in the context's own coordinates.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }
  /// A size of user space in the context's own coordinates.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.transform) }
  /// A rectangle of user space in the context's own coordinates.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }
  /// A point of the context's own coordinates in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform.inverted()) }
  /// A size of the context's own coordinates in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.transform.inverted()) }
  /// A rectangle of the context's own coordinates in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform.inverted()) }

  /// Replaces the current path with the outline of its stroke, in the style of the context.
  public func replacePathWithStrokedPath() {
    let outline = currentPath.storage.stroked(state.strokeStyle)
    beginPath()
    currentPath.storage = outline
  }

  /// Whether a drawing of the current path in a mode would cover a point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = currentPath.storage
    func isStroked() -> Bool { path.stroked(state.strokeStyle).contains(point, rule: .winding) }
    return switch mode {
    case .fill: path.contains(point, rule: .winding)
    case .eoFill: path.contains(point, rule: .evenOdd)
    case .stroke: isStroked()
    case .fillStroke: path.contains(point, rule: .winding) || isStroked()
    case .eoFillStroke: path.contains(point, rule: .evenOdd) || isStroked()
    }
  }
}
