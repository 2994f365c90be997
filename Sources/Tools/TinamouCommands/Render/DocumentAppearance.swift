// SPDX-License-Identifier: MIT

import ArgumentParser
import InterfaceBuilder
import InterfaceDocuments
import Tinamou

/// Adjusts the appearance of a document's views for pictures: cells get a background, separator and accessory, image
/// views without an image get a box, and text shrinks slightly to fit its room in Interface Builder.
///
/// Frames do not change.
@MainActor
enum DocumentAppearance {
  /// The minimum scale of text whose predicted width is slightly too large.
  private static let minimumLetterScale: CGFloat = 0.92

  /// Adjusts the views of a scene that has been laid out.
  static func apply(to scene: CanvasScene) {
    for view in scene.views {
      switch view.view {
      case let image as UIImageView: box(image)
      case let label as UILabel: fit(label)
      default:
        if view.interface.kind == .tableViewCell { addTableAppearance(to: view) }
        if view.interface.kind == .tableView { back(view) }
      }
    }
  }

  // MARK: Images

  /// Draws a box instead of an image, because the images of the app are not available.
  private static func box(_ view: UIImageView) {
    guard !(view.image?.isSymbolImage ?? false), view.backgroundColor == nil, view.layer.borderWidth == 0 else {
      return
    }
    view.backgroundColor = .systemGray6
    view.layer.borderColor = UIColor.systemGray4.cgColor
    view.layer.borderWidth = 1
  }

  // MARK: Text

  private static func fit(_ label: UILabel) {
    guard label.numberOfLines == 1, !label.adjustsFontSizeToFitWidth, label.bounds.width > 0 else { return }
    let wanted = label.sizeThatFits(.zero).width
    guard wanted > label.bounds.width, wanted * minimumLetterScale <= label.bounds.width else { return }
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = minimumLetterScale
  }

  // MARK: Tables

  private static func back(_ table: CanvasView) {
    guard table.view.backgroundColor == nil else { return }
    table.view.backgroundColor = isGrouped(table.interface) ? .systemGroupedBackground : .systemBackground
  }

  private static func addTableAppearance(to cell: CanvasView) {
    let (view, table) = (cell.view, table(of: cell.interface))
    if view.backgroundColor == nil, table.map(isGrouped) ?? false {
      view.backgroundColor = .secondarySystemGroupedBackground
    }
    let indicators = ["disclosureIndicator": "chevron.right", "checkmark": "checkmark"]
    if let type = cell.interface.element["accessoryType"], let symbol = indicators[type] {
      add(symbol, to: view)
    }
    if let table, table.element["separatorStyle"] != "none" { addSeparator(to: view) }
  }

  private static func add(_ symbol: String, to cell: UIView) {
    let image = UIImageView(image: UIImage(systemName: symbol))
    image.tintColor = symbol == "checkmark" ? .systemBlue : .systemGray3
    let size = CGSize(width: symbol == "checkmark" ? 14 : 8, height: 13)
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    image.frame = CGRect(
      x: isMirrored ? 20 : cell.bounds.width - 20 - size.width, y: (cell.bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    if isMirrored { image.transform = CGAffineTransform(scaleX: -1, y: 1) }
    cell.addSubview(image)
  }

  private static func addSeparator(to cell: UIView) {
    let line = CALayer()
    let height = 1 / max(cell.traitCollection.displayScale, 1)
    line.backgroundColor = UIColor.separator.cgColor
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.frame = CGRect(
      x: isMirrored ? 0 : 16, y: cell.bounds.height - height, width: max(0, cell.bounds.width - 16), height: height)
    cell.layer.addSublayer(line)
  }

  private static func isGrouped(_ table: InterfaceView) -> Bool {
    table.element["style"] == "grouped" || table.element["style"] == "insetGrouped"
  }

  private static func table(of cell: InterfaceView) -> InterfaceView? {
    var next = cell.parent
    while let view = next, view.kind != .tableView { next = view.parent }
    return next
  }
}

/// The options of `tinamou render` for documents and comparisons.
struct DocumentRenderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The scene of a document to draw, by name, class or identifier. The default is all scenes.",
      valueName: "name"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "Draw the scene beside an earlier version, with changed views marked: another file or a git revision.",
      valueName: "file|revision"))
  var against: String?
}
