// SPDX-License-Identifier: MIT

/// The screen that windows are shown on: its size in points and its pixel density.
///
/// Differs from UIKit: there is no glass here, so the screen is that of a chosen ``DeviceProfile``, which
/// ``DeviceProfile/simulate(in:overriddenBy:)`` changes.
///
/// Source: Apple, `UIScreen`.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private let device: DeviceProfile
  private let orientation: DeviceOrientation

  /// The screen's traits.
  public let traitCollection: UITraitCollection

  init(device: DeviceProfile, orientation: DeviceOrientation, overrides: UITraitCollection) {
    self.device = device
    self.orientation = orientation
    traitCollection = device.traitCollection(in: orientation, overriddenBy: overrides)
    super.init()
  }

  /// The device's own screen.
  open class var main: UIScreen { mainScreen }

  /// Every screen there is: the main one.
  open class var screens: [UIScreen] { [mainScreen] }

  /// The screen that ``main`` gives.
  static var mainScreen = DeviceProfile.standard.makeScreen() {
    didSet {
      let traits = mainScreen.traitCollection
      UITraitCollection.mainScreenTraits.withLock { $0 = traits }
    }
  }

  /// The screen's rectangle, in points, turned as the device is held.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size(in: orientation)) }

  /// Pixels a point, along each axis.
  open var scale: CGFloat { traitCollection.displayScale }

  /// The rectangle of the glass, in pixels, always upright.
  open var nativeBounds: CGRect {
    CGRect(origin: .zero, size: device.nativeSize)
  }

  /// Pixels of glass a point.
  open var nativeScale: CGFloat { device.nativeScale }

  /// Called after the traits have changed. Those of a simulated screen never do.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The device behind the screen, which UIKit does not tell.
  public var inspection: Inspection { Inspection(device: device, orientation: orientation) }

  /// What is known of a simulated screen beyond UIKit's own interface.
  public struct Inspection: Sendable {
    /// The device whose screen this is.
    public let device: DeviceProfile
    /// How the device is held.
    public let orientation: DeviceOrientation
  }
}
