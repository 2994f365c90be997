// SPDX-License-Identifier: MIT

import UniformTypeIdentifiers

/// The files of a folder, of which some are chosen, or the folder that receives exported files.
final class FileListController: PickerListController {
  private let folder: URL
  private unowned let picker: UIDocumentPickerViewController
  private var chosen: [URL] = [] { didSet { openButton.isEnabled = !chosen.isEmpty } }
  private lazy var openButton = UIBarButtonItem(
    title: "Open", primaryAction: UIAction { [unowned self] _ in open(chosen) })

  init(_ folder: URL, of picker: UIDocumentPickerViewController) {
    (self.folder, self.picker) = (folder, picker)
    super.init(nibName: nil, bundle: nil)
    title = folder.lastPathComponent
    emptyText = "Folder is Empty"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private var isExport: Bool { !picker.exported.isEmpty }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in picker.cancel() })
    openButton.isEnabled = false
    let title = picker.documentPickerMode == .moveToService ? "Move" : "Save"
    let save = UIBarButtonItem(title: title, primaryAction: UIAction { [unowned self] _ in export() })
    let action = isExport ? save : picker.allowsMultipleSelection ? openButton : nil
    navigationItem.rightBarButtonItems = [action, cancel].compactMap { $0 }
    list()
  }

  private func list() {
    let keys: [URLResourceKey] = [.isDirectoryKey, .fileSizeKey]
    do {
      let urls = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
      rows = try urls.sorted {
        $0.lastPathComponent.localizedStandardCompare($1.lastPathComponent) == .orderedAscending
      }
      .map { try row($0, $0.resourceValues(forKeys: Set(keys))) }
    } catch {
      emptyText = "The folder cannot be read"
      rows = []
    }
  }

  private func row(_ url: URL, _ values: URLResourceValues) -> PickerRow {
    let name = picker.shouldShowFileExtensions ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    if values.isDirectory == true {
      let row = PickerRow(url.lastPathComponent, detail: "Folder", symbol: "folder.fill") { [unowned self] in
        navigationController?.pushViewController(FileListController(url, of: picker), animated: true)
      }
      row.accessory = .chevron
      return row
    }
    let size = ByteCountFormatter.string(fromByteCount: Int64(values.fileSize ?? 0), countStyle: .file)
    let row = PickerRow(name, detail: size, symbol: "doc") {}
    row.isEnabled = !isExport && isAllowed(url)
    row.addAction(UIAction { [unowned self, unowned row] _ in tap(url, row) }, for: .touchUpInside)
    return row
  }

  /// Whether a file is of one of the types that the picker offers.
  private func isAllowed(_ url: URL) -> Bool {
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    return picker.types.contains { type.conforms(to: $0) }
  }

  private func tap(_ url: URL, _ row: PickerRow) {
    guard picker.allowsMultipleSelection else { return open([url]) }
    if let index = chosen.firstIndex(of: url) { chosen.remove(at: index) } else { chosen.append(url) }
    row.accessory = chosen.contains(url) ? .checkmark : .none
  }

  /// Hands files to the app: as they are, or copies in its temporary folder.
  private func open(_ urls: [URL]) {
    guard picker.documentPickerMode == .import else { return picker.finish(with: urls) }
    transfer(urls, to: FileManager.default.temporaryDirectory.appendingPathComponent("Inbox", isDirectory: true))
  }

  private func export() { transfer(picker.exported, to: folder) }

  /// Copies or moves files to a folder, and hands the new ones to the app.
  private func transfer(_ urls: [URL], to target: URL) {
    let files = FileManager.default
    do {
      try files.createDirectory(at: target, withIntermediateDirectories: true)
      picker.finish(
        with: try urls.map { url in
          let copy = free(url, in: target)
          let isMove = picker.documentPickerMode == .moveToService
          if isMove { try files.moveItem(at: url, to: copy) } else { try files.copyItem(at: url, to: copy) }
          return copy
        })
    } catch {
      let alert = UIAlertController(
        title: "The operation couldn’t be completed", message: error.localizedDescription, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: SystemWord.ok.text, style: .default))
      present(alert, animated: true)
    }
  }

  /// A place for a file in a folder, with a number behind its name if there is one already.
  private func free(_ url: URL, in target: URL) -> URL {
    let name = url.deletingPathExtension().lastPathComponent
    let ending = url.pathExtension.isEmpty ? "" : "." + url.pathExtension
    let names = [url.lastPathComponent] + (2...99).map { "\(name) \($0)\(ending)" }
    let places = names.map { target.appendingPathComponent($0) }
    return places.first { !FileManager.default.fileExists(atPath: $0.path) } ?? places[0]
  }
}
