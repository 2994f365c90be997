// SPDX-License-Identifier: MIT

public import Foundation

/// An authorization of the user.
///
/// Differs from iOS: there is none, because no request is handled.
open class ASAuthorization: NSObject {
  /// The provider that asked for it.
  public let provider: any ASAuthorizationProvider
  /// The credential that authorizes the user.
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}

/// Whether Apple takes a user for a person. Raw values are those of Apple's framework.
public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported = 0
  case unknown = 1
  case likelyReal = 2
}

/// A user with an account of Apple.
///
/// Differs from iOS: there is none, because no request is handled.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The identifier of the user for the developer of the app.
  public let user: String
  /// The text of the request. Always `nil`: there are no users.
  open var state: String? { nil }
  /// The scopes that the user allows. Always empty: there are no users.
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  /// The code for the app's server. Always `nil`: there are no users.
  open var authorizationCode: Data? { nil }
  /// The token that tells the app's server the user. Always `nil`: there are no users.
  open var identityToken: Data? { nil }
  /// The address for mail. Always `nil`: there are no users.
  open var email: String? { nil }
  /// The name. Always `nil`: there are no users.
  open var fullName: PersonNameComponents? { nil }
  /// Whether Apple takes the user for a person. Always `.unsupported`.
  open var realUserStatus: ASUserDetectionStatus { .unsupported }

  init(user: String) { self.user = user }

  /// Returns the credential, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A user with a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The name of the user.
  public let user: String
  /// The password.
  public let password: String

  /// Creates a credential.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }

  /// Returns the credential, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
