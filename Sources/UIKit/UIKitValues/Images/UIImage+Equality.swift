// SPDX-License-Identifier: MIT

extension UIImage.Properties: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.hasGeometry(of: right) && left.symbol == right.symbol && left.symbolName == right.symbolName
      && left.symbolValue == right.symbolValue && left.tint == right.tint && left.sequence == right.sequence
      && left.sequenceDuration == right.sequenceDuration && left.content == right.content
  }

  /// Whether images of the properties are drawn in the same way, whatever they show.
  private func hasGeometry(of other: Self) -> Bool {
    size == other.size && scale == other.scale && pixels == other.pixels && orientation == other.orientation
      && renderingMode == other.renderingMode && alignmentRectInsets == other.alignmentRectInsets
      && capInsets == other.capInsets
      && resizingMode == other.resizingMode && hasFixedPixels == other.hasFixedPixels
      && flipsForRightToLeft == other.flipsForRightToLeft && baselineOffset == other.baselineOffset
  }
}
