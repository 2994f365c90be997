// SPDX-License-Identifier: MIT

/// Selecting items with two fingers.
extension SwipingList {
  func mayBeginBandSelection(at point: CGPoint) -> Bool {
    allowsMultipleSelectionDuringEditing
      && row(at: point).map(selectionDelegate.shouldBeginMultipleSelection) ?? false
  }

  func beginBandSelection(at point: CGPoint) {
    guard let path = row(at: point) else { return }
    enterEditingMode()
    selectionDelegate.didBeginMultipleSelection(path)
    multipleSelection = MultipleSelection(start: path, selects: !selection.contains(path))
  }

  func extendBandSelection(to point: CGPoint) {
    guard var band = multipleSelection, let end = row(at: point) else { return }
    let range = items(from: min(band.start, end), through: max(band.start, end))
    for path in range where selection.contains(path) != band.selects {
      tap(path)
      band.changed.insert(path)
    }
    for path in band.changed.subtracting(range).sorted() {
      tap(path)
      band.changed.remove(path)
    }
    multipleSelection = band
  }

  func endBandSelection() {
    guard multipleSelection != nil else { return }
    multipleSelection = nil
    selectionDelegate.didEndMultipleSelection()
  }

  /// Returns the items between two, both included.
  private func items(from start: ItemIndexPath, through end: ItemIndexPath) -> [ItemIndexPath] {
    itemCounts.indices.filter { $0 >= start.section && $0 <= end.section }.flatMap { section in
      (0..<itemCounts[section]).map { ItemIndexPath(section: section, item: $0) }
    }.filter { $0 >= start && $0 <= end }
  }
}
