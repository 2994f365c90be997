// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// A file that can be shown.
@preconcurrency @MainActor
public protocol QLPreviewItem: NSObjectProtocol {
  /// The file.
  var previewItemURL: URL? { get }
  /// The title; by default that of the file.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The title: `nil`, for that of the file.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// The URL itself.
  public var previewItemURL: URL? { self as URL }
}

/// Shows files.
///
/// Differs from iOS: pictures and plain texts are shown; of other files, their names. Several files are shown one at a time, without the
/// buttons that lead to the others.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  /// The object that provides the files. The default is `nil`.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The object that is told what the user does. The default is `nil`.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The index of the file that is shown. The default is 0.
  open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded { show() } } }

  private var content: UIView?

  /// Returns whether a file can be shown. `true` for all files.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL ?? false }

  /// The file that is shown; `nil` if there are none.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Asks the data source again.
  open func reloadData() { if isViewLoaded { show() } }
  /// Shows the file again.
  open func refreshCurrentPreviewItem() { if isViewLoaded { show() } }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    show()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
  }

  private func show() {
    content?.removeFromSuperview()
    let item = currentPreviewItem
    navigationItem.title = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
    let shown = item?.previewItemURL.flatMap(Self.view) ?? UILabel.name(of: navigationItem.title)
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
    content = shown
  }

  /// A view with the contents of a picture or of a plain text; `nil` for other files.
  private static func view(of file: URL) -> UIView? {
    if let image = UIImage(contentsOfFile: file.path) {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      return view
    }
    guard ["txt", "md", "json", "csv", "log", "swift", "xml"].contains(file.pathExtension.lowercased()) else {
      return nil
    }
    let view = UITextView()
    view.isEditable = false
    do { view.text = try String(contentsOf: file, encoding: .utf8) } catch { view.text = error.localizedDescription }
    return view
  }
}

extension UILabel {
  fileprivate static func name(of title: String?) -> UILabel {
    let label = UILabel()
    (label.text, label.textAlignment, label.textColor, label.numberOfLines) = (title, .center, .secondaryLabel, 0)
    return label
  }
}
