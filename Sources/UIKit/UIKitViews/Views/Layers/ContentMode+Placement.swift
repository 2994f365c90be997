// SPDX-License-Identifier: MIT

import Foundation

extension UIView.ContentMode {
  /// The rectangle of content of `size` in `bounds`. ``UIView/ContentMode/redraw`` fills the bounds as `scaleToFill`
  /// does.
  package func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (sx, sy) = (bounds.width / size.width, bounds.height / size.height)
      let scale = self == .scaleAspectFit ? min(sx, sy) : max(sx, sy)
      let fitted = CGSize(width: size.width * scale, height: size.height * scale)
      return CGRect(
        x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width,
        height: fitted.height)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      let (dx, dy) = (bounds.width - size.width, bounds.height - size.height)
      let (across, down) = shares
      return CGRect(x: bounds.minX + dx * across, y: bounds.minY + dy * down, width: size.width, height: size.height)
    }
  }

  /// The fractions of the free space to the left of the content and above it.
  private var shares: (CGFloat, CGFloat) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}

extension CALayerContentsGravity {
  /// The equivalent content mode. Core Animation's top is at the greatest y, which is the bottom of a screen.
  package var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}
