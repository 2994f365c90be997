// SPDX-License-Identifier: MIT

/// The orientations in which a scene may be shown.
///
/// Source: Apple, `supportedInterfaceOrientations`, `application(_:supportedInterfaceOrientationsFor:)` and `shouldAutorotate`; Apple's
/// release notes of iOS 6, after which containers do not ask their children, and of iOS 16, after which `shouldAutorotate` has no effect.
extension UIWindowScene {
  /// The window whose view controllers determine the orientation.
  private var decidingWindow: UIWindow? { keyWindow ?? windows.last { !$0.isHidden } }

  /// The controller that determines the orientation: the topmost that is presented over the whole screen, or the root controller.
  var controllerForOrientation: UIViewController? {
    var deciding = decidingWindow?.rootViewController
    var current = deciding
    while let presented = current?.presentation.presented, !presented.appearance.isBeingDismissed {
      if presented.coversScreen { deciding = presented }
      current = presented
    }
    return deciding
  }

  /// The orientations that both the app and its view controllers support; those of the app where they have none in common.
  var supportedOrientations: UIInterfaceOrientationMask {
    let application = UIApplication.shared
    let declared = application.supportedInterfaceOrientations(for: decidingWindow)
    guard let controller = controllerForOrientation else { return declared }
    let common = declared.intersection(controller.supportedInterfaceOrientations)
    return common.isEmpty ? declared : common
  }

  private var followsDevice: Bool {
    InterfaceGeneration.current >= .iOS16 || controllerForOrientation?.shouldAutorotate ?? true
  }

  /// Turns the interface to the orientation of the device if that is supported, and otherwise to a supported one.
  func updateOrientation() {
    let supported = supportedOrientations
    if let held = screen.deviceOrientation.interface, supported.contains(held.mask) {
      if followsDevice { turnInterface(to: held) }
    } else if !supported.contains(interfaceOrientation.mask), let other = firstOrientation(in: supported) {
      turnInterface(to: other)
    }
  }

  private func firstOrientation(in supported: UIInterfaceOrientationMask) -> UIInterfaceOrientation? {
    let controller = controllerForOrientation
    let isPresented = controller?.presentation.presenter != nil
    let preferred = isPresented ? controller?.preferredInterfaceOrientationForPresentation : nil
    let order = [preferred].compactMap { $0 } + UIApplication.shared.declaredOrientationList
    return (order + UIInterfaceOrientation.usualOrder).first { supported.contains($0.mask) }
  }

  /// Turns the interface to an orientation that the app declares before the app is launched.
  func beginInDeclaredOrientation() {
    let declared = UIApplication.shared.declaredOrientationList
    guard !declared.isEmpty, !declared.contains(interfaceOrientation), let first = declared.first else { return }
    turnInterface(to: first)
  }
}

extension UIWindowScene.Inspection {
  /// Turns the device as a person does. The interface follows if the app and its view controllers support the orientation; the
  /// orientation of the device changes in any case.
  package func rotateDevice(to orientation: UIDeviceOrientation) {
    let hasChanged = scene.screen.deviceOrientation != orientation
    scene.screen.deviceOrientation = orientation
    if let interface = orientation.interface, scene.mayTurn(to: interface) { scene.turnInterface(to: interface) }
    if hasChanged { scene.postDeviceOrientation() }
  }
}

extension UIWindowScene {
  fileprivate func mayTurn(to orientation: UIInterfaceOrientation) -> Bool {
    followsDevice && supportedOrientations.contains(orientation.mask)
  }

  /// Posts the change of the device's orientation if somebody asked for such notifications.
  func postDeviceOrientation() {
    guard screen === UIScreen.main, UIDevice.current.isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
  }

  /// Returns the orientation in which a device that is held in `orientation` shows the app.
  func supportedOrientation(whenHeldIn orientation: DeviceOrientation) -> UIInterfaceOrientation {
    let wanted: UIInterfaceOrientation = orientation == .portrait ? .portrait : .landscapeRight
    let supported = supportedOrientations
    if supported.contains(wanted.mask) { return wanted }
    if supported.contains(interfaceOrientation.mask) { return interfaceOrientation }
    return firstOrientation(in: supported) ?? wanted
  }
}

extension UIViewController {
  /// The orientations that a controller supports by default: all except upside down on phones, and all on tablets.
  var usualOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the controller, when presented, covers the whole screen and so determines the orientation.
  fileprivate var coversScreen: Bool {
    switch presentation.resolvedStyle {
    case .fullScreen, .overFullScreen: !(self is UIAlertController)
    default: false
    }
  }
}

extension UIInterfaceOrientation {
  /// The orientations from the most to the least usual one.
  static let usualOrder: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]

  /// The orientation of a device that shows this orientation of the interface, which turns in the opposite direction.
  var deviceOrientation: UIDeviceOrientation {
    switch self {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }
}

extension UIDeviceOrientation {
  /// The orientation of the interface on a device in this orientation; `nil` for a device that lies flat.
  var interface: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}
