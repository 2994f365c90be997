// SPDX-License-Identifier: MIT

import Foundation

/// The layout files of the package that state expected frames.
enum FixtureFiles {
  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Paths from the package's folder, in alphabetical order.
  static let all: [String] = ["Examples", "Fixtures"].flatMap { folder in
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: package.appendingPathComponent(folder).path)) ?? []
    return names.filter { $0.hasSuffix(".layout.yaml") }.sorted().map { folder + "/" + $0 }
  }

  /// The whole path of a file.
  static func path(_ file: String) -> String { package.appendingPathComponent(file).path }
}
