// SPDX-License-Identifier: MIT

/// A rule of Interface Builder's canvas that Apple does not document, learned from recorded documents.
///
/// `tinamou fidelity --evidence` counts the documents and repositories that support each rule.
public enum CanvasRule: String, CaseIterable, Sendable {
  // Screens and bars.
  case statusBarAlways, noStatusBarWithHomeButton, viewsAtOrigin, lowViewsBelowHalfScreen, wideViewsAtBottom
  case sheets, shortenedBelowBars, doubledInsets, firstPhoneInsets, miniInsets, freeformLandscape
  case phoneBars, simulatedToolbarHeight
  // Cells.
  case derivedCellContent, narrowCellMargins, smallCellMargins, cellMarginsByScreen, roomyCells, contentAboveSeparator
  case accessoryMargin
  // Controls.
  case lowProgressView, lowStepper, spacedPages, thickSlider, landscapePicker, lowTextField, standaloneToolbarHeight
  case flatSegments, roundSwitch
  // Content sizes.
  case wholePointLabels, drawnSizes, designedFonts

  /// The meaning of the rule.
  public var statement: String { entry.statement }

  /// The versions of the tool for which the rule holds, as the number before the first period of `toolsVersion`.
  public var versions: Range<Int> { entry.versions }

  /// Returns whether the rule holds for documents of `version`.
  public func holds(for version: Int) -> Bool { versions.contains(version) }
}
