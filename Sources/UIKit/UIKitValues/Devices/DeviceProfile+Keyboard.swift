// SPDX-License-Identifier: MIT

extension DeviceProfile {
  /// Returns the height of the docked keyboard including its suggestions, in points, from the bottom edge of the
  /// screen.
  ///
  /// Source: Facts, “Devices”; other keyboards, languages and versions differ by some points.
  public func keyboardHeight(in orientation: DeviceOrientation) -> CGFloat {
    keyboardHeight(in: orientation, .standard)
  }

  /// Returns the height of the docked keyboard in a generation of iOS.
  package func keyboardHeight(in orientation: DeviceOrientation, _ generation: InterfaceGeneration) -> CGFloat {
    let screens = generation.metrics.screens
    if idiom == .pad { return padKeyboardHeight(in: orientation, screens, generation) }
    let hasIndicator = portraitSafeArea.bottom > 0
    if orientation == .landscape { return hasIndicator ? 209 : screens.keyboardOnLyingPhone }
    guard hasIndicator else { return portraitWidth >= 414 ? 271 : portraitWidth >= 375 ? 260 : 253 }
    return portraitWidth >= 414 ? screens.keyboardOnWidePhone : screens.keyboard
  }

  private func padKeyboardHeight(
    in orientation: DeviceOrientation, _ screens: SystemMetrics.Screens, _ generation: InterfaceGeneration
  ) -> CGFloat {
    let isLarge = portraitWidth >= 1024
    let indicator = safeArea(in: orientation, generation).bottom
    return (orientation == .portrait ? (isLarge ? 358 : screens.keyboardOnPad) : (isLarge ? 451 : 398)) + indicator
  }
}
