// SPDX-License-Identifier: MIT

public import FoundationAdditions

/// The conditions under which an item can be used. Raw values are Apple's.
public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
  /// The bits of the flags.
  public let rawValue: CFOptionFlags
  /// Creates flags from their bits.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// The user is recognized, or enters the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// A finger or face is recognized.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// A finger or face is recognized that was so when the item was made.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The user enters the passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// One of the conditions holds.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All conditions hold.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// A private key is used for signatures.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// The app gives a password.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
  /// The name of `biometryAny` in earlier versions.
  public static let touchIDAny = biometryAny
  /// The name of `biometryCurrentSet` in earlier versions.
  public static let touchIDCurrentSet = biometryCurrentSet

  /// The conditions that need a passcode of the device.
  static let ofUser: SecAccessControlCreateFlags = [.userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode]
}

/// The conditions under which an item can be used.
public final class SecAccessControl: Sendable {
  /// The time when the item can be read, as `kSecAttrAccessible` says it.
  let protection: String
  let flags: SecAccessControlCreateFlags

  fileprivate init(_ protection: String, _ flags: SecAccessControlCreateFlags) {
    (self.protection, self.flags) = (protection, flags)
  }
}

/// Returns conditions for an item; `nil`, with the error `errSecParam`, if the protection is none of `kSecAttrAccessible…`.
///
/// - Parameters:
///   - allocator: Has no effect.
///   - protection: When the item can be read.
///   - flags: The conditions.
///   - error: The place for an error.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  guard let text = protection as? NSString, protections.contains(text) else {
    error?.pointee = .passRetained(.security(errSecParam))
    return nil
  }
  return SecAccessControl(text as String, flags)
}

private var protections: [NSString] {
  [
    kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAlways,
    kSecAttrAccessibleWhenUnlockedThisDeviceOnly, kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
    kSecAttrAccessibleAlwaysThisDeviceOnly, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
  ]
}
