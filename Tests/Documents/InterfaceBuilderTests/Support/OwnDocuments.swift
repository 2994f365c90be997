// SPDX-License-Identifier: MIT

import Foundation

/// The documents of this package, in `Fixtures/Documents`.
enum OwnDocuments {
  /// The folder.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Documents")

  /// The folder as a bundle.
  static var bundle: Bundle { Bundle(path: folder.path) ?? .main }

  /// The path of the document `name`, with its extension.
  static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The paths of all of them.
  static func paths() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .sorted()
      .map(path)
  }
}
