// SPDX-License-Identifier: MIT

/// The field of a search bar: grey, round, with a magnifying glass.
///
/// Differs from UIKit: tokens are not there.
///
/// Source: Apple, `UISearchTextField`.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// How round the corners are, in points.
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
