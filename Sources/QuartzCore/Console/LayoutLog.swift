// SPDX-License-Identifier: MIT

/// The messages that UIKit writes to the console, such as "Unable to simultaneously satisfy constraints."
@MainActor
public enum LayoutLog {
  /// The closure that handles a message. The default is ``writeToStandardError(_:)``.
  ///
  /// Setting it inside ``whileHandling(_:_:)`` changes the handler of the current task only.
  public static var handler: @MainActor (String) -> Void {
    get { setting.value }
    set { setting.value = newValue }
  }

  private static let setting = LayoutSetting<@MainActor (String) -> Void>(writeToStandardError)

  /// Calls `body` with another handler in force for the current task and its child tasks.
  package static func whileHandling<Result: Sendable>(
    _ handler: @escaping @MainActor (String) -> Void, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await setting.withValue(handler, body)
  }

  /// Writes `message` and a line break to the standard error stream. This is the default ``handler``.
  public static func writeToStandardError(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  package static func write(_ message: String) { handler(message) }
}
