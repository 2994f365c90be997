// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

extension Picture {
  /// A picture on a sheet, with the title above it.
  package typealias SheetEntry = (title: String, picture: Picture)

  private static let gap: CGFloat = 16
  private static let titleHeight: CGFloat = 28

  /// Creates a sheet of pictures in rows, with their titles above them.
  ///
  /// - Parameters:
  ///   - entries: The pictures with their titles.
  ///   - columns: The number of pictures in a row.
  ///   - scale: The scale of a picture on the sheet.
  @MainActor
  package init(sheetOf entries: [SheetEntry], columns: Int, scale: (Picture) -> CGFloat) {
    var commands: [DrawingCommand] = []
    var origin = CGPoint(x: Self.gap, y: Self.gap)
    var end = origin
    for (index, entry) in entries.enumerated() {
      if index > 0, index.isMultiple(of: columns) { origin = CGPoint(x: Self.gap, y: end.y + Self.gap) }
      let scale = scale(entry.picture)
      let size = CGSize(width: entry.picture.size.width * scale, height: entry.picture.size.height * scale)
      commands += Self.title(entry.title, at: origin, width: max(size.width, Self.gap * 4))
      let top = origin.y + Self.titleHeight
      commands += [
        .saveState, .concatenate(CGAffineTransform(translationX: origin.x, y: top)),
        .concatenate(CGAffineTransform(scaleX: scale, y: scale)),
        .clip(DrawingCommand.Path(rect: CGRect(origin: .zero, size: entry.picture.size)), rule: .winding),
      ]
      commands += entry.picture.commands
      commands.append(.restoreState)
      origin.x += max(size.width, Self.gap * 4) + Self.gap
      end = CGPoint(x: max(end.x, origin.x), y: max(end.y, top + size.height))
    }
    let size = CGSize(width: end.x, height: end.y + Self.gap)
    let paper = DrawingCommand.fill(
      DrawingCommand.Path(rect: CGRect(origin: .zero, size: size)), rule: .winding,
      color: UIColor(white: 0.95, alpha: 1).cgColor)
    self.init(size: size, commands: [paper] + commands)
  }

  @MainActor
  private static func title(_ title: String, at origin: CGPoint, width: CGFloat) -> [DrawingCommand] {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: titleHeight))
    label.text = title
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 2
    let picture = Picture(of: label, options: Picture.Options(background: nil))
    return [.saveState, .concatenate(CGAffineTransform(translationX: origin.x, y: origin.y))] + picture.commands
      + [.restoreState]
  }

  /// Creates the film strip of a sweep: a view at several sizes, all at one scale, with the sizes above the pictures.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - sizes: The sizes, in points. At most ``stripLimit`` are drawn, evenly chosen.
  ///   - resize: A closure that gives the view a size and lays it out.
  @MainActor
  package init(stripOf view: UIView, at sizes: [Int], _ resize: (Int) -> Void) {
    let step = max(1, (sizes.count + Self.stripLimit - 1) / Self.stripLimit)
    let drawn = sizes.enumerated().filter { $0.offset.isMultiple(of: step) || $0.offset == sizes.count - 1 }
    let entries = drawn.map { _, size -> SheetEntry in
      resize(size)
      return (title: "\(size)", picture: Picture(of: view))
    }
    let widest = entries.map(\.picture.size.width).max() ?? 1
    self.init(sheetOf: entries, columns: Self.stripColumns) { _ in min(1, Self.stripWidth / max(widest, 1)) }
  }

  /// The largest number of pictures of a film strip.
  package static let stripLimit = 24
  private static let stripColumns = 6
  /// The width of the widest picture of a film strip, in points.
  private static let stripWidth: CGFloat = 320
}
