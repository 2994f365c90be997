// SPDX-License-Identifier: MIT

extension UIView {
  /// `point` of this view's coordinates in those of `view`, or of the topmost view when that is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// `point` of `view`'s coordinates, or of the topmost view's when that is nil, in this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// The upright rectangle in `view`'s coordinates around `rect` of this view's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// The upright rectangle in this view's coordinates around `rect` of `view`'s.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  /// What maps this view's coordinates to those of `view`, or of the topmost view when that is nil.
  ///
  /// For views of different trees the trees' roots count as lying on each other, and the log says so.
  private func transform(to view: UIView?) -> CGAffineTransform {
    if view === self { return .identity }
    let own = transformToRoot
    guard let view else { return own }
    if view.root !== root {
      LayoutLog.write("Converting coordinates between \(self) and \(view), which are in different hierarchies.")
    }
    return own.concatenating(view.transformToRoot.inverted())
  }

  /// What maps this view's coordinates to those of the topmost view.
  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let superview = view.storedSuperview {
      result = result.concatenating(view.transformToSuperview)
      view = superview
    }
    return result
  }

  /// What maps this view's coordinates to the superview's.
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

  /// The deepest view, front first, that is visible, takes touches and contains `point`.
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
