// SPDX-License-Identifier: MIT

import Foundation

/// Recorded data that lies beside a checkout, in `../shared`, and that a clone elsewhere does not have.
public enum SharedCorpus {
  /// The folder `shared/corpus` beside the package, or nil where there is none.
  public static let folder: URL? = {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let candidates = [
      package.deletingLastPathComponent().appendingPathComponent("shared/corpus"),
      ProcessInfo.processInfo.environment["TINAMOU_CORPUS"].map { URL(fileURLWithPath: $0) },
    ]
    return candidates.compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// Whether the recorded data is here. Tests that need it are `.enabled(if:)` on this, with a visible comment.
  public static var isPresent: Bool { folder != nil }

  /// The contents of the file at `path` below the corpus folder.
  public static func data(_ path: String) throws -> Data {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: folder.appendingPathComponent(path))
  }
}
