// SPDX-License-Identifier: MIT

import Tinamou

/// The screen of a scene: the properties set in the file, overridden by options.
@MainActor
struct SceneScreen {
  /// The screen properties set in the file.
  let file: ScreenRequest
  /// The options that override them.
  private let options: SceneOptions

  init(file: ScreenRequest, options: SceneOptions) {
    self.file = file
    self.options = options
  }

  /// The device whose screen the root view fills; `nil` if the file sets a size.
  var device: DeviceProfile? {
    options.device ?? file.device ?? (file.size == nil ? .standard : nil)
  }

  /// The system whose rules and sizes apply; `nil` for the current one.
  var system: InterfaceGeneration? { options.system ?? file.system }

  private var orientation: DeviceOrientation { options.orientation ?? file.orientation ?? .portrait }

  /// The size of the root view, in points; `nil` for an open dimension.
  var size: (width: CGFloat?, height: CGFloat?) {
    guard let device else { return (file.size?.width, file.size?.height) }
    let size = device.size(in: orientation)
    return (size.width, size.height)
  }

  /// The number of pixels per point.
  var scale: CGFloat { options.scale ?? file.scale ?? device?.scale ?? 3 }

  /// The traits of the screen.
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

  /// The screen of the scene's window: that of the device with its safe area, or a plain rectangle.
  var uiScreen: UIScreen {
    let own = DeviceProfile.custom(width: size.width ?? 0, height: size.height ?? 0, scale: scale)
    return (device?.withScale(scale) ?? own).makeScreen(in: orientation, overriddenBy: traits)
  }

  /// The margins that the system sets on the root view of a screen; `nil` for a plain view.
  var rootMargins: NSDirectionalEdgeInsets? {
    guard let device else { return nil }
    let side = device.systemMinimumLayoutMargin(in: orientation)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Performs `work` with the screen's traits and system as the current ones.
  func whileCurrent<Value>(
    _ work: () throws(LayoutFileError) -> Value
  ) throws(LayoutFileError) -> Value {
    let previous = UITraitCollection.current
    UITraitCollection.current = traits
    defer { UITraitCollection.current = previous }
    let result = (system ?? .current).whileCurrent { () -> Result<Value, LayoutFileError> in
      do throws(LayoutFileError) { return .success(try work()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}

extension UITraitOverrides {
  /// Overrides every trait with the value in `traits`.
  mutating func setAll(to traits: UITraitCollection) {
    layoutDirection = traits.layoutDirection
    displayScale = traits.displayScale
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    userInterfaceIdiom = traits.userInterfaceIdiom
    userInterfaceStyle = traits.userInterfaceStyle
    preferredContentSizeCategory = traits.preferredContentSizeCategory
  }
}
