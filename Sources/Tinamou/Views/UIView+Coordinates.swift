// SPDX-License-Identifier: MIT

extension UIView {
  /// Converts a point from this view's coordinates to those of `view`, or of the root view when `view` is `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Converts a point from the coordinates of `view`, or of the root view when `view` is `nil`, to this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// The smallest rectangle in the coordinates of `view`, or of the root view when `view` is `nil`, that encloses
  /// `rect` of this view's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// The smallest rectangle in this view's coordinates that encloses `rect` of the coordinates of `view`, or of the
  /// root view when `view` is `nil`.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  /// The transform from this view's coordinates to those of `view`, or of the root view when `view` is `nil`.
  ///
  /// For views in different hierarchies, both roots are assumed to have the same coordinates, and a message is logged.
  private func transform(to view: UIView?) -> CGAffineTransform {
    if view === self { return .identity }
    let own = transformToRoot
    guard let view else { return own }
    if view.root !== root {
      LayoutLog.write("Converting coordinates between \(self) and \(view), which are in different hierarchies.")
    }
    return own.concatenating(view.transformToRoot.inverted())
  }

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
      .concatenating(storedTransform)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// The frontmost, deepest view that is visible, accepts touches and contains `point`, in this view's coordinates.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
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
