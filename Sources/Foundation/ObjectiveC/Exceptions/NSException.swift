// SPDX-License-Identifier: MIT

import Foundation

/// An Objective-C exception. Foundation on Linux lacks this class.
///
/// Differs from Foundation: raising one reports it as layout exceptions are reported, since nothing can catch it.
open class NSException: NSObject, @unchecked Sendable {
  /// The name of the exception.
  open private(set) var name: NSExceptionName
  /// The reason for the exception.
  open private(set) var reason: String?
  /// More about it.
  open private(set) var userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
    super.init()
  }

  /// Reports the exception.
  open func raise() { LayoutException.raiseOnAnyThread(.init(rawValue: name.rawValue), reason ?? "") }

  /// Creates and reports an exception.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }
}

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Foundation.
  public let rawValue: String
  /// Creates a name from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A general exception.
  public static let genericException = NSExceptionName("NSGenericException")
  /// A value out of range.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that is not allowed.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that must not be.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
}
