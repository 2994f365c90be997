// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationAdditions

extension BGTaskScheduler {
  /// The reason for which a task is not scheduled.
  public struct Error: _FrameworkError, Hashable {
    /// The error with its domain and code.
    public let _nsError: NSError
    /// Creates an error of one with the domain and a code.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain, as on Apple's platforms.
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }

    /// The reasons. Raw values are Apple's.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
      /// The type of errors.
      public typealias _ErrorType = BGTaskScheduler.Error
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
    }

    /// The device schedules no tasks.
    public static var unavailable: Code { .unavailable }
    /// There are too many tasks.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The app may not schedule the task.
    public static var notPermitted: Code { .notPermitted }
  }
}
