// SPDX-License-Identifier: MIT

extension DeviceProfile {
  /// Returns the height of the docked keyboard including its suggestions, in points, from the bottom edge of the
  /// screen.
  ///
  /// Source: Facts, “Devices”; other keyboards, languages and versions differ by some points.
  public func keyboardHeight(in orientation: DeviceOrientation) -> CGFloat {
    if idiom == .pad { return padKeyboardHeight(in: orientation) }
    let hasIndicator = portraitSafeArea.bottom > 0
    if orientation == .landscape { return hasIndicator ? 209 : 200 }
    guard hasIndicator else { return portraitWidth >= 414 ? 271 : portraitWidth >= 375 ? 260 : 253 }
    return portraitWidth >= 414 ? 346 : 336
  }

  private func padKeyboardHeight(in orientation: DeviceOrientation) -> CGFloat {
    let isLarge = portraitWidth >= 1024
    let indicator = portraitSafeArea.bottom
    return (orientation == .portrait ? (isLarge ? 358 : 313) : (isLarge ? 451 : 398)) + indicator
  }
}
