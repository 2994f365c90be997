// SPDX-License-Identifier: MIT

/// The messages that UIKit writes to the console, such as "Unable to simultaneously satisfy constraints."
@MainActor
public enum LayoutLog {
  /// The closure that handles a message. The default is ``writeToStandardError(_:)``.
  public static var handler: @MainActor (String) -> Void = writeToStandardError

  /// Writes `message` and a line break to the standard error stream. This is the default ``handler``.
  public static func writeToStandardError(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  package static func write(_ message: String) { handler(message) }
}
