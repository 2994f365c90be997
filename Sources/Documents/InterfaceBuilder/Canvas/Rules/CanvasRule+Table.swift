// SPDX-License-Identifier: MIT

/// The table of the rules. Intervals begin and end with versions of Xcode.
extension CanvasRule {
  struct Entry {
    let statement: String
    let versions: Range<Int>
    let isDocumented: Bool

    init(_ statement: String, _ versions: Range<Int> = CanvasRule.all, isDocumented: Bool = false) {
      self.statement = statement
      self.versions = versions
      self.isDocumented = isDocumented
    }
  }

  /// Every version. Rules that hold for the current tool end here.
  private static let all = 0..<Int.max

  /// The first versions of the tool, as the number before the first period of `toolsVersion`.
  private enum Xcode {
    static let v7 = 8100
    static let v8 = 11000
    static let v9 = 13000
    static let v9Cells = 13500
    static let v10 = 14400
    static let v11 = 14800
    static let v11Titles = 15400
    static let v12 = 16500
    static let v12Cells = 17000
    static let v12Texts = 18000
    static let v13 = 19000
    static let v13Sheets = 20000
    static let v13Mini = 21000
    static let v14 = 21500
    static let v15 = 22000
    static let v16 = 23700
    static let v16End = 25200
    static let v26 = 24000
    static let v26Toolbars = 24500
  }

  var entry: Entry {
    switch self {
    case .statusBarAlways:
      Entry("A status bar is drawn even where the document simulates none.", Xcode.v9..<Int.max)
    case .noStatusBarWithHomeButton:
      Entry("Screens with a home button have no inset for the status bar.", Xcode.v11..<Xcode.v14)
    case .viewsAtOrigin:
      Entry(
        "A view that does not fill the screen, in a nib, a container view or a popover, is at the screen's origin: "
          + "below the status bar, with an inset at the bottom only where it reaches it.")
    case .lowViewsWithoutInset:
      Entry("At the origin, views lower than 480 points have no inset at the top.", Xcode.v9..<Xcode.v11)
    case .wideViewsAtBottom:
      Entry("At the origin, a view wider than the screen has the whole bottom inset.")
    case .cellsAtOrigin:
      Entry(
        "Collection cells and reusable views at the top of a nib are at the origin of the screen, too.",
        Xcode.v12Texts..<Int.max, isDocumented: true)
    case .sheets:
      Entry(
        "A scene lower than its screen that no bar explains is a sheet, which has the bar of a sheet at its top.",
        Xcode.v11..<Int.max)
    case .flushSheets:
      Entry("Sheets have no inset at the bottom.", Xcode.v13Sheets..<Int.max, isDocumented: true)
    case .doubledInsets:
      Entry("The insets of screens with a home indicator count twice.", Xcode.v16..<Xcode.v16End + 1)
    case .firstPhoneInsets:
      Entry("All phones with a home indicator have the top inset of the first one, 44 points.", 0..<Xcode.v13Mini)
    case .miniInsets:
      Entry(
        "Documents for the screen of 375 × 812 points have the insets of an iPhone 13 mini.",
        Xcode.v13Mini..<Int.max, isDocumented: true)
    case .highToolbars:
      Entry("Toolbars below the view of a controller are 49 points high.", Xcode.v11..<Int.max, isDocumented: true)
    case .marginsUnderBars:
      Entry("Margins are measured from the edges of views, also under bars.", 0..<Xcode.v9, isDocumented: true)
    case .narrowRootMargins:
      Entry("The views of controllers have margins of 16 points at any width.", 0..<Xcode.v7, isDocumented: true)
    case .smallNibMargins:
      Entry("The top-level views of nibs have margins of 8 points.", 0..<Xcode.v9, isDocumented: true)
    case .derivedCellContent:
      Entry(
        "A content view without a frame, or lower than its cell by more than a point, "
          + "fills the cell above the separator.",
        0..<Xcode.v9Cells)
    case .rowsFillTables:
      Entry(
        "A cell whose content view has no frame is as wide as its table and as high as its row, "
          + "whatever frame the cell has. An accessory takes 33 points (a disclosure indicator) or 39 (a checkmark).",
        0..<Xcode.v9Cells, isDocumented: true)
    case .smallCellMargins:
      Entry(
        "Rows on screens with a home button, or narrower than 414 points, have margins of 15 points, "
          + "unless their table is the view of a controller.",
        Xcode.v9Cells..<Xcode.v12Cells)
    case .preservedRowMargins:
      Entry(
        "Rows that preserve the margins of their table have margins of 15 points at the sides, "
          + "and of 11 points above and below (10 before Xcode 8).",
        Xcode.v7..<Xcode.v9, isDocumented: true)
    case .systemRowMargins:
      Entry(
        "All rows have margins of the system, whether they preserve those of their table or not.",
        Xcode.v9Cells..<Int.max)
    case .cellMarginsByScreen:
      Entry(
        "Rows have margins of 20 from a screen of 390 points on, 16 below; those of nibs also if they are 320 points wide.",
        Xcode.v11..<Int.max)
    case .roomyCells: Entry("Rows have margins of 15 above and below.", Xcode.v26..<Int.max)
    case .contentAboveSeparator:
      Entry(
        "The separator of a row takes a pixel from the margin below its content.", 0..<Xcode.v11, isDocumented: true)
    case .accessoryMargin: Entry("Beside an accessory the margin is 8.", Xcode.v9Cells..<Int.max)
    case .lowProgressView: Entry("Progress views are 2 points high.", 0..<Xcode.v12, isDocumented: true)
    case .lowStepper: Entry("Steppers are 29 points high.", 0..<Xcode.v11, isDocumented: true)
    case .spacedPages: Entry("The dots of a page control are 16 points apart.", 0..<Xcode.v12)
    case .lowTextField: Entry("Rounded text fields are 30 points high.", 0..<Xcode.v11)
    case .lowPicker:
      Entry("In nibs, pickers with wheels are 162 points high.", Xcode.v10..<Int.max, isDocumented: true)
    case .glassToolbars:
      Entry(
        "Toolbars in a scene are as high as their glass, 48 points.", Xcode.v26Toolbars..<Int.max, isDocumented: true)
    case .flatSegments:
      Entry("Segments have 14 points of padding around regular letters and are 28 points high.", 0..<Xcode.v11)
    case .roundSwitch:
      Entry("Switches are 61 × 28 points, with 2 points beside them.", Xcode.v26..<Int.max, isDocumented: true)
    case .smallGlyphButton:
      Entry("Buttons for details, information and contacts are 22 × 22 points.", 0..<Xcode.v11, isDocumented: true)
    case .symbolAlignment:
      Entry(
        "The alignment rectangle of a symbol is as high as a line of text, centered on the symbol.", Xcode.v11..<Int.max
      )
    case .wholePointLabels:
      Entry(
        "Labels of one line directly in a root view or a cell are rounded up to whole points.", CanvasRule.all,
        isDocumented: true)
    case .lowLinesOf18:
      Entry(
        "Labels of one line of 18 points that are rounded to whole points are 21 points high.",
        Xcode.v14..<Int.max, isDocumented: true)
    case .flushSafeArea:
      Entry(
        "A standard distance to the safe area is 0, whatever constant the document has.", CanvasRule.all,
        isDocumented: true)
    case .drawnSizes:
      Entry(
        "A view without content and without subviews, or a plain one in a stack view, "
          + "keeps the size it was drawn with."
      )
    case .tiesByOrder:
      Entry(
        "The order of the constraints decides which of several views with equal priorities stretches or shrinks.",
        CanvasRule.all, isDocumented: true)
    case .mediumTextStyles:
      Entry(
        "Text styles have medium text size, one step below the standard one.", Xcode.v7..<Xcode.v8,
        isDocumented: true)
    case .smallestTextStyles:
      Entry("Text styles have the smallest of the standard text sizes.", Xcode.v12Texts..<Xcode.v13Mini)
    case .smallTitles:
      Entry(
        "Large titles, titles 1 and titles 2 have 30, 26 and 20 points, instead of 34, 28 and 22 (large titles 32 in Xcode 9).",
        Xcode.v9..<Xcode.v11Titles, isDocumented: true)
    case .systemFontOfIOS8:
      Entry(
        "The system font is that of iOS 8, which has the widths of Helvetica Neue.", 0..<Xcode.v7, isDocumented: true)
    case .systemFontOfIOS10:
      Entry(
        "The system font is that of iOS 10: more space between letters of 17 points and from 20 points on, "
          + "where all letters are those of large text, and wider Chinese letters.",
        Xcode.v7..<Xcode.v9, isDocumented: true)
    case .systemFontOfIOS13:
      Entry(
        "The system font is that of iOS 13: more space between letters of 17 points, the letters of large text from "
          + "20 points on, and wider Chinese letters.",
        Xcode.v9..<Xcode.v12Cells)
    case .systemFontOfIOS16:
      Entry(
        "The system font is that of iOS 16: Chinese letters are up to 2 % wider.", Xcode.v12Cells..<Xcode.v15,
        isDocumented: true)
    case .systemFontOfIOS26:
      Entry(
        "The system font is that of iOS 26: Chinese and Japanese letters are 2 % wider than high.", Xcode.v26..<Int.max,
        isDocumented: true)
    }
  }
}
