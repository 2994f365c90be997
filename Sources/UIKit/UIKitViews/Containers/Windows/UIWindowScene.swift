// SPDX-License-Identifier: MIT

/// The part of a screen that the application's windows fill: the entire screen of a phone, or a part of a
/// tablet's screen.
///
/// A shown window belongs to the scene of its screen. Rotating or resizing the scene performs UIKit's transition of its
/// windows: `willTransition(to:with:)`, `viewWillTransition(to:with:)`, the change, and layout.
///
/// Source: Apple, `UIWindowScene`.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen of the scene. The screen retains the scene.
  open var screen: UIScreen { holder }
  private unowned let holder: UIScreen
  private var members: [WeakWindow] = []

  private struct WeakWindow { weak var window: UIWindow? }

  /// Creates a scene that fills the main screen.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    holder = UIScreen.main
    geometry = StoredGeometry(ownSize: nil, orientation: UIScreen.main.interfaceOrientation)
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// Creates the scene of a screen.
  init(screen: UIScreen) {
    holder = screen
    geometry = StoredGeometry(ownSize: nil, orientation: screen.interfaceOrientation)
    super.init(
      session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
  }

  /// The coordinate system of the scene.
  open var coordinateSpace: any UICoordinateSpace { PlainCoordinateSpace(bounds: bounds) }

  /// The sizes that the scene may have on a Mac; `nil` on other devices. Always `nil`.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Whether the scene fills the screen.
  open var isFullScreen: Bool { geometry.ownSize == nil }

  /// Creates a window with the initial view controller of the storyboard. It becomes the delegate's `window`.
  override func loadStoryboard() {
    guard let storyboard = session.configuration.storyboard else { return }
    let window = UIWindow(windowScene: self)
    window.rootViewController = storyboard.instantiateInitialViewController()
    (delegate as? any UIWindowSceneDelegate)?.window = window
    storyboardWindow = window
  }

  /// Shows the window of the storyboard, unless the delegate has replaced it.
  override func showStoryboard() {
    guard let window = storyboardWindow else { return }
    storyboardWindow = nil
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    if delegate.window === window { window.makeKeyAndVisible() }
  }

  /// The window of the storyboard before it is shown.
  private var storyboardWindow: UIWindow?

  // MARK: Windows

  /// The windows of the scene, in the order in which they were added.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The windows of the scene, back to front: by their level, and in one level in the order in which they were added.
  package var windowsFromBack: [UIWindow] {
    windows.enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }

  /// The key window, which receives keyboard input.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(WeakWindow(window: window))
    UIView.flushPendingUpdates = {
      for scene in UIScreen.main.scenes {
        for window in scene.windows { window.layoutIfNeeded() }
      }
    }
  }

  func remove(_ window: UIWindow) { members.removeAll { $0.window == nil || $0.window === window } }

  // MARK: Geometry

  /// The size and orientation of a scene.
  private struct StoredGeometry {
    /// The size of the scene, in points; `nil` for that of the screen.
    var ownSize: CGSize?
    var orientation: UIInterfaceOrientation
  }

  private var geometry: StoredGeometry

  private func size(in geometry: StoredGeometry) -> CGSize {
    geometry.ownSize ?? screen.inspection.device.size(in: geometry.orientation.device)
  }

  /// Returns the traits of a window that fills the scene. A scene narrower than the screen has the size class of its
  /// own width.
  private func traitValues(in geometry: StoredGeometry) -> TraitValues {
    var values = screen.traitValues(in: geometry.orientation.device)
    let whole = screen.inspection.device.size(in: geometry.orientation.device).width
    if let ownSize = geometry.ownSize, ownSize.width < whole {
      values.horizontalSizeClass = UIWindowScene.widthClass(ofPart: ownSize.width, of: whole)
    }
    return values
  }

  /// Returns the horizontal size class of a part of a tablet's screen: regular if it is wide enough, such as two
  /// thirds of a wide screen.
  ///
  /// Source: Facts, “Windows on tablets”.
  private static func widthClass(ofPart width: CGFloat, of total: CGFloat) -> UIUserInterfaceSizeClass {
    width >= 630 || (total >= 1366 && width >= 600) ? .regular : .compact
  }

  /// The rectangle that a window of the scene fills, in points.
  var bounds: CGRect { CGRect(origin: .zero, size: geometry.ownSize ?? screen.bounds.size) }

  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }

  /// The traits of a window that fills the scene.
  open var traitCollection: UITraitCollection { UITraitCollection(values: traitValues) }

  var traitValues: TraitValues {
    // Every view uses this property, so the screen's stored traits are returned when the scene fills the screen.
    guard geometry.ownSize != nil else { return screen.traitCollection.values }
    return traitValues(in: StoredGeometry(ownSize: geometry.ownSize, orientation: screen.interfaceOrientation))
  }

  /// Called after the traits changed. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The configuration of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }

  /// The preferred geometry of a scene.
  open class GeometryPreferences: NSObject {
    let orientations: UIInterfaceOrientationMask?

    init(orientations: UIInterfaceOrientationMask?) {
      self.orientations = orientations
      super.init()
    }

    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// The preferred geometry of a scene on a phone or tablet.
    open class iOS: GeometryPreferences {
      /// Creates preferences for one of the orientations; `nil` for any.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.init(orientations: interfaceOrientations)
      }
    }
  }

  /// Rotates the scene to a preferred orientation with UIKit's transition. `errorHandler` is called if the view
  /// controllers do not support one.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = geometryPreferences.orientations, !wanted.contains(interfaceOrientation.mask) else { return }
    let allowed = wanted.intersection(supportedOrientations)
    guard let orientation = UIInterfaceOrientation.usualOrder.first(where: { allowed.contains($0.mask) }) else {
      errorHandler?(GeometryError.orientationNotSupported)
      return
    }
    inspection.turn(to: orientation)
  }

  /// The reason for which a geometry update failed.
  enum GeometryError: Error { case orientationNotSupported }

  /// Simulated user actions on the scene beyond UIKit's API.
  public var inspection: Inspection { Inspection(scene: self) }

  /// Simulated user actions on a scene beyond UIKit's API.
  @MainActor
  public struct Inspection {
    let scene: UIWindowScene

    /// Rotates the scene and the device with UIKit's transition, even to an orientation that its view controllers do not support.
    public func turn(to orientation: UIInterfaceOrientation) {
      scene.screen.deviceOrientation = orientation.deviceOrientation
      scene.turnInterface(to: orientation)
      scene.postDeviceOrientation()
    }

    /// Moves the app to another device, or to one with other preferences of the user, with UIKit's transition of the windows. An app
    /// that does not support the orientation in which the device is held keeps its own.
    package func move(
      to device: DeviceProfile, in held: DeviceOrientation, overriddenBy overrides: UITraitCollection
    ) {
      let shown = scene.supportedOrientation(whenHeldIn: held)
      let traits = device.traitCollection(in: shown.device, overriddenBy: overrides).values
      scene.change(to: device.size(in: shown.device), traits) { scene in
        scene.screen.become(device, shown, overriddenBy: overrides)
        scene.geometry = StoredGeometry(ownSize: nil, orientation: shown)
      }
      scene.screen.deviceOrientation = held == shown.device ? shown.deviceOrientation : held.deviceOrientation
    }

    /// Resizes the scene, in points, as when another application shares a tablet's screen; `nil` for the size of the
    /// screen.
    public func resize(to size: CGSize?) {
      scene.change(to: StoredGeometry(ownSize: size, orientation: scene.interfaceOrientation))
    }
  }

  /// Turns the interface, with UIKit's transition of the windows.
  func turnInterface(to orientation: UIInterfaceOrientation) {
    guard orientation != interfaceOrientation else { return }
    var new = geometry
    new.orientation = orientation
    change(to: new)
  }

  /// Changes the geometry, with UIKit's transition of the windows.
  private func change(to new: StoredGeometry) {
    let turn = InterfaceTurn(old: interfaceOrientation, new: new.orientation)
    change(to: size(in: new), traitValues(in: new), turn) { scene in
      scene.geometry = new
      scene.screen.turn(to: new.orientation)
    }
  }

  /// Announces a size and traits to the windows, performs a change that gives the scene both, and lets the windows follow. If the
  /// scene fills the screen, so do the windows of the other scenes that fill it.
  private func change(
    to size: CGSize, _ traits: TraitValues, _ turn: InterfaceTurn? = nil, _ change: (UIWindowScene) -> Void
  ) {
    let scenes = [self] + screen.scenes.filter { $0 !== self && isFullScreen && $0.isFullScreen }
    let transitions = scenes.flatMap(\.windows).map { WindowTransition($0) }
    let old = scenes.map { ($0, $0.coordinateSpace, $0.interfaceOrientation, $0.traitCollection) }
    defer {
      for (scene, space, orientation, traits) in old {
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
          scene, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits)
      }
    }
    let turned = turn.flatMap { $0.old == $0.new ? nil : $0 }
    for transition in transitions { transition.announce(size, traits, turned) }
    guard !transitions.isEmpty else { return change(self) }
    // The scene changes during the first window's transition, so that the window receives the old and the new traits.
    for (index, transition) in transitions.enumerated() {
      transition.perform(to: size) { if index == 0 { change(self) } }
    }
  }

  /// The geometry of the scene.
  open var effectiveGeometry: Geometry { Geometry(scene: self) }
  /// The object that moves the focus. Always `nil`: nothing has the focus.
  open var focusSystem: UIFocusSystem? { nil }
  /// The bar of a window on a Mac. Always `nil`.
  open var titlebar: UITitlebar? { nil }
  /// The actions that the user may perform on the window. Always `nil`.
  open var windowingBehaviors: UISceneWindowingBehaviors? { nil }

  /// The geometry of a scene.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The orientation of the interface.
    open private(set) var interfaceOrientation: UIInterfaceOrientation
    /// The coordinates of the scene.
    open private(set) var coordinateSpace: any UICoordinateSpace
    /// Whether the user resizes the window now. Always `false`.
    open var isInteractivelyResizing: Bool { false }
    /// Whether the orientation is locked. Always `false`.
    open var isInterfaceOrientationLocked: Bool { false }

    init(scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      super.init()
    }
  }
}

extension UIInterfaceOrientation {
  /// The set that contains only this orientation.
  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

  /// The corresponding shape of the screen.
  var device: DeviceOrientation { isLandscape ? .landscape : .portrait }
}

extension DeviceOrientation {
  /// The orientation of a device that is held in this way.
  fileprivate var deviceOrientation: UIDeviceOrientation { self == .portrait ? .portrait : .landscapeLeft }
}
