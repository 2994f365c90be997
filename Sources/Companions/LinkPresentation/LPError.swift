// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationAdditions

/// The reason for which nothing is known of an address.
public struct LPError: _FrameworkError, Hashable {
  /// The error with its domain and code.
  public let _nsError: NSError
  /// Creates an error of one with the domain and a code.
  public init(_nsError error: NSError) { _nsError = error }

  /// The domain, as on Apple's platforms.
  public static var errorDomain: String { "LPErrorDomain" }

  /// The reasons. Raw values are Apple's.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of errors.
    public typealias _ErrorType = LPError
    case unknown = 1
    case metadataFetchFailed = 2
    case metadataFetchCancelled = 3
    case metadataFetchTimedOut = 4
    case metadataFetchNotAllowed = 5
  }
}
