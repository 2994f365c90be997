// SPDX-License-Identifier: MIT

/// Snapshots of views. The module `Pictures` draws them; without it they are empty.
extension UIView {
  /// Returns a view of the same size that shows the current appearance of this view.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIImageView(image: snapshot(afterUpdates))
    view.frame = CGRect(origin: .zero, size: bounds.size)
    return view
  }

  /// Returns a view that shows the current appearance of a part of this view, in the view's coordinates.
  /// The borders keep their thickness when it is resized.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let whole = snapshot(afterUpdates)
    let part = UIGraphicsImageRenderer(size: rect.size).image { _ in
      whole.draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
    }
    let view = UIImageView(image: part.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }

  private func snapshot(_ afterUpdates: Bool) -> UIImage {
    UIGraphicsImageRenderer(size: bounds.size).image { _ in
      drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
    }
  }
}
