// SPDX-License-Identifier: MIT

/// The separators between cells.
extension UITableView {
  /// Returns the separators of a cell, in its coordinates: one below each cell that starts at the text, and
  /// full-width ones at both ends of a group. An inset group has none at its ends.
  func separatorLines(of cell: UITableViewCell) -> SeparatorLines {
    guard separatorStyle != .none, cell.bounds.height > 0 else { return SeparatorLines() }
    let thickness = 1 / displayScale
    let size = cell.bounds.size
    let full = CGRect(x: 0, y: size.height - thickness, width: size.width, height: thickness)
    var lines = SeparatorLines(below: inset(full, in: cell))
    switch style {
    case .plain: break
    case .grouped:
      if cell.position.isLast { lines.below = full }
      if cell.position.isFirst { lines.above = CGRect(x: 0, y: 0, width: size.width, height: thickness) }
    case .insetGrouped:
      if cell.position.isLast { lines.below = nil }
    }
    return lines
  }

  private func inset(_ line: CGRect, in cell: UITableViewCell) -> CGRect {
    let isMirrored = cell.runsRightToLeft
    let automatic = cell.automaticSeparatorStart
    let safe = isMirrored ? cell.safeAreaInsets.right : cell.safeAreaInsets.left
    var start = automatic
    var end: CGFloat = 0
    if let own = cell.editing.separatorInset ?? storedSeparatorInset {
      let (leading, trailing) = isMirrored ? (own.right, own.left) : (own.left, own.right)
      let isOwn = cell.editing.separatorInset != nil
      start = isOwn || separatorInsetReference == .fromCellEdges ? safe + leading : automatic + leading
      end = trailing
    }
    let width = max(0, line.width - start - end)
    return CGRect(x: isMirrored ? end : start, y: line.minY, width: width, height: line.height)
  }
}
