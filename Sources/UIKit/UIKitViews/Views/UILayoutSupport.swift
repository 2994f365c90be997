// SPDX-License-Identifier: MIT

/// The area that bars cover at an edge of a controller's view, as an item for constraints and visual formats.
///
/// Source: Apple, `UILayoutSupport`.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The distance by which bars extend into the view, in points.
  var length: CGFloat { get }
  /// The top edge of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the guide, which is ``length``.
  var heightAnchor: NSLayoutDimension { get }
}

/// The layout guide that implements `topLayoutGuide` and `bottomLayoutGuide`.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let view = storedOwner else { return 0 }
    return systemKind == .topSupport ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }
}
