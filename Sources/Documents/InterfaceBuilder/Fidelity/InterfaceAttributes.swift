// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The attributes of documents that Tinamou reads, and those that it need not read.
@MainActor
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
    ofTables.contains(name) || read.contains(name[...]) || withoutEffect.contains(name[...]) || name.hasPrefix("xmlns")
  }

  /// The attributes that are read by the tables of properties.
  private static let ofTables = Set(
    PropertyTable.all.flatMap(\.properties).flatMap { [$0.documentName, $0.documentWord?.attribute] }
      .compactMap(\.self))

  /// The other attributes that are read.
  private static let read = names(
    """
    ambiguous animates automaticEstimatedItemSize automaticallyAdjustsScrollViewInsets autoresizesSubviews black \
    blue bottom button buttonType catalog clearsContextBeforeDrawing cocoaTouchSystemColor configurationType \
    constant content customClass customModule cyan destination destinationCreationSelector detailTextLabel \
    direction doubleSided down eventType extendedLayoutIncludesOpaqueBars family firstAttribute firstItem \
    fixedFrame flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY footerTitle green headerTitle height \
    heightSizable hidesBottomBarWhenPushed horizontal horizontalCompressionResistancePriority \
    horizontalHuggingPriority id identifier imageView initialViewController key keyPath kind label layout leading \
    left magenta maxX maxY metaFont minX minY minimumPressDuration minimumPrimaryColumnWidth misplaced \
    modalPresentationStyle modalTransitionStyle multipleTouchEnabled multiplier name navigationBarHidden \
    navigationOrientation none numberOfTapsRequired orientation placeholderIdentifier placeholderIntrinsicHeight \
    placeholderIntrinsicWidth pointSize popoverAnchorBarButtonItem popoverAnchorView \
    preferredPrimaryColumnWidthFraction priority prompted property red reference referencedIdentifier relation \
    relationship restorationIdentifier reuseIdentifier right scale sceneID secondAttribute secondItem selector \
    size spacingType spineLocation storyboardIdentifier storyboardName symbolScale symbolType symbolic systemColor \
    systemItem tableViewCell targetRuntime textContentType textLabel timeIntervalSinceReferenceDate toolbarHidden \
    toolsVersion top trailing transitionStyle translatesAutoresizingMaskIntoConstraints type unwindAction up \
    useAutolayout useSafeAreas useStoryboardIdentifierAsRestorationIdentifier useTraitCollections userLabel \
    verifyAmbiguity vertical verticalCompressionResistancePriority verticalHuggingPriority weight white \
    widthSizable x y yellow
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
