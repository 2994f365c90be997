// SPDX-License-Identifier: MIT

/// The device on which the application runs.
///
/// Differs from UIKit: it is the device of ``UIScreen/main``.
///
/// Source: Apple, `UIDevice`.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The current device.
  open class var current: UIDevice { shared }

  private static let shared = UIDevice()

  /// The name of the device. Returns the model's name, such as iPhone 15.
  open var name: String { profile.name }

  /// The model of the device.
  open var model: String { profile.idiom == .pad ? "iPad" : "iPhone" }

  /// The model of the device as a localized string.
  open var localizedModel: String { model }

  /// The name of the operating system.
  open var systemName: String { profile.idiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the operating system whose layout rules apply.
  open var systemVersion: String { InterfaceGeneration.current.systemVersion }

  /// The user interface idiom of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { profile.idiom }

  /// The orientation of the device.
  open var orientation: UIDeviceOrientation {
    switch UIScreen.main.interfaceOrientation {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    // The interface rotates in the opposite direction to the device.
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }

  /// Posted after the orientation of the device changed.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Whether changes of orientation are posted. The default is `false`.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Begins posting changes of orientation.
  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  /// Ends posting changes of orientation.
  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  private var profile: DeviceProfile { UIScreen.main.inspection.device }
}
