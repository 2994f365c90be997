// SPDX-License-Identifier: MIT

public import Foundation
public import Tinamou

/// The window in which the user is asked.
public typealias ASPresentationAnchor = UIWindow

/// Performs requests for authorization.
///
/// Differs from iOS: there are no accounts and passwords. Requests fail with `ASAuthorizationError.notHandled`, and nothing is shown.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The delegate. The default is `nil`.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that says in which window the user is asked. The default is `nil`. Stored; has no effect, because nobody is asked.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// Creates a controller for some requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

  /// Options of a controller beyond its requests.
  public struct RequestOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only what the device has at once.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// Performs the requests. The delegate is told soon that they failed.
  open func performRequests() { performRequests(options: []) }

  /// Performs the requests. The delegate is told soon that they failed.
  open func performRequests(options: RequestOptions) {
    Task { @MainActor in
      delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
    }
  }

  /// Ends the requests. Has no effect: they have ended.
  open func cancel() {}
}

/// The methods that are told the end of requests. All have default implementations.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called with an authorization. Differs from iOS: never called.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Called with the reason for which requests failed.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  @_disfavoredOverload public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// The object that says in which window the user is asked for an authorization.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Returns the window. Differs from iOS: never called.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
