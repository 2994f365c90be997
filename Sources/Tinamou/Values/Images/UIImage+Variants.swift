// SPDX-License-Identifier: MIT

import Foundation

/// Copies of an image with one property changed.
extension UIImage {
  private func changing(_ change: (inout Facts) -> Void) -> UIImage {
    var copy = facts
    change(&copy)
    return UIImage(facts: copy)
  }

  /// A copy with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// A copy tinted with a color, which applies even with the original rendering mode.
  public func withTintColor(_ color: UIColor) -> UIImage { changing { $0.tint = color } }

  /// A copy tinted with a color, with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// A copy with other alignment rectangle insets, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentRectInsets = alignmentInsets }
  }

  /// A copy with cap insets in points, whose center is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// A copy with cap insets in points and a resizing mode.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changing {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// A copy with caps that leave 1 point in the center to be stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? size.height - top - 1 : 0, right: left > 0 ? size.width - left - 1 : 0),
      resizingMode: .stretch)
  }

  /// A copy that is mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changing { $0.flipsForRightToLeft = true } }

  /// A copy mirrored horizontally.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changing { $0.orientation = $0.orientation.mirrored }
  }

  /// A copy with a baseline `baselineOffset` points above its bottom edge.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changing { $0.baselineOffset = baselineOffset }
  }

  /// A copy without a baseline.
  public func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffset = nil } }
}

extension UIImage.Orientation {
  /// The orientation mirrored horizontally.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}
