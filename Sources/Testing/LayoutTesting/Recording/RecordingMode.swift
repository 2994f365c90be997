// SPDX-License-Identifier: MIT

import Foundation

/// The condition under which expectations write recordings.
///
/// The environment variable `TINAMOU_RECORD` sets the mode of a run to the case with that name:
/// `TINAMOU_RECORD=changed swift test`. An argument of an expectation overrides it. Without either, the mode is
/// ``missing``, or ``never`` if the variable `CI` is set, as on most servers for continuous integration.
public enum RecordingMode: String, Sendable, CaseIterable {
  /// A layout without a recording is recorded and the test fails, so that the author reviews the recording. A layout
  /// that differs from its recording fails the test.
  case missing
  /// A layout that differs from its recording, or has none, is recorded, and the test passes.
  case changed
  /// Nothing is written. A layout without a recording fails the test.
  case never

  /// The mode of this run.
  static let standard: RecordingMode = {
    let environment = ProcessInfo.processInfo.environment
    if let word = environment["TINAMOU_RECORD"], !word.isEmpty {
      if let mode = RecordingMode(rawValue: word) { return mode }
      let known = allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(
        Data("warning: TINAMOU_RECORD is “\(word)”; it can be \(known). Nothing is recorded.\n".utf8))
      return .never
    }
    guard let value = environment["CI"], !value.isEmpty, value != "false" else { return .missing }
    return .never
  }()
}
