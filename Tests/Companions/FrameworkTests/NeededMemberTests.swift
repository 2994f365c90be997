// SPDX-License-Identifier: MIT

import AVFoundation
import AudioToolbox
import CoreLocation
import FoundationAdditions
import MapKit
import Photos
import PhotosUI
import Testing
import UIKit
import UnifiedLogging
import UserNotifications
import VectorFunctions
import WebKit

@MainActor
@Suite("Members of other frameworks that many apps use", .serialized)
struct NeededMemberTests {
  @Test("Loggers write with their severity")
  func logging() {
    nonisolated(unsafe) var lines: [String] = []
    LogMessages.handler = { lines.append($0) }
    defer { LogMessages.handler = nil }
    let logger = Logger(OSLog.default)
    logger.debug("one")
    logger.info("two")
    logger.log(level: OSLogType.default, "three")
    logger.log(level: OSLogType.error, "four")
    logger.log(level: OSLogType.debug, "five")
    #expect(lines.map { $0.split(separator: " ").last.map(String.init) } == ["one", "two", "three", "four", "five"])
    #expect(Set(lines.map { $0.prefix { $0 != ":" } }).count == 4)
  }

  @Test("Capture is denied, and a session keeps its inputs")
  func capture() throws {
    nonisolated(unsafe) var granted: Bool?
    AVCaptureDevice.requestAccess(for: .video) { granted = $0 }
    #expect(granted == false && AVMediaType.video.rawValue == "vide")
    #expect(AVLayerVideoGravity.resizeAspectFill.rawValue == "AVLayerVideoGravityResizeAspectFill")
    #expect(AVNumberOfChannelsKey == "AVNumberOfChannelsKey" && AVSampleRateKey == "AVSampleRateKey")
    #expect(AVEncoderAudioQualityKey == "AVEncoderQualityKey")
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/a.mp4"))
    var ends: [Bool] = []
    item.seek(to: CMTime(seconds: 2, preferredTimescale: 1)) { ends.append($0) }
    #expect(item.currentTime().seconds == 2)
    let next = CMTime(seconds: 3, preferredTimescale: 1)
    item.seek(to: next, toleranceBefore: .zero, toleranceAfter: .zero) { ends.append($0) }
    item.seek(to: next, completionHandler: nil)
    item.cancelPendingSeeks()
    item.step(byCount: 1)
    #expect(item.currentTime() == next && ends == [true, true])
    let player = AVPlayer()
    player.play()
    #expect(player.rate == 1)
    player.pause()
    #expect(player.rate == 0)
    let sound = try AVAudioPlayer(data: Data([0]))
    sound.currentTime = 3
    #expect(sound.currentTime == 3)
  }

  @Test("Location, photos and pages are refused with what an app expects")
  func refusals() throws {
    final class Delegate: NSObject, CLLocationManagerDelegate {
      var calls: [String] = []
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { calls.append("failed") }
      func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        calls.append("\(status)")
      }
    }
    let (manager, delegate) = (CLLocationManager(), Delegate())
    manager.delegate = delegate
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    #expect(delegate.calls == ["denied", "failed"])
    nonisolated(unsafe) var status: PHAuthorizationStatus?
    PHPhotoLibrary.requestAuthorization { status = $0 }
    #expect(status == .denied)
    #expect(PHImageManager.default() === PHImageManager.default())
    #expect(UNAuthorizationOptions.alert.rawValue == 4)
  }

  @Test("A picker gives providers of the chosen pictures, as many as are allowed")
  func picker() {
    final class Delegate: NSObject, PHPickerViewControllerDelegate {
      var results: [PHPickerResult] = []
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        self.results = results
      }
    }
    let delegate = Delegate()
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    picker.delegate = delegate
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    picker.choose([image, image])
    #expect(delegate.results.count == 1)
    #expect(delegate.results.first?.itemProvider.canLoadObject(ofClass: UIImage.self) == true)
  }

  @Test("Shapes, sizes and places of maps")
  func maps() {
    let degrees: CLLocationDegrees = 10
    let rectangle = MKMapSize(width: 3, height: 4)
    #expect(rectangle.height == 4 && degrees == 10)
    #expect(!CLLocationCoordinate2DIsValid(MKUserLocation().coordinate))
    let shape: MKShape = MKCircle(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 5)
    #expect(shape.coordinate.latitude == 1 && shape.coordinate.longitude == 2)
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 10, height: 10)
    var failure: (any Error)?
    MKMapSnapshotter(options: options).start { snapshot, error in
      failure = error
      #expect(snapshot == nil)
    }
    #expect(failure != nil)
  }

  @Test("Lengths of vectors, identifiers of sounds, units and durations as text")
  func values() {
    #expect(length(SIMD2<Float>(3, 4)) == 5)
    let sound: SystemSoundID = 1104
    PlayedSystemSounds.removeAll()
    AudioServicesPlaySystemSound(sound)
    #expect(PlayedSystemSounds.identifiers == [1104])
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .short
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 2.4, unit: UnitLength.kilometers)) == "2km")
    let duration = DateComponentsFormatter()
    duration.zeroFormattingBehavior = .default
    duration.allowedUnits = [.minute, .second]
    #expect(duration.string(from: 65) == "1:05")
  }

  @Test("A web view loads a file")
  func file() {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let file = URL(fileURLWithPath: "/page.html")
    #expect(view.loadFileURL(file, allowingReadAccessTo: file) != nil)
  }
}
