// SPDX-License-Identifier: MIT

extension DeviceProfile {
  /// Makes a screen of the device, for a window.
  ///
  /// - Parameters:
  ///   - orientation: The orientation of the device.
  ///   - overrides: Traits that replace the device's own, such as the content size category or the layout direction.
  @MainActor
  public func makeScreen(
    in orientation: DeviceOrientation = .portrait, overriddenBy overrides: UITraitCollection = UITraitCollection()
  ) -> UIScreen {
    UIScreen(device: self, orientation: orientation, overrides: overrides)
  }

  /// Replaces `UIScreen.main` with a screen of the device, until another device is simulated.
  ///
  /// Existing windows keep their screen.
  @MainActor
  public func simulate(
    in orientation: DeviceOrientation = .portrait, overriddenBy overrides: UITraitCollection = UITraitCollection()
  ) {
    UIScreen.mainScreen = makeScreen(in: orientation, overriddenBy: overrides)
  }
}
