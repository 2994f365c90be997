// SPDX-License-Identifier: MIT

import LayoutModel

/// A size along the scroll axis and across it, in points.
struct FlowExtent: Equatable {
  /// The length along the scroll axis.
  var along: CGFloat
  /// The length across the scroll axis, in which lines are filled.
  var across: CGFloat

  init(along: CGFloat, across: CGFloat) {
    self.along = along
    self.across = across
  }

  init(_ size: CGSize, _ direction: UICollectionView.ScrollDirection) {
    along = direction == .vertical ? size.height : size.width
    across = direction == .vertical ? size.width : size.height
  }

  /// Whether one of the lengths is negative, which flow layouts do not support.
  var isNegative: Bool { along < 0 || across < 0 }

  /// The size with lengths that can be used in calculations. Negative lengths are replaced by 0.
  var clampedToListLengths: FlowExtent {
    FlowExtent(along: along.clampedToListLength, across: across.clampedToListLength)
  }

  /// Returns the size for a scroll direction.
  func size(_ direction: UICollectionView.ScrollDirection) -> CGSize {
    direction == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
}

/// Flow layouts calculate rectangles for content that scrolls vertically: `y` and the height are along the scroll
/// axis, and `x` and the width across it.
extension Rectangle {
  /// The rectangle of an extent at a position along and across the scroll axis.
  init(along: CGFloat, across: CGFloat, extent: FlowExtent) {
    self.init(x: Double(across), y: Double(along), width: Double(extent.across), height: Double(extent.along))
  }

  /// Returns the frame in the content's coordinates for a scroll direction.
  func frame(_ direction: UICollectionView.ScrollDirection) -> CGRect {
    direction == .vertical ? CGRect(self) : CGRect(Rectangle(x: y, y: x, width: height, height: width))
  }
}
