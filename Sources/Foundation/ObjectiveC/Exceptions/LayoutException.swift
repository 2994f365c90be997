// SPDX-License-Identifier: MIT

import Foundation

/// The handling of errors for which UIKit raises an Objective-C exception.
///
/// By default the process stops with UIKit's message. In a test target that depends on the product `LayoutTesting` or
/// `SnapshotTesting`, and in the tests of an unmodified package, the running test instead fails at the line of the call, and
/// continues. Code that expects the error replaces ``handler``.
///
/// After the handler returns, the failed call has no effect, unless its documentation states one. A call that must
/// return an object and cannot create one always ends the process after reporting the error.
///
/// Differs from UIKit: Swift on Linux has no Objective-C exceptions.
@MainActor
public enum LayoutException {
  /// The name of an exception, as in UIKit.
  public struct Name: RawRepresentable, Equatable, Hashable, Sendable {
    /// The name, as in Foundation.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An invalid argument.
    public static let invalidArgument = Name(rawValue: "NSInvalidArgumentException")
    /// An inconsistent state.
    public static let internalInconsistency = Name(rawValue: "NSInternalInconsistencyException")
    /// Any other error.
    public static let generic = Name(rawValue: "NSGenericException")
    /// A key for which an object has no property.
    public static let undefinedKey = Name(rawValue: "NSUnknownKeyException")
    /// An index out of range.
    public static let range = Name(rawValue: "NSRangeException")
    /// A layer whose position or bounds contain a value that is not a number.
    public static let invalidGeometry = Name(rawValue: "CALayerInvalidGeometry")
    /// An invalid constraint.
    public static let invalidLayoutConstraint = Name(rawValue: "NSInvalidLayoutConstraintException")
  }

  /// The closure that handles an error, given its name and UIKit's reason. The default is ``stop(_:_:)``.
  ///
  /// Setting it inside ``whileHandling(_:_:)`` changes the handler of the current task only.
  public static var handler: @MainActor (Name, String) -> Void {
    get { setting.value }
    set { setting.value = newValue }
  }

  private static let setting = LayoutSetting<@MainActor (Name, String) -> Void>(stop)

  /// Calls `body` with another handler for the current task and its child tasks.
  package static func whileHandling<Result: Sendable>(
    _ handler: @escaping @MainActor (Name, String) -> Void, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await setting.withValue(handler, body)
  }

  /// Calls `body` with another handler for the current task.
  package static func whileHandling<Result, Failure>(
    _ handler: @escaping @MainActor (Name, String) -> Void, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try setting.withValue(handler, body)
  }

  /// Reports an error as a failure of the running test, and returns whether a test is running. Only `RunningTests`
  /// sets this property, before `main`; it is `nil` in programs that do not link that module.
  package nonisolated(unsafe) static var reportToTest: ((Name, String) -> Bool)?

  /// Fails the running test if the program links `RunningTests` and a test is running. Otherwise writes UIKit's message to the
  /// standard error stream and ends the process, as an uncaught exception does on iOS. This is the default ``handler``.
  nonisolated public static func stop(_ name: Name, _ reason: String) {
    if let reportToTest, reportToTest(name, reason) { return }
    end(name, reason)
  }

  /// Writes UIKit's message to the standard error stream and ends the process.
  ///
  /// The message is also written in release builds, which omit the messages of Swift's own preconditions. The backtrace of Swift's error
  /// leads to the caller; that of `abort()` ends in the C library.
  package nonisolated static func end(_ name: Name, _ reason: String) -> Never {
    let message = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(message.utf8))
    fatalError("The exception was not caught.")
  }

  package static func raise(_ name: Name, _ reason: String) { handler(name, reason) }

  /// Raises an error in a call that has no result to return, and ends the process after the error was handled.
  ///
  /// A running test fails at the line of the call first, so that the last output identifies it.
  package nonisolated static func raiseWithoutResult(_ name: Name, _ reason: String) -> Never {
    if let reportToTest { _ = reportToTest(name, reason) }
    end(name, reason)
  }

  /// Handles an error in code that runs on any thread. On threads other than the main thread, the process stops.
  nonisolated package static func raiseOnAnyThread(_ name: Name, _ reason: String) {
    guard Thread.isMainThread else { return stop(name, reason) }
    // The guard has established the main thread.
    MainActor.assumeIsolated { raise(name, reason) }
  }
}
