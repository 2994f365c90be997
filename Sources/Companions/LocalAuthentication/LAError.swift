// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationAdditions

/// The reason for which a user is not authenticated.
public struct LAError: _FrameworkError, Hashable {
  /// The error with its domain and code.
  public let _nsError: NSError
  /// Creates an error of one with the domain and a code.
  public init(_nsError error: NSError) { _nsError = error }

  /// The domain, as on Apple's platforms.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }

  /// The reasons. Raw values are Apple's.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of errors.
    public typealias _ErrorType = LAError
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004

    /// The name of `biometryNotAvailable` in earlier versions.
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    /// The name of `biometryNotEnrolled` in earlier versions.
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    /// The name of `biometryLockout` in earlier versions.
    public static let touchIDLockout = Code.biometryLockout
  }

  /// The user was not recognized.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user has canceled.
  public static var userCancel: Code { .userCancel }
  /// The user has chosen another way.
  public static var userFallback: Code { .userFallback }
  /// The system has canceled.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device has no sensor.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No finger or face is known.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// Too many fingers or faces were not recognized.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app has canceled.
  public static var appCancel: Code { .appCancel }
  /// The context has ended.
  public static var invalidContext: Code { .invalidContext }
  /// The user must not be asked.
  public static var notInteractive: Code { .notInteractive }
  /// The name of `biometryNotAvailable` in earlier versions.
  public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  /// The name of `biometryNotEnrolled` in earlier versions.
  public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  /// The name of `biometryLockout` in earlier versions.
  public static var touchIDLockout: Code { .biometryLockout }
}

/// The domain of errors, as on Apple's platforms.
public let LAErrorDomain = LAError.errorDomain
