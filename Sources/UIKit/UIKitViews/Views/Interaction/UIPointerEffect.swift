// SPDX-License-Identifier: MIT

/// The change of a view under the pointer. Stored; has no effect: no pointer is shown.
public enum UIPointerEffect: Sendable {
  /// The tint of a view under the pointer.
  public enum TintMode: Int, Sendable {
    case none = 0
    case overlay = 1
    case underlay = 2
  }

  /// The system's choice.
  case automatic(UITargetedPreview)
  /// The view is highlighted.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view changes in several ways.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The preview of the view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// The shape of the pointer. Stored; has no effect: no pointer is shown.
public enum UIPointerShape {
  /// The radius of corners that the system chooses, in points.
  public static let defaultCornerRadius: CGFloat = 8

  /// A path, in points.
  case path(UIBezierPath)
  /// A rectangle with rounded corners, in points.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical beam of a length in points.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam of a length in points.
  case horizontalBeam(length: CGFloat)
}
