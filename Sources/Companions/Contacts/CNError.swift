// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationAdditions

/// The reason for which contacts cannot be fetched or changed.
public struct CNError: _FrameworkError, Hashable {
  /// The error with its domain and code.
  public let _nsError: NSError
  /// Creates an error of one with the domain and a code.
  public init(_nsError error: NSError) { _nsError = error }

  /// The domain, as on Apple's platforms.
  public static var errorDomain: String { "CNErrorDomain" }

  /// The reasons. Raw values are Apple's.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of errors.
    public typealias _ErrorType = CNError
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessableWritableContainers = 101
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists = 201
    case containmentCycle = 202
    case containmentScope = 203
    case parentRecordDoesNotExist = 204
    case recordIdentifierInvalid = 205
    case validationMultipleErrors = 300
    case validationTypeMismatch = 301
    case validationConfigurationError = 302
    case predicateInvalid = 400
    case policyViolation = 500
  }

  /// The user has not granted permission.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// There is no contact with the identifier.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// There is a contact with the identifier.
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
}

/// The domain of errors of contacts.
public let CNErrorDomain = "CNErrorDomain"
