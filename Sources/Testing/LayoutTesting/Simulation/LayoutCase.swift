// SPDX-License-Identifier: MIT

import Tinamou

/// The environment in which a layout is tested: a device, its orientation and the user's preferences.
public struct LayoutCase: Sendable, Hashable, CustomStringConvertible {
  /// The device. The default is the iPhone 15.
  public var device: DeviceProfile
  /// The orientation of the device. The default is portrait.
  public var orientation: DeviceOrientation
  /// The version of iOS whose rules and sizes apply; `nil`, the default, for the current one.
  public var system: InterfaceGeneration?
  /// The text size that the user prefers. The default is `.large`, as on a new device.
  public var textSize: UIContentSizeCategory
  /// The layout direction. The default is left to right.
  public var direction: UITraitEnvironmentLayoutDirection
  /// The appearance. The default is light.
  public var appearance: UIUserInterfaceStyle
  /// The language that replaces the texts during expectations; `nil`, the default, for the original texts.
  public var language: PseudoLanguage?

  /// Creates a layout case.
  public init(
    device: DeviceProfile = .standard, orientation: DeviceOrientation = .portrait, system: InterfaceGeneration? = nil,
    textSize: UIContentSizeCategory = .large, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    appearance: UIUserInterfaceStyle = .light, language: PseudoLanguage? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.system = system
    self.textSize = textSize
    self.direction = language == .rightToLeft ? .rightToLeft : direction
    self.appearance = appearance
    self.language = language
  }

  /// The device and the differences from a new device, such as `iPhone 15, landscape, accessibility3, right to left`.
  public var description: String {
    var parts = [device.name]
    if orientation == .landscape { parts.append("landscape") }
    if let system { parts.append(system.name) }
    if textSize != .large { parts.append("text \(textSize.shortName)") }
    if direction == .rightToLeft { parts.append("right to left") }
    if appearance == .dark { parts.append("dark") }
    if let language, language != .rightToLeft { parts.append(language.rawValue) }
    return parts.joined(separator: ", ")
  }

  /// The current case of the task; `nil` outside of ``run(_:)``.
  @TaskLocal public static var current: LayoutCase?

  /// The traits that replace those of the device.
  private var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: textSize), UITraitCollection(layoutDirection: direction),
      UITraitCollection(userInterfaceStyle: appearance),
    ])
  }

  /// Calls `body` with a simulated main screen for the current task: `UIScreen.main`, new windows and
  /// `UITraitCollection.current` are those of the case. Other tasks keep their screen, so tests can run in parallel.
  @MainActor @discardableResult
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try LayoutCase.$current.withValue(self) {
      try (system ?? .current).whileCurrent {
        try device.whileSimulated(in: orientation, overriddenBy: traits, body)
      }
    }
  }

  /// Calls `body` with a simulated main screen for the current task and its child tasks, including while they are
  /// suspended.
  @MainActor @discardableResult
  public func run<Result: Sendable>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    try await LayoutCase.$current.withValue(self) {
      try await (system ?? .current).whileCurrent(inTask: {
        try await device.whileSimulated(in: orientation, overriddenBy: traits, inTask: body)
      })
    }
  }
}
