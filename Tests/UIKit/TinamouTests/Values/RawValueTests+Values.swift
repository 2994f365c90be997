// SPDX-License-Identifier: MIT

import UIKit

extension RawValueTests {
  /// The types of texts, images, traits and devices.
  static let values: [RawValues] = [
    RawValues(CTFontManagerScope.self, [(.none, 0), (.persistent, 2), (.process, 1), (.session, 3)]),
    RawValues(NSDirectionalRectEdge.self, [(.all, 15), (.bottom, 4), (.leading, 2), (.top, 1), (.trailing, 8)]),
    RawValues(
      NSFileCoordinator.ReadingOptions.self,
      [
        (.forUploading, 8), (.immediatelyAvailableMetadataOnly, 4), (.resolvesSymbolicLink, 2),
        (.withoutChanges, 1),
      ]),
    RawValues(
      NSFileCoordinator.WritingOptions.self,
      [
        (.contentIndependentMetadataOnly, 16), (.forDeleting, 1), (.forMerging, 4), (.forMoving, 2),
        (.forReplacing, 8),
      ]),
    RawValues(NSKeyValueChange.self, [(.insertion, 2), (.removal, 3), (.replacement, 4), (.setting, 1)]),
    RawValues(
      NSStringDrawingOptions.self,
      [(.truncatesLastVisibleLine, 32), (.usesFontLeading, 2), (.usesLineFragmentOrigin, 1)]),
    RawValues(NSTextContentManager.EnumerationOptions.self, [(.reverse, 1)]),
    RawValues(NSTextLayoutFragment.EnumerationOptions.self, [(.ensuresLayout, 4), (.reverse, 1)]),
    RawValues(
      NSTextLayoutFragment.State.self,
      [(.calculatedUsageBounds, 2), (.estimatedUsageBounds, 1), (.layoutAvailable, 3), (.none, 0)]),
    RawValues(
      NSTextLayoutManager.SegmentOptions.self,
      [
        (.headSegmentExtended, 4), (.middleFragmentsExcluded, 2), (.rangeNotRequired, 1), (.tailSegmentExtended, 8),
        (.upstreamAffinity, 16),
      ]),
    RawValues(NSTextLayoutManager.SegmentType.self, [(.highlight, 2), (.selection, 1), (.standard, 0)]),
    RawValues(NSTextList.Options.self, [(.prependEnclosingMarker, 1)]),
    RawValues(
      NSUnderlineStyle.self,
      [
        (.byWord, 32768), (.double, 9), (.patternDash, 512), (.patternDashDot, 768), (.patternDashDotDot, 1024),
        (.patternDot, 256), (.single, 1), (.thick, 2),
      ]),
    RawValues(NSWritingDirection.self, [(.leftToRight, 0), (.natural, -1), (.rightToLeft, 1)]),
    RawValues(UIAccessibilityContrast.self, [(.high, 1), (.normal, 0), (.unspecified, -1)]),
    RawValues(UIAxis.self, [(.both, 3), (.horizontal, 1), (.vertical, 2)]),
    RawValues(UIBaselineAdjustment.self, [(.alignBaselines, 0), (.alignCenters, 1), (.none, 2)]),
    RawValues(
      UIDataDetectorTypes.self,
      [
        (.address, 4), (.calendarEvent, 8), (.flightNumber, 32), (.link, 2), (.phoneNumber, 1),
        (.shipmentTrackingNumber, 16),
      ]),
    RawValues(
      UIDeviceOrientation.self,
      [
        (.faceDown, 6), (.faceUp, 5), (.landscapeLeft, 3), (.landscapeRight, 4), (.portrait, 1),
        (.portraitUpsideDown, 2), (.unknown, 0),
      ]),
    RawValues(UIDisplayGamut.self, [(.P3, 1), (.SRGB, 0), (.unspecified, -1)]),
    RawValues(UIForceTouchCapability.self, [(.available, 2), (.unavailable, 1), (.unknown, 0)]),
    RawValues(
      UIGraphicsImageRendererFormat.Range.self,
      [(.automatic, 0), (.extended, 1), (.standard, 2), (.unspecified, -1)]),
    RawValues(UIImage.DynamicRange.self, [(.constrainedHigh, 1), (.high, 2), (.standard, 0), (.unspecified, -1)]),
    RawValues(
      UIImage.Orientation.self,
      [
        (.down, 1), (.downMirrored, 5), (.left, 2), (.leftMirrored, 6), (.right, 3), (.rightMirrored, 7), (.up, 0),
        (.upMirrored, 4),
      ]),
    RawValues(
      UIImage.SymbolScale.self,
      [(.default, -1), (.large, 3), (.medium, 2), (.small, 1), (.unspecified, 0)]),
    RawValues(
      UIImage.SymbolWeight.self,
      [
        (.black, 9), (.bold, 7), (.heavy, 8), (.light, 3), (.medium, 5), (.regular, 4), (.semibold, 6), (.thin, 2),
        (.ultraLight, 1), (.unspecified, 0),
      ]),
    RawValues(
      UIKeyModifierFlags.self,
      [
        (.alphaShift, 65536), (.alternate, 524288), (.command, 1_048_576), (.control, 262144), (.numericPad, 2_097_152),
        (.shift, 131072),
      ]),
    RawValues(UIKeyboardAppearance.self, [(.dark, 1), (.default, 0), (.light, 2)]),
    RawValues(
      UIKeyboardType.self,
      [
        (.URL, 3), (.asciiCapable, 1), (.asciiCapableNumberPad, 11), (.decimalPad, 8), (.default, 0),
        (.emailAddress, 7), (.namePhonePad, 6), (.numberPad, 4), (.numbersAndPunctuation, 2), (.phonePad, 5),
        (.twitter, 9), (.webSearch, 10),
      ]),
    RawValues(UILegibilityWeight.self, [(.bold, 1), (.regular, 0), (.unspecified, -1)]),
    RawValues(UIRectEdge.self, [(.all, 15), (.bottom, 4), (.left, 2), (.right, 8), (.top, 1)]),
    RawValues(
      UIReturnKeyType.self,
      [
        (.continue, 11), (.default, 0), (.done, 9), (.emergencyCall, 10), (.go, 1), (.google, 2), (.join, 3),
        (.next, 4), (.route, 5), (.search, 6), (.send, 7), (.yahoo, 8),
      ]),
    RawValues(UIStatusBarAnimation.self, [(.fade, 1), (.none, 0), (.slide, 2)]),
    RawValues(UIStatusBarStyle.self, [(.darkContent, 3), (.default, 0), (.lightContent, 1)]),
    RawValues(UITextAutocorrectionType.self, [(.default, 0), (.no, 1), (.yes, 2)]),
    RawValues(UITextItemInteraction.self, [(.invokeDefaultAction, 0), (.presentActions, 1), (.preview, 2)]),
    RawValues(UITextSmartDashesType.self, [(.default, 0), (.no, 1), (.yes, 2)]),
    RawValues(UITextSmartInsertDeleteType.self, [(.default, 0), (.no, 1), (.yes, 2)]),
    RawValues(UITextSmartQuotesType.self, [(.default, 0), (.no, 1), (.yes, 2)]),
    RawValues(UITextSpellCheckingType.self, [(.default, 0), (.no, 1), (.yes, 2)]),
    RawValues(UIUserInterfaceActiveAppearance.self, [(.active, 1), (.inactive, 0), (.unspecified, -1)]),
    RawValues(
      UIUserInterfaceIdiom.self,
      [(.carPlay, 3), (.mac, 5), (.pad, 1), (.phone, 0), (.tv, 2), (.unspecified, -1), (.vision, 6)]),
    RawValues(UIUserInterfaceLevel.self, [(.base, 0), (.elevated, 1), (.unspecified, -1)]),
  ]
}
