// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationAdditions

/// The reason for which a request for authorization failed.
public struct ASAuthorizationError: _FrameworkError, Hashable {
  /// The error with its domain and code.
  public let _nsError: NSError
  /// Creates an error of one with the domain and a code.
  public init(_nsError error: NSError) { _nsError = error }

  /// The domain, as on Apple's platforms.
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }

  /// The reasons. Raw values are Apple's.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of errors.
    public typealias _ErrorType = ASAuthorizationError
    case unknown = 1000
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
    case notInteractive = 1005
    case matchedExcludedCredential = 1006
  }

  /// The reason is unknown.
  public static var unknown: Code { .unknown }
  /// The user has canceled.
  public static var canceled: Code { .canceled }
  /// The answer is not one to the request.
  public static var invalidResponse: Code { .invalidResponse }
  /// Nothing could handle the request.
  public static var notHandled: Code { .notHandled }
  /// The authorization failed.
  public static var failed: Code { .failed }
  /// The user must not be asked.
  public static var notInteractive: Code { .notInteractive }
  /// The user has a credential that the request excludes.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}

/// The reason for which a session with a page failed.
public struct ASWebAuthenticationSessionError: _FrameworkError, Hashable {
  /// The error with its domain and code.
  public let _nsError: NSError
  /// Creates an error of one with the domain and a code.
  public init(_nsError error: NSError) { _nsError = error }

  /// The domain, as on Apple's platforms.
  public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }

  /// The reasons. Raw values are Apple's.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of errors.
    public typealias _ErrorType = ASWebAuthenticationSessionError
    case canceledLogin = 1
    case presentationContextNotProvided = 2
    case presentationContextInvalid = 3
  }

  /// The user has canceled.
  public static var canceledLogin: Code { .canceledLogin }
  /// Nobody said in which window the page is shown.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The page cannot be shown in the window.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
