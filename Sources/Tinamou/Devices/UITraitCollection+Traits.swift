// SPDX-License-Identifier: MIT

extension UITraitCollection {
  /// The values behind a collection, as one value that can be compared and combined.
  struct Traits: Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Pixels a point; 0 where unspecified.
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified

    /// These traits, with those that `other` specifies taken from it.
    func overridden(by other: Traits) -> Traits {
      var result = self
      if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
      if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
      if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
      if other.displayScale != 0 { result.displayScale = other.displayScale }
      if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
      if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
      if other.preferredContentSizeCategory != .unspecified {
        result.preferredContentSizeCategory = other.preferredContentSizeCategory
      }
      return result
    }
  }
}
