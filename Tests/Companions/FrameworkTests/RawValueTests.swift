// SPDX-License-Identifier: MIT

import AVFoundation
import CoreLocation
import CoreMedia
import ImageIO
import MapKit
import MessageUI
import Photos
import PhotosUI
import Testing
import UserNotifications
import WebKit

/// The raw values of a type, beside those of Apple's headers.
struct RawValues {
  let name: String
  let found: [Int]
  let expected: [Int]

  init<Value: RawRepresentable>(_ type: Value.Type, _ rows: [(Value, Int)]) where Value.RawValue: BinaryInteger {
    name = String(reflecting: type)
    found = rows.map { Int(truncatingIfNeeded: $0.0.rawValue) }
    expected = rows.map(\.1)
  }
}

/// Source: the enumerations of Apple's headers, as the bindings of .NET for iOS have them.
@Suite("Raw values of frameworks")
struct RawValueTests {
  @Test("are those of Apple's frameworks")
  func values() {
    for table in Self.tables { #expect(table.found == table.expected, "\(table.name)") }
  }

  /// The types of the frameworks beside UIKit.
  static let tables: [RawValues] = [
    RawValues(
      AVAssetExportSession.Status.self,
      [(.cancelled, 5), (.completed, 3), (.exporting, 2), (.failed, 4), (.unknown, 0), (.waiting, 1)]),
    RawValues(AVAssetImageGenerator.Result.self, [(.cancelled, 2), (.failed, 1), (.succeeded, 0)]),
    RawValues(AVAudioQuality.self, [(.high, 96), (.low, 32), (.max, 127), (.medium, 64), (.min, 0)]),
    RawValues(AVAuthorizationStatus.self, [(.authorized, 3), (.denied, 2), (.notDetermined, 0), (.restricted, 1)]),
    RawValues(AVCaptureDevice.Position.self, [(.back, 1), (.front, 2), (.unspecified, 0)]),
    RawValues(
      AVCaptureVideoOrientation.self,
      [(.landscapeLeft, 4), (.landscapeRight, 3), (.portrait, 1), (.portraitUpsideDown, 2)]),
    RawValues(AVKeyValueStatus.self, [(.cancelled, 4), (.failed, 3), (.loaded, 2), (.loading, 1), (.unknown, 0)]),
    RawValues(AVPlayer.ActionAtItemEnd.self, [(.advance, 0), (.none, 2), (.pause, 1)]),
    RawValues(AVPlayer.Status.self, [(.failed, 2), (.readyToPlay, 1), (.unknown, 0)]),
    RawValues(AVPlayer.TimeControlStatus.self, [(.paused, 0), (.playing, 2), (.waitingToPlayAtSpecifiedRate, 1)]),
    RawValues(AVPlayerItem.Status.self, [(.failed, 2), (.readyToPlay, 1), (.unknown, 0)]),
    RawValues(AVPlayerLooper.Status.self, [(.cancelled, 3), (.failed, 2), (.ready, 1), (.unknown, 0)]),
    RawValues(AVSpeechBoundary.self, [(.immediate, 0), (.word, 1)]),
    RawValues(
      CGImagePropertyOrientation.self,
      [
        (.down, 3), (.downMirrored, 4), (.left, 8), (.leftMirrored, 5), (.right, 6), (.rightMirrored, 7), (.up, 1),
        (.upMirrored, 2),
      ]),
    RawValues(
      CLActivityType.self,
      [(.airborne, 5), (.automotiveNavigation, 2), (.fitness, 3), (.other, 1), (.otherNavigation, 4)]),
    RawValues(
      CLAuthorizationStatus.self,
      [(.authorizedAlways, 3), (.authorizedWhenInUse, 4), (.denied, 2), (.notDetermined, 0), (.restricted, 1)]),
    RawValues(
      CMTimeRoundingMethod.self,
      [
        (.default, 1), (.quickTime, 4), (.roundAwayFromZero, 3), (.roundHalfAwayFromZero, 1),
        (.roundTowardNegativeInfinity, 6), (.roundTowardPositiveInfinity, 5), (.roundTowardZero, 2),
      ]),
    RawValues(MFMailComposeResult.self, [(.cancelled, 0), (.saved, 1), (.sent, 2), (.failed, 3)]),
    RawValues(MKAnnotationView.CollisionMode.self, [(.circle, 1), (.none, 2), (.rectangle, 0)]),
    RawValues(MKDirectionsTransportType.self, [(.any, 268_435_455), (.automobile, 1), (.transit, 4), (.walking, 2)]),
    RawValues(
      MKError.Code.self,
      [
        (.decodingFailed, 6), (.directionsNotFound, 5), (.loadingThrottled, 3), (.placemarkNotFound, 4),
        (.serverFailure, 2), (.unknown, 1),
      ]),
    RawValues(MKFeatureVisibility.self, [(.adaptive, 0), (.hidden, 1), (.visible, 2)]),
    RawValues(
      MKMapType.self,
      [
        (.hybrid, 2), (.hybridFlyover, 4), (.mutedStandard, 5), (.satellite, 1), (.satelliteFlyover, 3),
        (.standard, 0),
      ]),
    RawValues(MKOverlayLevel.self, [(.aboveLabels, 1), (.aboveRoads, 0)]),
    RawValues(MKUserTrackingMode.self, [(.none, 0), (.follow, 1), (.followWithHeading, 2)]),
    RawValues(MessageComposeResult.self, [(.cancelled, 0), (.sent, 1), (.failed, 2)]),
    RawValues(PHAccessLevel.self, [(.addOnly, 1), (.readWrite, 2)]),
    RawValues(PHAssetMediaType.self, [(.audio, 3), (.image, 1), (.unknown, 0), (.video, 2)]),
    RawValues(
      PHAssetResourceType.self,
      [
        (.adjustmentBasePhoto, 8), (.adjustmentData, 7), (.alternatePhoto, 4), (.audio, 3), (.fullSizePhoto, 5),
        (.fullSizeVideo, 6), (.pairedVideo, 9), (.photo, 1), (.video, 2),
      ]),
    RawValues(
      PHAuthorizationStatus.self,
      [(.authorized, 3), (.denied, 2), (.limited, 4), (.notDetermined, 0), (.restricted, 1)]),
    RawValues(PHImageContentMode.self, [(.aspectFill, 1), (.aspectFit, 0), (.default, 0)]),
    RawValues(
      PHPickerConfiguration.AssetRepresentationMode.self,
      [(.automatic, 0), (.compatible, 2), (.current, 1)]),
    RawValues(UNAlertStyle.self, [(.alert, 2), (.banner, 1), (.none, 0)]),
    RawValues(
      UNAuthorizationOptions.self,
      [
        (.alert, 4), (.badge, 1), (.carPlay, 8), (.criticalAlert, 16), (.providesAppNotificationSettings, 32),
        (.provisional, 64), (.sound, 2),
      ]),
    RawValues(
      UNAuthorizationStatus.self,
      [(.authorized, 2), (.denied, 1), (.ephemeral, 4), (.notDetermined, 0), (.provisional, 3)]),
    RawValues(
      UNError.Code.self,
      [
        (.attachmentCorrupt, 105), (.attachmentInvalidFileSize, 102), (.attachmentInvalidURL, 100),
        (.attachmentMoveIntoDataStoreFailed, 104), (.attachmentNotInDataStore, 103),
        (.attachmentUnrecognizedType, 101), (.notificationInvalidNoContent, 1401),
        (.notificationInvalidNoDate, 1400), (.notificationsNotAllowed, 1),
      ]),
    RawValues(
      UNNotificationActionOptions.self,
      [(.authenticationRequired, 1), (.destructive, 2), (.foreground, 4)]),
    RawValues(
      UNNotificationCategoryOptions.self,
      [
        (.allowInCarPlay, 2), (.customDismissAction, 1), (.hiddenPreviewsShowSubtitle, 8),
        (.hiddenPreviewsShowTitle, 4),
      ]),
    RawValues(
      UNNotificationInterruptionLevel.self, [(.passive, 0), (.active, 1), (.timeSensitive, 2), (.critical, 3)]),
    RawValues(
      UNNotificationPresentationOptions.self,
      [(.alert, 4), (.badge, 1), (.banner, 16), (.list, 8), (.sound, 2)]),
    RawValues(UNNotificationSetting.self, [(.disabled, 1), (.enabled, 2), (.notSupported, 0)]),
    RawValues(UNShowPreviewsSetting.self, [(.always, 0), (.never, 2), (.whenAuthenticated, 1)]),
    RawValues(WKAudiovisualMediaTypes.self, [(.audio, 1), (.video, 2)]),
    RawValues(
      WKDataDetectorTypes.self,
      [
        (.address, 4), (.calendarEvent, 8), (.flightNumber, 32), (.link, 2), (.lookupSuggestion, 64),
        (.phoneNumber, 1), (.trackingNumber, 16),
      ]),
    RawValues(
      WKError.Code.self,
      [
        (.contentRuleListStoreCompileFailed, 6), (.contentRuleListStoreLookUpFailed, 7),
        (.contentRuleListStoreRemoveFailed, 8), (.contentRuleListStoreVersionMismatch, 9),
        (.javaScriptExceptionOccurred, 4), (.javaScriptResultTypeIsUnsupported, 5), (.unknown, 1),
        (.webContentProcessTerminated, 2), (.webViewInvalidated, 3),
      ]),
    RawValues(WKNavigationActionPolicy.self, [(.allow, 1), (.cancel, 0), (.download, 2)]),
    RawValues(WKNavigationResponsePolicy.self, [(.allow, 1), (.cancel, 0), (.download, 2)]),
    RawValues(
      WKNavigationType.self,
      [
        (.backForward, 2), (.formResubmitted, 4), (.formSubmitted, 1), (.linkActivated, 0), (.other, -1),
        (.reload, 3),
      ]),
    RawValues(WKUserScriptInjectionTime.self, [(.atDocumentEnd, 1), (.atDocumentStart, 0)]),
  ]
}
