// SPDX-License-Identifier: MIT

/// The traits of a ``UITraitCollection`` as a value.
package struct TraitValues: Hashable, Sendable {
  package var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  /// The number of pixels per point; 0 when unspecified.
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  package var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  package var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  package var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  /// The other traits; `nil` if none is specified.
  var custom: CustomTraits?

  /// Returns a copy in which the traits that `other` specifies have its values.
  package func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
    if other.preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if let custom = other.custom { result.custom = result.custom?.overridden(by: custom) ?? custom }
    return result
  }
}
