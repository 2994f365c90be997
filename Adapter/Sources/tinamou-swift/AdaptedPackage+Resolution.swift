// SPDX-License-Identifier: MIT

import ArgumentParser
import Delivery
import Foundation

extension AdaptedPackage {
  /// The first words of the lines that say what SwiftPM is doing. Others are those of Git, which the command sums up.
  private static let progress = ["Fetching ", "Fetched ", "Updating ", "Updated ", "Downloading ", "Downloaded "]

  /// Lets SwiftPM fetch the packages that this one depends on. Returns its status and what it printed.
  func resolve() throws -> (status: Int32, output: String) {
    var rest = Data()
    return try Subprocess.log("swift", ["package"] + directoryOptions + ["resolve"]) { part in
      rest += part
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[...end], as: UTF8.self)
        rest = Data(rest[rest.index(after: end)...])
        if Self.progress.contains(where: line.hasPrefix) { StandardError.write(line) }
      }
    }
  }

  /// Writes what SwiftPM printed when it failed for another reason than a package that cannot be fetched, and returns the error for its
  /// status.
  func resolutionFailure(_ status: Int32, _ log: String) -> ExitCode {
    StandardError.write("The packages that \(sources.lastPathComponent) depends on cannot be resolved:\n" + log)
    return ExitCode(status)
  }
}
