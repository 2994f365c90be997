// SPDX-License-Identifier: MIT

/// The part of a screen that windows of the application fill: all of it on a phone, perhaps less on a tablet.
///
/// A window that is shown belongs to the scene of its screen. Turning the scene, or giving it another size, takes its windows
/// through UIKit's transition: `willTransition(to:with:)`, `viewWillTransition(to:with:)`, the change, and layout.
///
/// Source: Apple, `UIWindowScene`.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen the scene is on; it keeps its scene.
  open var screen: UIScreen { holder }
  private unowned let holder: UIScreen
  private var members: [WeakWindow] = []

  private struct WeakWindow { weak var window: UIWindow? }

  init(screen: UIScreen) {
    holder = screen
    geometry = Geometry(ownSize: nil, orientation: screen.interfaceOrientation)
    super.init()
  }

  // MARK: Windows

  /// The windows of the scene, in the order in which they came.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The window that gets what is typed.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) { members.removeAll { $0.window == nil || $0.window === window } }

  // MARK: Geometry

  /// How a scene lies on its screen.
  private struct Geometry {
    /// The size of the scene where it is not the screen's, in points.
    var ownSize: CGSize?
    var orientation: UIInterfaceOrientation
  }

  private var geometry: Geometry

  private func size(in geometry: Geometry) -> CGSize {
    geometry.ownSize ?? screen.inspection.device.size(in: geometry.orientation.device)
  }

  /// A scene narrower than a tablet's screen has the width class of its own width.
  private func traitValues(in geometry: Geometry) -> TraitValues {
    var values = screen.traitValues(in: geometry.orientation.device)
    let whole = screen.inspection.device.size(in: geometry.orientation.device).width
    if let ownSize = geometry.ownSize, ownSize.width < whole {
      values.horizontalSizeClass = UIWindowScene.widthClass(ofPart: ownSize.width, of: whole)
    }
    return values
  }

  /// The width class of a part of a tablet's screen: more than half of a wide screen counts as much room.
  ///
  /// Source: sizes of split views on tablets, `reference/uikit-layout.md` §5.9: 694 of 1024 and 678 of 1366 are regular.
  private static func widthClass(ofPart width: CGFloat, of total: CGFloat) -> UIUserInterfaceSizeClass {
    width >= 630 || (total >= 1366 && width >= 600) ? .regular : .compact
  }

  /// The rectangle that a window of the scene fills, in points.
  var bounds: CGRect { CGRect(origin: .zero, size: geometry.ownSize ?? screen.bounds.size) }

  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }

  /// The traits of a window that fills the scene.
  open var traitCollection: UITraitCollection { UITraitCollection(values: traitValues) }

  var traitValues: TraitValues {
    // Asked for by every view, so what the screen has at hand is taken where the scene fills it.
    guard geometry.ownSize != nil else { return screen.traitCollection.values }
    return traitValues(in: Geometry(ownSize: geometry.ownSize, orientation: screen.interfaceOrientation))
  }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What is known of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }

  /// A way in which a scene should lie on its screen.
  open class GeometryPreferences: NSObject {
    let orientations: UIInterfaceOrientationMask?

    init(orientations: UIInterfaceOrientationMask?) {
      self.orientations = orientations
      super.init()
    }

    /// A way in which a scene should lie on a phone or tablet.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// What is wished for on a phone or tablet.
    open class iOS: GeometryPreferences {
      /// Turned in one of these ways; nil for any.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.init(orientations: interfaceOrientations)
      }
    }
  }

  /// Turns the scene as is asked, with UIKit's whole transition; `errorHandler` is told where no controller allows it.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = geometryPreferences.orientations, !wanted.contains(interfaceOrientation.mask) else { return }
    let allowed = windows.last?.rootViewController?.frontmost.supportedInterfaceOrientations ?? .all
    let possible: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    guard let orientation = possible.first(where: { wanted.contains($0.mask) && allowed.contains($0.mask) }) else {
      errorHandler?(GeometryError.orientationNotSupported)
      return
    }
    inspection.turn(to: orientation)
  }

  /// Why a scene does not lie as was asked.
  enum GeometryError: Error { case orientationNotSupported }

  /// What Tinamou can do with a scene beyond UIKit's interface.
  public var inspection: Inspection { Inspection(scene: self) }

  /// What Tinamou can do with a scene beyond UIKit's interface: what a person does with hands.
  @MainActor
  public struct Inspection {
    let scene: UIWindowScene

    /// Turns the scene, whatever its controllers allow, with UIKit's whole transition.
    public func turn(to orientation: UIInterfaceOrientation) {
      var new = scene.geometry
      new.orientation = orientation
      scene.change(to: new)
      guard scene.screen === UIScreen.main, UIDevice.current.isGeneratingDeviceOrientationNotifications else { return }
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }

    /// Gives the scene another size, in points, as when another application takes part of a tablet's screen; nil for all of
    /// the screen.
    public func resize(to size: CGSize?) {
      var new = scene.geometry
      new.ownSize = size
      scene.change(to: new)
    }
  }

  /// Takes on another geometry, and takes the windows through UIKit's transition.
  private func change(to new: Geometry) {
    let transitions = windows.map { WindowTransition($0) }
    let size = size(in: new)
    let traits = traitValues(in: new)
    for transition in transitions { transition.announce(size, traits) }
    let perform = {
      self.geometry = new
      self.screen.turn(to: new.orientation)
    }
    guard !transitions.isEmpty else { return perform() }
    // The scene changes while the first window watches, so that it sees the old traits and the new ones.
    for (index, transition) in transitions.enumerated() {
      transition.perform(to: size) { if index == 0 { perform() } }
    }
  }
}

extension UIInterfaceOrientation {
  /// The set of this orientation only.
  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

  /// Which of the two layouts it gives.
  var device: DeviceOrientation { isLandscape ? .landscape : .portrait }
}
