// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import Reports
import SystemFiles

/// The standard streams of the process.
enum StandardStreams {
  /// Prepares the streams. This must be called first.
  ///
  /// The file descriptors of closed streams are reserved, so that no file or pipe gets one of them; writing to such a
  /// stream fails. If the reader of a pipe has ended, writing fails, and no signal ends the process.
  static func prepare() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // Opening returns the lowest free descriptor, which is this one. It is read-only, so writing fails.
      _ = open("/dev/null", O_RDONLY)
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// The standard input up to slightly more than the limit of documents, so that a reader can detect input that is too
  /// large.
  static func input() -> Data {
    (try? InputFile.read(STDIN_FILENO, upTo: MarkupLimits().bytes)).map { Data($0) } ?? Data()
  }

  /// Writes all of `data` to the standard output. Ends the process if that fails, without an error if the reader of a pipe has ended.
  static func write(_ data: Data) {
    guard let fault = write(data, to: STDOUT_FILENO) else { return }
    // Whoever reads the output has read enough, as `head` does.
    if fault == .system(EPIPE) { exit(ExitStatus.clean.rawValue) }
    writeError("error: the standard output cannot be written: \(fault.reason)\n")
    exit(ExitStatus.usage.rawValue)
  }

  /// Writes text to the standard error stream. Errors are ignored, because they cannot be reported.
  static func writeError(_ text: String) {
    _ = write(Data(text.utf8), to: STDERR_FILENO)
  }

  private static func write(_ data: Data, to descriptor: Int32) -> FileFault? {
    data.withUnsafeBytes { bytes in
      do throws(FileFault) {
        try OutputFile.write(bytes, to: descriptor)
        return nil
      } catch { return error }
    }
  }

  static func style(of descriptor: Int32) -> ReportStyle {
    let environment = ProcessInfo.processInfo.environment
    let isRefused = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return isatty(descriptor) == 1 && !isRefused ? .colored : .plain
  }
}
