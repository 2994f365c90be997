// SPDX-License-Identifier: MIT

import Tinamou

/// The screen that a scene is shown on: what the file asks for, with what is laid over it.
@MainActor
struct SceneScreen {
  /// What the file asks for.
  let file: ScreenRequest
  /// What is laid over it.
  private let options: SceneOptions

  init(file: ScreenRequest, options: SceneOptions) {
    self.file = file
    self.options = options
  }

  /// The device whose whole screen the root view fills; nil where the file states a size of its own.
  var device: DeviceProfile? {
    options.device ?? file.device ?? (file.size == nil ? .standard : nil)
  }

  private var orientation: DeviceOrientation { options.orientation ?? file.orientation ?? .portrait }

  /// The size of the root view, in points; an open side is nil.
  var size: (width: CGFloat?, height: CGFloat?) {
    guard let device else { return (file.size?.width, file.size?.height) }
    let size = device.size(in: orientation)
    return (size.width, size.height)
  }

  /// Pixels a point.
  var scale: CGFloat { options.scale ?? file.scale ?? device?.scale ?? 3 }

  /// The traits of everything on the screen.
  var traits: UITraitCollection {
    let profile = device ?? .custom(width: size.width ?? 0, height: size.height ?? 0, scale: scale)
    let direction = options.direction ?? file.direction?.direction ?? .unspecified
    let textSize = options.textSize ?? file.textSize?.category ?? .unspecified
    return profile.traitCollection(
      in: orientation,
      overriddenBy: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: scale), UITraitCollection(layoutDirection: direction),
        UITraitCollection(preferredContentSizeCategory: textSize),
        UITraitCollection(userInterfaceStyle: file.appearance?.style ?? .unspecified),
      ]))
  }

  /// The screen that the scene's window is on: the device's, which leaves a safe area, or a plain rectangle.
  var uiScreen: UIScreen {
    let own = DeviceProfile.custom(width: size.width ?? 0, height: size.height ?? 0, scale: scale)
    return (device?.withScale(scale) ?? own).makeScreen(in: orientation, overriddenBy: traits)
  }

  /// The margins that the system gives to the root view of a screen; nil for a plain view.
  var rootMargins: NSDirectionalEdgeInsets? {
    guard let device else { return nil }
    let side = device.systemMinimumLayoutMargin(in: orientation)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Does `work` with the screen's traits as the current ones.
  func whileCurrent<Value>(
    _ work: () throws(LayoutFileError) -> Value
  ) throws(LayoutFileError) -> Value {
    let previous = UITraitCollection.current
    UITraitCollection.current = traits
    defer { UITraitCollection.current = previous }
    return try work()
  }
}
