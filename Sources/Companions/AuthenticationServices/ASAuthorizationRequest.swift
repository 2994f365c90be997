// SPDX-License-Identifier: MIT

public import Foundation
@_exported public import Tinamou

/// A kind of authorization that can be asked for. Has no members of its own, as in Apple's framework.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A proof of who a user is.
public protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying {}

/// A request for authorization.
open class ASAuthorizationRequest: NSObject {
  /// The provider that has made the request.
  public let provider: any ASAuthorizationProvider
  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request that can be bound to a session of the app.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// A fact that an app wants to know of the user.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The text, as in Apple's framework.
    public let rawValue: String
    /// Creates a scope from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The address for mail.
    public static let email = Scope(rawValue: "email")
  }

  /// An operation that is done with the request.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// The text, as in Apple's framework.
    public let rawValue: String
    /// Creates an operation from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The operation that fits the provider.
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    /// A user logs in.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// A user proves to be logged in.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// A user logs out.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }

  /// The facts that the app wants to know. The default is `nil`. Stored; has no effect: no request is handled.
  open var requestedScopes: [Scope]?
  /// A text that the answer contains. The default is `nil`. Stored; has no effect: no request is handled.
  open var state: String?
  /// A text that the token contains. The default is `nil`. Stored; has no effect: no request is handled.
  open var nonce: String?
  /// The operation. The default is `.operationImplicit`. Stored; has no effect: no request is handled.
  open var requestedOperation = OpenIDOperation.operationImplicit
}

extension ASAuthorization {
  /// A fact that an app wants to know of the user.
  public typealias Scope = ASAuthorizationOpenIDRequest.Scope
  /// An operation that is done with a request.
  public typealias OpenIDOperation = ASAuthorizationOpenIDRequest.OpenIDOperation
}

/// A request for a user with an account of Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// The user who is known already. The default is `nil`. Stored; has no effect: no request is handled.
  open var user: String?
}

/// A request for a password that the user keeps.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Asks for a user with an account of Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Whether a user is known to the app. Raw values are those of Apple's framework.
  public enum CredentialState: Int, Sendable {
    case revoked = 0
    case authorized = 1
    case notFound = 2
    case transferred = 3
  }

  /// The notification that an app may no longer know a user, which is never posted.
  public static let credentialRevokedNotification = NSNotification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  /// Creates a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

  /// Finds whether a user is known to the app. The closure is called on another thread, always with `.notFound`: there are no accounts.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(.notFound, nil) }
  }

  /// Returns whether a user is known to the app. Always `.notFound`: there are no accounts.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Asks for a password that the user keeps.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Creates a request.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}
