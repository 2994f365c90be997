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

  /// The name of the device. Returns the name of the model, such as iPhone 15, as it is in the environment of a simulator.
  open var name: String {
    let environment = SimulatorEnvironment.current
    return environment.device == profile ? environment.deviceName ?? profile.name : profile.name
  }

  /// The model of the device.
  open var model: String { profile.idiom == .pad ? "iPad" : "iPhone" }

  /// The model of the device as a localized string.
  open var localizedModel: String { model }

  /// The name of the operating system.
  open var systemName: String { profile.idiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the operating system whose layout rules apply.
  open var systemVersion: String { InterfaceGeneration.system.systemVersion }

  /// The user interface idiom of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { profile.idiom }

  /// The orientation in which the device is held. The interface has another one if the app does not support it.
  open var orientation: UIDeviceOrientation { UIScreen.main.deviceOrientation }

  /// The number of the orientation, which apps set by key to turn the interface. An orientation that the app does not support has no
  /// effect.
  package var orientationNumber: Int {
    get { orientation.rawValue }
    set {
      guard let wanted = UIInterfaceOrientation(rawValue: newValue), wanted != .unknown else { return }
      let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
      scene?.requestGeometryUpdate(.iOS(interfaceOrientations: wanted.mask))
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

  /// A string that identifies the device for the apps of one developer. It is constant while the process runs.
  open var identifierForVendor: UUID? { vendorIdentifier }
  private let vendorIdentifier = UUID()

  /// The charge of the battery, from 0 to 1; -1 while it is not monitored. Always -1.
  open var batteryLevel: Float { -1 }
  /// The state of the battery. Always `unknown`.
  open var batteryState: BatteryState { .unknown }
  /// Whether the battery is monitored. The default is `false`. Stored; has no effect.
  open var isBatteryMonitoringEnabled = false
  /// Whether the proximity sensor is enabled. The default is `false`. Stored; has no effect.
  open var isProximityMonitoringEnabled = false
  /// Whether the proximity sensor is close to the user. Always `false`.
  open var proximityState: Bool { false }
  /// Whether apps can run in the background. Always `true`.
  open var isMultitaskingSupported: Bool { true }
  /// Plays the click of a keyboard. Has no effect.
  open func playInputClick() {}

  /// The state of a battery. Raw values are UIKit's.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// Posted when the state of the battery changes. Never posted here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the charge of the battery changes. Never posted here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the state of the proximity sensor changes. Never posted here.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  private var profile: DeviceProfile { UIScreen.main.inspection.device }
}

/// Returns the idiom of the device, before iOS 13.
@available(*, deprecated, message: "Use UIDevice.userInterfaceIdiom")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
