// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// A rule of Interface Builder's canvas that Apple does not document, learned from recorded documents.
///
/// `tinamou fidelity --evidence` counts the documents and repositories that support each rule.
public enum CanvasRule: String, CaseIterable, Sendable {
  // Screens and bars.
  case statusBarAlways, noStatusBarWithHomeButton, viewsAtOrigin, lowViewsWithoutInset, wideViewsAtBottom
  case cellsAtOrigin, sheets, flushSheets, doubledInsets, firstPhoneInsets, miniInsets, highToolbars
  // Margins of top-level views, and distances to the safe area.
  case marginsUnderBars, narrowRootMargins, smallNibMargins, flushSafeArea
  // Cells.
  case derivedCellContent, rowsFillTables, preservedRowMargins, systemRowMargins, smallCellMargins, cellMarginsByScreen
  case roomyCells, contentAboveSeparator, accessoryMargin
  // Controls.
  case lowProgressView, lowStepper, spacedPages, lowTextField, lowPicker, glassToolbars
  case flatSegments, roundSwitch, symbolAlignment, smallGlyphButton
  // Content sizes.
  case wholePointLabels, lowLinesOf18, drawnSizes, tiesByOrder, mediumTextStyles, smallestTextStyles, smallTitles
  // Fonts.
  case systemFontOfIOS8, systemFontOfIOS10, systemFontOfIOS13, systemFontOfIOS16, systemFontOfIOS26

  /// The meaning of the rule.
  public var statement: String { entry.statement }

  /// The versions of the tool for which the rule holds, as the number before the first period of `toolsVersion`.
  public var versions: Range<Int> { entry.versions }

  /// Whether the rule has a source beside the documents of the project: the known size of a control in a version of iOS, or a
  /// survey of other documents, which `InterfaceBuilder.md` describes. Such a rule stands with less evidence among these, but
  /// not against it.
  public var isDocumented: Bool { entry.isDocumented }

  /// Returns whether the rule holds for documents of `version`.
  public func holds(for version: Int) -> Bool { versions.contains(version) }
}

/// The rules that apply to one document.
struct CanvasRules {
  private let version: Int
  private let disabled: Set<CanvasRule>

  /// Creates the rules for a layout with `options`. On another device than the document's, none applies: the layout is that of the
  /// running program, not that of the tool.
  init(_ document: InterfaceDocument, _ options: CanvasOptions) {
    version = document.toolsVersion.number
    disabled = options.device == nil ? options.disabledRules : Set(CanvasRule.allCases)
  }

  /// Creates the rules about what a document stores, which hold on every screen.
  static func ofStoredFrames(_ document: InterfaceDocument, _ options: CanvasOptions) -> CanvasRules {
    var options = options
    options.device = nil
    return CanvasRules(document, options)
  }

  /// Returns whether `rule` holds for the document's version and is not disabled.
  func apply(_ rule: CanvasRule) -> Bool { rule.holds(for: version) && !disabled.contains(rule) }
}
