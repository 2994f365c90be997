// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationAdditions

/// The reason for which nothing is bought.
public struct SKError: _FrameworkError, Hashable {
  /// The error with its domain and code.
  public let _nsError: NSError
  /// Creates an error of one with the domain and a code.
  public init(_nsError error: NSError) { _nsError = error }

  /// The domain, as on Apple's platforms.
  public static var errorDomain: String { "SKErrorDomain" }

  /// The reasons. Raw values are Apple's.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of errors.
    public typealias _ErrorType = SKError
    case unknown = 0
    case clientInvalid = 1
    case paymentCancelled = 2
    case paymentInvalid = 3
    case paymentNotAllowed = 4
    case storeProductNotAvailable = 5
    case cloudServicePermissionDenied = 6
    case cloudServiceNetworkConnectionFailed = 7
    case cloudServiceRevoked = 8
  }

  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The user has canceled.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The user may not buy.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The store does not have the product.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

/// The domain of errors of the store.
public let SKErrorDomain = SKError.errorDomain
