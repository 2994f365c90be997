// SPDX-License-Identifier: MIT

import Foundation
public import Foundation

/// An object that is told what others do with a file that it shows.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or directory.
  var presentedItemURL: URL? { get }
  /// The queue on which the object is told.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Tells that another object has changed the file.
  func presentedItemDidChange()
  /// Tells that a file in the directory has changed.
  func presentedSubitemDidChange(at url: URL)
  /// Tells that a file has appeared in the directory.
  func presentedSubitemDidAppear(at url: URL)
  /// Asks to write what has not been saved, because another object is about to read the file.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

// Objective-C's optional requirements.
extension NSFilePresenter {
  /// Has no effect.
  public func presentedItemDidChange() {}
  /// Has no effect.
  public func presentedSubitemDidChange(at url: URL) {}
  /// Has no effect.
  public func presentedSubitemDidAppear(at url: URL) {}
  /// Says that there is nothing to save.
  public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
}

/// Access to files that other objects show or change.
///
/// Foundation on Linux lacks this class.
///
/// Differs from Foundation: other processes are not asked, so each access begins at once; presenters of the same process are told of
/// changes to their own file and of those in their directory. No access fails, so the place for an error is left as it is.
///
/// Source: Apple, `NSFileCoordinator`.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  // Unchecked: as in Foundation, one thread uses a coordinator at a time; the presenters of all are behind a lock.

  /// The ways to read a file.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the ways.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Presenters are not asked to save their changes.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// The destination of a link is not read in its place.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// The file is only asked for its attributes.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// The file is read to be uploaded.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// The ways to change a file.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the ways.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is removed.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file is moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Presenters save their changes first.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The file is replaced by another one.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Only the file's attributes are changed.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  private let presenter: (any NSFilePresenter)?

  /// Creates a coordinator.
  ///
  /// - Parameter filePresenterOrNil: The presenter that accesses files, which is not told of its own changes.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    presenter = filePresenterOrNil
    super.init()
  }

  /// A name for the objects that access files for the same purpose. Stored; has no effect, as in UIKit, on the files.
  open var purposeIdentifier = UUID().uuidString

  // MARK: Presenters

  private static let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var presenters: [any NSFilePresenter] = []

  /// The presenters that are told of changes.
  open class var filePresenters: [any NSFilePresenter] { lock.withLock { presenters } }

  /// Adds a presenter, which is kept until it is removed.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { if !presenters.contains(where: { $0 === filePresenter }) { presenters.append(filePresenter) } }
  }

  /// Removes a presenter.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { presenters.removeAll { $0 === filePresenter } }
  }

  // MARK: Access

  /// Reads a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    reader(url)
  }

  /// Changes a file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    writer(url)
    noteChange(of: url)
  }

  /// Reads a file and changes another one.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    readerWriter(readingURL, writingURL)
    noteChange(of: writingURL)
  }

  /// Changes two files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    writer(url1, url2)
    noteChange(of: url1)
    noteChange(of: url2)
  }

  /// Tells that a file has been moved. Has no effect: presenters are found by their places.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Tells that a file is about to be moved. Has no effect.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Ends an access that has not begun. Has no effect: each access begins at once.
  open func cancel() {}

  private func noteChange(of url: URL) {
    let path = url.standardizedFileURL.path
    for other in Self.filePresenters where other !== presenter {
      guard let presented = other.presentedItemURL?.standardizedFileURL.path else { continue }
      // Used on the queue of the presenter only.
      nonisolated(unsafe) let told = other
      if presented == path {
        told.presentedItemOperationQueue.addOperation { told.presentedItemDidChange() }
      } else if path.hasPrefix(presented + "/") {
        told.presentedItemOperationQueue.addOperation { told.presentedSubitemDidChange(at: url) }
      }
    }
  }
}
