// SPDX-License-Identifier: MIT

import Foundation
@_exported public import FoundationAdditions

/// The way in which a user is authenticated. Raw values are Apple's.
public enum LAPolicy: Int, Sendable {
  /// The finger or face.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// The finger, the face, or the passcode.
  case deviceOwnerAuthentication = 2
}

/// The sensor that recognizes a user. Raw values are Apple's.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4

  /// The name of `none` in earlier versions.
  @available(*, deprecated, renamed: "none")
  public static let LABiometryNone = LABiometryType.none
}

/// The time after unlocking the device in which a finger need not be recognized again, in seconds.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// Authenticates the user.
///
/// Differs from iOS: a device is simulated without a sensor and without a passcode, so that nobody is authenticated, and nothing is
/// asked.
open class LAContext: NSObject {
  /// The title of the button for another way than the finger or face; `nil` for the usual one. The default is `nil`. Stored; has no
  /// effect, because nothing is asked.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels; `nil` for the usual one. The default is `nil`. Stored; has no effect, because nothing is
  /// asked.
  open var localizedCancelTitle: String?
  /// The reason that the user reads. The default is empty. Stored; has no effect, because nothing is asked.
  open var localizedReason = ""
  /// The time after unlocking the device in which a finger need not be recognized again, in seconds. The default is 0. Stored; has no
  /// effect, because nothing is asked.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether the user must not be asked. The default is `false`. Stored; has no effect, because nothing is asked.
  open var interactionNotAllowed = false

  /// The sensor of the device. Always `.none`.
  open var biometryType: LABiometryType { .none }
  /// The state of those who are recognized. Always `nil`: nobody is.
  open var evaluatedPolicyDomainState: Data? { nil }

  private var isValid = true

  /// Returns whether the user can be authenticated in a way. Always `false`.
  ///
  /// - Parameters:
  ///   - policy: The way.
  ///   - error: The place for the reason: `biometryNotAvailable`, or `passcodeNotSet` if a passcode would do.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = LAError(reason(policy))._nsError
    return false
  }

  /// Authenticates the user.
  ///
  /// - Parameters:
  ///   - policy: The way.
  ///   - localizedReason: The reason that the user would read. UIKit ends an app that gives none.
  ///   - reply: Is called on another thread with `false` and the error of `canEvaluatePolicy(_:error:)`.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = LAError(reason(policy))
    DispatchQueue.global().async { reply(false, error) }
  }

  /// Authenticates the user. Always throws the error of `canEvaluatePolicy(_:error:)`.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(reason(policy))
  }

  /// Ends the context, which authenticates nobody from then on (`invalidContext`).
  open func invalidate() { isValid = false }

  private func reason(_ policy: LAPolicy) -> LAError.Code {
    if !isValid { return .invalidContext }
    return policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable
  }
}
