// SPDX-License-Identifier: MIT

extension UIView: UICoordinateSpace {
  /// Converts a point from this view's coordinates to those of a view, a window, a scene or a screen.
  @_disfavoredOverload public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return toScreen(point)
  }
  /// Converts a point from the coordinates of a view, a window, a scene or a screen to this view's.
  @_disfavoredOverload public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    return fromScreen(point)
  }
  /// Converts a rectangle from this view's coordinates to those of a view, a window, a scene or a screen.
  @_disfavoredOverload public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    return toScreen(rect)
  }
  /// Converts a rectangle from the coordinates of a view, a window, a scene or a screen to this view's.
  @_disfavoredOverload public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    return fromScreen(rect)
  }

  /// The offset of the root view on the screen, in points.
  private var rootOrigin: CGPoint {
    let root = window.map { $0 as UIView } ?? self
    return root.superview == nil && root === window ? root.frame.origin : .zero
  }

  func toScreen(_ point: CGPoint) -> CGPoint {
    let inRoot = convert(point, to: nil as UIView?)
    return CGPoint(x: inRoot.x + rootOrigin.x, y: inRoot.y + rootOrigin.y)
  }
  func fromScreen(_ point: CGPoint) -> CGPoint {
    convert(CGPoint(x: point.x - rootOrigin.x, y: point.y - rootOrigin.y), from: nil as UIView?)
  }
  func toScreen(_ rect: CGRect) -> CGRect {
    convert(rect, to: nil as UIView?).offsetBy(dx: rootOrigin.x, dy: rootOrigin.y)
  }
  func fromScreen(_ rect: CGRect) -> CGRect {
    convert(rect.offsetBy(dx: -rootOrigin.x, dy: -rootOrigin.y), from: nil as UIView?)
  }
}
