// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationAdditions

/// The reason for which a device cannot be used.
public struct CBError: _FrameworkError, Hashable {
  /// The error with its domain and code.
  public let _nsError: NSError
  /// Creates an error of one with the domain and a code.
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain, as on Apple's platforms.
  public static var errorDomain: String { "CBErrorDomain" }

  /// The reasons. Raw values are Core Bluetooth's.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of errors.
    public typealias _ErrorType = CBError
    case unknown = 0
    case invalidParameters = 1
    case invalidHandle = 2
    case notConnected = 3
    case outOfSpace = 4
    case operationCancelled = 5
    case connectionTimeout = 6
    case peripheralDisconnected = 7
    case uuidNotAllowed = 8
    case alreadyAdvertising = 9
    case connectionFailed = 10
    case connectionLimitReached = 11
    case unknownDevice = 12
    case operationNotSupported = 13
    case peerRemovedPairingInformation = 14
    case encryptionTimedOut = 15
  }
}

/// The reason for which a value cannot be read or written.
public struct CBATTError: _FrameworkError, Hashable {
  /// The error with its domain and code.
  public let _nsError: NSError
  /// Creates an error of one with the domain and a code.
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain, as on Apple's platforms.
  public static var errorDomain: String { "CBATTErrorDomain" }

  /// The reasons. Raw values are those of the Attribute Protocol.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of errors.
    public typealias _ErrorType = CBATTError
    case success = 0
    case invalidHandle = 1
    case readNotPermitted = 2
    case writeNotPermitted = 3
    case invalidPdu = 4
    case insufficientAuthentication = 5
    case requestNotSupported = 6
    case invalidOffset = 7
    case insufficientAuthorization = 8
    case prepareQueueFull = 9
    case attributeNotFound = 10
    case attributeNotLong = 11
    case insufficientEncryptionKeySize = 12
    case invalidAttributeValueLength = 13
    case unlikelyError = 14
    case insufficientEncryption = 15
    case unsupportedGroupType = 16
    case insufficientResources = 17
  }
}
