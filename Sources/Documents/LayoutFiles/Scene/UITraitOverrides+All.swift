// SPDX-License-Identifier: MIT

import Tinamou

extension UITraitOverrides {
  /// Overrides every trait with the value in `traits`.
  mutating func setAll(to traits: UITraitCollection) {
    layoutDirection = traits.layoutDirection
    displayScale = traits.displayScale
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    userInterfaceIdiom = traits.userInterfaceIdiom
    userInterfaceStyle = traits.userInterfaceStyle
    preferredContentSizeCategory = traits.preferredContentSizeCategory
  }
}
