// SPDX-License-Identifier: MIT

/// The attributes of documents that Tinamou reads, and those that it need not read.
public enum InterfaceAttributes {
  /// Returns how often each attribute of the document occurs that is neither read nor without effect on frames, by element
  /// and attribute, such as `tableView contentViewInsetsToSafeArea`.
  public static func unknown(in document: InterfaceDocument) -> [String: Int] {
    var counts: [String: Int] = [:]
    var pending = [document.markup.root]
    while let element = pending.popLast() {
      for attribute in element.attributes where !isKnown(attribute.name) {
        counts["\(element.name) \(attribute.name)", default: 0] += 1
      }
      pending += element.elements
    }
    return counts
  }

  private static func isKnown(_ name: String) -> Bool {
    read.contains(name[...]) || withoutEffect.contains(name[...]) || name.hasPrefix("xmlns")
  }

  /// The attributes that are read.
  private static let read = names(
    """
    accessoryType adjustsFontForContentSizeCategory adjustsFontSizeToFit \
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted \
    alignment allowsMultipleSelection allowsSelection alpha alwaysBounceHorizontal alwaysBounceVertical ambiguous \
    animates animating apportionsSegmentWidthsByContent autocapitalizationType autocorrectionType \
    automaticEstimatedItemSize automaticallyAdjustsScrollViewInsets autoresizesSubviews axis backgroundImage \
    barStyle baselineAdjustment baselineRelativeArrangement black blue borderStyle bottom bounces button buttonType \
    catalog clearButtonMode clearsContextBeforeDrawing clipsSubviews cocoaTouchSystemColor configurationType \
    constant content contentHorizontalAlignment contentInsetAdjustmentBehavior contentMode contentVerticalAlignment \
    contentViewInsetsToSafeArea continuous customClass customModule cyan datePickerMode destination \
    destinationCreationSelector detailTextLabel direction distribution doubleSided down editable \
    editingAccessoryType enabled estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight \
    eventType extendedLayoutIncludesOpaqueBars family firstAttribute firstItem fixedFrame flexibleMaxX flexibleMaxY \
    flexibleMinX flexibleMinY footerTitle green headerTitle height heightSizable hidden hidesBottomBarWhenPushed \
    hidesForSinglePage hidesWhenStopped highlighted highlightedImage horizontal \
    horizontalCompressionResistancePriority horizontalHuggingPriority id identifier image imageView \
    indentationLevel indentationWidth initialViewController insetsLayoutMarginsFromSafeArea key keyPath \
    keyboardDismissMode keyboardType kind label largeTitleDisplayMode largeTitles layout \
    layoutMarginsFollowReadableWidth leading left lineBreakMode magenta maxValue maxX maxY maximumValue \
    maximumZoomScale metaFont minValue minX minY minimumFontSize minimumInteritemSpacing minimumLineSpacing \
    minimumPressDuration minimumPrimaryColumnWidth minimumScaleFactor minimumValue minimumZoomScale minuteInterval \
    misplaced modalPresentationStyle modalTransitionStyle momentary multipleTouchEnabled multiplier name \
    navigationBarHidden \
    navigationOrientation none numberOfLines numberOfPages numberOfTapsRequired on opaque orientation pagingEnabled \
    placeholder placeholderIdentifier placeholderIntrinsicHeight placeholderIntrinsicWidth pointSize \
    popoverAnchorBarButtonItem popoverAnchorView preferredMaxLayoutWidth preferredPrimaryColumnWidthFraction \
    preservesSuperviewLayoutMargins priority progress prompt prompted property red reference referencedIdentifier \
    relation relationship restorationIdentifier returnKeyType reuseIdentifier right rowHeight scale sceneID \
    scrollDirection scrollEnabled searchBarStyle secondAttribute secondItem sectionFooterHeight sectionHeaderHeight \
    sectionInsetReference secureTextEntry selectable selected selectedImage selectedSegmentIndex selectionStyle \
    selector semanticContentAttribute separatorInsetReference separatorStyle shadowImage shouldIndentWhileEditing \
    showsCancelButton showsHorizontalScrollIndicator showsSearchResultsButton showsVerticalScrollIndicator size \
    spacing spacingType spellCheckingType spineLocation stepValue storyboardIdentifier storyboardName style \
    symbolScale symbolType symbolic systemColor systemItem tableViewCell tag targetRuntime text textAlignment \
    textContentType textLabel timeIntervalSinceReferenceDate title toolbarHidden toolsVersion top trailing \
    transitionStyle translatesAutoresizingMaskIntoConstraints translucent type unwindAction up useAutolayout \
    useSafeAreas useStoryboardIdentifierAsRestorationIdentifier useTraitCollections userInteractionEnabled \
    userLabel value verifyAmbiguity vertical verticalCompressionResistancePriority verticalHuggingPriority weight \
    white width widthSizable wraps x y yellow
    """)

  /// Attributes of the tool, of colors, and of behavior that does not change a frame.
  private static let withoutEffect = names(
    """
    address adjustsLetterSpacingToFitWidth allowableMovement allowsBackForwardNavigationGestures \
    allowsCameraControl allowsSelectionDuringEditing appearance appends autoresizesArchivedViewToFullSize \
    baseWritingDirection bouncesZoom bundleIdentifier calendarEvent canCancelContentTouches clearsOnBeginEditing \
    clearsSelectionOnViewWillAppear collectionClass colorLabel colorMatched colorSpace customColorSpace \
    customModuleProvider dataMode defaultVersion definesPresentationContext delaysContentTouches \
    directionalLockEnabled enablesReturnKeyAutomatically flightNumber hasAttributedTitle header \
    hidesAccessoryWhenEditing hint indicatorStyle interfaceStyle keyboardAppearance keyboardKey launchScreen link \
    lookupSuggestion mapType minToolsVersion minimumNumberOfTouches notEnabled phoneNumber pointerInteraction \
    prefetchingEnabled presentsWithGesture primaryBackgroundStyle propertyAccessControl renderingMode \
    reversesTitleShadowWhenHighlighted scalesPageToFit sceneMemberID sceneName segmentControlStyle \
    shipmentTrackingNumber showsBuildings showsCompass showsPointsOfInterest showsSelectionImmediatelyOnTouchBegin \
    showsTouchWhenHighlighted showsUserLocation simulatedAppContext smartDashesType smartInsertDeleteType \
    smartQuotesType springLoaded staticText statusBarStyle systemVersion tighteningFactorForTruncation \
    useCurrentDate usesAttributedText version wantsFullScreenLayout xcode11CocoaTouchSystemColor
    """)

  private static func names(_ list: String) -> Set<Substring> { Set(list.split(separator: " ")) }
}
