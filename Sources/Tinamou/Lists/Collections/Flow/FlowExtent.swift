// SPDX-License-Identifier: MIT

/// A size in terms of a layout that goes on along one axis and fills lines across it, in points.
struct FlowExtent: Equatable {
  /// In the direction in which the content scrolls.
  var along: CGFloat
  /// In the direction in which lines are filled.
  var across: CGFloat

  init(along: CGFloat, across: CGFloat) {
    self.along = along
    self.across = across
  }

  init(_ size: CGSize, _ direction: UICollectionView.ScrollDirection) {
    along = direction == .vertical ? size.height : size.width
    across = direction == .vertical ? size.width : size.height
  }

  /// The size when the content scrolls in `direction`.
  func size(_ direction: UICollectionView.ScrollDirection) -> CGSize {
    direction == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
}

/// A rectangle in the same terms: where it begins and how large it is.
struct FlowRectangle: Equatable {
  var along: CGFloat
  var across: CGFloat
  var extent: FlowExtent

  /// The rectangle in the content's coordinates when the content scrolls in `direction`.
  func frame(_ direction: UICollectionView.ScrollDirection) -> CGRect {
    let origin = direction == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    return CGRect(origin: origin, size: extent.size(direction))
  }
}
