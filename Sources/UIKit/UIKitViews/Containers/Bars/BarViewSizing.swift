// SPDX-License-Identifier: MIT

/// The size of an app's own view in a bar: the view of a title or of a button.
///
/// A view with constraints has the size that they give it, and a view with a frame keeps the frame's size. A view that has neither
/// is as large as its content, however often the bar is laid out.
@MainActor
struct BarViewSizing {
  /// The size that the bar gave to a view without a frame, in points.
  private var given: CGSize?

  /// Returns the size of `view` in an area of `room` points.
  mutating func size(of view: UIView, in room: CGSize) -> CGSize {
    guard view.translatesAutoresizingMaskIntoConstraints else {
      return fitting(view).limited(to: room)
    }
    guard view.bounds.size == .zero || view.bounds.size == given else { return view.bounds.size }
    let size = constrained(natural(view, in: room), of: view)
    given = size
    return size
  }

  /// The size of the content: the intrinsic content size where the view has one, or else the size that fits, or that of what
  /// constraints arrange in the view.
  private func natural(_ view: UIView, in room: CGSize) -> CGSize {
    // By default, the size that fits a view is its present one, which could be that of an earlier layout.
    let present = view.storedBounds.size
    view.storedBounds.size = .zero
    var size = view.sizeThatFits(room)
    view.storedBounds.size = present
    if view is UIStackView || (size == .zero && view.marks.contains(.needsItems)) { size = fitting(view) }
    let intrinsic = view.intrinsicContentSize
    if intrinsic.width != UIView.noIntrinsicMetric { size.width = intrinsic.width }
    if intrinsic.height != UIView.noIntrinsicMetric { size.height = intrinsic.height }
    // The content of a search bar is centered in its own height, which is greater than that of a bar.
    return view is UISearchBar ? size : size.limited(to: room)
  }

  /// Returns a size in which a width and a height that the app gives the view by constraints take the place of the natural ones.
  private func constrained(_ size: CGSize, of view: UIView) -> CGSize {
    var size = size
    for constraint in view.constraints
    where constraint.isActive && constraint.firstItem === view && constraint.secondItem == nil
      && constraint.relation == .equal
    {
      if constraint.firstAttribute == .width { size.width = constraint.constant }
      if constraint.firstAttribute == .height { size.height = constraint.constant }
    }
    return size
  }

  private func fitting(_ view: UIView) -> CGSize {
    view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}

extension CGSize {
  fileprivate func limited(to room: CGSize) -> CGSize {
    CGSize(width: Swift.min(width, room.width), height: Swift.min(height, room.height))
  }
}
