// SPDX-License-Identifier: MIT

/// The sizes that differ between generations of iOS, in points.
///
/// The only table of these numbers: UIKit's mirror, the canvas of Interface Builder and the checks read it. The defaults are those of
/// iOS 13 to 18; the tables of other generations are in `SystemMetrics+Table.swift`, each with its differences only. A value that no
/// generation changes is in the type that uses it.
package struct SystemMetrics: Sendable {
  package var bars = Bars()
  package var tabs = Tabs()
  package var search = Search()
  package var controls = Controls()
  package var lists = Lists()
  package var alerts = Alerts()
  package var sheets = Sheets()
  package var menus = Menus()
  package var screens = Screens()

  /// Navigation bars and toolbars.
  package struct Bars: Sendable, Equatable {
    /// The height of a navigation bar with an inline title, and that in compact height and on an iPad.
    package var navigation: CGFloat = 44
    package var navigationInCompactHeight: CGFloat = 32
    package var navigationOnPad: CGFloat = 50
    /// The height of a navigation bar at the top of a sheet, and the space above it.
    package var navigationInSheet: CGFloat = 56
    package var spaceAboveInSheet: CGFloat = 0
    /// The distance of a navigation bar from the top of a screen in compact height, where the safe area begins above it.
    package var topInCompactHeight: CGFloat = 0
    /// The height in which the inline title is centered, from the top of the bar; `nil` for the whole bar.
    package var titleRow: CGFloat?
    /// The distance of the large title's text from the top of its area; `nil` for a distance from the bottom.
    package var largeTitleTop: CGFloat?
    /// The least distance of a navigation bar from the top of a screen otherwise.
    package var leastTop: CGFloat = 0
    /// Whether the large title grows with the text size; the baseline is then `largeTitleBelowBaseline` above the bottom, or as usual.
    package var largeTitleGrows = false
    package var largeTitleBelowBaseline: CGFloat = 0
    /// The texts below the inline title and below the large one; `nil` before there were any.
    package var subtitles: Subtitles?
    /// The height that a prompt adds, and the size of its text.
    package var prompt: CGFloat = 30
    package var promptFontSize: CGFloat = 13
    /// The height of a toolbar, without the home indicator, and that in compact height and on an iPad.
    package var toolbar: CGFloat = 44
    package var toolbarInCompactHeight: CGFloat = 32
    package var toolbarOnPad: CGFloat = 50
    /// The height in which content fades below a bar at the top and above one at the bottom.
    package var fadingBelow: CGFloat = 0
    package var fadingAbove: CGFloat = 0
    /// The platters of bar buttons; `nil` before there were any.
    package var platters: Platters?
  }

  /// The texts below the titles of a navigation bar.
  package struct Subtitles: Sendable, Equatable {
    /// The size of the text below the inline title, and that of a title above it.
    package var fontSize: CGFloat
    package var titleFontSize: CGFloat
    /// The size of the text below the large title at the default text size.
    package var largeFontSize: CGFloat
  }

  /// The platters of glass around bar buttons.
  package struct Platters: Sendable, Equatable {
    /// The height in a navigation bar and in a toolbar. The corner radius is half of it.
    package var height: CGFloat
    package var heightInToolbar: CGFloat
    /// The distance of platters from the side of a phone up to 402 points wide, and from that of a wider bar.
    package var margin: CGFloat
    package var marginOfWideBar: CGFloat
    /// The least width of a bar that is wide. Bars of 402 points are not; those of 440 are.
    package static let wideBar: CGFloat = 414
    /// The distance from the side in compact height.
    package var marginInCompactHeight: CGFloat
    /// The space between two platters.
    package var gap: CGFloat
    /// The space between the end of a platter and a text in it.
    package var textInset: CGFloat
    /// The space between the edges of a platter and the items in it.
    package var itemInset: CGFloat
    /// The space between an item's own view and the ends of the item.
    package var contentInset: CGFloat
    /// The least width of an image, and what a platter with one image is wider than it.
    package var imageWidth: CGFloat
    package var imageRoom: CGFloat
    /// The space between two images on one platter, each with the room that it would have on its own.
    package var sharedGap: CGFloat
  }

  /// Tab bars.
  package struct Tabs: Sendable, Equatable {
    /// The height of a tab bar without the home indicator, in compact height, and on an iPad.
    package var height: CGFloat = 49
    package var heightInCompactHeight: CGFloat = 32
    package var heightOnPad: CGFloat = 50
    /// The heights of the whole bar on a phone, whatever the safe area; `nil` for the height and the safe area together.
    package var wholeHeight: CGFloat?
    package var wholeHeightInCompactHeight: CGFloat?
    /// Whether an iPad has its tab bar at the top.
    package var isAtTopOnPad = false
    /// The platter of the tabs; `nil` before there was one.
    package var platter: TabPlatter?
  }

  /// The platter of glass around tabs.
  package struct TabPlatter: Sendable, Equatable {
    /// The width of a platter for each tab, and in addition.
    package var widthOfTab: CGFloat
    package var extraWidth: CGFloat
    /// The least difference of the widths of the bar and the platter.
    package var room: CGFloat
    /// The height, and that in compact height.
    package var height: CGFloat
    package var heightInCompactHeight: CGFloat
    /// The distance of tabs from the platter's edges.
    package var inset: CGFloat
    /// The part of the width that is not divided among the tabs: the rest divided by their number is their distance.
    package var pitchRoom: CGFloat
    /// The difference of the width of a tab and the distance of tabs.
    package var overlap: CGFloat
    /// The distance of the title from the top of the tab.
    package var titleTop: CGFloat
    /// The distance of the picture's middle from the top of the tab.
    package var pictureMiddle: CGFloat
    /// The size of the text beside a picture.
    package var inlineFontSize: CGFloat
    /// The height of a badge, and its place from the picture's middle and the top of the tab.
    package var badge: CGFloat
    package var badgeOffset: CGPoint
  }

  /// Search bars.
  package struct Search: Sendable, Equatable {
    /// The height of a search bar outside of a navigation bar.
    package var bar: CGFloat = 56
    /// The height of the field; `nil` for that of the bar.
    package var field: CGFloat? = 36
    /// The height that a search bar adds to a navigation bar.
    package var inNavigationBar: CGFloat = 52
    /// The distance of the field from the top of its row in a navigation bar.
    package var fieldTop: CGFloat = 1
    /// Whether a search bar of a navigation item on a phone appears only while it is active.
    package var appearsWhenActive = false
    /// The height of the platter of a search field at the bottom of a phone's screen, its distance from the edges, and the space above it.
    package var bottomPlatter: CGFloat = 0
    package var bottomMargin: CGFloat = 0
    package var bottomGap: CGFloat = 0
    /// The active field above the keyboard: its height, its distance from the leading edge, the room at its trailing end with the button
    /// that ends the search, and its distance from the keyboard.
    package var aboveKeyboard: CGFloat = 0
    package var aboveKeyboardStart: CGFloat = 0
    package var aboveKeyboardEnd: CGFloat = 0
    package var keyboardGap: CGFloat = 0
    /// The round button that ends a search, and its distance from the field in a navigation bar; `nil` for a button with a title.
    package var cancelButton: CGFloat?
    package var cancelGap: CGFloat = 8
    /// The width of the field in the navigation bar of an iPad, that of the active one, and its distance from the trailing edge; `nil` for
    /// a row of its own.
    package var onPad: SearchOnPad?
    /// The corner radius of the field; `nil` for half of its height.
    package var fieldRadius: CGFloat? = 10
    /// The place of the magnifying glass, and the distance of the text from the field's leading edge; `nil` for those of a text field
    /// with a view on its left.
    package var glass: CGRect?
    package var textStart: CGFloat?
    /// The distance of the clear button's leading edge from the field's trailing edge; `nil` for that of a text field.
    package var clearButtonRoom: CGFloat?
  }

  /// The field at the trailing end of the navigation bar of an iPad.
  package struct SearchOnPad: Sendable, Equatable {
    package var width: CGFloat
    package var activeWidth: CGFloat
    package var end: CGFloat
  }

  /// Controls.
  package struct Controls: Sendable, Equatable {
    /// The frame of a switch, and its knob.
    package var switchSize = CGSize(width: 51, height: 31)
    package var switchKnob = CGSize(width: 27, height: 27)
    /// The height of a slider, its track and its thumb, and the distances of its alignment rectangle from its frame.
    package var slider: CGFloat = 31
    package var sliderTrack: CGFloat = 4
    package var sliderThumb = CGSize(width: 28, height: 28)
    package var sliderInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    /// The dots of a page control, the distance of their centers, and the space before the first and after the last.
    package var pageDot: CGFloat = 8
    package var pagePitch: CGFloat = 17
    package var pageMargin: CGFloat = 24
    /// The difference of the heights of a picker's band and a row.
    package var pickerBand: CGFloat = 0
    /// Whether the rows of a picker are on a wheel whose radius follows from its height.
    package var hasPickerWheel = false
    /// The space at both sides of a picker's components together, and that between two of them.
    package var pickerSides: CGFloat = 0
    package var pickerGap: CGFloat = 0
    /// The text of the selected row of a picker, and that of the others.
    package var pickerSelectedFontSize: CGFloat = 21
    package var pickerFontSize: CGFloat = 21
    /// Whether segments are equal parts of the control, with edges on whole points, instead of parts with a point between them.
    package var segmentsFillControl = false
    /// The height of a compact date picker without its line of text.
    package var compactDateRoom: CGFloat = 14
    /// Whether buttons, segments, steppers and the values of pickers have the shape of capsules.
    package var areCapsules = false
  }

  /// Tables and lists.
  package struct Lists: Sendable {
    /// The height of an empty row, and that of a row with a list configuration, before the separator's pixel is subtracted.
    package var row: CGFloat = 44
    package var configuredRow: CGFloat = 44
    /// Whether the height of a row contains the pixel of its separator: `false` subtracts it from the least height, and `true` adds it to
    /// the content of a row in a plain table.
    package var containsSeparator = false
    /// The vertical margins of cells and of their content, and those of a single text and of texts with large accessibility sizes.
    package var cellMargin: CGFloat = 11
    package var textMargin: CGFloat = 11
    package var accessibilityTextMargin: CGFloat = 11
    /// The vertical margins of list configurations, and of those with a subtitle.
    package var configurationMargin: CGFloat = 11
    package var subtitleConfigurationMargin: CGFloat = 8.5
    /// The difference of the margins of a single text and those of a title with a subtitle.
    package var subtitleMarginReduction: CGFloat = 2.25
    /// The space between a title and the subtitle below it, and that in a plain table if it differs.
    package var subtitleGap: CGFloat = 3
    package var subtitleGapInPlainTable: CGFloat?
    /// The height of a row with a subtitle in a plain table without its texts: the least one, and one that grows with the text; `nil` for what
    /// margins and gap give.
    package var subtitleRoomInPlainTable: (least: CGFloat, growing: CGFloat)?
    /// The style of subtitles.
    package var subtitleStyle = UIFont.TextStyle.caption1
    /// The heights of a header and a footer without a title in a grouped table, before rounding up to pixels, and what the header of the
    /// first section is higher.
    package var headerGap: CGFloat = 17.5
    package var footerGap: CGFloat = 17.5
    package var firstHeaderGap: CGFloat = 17.5
    /// The space above and below the title of a grouped table's header, and both together in the first one.
    package var headerTop: CGFloat = 16
    package var headerBottom: CGFloat = 6
    package var firstHeaderRoom: CGFloat = 39.5
    /// The space above and below the title of a header below a large title, or after a footer without text; `nil` for that of others.
    package var closeHeaderRoom: CGFloat?
    /// The space above and below the title of a grouped table's footer.
    package var footerTop: CGFloat = 7
    package var footerBottom: CGFloat = 7.5
    /// Whether titles of grouped headers are bold and as written, instead of small and in capitals.
    package var hasProminentHeaders = false
    /// The corner radius of cards.
    package var cardRadius: CGFloat = 10
    /// The distance of separators from the trailing edge of a card.
    package var separatorEnd: CGFloat = 0
    /// The distance of content from the sides of a card; `nil` for the margin of the table.
    package var cardContentMargin: CGFloat?
    /// The margins of rows and of the content of cards on an iPad; `nil` for those of its width.
    package var marginsOnPad: (row: CGFloat, cardContent: CGFloat)?
    /// The width of a disclosure indicator, before rounding up to pixels.
    package var disclosure: CGFloat = 10.5
    /// The height of a disclosure indicator; `nil` for that of the row.
    package var disclosureHeight: CGFloat?
    /// The distance of accessories from the trailing edge of a card; `nil` for the margin of the cell.
    package var accessoryEnd: CGFloat?
    /// The place of the control that deletes a row; `nil` for the middle of its room.
    package var editControl: CGRect?
  }

  /// Alerts and action sheets.
  package struct Alerts: Sendable, Equatable {
    /// The width and the corner radius of an alert.
    package var width: CGFloat = 270
    package var radius: CGFloat = 14
    /// The space around texts, and that between a title and a message.
    package var textInsets = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    package var messageGap: CGFloat = 4
    /// The space below a message; `nil` for that below a title.
    package var messageBottom: CGFloat?
    package var messageFontSize: CGFloat = 13
    package var textAlignment = NSTextAlignment.center
    /// The height of buttons.
    package var button: CGFloat = 44
    /// The pills of buttons; `nil` where buttons fill the width with hairlines between them.
    package var pills: Pills?
    /// The height and inset of text fields; `nil` for those of a text field with a border.
    package var field: CGFloat?
    package var fieldInset: CGFloat = 16
    /// Whether an alert is centered in the safe area, instead of the screen.
    package var isInSafeArea = false
    /// Whether an action sheet is a popover from its source, or else a card like an alert, instead of a sheet at the bottom.
    package var actionSheetsAreCards = false
    /// The widths of an action sheet from a source on a phone and on an iPad.
    package var actionPopover: CGFloat = 0
    package var actionPopoverOnPad: CGFloat = 0
    /// The opacity of the dimming in the light and in the dark appearance.
    package var dimming: CGFloat = 0.2
    package var darkDimming: CGFloat = 0.2
  }

  /// The buttons of an alert as pills.
  package struct Pills: Sendable, Equatable {
    /// The space between the buttons and the edges of the card and the texts, and that between buttons.
    package var inset: CGFloat
    package var gap: CGFloat
  }

  /// Menus.
  package struct Menus: Sendable, Equatable {
    /// The width of a menu, and the least height of a row.
    package var width: CGFloat = 250
    package var row: CGFloat = 44
    package var radius: CGFloat = 13
    /// Whether the platter is glass, instead of a blur.
    package var isGlass = false
    /// The distance of menus from the safe area, and that from the source.
    package var margin: CGFloat = 8
    package var gap: CGFloat = 8
    /// Whether a menu begins at the edge of its source, and covers it.
    package var coversSource = false
    /// The distance of texts from the edges, and that behind a mark.
    package var inset: CGFloat = 16
    package var insetBehindMark: CGFloat = 34
    /// The distance by which a mark is nearer to the edge than a text.
    package var markOverhang: CGFloat = 6
    /// The side of the square in which an image or a mark is centered.
    package var imageSize: CGFloat = 22
    /// The room of images, with the space between them and the texts.
    package var imageRoom: CGFloat = 34
    package var imagesAreLeading = false
    /// The room of the arrows of submenus behind the texts.
    package var chevronRoom: CGFloat = 24
    package var chevronsAreLeading = true
    /// The space above and below texts, and that around a title.
    package var textMargin: CGFloat = 11
    package var titleMargin: CGFloat = 9
    /// The space above the first row and below the last one.
    package var verticalInset: CGFloat = 0
    /// Whether there are lines between rows; sections are then separated by a band.
    package var separatesRows = true
    package var sectionGap: CGFloat = 8
    /// The distance of a highlighted row from the edges, and the radius of its corners.
    package var highlightInset: CGFloat = 0
    package var highlightRadius: CGFloat = 0
  }

  /// Sheets and popovers.
  package struct Sheets: Sendable, Equatable {
    /// The content that stays visible between the safe area and a large sheet.
    package var strip: CGFloat = 10
    /// The least distance of a large sheet from the top of the screen.
    package var leastTop: CGFloat = 0
    /// The part of the largest value that a medium sheet has; `nil` for half of the screen.
    package var medium: CGFloat?
    /// The distance of a sheet below the large one from the sides and the bottom.
    package var inset: CGFloat = 0
    /// The largest distance, that of a low sheet.
    package var smallInset: CGFloat = 0
    /// The radius of the corners of a sheet.
    package var radius: CGFloat = 10
    /// The size of a grabber, and its distance from the top of the sheet; `nil` where none is shown.
    package var grabber: CGSize?
    package var grabberTop: CGFloat = 0
    /// The size of a form sheet, and the corner radius of it.
    package var form = CGSize(width: 540, height: 620)
    package var formRadius: CGFloat = 10
    /// The width of a page sheet on an iPad; `nil` for that of the screen.
    package var pageWidth: CGFloat? = 704
    /// The distance of a page sheet from the safe area of an iPad that it fills otherwise.
    package var pageTop: CGFloat = 0
    /// The distance of a popover from the safe area and from the side of an iPad.
    package var popoverTop: CGFloat?
    package var popoverSide: CGFloat = 10
    package var popoverRadius: CGFloat = 13
  }

  /// Screens and keyboards.
  package struct Screens: Sendable, Equatable {
    /// The insets of an iPad with round corners, in both orientations.
    package var roundedPad = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    /// The space around the primary column of a split view that floats above the secondary one, below the top safe area; `nil` for columns
    /// beside each other.
    package var floatingColumn: UIEdgeInsets?
    /// The height of the keyboard on a phone with a home button in landscape orientation, and on an iPad in portrait orientation.
    package var keyboardOnLyingPhone: CGFloat = 200
    /// The height of the keyboard on a phone with a home indicator up to 402 points wide, in portrait orientation.
    package var keyboard: CGFloat = 336
    /// The height of the keyboard on a wider phone with a home indicator, in portrait orientation.
    package var keyboardOnWidePhone: CGFloat = 346
    package var keyboardOnPad: CGFloat = 313
    /// Whether scroll indicators end above the round corners of a display, and not above the home indicator.
    package var indicatorsAvoidCorners = false
  }
}
