// SPDX-License-Identifier: MIT

/// Writes log messages in a category.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger of a category of a subsystem.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a logger of a category.
  public init(_ logObj: OSLog) { log = logObj }
  /// Creates a logger without a category.
  public init() { log = .default }

  private func write(_ message: OSLogMessage, _ type: OSLogType) { LogMessages.write(message.text, type, log) }

  /// Writes a message with a severity.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
  /// Writes a message.
  public func log(_ message: OSLogMessage) { write(message, .default) }
  /// Writes a message for debugging.
  public func trace(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes a message for debugging.
  public func debug(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes helpful information.
  public func info(_ message: OSLogMessage) { write(message, .info) }
  /// Writes a message.
  public func notice(_ message: OSLogMessage) { write(message, .default) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { write(message, .error) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { write(message, .error) }
  /// Writes a message about a critical event.
  public func critical(_ message: OSLogMessage) { write(message, .fault) }
  /// Writes a fault of the program.
  public func fault(_ message: OSLogMessage) { write(message, .fault) }
}
