// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The margins that views have on a canvas without being told.
@MainActor
struct CanvasMargins {
  let document: InterfaceDocument
  let screen: CanvasScreen

  init(_ document: InterfaceDocument, screen: CanvasScreen) {
    self.document = document
    self.screen = screen
  }

  /// Gives `view` the margins that the system sets for its place.
  func prepare(_ view: UIView, _ interface: InterfaceView, isRoot: Bool, in scene: InterfaceScene) {
    if interface.kind == .tableViewCellContentView { return prepareCellContent(view, interface) }
    guard interface.margins == nil else { return }
    // A stack view has no margins of its own, but hands on those that it keeps.
    if interface.kind == .stackView, !isRoot { view.directionalLayoutMargins = .zero }
    guard isRoot else { return }
    switch interface.kind {
    case .tableViewCell, .collectionReusableView: break
    case .collectionViewCell, nil: setSides(of: view, vertical: 8)
    default: setSides(of: view, vertical: 0)
    }
  }

  /// The outermost view has more room at the sides, the wider the more.
  private func setSides(of view: UIView, vertical: CGFloat) {
    let side: CGFloat = view.bounds.width < 400 ? 16 : 20
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  // MARK: Cells

  private var version: Int { document.toolsVersion.number }

  /// What a cell shows keeps the table's margins; margins of its own count where they are larger, or where it does not keep
  /// to the table's.
  private func prepareCellContent(_ view: UIView, _ interface: InterfaceView) {
    guard version >= 13500 else { return }
    var margins = cellMargins(interface)
    if let own = interface.margins {
      guard view.preservesSuperviewLayoutMargins else { return }
      margins.top = max(margins.top, CGFloat(own.top))
      margins.leading = max(margins.leading, CGFloat(own.leading))
      margins.bottom = max(margins.bottom, CGFloat(own.bottom))
      margins.trailing = max(margins.trailing, CGFloat(own.trailing))
    }
    view.preservesSuperviewLayoutMargins = false
    view.directionalLayoutMargins = margins
  }

  private func cellMargins(_ interface: InterfaceView) -> NSDirectionalEdgeInsets {
    let cell = interface.parent
    let side = cellSide(width: cell?.parent?.frame?.width ?? cell?.frame?.width ?? 375, isInTable: cell?.parent != nil)
    let vertical: CGFloat = hasRoomyCells ? 15 : 11
    // Before Xcode 11 the content view ends above the separator, half a point before the cell.
    return NSDirectionalEdgeInsets(
      top: vertical, leading: side, bottom: version < 14800 ? vertical - 0.5 : vertical,
      trailing: cell?.element["accessoryType"] == nil ? side : 8)
  }

  /// The room at the sides of a row in a table that is `width` points wide, or of a row by itself.
  private func cellSide(width: Double, isInTable: Bool) -> CGFloat {
    switch version {
    case ..<14400: return width < 393 ? 16 : 20
    // Xcode 10 made the rows of the smallest phones narrower, Xcode 11 those of all.
    case ..<14800: return width < 375 ? 15 : width < 393 ? 16 : 20
    case ..<16500: return 15
    default:
      // From Xcode 13.3 on the screen counts, however wide the table is.
      let isByScreen = isInTable && version >= 21000 && version < 30000
      return (isByScreen ? screen.size.map { Double($0.width) } ?? width : width) < 393 ? 16 : 20
    }
  }

  /// Xcode 26 has higher rows.
  private var hasRoomyCells: Bool { version >= 24100 && version < 30000 }
}
