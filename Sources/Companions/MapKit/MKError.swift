// SPDX-License-Identifier: MIT

import Foundation

/// An error of maps.
public struct MKError: Error, Sendable {
  /// The kind of an error. Raw values are MapKit's.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  /// The kind of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
