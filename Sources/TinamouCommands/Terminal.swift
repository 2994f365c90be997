// SPDX-License-Identifier: MIT

import Foundation
import Reports

/// The input and output streams of a command. Tests can replace them.
public struct Terminal {
  /// Returns all of the standard input.
  public var readInput: () -> Data
  /// Writes to the standard output.
  public var write: (Data) -> Void
  /// Writes to the standard error stream.
  public var writeError: (String) -> Void
  /// The text style of the standard output.
  public var outputStyle: TextStyle
  /// The text style of the standard error stream.
  public var errorStyle: TextStyle

  /// Creates a terminal from functions.
  public init(
    readInput: @escaping () -> Data, write: @escaping (Data) -> Void, writeError: @escaping (String) -> Void,
    outputStyle: TextStyle = .plain, errorStyle: TextStyle = .plain
  ) {
    self.readInput = readInput
    self.write = write
    self.writeError = writeError
    self.outputStyle = outputStyle
    self.errorStyle = errorStyle
  }

  /// Writes text to the standard output.
  public func print(_ text: String) {
    write(Data(text.utf8))
  }

  /// The process's own streams. Colors are used only on a terminal, and not if `NO_COLOR` is set.
  public static var standard: Terminal {
    Terminal(
      readInput: { FileHandle.standardInput.readDataToEndOfFile() },
      write: { Streams.write($0, to: STDOUT_FILENO) },
      writeError: { Streams.write(Data($0.utf8), to: STDERR_FILENO) },
      outputStyle: Streams.style(of: STDOUT_FILENO), errorStyle: Streams.style(of: STDERR_FILENO))
  }
}

/// The streams of the process.
private enum Streams {
  /// Writes all of `data`. If the reader has closed the stream, a signal ends the process, as it does for other tools.
  static func write(_ data: Data, to descriptor: Int32) {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  static func style(of descriptor: Int32) -> TextStyle {
    let environment = ProcessInfo.processInfo.environment
    let isRefused = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return isatty(descriptor) == 1 && !isRefused ? .colored : .plain
  }
}
