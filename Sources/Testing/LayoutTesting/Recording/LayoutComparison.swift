// SPDX-License-Identifier: MIT

import Foundation
import RunningTests
import SystemFiles
import Tinamou

/// The comparison of a layout with its recording.
@MainActor
struct LayoutComparison {
  let location: RecordingLocation
  let mode: RecordingMode
  /// The maximum accepted difference, in points.
  let tolerance: CGFloat
  /// The line of the expectation.
  let caller: CodeLocation

  /// The difference between a number and its text with three decimals.
  private static let roundingError = 0.00051

  /// Compares the layout of `view`. Records it if the mode requires that; otherwise fails the test if it differs.
  ///
  /// - Returns: Whether the layout equals its recording, or was recorded in the mode `changed`.
  func run(_ view: UIView) -> Bool {
    let layout = RecordedLayout(of: view)
    RecordingLedger.shared.didUse(location, mode: mode)
    guard let file = readFile() else {
      return fail("\(location.textFile.path) has another format; record it again with TINAMOU_RECORD=changed")
    }
    guard let lines = file.sections[location.title] else { return recordMissing(layout, in: file) }
    if lines == layout.views.map(\.line) { return true }
    guard let old = RecordedLayout(lines: lines) else {
      if mode == .changed { return write(layout, in: file) }
      return fail("the recording “\(location.title)” in \(location.textFile.path) cannot be read; record it again")
    }
    let difference = LayoutDifference(from: old, to: layout, tolerance: max(tolerance, LayoutComparison.roundingError))
    if difference.entries.isEmpty { return true }
    if mode == .changed { return write(layout, in: file) }
    let pictures = FailurePictures(location: location).write(view, old: old, new: layout)
    let parts =
      ["“\(location.title)”: \(difference.text)"] + RecordedLayout.reasons(from: old, to: layout)
      + ["recorded in \(location.textFile.path)"] + pictures
    return fail(parts.joined(separator: "\n"))
  }

  private func recordMissing(_ layout: RecordedLayout, in file: RecordingFile) -> Bool {
    guard mode != .never else { return fail("“\(location.title)” has no recording in \(location.textFile.path)") }
    guard write(layout, in: file), mode == .missing else { return mode == .changed }
    return fail(
      "“\(location.title)” had no recording and is now recorded in \(location.textFile.path). Look at it and run the "
        + "test again.")
  }

  // MARK: Files

  /// Reads the recordings of the test, which are empty if there is no file. Returns `nil` for a file of another
  /// format that must not be replaced.
  private func readFile() -> RecordingFile? {
    guard let data = FileManager.default.contents(atPath: location.textFile.path) else { return RecordingFile() }
    do {
      return try RecordingFile(text: String(decoding: data, as: UTF8.self))
    } catch {
      return mode == .changed ? RecordingFile() : nil
    }
  }

  /// Replaces the recording of the layout. Fails the test if the file cannot be written.
  private func write(_ layout: RecordedLayout, in file: RecordingFile) -> Bool {
    var file = file
    file.sections[location.title] = layout.views.map(\.line)
    do {
      try FileManager.default.createDirectory(at: location.folder, withIntermediateDirectories: true)
      try OutputFile.write(Array(file.text.utf8), to: location.textFile.path)
      return true
    } catch {
      return fail("\(location.textFile.path) cannot be written: \(error)")
    }
  }

  private func fail(_ message: String) -> Bool {
    Failure.record(message, at: caller)
    return false
  }
}
