// SPDX-License-Identifier: MIT

import Foundation
import Pictures
import RunningTests
import SystemFiles
import Tinamou

/// Expects that the picture of `view` equals its recording, a PNG file in the folder `.layouts` next to the test's
/// file. Pending layout is performed first.
///
/// Equal layouts result in equal bytes with the same versions of Cairo, Pango and the fonts. The failure writes the
/// current picture, and one in which the differing pixels are red, to `.build/layouts`, or to the folder in the
/// environment variable `TINAMOU_OUTPUT`, and attaches them in Swift Testing.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the picture, for tests with several pictures. The default is `nil`.
///   - tolerance: The differences that are accepted. The default is ``PictureTolerance/exact``.
///   - record: The condition under which the picture is recorded. The default, `nil`, is that of the run; see
///     ``RecordingMode``.
/// - Returns: Whether the picture equals its recording.
@MainActor @discardableResult
public func expectPicture(
  of view: UIView, named name: String? = nil, tolerance: PictureTolerance = .exact, record: RecordingMode? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) -> Bool {
  let location = RecordingLocation(
    testFile: filePath, function: function, name: name, layoutCase: LayoutCase.current?.description)
  let comparison = PictureComparison(
    location: location, tolerance: tolerance, mode: record ?? .standard,
    caller: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  return PseudoLanguage.whileShown(in: view) { comparison.run(view) }
}

/// The comparison of a picture with its recording.
@MainActor
private struct PictureComparison {
  let location: RecordingLocation
  let tolerance: PictureTolerance
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
    guard let recorded else {
      guard mode != .never else { return fail("“\(location.title)” has no recorded picture \(path)") }
      return record(data)
    }
    let comparison: PixelComparison
    do {
      comparison = try PixelComparison(recorded, data, tolerance: tolerance.color)
    } catch {
      guard mode != .changed else { return record(data) }
      return fail("the recorded picture \(path) cannot be read: \(error)")
    }
    if comparison.sizes.old == comparison.sizes.new, comparison.differingShare <= tolerance.pixels { return true }
    return mode == .changed ? record(data) : report(comparison, data)
  }

  /// Fails with the differences, the current picture and a picture of the differences.
  private func report(_ comparison: PixelComparison, _ data: Data) -> Bool {
    var lines = ["“\(location.title)” differs from the picture \(location.pictureFile.path): \(words(for: comparison))"]
    let pictures = FailurePictures(location: location)
    lines += pictures.write(data, ending: ".now.png")
    do {
      lines += pictures.write(try comparison.differencePicture(), ending: ".difference.png")
    } catch {
      lines.append("no picture of the differences: \(error)")
    }
    return fail(lines.joined(separator: "\n"))
  }

  private func words(for comparison: PixelComparison) -> String {
    let (old, new) = comparison.sizes
    guard old == new else {
      return "its size is \(Int(new.width)) × \(Int(new.height)) pixels "
        + "instead of \(Int(old.width)) × \(Int(old.height))"
    }
    let share = String(format: "%.2f", comparison.differingShare * 100)
    let largest = String(format: "%.0f", (comparison.largestDifference * 100).rounded(.up))
    return "\(comparison.differingPixelCount) of \(comparison.pixelCount) pixels (\(share) %) differ, "
      + "by up to \(largest) %"
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
