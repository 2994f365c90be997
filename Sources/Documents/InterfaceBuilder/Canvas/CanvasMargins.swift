// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The default margins of views on a canvas.
@MainActor
struct CanvasMargins {
  let document: InterfaceDocument
  let rules: CanvasRules
  let screen: CanvasScreen
  /// Whether the screen is not that of the document.
  let isSubstituted: Bool

  /// Sets the margins that the system gives to `view` in its position in the hierarchy.
  func prepare(_ view: UIView, _ interface: InterfaceView, isRoot: Bool, in scene: InterfaceScene) {
    guard !isSubstituted else { return prepareInProgram(view, interface, isRoot: isRoot, in: scene) }
    if rules.apply(.marginsUnderBars) { view.insetsLayoutMarginsFromSafeArea = false }
    if interface.kind == .tableViewCellContentView { return prepareCellContent(view, interface) }
    guard interface.margins == nil else { return }
    // A stack view has no default margins, but passes on those that it preserves.
    if interface.kind == .stackView, !isRoot { view.directionalLayoutMargins = .zero }
    guard isRoot, document.isStoryboard || !rules.apply(.smallNibMargins) else { return }
    switch interface.kind {
    case .tableViewCell: break
    case .collectionViewCell, nil: setSides(of: view, vertical: DeviceProfile.standardMargin)
    default: setSides(of: view, vertical: 0)
    }
  }

  /// Sets the margins that a program gives to the view of a controller. Other views have those that the document or their class
  /// gives them.
  private func prepareInProgram(_ view: UIView, _ interface: InterfaceView, isRoot: Bool, in scene: InterfaceScene) {
    if isRoot, interface.margins == nil, scene.isView(interface) { setSides(of: view, vertical: 0) }
  }

  /// Sets the side margins of a top-level view, which grow with its width.
  private func setSides(of view: UIView, vertical: CGFloat) {
    let isLying = screen.traits.width == .compact && screen.traits.height == .compact
    let side =
      isLying || rules.apply(.narrowRootMargins)
      ? DeviceProfile.smallRootMargin : DeviceProfile.systemMinimumLayoutMargin(forWidth: view.bounds.width)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  // MARK: Cells

  private var version: Int { document.toolsVersion.number }

  /// Sets the margins of a cell's content view. It preserves the table's margins. Its own margins apply where they are
  /// larger, or if it does not preserve the table's.
  private func prepareCellContent(_ view: UIView, _ interface: InterfaceView) {
    guard rules.apply(.systemRowMargins) else { return setPreservedMargins(view, interface) }
    var margins = cellMargins(interface, readableWidth: view.readableWidth)
    if let own = interface.margins {
      guard view.preservesSuperviewLayoutMargins else { return }
      margins.top = max(margins.top, CGFloat(own.edges.top))
      margins.leading = max(margins.leading, CGFloat(own.edges.left))
      margins.bottom = max(margins.bottom, CGFloat(own.edges.bottom))
      margins.trailing = max(margins.trailing, CGFloat(own.edges.right))
    }
    view.preservesSuperviewLayoutMargins = false
    view.directionalLayoutMargins = margins
  }

  /// Sets the margins of the content view of a cell where only the rows that preserve the margins of their table have
  /// more than the default ones.
  private func setPreservedMargins(_ view: UIView, _ interface: InterfaceView) {
    guard rules.apply(.preservedRowMargins), interface.margins == nil, let cell = interface.parent,
      cell.margins == nil,
      [interface, cell].allSatisfy({ $0.element.flag("preservesSuperviewLayoutMargins") })
    else { return }
    let vertical: CGFloat = version < Self.firstWithHighRows ? 10 : 11
    view.preservesSuperviewLayoutMargins = false
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: 15, bottom: vertical - 1 / screen.scale,
      trailing: cell.element["accessoryType"] == nil ? 15 : 8)
  }

  /// The first version in which rows that preserve the margins of their table have 11 points above and below.
  private static let firstWithHighRows = 11000

  private func cellMargins(_ interface: InterfaceView, readableWidth: CGFloat) -> NSDirectionalEdgeInsets {
    let cell = interface.parent
    let width = cell?.parent?.frame?.width ?? cell?.frame?.width ?? 375
    var side = cellSide(width: width, table: cell?.parent)
    if cell?.parent?.element.flag("layoutMarginsFollowReadableWidth") == true {
      side = max(side, (CGFloat(width) - readableWidth) / 2)
    }
    let vertical: CGFloat = rules.apply(.roomyCells) ? 15 : 11
    return NSDirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical - separatorHeight(of: cell),
      trailing: cell?.element["accessoryType"] != nil && rules.apply(.accessoryMargin) ? 8 : side)
  }

  /// Returns the height that the separator takes from the content of a cell.
  private func separatorHeight(of cell: InterfaceView?) -> CGFloat {
    guard rules.apply(.contentAboveSeparator), cell?.parent?.element["separatorStyle"] != "none" else { return 0 }
    return 1 / screen.scale
  }

  /// The first version in which rows outside a table have small margins as well, that of Xcode 11.
  private static let firstWithSmallMargins = 14800

  /// Returns the side margin of a row in a `table` that is `width` points wide, or of a row outside a table.
  private func cellSide(width: Double, table: InterfaceView?) -> CGFloat {
    if hasSmallMargins(table) { return DeviceProfile.canvasRowMargin }
    guard rules.apply(.cellMarginsByScreen), let screen = screen.size else {
      return DeviceProfile.cellMargin(forTableWidth: CGFloat(width))
    }
    let isNarrow = table == nil && width <= Self.narrowRow
    return isNarrow || screen.width < 390 ? 16 : 20
  }

  /// The largest width of a row in a nib that has small margins on every screen.
  private static let narrowRow = 320.0

  /// Returns whether rows have small margins: those on screens that are narrow or have a home button, unless their
  /// table is the view of a controller.
  private func hasSmallMargins(_ table: InterfaceView?) -> Bool {
    guard screen.safeArea.bottom == 0 || screen.size?.width ?? .infinity < 414, rules.apply(.smallCellMargins) else {
      return false
    }
    guard let table else { return version >= Self.firstWithSmallMargins }
    return table.parent != nil
  }
}
