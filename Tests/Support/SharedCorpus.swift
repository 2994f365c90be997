// SPDX-License-Identifier: MIT

import Foundation

/// Recorded data in the folder `../shared` beside a checkout. Other clones do not have it.
public enum SharedCorpus {
  /// The folder `shared/corpus` beside the package, or the one that `TINAMOU_CORPUS` names; `nil` if neither exists.
  public static let folder: URL? = {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let candidates = [
      package.deletingLastPathComponent().appendingPathComponent("shared/corpus"),
      ProcessInfo.processInfo.environment["TINAMOU_CORPUS"].map { URL(fileURLWithPath: $0) },
    ]
    return candidates.compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// Whether the recorded data is available. Tests that need it use this in `.enabled(if:)`, with a visible comment.
  public static var isPresent: Bool { folder != nil }

  /// Returns the contents of the file at `path` in the corpus folder.
  public static func data(_ path: String) throws -> Data {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: folder.appendingPathComponent(path))
  }
}
