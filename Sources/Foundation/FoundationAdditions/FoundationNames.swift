// SPDX-License-Identifier: MIT

import Foundation
public import Foundation

extension FileManager {
  /// Returns the folder that the apps of a group share: a folder with the group's identifier in the folder for the support files of
  /// applications. It may not exist.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
      .appendingPathComponent("AppGroups").appendingPathComponent(groupIdentifier)
  }

  /// The account whose devices share files; always `nil`.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// Returns the folder that the devices of an account share; always `nil`.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension URL {
  /// Asks for access to a file outside the app. Always `true`: files are not guarded.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends access to a file outside the app. Has no effect.
  public func stopAccessingSecurityScopedResource() {}
}

extension ProcessInfo {
  /// Whether the app is one for iPads that runs on a Mac. Always `false`.
  public var isMacCatalystApp: Bool { false }
  /// Whether the app is one for iPhones or iPads that runs on a Mac. Always `false`.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the device saves power. Always `false`.
  public var isLowPowerModeEnabled: Bool { false }

  /// The temperature of the device, in steps. Raw values are Foundation's.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  /// The temperature of the device. Always `.nominal`.
  public var thermalState: ThermalState { .nominal }
  /// The notification that the temperature has changed, which is never posted.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
  /// The notification that the device saves power or no longer does, which is never posted.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension NSString {
  /// Returns a text made from a format, with numbers in the spelling of the user's language.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    NSString(string: String(format: String(describing: format), locale: Locale.current, arguments: args))
  }
}
