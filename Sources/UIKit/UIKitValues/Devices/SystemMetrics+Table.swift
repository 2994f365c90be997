// SPDX-License-Identifier: MIT

/// The tables of sizes, each with its differences from that of iOS 13 to 18.
///
/// Source: Facts, “Bars and safe areas” and “iOS 26 and 27”. The numbers behind values of iOS 26 count the recordings and the
/// repositories from which they come.
extension InterfaceGeneration {
  /// The sizes of the generation.
  package var metrics: SystemMetrics {
    switch self {
    case .iOS10: .iOS10
    case .iOS11: .iOS11
    case .iOS12, .iOS16, .iOS17, .iOS18: .iOS12
    case .iOS26, .iOS27: .iOS26
    }
  }
}

extension SystemMetrics {
  /// The sizes of iOS 12 to 18.
  static let iOS12 = SystemMetrics()

  /// The sizes of iOS 11: iPads have the bars of phones.
  static let iOS11 = with(iOS12) { metrics in
    metrics.bars.navigationOnPad = 44
    metrics.bars.toolbarOnPad = 44
    metrics.tabs.heightOnPad = 49
  }

  /// The sizes of iOS 7 to 10.
  static let iOS10 = with(iOS11) { metrics in
    metrics.tabs.heightInCompactHeight = 49
    metrics.search.bar = 44
  }

  /// The sizes of iOS 26 and 27.
  static let iOS26 = with(iOS12) { metrics in
    metrics.bars.takeSizesOfIOS26()
    metrics.tabs.takeSizesOfIOS26()
    metrics.search.takeSizesOfIOS26()
    metrics.controls.takeSizesOfIOS26()
    metrics.lists.takeSizesOfIOS26()
    metrics.alerts.takeSizesOfIOS26()
    metrics.sheets.takeSizesOfIOS26()
    metrics.menus.takeSizesOfIOS26()
    metrics.screens.takeSizesOfIOS26()
  }

  private static func with(_ base: SystemMetrics, _ change: (inout SystemMetrics) -> Void) -> SystemMetrics {
    var metrics = base
    change(&metrics)
    return metrics
  }
}

extension SystemMetrics.Bars {
  fileprivate mutating func takeSizesOfIOS26() {
    navigation = 54  // 13 of 9
    navigationInCompactHeight = 54  // 1 of 1
    navigationOnPad = 54  // 2 of 1
    navigationInSheet = 54  // 1 of 1
    spaceAboveInSheet = 16  // 1 of 1
    topInCompactHeight = 24  // 1 of 1
    titleRow = 44  // 8 of 6
    largeTitleTop = 3.5  // 8 of 6
    (largeTitleGrows, largeTitleBelowBaseline) = (true, 12.5)  // 2 of 1: 54 and 61.5 at two text sizes
    subtitles = SystemMetrics.Subtitles(fontSize: 12, titleFontSize: 15, largeFontSize: 15)  // not recorded
    leastTop = 10  // 3 of 1
    (prompt, promptFontSize) = (32, 12)  // 1 of 1
    toolbar = 48  // 1 of 1
    toolbarInCompactHeight = 48
    toolbarOnPad = 48
    fadingBelow = 27  // 1 of 1, below a status bar
    fadingAbove = 58  // 1 of 1, above a tab bar
    platters = SystemMetrics.Platters(
      height: 44, heightInToolbar: 48,  // 4 of 3, 1 of 1
      margin: 16, marginOfWideBar: 20,  // 3 of 3
      marginInCompactHeight: 38,  // 1 of 1
      gap: 12,  // 3 of 2
      textInset: 16,  // 2 of 1
      itemInset: 4, contentInset: 8,  // 2 of 1
      imageWidth: 22, imageRoom: 22,  // 3 of 2
      sharedGap: 8)  // 2 of 1
  }
}

extension SystemMetrics.Tabs {
  fileprivate mutating func takeSizesOfIOS26() {
    wholeHeight = 83  // 9 of 8
    wholeHeightInCompactHeight = 64  // 2 of 1
    heightOnPad = 44  // 2 of 1
    isAtTopOnPad = true  // 2 of 1
    platter = SystemMetrics.TabPlatter(
      widthOfTab: 86, extraWidth: 16, room: 42,  // 5 of 4
      height: 62, heightInCompactHeight: 44,  // 5 of 4, 2 of 1
      inset: 4, pitchRoom: 16.25, overlap: 8.25,  // 5 of 4
      titleTop: 35, pictureMiddle: 20.67,  // 3 of 2
      inlineFontSize: 12,  // 2 of 1
      badge: 20, badgeOffset: CGPoint(x: 8.5, y: 6))  // 1 of 1
  }
}

extension SystemMetrics.Search {
  fileprivate mutating func takeSizesOfIOS26() {
    (bar, field, fieldRadius) = (44, nil, nil)  // 2 of 1
    (inNavigationBar, fieldTop) = (60, 8)  // 2 of 1
    appearsWhenActive = true  // 2 of 1
    (bottomPlatter, bottomMargin, bottomGap) = (48, 28, 10)  // 2 of 2
    (aboveKeyboard, aboveKeyboardStart, aboveKeyboardEnd, keyboardGap) = (38, 17, 77, 7)  // 1 of 1
    (cancelButton, cancelGap) = (44, 11)  // 1 of 1
    onPad = SystemMetrics.SearchOnPad(width: 240, activeWidth: 280, end: 15)  // 1 of 1
    glass = CGRect(x: 12, y: 12, width: 20.67, height: 19.33)  // 1 of 1
    textStart = 39.67  // 1 of 1
    clearButtonRoom = 34.3  // 1 of 1
  }
}

extension SystemMetrics.Controls {
  fileprivate mutating func takeSizesOfIOS26() {
    switchSize = CGSize(width: 63, height: 28)  // 9 of 6
    switchKnob = CGSize(width: 37, height: 24)  // 2 of 2
    (slider, sliderTrack, sliderInsets) = (34, 6, .zero)  // 1 of 1
    sliderThumb = CGSize(width: 37, height: 24)  // 1 of 1
    (pageDot, pagePitch, pageMargin) = (10, 18, 14)  // 1 of 1
    pickerBand = 2  // 2 of 2
    hasPickerWheel = true  // 13 of 1
    (pickerSides, pickerGap) = (18, 5)  // 5 of 1
    (pickerSelectedFontSize, pickerFontSize) = (23.5, 21)  // 13 of 1
    areCapsules = true  // 1 of 1
    segmentsFillControl = true  // 1 of 1
    compactDateRoom = 16  // 1 of 1
  }
}

extension SystemMetrics.Lists {
  fileprivate mutating func takeSizesOfIOS26() {
    row = 52  // 29 of 6
    configuredRow = 53  // 22 of 2
    containsSeparator = true  // 25 of 3
    cellMargin = 15  // 3 of 1
    textMargin = 15.5  // 3 of 1: rows of 52, 59 and 80 at three text sizes
    accessibilityTextMargin = 20
    configurationMargin = 15
    subtitleConfigurationMargin = 15
    subtitleStyle = .subheadline  // 4 of 1
    (subtitleMarginReduction, subtitleGap) = (0, 0)  // 2 of 1: 69.33 and 69.5
    subtitleGapInPlainTable = 3
    subtitleRoomInPlainTable = (23, 22.5)  // 3 of 1: rows of 62, 83 and 117 at three text sizes
    footerGap = 17.33  // 14 of 1
    firstHeaderGap = 0  // 2 of 1
    (headerTop, headerBottom) = (18, 7)  // 4 of 1: 25 in all
    firstHeaderRoom = 35  // 4 of 1
    closeHeaderRoom = 17.5  // 4 of 1: 38 in all
    (footerTop, footerBottom) = (7.66, 6.67)  // 2 of 2
    hasProminentHeaders = true  // 2 of 1
    cardRadius = 26  // 2 of 2
    separatorEnd = 16  // 8 of 3
    cardContentMargin = 16  // 12 of 3
    marginsOnPad = (16, 20)  // 2 of 1
    (disclosure, disclosureHeight, accessoryEnd) = (10.33, 14, 20)  // 7 of 2
    editControl = CGRect(x: 15, y: 0, width: 26, height: 26)  // 2 of 1
  }
}

extension SystemMetrics.Alerts {
  fileprivate mutating func takeSizesOfIOS26() {
    (width, radius) = (320, 34)  // 4 of 3
    textInsets = UIEdgeInsets(top: 22, left: 30, bottom: 4, right: 30)  // 4 of 3
    (messageGap, messageBottom) = (7.33, 4.33)  // 4 of 3
    (messageFontSize, textAlignment) = (15, .natural)  // 4 of 3
    button = 48  // 4 of 3
    pills = SystemMetrics.Pills(inset: 16, gap: 8)  // 4 of 3
    (field, fieldInset) = (48, 15)  // 1 of 1
    isInSafeArea = true  // 4 of 3
    actionSheetsAreCards = true  // 3 of 3
    (actionPopover, actionPopoverOnPad) = (240, 288)  // 2 of 2, 1 of 1
    (dimming, darkDimming) = (0.2, 0.48)  // 1 of 1
  }
}

extension SystemMetrics.Sheets {
  fileprivate mutating func takeSizesOfIOS26() {
    (strip, leastTop) = (0, 30)  // 3 of 2, 1 of 1
    (medium, inset) = (0.56, 8)  // 2 of 2
    smallInset = 28  // 3 of 1
    radius = 38
    (grabber, grabberTop) = (CGSize(width: 36, height: 5), 5)  // 3 of 3
    (form, formRadius) = (CGSize(width: 580, height: 650), 32)  // 1 of 1
    (pageWidth, pageTop) = (nil, 10)  // 1 of 1
    (popoverTop, popoverSide) = (30, 19)  // 1 of 1
  }
}

extension SystemMetrics.Menus {
  /// Not recorded: the look of pictures, in which images are in front of texts and lines only between sections.
  fileprivate mutating func takeSizesOfIOS26() {
    (radius, isGlass, coversSource) = (32, true, true)
    (inset, insetBehindMark, markOverhang) = (24, 50, 0)
    (imagesAreLeading, chevronsAreLeading) = (true, false)
    (verticalInset, separatesRows, sectionGap) = (10, false, 21)
    (highlightInset, highlightRadius) = (10, 22)
  }
}

extension SystemMetrics.Screens {
  fileprivate mutating func takeSizesOfIOS26() {
    roundedPad = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)  // 2 of 1
    floatingColumn = UIEdgeInsets(top: 0, left: 10, bottom: 15, right: 0)  // 1 of 1
    keyboardOnLyingPhone = 206  // 1 of 1
    // A recorded tree of iOS 27 has 328; a table of a package, for iOS 18 to 26, has 335.
    keyboard = 328  // 1 of 1
    // A recorded field above the keyboard of 440 × 956 ends 335 above the bottom, so that the keyboard is lower than before.
    keyboardOnWidePhone = 328  // 1 of 1
    keyboardOnPad = 312  // 1 of 1
    indicatorsAvoidCorners = true  // 12 of 4
  }
}
