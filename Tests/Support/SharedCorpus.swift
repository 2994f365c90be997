// SPDX-License-Identifier: MIT

import Foundation

/// The recorded documents, which are not in the repository: `Scripts/fetch-recordings` brings those of public repositories.
public enum SharedCorpus {
  /// The folder `shared/corpus` beside the package, the one that `TINAMOU_CORPUS` names, or `out/recordings`, to which the script
  /// brings them; `nil` if none exists.
  public static let folder: URL? = {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let candidates = [
      package.deletingLastPathComponent().appendingPathComponent("shared/corpus"),
      ProcessInfo.processInfo.environment["TINAMOU_CORPUS"].map { URL(fileURLWithPath: $0) },
      package.appendingPathComponent("out/recordings"),
    ]
    return candidates.compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// Whether the recorded documents are available. Tests that need them use this in `.enabled(if:)`, with ``absence``.
  public static var isPresent: Bool { folder != nil }

  /// The comment of tests that are skipped.
  public static let absence = "Scripts/fetch-recordings fetches the documents"

  /// Returns the contents of the file at `path` in the corpus folder.
  public static func data(_ path: String) throws -> Data {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: folder.appendingPathComponent(path))
  }
}
