// SPDX-License-Identifier: MIT

import AVFoundation
import AudioToolbox
import Foundation
import MobileCoreServices
import Photos
import Testing
import UIKit
import UniformTypeIdentifiers
import UserNotifications

private final class Ears: NSObject, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate,
  AVCaptureMetadataOutputObjectsDelegate, AVCapturePhotoCaptureDelegate,
  AVCaptureVideoDataOutputSampleBufferDelegate, UNUserNotificationCenterDelegate
{
  var log: [String] = []
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { log.append("played \(flag)") }
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
    log.append("says \(utterance.speechString)")
  }
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    let codes = metadataObjects.compactMap { ($0 as? AVMetadataMachineReadableCodeObject)?.stringValue }
    log.append("found \(codes)")
  }
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  {
    log.append("took \(photo.fileDataRepresentation()?.count ?? 0)")
  }
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {
    log.append("saw \(CMSampleBufferGetImageBuffer(sampleBuffer) == nil ? "nothing" : "a picture")")
  }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([.banner, .sound]) }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    log.append("answered \(response.notification.request.identifier)")
    completionHandler()
  }
}

@MainActor
@Suite("Media, types and notifications", .serialized)
struct MediaTests {
  @Test("times are fractions: they compare and add without rounding")
  func times() {
    #expect(CMTimeMake(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
    #expect(CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 2) == CMTime(value: 5, timescale: 6))
    #expect(CMTimeGetSeconds(CMTime(seconds: 1.5, preferredTimescale: 600)) == 1.5)
    #expect(CMTime.zero < CMTime.positiveInfinity)
    #expect(CMTime.invalid.seconds.isNaN)
    #expect(CMTime(seconds: 1, preferredTimescale: 600).convertScale(1, method: .default).value == 1)
    let range = CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1))
    #expect(range.containsTime(CMTime(value: 1, timescale: 1)))
    #expect(!range.containsTime(range.end))
    let player = AVPlayer(url: URL(fileURLWithPath: "/a.mp4"))
    player.seek(to: CMTime(value: 3, timescale: 1))
    #expect(player.currentTime().seconds == 3)
  }

  @Test("players, voices and cameras keep their state and call their delegates")
  func devices() throws {
    let ears = Ears()
    let audio = try AVAudioPlayer(data: Data([1]))
    audio.delegate = ears
    audio.play()
    #expect(audio.isPlaying)
    audio.finishPlaying()
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/missing.mp3")) }
    let voice = AVSpeechSynthesizer()
    voice.delegate = ears
    voice.speak(AVSpeechUtterance(string: "bird"))
    #expect(voice.isSpeaking)
    let session = AVCaptureSession()
    let codes = AVCaptureMetadataOutput()
    codes.setMetadataObjectsDelegate(ears, queue: .main)
    session.addOutput(codes)
    session.startRunning()
    #expect(!session.canAddOutput(codes))
    codes.find([AVMetadataMachineReadableCodeObject(type: .qr, stringValue: "nest")])
    let photos = AVCapturePhotoOutput()
    photos.capturePhoto(with: AVCapturePhotoSettings(), delegate: ears)
    photos.answer(with: Data([1, 2]))
    let video = AVCaptureVideoDataOutput()
    video.setSampleBufferDelegate(ears, queue: .main)
    session.addOutput(video)
    video.pass(CMSampleBuffer())
    #expect(ears.log == ["played true", "says bird", "found [\"nest\"]", "took 2", "saw nothing"])
    PlayedSystemSounds.removeAll()
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    #expect(PlayedSystemSounds.identifiers == [4095])
    #expect(throws: AVError.self) {
      try AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/a"))).copyCGImage(
        at: .zero, actualTime: nil)
    }
  }

  @Test("types conform to others, by identifier, extension and MIME type")
  func types() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType(importedAs: "org.example.nest", conformingTo: .json).conforms(to: .text))
    #expect(UTType("org.example.unknown") == nil)
    #expect(kUTTypeImage as String == UTType.image.identifier)
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    #expect(picker.documentPickerMode == .open)
    #expect(PHAsset.fetchAssets(with: nil).count == 0)
  }

  @Test("players can be subclassed, by any initializer, and values of media are never loaded")
  @MainActor func subclasses() throws {
    final class Player: AVPlayer {
      var name = ""
      init(named name: String, at url: URL?) {
        self.name = name
        if let url { super.init(url: url) } else { super.init() }
      }
      override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }
    }
    let url = try #require(URL(string: "https://example.org/nest.mp4"))
    let player = Player(named: "nest", at: url)
    #expect((player.currentItem?.asset as? AVURLAsset)?.url == url && player.name == "nest")
    #expect(Player(named: "none", at: nil).currentItem == nil)
    var calls = 0
    player.currentItem?.asset.loadValuesAsynchronously(forKeys: ["duration"]) { calls += 1 }
    #expect(calls == 1 && player.currentItem?.asset.statusOfValue(forKey: "duration", error: nil) == .unknown)
  }

  @Test("delivered notifications and the user's responses reach the delegate")
  func notifications() {
    let ears = Ears()
    let center = UNUserNotificationCenter.current()
    center.delegate = ears
    let content = UNMutableNotificationContent()
    content.sound = .default
    let request = UNNotificationRequest(identifier: "egg", content: content, trigger: nil)
    center.add(request)
    #expect(center.deliver(request) == [.banner, .sound])
    center.respond(UNNotificationResponse(notification: UNNotification(request: request)))
    #expect(ears.log == ["answered egg"])
    center.removeAllDeliveredNotifications()
    center.delegate = nil
  }
}
