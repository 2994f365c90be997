// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import Pictures
import Reports
import RunningTests
import SystemFiles
import Tinamou

/// Draws a view in every case of a matrix, and writes the pictures on one sheet: a PNG file, and an HTML page with a
/// picture for each case. They are in `.build/layouts`, or in the folder in the environment variable
/// `TINAMOU_OUTPUT`.
///
/// Fails the test at the line of the call if a picture cannot be drawn or written.
///
/// - Parameters:
///   - matrix: The cases.
///   - name: The name of the sheet, for tests with several sheets. The default is `nil`.
///   - makeView: A closure that returns the view for the current case, such as a window from ``show(_:)``.
/// - Returns: The PNG file; `nil` after a failure.
@MainActor @discardableResult
public func writeSheet(
  of matrix: LayoutMatrix, named name: String? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column, function: String = #function, _ makeView: (LayoutCase) -> UIView
) -> URL? {
  let location = RecordingLocation(testFile: filePath, function: function, name: name, layoutCase: nil)
  var sheet = LayoutSheet(location: location)
  do {
    try matrix.run { layoutCase in
      let view = makeView(layoutCase)
      try PseudoLanguage.whileShown(in: view) {
        view.topmostSuperview.layoutIfNeeded()
        return Result { try sheet.add(Picture(of: view), title: layoutCase.description) }
      }.get()
    }
    return try sheet.write()
  } catch {
    Failure.record(
      "the sheet cannot be written: \(error)",
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    return nil
  }
}

/// Pictures of the cases of a matrix on one sheet.
@MainActor
private struct LayoutSheet {
  let location: RecordingLocation
  private var entries: [(title: String, picture: Picture, file: String)] = []

  private static let columns = 6
  private static let width: CGFloat = 180

  init(location: RecordingLocation) { self.location = location }

  /// Writes the picture of a case next to the page, and adds it to the sheet.
  mutating func add(_ picture: Picture, title: String) throws {
    let url = location.outputFile(".\(entries.count + 1).png")
    try write([UInt8](picture.png()), to: url)
    entries.append((title, picture, url.lastPathComponent))
  }

  /// Writes the page and the sheet, and returns the sheet.
  func write() throws -> URL {
    try write(Array(page.utf8), to: location.outputFile(".html"))
    let url = location.outputFile(".sheet.png")
    try write([UInt8](picture.png()), to: url)
    return url
  }

  private func write(_ bytes: [UInt8], to url: URL) throws {
    try FileManager.default.createDirectory(at: location.outputFolder, withIntermediateDirectories: true)
    try OutputFile.write(bytes, to: url.path)
  }

  // MARK: The page

  private var page: String {
    let figures = entries.map { entry in
      "<figure><a href=\"\(XMLText.escaped(entry.file))\"><img src=\"\(XMLText.escaped(entry.file))\" width=\"180\" alt=\"\">"
        + "</a><figcaption>\(XMLText.escaped(entry.title))</figcaption></figure>\n"
    }
    return """
      <!DOCTYPE html>
      <meta charset="utf-8">
      <title>\(XMLText.escaped(location.title))</title>
      <style>
      body { font: 13px sans-serif; background: #f2f2f4; display: flex; flex-wrap: wrap; gap: 16px; }
      figure { margin: 0; width: 180px; }
      img { background: white; border: 1px solid #b9b9bf; }
      </style>
      \(figures.joined())
      """
  }

  // MARK: The picture

  /// The pictures in rows, each 180 points wide, with their titles above them.
  private var picture: Picture {
    Picture(sheetOf: entries.map { (title: $0.title, picture: $0.picture) }, columns: LayoutSheet.columns) {
      LayoutSheet.width / max($0.size.width, 1)
    }
  }
}
