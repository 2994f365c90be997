// SPDX-License-Identifier: MIT

extension UIView {
  /// The tint color that was set; `nil` for the inherited one.
  package var ownTintColor: UIColor? { appearance.tintColor }
}
