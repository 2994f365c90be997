// SPDX-License-Identifier: MIT

import Tinamou

/// Calls `body` with a simulated device as the main screen of the current task, and returns its result.
///
/// ```swift
/// withDevice(.iPhone15, textSize: .accessibility3, direction: .rightToLeft) {
///   let window = show(ProfileViewController())
///   expectNoTruncation(in: window)
/// }
/// ```
@MainActor @discardableResult
public func withDevice<Result>(
  _ device: DeviceProfile, in orientation: DeviceOrientation = .portrait, system: InterfaceGeneration? = nil,
  textSize: UIContentSizeCategory = .large, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
  appearance: UIUserInterfaceStyle = .light,
  language: PseudoLanguage? = nil, _ body: () throws -> Result
) rethrows -> Result {
  let layoutCase = LayoutCase(
    device: device, orientation: orientation, system: system, textSize: textSize, direction: direction,
    appearance: appearance,
    language: language)
  return try layoutCase.run(body)
}

/// Calls `body` with a simulated device as the main screen of the current task and its child tasks, including while
/// they are suspended.
@MainActor @discardableResult
public func withDevice<Result: Sendable>(
  _ device: DeviceProfile, in orientation: DeviceOrientation = .portrait, system: InterfaceGeneration? = nil,
  textSize: UIContentSizeCategory = .large, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
  appearance: UIUserInterfaceStyle = .light,
  language: PseudoLanguage? = nil, _ body: @MainActor () async throws -> Result
) async rethrows -> Result {
  let layoutCase = LayoutCase(
    device: device, orientation: orientation, system: system, textSize: textSize, direction: direction,
    appearance: appearance,
    language: language)
  return try await layoutCase.run(body)
}

/// Shows a view controller in a new window on the main screen, and lays it out.
///
/// - Returns: The window. The caller retains it as long as the view controller is to be shown.
@MainActor
public func show(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

/// Shows a view that fills a new window on the main screen, and lays it out.
///
/// - Returns: The window. The caller retains it as long as the view is to be shown.
@MainActor
public func show(_ view: UIView) -> UIWindow {
  let controller = UIViewController()
  controller.view = view
  return show(controller)
}
