// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Pictures
import SystemFiles
import Tinamou

/// The folder of a run's pictures, with a sheet of all of them and a page.
@MainActor
struct PreviewAlbum {
  let folder: String
  /// The pictures that an earlier run left in the folder, by path.
  private let earlier: [String: Data]

  /// Reads the pictures that are in the folder.
  init(folder: String) {
    self.folder = folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = names.filter { $0.hasSuffix(".png") }.map { "\(folder)/\($0)" }
    earlier = Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        FileManager.default.contents(atPath: path).map { (path, $0) }
      })
  }

  /// The path of the sheet.
  var sheet: String { "\(folder)/sheet.png" }
  /// The path of the page.
  var page: String { "\(folder)/index.html" }

  /// Makes the folder.
  func prepare() throws(PreviewError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(folder)
    }
  }

  /// Writes the page and the sheet of some shots.
  func write(_ shots: [PreviewRun.Shot]) throws(PreviewError) {
    let entries = shots.map { shot -> PreviewPage.Entry in
      let picture = shot.picture.flatMap { shot.isDrawn ? FileManager.default.contents(atPath: $0) : nil }
      let before = shot.picture.flatMap { earlier[$0] }
      return PreviewPage.Entry(shot: shot, picture: picture, before: before == picture ? nil : before)
    }
    try write(Array(PreviewPage(entries).html.utf8), to: page)
    guard let data = try? PreviewSheet(shots).picture.png() else { throw .unwritable(sheet) }
    try write([UInt8](data), to: sheet)
  }

  private func write(_ bytes: [UInt8], to path: String) throws(PreviewError) {
    do { try OutputFile.write(bytes, to: path) } catch { throw .unwritable(path) }
  }
}

/// A sheet with the pictures of a run in rows, each with its title. A preview without a picture has the reason in its place.
@MainActor
struct PreviewSheet {
  private let shots: [PreviewRun.Shot]

  private static let columns = 4
  private static let width: CGFloat = 220
  private static let gap: CGFloat = 20

  init(_ shots: [PreviewRun.Shot]) { self.shots = shots }

  /// The sheet, laid out as the views that it shows are.
  var picture: Picture {
    let cells = shots.map(Self.cell)
    let rows = stride(from: 0, to: cells.count, by: Self.columns).map { start in
      let row = UIStackView(arrangedSubviews: Array(cells[start..<min(start + Self.columns, cells.count)]))
      row.spacing = Self.gap
      row.alignment = .top
      return row
    }
    let sheet = UIStackView(arrangedSubviews: rows)
    sheet.axis = .vertical
    sheet.alignment = .leading
    sheet.spacing = Self.gap
    sheet.isLayoutMarginsRelativeArrangement = true
    sheet.layoutMargins = UIEdgeInsets(top: Self.gap, left: Self.gap, bottom: Self.gap, right: Self.gap)
    sheet.frame.size = sheet.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return Picture(of: sheet, options: Picture.Options(background: UIColor(white: 0.95, alpha: 1)))
  }

  private static func cell(of shot: PreviewRun.Shot) -> UIView {
    let title = UILabel()
    title.text = shot.title
    title.font = .systemFont(ofSize: 12)
    title.numberOfLines = 2
    let cell = UIStackView(arrangedSubviews: [title, content(of: shot)])
    title.widthAnchor.constraint(equalToConstant: width).isActive = true
    cell.axis = .vertical
    cell.alignment = .leading
    cell.spacing = 6
    return cell
  }

  /// The picture of a shot, or the reason that there is none.
  private static func content(of shot: PreviewRun.Shot) -> UIView {
    if case .failure(let fault) = shot.result { return reason(PreviewMessages.sentence(for: fault)) }
    let image = UIImageView(image: shot.picture.flatMap { UIImage(contentsOfFile: $0) })
    image.contentMode = .scaleAspectFit
    image.layer.borderWidth = 0.5
    image.layer.borderColor = UIColor(white: 0.7, alpha: 1).cgColor
    let size = image.image?.size ?? CGSize(width: 1, height: 1)
    let shown = min(width, size.width)
    NSLayoutConstraint.activate([
      image.widthAnchor.constraint(equalToConstant: shown),
      image.heightAnchor.constraint(equalToConstant: shown * size.height / max(size.width, 1)),
    ])
    return image
  }

  private static func reason(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 12)
    label.textColor = .systemRed
    label.numberOfLines = 0
    label.widthAnchor.constraint(equalToConstant: width).isActive = true
    return label
  }
}
