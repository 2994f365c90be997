// SPDX-License-Identifier: MIT

/// The screen of windows: its size in points and its number of pixels per point.
///
/// Differs from UIKit: the screen is that of a ``DeviceProfile``, which ``DeviceProfile/simulate(in:overriddenBy:)``
/// changes.
///
/// Source: Apple, `UIScreen`.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private let device: DeviceProfile
  private let overrides: UITraitCollection
  /// The orientation of the interface.
  private(set) var interfaceOrientation: UIInterfaceOrientation
  /// The scene that fills the screen; `nil` until it is first accessed.
  private var storedScene: UIWindowScene?
  private var storedKeyboard: SimulatedKeyboard?

  /// The traits of the screen.
  open private(set) var traitCollection: UITraitCollection

  init(device: DeviceProfile, orientation: DeviceOrientation, overrides: UITraitCollection) {
    self.device = device
    self.overrides = overrides
    interfaceOrientation = orientation == .portrait ? .portrait : .landscapeRight
    traitCollection = device.traitCollection(in: orientation, overriddenBy: overrides)
    super.init()
  }

  private var orientation: DeviceOrientation { interfaceOrientation.device }

  /// The traits of a full-screen window in an orientation.
  func traitValues(in orientation: DeviceOrientation) -> TraitValues {
    device.traitCollection(in: orientation, overriddenBy: overrides).values
  }

  /// Sets the orientation of the interface. The scene notifies its windows.
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

  /// The main screen.
  open class var main: UIScreen { mainScreen }

  /// All screens: the main screen.
  open class var screens: [UIScreen] { [mainScreen] }

  /// The screen that ``main`` returns.
  static var mainScreen = DeviceProfile.standard.makeScreen() {
    didSet { shareTraits() }
  }

  /// Makes the traits of the main screen available to all threads.
  private static func shareTraits() {
    let traits = mainScreen.traitCollection
    UITraitCollection.mainScreenTraits.withLock { $0 = traits }
  }

  /// The bounds of the screen in the current orientation, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size(in: orientation)) }

  /// The number of pixels per point along each axis.
  open var scale: CGFloat { traitCollection.displayScale }

  /// The bounds of the screen in portrait orientation, in physical pixels.
  open var nativeBounds: CGRect {
    CGRect(origin: .zero, size: device.nativeSize)
  }

  /// The number of physical pixels per point.
  open var nativeScale: CGFloat { device.nativeScale }

  /// Called after the traits changed, when the screen is rotated. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Information about the simulated screen beyond UIKit's API.
  public var inspection: Inspection { Inspection(device: device, orientation: orientation, keyboard: keyboard) }

  /// Information about a simulated screen beyond UIKit's API.
  public struct Inspection: Sendable {
    /// The device of the screen.
    public let device: DeviceProfile
    /// The orientation of the device.
    public let orientation: DeviceOrientation
    /// The keyboard, which tests and pictures show and hide.
    public let keyboard: SimulatedKeyboard
  }
}
