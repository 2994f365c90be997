// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The outcomes of a run, one on a line, in the file of `TINAMOU_SNAPSHOT_TALLY`: `tinamou test` counts them at the end.
enum SnapshotTally {
  /// The outcome of a comparison.
  enum Outcome: String {
    case equal, missing
    /// A picture whose glyphs alone differ.
    case glyphs
    case picture, text
    /// A picture of the screen of another device.
    case screen
  }

  private static let file: Mutex<FileHandle?> = {
    guard let path = ProcessInfo.processInfo.environment["TINAMOU_SNAPSHOT_TALLY"], !path.isEmpty else {
      return Mutex(nil)
    }
    let handle = FileHandle(forWritingAtPath: path)
    handle?.seekToEndOfFile()
    return Mutex(handle)
  }()

  /// Adds an outcome.
  ///
  /// - Parameter words: The lines that say what differs, of which the name of another device is kept.
  static func add(_ outcome: Outcome, _ words: String = "") {
    let device = outcome == .screen ? SnapshotPixels.device(in: words).map { " " + $0 } ?? "" : ""
    file.withLock { $0?.write(Data((outcome.rawValue + device + "\n").utf8)) }
  }

  /// The outcome of a snapshot that differs, by the lines that say what differs.
  static func outcome(of words: String, isPicture: Bool) -> Outcome {
    if !isPicture { return .text }
    if words.contains(SnapshotPixels.advice) { return .screen }
    let kinds = PictureRegions.Kind.allCases.filter { words.contains("  \($0.rawValue) at ") }
    return kinds == [.glyphs] && !words.contains(PictureRegions.rest) ? .glyphs : .picture
  }
}
