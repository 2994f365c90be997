// SPDX-License-Identifier: MIT

public import UniformTypeIdentifiers

/// Lets the user choose files of the app's own folders, or a folder for files that it exports.
///
/// Differs from UIKit: there are no other places than the folder of documents, and the words are English in all languages. The
/// controller's `inspection` simulates the user's choice, too.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Creates a picker of files of some types, given as uniform type identifiers.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    types = allowedUTIs.compactMap { UTType($0) }
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of files of some types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .import : .open
    types = contentTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker that exports files.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    exported = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker that exports files.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls, asCopy: mode == .exportToService)
  }

  /// Creates a picker that exports a file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder`.
  public required init?(coder: NSCoder) {
    documentPickerMode = .import
    super.init(coder: coder)
  }

  /// The delegate. The default is `nil`.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// The operation that is performed on the chosen files.
  open private(set) var documentPickerMode: UIDocumentPickerMode
  /// Whether several files may be chosen. The default is `false`.
  open var allowsMultipleSelection = false
  /// Whether the extensions of names are shown. The default is `false`.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first. The default is `nil`, for that of the app's documents.
  open var directoryURL: URL?

  /// The types of the files that can be chosen.
  private(set) var types: [UTType] = []
  /// The files that are exported; empty for a picker of files.
  private(set) var exported: [URL] = []

  /// Shows the folder.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let folder = directoryURL ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    let root = FileListController(folder ?? URL(fileURLWithPath: NSHomeDirectory()), of: self)
    showScreens(UINavigationController(rootViewController: root))
  }

  /// Closes the picker, and hands files to the delegate.
  func finish(with urls: [URL]) {
    dismiss(animated: true)
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
  }

  /// Closes the picker without a file.
  func cancel() { dismiss(animated: true) { self.userDidDismiss() } }

  /// Simulates the user's actions on a document picker.
  @MainActor
  public struct Inspection {
    let controller: UIDocumentPickerViewController

    /// Chooses files: notifies the delegate and dismisses the picker.
    public func choose(_ urls: [URL]) {
      let chosen = controller.allowsMultipleSelection ? urls : Array(urls.prefix(1))
      if controller.presentingViewController != nil { controller.dismiss(animated: false) }
      controller.delegate?.documentPicker(controller, didPickDocumentsAt: chosen)
    }

    /// Closes the view without a file: notifies the delegate.
    public func cancel() {
      if controller.presentingViewController != nil { controller.dismiss(animated: false) }
      controller.delegate?.documentPickerWasCancelled(controller)
    }
  }
}

extension UIDocumentPickerViewController: UserDismissible {
  package func userDidDismiss() { delegate?.documentPickerWasCancelled(self) }
}

/// The operation that is performed on chosen files. Raw values are UIKit's.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0
  case open = 1
  case exportToService = 2
  case moveToService = 3
}

/// The methods that respond to the choice of files.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when the user has chosen files. Calls the method for one file by default.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user has chosen a file. The default implementation does nothing.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called when the user has closed the view. The default implementation does nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Calls the method for one file with each URL.
  @_disfavoredOverload public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    for url in urls { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Does nothing.
  @_disfavoredOverload public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

extension ControllerInspection {
  /// The files of a `UIDocumentPickerViewController`; `nil` for another controller.
  public var documentPicker: UIDocumentPickerViewController.Inspection? {
    (controller as? UIDocumentPickerViewController).map(UIDocumentPickerViewController.Inspection.init)
  }
}
