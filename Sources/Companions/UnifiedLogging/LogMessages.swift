// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The destination of messages: the standard error stream, or a function that a test sets.
public enum LogMessages {
  private static let storedHandler = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Receives each line instead of the standard error stream; `nil`, the default, for that stream.
  ///
  /// Differs from Apple's platforms: there is no such property.
  public static var handler: (@Sendable (String) -> Void)? {
    get { storedHandler.withLock { $0 } }
    set { storedHandler.withLock { $0 = newValue } }
  }

  static func write(_ message: String, _ type: OSLogType, _ log: OSLog) {
    guard log.isEnabled else { return }
    let origin = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = (origin.isEmpty ? "" : "[\(origin)] ") + "\(type.word): \(message)"
    if let handler { return handler(line) }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
