// SPDX-License-Identifier: MIT

import LayoutChecks

/// A fault that a rule found in the text of a source file or of an app's settings.
struct SourceFault {
  let rule: RuleID
  /// The byte offsets of what is at fault.
  let range: Range<Int>
  /// A description in one sentence, without a final period.
  let message: String
  /// The change that mends it, without a final period.
  let advice: String
  /// The text that replaces ``range`` where there is one right change; `nil` if the author has to decide.
  var replacement: String?
  /// The severity; `nil` for that of the rule.
  var severity: Severity?

  /// The same fault as one that may be meant.
  var asNote: SourceFault {
    var copy = self
    copy.severity = .note
    return copy
  }

  /// Returns the finding at the position of the fault.
  func finding(in lines: LinePositions) -> Finding {
    Finding(
      rule, severity: severity, subjects: [], details: .advised(message, advice: advice, replacement: replacement),
      at: lines.range(of: range))
  }
}

/// A rule about the text of source files.
struct SourceRule: Sendable {
  /// Returns the faults in a file, in any order.
  let faults: @Sendable (SourceCode) -> [SourceFault]

  /// All rules. Files of tests have no faults, because what a test says about a screen is no layout of the app, nor have files for macOS.
  static let all: [SourceRule] =
    chainRules + [
      screenAlias, applicationAlias, windowWithoutScene, deviceDependentLayout, deviceName, screenConstant, barConstant,
      privateSubview,
      symmetricSafeArea, earlyFrame, storedFrame, traitChangeOverride, manualAutoresizing, buttonInsets,
      limitedOrientations,
      fixedFont, fontTakenOnce, fixedColor, resolvedColor, emptyLabel, unlabeledItem, unlabeledButton, smallButton,
      tappedElement, sidedAnchor, leftAlignment, wrappedLastLine, labelsInRow, fixedLabelHeight, offsetFromLeft,
      keyboardInset, screenEdge, layerFrame, frameOnce, sizeClassOnce, silentTransition,
      foreignPoint, sizeBeforeTransition, earlySafeArea, keyboardConstraint, forcedTiling, plainCornerPath,
      unmirroredSymbol, decorativeCell, countedHeight, doubtfulLabel,
      fixedRowHeight, barAppearance, sidedInsets, keyboardBegin, silentElement, popoverSource, contentViewMask,
    ]

  /// Returns the faults of all rules in a file, in the order of the file.
  static func faults(in text: SourceCode) -> [SourceFault] {
    guard !text.isTest, !text.isForMac else { return [] }
    var found: [SourceFault] = []
    let lines = LinePositions(of: text.bytes)
    for fault in all.flatMap({ $0.faults(text) })
    where !found.contains(where: { $0.covers(fault) || $0.says(fault, in: lines) }) {
      found.append(fault)
    }
    return found.sorted { ($0.range.lowerBound, $0.rule.rawValue) < ($1.range.lowerBound, $1.rule.rawValue) }
  }
}

extension SourceFault {
  /// Whether another fault says of the same frame that it is read too early, as one of its other measures on the line is.
  fileprivate func says(_ other: SourceFault, in lines: LinePositions) -> Bool {
    rule == .earlyFrame && other.rule == .earlyFrame
      && lines.line(of: range.lowerBound) == lines.line(of: other.range.lowerBound)
  }

  /// Whether another fault of the same rule says the same about the same place.
  fileprivate func covers(_ other: SourceFault) -> Bool {
    rule == other.rule && range.lowerBound <= other.range.lowerBound && other.range.lowerBound < range.upperBound
  }
}
