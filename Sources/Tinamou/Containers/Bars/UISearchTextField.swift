// SPDX-License-Identifier: MIT

/// The text field of a search bar: gray, with round corners and a magnifying glass.
///
/// Differs from UIKit: search tokens are not implemented.
///
/// Source: Apple, `UISearchTextField`.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The corner radius, in points.
  private static let radius: CGFloat = 10

  override func setUp() {
    super.setUp()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = UISearchTextField.radius
    let glass = UIImageView(
      image: UIImage(systemName: "magnifyingglass")?.withRenderingMode(.alwaysTemplate))
    glass.tintColor = .systemGray
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 32, height: 36)
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    placeholder = "Search"
  }
}
