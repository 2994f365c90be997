// SPDX-License-Identifier: MIT

/// Where the messages go that UIKit writes to the console, such as "Unable to simultaneously satisfy constraints."
@MainActor
public enum LayoutLog {
  /// What is done with a message: by default it is written to the standard error stream.
  public static var handler: @MainActor (String) -> Void = writeToStandardError

  /// Writes `message` and a line break to the standard error stream: the default ``handler``.
  public static func writeToStandardError(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  static func write(_ message: String) { handler(message) }
}
