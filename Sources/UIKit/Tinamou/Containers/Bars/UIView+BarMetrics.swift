// SPDX-License-Identifier: MIT

extension UIView {
  /// The heights of bars in the view's environment.
  var barMetrics: BarMetrics {
    let traits = traitValues
    return BarMetrics(
      idiom: traits.userInterfaceIdiom, horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass,
      generation: .current)
  }
}
