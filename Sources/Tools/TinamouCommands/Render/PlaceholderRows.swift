// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import Tinamou

/// Outlines in place of the rows of a table, or of the cells of a collection, that has none in its document.
@MainActor
enum PlaceholderRows {
  /// The height of a row, and the side of a cell, where the document says none, in points.
  private static let rowHeight: CGFloat = 44, cellSide: CGFloat = 50
  /// The space around an outline, in points.
  private static let inset: CGFloat = 4
  private static let count = 3

  /// Adds them to a table or a collection.
  static func add(to view: CanvasView) {
    let element = view.interface.element
    guard !view.interface.element.hasRows else { return }
    switch view.interface.kind {
    case .tableView:
      let height = element.number("rowHeight").flatMap { $0 > 0 ? CGFloat($0) : nil } ?? rowHeight
      add(rows(of: height, in: view.view.bounds), "Placeholder rows", to: view.view)
    case .collectionView:
      let item = element.element(key: "collectionViewLayout")?.element(key: "itemSize")
      let size = CGSize(
        width: item?.number("width").map { CGFloat($0) } ?? cellSide,
        height: item?.number("height").map { CGFloat($0) } ?? cellSide)
      add(cells(of: size, in: view.view.bounds), "Placeholder cells", to: view.view)
    default: break
    }
  }

  private static func rows(of height: CGFloat, in bounds: CGRect) -> [CGRect] {
    (0..<count).map { CGRect(x: 0, y: CGFloat($0) * height, width: bounds.width, height: height) }
  }

  /// Two rows of as many cells as have room, with the standard spacing of 10 points between them.
  private static func cells(of size: CGSize, in bounds: CGRect) -> [CGRect] {
    guard size.width > 0, size.height > 0 else { return [] }
    let columns = max(1, Int((bounds.width + 10) / (size.width + 10)))
    return (0..<2 * min(columns, 20)).map { index in
      CGRect(
        x: CGFloat(index % columns) * (size.width + 10), y: CGFloat(index / columns) * (size.height + 10),
        width: size.width, height: size.height)
    }
  }

  private static func add(_ frames: [CGRect], _ caption: String, to view: UIView) {
    let room = CGRect(origin: .zero, size: view.bounds.size)
    for (index, frame) in frames.filter({ room.insetBy(dx: -1, dy: -1).contains($0) }).enumerated() {
      let outline = CAShapeLayer()
      outline.path = UIBezierPath(roundedRect: frame.insetBy(dx: inset, dy: inset), cornerRadius: 6).cgPath
      outline.fillColor = nil
      outline.strokeColor = UIColor.systemGray3.cgColor
      outline.lineDashPattern = [4, 3]
      view.layer.addSublayer(outline)
      if index == 0 { add(caption, in: frame, to: view) }
    }
  }

  private static func add(_ caption: String, in frame: CGRect, to view: UIView) {
    let label = UILabel()
    label.text = caption
    label.font = .systemFont(ofSize: 12)
    label.textColor = .systemGray
    let size = label.sizeThatFits(.zero)
    label.frame = CGRect(
      x: frame.minX + 3 * inset, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    view.addSubview(label)
  }
}

extension MarkupElement {
  /// Whether a table or a collection has rows, cells or views of its own.
  fileprivate var hasRows: Bool {
    ["prototypes", "sections", "cells"].contains { !(element($0)?.elements.isEmpty ?? true) }
  }
}
