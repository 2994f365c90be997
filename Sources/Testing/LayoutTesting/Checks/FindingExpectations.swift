// SPDX-License-Identifier: MIT

import LayoutChecks
import RunningTests
import Tinamou

/// Expects that no constraints of the views below `view` contradict each other. Pending layout is performed first.
///
/// The failure lists the constraints of a minimal contradictory set, the arithmetic that proves the contradiction,
/// and the constraint that was broken, with the lines that created them if there is debugging information.
///
/// - Returns: Whether there is no conflict.
@MainActor @discardableResult
public func expectNoConflicts(
  in view: UIView, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return FindingCheck(rules: [ConflictRule.self], location: location).run(view)
}

/// Expects that constraints determine the position and the size of every view below `view`. Pending layout is
/// performed first.
///
/// The failure lists each ambiguous view, its undetermined positions and sizes, and the values that they may have.
///
/// - Parameters:
///   - view: The root of the views.
///   - ignored: Views that may be ambiguous, including all their descendants. The default is an empty array.
/// - Returns: Whether all positions and sizes are determined.
@MainActor @discardableResult
public func expectUnambiguous(
  _ view: UIView, ignoring ignored: [UIView] = [], fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return FindingCheck(rules: [AmbiguityRule.self, MissingConstraintsRule.self], ignored: ignored, location: location)
    .run(view)
}

/// Expects that no text below `view` is truncated. Pending layout is performed first.
///
/// - Parameters:
///   - view: The root of the views.
///   - ignored: Views whose text may be truncated, including all their descendants. The default is an empty array.
/// - Returns: Whether no text is truncated.
@MainActor @discardableResult
public func expectNoTruncation(
  in view: UIView, ignoring ignored: [UIView] = [], fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return FindingCheck(rules: [FixedSizeTextRule.self, TruncatedTextRule.self], ignored: ignored, location: location)
    .run(view)
}

/// Expects that no text or control below `view` overlaps another one or extends beyond the area that shows it.
/// Pending layout is performed first.
///
/// - Parameters:
///   - view: The root of the views.
///   - ignored: Views that may overlap others, including all their descendants. The default is an empty array.
/// - Returns: Whether there are no overlaps.
@MainActor @discardableResult
public func expectNoOverlap(
  in view: UIView, ignoring ignored: [UIView] = [], fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return FindingCheck(rules: [OverlapRule.self, OutsideBoundsRule.self], ignored: ignored, location: location).run(view)
}

/// Expects that every button and custom control below `view` is at least 44 × 44 points large, as Apple recommends.
/// Pending layout is performed first.
///
/// Controls whose size the system determines, such as switches, are not measured.
///
/// - Parameters:
///   - view: The root of the views.
///   - ignored: Views that may be smaller, including all their descendants. The default is an empty array.
/// - Returns: Whether every control is large enough.
@MainActor @discardableResult
public func expectTouchTargets(
  in view: UIView, ignoring ignored: [UIView] = [], fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return FindingCheck(rules: [TouchTargetRule.self], ignored: ignored, location: location).run(view)
}
