// SPDX-License-Identifier: MIT

import Foundation

/// The compiler's description of itself and of its folders.
struct ToolchainInformation: Decodable {
  /// The folders of a toolchain.
  struct Paths: Decodable {
    var runtimeResourcePath: String
  }

  /// The version in words, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  var compilerVersion: String
  var paths: Paths

  /// The toolchain on the search path; `nil` if there is none.
  static var onSearchPath: ToolchainInformation? {
    guard let result = try? Subprogram.run("/usr/bin/env", ["swift", "-print-target-info"]), result.status == 0 else {
      return nil
    }
    return try? JSONDecoder().decode(ToolchainInformation.self, from: result.output)
  }
}
