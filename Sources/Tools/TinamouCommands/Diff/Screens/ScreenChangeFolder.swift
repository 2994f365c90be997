// SPDX-License-Identifier: MIT

import Foundation
import Pictures
import SystemFiles
import Tinamou

/// The folder of a comparison's pictures, with a sheet of those that changed and a page.
@MainActor
struct ScreenChangeFolder {
  let path: String

  /// The path of the sheet.
  var sheet: String { "\(path)/changes.png" }
  /// The path of the page.
  var page: String { "\(path)/index.html" }

  /// Makes the folder, and removes what an earlier comparison has left in it.
  func prepare() throws(PreviewError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path)
    }
    for file in [sheet, page] { try? FileManager.default.removeItem(atPath: file) }
  }

  /// Removes the pictures of screens that did not change, and writes the page and the sheet of the others.
  ///
  /// - Returns: The files that were written.
  func write(_ report: ScreenChangeReport) throws(PreviewError) -> [String] {
    let kept = Set(report.changes.filter(\.isChanged).flatMap { $0.pictures.map { $0.path } })
    for change in report.changes {
      for side in [change.before, change.after] {
        if let picture = side.picture, !kept.contains(picture) { try? FileManager.default.removeItem(atPath: picture) }
      }
    }
    guard report.isChanged else { return [] }
    try write(Array(ChangePage(report: report).html.utf8), to: page)
    let entries = report.changes.filter(\.isChanged).flatMap(entries)
    guard !entries.isEmpty else { return [page] }
    let picture = Picture(sheetOf: entries, columns: Self.columns) { min(1, Self.width / max($0.size.width, 1)) }
    guard let data = try? picture.png() else { throw .unwritable(sheet) }
    try write([UInt8](data), to: sheet)
    return [page, sheet]
  }

  private static let columns = 4
  /// The width of a picture on the sheet, in points.
  private static let width: CGFloat = 260

  /// The pictures of a screen with their titles.
  private func entries(_ change: ScreenChange) -> [Picture.SheetEntry] {
    change.pictures.compactMap { name, path -> Picture.SheetEntry? in
      guard let image = UIImage(contentsOfFile: path) else { return nil }
      let view = UIImageView(image: image)
      view.frame.size = image.size
      return (title: "\(change.title): \(name)", picture: Picture(of: view))
    }
  }

  private func write(_ bytes: [UInt8], to file: String) throws(PreviewError) {
    do { try OutputFile.write(bytes, to: file) } catch { throw .unwritable(file) }
  }
}
