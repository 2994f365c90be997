// SPDX-License-Identifier: MIT

extension UIView {
  /// An area of a view for its content.
  ///
  /// Source: Apple, `UIView.LayoutRegion`.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which an area avoids the corners of a window.
    public enum AdaptivityAxis: Int, Hashable, Sendable {
      case none = 0
      /// The sides move inward.
      case horizontal = 1
      /// The top or the bottom moves inward.
      case vertical = 2
    }

    let kind: SystemGuideKind

    /// The area inside the layout margins.
    ///
    /// Differs from UIKit: there is nothing to avoid in the corners, because windows have no controls there.
    public static func margins(cornerAdaptation: AdaptivityAxis = .none) -> LayoutRegion {
      LayoutRegion(kind: .layoutMargins)
    }

    /// The area that neither bars nor the shape of the screen cover.
    ///
    /// Differs from UIKit: there is nothing to avoid in the corners, because windows have no controls there.
    public static func safeArea(cornerAdaptation: AdaptivityAxis = .none) -> LayoutRegion {
      LayoutRegion(kind: .safeArea)
    }

    /// The area within the margins, at most as wide as text that is easy to read.
    ///
    /// Differs from UIKit: there is nothing to avoid in the corners, because windows have no controls there.
    public static func readableContent(cornerAdaptation: AdaptivityAxis = .none) -> LayoutRegion {
      LayoutRegion(kind: .readableContent)
    }
  }

  func insets(of region: LayoutRegion) -> UIEdgeInsets {
    guard let area = presentFrame(of: region.kind) else { return .zero }
    return UIEdgeInsets(
      top: area.minY - bounds.minY, left: area.minX - bounds.minX, bottom: bounds.maxY - area.maxY,
      right: bounds.maxX - area.maxX)
  }

  func directionalInsets(of region: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = insets(of: region)
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: runsRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: runsRightToLeft ? insets.left : insets.right)
  }
}
