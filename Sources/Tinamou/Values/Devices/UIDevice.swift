// SPDX-License-Identifier: MIT

/// The device that the application runs on.
///
/// Differs from UIKit: it describes the device whose screen is ``UIScreen/main``.
///
/// Source: Apple, `UIDevice`.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device in use.
  public class var current: UIDevice { shared }

  private static let shared = UIDevice()

  /// The name the owner gave the device; here, the device's own name.
  open var name: String { profile.name }

  /// The kind of device, in words.
  open var model: String { profile.idiom == .pad ? "iPad" : "iPhone" }

  /// The kind of device, in the reader's language.
  open var localizedModel: String { model }

  /// The name of the operating system whose layout is followed.
  open var systemName: String { profile.idiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the operating system whose layout is followed.
  open var systemVersion: String { InterfaceGeneration.current.systemVersion }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { profile.idiom }

  /// How the device is held.
  open var orientation: UIDeviceOrientation {
    switch UIScreen.main.interfaceOrientation {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    // The interface turns against the device.
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }

  /// Posted after the device was turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Whether turns of the device are announced.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Begins to announce turns of the device.
  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  /// Ends announcing turns of the device.
  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  private var profile: DeviceProfile { UIScreen.main.inspection.device }
}
