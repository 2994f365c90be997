// SPDX-License-Identifier: MIT

/// What bars cover at an edge of a controller's view, as an item for constraints and visual formats.
///
/// Source: Apple, `UILayoutSupport`.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far bars reach into the view, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height, which is ``length``.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind `topLayoutGuide` and `bottomLayoutGuide`.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let view = storedOwner else { return 0 }
    return systemKind == .topSupport ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }
}
