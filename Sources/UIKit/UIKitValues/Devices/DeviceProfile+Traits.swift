// SPDX-License-Identifier: MIT

extension DeviceProfile {
  /// Returns a screen of `width` × `height` points that has no insets or bars and is not that of a known device.
  ///
  /// - Parameters:
  ///   - width: The width in portrait orientation, in points.
  ///   - height: The height in portrait orientation, in points.
  ///   - scale: The number of pixels per point.
  public static func custom(width: CGFloat, height: CGFloat, scale: CGFloat) -> DeviceProfile {
    DeviceProfile(
      "custom", width: width, height: height, scale: scale, portrait: .zero, landscape: .zero, statusBar: 0)
  }

  /// Returns the same device with another number of pixels per point.
  public func withScale(_ scale: CGFloat) -> DeviceProfile {
    DeviceProfile(
      name, aliases, documentNames: documentNames, idiom: idiom, width: portraitWidth, height: portraitHeight,
      scale: scale,
      portrait: portraitSafeArea, landscape: landscapeSafeArea, statusBar: portraitStatusBarHeight,
      cornerRadius: displayCornerRadius, isLargePhone: isLargePhone)
  }

  /// Returns the traits of a full-screen window on the device.
  ///
  /// - Parameters:
  ///   - orientation: The orientation of the device.
  ///   - overrides: Traits that replace the device's own, such as the content size category or the layout direction.
  public func traitCollection(
    in orientation: DeviceOrientation, overriddenBy overrides: UITraitCollection = UITraitCollection()
  ) -> UITraitCollection {
    let own = TraitValues(
      layoutDirection: .leftToRight, displayScale: scale,
      horizontalSizeClass: horizontalSizeClass(in: orientation),
      verticalSizeClass: verticalSizeClass(in: orientation), userInterfaceIdiom: idiom, userInterfaceStyle: .light,
      preferredContentSizeCategory: .large)
    return UITraitCollection(traitsFrom: [UITraitCollection(values: own), overrides])
  }
}
