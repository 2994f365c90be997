// SPDX-License-Identifier: MIT

import Foundation

/// Copies of an image with one thing changed.
extension UIImage {
  private func changing(_ change: (inout Facts) -> Void) -> UIImage {
    var copy = facts
    change(&copy)
    return UIImage(facts: copy)
  }

  /// The image shown in its own colours or in one.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// The image as a stencil in a colour, which stays when it is drawn in its own colours.
  public func withTintColor(_ color: UIColor) -> UIImage { changing { $0.tint = color } }

  /// The image as a stencil in a colour, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with a rectangle for layout to align, `alignmentInsets` points inside its edges.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The image with borders of `capInsets` points that keep their thickness; the middle is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with borders of `capInsets` points that keep their thickness.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changing {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The image with borders that leave one point in the middle to be stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? size.height - top - 1 : 0, right: left > 0 ? size.width - left - 1 : 0),
      resizingMode: .stretch)
  }

  /// The image, mirrored where text runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changing { $0.flipsForRightToLeft = true } }

  /// The image mirrored left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changing { $0.orientation = $0.orientation.mirrored }
  }

  /// The image with a baseline `baselineOffset` points above its lower edge.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changing { $0.baselineOffset = baselineOffset }
  }

  /// The image without a baseline.
  public func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffset = nil } }
}

extension UIImage.Orientation {
  /// This orientation, then mirrored left to right.
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
