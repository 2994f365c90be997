// SPDX-License-Identifier: MIT

public import Foundation

/// A search for files in iCloud. Differs from Foundation: there are none, so a search ends at once, without results.
open class NSMetadataQuery: NSObject {
  /// Creates a search.
  public override init() { super.init() }
  /// The condition. The default is `nil`. Stored; has no effect.
  open var predicate: NSPredicate?
  /// The order. The default is empty. Stored; has no effect.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// The places to search. The default is empty. Stored; has no effect.
  open var searchScopes: [Any] = []
  /// The queue on which results are told. The default is `nil`. Stored; has no effect.
  open var operationQueue: OperationQueue?
  /// Whether the search was started and not stopped.
  open private(set) var isStarted = false
  /// Whether files are still being found. Always `false`.
  open var isGathering: Bool { false }
  /// The number of files that were found. Always 0.
  open var resultCount: Int { 0 }
  /// The files that were found. Always empty.
  open var results: [Any] { [] }

  /// Starts the search, and posts `NSMetadataQueryDidFinishGathering` before it returns. Returns `false` if it was started before.
  @discardableResult
  open func start() -> Bool {
    if isStarted { return false }
    isStarted = true
    NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
    return true
  }
  /// Ends the search.
  open func stop() { isStarted = false }
  /// Lets results change. Has no effect, because there are none.
  open func enableUpdates() {}
  /// Keeps results as they are. Has no effect, because there are none.
  open func disableUpdates() {}
  /// Returns a file. There are none.
  open func result(at idx: Int) -> Any { preconditionFailure("The search has no results.") }
}

/// A file that was found. Differs from Foundation: there are none.
open class NSMetadataItem: NSObject {
  override init() { super.init() }
  /// Returns what is known of the file. Always `nil`.
  open func value(forAttribute key: String) -> Any? { nil }
}

extension NSNotification.Name {
  /// Posted when a search has found what there is.
  public static let NSMetadataQueryDidFinishGathering = NSNotification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  /// Posted when files have changed. Never posted here.
  public static let NSMetadataQueryDidUpdate = NSNotification.Name("NSMetadataQueryDidUpdateNotification")
  /// Posted when a search starts. Never posted here.
  public static let NSMetadataQueryDidStartGathering = NSNotification.Name(
    "NSMetadataQueryDidStartGatheringNotification")
}

/// The place of an app's documents in iCloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The place of an app's other files in iCloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The key of the name of a file.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The key of the address of a file.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The key of the time at which a file was changed.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// The key of whether a file is loaded.
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
/// The state of a file that is loaded.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// The state of a file that is not loaded.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
