// SPDX-License-Identifier: MIT

extension DeviceProfile {
  /// Creates a screen of the device, for a window.
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

  /// Runs `body` with a screen of the device as `UIScreen.main`, and restores the previous one afterward.
  ///
  /// Windows created in `body` keep their screen.
  @MainActor
  public func whileSimulated<Value>(
    in orientation: DeviceOrientation = .portrait, overriddenBy overrides: UITraitCollection = UITraitCollection(),
    _ body: () throws -> Value
  ) rethrows -> Value {
    try makeScreen(in: orientation, overriddenBy: overrides).whileMain(body)
  }

  /// Runs `body` with a screen of the device as `UIScreen.main` of the current task and its child tasks,
  /// including while they are suspended.
  @MainActor
  package func whileSimulated<Value: Sendable>(
    in orientation: DeviceOrientation = .portrait, overriddenBy overrides: UITraitCollection = UITraitCollection(),
    inTask body: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    try await makeScreen(in: orientation, overriddenBy: overrides).whileMain(inTask: body)
  }
}
