// SPDX-License-Identifier: MIT

import AVFoundation
import AudioToolbox
import CoreLocation
import CoreMedia
import Foundation
import ImageIO
import MapKit
import NetworkReachability
import Photos
import StoreKit
import Testing
import UIKit
import UserNotifications
import VectorFunctions
import WebKit

@MainActor
@Suite("Values and small types of frameworks beside UIKit")
struct CompanionValueTests {
  @Test("Strings are those of Apple's frameworks")
  func strings() {
    let strings = [
      (AVAssetExportPresetLowQuality, "AVAssetExportPresetLowQuality"),
      (AVAssetExportPresetMediumQuality, "AVAssetExportPresetMediumQuality"),
      (AVAssetExportPresetHighestQuality, "AVAssetExportPresetHighestQuality"),
      (AVAssetExportPreset640x480, "AVAssetExportPreset640x480"),
      (AVAssetExportPreset1280x720, "AVAssetExportPreset1280x720"),
      (AVAssetExportPreset1920x1080, "AVAssetExportPreset1920x1080"),
      (WKErrorDomain, "WKErrorDomain"), (WKWebsiteDataTypeCookies, "WKWebsiteDataTypeCookies"),
      (WKWebsiteDataTypeDiskCache, "WKWebsiteDataTypeDiskCache"),
      (WKWebsiteDataTypeMemoryCache, "WKWebsiteDataTypeMemoryCache"),
      (WKWebsiteDataTypeOfflineWebApplicationCache, "WKWebsiteDataTypeOfflineWebApplicationCache"),
      (WKWebsiteDataTypeSessionStorage, "WKWebsiteDataTypeSessionStorage"),
      (WKWebsiteDataTypeLocalStorage, "WKWebsiteDataTypeLocalStorage"),
      (WKWebsiteDataTypeWebSQLDatabases, "WKWebsiteDataTypeWebSQLDatabases"),
      (WKWebsiteDataTypeIndexedDBDatabases, "WKWebsiteDataTypeIndexedDBDatabases"),
      (WKWebsiteDataTypeFetchCache, "WKWebsiteDataTypeFetchCache"),
      (WKWebsiteDataTypeServiceWorkerRegistrations, "WKWebsiteDataTypeServiceWorkerRegistrations"),
      (SKStoreProductParameterITunesItemIdentifier, "id"),
      (MKMapViewDefaultAnnotationViewReuseIdentifier, "MKMapViewDefaultAnnotationViewReuseIdentifier"),
      (MKMapViewDefaultClusterAnnotationViewReuseIdentifier, "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"),
      (MKLaunchOptionsDirectionsModeDriving, "MKLaunchOptionsDirectionsModeDriving"),
      (MKLaunchOptionsDirectionsModeWalking, "MKLaunchOptionsDirectionsModeWalking"),
      (MKLaunchOptionsDirectionsModeTransit, "MKLaunchOptionsDirectionsModeTransit"),
      (MKLaunchOptionsDirectionsModeDefault, "MKLaunchOptionsDirectionsModeDefault"),
      (UNNotificationDefaultActionIdentifier, "com.apple.UNNotificationDefaultActionIdentifier"),
      (UNNotificationDismissActionIdentifier, "com.apple.UNNotificationDismissActionIdentifier"),
      ("\(kCNNetworkInfoKeyBSSID)", "BSSID"), ("\(kCNNetworkInfoKeySSIDData)", "SSIDDATA"),
      ("\(kCGImagePropertyExifDictionary)", "{Exif}"), ("\(kCGImagePropertyGPSDictionary)", "{GPS}"),
      ("\(kCGImagePropertyTIFFDictionary)", "{TIFF}"), ("\(kCGImagePropertyGIFLoopCount)", "LoopCount"),
    ]
    for (string, expected) in strings { #expect(string == expected) }
    #expect(Notification.Name.AVPlayerItemDidPlayToEndTime.rawValue == "AVPlayerItemDidPlayToEndTimeNotification")
    let launch = [MKLaunchOptionsDirectionsModeKey, MKLaunchOptionsMapTypeKey, MKLaunchOptionsShowsTrafficKey]
    #expect(Set(launch).count == 3)
  }

  @Test("Numbers are those of Apple's frameworks")
  func numbers() {
    #expect(AVSpeechUtteranceMinimumSpeechRate == 0 && AVSpeechUtteranceMaximumSpeechRate == 1)
    #expect(AVSpeechUtteranceDefaultSpeechRate == 0.5 && PHInvalidImageRequestID == 0)
    let accuracies: [CLLocationAccuracy] = [
      kCLLocationAccuracyBestForNavigation, kCLLocationAccuracyBest, kCLLocationAccuracyKilometer,
      kCLLocationAccuracyThreeKilometers,
    ]
    #expect(accuracies == [-2, -1, 1000, 3000])
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    // Speeds and accuracies are numbers, in meters per second and meters.
    #expect(CLLocationSpeed.self == Double.self && CLLocationAccuracy.self == Double.self)
  }

  @Test("Times are added, compared and multiplied in their scale")
  func times() {
    let (second, half) = (CMTime(value: 1, timescale: 1), CMTime(value: 1, timescale: 2))
    #expect(CMTimeGetSeconds(CMTimeAdd(second, half)) == 1.5 && CMTimeGetSeconds(CMTimeSubtract(second, half)) == 0.5)
    #expect(CMTimeCompare(half, second) == -1 && CMTimeCompare(second, half) == 1 && CMTimeCompare(second, second) == 0)
    #expect(CMTimeGetSeconds(CMTimeMultiply(half, multiplier: 3)) == 1.5)
    #expect(
      abs(CMTimeGetSeconds(CMTimeMultiplyByFloat64(CMTime(value: 600, timescale: 600), multiplier: 0.25)) - 0.25) < 1e-6
    )
    let range = CMTimeRangeMake(start: half, duration: second)
    #expect(range.end.seconds == 1.5 && range.containsTime(second) && !range.isEmpty)
    #expect(CMTimeRangeFromTimeToTime(start: half, end: second).duration.seconds == 0.5)
    #expect(!kCMTimeInvalid.isValid && kCMTimeIndefinite.isIndefinite && kCMTimePositiveInfinity.isPositiveInfinity)
    #expect(!CMSampleBufferGetPresentationTimeStamp(CMSampleBuffer()).isValid)
    #expect(CMTime.negativeInfinity.isNegativeInfinity && second.isNumeric && second.flags == .valid)
  }

  @Test("Vectors have dot products, lengths and distances")
  func vectors() {
    let (first, second) = (simd_float3(1, 2, 2), simd_float3(1, 0, 0))
    #expect(simd_dot(first, second) == 1 && simd_length_squared(first) == 9 && length_squared(first) == 9)
    #expect(simd_distance(simd_double3(3, 4, 0), simd_double3(0, 0, 0)) == 5)
    #expect(cross(simd_double3(1, 0, 0), simd_double3(0, 1, 0)) == simd_double3(0, 0, 1))
    #expect(simd_float4(1, 2, 3, 4).sum() == 10 && simd_double4(1, 2, 3, 4).w == 4 && simd_int2(1, 2).y == 2)
    #expect(simd_int3(1, 2, 3).z == 3 && simd_int4(1, 2, 3, 4).w == 4 && simd_uint2(1, 2).x == 1)
    #expect(simd_uint3(1, 2, 3).y == 2 && simd_uint4(1, 2, 3, 4).z == 3)
  }

  @Test("Shapes of maps have bounds around their points")
  func shapes() {
    let points = [MKMapPoint(x: 0, y: 0), MKMapPoint(x: 10, y: 0), MKMapPoint(x: 10, y: 20)]
    let polygon = MKPolygon(points: points, count: 3)
    #expect(abs(polygon.boundingMapRect.width - 10) < 0.01 && abs(polygon.boundingMapRect.height - 20) < 0.01)
    #expect(polygon.interiorPolygons == nil && MKPolygonRenderer(polygon: polygon).polygon === polygon)
    let outer = MKPolygon(points: points, count: 3, interiorPolygons: [polygon])
    #expect(outer.interiorPolygons?.count == 1)
    let coordinates = [
      CLLocationCoordinate2D(latitude: 1, longitude: 1), CLLocationCoordinate2D(latitude: 2, longitude: 3),
    ]
    #expect(MKGeodesicPolyline(coordinates: coordinates, count: 2).boundingMapRect.width > 0)
    let pins = coordinates.map { coordinate in
      let pin = MKPointAnnotation()
      pin.coordinate = coordinate
      return pin
    }
    let cluster = MKClusterAnnotation(memberAnnotations: pins)
    #expect(cluster.memberAnnotations.count == 2 && cluster.coordinate.latitude == 1)
    cluster.title = "Two"
    cluster.subtitle = "Places"
    let shown: any MKAnnotation = cluster
    #expect(shown.title == "Two" && shown.subtitle == "Places")
    let tiles = MKTileOverlay(urlTemplate: "https://example.org/{z}/{x}/{y}")
    #expect(tiles.urlTemplate?.hasPrefix("https") == true && tiles.tileSize.width == 256 && tiles.minimumZ == 0)
    #expect(tiles.boundingMapRect.width > 1_000_000 && tiles.maximumZ > 0 && !tiles.canReplaceMapContent)
    #expect(MKTileOverlayRenderer(tileOverlay: tiles).overlay === tiles)
  }

  @Test("Configurations of maps have the elevation that they are made with, and filters choose places")
  func configurations() {
    let standard = MKStandardMapConfiguration(elevationStyle: .realistic, emphasisStyle: .muted)
    #expect(standard.elevationStyle == .realistic && standard.emphasisStyle == .muted)
    #expect(
      MKStandardMapConfiguration().elevationStyle == .flat && MKStandardMapConfiguration().emphasisStyle == .default)
    #expect(MKImageryMapConfiguration(elevationStyle: .realistic).elevationStyle == .realistic)
    #expect(MKHybridMapConfiguration(elevationStyle: .flat).elevationStyle == .flat)
    let cafes = MKPointOfInterestFilter(including: [.cafe])
    #expect(cafes.includes(.cafe) && cafes.excludes(.bank))
    let others = MKPointOfInterestFilter(excluding: [.cafe])
    #expect(!others.includes(.cafe) && others.includes(.bank))
    let map = MKMapView()
    for size in [MKUserTrackingButton(mapView: map), MKCompassButton(mapView: map)].map(\.intrinsicContentSize) {
      #expect(size.width > 0 && size.height > 0)
    }
    #expect(MKCompassButton(mapView: map).compassVisibility == .adaptive && MKScaleView(mapView: map).mapView === map)
    #expect(
      MKScaleView(mapView: map).legendAlignment == .leading && MKScaleView(mapView: map).scaleVisibility == .adaptive)
    #expect(MKScaleView.Alignment.trailing != .leading && MKStandardMapConfiguration.EmphasisStyle.muted != .default)
    let completer = MKLocalSearchCompleter()
    completer.queryFragment = "Caf"
    #expect(completer.results.isEmpty && !completer.isSearching)
  }

  @Test("A sound is played once, and its completion follows")
  func sounds() {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    AudioServicesPlaySystemSoundWithCompletion(1007) { count.value += 1 }
    AudioServicesPlayAlertSoundWithCompletion(1007) { count.value += 1 }
    #expect(count.value == 2)
    #expect(!UNPushNotificationTrigger().repeats)
  }

  @Test("A product of the store is not found")
  func store() {
    final class Teller: NSObject, SKStoreProductViewControllerDelegate {
      func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
    }
    let controller = SKStoreProductViewController()
    let teller = Teller()
    controller.delegate = teller
    var answers: [Bool] = []
    controller.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) { isLoaded, _ in
      answers.append(isLoaded)
    }
    #expect(answers == [false] && controller.delegate === teller)
  }

  @Test("A request for an asset or a collection has a placeholder with a name of its own")
  func assets() {
    let first = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Birds")
    let second = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Birds")
    #expect(first.title == "Birds")
    let names = [first, second].map(\.placeholderForCreatedAssetCollection.localIdentifier)
    #expect(!names[0].isEmpty && names[0] != names[1])
    let request = PHAssetCreationRequest.forAsset()
    request.addResource(with: .photo, data: Data(), options: PHAssetResourceCreationOptions())
    #expect(request.placeholderForCreatedAsset?.localIdentifier.isEmpty == false)
  }

  @Test("Properties of a file leave its picture as it is, and an address pair is one to reach")
  func files() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let bytes = try #require(picture.pngData())
    let source = try #require(CGImageSourceCreateWithData(bytes as CFData, nil))
    #expect(CGImageSourceCopyProperties(source, nil) == nil)
    #expect(SCNetworkReachabilityCreateWithAddressPair(nil, nil, nil) != nil)
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data, "public.png" as NSString, 1, nil))
    CGImageDestinationSetProperties(destination, nil)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    CGImageDestinationAddImage(destination, image, nil)
    #expect(CGImageDestinationFinalize(destination) && data.length > 0)
  }
}
