// SPDX-License-Identifier: MIT

import Foundation

/// The differences that a run accepts, from `TINAMOU_SNAPSHOT_TOLERANCE`, which `tinamou-swift test --snapshot-tolerance` sets.
enum SnapshotTolerance {
  /// Whether pictures may differ in glyphs, where lines of text are: the outlines of the system font are not to be had on Linux.
  static let acceptsGlyphs: Bool = {
    let word = ProcessInfo.processInfo.environment["TINAMOU_SNAPSHOT_TOLERANCE"] ?? ""
    if word.isEmpty || word == "text" { return word == "text" }
    FileHandle.standardError.write(
      Data("warning: TINAMOU_SNAPSHOT_TOLERANCE is “\(word)”; it can be text. No difference is accepted.\n".utf8))
    return false
  }()
}
