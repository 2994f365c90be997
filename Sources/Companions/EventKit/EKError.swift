// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationAdditions

/// The reason for which the calendar cannot be changed.
public struct EKError: _FrameworkError, Hashable {
  /// The error with its domain and code.
  public let _nsError: NSError
  /// Creates an error of one with the domain and a code.
  public init(_nsError error: NSError) { _nsError = error }

  /// The domain, as on Apple's platforms.
  public static var errorDomain: String { "EKErrorDomain" }

  /// The reasons. Raw values are Apple's.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of errors.
    public typealias _ErrorType = EKError
    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case datesInverted = 4
    case internalFailure = 5
    case calendarReadOnly = 6
  }

  /// The event is in no calendar.
  public static var noCalendar: Code { .noCalendar }
  /// The event has no start.
  public static var noStartDate: Code { .noStartDate }
  /// The event ends before it starts.
  public static var datesInverted: Code { .datesInverted }
}
