// SPDX-License-Identifier: MIT

/// A rule of Interface Builder's canvas that Apple does not document, learned from recorded documents.
///
/// `tinamou fidelity --evidence` counts the documents and repositories that support each rule.
public enum CanvasRule: String, CaseIterable, Sendable {
  // Screens and bars.
  case statusBarAlways, noStatusBarWithHomeButton, viewsAtOrigin, lowViewsBelowHalfScreen, wideViewsAtBottom
  case sheets, doubledInsets, firstPhoneInsets
  // Cells.
  case derivedCellContent, smallCellMargins, cellMarginsByScreen, roomyCells
  case accessoryMargin
  // Controls.
  case lowProgressView, lowStepper, spacedPages, lowTextField
  case flatSegments, roundSwitch, symbolAlignment
  // Content sizes.
  case wholePointLabels, drawnSizes

  /// The meaning of the rule.
  public var statement: String { entry.statement }

  /// The versions of the tool for which the rule holds, as the number before the first period of `toolsVersion`.
  public var versions: Range<Int> { entry.versions }

  /// Whether the rule is a size that UIKit's controls are known to have in a version of iOS. Such a rule stands with less
  /// evidence among the documents, but not against it.
  public var isDocumented: Bool { entry.isDocumented }

  /// Returns whether the rule holds for documents of `version`.
  public func holds(for version: Int) -> Bool { versions.contains(version) }
}
