// SPDX-License-Identifier: MIT

import RunningTests
import Tinamou

/// Expects that a view has a frame, in points, in its superview's coordinates. Pending layout of the hierarchy is performed first.
///
/// - Parameters:
///   - frame: The expected frame.
///   - view: The view.
///   - tolerance: The maximum accepted difference of an edge or a size, in points. The default is 0.05, because
///     frames are aligned to pixels and a third of a point has no exact decimal.
/// - Returns: Whether the frame is as expected.
@MainActor @discardableResult
public func expectFrame(
  _ frame: CGRect, of view: UIView, tolerance: CGFloat = 0.05, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  view.topmostSuperview.layoutIfNeeded()
  let changes = FrameText.changes(from: frame, to: view.frame, tolerance: tolerance)
  guard !changes.isEmpty else { return true }
  let name = ViewNames.name(of: view)
  Failure.record(
    "\(name) is at \(FrameText.text(view.frame)), expected \(FrameText.text(frame)): \(changes)",
    at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  return false
}
