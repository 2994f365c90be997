// SPDX-License-Identifier: MIT

/// The appearance properties of a view.
@MainActor
struct ViewAppearance {
  // Large properties first, which minimizes padding.
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var alpha: CGFloat = 1
  var contentScaleFactor: CGFloat?
  var contentMode = UIView.ContentMode.scaleToFill
  var isHidden = false
  var isOpaque = true
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var needsDisplay = true

  /// Whether a view has had a tint color of its own. Until then all have the same one.
  static var hasTints = false
}

extension UIView {
  /// The tint color that was set; `nil` for the inherited one.
  package var ownTintColor: UIColor? { appearance.tintColor }
}
