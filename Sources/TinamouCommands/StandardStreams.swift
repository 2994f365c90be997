// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import Reports
import SystemFiles

/// The standard streams of the process.
enum StandardStreams {
  /// Makes the streams safe to use, before anything else is done.
  ///
  /// The numbers of closed streams are taken, so that no file or pipe gets one of them; writing to such a stream fails. A
  /// reader that has gone makes writing fail, rather than end the process by signal.
  static func prepare() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is taken, which is this one. Opened for reading only, it cannot be written.
      _ = open("/dev/null", O_RDONLY)
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// The standard input up to the limit of documents and some more, so that a reader sees that there is too much.
  static func input() -> Data {
    (try? InputFile.read(STDIN_FILENO, upTo: MarkupLimits().bytes)).map { Data($0) } ?? Data()
  }

  /// Writes all of `data` to the standard output; ends the process where that fails.
  static func write(_ data: Data) {
    guard let fault = write(data, to: STDOUT_FILENO) else { return }
    writeError("error: the standard output cannot be written: \(fault.reason)\n")
    exit(ExitStatus.usage.rawValue)
  }

  /// Writes text to the standard error stream. There is nowhere to say that this failed.
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

  static func style(of descriptor: Int32) -> TextStyle {
    let environment = ProcessInfo.processInfo.environment
    let isRefused = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return isatty(descriptor) == 1 && !isRefused ? .colored : .plain
  }
}
