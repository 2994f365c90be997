// SPDX-License-Identifier: MIT

import Foundation

/// The standard output of an app's process as a stream of answers, each a line of JSON.
///
/// The output of the app itself is sent to the standard error stream instead.
@MainActor
final class AnswerStream {
  private let output: FileHandle
  private let encoder = JSONEncoder()

  /// The stream of this process.
  static let shared = AnswerStream()

  /// Takes the standard output for the answers. What the app prints appears line by line from then on.
  private init() {
    output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    StandardOutput.writeLines()
  }

  /// Writes a line, and files that follow it. The process ends if nobody reads them any more.
  func write(_ answer: some Encodable, files: [Data] = []) {
    do {
      try output.write(contentsOf: files.reduce(encoder.encode(answer) + Data("\n".utf8), +))
    } catch {
      exit(0)
    }
  }
}
