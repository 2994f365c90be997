// SPDX-License-Identifier: MIT

extension DeviceProfile {
  /// A screen of `width` × `height` points that belongs to no known device: no insets, no bars.
  ///
  /// - Parameters:
  ///   - width: points from side to side, when upright.
  ///   - height: points from top to bottom, when upright.
  ///   - scale: pixels a point.
  public static func custom(width: CGFloat, height: CGFloat, scale: CGFloat) -> DeviceProfile {
    DeviceProfile(
      "custom", width: width, height: height, scale: scale, portrait: .none, landscape: .none, statusBar: 0)
  }

  /// The same device with another pixel density.
  public func withScale(_ scale: CGFloat) -> DeviceProfile {
    DeviceProfile(
      name, aliases, idiom: idiom, width: portraitWidth, height: portraitHeight, scale: scale,
      portrait: portraitSafeArea, landscape: landscapeSafeArea, statusBar: portraitStatusBarHeight)
  }

  /// The traits of a full-screen window on this device.
  ///
  /// - Parameters:
  ///   - orientation: how the device is held.
  ///   - overrides: traits that take the place of the device's own, such as the text size or the direction.
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

  /// A screen like this device's, to give to a window.
  ///
  /// - Parameters:
  ///   - orientation: how the device is held.
  ///   - overrides: traits that take the place of the device's own, such as the text size or the direction.
  @MainActor
  public func makeScreen(
    in orientation: DeviceOrientation = .portrait, overriddenBy overrides: UITraitCollection = UITraitCollection()
  ) -> UIScreen {
    UIScreen(device: self, orientation: orientation, overrides: overrides)
  }

  /// Makes `UIScreen.main` a screen like this device's, until another device is simulated.
  ///
  /// Windows made before keep their screen.
  @MainActor
  public func simulate(
    in orientation: DeviceOrientation = .portrait, overriddenBy overrides: UITraitCollection = UITraitCollection()
  ) {
    UIScreen.mainScreen = makeScreen(in: orientation, overriddenBy: overrides)
  }
}
