// SPDX-License-Identifier: MIT

/// The handling of errors for which UIKit raises an Objective-C exception.
///
/// By default the process stops with UIKit's message. Tests replace ``handler`` to catch the error. After the handler
/// returns, the failed call has no effect.
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

  /// Calls `body` with another handler in force for the current task and its child tasks.
  package static func whileHandling<Result: Sendable>(
    _ handler: @escaping @MainActor (Name, String) -> Void, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await setting.withValue(handler, body)
  }

  /// Writes UIKit's message to the standard error stream and aborts the process, as an uncaught exception does on iOS.
  /// This is the default ``handler``.
  ///
  /// The message is written in release builds as well, where the messages of Swift's own preconditions are left out.
  public static func stop(_ name: Name, _ reason: String) {
    let message = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(message.utf8))
    abort()
  }

  package static func raise(_ name: Name, _ reason: String) { handler(name, reason) }
}
