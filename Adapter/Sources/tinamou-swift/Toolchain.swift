// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The Swift toolchain on the search path.
struct Toolchain: Codable, Sendable {
  /// The folders of a toolchain.
  struct Paths: Codable {
    var runtimeLibraryPaths: [String]
    var runtimeResourcePath: String
  }

  /// The compiler in its own words, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  var compilerVersion: String
  var paths: Paths

  /// Asks the toolchain, or takes its last answer.
  static func onSearchPath() throws -> Toolchain {
    let record = ToolchainRecord.ofSearchPath
    if let known = record?.toolchain { return known }
    let data = try Subprocess.read("swift", ["-print-target-info"])
    guard let toolchain = try? JSONDecoder().decode(Toolchain.self, from: data) else {
      throw ValidationError("There is no Swift toolchain on the search path; `tinamou doctor` says what is missing.")
    }
    record?.keep(toolchain)
    return toolchain
  }
}
