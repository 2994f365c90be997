// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The Swift toolchain on the search path.
struct Toolchain: Decodable, Sendable {
  /// The folders of a toolchain.
  struct Paths: Decodable {
    var runtimeLibraryPaths: [String]
  }

  /// The compiler in its own words, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  var compilerVersion: String
  var paths: Paths

  static func onSearchPath() throws -> Toolchain {
    let data = try Subprocess.read("swift", ["-print-target-info"])
    guard let toolchain = try? JSONDecoder().decode(Toolchain.self, from: data) else {
      throw ValidationError("There is no Swift toolchain on the search path; `tinamou doctor` says what is missing.")
    }
    return toolchain
  }
}
