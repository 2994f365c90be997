// SPDX-License-Identifier: MIT

import RunningTests
import Tinamou

/// Expects that the layout of `view` equals its recording. Pending layout is performed first.
///
/// The recording is a text with one line for each view: its name, class, frame in its superview's coordinates, in
/// points, and text. It is in the folder `.layouts` next to the test's file. The name of a view is its accessibility
/// identifier or the name of the property that refers to it. The failure lists the views that differ and their
/// differences. A picture of the recorded and the current layout is written to `.build/layouts`, or to the folder in
/// the environment variable `TINAMOU_OUTPUT`, and attached in Swift Testing.
///
/// - Parameters:
///   - view: The root of the views.
///   - name: The name of the layout, for tests with several layouts. The default is `nil`.
///   - tolerance: The maximum accepted difference of an edge or a size, in points. The default is 0.
///   - record: The condition under which the layout is recorded. The default, `nil`, is that of the run; see
///     ``RecordingMode``.
/// - Returns: Whether the layout equals its recording.
@MainActor @discardableResult
public func expectLayout(
  of view: UIView, named name: String? = nil, tolerance: CGFloat = 0, record: RecordingMode? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) -> Bool {
  let location = RecordingLocation(
    testFile: filePath, function: function, name: name, layoutCase: LayoutCase.current?.description)
  let comparison = LayoutComparison(
    location: location, mode: record ?? .standard, tolerance: tolerance,
    caller: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  return PseudoLanguage.whileShown(in: view) { comparison.run(view) }
}
