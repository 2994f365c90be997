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
  private let overrides: UITraitCollection
  /// How the interface is turned.
  private(set) var interfaceOrientation: UIInterfaceOrientation
  /// The scene that fills the screen, made when it is first asked for.
  private var storedScene: UIWindowScene?
  private var storedKeyboard: SimulatedKeyboard?

  /// The screen's traits.
  open private(set) var traitCollection: UITraitCollection

  init(device: DeviceProfile, orientation: DeviceOrientation, overrides: UITraitCollection) {
    self.device = device
    self.overrides = overrides
    interfaceOrientation = orientation == .portrait ? .portrait : .landscapeRight
    traitCollection = device.traitCollection(in: orientation, overriddenBy: overrides)
    super.init()
  }

  private var orientation: DeviceOrientation { interfaceOrientation.device }

  /// The traits of a full-screen window when the device is held in a way.
  func traitValues(in orientation: DeviceOrientation) -> TraitValues {
    device.traitCollection(in: orientation, overriddenBy: overrides).values
  }

  /// Turns what is on the screen; windows are told by their scene.
  func turn(to orientation: UIInterfaceOrientation) {
    guard orientation != interfaceOrientation, orientation != .unknown else { return }
    let previous = traitCollection
    interfaceOrientation = orientation
    traitCollection = UITraitCollection(values: traitValues(in: orientation.device))
    if self === UIScreen.mainScreen { UIScreen.shareTraits() }
    if traitCollection != previous { traitCollectionDidChange(previous) }
  }

  /// The scene that fills the screen.
  var scene: UIWindowScene {
    if let storedScene { return storedScene }
    let scene = UIWindowScene(screen: self)
    storedScene = scene
    return scene
  }

  /// The keyboard of the screen.
  var keyboard: SimulatedKeyboard {
    if let storedKeyboard { return storedKeyboard }
    let keyboard = SimulatedKeyboard(screen: self)
    storedKeyboard = keyboard
    return keyboard
  }

  /// The device's own screen.
  open class var main: UIScreen { mainScreen }

  /// Every screen there is: the main one.
  open class var screens: [UIScreen] { [mainScreen] }

  /// The screen that ``main`` gives.
  static var mainScreen = DeviceProfile.standard.makeScreen() {
    didSet { shareTraits() }
  }

  /// Lets every thread know the traits of the main screen.
  private static func shareTraits() {
    let traits = mainScreen.traitCollection
    UITraitCollection.mainScreenTraits.withLock { $0 = traits }
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

  /// Called after the traits have changed, by turning the screen.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The device behind the screen, which UIKit does not tell.
  public var inspection: Inspection { Inspection(device: device, orientation: orientation, keyboard: keyboard) }

  /// What is known of a simulated screen beyond UIKit's own interface.
  public struct Inspection: Sendable {
    /// The device whose screen this is.
    public let device: DeviceProfile
    /// How the device is held.
    public let orientation: DeviceOrientation
    /// The keyboard, which tests and pictures show and hide.
    public let keyboard: SimulatedKeyboard
  }
}
