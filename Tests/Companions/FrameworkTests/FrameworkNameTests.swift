// SPDX-License-Identifier: MIT

import CoreLocation
import CoreMotion
import CoreSpotlight
import CoreTelephony
import EventKit
import KeychainServices
import MediaPlayer
import MobileCoreServices
import PDFKit
import QuickLook
import Testing
import UIKit
import WatchConnectivity

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Names of frameworks beside UIKit whose values go into files, dictionaries and logs.
@MainActor
@Suite("Names and values of frameworks beside UIKit")
struct FrameworkNameTests {
  /// Constants that are their own names.
  private static let ownNames = [
    "CTRadioAccessTechnologyGPRS": CTRadioAccessTechnologyGPRS,
    "CTRadioAccessTechnologyEdge": CTRadioAccessTechnologyEdge,
    "CTRadioAccessTechnologyWCDMA": CTRadioAccessTechnologyWCDMA,
    "CTRadioAccessTechnologyHSDPA": CTRadioAccessTechnologyHSDPA,
    "CTRadioAccessTechnologyHSUPA": CTRadioAccessTechnologyHSUPA,
    "CTRadioAccessTechnologyCDMA1x": CTRadioAccessTechnologyCDMA1x,
    "CTRadioAccessTechnologyCDMAEVDORev0": CTRadioAccessTechnologyCDMAEVDORev0,
    "CTRadioAccessTechnologyCDMAEVDORevA": CTRadioAccessTechnologyCDMAEVDORevA,
    "CTRadioAccessTechnologyCDMAEVDORevB": CTRadioAccessTechnologyCDMAEVDORevB,
    "CTRadioAccessTechnologyeHRPD": CTRadioAccessTechnologyeHRPD,
    "CTRadioAccessTechnologyLTE": CTRadioAccessTechnologyLTE,
    "CTRadioAccessTechnologyNRNSA": CTRadioAccessTechnologyNRNSA,
    "CTRadioAccessTechnologyNR": CTRadioAccessTechnologyNR,
    "MPNowPlayingInfoPropertyElapsedPlaybackTime": MPNowPlayingInfoPropertyElapsedPlaybackTime,
    "MPNowPlayingInfoPropertyPlaybackRate": MPNowPlayingInfoPropertyPlaybackRate,
    "MPNowPlayingInfoPropertyDefaultPlaybackRate": MPNowPlayingInfoPropertyDefaultPlaybackRate,
    "MPNowPlayingInfoPropertyPlaybackQueueIndex": MPNowPlayingInfoPropertyPlaybackQueueIndex,
    "MPNowPlayingInfoPropertyPlaybackQueueCount": MPNowPlayingInfoPropertyPlaybackQueueCount,
    "MPNowPlayingInfoPropertyIsLiveStream": MPNowPlayingInfoPropertyIsLiveStream,
    "MPNowPlayingInfoPropertyMediaType": MPNowPlayingInfoPropertyMediaType,
    "MPNowPlayingInfoPropertyAssetURL": MPNowPlayingInfoPropertyAssetURL,
    "CMErrorDomain": CMErrorDomain, "WCErrorDomain": WCErrorDomain,
  ]

  /// Keys of what is known of a medium, and of what was found.
  private static let keys = [
    "albumTitle": MPMediaItemPropertyAlbumTitle, "artist": MPMediaItemPropertyArtist, "genre": MPMediaItemPropertyGenre,
    "playbackDuration": MPMediaItemPropertyPlaybackDuration, "persistentID": MPMediaItemPropertyPersistentID,
    "albumTrackNumber": MPMediaItemPropertyAlbumTrackNumber, "albumTrackCount": MPMediaItemPropertyAlbumTrackCount,
    "com.apple.corespotlightquery": CSQueryContinuationActionType, "kCSSearchQueryString": CSSearchQueryString,
  ]

  /// Notifications by their names in Objective-C.
  private static let notifications: [String: NSNotification.Name] = [
    "EKEventStoreChangedNotification": .EKEventStoreChanged,
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification": .MPMusicPlayerControllerNowPlayingItemDidChange,
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification": .MPMusicPlayerControllerPlaybackStateDidChange,
    "MPMediaLibraryDidChangeNotification": .MPMediaLibraryDidChange,
    "PDFViewChangedPage": .PDFViewPageChanged, "PDFViewDocumentChanged": .PDFViewDocumentChanged,
    "PDFViewScaleChanged": .PDFViewScaleChanged, "PDFViewVisiblePagesChanged": .PDFViewVisiblePagesChanged,
    "PDFViewSelectionChanged": .PDFViewSelectionChanged,
  ]

  @Test func constantsHaveApplesValues() {
    for (name, value) in Self.ownNames { #expect(name == value) }
    for (key, value) in Self.keys { #expect(key == value) }
    for (name, value) in Self.notifications { #expect(value.rawValue == name) }
  }

  @Test func thereAreNoBeacons() {
    let found: [CLBeacon] = []
    let described = found.map { beacon in
      "\(beacon.uuid) \(beacon.major) \(beacon.minor) \(beacon.accuracy) \(beacon.rssi) \(beacon.proximity == .near)"
    }
    #expect(described.isEmpty)
    #expect([CLProximity.unknown, .immediate, .near, .far].map(\.rawValue) == [0, 1, 2, 3])
    #expect(CLProximity(rawValue: 4) == nil)
  }

  @Test func commandsOfRemotesHaveNoInterval() {
    let seconds = { (event: MPRemoteCommandEvent) in (event as? MPSkipIntervalCommandEvent)?.interval ?? 15 }
    let target = MPRemoteCommandCenter.shared().skipForwardCommand.addTarget { event in
      seconds(event) > 0 ? .success : .commandFailed
    }
    MPRemoteCommandCenter.shared().skipForwardCommand.removeTarget(target)
    #expect(MPRemoteCommandHandlerStatus.success != .commandFailed)
  }

  @Test func typesAreFoundByTagsAndTagsByTypes() throws {
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)
    let identifier = try #require(type).takeRetainedValue()
    #expect(identifier as String == "public.png")
    let tag = UTTypeCopyPreferredTagWithClass(identifier, kUTTagClassMIMEType)
    #expect(try #require(tag).takeRetainedValue() as String == "image/png")
    #expect(UTTypeCopyPreferredTagWithClass("nothing.known", kUTTagClassMIMEType) == nil)
  }

  @Test func anAddressIsItsOwnItem() throws {
    let address = try #require(NSURL(string: "file:///tmp/a.txt"))
    #expect(address.previewItemURL?.lastPathComponent == "a.txt")
  }

  #if canImport(FoundationNetworking)
    @Test func serversAreTrustedByFoundation() {
      let space = URLProtectionSpace(
        host: "example.org", port: 443, protocol: "https", realm: nil,
        authenticationMethod: NSURLAuthenticationMethodServerTrust)
      #expect(space.serverTrust == nil)
      #expect(space.authenticationMethod != NSURLAuthenticationMethodClientCertificate)
      let credential = space.serverTrust.map { URLCredential(trust: $0) }
      #expect(credential == nil)
    }
  #endif
}
