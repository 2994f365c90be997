// SPDX-License-Identifier: MIT

import AVFoundation
import CoreLocation
import Foundation
import ImageIO
import MapKit
import SafariServices
import Testing
import UIKit
import UserNotifications

@MainActor
@Suite("Frameworks beside UIKit: what their members do")
struct ServiceMemberTests {
  @Test("Places, spans and regions are made of coordinates")
  func places() {
    let oslo = CLLocationCoordinate2DMake(59.91, 10.75)
    let placemark = MKPlacemark(coordinate: oslo)
    #expect(placemark.coordinate.latitude == 59.91 && placemark.location?.coordinate.longitude == 10.75)
    let item = MKMapItem(placemark: placemark)
    #expect(item.placemark.coordinate.latitude == 59.91)
    let region = MKCoordinateRegion(center: oslo, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
    #expect(region.center.longitude == 10.75 && region.span.longitudeDelta == 4)
    #expect(MKCoordinateRegion().span.latitudeDelta == 0)
    let rect = MKMapRect(origin: MKMapPoint(oslo), size: MKMapSize(width: 1000, height: 2000))
    #expect(rect.width == 1000 && rect.height == 2000 && rect.size.width == 1000)
    #expect(rect.contains(MKMapPoint(x: rect.midX, y: rect.midY)) && !rect.contains(MKMapPoint(x: 0, y: 0)))
    #expect(MKCoordinateRegion(rect).center.latitude < 59.91)
    let bergen = CLLocation(latitude: 60.39, longitude: 5.32)
    #expect(bergen.coordinate.latitude == 60.39)
    #expect(abs(CLLocation(latitude: 59.91, longitude: 10.75).distance(from: bergen) - 305_000) < 5000)
  }

  @Test("A map has the annotations and overlays that were added")
  func maps() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pin = MKPointAnnotation()
    pin.coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    pin.title = "Here"
    pin.subtitle = "There"
    map.addAnnotation(pin)
    #expect(map.annotations.count == 1 && map.annotations[0].coordinate.longitude == 2)
    #expect(map.annotations[0].title == "Here" && map.annotations[0].subtitle == "There")
    map.removeAnnotations([pin])
    #expect(map.annotations.isEmpty)
    let circle = MKCircle(center: pin.coordinate, radius: 100)
    map.addOverlay(circle)
    #expect(map.overlays.count == 1 && circle.boundingMapRect.width > 0)
    map.removeOverlays([circle])
    #expect(map.overlays.isEmpty)
    let view = MKAnnotationView(annotation: pin, reuseIdentifier: "pin")
    #expect(view.annotation === pin && view.reuseIdentifier == "pin")
  }

  @Test("Notifications wait until they are removed, and copies of their content change alone")
  func notifications() async throws {
    let content = UNMutableNotificationContent()
    content.title = "Title"
    content.body = "Body"
    content.badge = 3
    content.categoryIdentifier = "mail"
    content.userInfo = ["key": "value"]
    content.sound = .default
    let copy = try #require(content.copy() as? UNNotificationContent)
    content.body = "Other"
    #expect(copy.title == "Title" && copy.body == "Body" && copy.badge == 3 && copy.categoryIdentifier == "mail")
    #expect(copy.userInfo["key"] as? String == "value" && copy.sound == .default)
    let center = UNUserNotificationCenter.current()
    center.removeAllPendingNotificationRequests()
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    #expect(trigger.timeInterval == 60 && !trigger.repeats)
    try await center.add(UNNotificationRequest(identifier: "one", content: copy, trigger: trigger))
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["one"])
    center.removePendingNotificationRequests(withIdentifiers: ["one"])
    #expect(await center.pendingNotificationRequests().isEmpty)
    let action = UNNotificationAction(identifier: "reply", title: "Reply", options: [])
    let category = UNNotificationCategory(identifier: "mail", actions: [action], intentIdentifiers: [], options: [])
    center.setNotificationCategories([category])
    #expect(await center.notificationCategories().first?.actions.first?.title == "Reply")
  }

  @Test("Permission for notifications is asked for, and settings are passed on")
  func permission() async {
    let center = UNUserNotificationCenter.current()
    let options: UNAuthorizationOptions = [.alert, .badge, .sound]
    let granted = await withCheckedContinuation { continuation in
      center.requestAuthorization(options: options) { isGranted, _ in continuation.resume(returning: isGranted) }
    }
    let status = await withCheckedContinuation { continuation in
      center.getNotificationSettings { continuation.resume(returning: $0.authorizationStatus) }
    }
    #expect(!granted && status != .authorized)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) != .authorized)
  }

  @Test("An image is read from data with its size, type and thumbnail")
  func images() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let data = try #require(image.pngData())
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source).map { "\($0)" } == "public.png")
    let read = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(read.width == 40 && read.height == 20)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) != nil)
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
        kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceShouldCacheImmediately: true,
      ] as CFDictionary
    let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(thumbnail.width == 10 && thumbnail.height == 5)
  }

  @Test("A recorder records until it is stopped, and tells its delegate")
  func recorder() throws {
    final class Teller: NSObject, AVAudioRecorderDelegate {
      var ended: [Bool] = []
      func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { ended.append(flag) }
    }
    let url = URL(fileURLWithPath: "/recorded.m4a")
    let recorder = try AVAudioRecorder(url: url, settings: [AVFormatIDKey: 1])
    let teller = Teller()
    recorder.delegate = teller
    #expect(recorder.url == url && !recorder.isRecording && recorder.prepareToRecord())
    #expect(recorder.record() && recorder.isRecording)
    recorder.pause()
    #expect(!recorder.isRecording)
    _ = recorder.record()
    recorder.stop()
    #expect(!recorder.isRecording && teller.ended.count == 1)
  }

  @Test("A player plays until it is stopped, from data or a file")
  func player() throws {
    let player = try AVAudioPlayer(data: Data([1, 2, 3]))
    #expect(player.data?.count == 3 && player.url == nil && !player.isPlaying && player.prepareToPlay())
    #expect(player.play() && player.isPlaying)
    player.pause()
    #expect(!player.isPlaying)
    _ = player.play()
    player.stop()
    #expect(!player.isPlaying)
    player.setVolume(0.5, fadeDuration: 1)
    #expect(player.volume == 0.5)
    let session = AVCaptureSession()
    session.startRunning()
    #expect(session.isRunning)
    session.stopRunning()
    #expect(!session.isRunning && session.inputs.isEmpty)
  }

  @Test("A page in Safari has the configuration that it was made with")
  func safari() throws {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    configuration.barCollapsingEnabled = false
    let url = try #require(URL(string: "https://example.org"))
    let controller = SFSafariViewController(url: url, configuration: configuration)
    #expect(controller.configuration.entersReaderIfAvailable && !controller.configuration.barCollapsingEnabled)
  }
}
