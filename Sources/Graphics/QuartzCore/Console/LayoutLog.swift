// SPDX-License-Identifier: MIT

/// The messages that UIKit writes to the console, such as "Unable to simultaneously satisfy constraints."
@MainActor
public enum LayoutLog {
  /// The closure that handles a message. The default is ``writeToStandardError(_:)``.
  ///
  /// Setting it inside ``whileHandling(_:_:)`` changes the handler of the current task only.
  public static var handler: @MainActor (String) -> Void {
    get { setting.value.handle }
    set { setting.value = Destination(handle: newValue, isStandard: false) }
  }

  /// A handler, and whether it is the default.
  private struct Destination {
    let handle: @MainActor (String) -> Void
    let isStandard: Bool
  }

  private static let setting = LayoutSetting<Destination>(
    Destination(handle: writeToStandardError, isStandard: true))

  /// Whether UIKit's message about constraints that conflict is followed by a second one that explains it: the constraints that
  /// contradict each other, in the names and at the lines of the author, the arithmetic and the possible changes.
  ///
  /// The default is `true` with the default ``handler`` and `false` with another one, which then gets UIKit's messages alone.
  public static var explainsConflicts: Bool {
    get { explanation.value ?? setting.value.isStandard }
    set { explanation.value = newValue }
  }

  private static let explanation = LayoutSetting<Bool?>(nil)

  /// The length of the messages about constraints that conflict.
  public enum ConflictMessages: String, Sendable {
    /// UIKit's message, followed by an explanation where ``LayoutLog/explainsConflicts`` asks for one.
    case complete
    /// One line in place of both: the constraint that was broken, and the best change.
    case short
  }

  /// The length of the messages about constraints that conflict.
  ///
  /// The default is ``ConflictMessages/complete``, or the case with the name in the environment variable `TINAMOU_CONFLICTS`:
  /// `TINAMOU_CONFLICTS=short swift test`.
  public static var conflictMessages: ConflictMessages {
    get { length.value }
    set { length.value = newValue }
  }

  private static let length = LayoutSetting<ConflictMessages>(
    ProcessInfo.processInfo.environment["TINAMOU_CONFLICTS"].flatMap { ConflictMessages(rawValue: $0) } ?? .complete)

  /// Whether a conflict is written again for other views that make it, such as those of every row of a table. Otherwise equal conflicts
  /// are written once, and their number follows.
  ///
  /// The default is `false` with the default ``handler`` and `true` with another one, which then gets all of UIKit's messages.
  public static var repeatsConflicts: Bool {
    get { repetition.value ?? !setting.value.isStandard }
    set { repetition.value = newValue }
  }

  private static let repetition = LayoutSetting<Bool?>(nil)

  /// Calls `body` with another handler in force for the current task and its child tasks.
  package static func whileHandling<Result: Sendable>(
    _ handler: @escaping @MainActor (String) -> Void, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await setting.withValue(Destination(handle: handler, isStandard: false), body)
  }

  /// Calls `body` with another handler in force for the current task.
  package static func whileHandling<Result, Failure>(
    _ handler: @escaping @MainActor (String) -> Void, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try setting.withValue(Destination(handle: handler, isStandard: false), body)
  }

  /// Writes `message` and a line break to the standard error stream. This is the default ``handler``.
  public static func writeToStandardError(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  package static func write(_ message: String) { handler(message) }
}
