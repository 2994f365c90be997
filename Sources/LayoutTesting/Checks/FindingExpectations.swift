// SPDX-License-Identifier: MIT

import LayoutChecks
import Tinamou

/// Expects that no constraints of the views below `view` contradict each other. Pending layout is performed first.
///
/// The failure names every constraint of a smallest set that cannot hold, the arithmetic that shows it, and the constraint that
/// was broken.
///
/// - Returns: Whether there is no conflict.
@MainActor @discardableResult
public func expectNoConflicts(
  in view: UIView, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return FindingCheck(rules: [ConflictRule.self], location: location).run(view)
}

/// Expects that constraints determine the position and the size of every view below `view`. Pending layout is performed first.
///
/// The failure names each ambiguous view, what is open, and the values that it may have.
///
/// - Parameters:
///   - view: The root of the views.
///   - ignored: Views that may be ambiguous, with everything in them.
/// - Returns: Whether everything is determined.
@MainActor @discardableResult
public func expectUnambiguous(
  _ view: UIView, ignoring ignored: [UIView] = [], fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return FindingCheck(rules: [AmbiguityRule.self, MissingConstraintsRule.self], ignored: ignored, location: location)
    .run(view)
}

/// Expects that every text below `view` has the room that it needs. Pending layout is performed first.
///
/// - Parameters:
///   - view: The root of the views.
///   - ignored: Views whose text may be truncated, with everything in them.
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

/// Expects that no text or control below `view` overlaps another or extends beyond the area that shows it. Pending layout is
/// performed first.
///
/// - Parameters:
///   - view: The root of the views.
///   - ignored: Views that may overlap others, with everything in them.
/// - Returns: Whether nothing overlaps.
@MainActor @discardableResult
public func expectNoOverlap(
  in view: UIView, ignoring ignored: [UIView] = [], fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return FindingCheck(rules: [OverlapRule.self, OutsideBoundsRule.self], ignored: ignored, location: location).run(view)
}

/// Expects that every button and custom control below `view` is at least 44 × 44 points, as Apple recommends. Pending layout is
/// performed first.
///
/// Controls whose size the system determines, such as switches, are not measured.
///
/// - Parameters:
///   - view: The root of the views.
///   - ignored: Views that may be smaller, with everything in them.
/// - Returns: Whether every control is large enough.
@MainActor @discardableResult
public func expectTouchTargets(
  in view: UIView, ignoring ignored: [UIView] = [], fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return FindingCheck(rules: [TouchTargetRule.self], ignored: ignored, location: location).run(view)
}
