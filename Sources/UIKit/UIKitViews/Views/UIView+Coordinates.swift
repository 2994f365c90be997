// SPDX-License-Identifier: MIT

extension UIView {
  /// The transform from this view's coordinates to those of `view`; when `view` is `nil`, to those of the screen for a
  /// window, and to those of the root view for any other view.
  ///
  /// For views in different hierarchies, both roots are assumed to lie in the same coordinates, such as a screen's, and a
  /// message is logged, unless both are windows.
  func transform(to view: UIView?) -> CGAffineTransform {
    guard let view else { return self is UIWindow ? transformToScreen : transformToRoot }
    if view.root !== root, !(self is UIWindow && view is UIWindow) {
      LayoutLog.write("Converting coordinates between \(self) and \(view), which are in different hierarchies.")
    }
    return transform(throughScreenTo: view)
  }

  /// The transform from this view's coordinates to those of `view`, which may be in another window.
  func transform(throughScreenTo view: UIView) -> CGAffineTransform {
    if view === self { return .identity }
    let (ownRoot, otherRoot) = (root, view.root)
    if ownRoot === otherRoot { return transformToRoot.concatenating(view.transformToRoot.inverted()) }
    let other = view.transformToRoot.concatenating(otherRoot.transformToSuperview)
    return transformToRoot.concatenating(ownRoot.transformToSuperview).concatenating(other.inverted())
  }

  /// The transform from this view's coordinates to those of the screen. A root view that is not a window is assumed to
  /// have the coordinates of the screen.
  var transformToScreen: CGAffineTransform {
    let root = self.root
    return root is UIWindow ? transformToRoot.concatenating(root.transformToSuperview) : transformToRoot
  }

  /// The inverse of ``transform(to:)``.
  func transform(from view: UIView?) -> CGAffineTransform { transform(to: view).inverted() }

  /// Converts a point from the coordinates of the root view, such as that of a touch in a window.
  func fromRoot(_ point: CGPoint) -> CGPoint { point.applying(transformToRoot.inverted()) }

  /// Converts a point to the coordinates of the root view.
  func toRoot(_ point: CGPoint) -> CGPoint { point.applying(transformToRoot) }

  /// The transform from this view's coordinates to those of the root view.
  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let superview = view.storedSuperview {
      result = result.concatenating(view.transformToSuperview)
      view = superview
    }
    return result
  }

  /// The transform from this view's coordinates to those of its superview.
  var transformToSuperview: CGAffineTransform {
    let anchorInBounds = CGPoint(
      x: storedBounds.minX + storedBounds.width * storedAnchorPoint.x,
      y: storedBounds.minY + storedBounds.height * storedAnchorPoint.y)
    if storedTransform.isIdentity {
      return CGAffineTransform(
        translationX: storedOrigin.x - storedBounds.minX, y: storedOrigin.y - storedBounds.minY)
    }
    let anchor = centerOfAnchor
    return CGAffineTransform(translationX: -anchorInBounds.x, y: -anchorInBounds.y)
      .concatenating(storedTransform.withoutRoundingErrors)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// The frontmost, deepest view that is visible, accepts touches and contains `point`, in this view's coordinates.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in storedSubviews.reversed() {
      let converted = point.applying(subview.transformToSuperview.inverted())
      if let hit = subview.hitTest(converted, with: event) { return hit }
    }
    return self
  }
}

/// A coordinate system: that of a view, a window, a scene or a screen, in points.
///
/// Source: Apple, `UICoordinateSpace`.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds rectangle, in the space's own coordinates.
  var bounds: CGRect { get }
  /// Converts a point to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

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

/// The coordinate space of a screen or a scene, whose origin is that of its windows' root coordinates.
final class PlainCoordinateSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.fromScreen(point) ?? point
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.toScreen(point) ?? point
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.fromScreen(rect) ?? rect
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.toScreen(rect) ?? rect
  }
}
