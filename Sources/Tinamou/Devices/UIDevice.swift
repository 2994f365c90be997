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
  open var systemVersion: String { "17.0" }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { profile.idiom }

  /// How the device is held.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.inspection.orientation == .portrait ? .portrait : .landscapeLeft
  }

  private var profile: DeviceProfile { UIScreen.main.inspection.device }
}
