// SPDX-License-Identifier: MIT

extension UIView {
  /// The transform from this view's coordinates to those of `view`, or of the root view when `view` is `nil`.
  ///
  /// For views in different hierarchies, both roots are assumed to lie in the same coordinates, such as a screen's, and a
  /// message is logged.
  func transform(to view: UIView?) -> CGAffineTransform {
    if view === self { return .identity }
    let own = transformToRoot
    guard let view else { return own }
    let (ownRoot, otherRoot) = (root, view.root)
    if otherRoot !== ownRoot {
      LayoutLog.write("Converting coordinates between \(self) and \(view), which are in different hierarchies.")
      let other = view.transformToRoot.concatenating(otherRoot.transformToSuperview)
      return own.concatenating(ownRoot.transformToSuperview).concatenating(other.inverted())
    }
    return own.concatenating(view.transformToRoot.inverted())
  }

  /// The transform from the coordinates of `view`, or of the root view when `view` is `nil`, to this view's.
  func transform(from view: UIView?) -> CGAffineTransform { transform(to: view).inverted() }

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
