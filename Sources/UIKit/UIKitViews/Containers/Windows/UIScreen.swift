// SPDX-License-Identifier: MIT

/// The screen of windows: its size in points and its number of pixels per point.
///
/// Differs from UIKit: the screen is that of a ``DeviceProfile``, which ``DeviceProfile/simulate(in:overriddenBy:)``
/// changes.
///
/// Source: Apple, `UIScreen`.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private var device: DeviceProfile
  private var overrides: UITraitCollection
  /// The orientation of the interface.
  private(set) var interfaceOrientation: UIInterfaceOrientation
  /// The orientation in which the device is held, which the interface has only if the app supports it.
  var deviceOrientation: UIDeviceOrientation
  /// The open scenes, in the order in which they were opened; empty until one is first accessed.
  private var openScenes: [UIWindowScene] = []
  /// The position of the scene that is shown.
  private var frontScene = 0
  private var storedKeyboard: SimulatedKeyboard?
  private var ownWindows = SystemWindows()

  /// The traits of the screen.
  open private(set) var traitCollection: UITraitCollection

  /// Creates a screen with the values of the main one, for subclasses with values of their own, as tests have them. It shows nothing.
  public override init() {
    let main = UIScreen.mainScreen
    (device, overrides, traitCollection) = (main.device, main.overrides, main.traitCollection)
    (interfaceOrientation, deviceOrientation) = (main.interfaceOrientation, main.deviceOrientation)
    super.init()
  }

  init(device: DeviceProfile, orientation: DeviceOrientation, overrides: UITraitCollection) {
    self.device = device
    self.overrides = overrides
    interfaceOrientation = Self.interfaceOrientation(of: orientation)
    deviceOrientation = interfaceOrientation.deviceOrientation
    traitCollection = device.traitCollection(in: orientation, overriddenBy: overrides)
    super.init()
  }

  private var orientation: DeviceOrientation { interfaceOrientation.device }

  /// The radius of the corners of the display, in points. Apps find it by key.
  package var displayCornerRadius: CGFloat { device.displayCornerRadius }

  /// Returns the traits of a full-screen window in an orientation.
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
    ownWindows.fill(bounds)
    storedKeyboard?.screenDidChange()
    if traitCollection != previous { traitCollectionDidChange(previous) }
  }

  /// Becomes the screen of another device, or of one with other preferences of the user. The scene notifies its windows.
  func become(_ device: DeviceProfile, _ orientation: UIInterfaceOrientation, overriddenBy overrides: UITraitCollection)
  {
    (self.device, self.overrides) = (device, overrides)
    let previous = traitCollection
    interfaceOrientation = orientation
    traitCollection = device.traitCollection(in: orientation.device, overriddenBy: overrides)
    if self === UIScreen.mainScreen { UIScreen.shareTraits() }
    ownWindows.fill(bounds)
    storedKeyboard?.screenDidChange()
    if traitCollection != previous { traitCollectionDidChange(previous) }
  }

  private static func interfaceOrientation(of orientation: DeviceOrientation) -> UIInterfaceOrientation {
    orientation == .portrait ? .portrait : .landscapeRight
  }

  /// The scene that fills the screen.
  package var scene: UIWindowScene {
    if openScenes.isEmpty { openScenes = [UIWindowScene(screen: self)] }
    return openScenes[frontScene]
  }

  /// The open scenes, in the order in which they were opened. One of them is shown.
  package var scenes: [UIWindowScene] {
    _ = scene
    return openScenes
  }

  /// Shows an open scene, or one that is added, in place of the other scenes.
  func show(_ scene: UIWindowScene) {
    if !scenes.contains(scene) { openScenes.append(scene) }
    frontScene = openScenes.firstIndex(of: scene) ?? frontScene
  }

  /// Removes a scene, unless it is shown.
  func remove(_ scene: UIWindowScene) {
    let front = self.scene
    guard scene !== front else { return }
    openScenes.removeAll { $0 === scene }
    show(front)
  }

  /// The keyboard of the screen.
  var keyboard: SimulatedKeyboard {
    if let storedKeyboard { return storedKeyboard }
    let keyboard = SimulatedKeyboard(screen: self)
    storedKeyboard = keyboard
    return keyboard
  }

  /// The first responder of the key window; `nil` without one.
  package var firstResponder: UIResponder? {
    guard let window = scene.keyWindow, !window.isHidden else { return nil }
    return window.firstResponderScope?.current
  }

  // MARK: Windows of the system

  /// The windows of the system that are shown in front of the app's, back to front.
  package var systemWindows: [UIWindow] { ownWindows.all.filter { !$0.isHidden } }

  /// Returns the window of the system of a kind, hidden unless something has shown it.
  package func systemWindow(_ kind: SystemWindow.Kind) -> SystemWindow { ownWindows.window(kind, on: self) }

  /// The main screen.
  open class var main: UIScreen { mainScreen }

  /// All screens: the main screen.
  open class var screens: [UIScreen] { [mainScreen] }

  /// The screen that ``main`` returns.
  static var mainScreen: UIScreen {
    get { setting.value }
    set {
      setting.value = newValue
      shareTraits()
    }
  }

  /// Makes this screen the main screen, until another device is simulated.
  package func becomeMain() { UIScreen.mainScreen = self }

  private static let setting = LayoutSetting((SimulatorEnvironment.current.device ?? .standard).makeScreen())

  /// Makes the traits of the main screen available to all threads.
  private static func shareTraits() { MainScreenTraits.current = mainScreen.traitCollection }

  /// Runs `body` with this screen as the main screen, and restores the previous one afterward.
  func whileMain<Value>(_ body: () throws -> Value) rethrows -> Value {
    try MainScreenTraits.withValue(traitCollection) { try UIScreen.setting.withValue(self, body) }
  }

  /// Runs `body` with this screen as the main screen of the current task and its child tasks, including
  /// while they are suspended.
  func whileMain<Value: Sendable>(inTask body: @MainActor () async throws -> Value) async rethrows -> Value {
    try await MainScreenTraits.withValue(traitCollection) { try await UIScreen.setting.withValue(self, body) }
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

  /// The coordinate system of the screen in its current orientation.
  open var coordinateSpace: any UICoordinateSpace { PlainCoordinateSpace(bounds: bounds) }

  /// The coordinate system of the screen in portrait orientation.
  ///
  /// Differs from UIKit: points are not rotated when they are converted.
  open var fixedCoordinateSpace: any UICoordinateSpace {
    PlainCoordinateSpace(bounds: CGRect(origin: .zero, size: device.size(in: .portrait)))
  }

  /// The brightness of the screen, from 0 to 1. The default is 0.5. Setting it posts a notification.
  open var brightness: CGFloat = 0.5 {
    didSet {
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
    }
  }

  /// The maximum number of frames per second. Always 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// The screen that this one mirrors. Always `nil`.
  open var mirrored: UIScreen? { nil }
  /// Whether the content of the screen is recorded. Always `false`.
  open var isCaptured: Bool { false }
  /// The sizes in which the screen can be used. The only one is its own size.
  open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The size in which the screen is used.
  open var currentMode: UIScreenMode? { availableModes.first }
  /// The preferred size of the screen, in which it shows the most content.
  open var preferredMode: UIScreenMode? { availableModes.first }

  /// Posted after the brightness was set.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted after a screen was connected. Never posted here.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Posted after a screen was disconnected. Never posted here.
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  /// Posted after the mode of a screen changed. Never posted here.
  public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
  /// Posted when recording begins or ends. Never posted here.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

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
    /// The keyboard, which tests and drawings show and hide.
    public let keyboard: SimulatedKeyboard
  }
}

/// A size in which a screen can be used.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The width and height, in physical pixels.
  open private(set) var size: CGSize
  /// The width of a pixel divided by its height. Always 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}
