// SPDX-License-Identifier: MIT

public import Foundation

/// Bookmarks of files keep their paths only: a file that was moved is not found.
extension URL {
  /// The details of a bookmark. Raw values are Foundation's.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A short bookmark.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// A bookmark for a file with bookmarks.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
  }

  /// The details of finding the file of a bookmark. Raw values are Foundation's.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nobody is asked.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// Has no effect: nothing is mounted.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
  }

  /// Returns a bookmark of the file. Differs from Foundation: it has the path only. Throws for other addresses.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    return Data(absoluteURL.absoluteString.utf8)
  }

  /// Finds the file of a bookmark. Throws if there is none.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard let file = URL(string: String(decoding: data, as: UTF8.self)), file.isFileURL else {
      throw CocoaError(.fileReadCorruptFile)
    }
    guard FileManager.default.fileExists(atPath: file.path) else { throw CocoaError(.fileNoSuchFile) }
    bookmarkDataIsStale = false
    self = file
  }

  /// Returns whether the file, or what stands for it until it is loaded, is there. Throws if it is not.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

/// Files in iCloud. There are none.
extension FileManager {
  /// Returns whether a file is in iCloud. Always `false`.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Loads a file from iCloud. Always throws.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
  /// Removes the local copy of a file in iCloud. Always throws.
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
  /// Moves a file into iCloud or out of it. Always throws.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
}
