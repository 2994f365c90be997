// SPDX-License-Identifier: MIT

import Foundation
import Reports

/// The input and output streams of a command. Tests can replace them.
public struct Terminal {
  /// Reads the standard input, up to a limit that is greater than those of documents and layout files.
  public var readInput: () -> Data
  /// Writes to the standard output.
  public var write: (Data) -> Void
  /// Writes to the standard error stream.
  public var writeError: (String) -> Void
  /// The text style of the standard output.
  public var outputStyle: ReportStyle
  /// The text style of the standard error stream.
  public var errorStyle: ReportStyle

  /// Creates a terminal from functions.
  public init(
    readInput: @escaping () -> Data, write: @escaping (Data) -> Void, writeError: @escaping (String) -> Void,
    outputStyle: ReportStyle = .plain, errorStyle: ReportStyle = .plain
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

  /// Writes an error as `location: error: sentence` to the standard error stream, on one line.
  func report(_ sentence: String, at location: String? = nil) {
    writeError(
      (location.map { errorStyle.bold($0 + ": ") } ?? "") + errorStyle.error("error: ") + sentence.singleLine + "\n")
  }

  /// Writes a warning as `location: warning: sentence` to the standard error stream, on one line.
  func warn(_ sentence: String, at location: String) {
    writeError(
      errorStyle.bold(location + ": ") + errorStyle.warning("warning: ") + sentence.singleLine + "\n")
  }

  /// The process's own streams. Colors are used only on a terminal, and not if `NO_COLOR` is set.
  ///
  /// The standard input is read up to the size of the largest document. If the standard output cannot be written, the
  /// process reports it and ends with ``ExitStatus/usage``.
  public static var standard: Terminal {
    Terminal(
      readInput: { StandardStreams.input() },
      write: { StandardStreams.write($0) },
      writeError: { StandardStreams.writeError($0) },
      outputStyle: StandardStreams.style(of: STDOUT_FILENO), errorStyle: StandardStreams.style(of: STDERR_FILENO))
  }
}
