// SPDX-License-Identifier: MIT

/// A document in a file, read and written as a whole.
///
/// Differs from UIKit: files are read and written at once, on the thread of the caller, and are not observed.
///
/// Source: Apple, `UIDocument`.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// The state of a document. Raw values are UIKit's.
  public struct State: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is open.
    public static let normal: State = []
    /// It is closed.
    public static let closed = State(rawValue: 1)
    /// There are conflicting versions.
    public static let inConflict = State(rawValue: 2)
    /// It could not be saved.
    public static let savingError = State(rawValue: 4)
    /// It cannot be edited now.
    public static let editingDisabled = State(rawValue: 8)
    /// It is being read.
    public static let progressAvailable = State(rawValue: 16)
  }

  /// The kind of save operation. Raw values are UIKit's.
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
  /// The kind of a change. Raw values are UIKit's.
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }

  /// Creates a document for a file.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// The file.
  open private(set) var fileURL: URL
  /// The name: that of the file without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type of the file. Always `nil`.
  open var fileType: String? { nil }
  /// The date of the last change of the file. The default is `nil`. Stored; has no effect: it is for the app.
  open var fileModificationDate: Date?
  /// The state.
  open private(set) var documentState: State = .closed
  /// Whether there are changes that were not saved.
  open private(set) var hasUnsavedChanges = false
  /// The undo manager. Stored; has no effect: it is for the app.
  open var undoManager: UndoManager! = UndoManager()

  /// Reads the file, and tells whether that was possible.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    do {
      try read(from: fileURL)
      documentState = .normal
      completionHandler?(true)
    } catch {
      handleError(error, userInteractionPermitted: false)
      completionHandler?(false)
    }
  }

  /// Saves changes, and closes the document.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    let finish: (Bool) -> Void = { saved in
      if saved { self.documentState = .closed }
      completionHandler?(saved)
    }
    if hasUnsavedChanges { save(to: fileURL, for: .forOverwriting, completionHandler: finish) } else { finish(true) }
  }

  /// Writes the file, and tells whether that was possible.
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    do {
      let contents = try contents(forType: "")
      try writeContents(contents, andAttributes: nil, safelyTo: url, for: saveOperation)
      fileURL = url
      documentState.subtract([.closed, .savingError])
      updateChangeCount(.cleared)
      completionHandler?(true)
    } catch {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: false)
      completionHandler?(false)
    }
  }

  /// Saves changes if there are any.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Reads a file, and passes its bytes to ``load(fromContents:ofType:)``.
  open func read(from url: URL) throws { try load(fromContents: Data(contentsOf: url), ofType: nil) }
  /// Takes the content of the document. The default implementation does nothing; overrides keep the content.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Returns the content of the document. Returns no bytes by default.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Writes content to a file.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    guard let data = contents as? Data else { return }
    try data.write(to: url, options: .atomic)
  }
  /// Notes a change.
  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }
  /// Called when reading or writing failed. The default implementation does nothing.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
  /// Goes back to a file.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    fileURL = url
    open(completionHandler: completionHandler)
  }
  /// Calls a closure. Differs from UIKit: on the thread of the caller, before the call returns.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

  /// Posted when the state changes. Never posted here.
  public nonisolated class var stateChangedNotification: Notification.Name {
    Notification.Name("UIDocumentStateChangedNotification")
  }
}
