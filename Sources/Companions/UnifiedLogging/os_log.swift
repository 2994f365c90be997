// SPDX-License-Identifier: MIT

import Foundation

/// Writes a message in the format of `printf`.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) { writeFormatted(message, type, log, arguments) }

/// Writes a message in the format of `printf`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) { writeFormatted(message, type, log, arguments) }

/// Writes a message with interpolated values.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { LogMessages.write(message.text, .default, .default) }

/// Writes a message with interpolated values.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  LogMessages.write(message.text, type, log)
}

/// On Apple's platforms, a format can contain privacy options, which `printf` does not support.
func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  let format = "\(message)".replacingOccurrences(of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
  return String(format: format, arguments: arguments)
}

private func writeFormatted(_ message: StaticString, _ type: OSLogType, _ log: OSLog, _ arguments: [any CVarArg]) {
  LogMessages.write(formatted(message, arguments), type, log)
}
