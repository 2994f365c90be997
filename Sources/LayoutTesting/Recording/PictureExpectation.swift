// SPDX-License-Identifier: MIT

import Foundation
import Pictures
import SystemFiles
import Tinamou

/// Expects that the picture of `view` equals its recording, a PNG file in the folder `.layouts` next to the test's
/// file. Pending layout is performed first.
///
/// Equal layouts result in equal bytes with the same versions of Cairo, Pango and the fonts. The failure writes the
/// current picture to `.build/layouts`, or to the folder in the environment variable `TINAMOU_OUTPUT`, and attaches
/// it in Swift Testing.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the picture, for tests with several pictures. The default is `nil`.
///   - record: The condition under which the picture is recorded. The default, `nil`, is that of the run; see
///     ``RecordingMode``.
/// - Returns: Whether the picture equals its recording.
@MainActor @discardableResult
public func expectPicture(
  of view: UIView, named name: String? = nil, record: RecordingMode? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) -> Bool {
  let location = RecordingLocation(
    testFile: filePath, function: function, name: name, layoutCase: LayoutCase.current?.description)
  let comparison = PictureComparison(
    location: location, mode: record ?? .standard,
    caller: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  return PseudoLanguage.whileShown(in: view) { comparison.run(view) }
}

/// The comparison of a picture with its recording.
@MainActor
private struct PictureComparison {
  let location: RecordingLocation
  let mode: RecordingMode
  let caller: CodeLocation

  func run(_ view: UIView) -> Bool {
    view.topmostSuperview.layoutIfNeeded()
    let data: Data
    do {
      data = try Picture(of: view).png()
    } catch {
      return fail("no picture of \(ViewNames.className(of: view)): \(error)")
    }
    let path = location.pictureFile.path
    let recorded = FileManager.default.contents(atPath: path)
    if recorded == data { return true }
    if mode == .changed || (mode == .missing && recorded == nil) { return record(data) }
    guard recorded != nil else { return fail("“\(location.title)” has no recorded picture \(path)") }
    let pictures = FailurePictures(location: location).write(data, ending: ".now.png")
    return fail((["“\(location.title)” differs from the picture \(path)"] + pictures).joined(separator: "\n"))
  }

  private func record(_ data: Data) -> Bool {
    do {
      try FileManager.default.createDirectory(at: location.folder, withIntermediateDirectories: true)
      try OutputFile.write([UInt8](data), to: location.pictureFile.path)
    } catch {
      return fail("\(location.pictureFile.path) cannot be written: \(error)")
    }
    guard mode == .missing else { return true }
    return fail(
      "“\(location.title)” had no recorded picture and is now recorded in \(location.pictureFile.path). Look at it and "
        + "run the test again.")
  }

  private func fail(_ message: String) -> Bool {
    Failure.record(message, at: caller)
    return false
  }
}
