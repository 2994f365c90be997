// SPDX-License-Identifier: MIT

import AVKit
import Foundation
import MapKit
import MessageUI
import PhotosUI
import SafariServices
import StoreKit
import Testing
import UnifiedLogging
import UserNotifications

private final class Ends: NSObject, SFSafariViewControllerDelegate, MFMailComposeViewControllerDelegate,
  PHPickerViewControllerDelegate, CLLocationManagerDelegate
{
  var log: [String] = []
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { log.append("closed") }
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) { log.append("mail \(result.rawValue)") }
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    log.append("picked \(results.count)")
  }
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    log.append("status \(manager.authorizationStatus.rawValue)")
  }
}

@MainActor
@Suite("Modules beside UIKit", .serialized)
struct FrameworkTests {
  @Test("controllers of the system end as the user ends them")
  func controllers() throws {
    let ends = Ends()
    let safari = SFSafariViewController(url: try #require(URL(string: "https://example.org")))
    safari.delegate = ends
    safari.page.close()
    #expect(safari.page.url.host == "example.org")
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = ends
    mail.setSubject("Bird")
    mail.setToRecipients(["a@example.org"])
    mail.finish(with: .saved)
    #expect(mail.draft.subject == "Bird")
    #expect(!MFMailComposeViewController.canSendMail())
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 2
    configuration.filter = .any(of: [.images, .videos])
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = ends
    picker.choose([UIImage(), UIImage(), UIImage()])
    #expect(ends.log == ["closed", "mail 1", "picked 2"])
  }

  @Test("a player keeps its rate, a map its region and annotations")
  func media() {
    let player = AVPlayer(url: URL(fileURLWithPath: "/a.mp4"))
    player.play()
    #expect(player.rate == 1)
    let layer = AVPlayerLayer(player: player)
    #expect(layer.player === player)
    let controller = AVPlayerViewController()
    #expect(controller.contentOverlayView?.superview === controller.view)
    let map = MKMapView()
    let (west, east) = (MKPointAnnotation(), MKPointAnnotation())
    west.coordinate = CLLocationCoordinate2D(latitude: 10, longitude: 20)
    east.coordinate = CLLocationCoordinate2D(latitude: 20, longitude: 40)
    map.addAnnotations([west, east])
    map.showAnnotations(map.annotations, animated: false)
    #expect(map.region.center.longitude == 30)
    #expect(map.region.span.latitudeDelta == 10)
    map.removeAnnotation(west)
    #expect(map.annotations.count == 1)
  }

  @Test("a degree along the equator is 111 kilometers, and permission is refused")
  func locations() {
    let distance = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0, longitude: 1))
    #expect(abs(distance - 111_195) < 1)
    let manager = CLLocationManager()
    let ends = Ends()
    manager.delegate = ends
    manager.requestWhenInUseAuthorization()
    #expect(ends.log == ["status 2"])
  }

  @Test("notification requests are kept by identifier")
  func notifications() {
    let center = UNUserNotificationCenter.current()
    center.removeAllPendingNotificationRequests()
    let content = UNMutableNotificationContent()
    content.title = "Bird"
    for _ in 0..<2 { center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil)) }
    nonisolated(unsafe) var titles: [String] = []
    center.getPendingNotificationRequests { titles = $0.map(\.content.title) }
    #expect(titles == ["Bird"])
    center.removePendingNotificationRequests(withIdentifiers: ["a"])
    center.getPendingNotificationRequests { titles = $0.map(\.content.title) }
    #expect(titles.isEmpty)
  }

  @Test("log messages have their subsystem, severity and values; a disabled log is silent")
  func logs() {
    nonisolated(unsafe) var lines: [String] = []
    LogMessages.handler = { lines.append($0) }
    defer { LogMessages.handler = nil }
    let logger = Logger(subsystem: "org.bird", category: "song")
    logger.error("\(3, privacy: .public) notes, \(255, format: .hex), \(1.5, format: .fixed(precision: 2))")
    os_log("%{public}d birds sang", log: OSLog(subsystem: "org.bird", category: "song"), type: .info, 2)
    os_log("nothing", log: .disabled)
    #expect(lines.first == "[org.bird:song] error: 3 notes, ff, 1.50")
    #expect(lines.count == 2)
    #expect(lines.last?.hasSuffix("info: 2 birds sang") == true)
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock {
        $0 += 1
        return $0
      } == 2)
  }
}
