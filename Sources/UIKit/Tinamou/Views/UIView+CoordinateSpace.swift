// SPDX-License-Identifier: MIT

extension UIView: UICoordinateSpace {
  /// Converts a point from this view's coordinates to those of a view, a window, a scene or a screen.
  @_disfavoredOverload public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return point.applying(transform(throughScreenTo: view)) }
    return toScreen(point)
  }
  /// Converts a point from the coordinates of a view, a window, a scene or a screen to this view's.
  @_disfavoredOverload public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return point.applying(view.transform(throughScreenTo: self)) }
    return fromScreen(point)
  }
  /// Converts a rectangle from this view's coordinates to those of a view, a window, a scene or a screen.
  @_disfavoredOverload public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return rect.applying(transform(throughScreenTo: view)) }
    return toScreen(rect)
  }
  /// Converts a rectangle from the coordinates of a view, a window, a scene or a screen to this view's.
  @_disfavoredOverload public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return rect.applying(view.transform(throughScreenTo: self)) }
    return fromScreen(rect)
  }

  func toScreen(_ point: CGPoint) -> CGPoint { point.applying(transformToScreen) }
  func fromScreen(_ point: CGPoint) -> CGPoint { point.applying(transformToScreen.inverted()) }
  func toScreen(_ rect: CGRect) -> CGRect { rect.applying(transformToScreen) }
  func fromScreen(_ rect: CGRect) -> CGRect { rect.applying(transformToScreen.inverted()) }
}
