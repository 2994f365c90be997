// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

/// Names of Foundation and Core Foundation that Foundation on Linux does not have.
@Suite("Names that Foundation on Linux lacks")
struct FoundationLackTests {
  @Test func requestsTakeWhatTheyDoNotUse() {
    var request = URLRequest(url: URL(fileURLWithPath: "/"))
    (request.allowsConstrainedNetworkAccess, request.allowsExpensiveNetworkAccess) = (false, false)
    request.assumesHTTP3Capable = true
    #expect(
      request.allowsConstrainedNetworkAccess && request.allowsExpensiveNetworkAccess && !request.assumesHTTP3Capable)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.waitsForConnectivity = true
    configuration.allowsConstrainedNetworkAccess = false
    configuration.allowsExpensiveNetworkAccess = false
    configuration.sessionSendsLaunchEvents = true
    #expect(configuration.allowsConstrainedNetworkAccess && configuration.allowsExpensiveNetworkAccess)
    #expect(!configuration.sessionSendsLaunchEvents && !configuration.waitsForConnectivity)
    let error = URLError(.notConnectedToInternet)
    #expect(error.networkUnavailableReason == nil && error.backgroundTaskCancelledReason == nil)
  }

  @Test func bookmarksFindTheirFiles() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bookmark \(UUID().uuidString)")
    try Data().write(to: file)
    let data = try file.bookmarkData(options: .minimalBookmark)
    var isStale = true
    #expect(try URL(resolvingBookmarkData: data, options: .withoutUI, bookmarkDataIsStale: &isStale).path == file.path)
    #expect(try !isStale && file.checkPromisedItemIsReachable())
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError(.fileNoSuchFile)) { try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) }
    #expect(throws: (any Error).self) { try URL(string: "https://example.com")?.bookmarkData() }
  }

  @Test func thereAreNoFilesInTheCloud() {
    let (files, url) = (FileManager.default, URL(fileURLWithPath: "/a"))
    #expect(!files.isUbiquitousItem(at: url))
    #expect(throws: (any Error).self) { try files.startDownloadingUbiquitousItem(at: url) }
    #expect(throws: (any Error).self) { try files.evictUbiquitousItem(at: url) }
    #expect(throws: (any Error).self) { try files.setUbiquitous(true, itemAt: url, destinationURL: url) }
    let query = NSMetadataQuery()
    nonisolated(unsafe) var isFinished = false
    let observer = NotificationCenter.default.addObserver(
      forName: .NSMetadataQueryDidFinishGathering, object: query, queue: nil
    ) { _ in isFinished = true }
    defer { NotificationCenter.default.removeObserver(observer) }
    query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
    #expect(query.start() && !query.start() && isFinished && query.resultCount == 0)
  }

  @Test("objects of Core Foundation have the numbers of their classes")
  func classes() {
    let numbers: [(NSObject, CFTypeID)] = [
      (NSNumber(value: true), CFBooleanGetTypeID()), (NSNumber(value: 1), CFNumberGetTypeID()),
      (NSString(string: "a"), CFStringGetTypeID()), (NSArray(), CFArrayGetTypeID()),
      (NSDictionary(), CFDictionaryGetTypeID()), (NSData(), CFDataGetTypeID()),
    ]
    for (object, number) in numbers { #expect(CFGetTypeID(object) == number, "\(type(of: object))") }
  }

  @Test func encodingsHaveTheirNames() {
    let code = CFStringConvertIANACharSetNameToEncoding("UTF-8")
    #expect(CFStringConvertEncodingToNSStringEncoding(code) == String.Encoding.utf8.rawValue)
    #expect(CFStringConvertNSStringEncodingToEncoding(String.Encoding.isoLatin1.rawValue) == 0x0201)
    #expect(CFStringConvertIANACharSetNameToEncoding("none") == kCFStringEncodingInvalidId)
    #expect(
      kCFBundleIdentifierKey as String == "CFBundleIdentifier" && kCFBundleVersionKey as String == "CFBundleVersion")
  }

  @Test func textsOfCAreComparedWithoutOne() {
    let missing: UnsafePointer<CChar>? = nil
    let text = strdup("b")
    defer { free(text) }
    let other: UnsafePointer<CChar>? = text.map { UnsafePointer($0) }
    #expect(FoundationAdditions.strcmp(missing, other) < 0 && FoundationAdditions.strcmp(missing, missing) == 0)
    #expect(FoundationAdditions.strcmp(other, missing) > 0 && FoundationAdditions.strcmp(other, other) == 0)
  }

  /// Contents that can be discarded.
  private final class Contents: NSDiscardableContent {
    var isDiscarded = false
    func beginContentAccess() -> Bool { !isDiscarded }
    func endContentAccess() {}
    func discardContentIfPossible() { isDiscarded = true }
    func isContentDiscarded() -> Bool { isDiscarded }
  }

  @Test func workGoesOnBeforeTheAppIsSuspended() async {
    let expires = await withCheckedContinuation { continuation in
      ProcessInfo.processInfo.performExpiringActivity(withReason: "Saving") { continuation.resume(returning: $0) }
    }
    #expect(!expires)
    let contents: any NSDiscardableContent = Contents()
    contents.discardContentIfPossible()
    #expect(!contents.beginContentAccess() && contents.isContentDiscarded())
  }
}
